; Pouring water: `flows` says what two jugs have before and after the one is poured into the other
(define (domain jugs)
  (:requirements :strips :typing)
  (:types jug amount)
  (:predicates (in ?j - jug ?n - amount) (some ?n - amount) (empty ?n - amount)
    (full ?j - jug ?n - amount) (room ?j - jug ?n - amount)
    (flows ?j ?k - jug ?a ?b ?c ?d - amount))
  (:action pour
    :parameters (?j ?k - jug ?a ?b ?c ?d - amount)
    :precondition (and (flows ?j ?k ?a ?b ?c ?d) (in ?j ?a) (in ?k ?b))
    :effect (and (not (in ?j ?a)) (not (in ?k ?b)) (in ?j ?c) (in ?k ?d)))
  (:action fill
    :parameters (?j - jug ?a ?b - amount)
    :precondition (and (room ?j ?a) (full ?j ?b) (in ?j ?a))
    :effect (and (not (in ?j ?a)) (in ?j ?b)))
  (:action pour-away
    :parameters (?j - jug ?a ?b - amount)
    :precondition (and (some ?a) (empty ?b) (in ?j ?a))
    :effect (and (not (in ?j ?a)) (in ?j ?b))))

; Doors and buttons: `joins` are steps that any colour allows, `joins-if` those that need a colour
(define (domain maze)
  (:requirements :strips :typing)
  (:types cell colour)
  (:predicates (at ?c - cell) (colour ?k - colour) (joins ?c ?d - cell)
    (joins-if ?c ?d - cell ?k - colour) (button ?c - cell ?k ?l - colour))
  (:action go
    :parameters (?c ?d - cell)
    :precondition (and (joins ?c ?d) (at ?c))
    :effect (and (not (at ?c)) (at ?d)))
  (:action go-with-colour
    :parameters (?c ?d - cell ?k - colour)
    :precondition (and (joins-if ?c ?d ?k) (at ?c) (colour ?k))
    :effect (and (not (at ?c)) (at ?d)))
  (:action press
    :parameters (?c - cell ?k ?l - colour)
    :precondition (and (button ?c ?k ?l) (at ?c) (colour ?k))
    :effect (and (not (colour ?k)) (colour ?l))))

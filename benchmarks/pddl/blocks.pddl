; Blocks and a hand that holds one of them
(define (domain blocks)
  (:requirements :strips :typing)
  (:types block)
  (:predicates (on ?x ?y - block) (on-table ?x - block) (clear ?x - block) (hand-empty)
    (held ?x - block))
  (:action lift-from-table
    :parameters (?x - block)
    :precondition (and (clear ?x) (on-table ?x) (hand-empty))
    :effect (and (not (on-table ?x)) (not (clear ?x)) (not (hand-empty)) (held ?x)))
  (:action lift
    :parameters (?x ?y - block)
    :precondition (and (on ?x ?y) (clear ?x) (hand-empty))
    :effect (and (not (on ?x ?y)) (clear ?y) (not (clear ?x)) (not (hand-empty)) (held ?x)))
  (:action put-on-table
    :parameters (?x - block)
    :precondition (held ?x)
    :effect (and (not (held ?x)) (clear ?x) (hand-empty) (on-table ?x)))
  (:action put
    :parameters (?x ?y - block)
    :precondition (and (held ?x) (clear ?y))
    :effect (and (not (held ?x)) (not (clear ?y)) (clear ?x) (hand-empty) (on ?x ?y))))

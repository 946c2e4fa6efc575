; Peg solitaire
(define (domain solitaire)
  (:requirements :strips :typing)
  (:types hole)
  (:predicates (peg ?h - hole) (free ?h - hole) (line ?a ?b ?c - hole))
  (:action jump
    :parameters (?a ?b ?c - hole)
    :precondition (and (line ?a ?b ?c) (peg ?a) (peg ?b) (free ?c))
    :effect (and (not (peg ?a)) (not (peg ?b)) (not (free ?c)) (free ?a) (free ?b) (peg ?c))))

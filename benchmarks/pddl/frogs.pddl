; Leaping frogs: a piece is a green or a brown frog; `hops` says from where to where each may go
(define (domain frogs)
  (:requirements :strips :typing)
  (:types piece stone)
  (:predicates (on ?p - piece ?s - stone) (free ?s - stone) (hops ?p - piece ?a ?b - stone))
  (:action hop
    :parameters (?p - piece ?a ?b - stone)
    :precondition (and (hops ?p ?a ?b) (on ?p ?a) (free ?b))
    :effect (and (not (on ?p ?a)) (not (free ?b)) (on ?p ?b) (free ?a))))

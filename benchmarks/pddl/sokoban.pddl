; A push costs one, a step nothing
(define (domain sokoban)
  (:requirements :strips :typing :action-costs)
  (:types place way)
  (:predicates (towards ?p ?q - place ?w - way) (man ?p - place) (crate ?p - place)
    (free ?p - place))
  (:functions (total-cost) - number)
  (:action walk
    :parameters (?p ?q - place ?w - way)
    :precondition (and (man ?p) (towards ?p ?q ?w) (free ?q))
    :effect (and (not (man ?p)) (man ?q)))
  (:action push
    :parameters (?p ?q ?r - place ?w - way)
    :precondition (and (man ?p) (towards ?p ?q ?w) (crate ?q) (towards ?q ?r ?w) (free ?r))
    :effect (and (not (man ?p)) (man ?q) (not (crate ?q)) (free ?q) (crate ?r) (not (free ?r))
      (increase (total-cost) 1))))

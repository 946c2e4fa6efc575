; Sliding tiles
(define (domain tiles)
  (:requirements :strips :typing)
  (:types tile place)
  (:predicates (on ?t - tile ?p - place) (gap ?p - place) (beside ?p ?q - place))
  (:action slide
    :parameters (?t - tile ?p ?q - place)
    :precondition (and (beside ?p ?q) (on ?t ?p) (gap ?q))
    :effect (and (not (on ?t ?p)) (not (gap ?q)) (on ?t ?q) (gap ?p))))

; The pocket cube: a move carries what is in one corner to another, and twists it
(define (domain cube)
  (:requirements :adl :typing)
  (:types move corner piece third)
  (:predicates (piece ?c - corner ?p - piece) (twist ?c - corner ?t - third)
    (carries ?m - move ?a ?b - corner) (twists ?m - move ?a - corner ?t ?u - third))
  (:action turn
    :parameters (?m - move)
    :precondition ()
    :effect (and
      (forall (?a ?b - corner ?p - piece)
        (when (and (carries ?m ?a ?b) (piece ?a ?p))
          (and (not (piece ?a ?p)) (piece ?b ?p))))
      (forall (?a ?b - corner ?t ?u - third)
        (when (and (carries ?m ?a ?b) (twists ?m ?a ?t ?u) (twist ?a ?t))
          (and (not (twist ?a ?t)) (twist ?b ?u)))))))

; Parcels, trucks within a town, planes between airports
(define (domain logistics)
  (:requirements :strips :typing)
  (:types place vehicle parcel town - object airport office - place truck plane - vehicle)
  (:predicates (at ?x - object ?p - place) (in ?x - parcel ?v - vehicle)
    (in-town ?p - place ?t - town))
  (:action load
    :parameters (?x - parcel ?v - vehicle ?p - place)
    :precondition (and (at ?x ?p) (at ?v ?p))
    :effect (and (not (at ?x ?p)) (in ?x ?v)))
  (:action unload
    :parameters (?x - parcel ?v - vehicle ?p - place)
    :precondition (and (in ?x ?v) (at ?v ?p))
    :effect (and (not (in ?x ?v)) (at ?x ?p)))
  (:action drive
    :parameters (?v - truck ?p ?q - place ?t - town)
    :precondition (and (at ?v ?p) (in-town ?p ?t) (in-town ?q ?t))
    :effect (and (not (at ?v ?p)) (at ?v ?q)))
  (:action fly
    :parameters (?v - plane ?p ?q - airport)
    :precondition (at ?v ?p)
    :effect (and (not (at ?v ?p)) (at ?v ?q))))

# Lo que hace cada carta del mazo Medidas Desesperadas.
card-does-doom-and-gloom = Tira un dado por cada segunda oportunidad de tu oponente: la pierde para el partido salvo que salga un 1.

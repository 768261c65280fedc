# Lo que hace cada carta del mazo Eventos Aleatorios.
card-does-ballista = Disparas a un jugador de pie como con el Relámpago de un hechicero: con 2+ es derribado como con Golpe Mortífero.

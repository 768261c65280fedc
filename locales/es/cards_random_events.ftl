# Lo que hace cada carta del mazo Eventos Aleatorios.
card-does-bad-habits = El equipo contrario pierde 1D3 segundas oportunidades de equipo para el partido.
card-does-ballista = Disparas a un jugador de pie como con el Relámpago de un hechicero: con 2+ es derribado como con Golpe Mortífero.
card-does-buzzing = Durante el resto del partido un jugador tuyo que no lleve el balón tiene +1 a la agilidad, En Pie de un Salto y Furia, pero Sin Manos.
card-does-duh-where-am-i = Un jugador contrario es Realmente Estúpido durante el resto del partido.
card-does-ego-trip = Durante el resto del partido un jugador contrario debe ser el primero de su equipo en actuar en cada turno, o no actúa en él.
card-does-gimme-that = Un jugador tuyo tiene Agallas, Juggernaut y Robar Balón durante el resto del partido.
card-does-iron-man = Durante el resto del partido un jugador tuyo solo queda aturdido siempre que le tocara una tirada de herida.
card-does-kid-gloves = Durante el resto del partido tus jugadores solo quedan aturdidos cuando un oponente elegido supere su armadura con un placaje o una falta.
card-does-mine = Una bola de fuego como la de un hechicero, con un oponente en el centro.
card-does-orcidas-sponsorship = Un jugador tuyo tiene +1 al movimiento, Carrera y Pies Firmes durante el resto del partido.
card-does-rakarths-curse-of-petty-spite = Durante el resto del partido ninguna tirada de un oponente elegido puede repetirse, ni con segundas oportunidades ni con habilidades.
card-does-tackling-machine = Un jugador tuyo tiene Placaje Heroico, En Pie de un Salto, Placaje Defensivo y Forcejeo durante el resto del partido.
card-does-zap = Con 2+ un jugador contrario es un sapo hasta que termine la entrada: movimiento 4, fuerza 1, agilidad 4, armadura 4, y solo Esquivar, Saltar, Sin Manos, Escurridizo y Canijo. Si llevaba el balón, este rebota.

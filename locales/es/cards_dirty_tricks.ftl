# Lo que hace cada carta del mazo Juego Sucio.
card-does-greased-shoes = En el turno que viene tus oponentes necesitan 5+ para ir A Por Ellos.
card-does-blatant-foul = Tu falta de este turno supera la armadura sin tirada. Los dobles en la tirada de herida los sigue viendo el árbitro.
card-does-chop-block = Uno de tus jugadores que esté de pie y no haya actuado en tu turno queda tumbado, y un oponente de pie a su lado queda aturdido.
card-does-custard-pie = Un oponente al lado de uno de tus jugadores, que incluso puede estar tumbado, pierde su zona de defensa durante este turno.
card-does-distract = En el próximo turno de tu oponente uno de tus jugadores tiene Presencia Perturbadora, y los oponentes que empiecen una acción a tres casillas de él o menos tiran como si tuvieran Cabeza Hueca.
card-does-gromskulls-exploding-runes = Uno de tus jugadores tiene Bombardero, Sin Manos y Arma Secreta durante todo el partido. Cada lanzamiento de sus bombas tiene -1.
card-does-illegal-substitution = Uno de tus reservas entra en una casilla vacía de tu propia zona de touchdown; en este turno solo puede moverse. Puedes tener doce jugadores en el campo hasta que termine la entrada.
card-does-kicking-boots = Uno de tus jugadores tiene Patada y Juego Sucio y 1 menos de movimiento durante el resto del partido.
card-does-pit-trap = Un jugador de pie de cualquier equipo queda tumbado, sin daño. Si lleva el balón, este rebota.
card-does-spiked-ball = Hasta que termine la entrada, a quien falle al recoger o atrapar el balón lo apuñala. Las intercepciones se libran.
card-does-stolen-playbook = Uno de tus jugadores tiene Bloquear Pase y Perseguir hasta que termine la entrada.
card-does-trampoline-trap = Un oponente de pie vuela tantas casillas como diga un dado en una dirección al azar, como un compañero lanzado, y tiene que aterrizar.
card-does-witchs-brew = Tira un dado por un oponente: con un 1 tiene En Pie de un Salto y Sin Manos hasta que termine la entrada, con un 2 no pasa nada, con más es Realmente Estúpido hasta entonces.

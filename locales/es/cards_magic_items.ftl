# Lo que hace cada carta del mazo Objetos Mágicos.
card-does-beguiling-bracers = Durante el resto del partido un jugador tuyo tiene Mirada Hipnótica y Echarse a un Lado, pero también Cabeza Hueca.
card-does-belt-of-invulnerability = Durante el resto del partido nada se suma ni se resta a las tiradas de armadura contra un jugador tuyo, y nadie las repite.
card-does-fawndoughs-headband = Este turno un jugador tuyo tiene Pasar y Precisión; quien intente interceptar sus pases tiene un +1.
card-does-force-shield = Tu portador del balón tiene Manos Seguras y Zafarse mientras conserve el balón.
card-does-giktas-strength-of-da-bear = Un jugador tuyo tiene +1 a la fuerza hasta que termine esta entrada; después, −1 durante el resto del partido.
card-does-gloves-of-holding = Durante el resto del partido un jugador tuyo tiene Atrapar y Manos Seguras, pero no puede pasar, ni lanzar a un compañero, ni entregar el balón.
card-does-good-old-magic-codpiece = Durante el resto del partido nadie puede hacer falta a un jugador tuyo, y ninguna habilidad cambia ni repite las tiradas de herida contra él.
card-does-inertia-damper = Hasta que termine la entrada, el oponente que penetre contra tu jugador elegido tras mover una casilla o más tiene −1 a la fuerza (mínimo 1) en ese placaje.
card-does-lucky-charm = La primera vez que superen la armadura del jugador elegido solo queda aturdido. Lo que no necesita tirada de armadura, como el público, no gasta el amuleto.
card-does-magic-gloves-of-jark-longarm = Hasta que termine la entrada un jugador tuyo tiene Bloquear Pase y un +1 a las intercepciones.
card-does-rabbits-foot = Un jugador tuyo que no sea Solitario tiene Profesional durante el resto del partido.
card-does-ring-of-teleportation = Tras tu turno, elige un jugador tuyo de pie y una dirección: se desplaza 1D6 casillas hacia allí y aterriza bien, salvo que haya alguien o que sea el público.
card-does-wand-of-smashing = Este turno un jugador tuyo tiene +1 a la fuerza y Golpe Mortífero.

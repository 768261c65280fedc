# Lo que hace cada carta del mazo Disturbios Varios.
card-does-hometown-fans = Eliges la dirección de la primera devolución del balón del partido. Después decide otra vez el dado.
card-does-johnny-waterboy = Tus inconscientes se recuperan con +1 durante todo el partido. Un 1 natural siempre falla.
card-does-badyear-git = La patada inicial se desvía tantas casillas como sume 2D6, en vez de 1D6.
card-does-sprinkler-malfunction = Hasta el final de la entrada todos pasan, atrapan y recogen el balón con -1.
card-does-eclipse = En tu turno y en el siguiente de tu oponente, cada jugador tiene las características y habilidades de un simple goblin, y nada más.
card-does-friendly-fans = Tus jugadores que acaban entre el público quedan aturdidos sin tirada de heridas: van a las reservas. Durante todo el partido.
card-does-rowdy-fans = Tus placajes y faltas contra un oponente en la fila pegada al público tienen un apoyo más, y ese oponente no apoya a nadie. Durante todo el partido.
card-does-heckler = Un oponente a tu elección solo conserva, en tu turno y en el siguiente del suyo, las habilidades de uso obligado.
card-does-incoming = En su próximo turno los oponentes deben esquivar cada vez que dejen una casilla a dos o menos de una banda o de una zona de touchdown.
card-does-rogue-wizard = Elige una casilla: una bola de fuego se desvía cinco veces desde allí y estalla. Si sale del campo por el camino, no pasa nada.
card-does-that-babes-got-talent = Durante todo el partido ganas «Los hinchas animan» y «Táctica brillante», y tu FAMA cuenta uno más en la tabla de patada inicial.
card-does-fanatic-invasion = Coloca un fanático goblin en una casilla vacía. Cada entrenador puede moverlo justo después de su turno. No es de ningún equipo: no tiene zona de defensa y placa sin apoyos. Lo expulsan al acabar la entrada.
card-does-ball-clone = Con el balón en el suelo: hay dos hasta que acabe la entrada. Nadie lleva los dos. El primero que anote con uno tira un dado: con 1 a 3 ese balón desaparece y no hay touchdown.
card-asks-hometown-fans = { $team }: desde { $square }, ¿hacia dónde devuelve el público el balón?

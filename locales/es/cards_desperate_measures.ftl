# Lo que hace cada carta del mazo Medidas Desesperadas.
card-does-doom-and-gloom = Tira un dado por cada segunda oportunidad de tu oponente: la pierde para el partido salvo que salga un 1.
card-does-assassin = Un oponente a tu elección se pierde el partido.
card-does-morleys-revenge = El azar elige a tres oponentes. Antes de cada patada inicial, cada uno tira un dado: con 1 a 3 se pierde la entrada.
card-does-i-am-the-greatest = En cada entrada solo puede jugar uno de los dos jugadores disponibles más valiosos de tu oponente. Su entrenador dice cuál.
card-does-mindblow = Un dado por cada oponente en el campo: con 2+ queda como si hubiera fallado Cabeza Hueca hasta que empiece el turno de su equipo.
card-does-come-on-boys = Tu cambio de turno solo termina esa acción, y el turno sigue con quienes no han actuado. Los cambios de turno posteriores de este turno también terminan solo su acción.
card-does-mysterious-old-medicine-man = Las tiradas de heridas contra tus jugadores cuentan uno menos durante todo el partido. Por debajo de 2, el jugador solo queda tumbado. La tabla de lesiones no cambia.
card-asks-i-am-the-greatest = { $team }: ¿cuál de tus dos estrellas juega esta entrada?
card-does-da-freight-train = Una estrella entra en una casilla libre junto al público, fuera de las zonas de touchdown, como duodécimo jugador; puede actuar de inmediato y se marcha al acabar la parte.

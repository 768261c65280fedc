# Lo que ha pasado, contado en frases sencillas.
given-standing-order = { $sentence } (orden permanente)
given-clock = { $sentence } (reloj)

event-weather-set = Tiempo: { $weather }.
event-weather-changed = Tiempo, { $dice }: { $weather }.
event-fans-came = { $home_fans } mil hinchas de { $home } y { $away_fans } mil de { $away }; FAMA { $home_fame } a { $away_fame }.
event-coin-tossed = { $away } pide { $called } y la moneda muestra { $face }: elige { $winner }.
event-sides-chosen = { $kicking } patea y { $receiving } recibe ({ $half }).
event-drive-began = Empieza una entrada: { $kicking } se despliega primero y patea hacia { $receiving }.
event-placed = { $player } se coloca en { $square }.
event-placed-off = { $player } vuelve a las reservas.
event-formation-taken = { $team } se despliega: { $formation }.
event-set-up-done = { $team } ya está desplegado.
event-nobody-to-field = { $teams } no puede alinear a nadie; pasan dos turnos.
event-nobody-to-field-scored = { $teams } no puede alinear a nadie; pasan dos turnos y { $scorer } se apunta un touchdown.
event-kicked-off = { $team } patea hacia { $target }; el balón se desvía { $arrow } { $distance } y queda en el aire sobre { $landing }.
event-kicked-off-out = { $team } patea hacia { $target }; el balón se desvía { $arrow } { $distance } y sale de la zona de juego.
event-kickoff-result = Tabla de patada inicial, { $dice }: { $result }.
event-kickoff-contest = { $name }: { $home } { $home_total } (dado { $home_die }), { $away } { $away_total } (dado { $away_die }); { $gainers }.
event-kickoff-contest-none = { $name }: { $home } { $home_total } (dado { $home_die }), { $away } { $away_total } (dado { $away_die }); nadie gana nada.
contest-gains = ventaja para { $teams }
event-reroll-gained = { $team } gana una segunda oportunidad ({ $source }).
event-reroll-gained-lost = { $team } pierde una segunda oportunidad ({ $source }).
event-bribe-gained = { $team } gana un soborno.
event-clock-moved = Los marcadores de turno se mueven { $by } ({ $source }): { $home } { $home_turn }, { $away } { $away_turn }.
event-rock-thrown = Una piedra golpea a { $player }.
event-invasion-rolled = El público alcanza a { $player }: { $die }, total { $total }, aturdido.
event-invasion-rolled-safe = { $player } se libra del público: { $die }.
event-quick-step = { $player } se mueve de { $start } a { $square } ({ $source }).
event-turn-began = Turno { $turn } de { $team }, { $half }.
event-turn-began-blitz = { $team } juega un turno gratuito.
event-turn-ended = { $team } termina su turno.
event-turn-over = Cambio de turno: { $reason }.
event-declared = { $player } declara { $action }.
event-action-ended-back = { $player } retira su declaración.
event-stood-up = { $player } se levanta.
event-moved = { $player } se mueve a { $square }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } casillas)
}.
event-ball-picked-up = { $player } tiene el balón.
event-ball-bounced = El balón rebota { $arrow } a { $square }.
event-ball-bounced-out = El balón rebota { $arrow } fuera del campo.
event-ball-thrown-in = El público devuelve el balón desde { $start }: { $distance } casillas hasta { $square }.
event-ball-thrown-in-out = El público devuelve el balón desde { $start } y vuelve a salir del campo.
event-ball-caught = { $player } se queda con el balón.
event-ball-dropped = { $player } pierde el balón en { $square }.
event-ball-landed = El balón queda en { $square }.
event-touchback-given = Touchback: el balón es para { $player }.
event-pass-thrown = { $player } lanza a { $square }, { $band }.
event-pass-judged-accurate = El pase es preciso.
event-pass-judged-inaccurate = El pase es impreciso.
event-pass-judged-fumble = ¡Balón perdido!
event-completed = { $passer } completa el pase a { $catcher }.
event-intercepted = ¡{ $player } intercepta el pase de { $passer }!
event-handed-off = { $player } entrega el balón a { $receiver }.
event-player-thrown = { $player } lanza a { $thrown } hacia { $square }.
event-player-landed = { $player } aterriza de pie en { $square }.
event-player-landed-badly = { $player } se estrella en { $square }.
event-player-scattered = { $player } vuela { $arrow } a { $square }.
event-player-scattered-crowd = { $player } vuela { $arrow } hacia el público.
event-block-chosen = Cuenta: { $face }.
event-pushed = { $player } retrocede a { $square } por el empujón.
event-pushed-crowd = { $player } va a parar al público.
event-followed = { $player } ocupa { $square }.
event-knocked-down = { $player } cae al suelo.
event-placed-prone = { $player } queda en el suelo.
event-armour-rolled = Armadura { $armour } de { $player }: { $dice }, superada.
event-armour-rolled-held = Armadura { $armour } de { $player }: { $dice }, aguanta.
event-injury-rolled = Herida de { $player }: { $dice }, { $result }.
event-armour-again = Armadura { $armour }: { $dice }, superada.
event-armour-again-held = Armadura { $armour }: { $dice }, aguanta.
event-injury-again = Herida: { $dice }, { $result }.
event-casualty-again = Tirada de lesión: { $roll }, { $result }.
event-casualty-rolled = Tirada de lesión de { $player }: { $roll }, { $result }.
event-casualty-credited = La lesión de { $victim } se anota a { $player }.
event-apothecary-used = El médico de { $team } atiende a { $player }.
event-casualty-settled = { $player } se pierde el resto del partido: { $result }.
event-recovered = { $player } se recupera ({ $how }): { $place }.
recovered-apothecary = médico
event-rolled-over = { $count ->
    [one] Se da la vuelta
   *[other] Se dan la vuelta
}: { $players }.
event-lost-zone = { $player } se queda sin zona de defensa ({ $why }).
event-fouled = { $player } hace falta a { $victim }{ $assists ->
    [0] {""}
    [one] {" "}con un apoyo
   *[other] {" "}con { $assists } apoyos
}.
event-fouled-guarded = { $player } hace falta a { $victim }, con { $assists ->
    [one] un apoyo
   *[other] { $assists } apoyos
} en contra.
event-sent-off = El árbitro expulsa a { $player }.
event-bribe-used = { $team } prueba un soborno: { $die }, el árbitro mira a otro lado.
event-bribe-used-failed = { $team } prueba un soborno: { $die }, sin éxito.
event-touchdown = ¡TOUCHDOWN! { $player } anota para { $team }: { $home_score }-{ $away_score }.
event-touchdown-given = { $team } se apunta un touchdown: { $home_score }-{ $away_score }.
event-drive-ended = La entrada ha terminado.
event-heat-rolled = { $player } no soporta el calor: { $die }, se pierde la próxima entrada.
event-heat-rolled-safe = { $player } aguanta el calor: { $die }.
event-knockout-rolled = { $player } vuelve en sí: { $die }.
event-knockout-rolled-out = { $player } sigue inconsciente: { $die }.
event-half-ended-1 = Descanso.
event-half-ended-2 = Fin de la segunda parte.
event-half-ended-3 = Fin de la prórroga.
event-overtime-began = Empieza la prórroga: el próximo touchdown decide.
event-shoot-out = Lanzamientos de desempate: { $home } { $home_total } (dado { $home_die }), { $away } { $away_total } (dado { $away_die }).
event-conceded = { $team } concede el partido.
event-conceded-free = { $team } concede el partido, como puede hacer con tan pocos jugadores.
event-match-ended = Final del partido: { $home } { $home_score }-{ $away_score } { $away }. ¡Gana { $winner }!
event-match-ended-draw = Final del partido: { $home } { $home_score }-{ $away_score } { $away }. Empate.
event-timed-out = Se acabó el tiempo de { $team }; decide el reloj.
event-skill-used = { $player } usa { $skill }.
event-skill-used-on = { $player } usa { $skill } contra { $target }.
event-reroll-lost = No se repite la tirada: { $why }.

roll-dodge = { $player } esquiva hacia { $square } a { $needed }+: { $die }.
roll-going-for-it = { $player } va a por ellos hasta { $square } a { $needed }+: { $die }.
roll-going-for-it-standing = { $player } va a por ellos a { $needed }+: { $die }.
roll-pick-up = { $player } recoge el balón a { $needed }+: { $die }.
roll-catch = { $player } atrapa a { $needed }+: { $die }.
roll-pass = { $player } pasa a { $needed }+: { $die }.
roll-intercept = { $player } intercepta a { $needed }+: { $die }.
roll-landing = { $player } aterriza a { $needed }+: { $die }.
roll-stand-up = { $player } se levanta a { $needed }+: { $die }.
roll-escape = { $player } escapa a { $needed }+: { $die }.
roll-skill = { $player }, { $skill } a { $needed }+: { $die }.
roll-again = { $source }: { $die }.
source-by = segunda oportunidad por { $source }
roll-again-block = { $source }: { $faces }
source-skill = { $skill }

block-thrown = { $attacker } placa a { $defender }, { $count ->
    [one] un dado
    [2] dos dados
   *[other] tres dados
}: { $faces }
block-thrown-against = { $attacker } placa a { $defender }, { $count ->
    [one] un dado
    [2] dos dados
   *[other] tres dados
} y elige el defensor: { $faces }
block-takes = { $block }; se queda con { $face }
block-pushed = { $block }: { $player } retrocede a { $square }.
block-crowd = { $block }: { $player } va a parar al público.

roll-gaze = { $player } clava la mirada a { $needed }+: { $die }.
roll-leap = { $player } salta a { $needed }+: { $die }.
roll-spring-up = { $player } se levanta de un salto a { $needed }+: { $die }.
event-weapon-used-stab = { $player } apuñala a { $target }.
event-weapon-used-chainsaw = { $player } ataca a { $target } con la sierra mecánica.
event-weapon-used-gaze = { $player } clava la mirada en { $target }.
event-bomb-thrown = { $player } lanza una bomba a { $square }, { $band }.
event-bomb-exploded = ¡La bomba estalla en { $square }!
event-bomb-exploded-crowd = La bomba estalla entre el público.
event-blast-rolled = La explosión alcanza a { $player }: { $die }.
event-blast-rolled-safe = La explosión no alcanza a { $player }: { $die }.
event-spell-cast-fireball = El hechicero de { $team } lanza una bola de fuego a { $target }.
event-spell-cast-lightning = El hechicero de { $team } lanza un rayo a { $target }.
event-opposed = { $skill }, { $first } ({ $first_total }) contra { $second } ({ $second_total }): se impone { $second }.
event-opposed-lost = { $skill }, { $first } ({ $first_total }) contra { $second } ({ $second_total }): { $first } se escapa.
event-swung = La bola con cadena arrastra a { $player } a { $square }: { $die }.
event-swung-crowd = La bola con cadena arrastra a { $player } hacia el público: { $die }.
event-bitten = { $player } muerde a { $victim }.
event-bitten-none = { $player } no tiene a quién morder y deja el campo.
event-raised = { $victim } se levanta como { $player }.
event-rooted = { $player } echa raíces.
event-dinner-served = Cocina el chef de { $team } ({ $dice }): { $gained } segundas oportunidades ganadas y { $taken } quitadas al rival.

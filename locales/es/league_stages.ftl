# Competiciones más allá de la liga a una vuelta: rondas suizas, escaleras, fases, grandes, fechas, valoraciones.
refused-league-no-swiss = { $division } no se juega en rondas suizas.
refused-league-no-ladder = { $division } no es una escalera.
refused-league-no-stage = { $division } no es ni una copa ni una fase posterior; solo esas se nutren de otras divisiones.
refused-league-round-open = { $matches } partidos de la última ronda aún no tienen resultado, y su plazo no ha vencido.
refused-league-no-round = { $division } no tiene más rondas: están todas sorteadas, o alguien repetiría rival.
refused-league-bad-rounds = Indica un número de rondas de { $least } a { $most }.
refused-league-bad-reach = Indica un número de puestos de 0 (cualquiera) a { $most }.
refused-league-ladder-reach = Se reta a un equipo que esté por encima del tuyo en esta escalera; puestos como máximo (0: cualquiera): { $reach }.
refused-league-ladder-busy = { $team } tiene un partido de esta escalera por jugar; ese va primero.
refused-league-unknown-major = No existe el gran campeonato «{ $given }». Se conocen: { $known }.
refused-league-major-begun = { $division } ya ha empezado; lo que es se decidió antes.
refused-league-prize-settled = Este premio ya está resuelto, o su jugador ha dejado el equipo.
refused-league-season-not-over = { $season } no ha terminado; termínala primero.

league-thing-chaos-cup = Copa Caos
league-thing-dungeonbowl = la Dungeonbowl
league-thing-spike = Trofeo Revista ¡Spike!
league-thing-blood-bowl = Trofeo Blood Bowl

league-news-round-drawn = { $division }: la ronda { $round } está sorteada.
league-news-ladder-challenged = { $division }: { $team } reta a { $other }.
league-news-promoted = { $team } asciende a { $division }.
league-news-relegated = { $team } desciende a { $division }.
league-news-trophy-won = { $team } recibe el trofeo: ¡{ $what }!
league-news-trophy-returned = { $team } devuelve el trofeo: { $what }.
league-news-gifts-drawn = Los dioses de la Copa Caos se fijan en { $team }: { $players } pueden recibir un regalo (`/grande premios`).
league-news-gift-given = { $team }: { $player } recibe un regalo del Caos: { $what }.
league-news-player-of-the-year = { $team }: { $player } es el Mejor Jugador del Año y Favorito del Público.

league-audit-round-drawn = ronda sorteada
league-audit-rounds-set = número de rondas fijado
league-audit-ladder-challenged = reto en la escalera
league-audit-ladder-called-off = partido de escalera anulado
league-audit-ladder-reach = alcance de los retos fijado
league-audit-major-declared = gran campeonato declarado
league-audit-trophy-handed-over = trofeo entregado
league-audit-gift-given = regalo del Caos aceptado
league-audit-gift-declined = regalo del Caos rechazado
league-audit-player-of-the-year = Mejor Jugador del Año nombrado
league-audit-player-of-the-year-left = sin Mejor Jugador del Año

refused-league-no-zone = Indica primero tu zona horaria: `/ajustes` zona. Así las fechas se leen y se muestran como tú las entiendes.
refused-league-bad-date = «{ $given }» no es una fecha con hora. Escríbela como 2026-12-05 20:30 o 5.12. 20:30.
refused-league-past-date = Ese momento ya ha pasado; elige otro posterior.
refused-league-far-date = Elige una fecha dentro de los próximos { $days } días.
refused-league-late-date = El plazo de este partido vence { $due }. Elige una fecha anterior o pide a un comisario que lo amplíe.
refused-league-date-closed = Esta fecha ya no está abierta.
refused-league-own-date = Quien tiene que responder a la fecha que propusiste es el otro entrenador.
refused-league-no-date = No hay fecha acordada para este partido.
league-news-date-agreed = { $home } – { $away } se jugará { $at }.
league-audit-date-proposed = fecha propuesta
league-audit-date-agreed = fecha acordada
league-audit-date-declined = fecha rechazada
league-audit-date-withdrawn = fecha anulada

## Comandos

command-date = fecha
    .description = Cuándo se juega un partido
command-date-propose = proponer
    .description = Propón cuándo jugar, en tu propia zona horaria
option-date-propose-when = cuando
    .description = Por ejemplo 2026-12-05 20:30 o 5.12. 20:30, en tu propia zona horaria
option-date-match = partido
    .description = Tu partido; si falta: el próximo
command-date-list = lista
    .description = Muestra las fechas acordadas, también como archivo de calendario
command-date-calendar = calendario
    .description = Tus propias fechas como archivo de calendario
command-date-cancel = anular
    .description = Anula la fecha acordada de tu partido
command-stage = fase
    .description = Fases posteriores, rondas suizas, ascensos
command-stage-add = crear
    .description = Añade una fase que se nutre de otras divisiones
option-stage-add-name = nombre
    .description = Cómo se llama la fase
option-stage-add-form = forma
    .description = Cómo se juega; si falta: una copa
option-stage-add-number = numero
    .description = Qué fase es: 2, 3 …
command-stage-feed = nutrir
    .description = Inscribe a los mejores de otras divisiones en una fase o una copa
option-stage-feed-best = mejores
    .description = Cuántos de cada división
option-stage-feed-sources = origen
    .description = Sus nombres separados por comas; si falta: todas las de la primera fase
command-stage-draw = sortear
    .description = Sortea una fase posterior o una copa
command-stage-round = ronda
    .description = Sortea la siguiente ronda suiza
command-stage-rounds = rondas
    .description = Indica cuántas rondas tiene una división suiza
option-stage-rounds-number = numero
    .description = Cuántas rondas
command-stage-promote = ascensos
    .description = Prepara la temporada siguiente con ascensos y descensos
option-stage-promote-name = nombre
    .description = Cómo se llama la temporada siguiente
option-stage-promote-places = plazas
    .description = Cuántos equipos cambian; si falta: uno
command-ladder = escalera
    .description = La escalera abierta
command-ladder-show = ver
    .description = Muestra cómo están los equipos
command-ladder-join = unirse
    .description = Lleva tu equipo a la escalera, al último puesto
command-ladder-challenge = retar
    .description = Reta a un equipo que esté por encima del tuyo
option-ladder-challenge-opponent = rival
    .description = El equipo retado
command-ladder-off = anular
    .description = Anula un reto que aún no se ha jugado
option-ladder-off-match = partido
    .description = El partido; si falta: el único que tienes abierto
command-ladder-reach = alcance
    .description = Indica cuántos puestos puede subir un reto
option-ladder-reach-places = puestos
    .description = Cuántos puestos; 0 es cualquiera
command-major = grande
    .description = Los cuatro grandes campeonatos, sus trofeos y premios
command-major-declare = declarar
    .description = Declara que una competición es un gran campeonato
option-major-declare-major = grande
    .description = Qué gran campeonato
choice-major-chaos-cup = Copa Caos
choice-major-blood-bowl = Trofeo Blood Bowl
choice-major-spike = Trofeo Revista ¡Spike!
choice-major-dungeonbowl = La Dungeonbowl
choice-major-none = Ninguno
command-major-trophies = trofeos
    .description = Muestra quién tiene los trofeos
command-major-prizes = premios
    .description = Elige los premios que te esperan

## Fechas y recordatorios

date-proposed = { $coach } propone a { $other } jugar { $match } el { $time } ({ $left }).
date-yes = De acuerdo
date-no = Otro día
date-off = Retirar
date-file = Archivo de calendario
date-agreed = Acordado: { $home } – { $away } juegan el { $time } ({ $left }).
date-declined = { $coach } no puede jugar el { $time }. Proponed otra fecha con `/fecha proponer`.
date-called-off = { $coach } ha anulado { $time }.
date-no-permission = Este servidor no tiene un evento para ello: necesito el permiso «Crear eventos».
date-no-event = Discord no aceptó el evento; la fecha vale igualmente.
date-event = { $home } se enfrenta a { $away } en { $league }.
date-none = No hay fechas acordadas en { $league }.
date-none-mine = No hay fechas acordadas para tus partidos.
date-title = Fechas acordadas en { $league }:
date-line = { $time }: { $home } – { $away }
date-calendar = { $count ->
    [one] La fecha como archivo de calendario:
   *[other] { $count } fechas como archivo de calendario:
}
remind-date-day = { $league }: mañana se juega, { $time }.
remind-date-hour = { $league }: el partido empieza { $left }.
remind-due = { $league }: estos partidos deben jugarse hasta el { $time } ({ $left }).
remind-overdue = { $league }: el plazo venció el { $time }, y estos partidos no tienen resultado. Un comisario puede ampliarlo o decidirlos.
remind-overdue-choose = Elige un partido
remind-overdue-what = { $match }: ¿qué se hace?
remind-extend = { $count ->
    [one] 1 día más
   *[other] { $count } días más
}
remind-forfeit = { $team } pierde por incomparecencia
remind-forfeit-both = Pierden los dos
remind-extended = El nuevo plazo es el { $time }.

## Fases, escaleras y grandes campeonatos

stage-added = { $division } es una fase posterior de { $season }: { $form }. Inscribe a sus equipos con `/fase nutrir`.
stage-fed = { $division } se nutre de { $sources }. Los cabezas de serie:
stage-drawn = { $division }: { $count ->
    [one] un partido sorteado.
   *[other] { $count } partidos sorteados.
}
stage-rounds = { $division } tiene { $count ->
    [one] una ronda.
   *[other] { $count } rondas.
}
stage-promoted = { $season } está planificada después de { $before }. Mira las divisiones y sortea después con `/temporada sortear`.
ladder-title = { $division }, { $count ->
    [one] un equipo:
   *[other] { $count } equipos:
}
ladder-joined = { $team } está ahora en { $division }, puesto { $place }.
ladder-challenged = { $division }: { $team } reta a { $other }. { $coach } juega en casa.
ladder-until = Hay que jugarlo hasta el { $time }.
ladder-off = El reto queda anulado; ambos conservan su puesto.
ladder-reach = { $division }: { $count ->
    [0] un reto puede subir cuanto se quiera.
    [one] un reto sube un puesto.
   *[other] un reto sube hasta { $count } puestos.
}
major-none = { $division } no es un gran campeonato.
major-declared = { $division } es ahora un gran campeonato: { $major }. Desde las semifinales se doblan espectadores e ingresos. { $prizes }
major-about-chaos-cup = Quien gana tiene una segunda oportunidad más, y de uno a tres jugadores pueden recibir un regalo del Caos.
major-about-blood-bowl = Quien gana tiene una segunda oportunidad más y 20.000 más de recaudación en cada partido; todos los que jueguen la final reciben una medalla.
major-about-spike = Quien gana tiene una segunda oportunidad más y suma 2 a su tirada de espectadores; un comisario puede nombrar al Mejor Jugador del Año.
major-about-dungeonbowl = Bajo tierra no hay clima. Quien gana tiene una segunda oportunidad más y Hechiceros a 50.000.
major-title = Trofeos de los grandes campeonatos en { $league }:
major-nobody = { $major }: nadie lo ha ganado todavía.
major-held = { $major }: **{ $team }**, desde el { $time }
major-won = { $major }: { $team } lo ha ganado ({ $time }) y lo recibe cuando él y quien lo tenía estén listos
major-passed = { $major }: { $team } ({ $time })
major-nothing-open = Ningún premio espera una decisión tuya.
major-ask-gift = { $team }: los dioses de la Copa Caos favorecen a { $player }. ¿Qué recibe?
major-ask-player = Mejor Jugador del Año: { $player } de { $team }, con { $count } Puntos de Estrellato. Si lo nombras, es Favorito del Público.
major-choose = Un regalo para { $player }
major-value = Suma { $gold } a su valor
major-name = Nombrarlo
major-leave = No nombrar a nadie
major-leave-gift = Ningún regalo para { $player }
major-given = { $player } recibe: { $what }.
major-left = Se deja pasar.
major-named = { $player } de { $team } es el Mejor Jugador del Año.

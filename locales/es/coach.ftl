# Respuestas a los comandos: sobre los partidos, para entrenadores y para quienes gestionan un servidor.

command-said-more = { $count ->
    [one] … y una más.
   *[other] … y { $count } más.
}

## Partidos

match-named = Partido { $number }: { $home } – { $away }
match-unnamed = Partido { $number }, equipos sin elegir
match-anyone = cualquiera
match-challenge-offer = Reto { $number }: { $coach }, { $clock }
match-challenge-bot = No se puede retar a un bot. Elige a una persona, o no digas rival para que cualquiera pueda aceptar.
match-challenge-place = Los partidos se juegan en hilos de un canal de texto. Reta en un canal de texto de este servidor.
match-board-link = El tablero está aquí: { $link }
match-board-lost = No se ha podido mostrar el tablero. Comprueba que puedo escribir y adjuntar archivos en el hilo del partido y prueba otra vez.
match-log = Todo lo que ha pasado en { $match }:
match-log-file = El partido decisión por decisión, con todos los dados
match-export = El acta de { $match }, en notación de juego:
match-export-file = El acta del partido en notación de juego
match-concede-sure = ¿Conceder el partido? Gana el otro equipo, y no podrás deshacerlo por tu cuenta.
match-cancelled = El partido queda cancelado.
match-cancelled-by = { $coach } ha cancelado el partido antes de empezar.
match-asked = Se ha preguntado a { $coach }.
match-resumed = El partido sigue, y el reloj también.
match-extended = { $minutes ->
    [one] Un minuto más para el entrenador al que se pregunta.
   *[other] { $minutes } minutos más para el entrenador al que se pregunta.
}
match-clock-paused = El partido está en pausa; no corre ningún reloj.
match-clock-runs = Decide { $coach }; el tiempo se acaba { $time }.
match-clock-left = { $coach }: le quedan { $turn } en este turno.
match-clock-bank = { $coach }: le quedan { $turn } en este turno y { $bank } de reserva.
match-verify-ok = { $count ->
    [one] El único dado es el que dan el secreto y las dos palabras.
   *[other] Los { $count } dados son los que dan el secreto y las dos palabras.
}
match-verify-wrong = El dado número { $number } no es el que dan el secreto y las dos palabras.
match-verify-hash = SHA-256 del secreto, como se mostró en el reto: `{ $hash }`
match-verify-later = El secreto se muestra cuando acabe el partido; entonces cualquiera podrá comprobar todos los dados por su cuenta.
match-verify-other-secret = El secreto no es aquel cuyo SHA-256 se mostró en el reto.
match-log-standing-order = (orden permanente)
match-log-clock = (reloj)
match-log-default = (por defecto)
match-log-struck = (deshecho)
match-taken-back = Tu última decisión queda deshecha.
match-verify-secret = El secreto: `{ $secret }`
match-verify-words = Las palabras: local «{ $home }», visitante «{ $away }»


## Decisiones por comando

command-confirm = Hacerlo
command-keep-thinking = Dejarlo
command-left = Se queda como estaba.
command-settled = Hecho.
command-risk = { $player } hasta { $square }: { $odds } ({ $rolls }). ¿Ir allí?
command-risk-dodge = { $count ->
    [one] una esquiva
   *[other] { $count } esquivas
}
command-risk-going-for-it = { $count ->
    [one] un A por Ellos
   *[other] { $count } A por Ellos
}
command-risk-pick-up = recoger el balón
command-risk-stand-up = levantarse
command-end-sure = { $count ->
    [one] Uno de tus jugadores aún podría actuar. ¿Terminar el turno?
   *[other] { $count } de tus jugadores aún podrían actuar. ¿Terminar el turno?
}
command-no-way = { $player } no puede llegar a { $square }. Di una casilla a su alcance, o las casillas de un camino una por una.
command-which-player = «{ $given }» no es ningún jugador del campo. Da un dorsal como 7, o un identificador como h7.
command-which-square = «{ $given }» no es una casilla del campo. Las casillas son una letra de la A a la Z y un número del 1 al 15, como M9.
command-other-acting = Ahora actúa { $player }. Termina antes su acción con `/hecho`, o sigue con él.
command-not-asked = No es eso lo que se pregunta ahora. { $question }
command-not-adjacent = { $player } no puede llegar este turno a una casilla junto a { $target }.
command-one-of = «{ $given }» no es una respuesta a esto. Da una de: { $options }.
command-throw-mate = Di también a quién lanzar: un compañero junto al lanzador.
command-throw-to = Di también adónde lanzarlo: una casilla a distancia corta, como M9.
command-declared-already = { $player } ya lo ha declarado. Di contra quién, o a qué casilla.
command-none = Nadie
command-no-reroll = Sin repetir
command-player-at = { $player } · { $square }
command-player-off = { $player }
command-walk = { $square }: { $odds }
command-here = Donde está
command-do-decisions = Aquí solo se pueden dar decisiones, por ejemplo: h3 blitz N7 a1. Los dados y las expectativas son de los archivos de juego.

## Anuncios

announce-result = Final: **{ $home } { $score } { $away }** ({ $home_coach } – { $away_coach }) { $link }
announce-lost = No puedo anunciar resultados en { $channel }: el canal ya no está o no puedo escribir en él. `/servidor` elige otro. Este resultado es:

## Novedades

news-title = { $count ->
    [one] **Desde que miraste, una decisión:**
   *[other] **Desde que miraste, { $count } decisiones:**
}
news-none = Has visto todo lo que ha pasado.

## Pendientes

inbox-empty = Aquí no te espera nada. Con `/partido retar` puedes encontrar rival.
inbox-title = Lo que te espera:
inbox-challenge = - { $coach } te ha retado: { $link }
inbox-decision = - **Tu decisión** en { $match } contra { $coach }. { $link }
inbox-agreement = - { $coach } te pide tu acuerdo en { $match }. { $link }
inbox-team = - Elige tu equipo para { $match } contra { $coach }. { $link }
inbox-shopping = - Gasta tu presupuesto para { $match } contra { $coach } y confírmalo. { $link }
inbox-claim = - **Puedes reclamar la victoria** en { $match }: { $coach } ha dejado pasar turno tras turno. { $link }
inbox-paused = - { $match } contra { $coach }: los relojes están parados. { $link }
inbox-news = - { $match }: decide { $coach }. { $link }
inbox-other-coach = - { $match }: decide { $coach }. { $link }
inbox-due = El tiempo se acaba { $time }.
inbox-count = { $count ->
    [one] Una decisión desde que miraste: `/partido novedades`.
   *[other] { $count } decisiones desde que miraste: `/partido novedades`.
}

## Ajustes

settings-title = **Tus ajustes en este servidor**
settings-saved = **Guardado. Tus ajustes en este servidor**
settings-language = - Idioma: { $value }
settings-zone = - Zona horaria: { $value }
settings-quiet = - Horas sin menciones: { $value }
settings-quiet-none = ninguna
settings-mentions = - Menciones: { $value }
settings-on = cuando una decisión pasa a ser tuya
settings-off = nunca
settings-palette = - Colores del tablero: { $value }
refused-bad-hours = «{ $given }» no son horas. Da un principio y un fin, como 22:00-07:00, o «none».
refused-order-not-given = No has dado esa orden permanente. `/órdenes ver` muestra las que has dado.

orders-title = **Tus órdenes permanentes**
orders-none = No has dado órdenes permanentes.
orders-line = - { $order }: **{ $answer }**
orders-others = Con `/órdenes dar` también puedes resolver de antemano:
orders-set = Desde ahora, { $order }: **{ $answer }**. Se usa donde es legal, y se cuenta como orden permanente.
orders-cleared = Ya no hay orden permanente: { $order }.
orders-cleared-all = { $count ->
    [0] No habías dado órdenes permanentes.
    [one] Tu única orden permanente queda retirada.
   *[other] Tus { $count } órdenes permanentes quedan retiradas.
}

formations-none = No has guardado formaciones. Coloca a tu equipo en un partido y usa después `/formaciones guardar`.
formations-title = **Tus formaciones**
formations-saved = Guardada como «{ $name }». Va por los puestos de los jugadores, así que sirve también a otros equipos.
formations-used = Tu equipo está en «{ $name }». Ajústalo, o di `/listo`.
formations-deleted = «{ $name }» queda borrada.

## Servidor

server-title = **Ajustes de este servidor**
server-saved = **Guardado. Ajustes de este servidor**
server-language = - Idioma de lo que leen todos: { $value }
server-commissioner = - Comisarios: { $value }
server-managers = quienes gestionan el servidor
server-channel = - Anuncios: { $value }
server-nothing = ninguno
server-clock = - Reloj habitual: { $value }
server-everyone = No pueden ser comisarios todos. Elige un rol que solo tengan algunos.
server-channel-closed = No puedo escribir en { $channel }. Déjame antes escribir allí, o elige otro canal.

## Ayuda

help-others = Otros temas de `/ayuda`: { $topics }.
help-coach = **Primeros pasos como entrenador**
    1. `/partido retar` con un rival; él pulsa *Aceptar* o usa `/partido aceptar`.
    2. Los dos eligen un equipo ya hecho. Se abre un hilo para el partido; todos pueden leerlo.
    3. Se sortea, y los dos colocan: toma una formación, ajústala si quieres y después *Listo*.
    4. Patada inicial, y a jugar: el tablero dice de quién es el turno y qué se pregunta a quién.
    `/pendientes` muestra lo que te espera en todos los partidos. `/ajustes` tiene tu idioma, zona horaria, horas de silencio y colores. `/partido deshacer` deshace un paso mal pulsado.
help-turn = **Jugar un turno**
    Elige a un jugador en el tablero y después adónde va o qué hace. Por comandos es lo mismo con `/mover`, `/placar`, `/penetrar`, `/pasar`, `/entregar`, `/falta`; jugadores y casillas se completan al escribir.
    `/mover` va por el mejor camino. Si es arriesgado se te dicen antes las probabilidades y tienes que confirmarlo.
    Lo que viene entre medias tiene sus comandos: `/dado`, `/empujar`, `/ocupar`, `/quedarse`, `/repetir`, `/usar`, `/renunciar`, `/interceptar`, `/médico`.
    En un partido con cartas de jugadas especiales, *Cartas* en el tablero o `/cartas` te enseña tu mano, solo a ti; `/carta` juega una.
    `/hecho` termina la acción de un jugador, y también el comando del siguiente; `/terminar` termina tu turno. Un cambio de turno lo acaba en el acto.
help-notation = **Escribir decisiones**
    `/jugar` toma varias decisiones en una línea, como las escribe el acta:
    `h3 move M9 N10` mueve, `3 block 5` placa (dorsal propio, después el suyo), `h3 blitz N7 a1 die pow push P9 follow` es una penetración entera.
    Las casillas solas mueven al jugador que actúa. La línea se juega mientras sea legal; ahí se para y se te dice por qué.
help-orders = **Órdenes permanentes y menciones**
    `/órdenes dar` responde de antemano a lo que para ti solo tiene una respuesta sensata: habilidades que no cuestan nada, una casilla de empujón, ocupar o no, el médico, las intercepciones. Se usan solo donde es legal y se cuentan como órdenes permanentes.
    `/ajustes` guarda, con *menciones* y *silencio*, si se te puede mencionar y cuándo. En partidos lentos una mención en tus horas de silencio espera a que terminen.
help-dice = **Por qué puedes fiarte de los dados**
    Un reto muestra el SHA-256 de un secreto. La palabra de quien reta está en él; el otro entrenador añade la suya cuando ya se conoce el hash. Cada dado sale del secreto, las dos palabras y su número, así que nadie puede elegirlo.
    `/partido verificar` comprueba todos los dados. Tras el partido se muestra el secreto, y `/partido exportar` tiene todo lo que hace falta para comprobarlos por cuenta propia.
help-commissioner = **Primeros pasos como comisario**
    1. Quien gestiona el servidor usa `/servidor`: idioma, el rol de comisario, un canal para resultados, el reloj habitual.
    2. En los canales de partidos necesito: Ver canal, Enviar mensajes, Crear hilos públicos, Enviar mensajes en hilos, Adjuntar archivos, Leer el historial de mensajes; con Gestionar hilos sigo también en los bloqueados.
    3. `/liga crear` abre una liga, `/liga comisario añadir` nombra a quien la dirige; después `/temporada crear`, `división`, `inscribir` y `sortear`.
    4. `/comisario` decide en un partido en juego: reloj, entrenadores ausentes, correcciones, resultados. `/partido registro`, `verificar` y `exportar` sirven a todos.
    Los entrenadores pausan y abandonan de acuerdo; digo en el hilo cuando falta algo que puedes arreglar.

## Órdenes permanentes: a qué responde cada una, y sus respuestas

order-reroll-skill = tirada fallida que una habilidad propia puede repetir
order-reroll-skill-always = usar la habilidad
order-reroll-team = tirada fallida que una segunda oportunidad puede repetir
order-reroll-team-always = usar la segunda oportunidad
order-reroll-team-ball = usarla cuando está en juego el balón
order-reroll-team-never = guardar la segunda oportunidad
order-reroll-block = dados de placaje que se pueden repetir
order-reroll-block-skulls = repetir si todos son calaveras
order-reroll-block-never = no repetir nunca
order-use-diving-tackle = Placaje Heroico (sin orden se te pregunta solo cuando derriba al que esquiva)
order-use-diving-tackle-ask = preguntarme siempre
order-use-diving-tackle-always = usarlo cuando derriba al que esquiva
order-use-diving-tackle-never = no usarla
order-hold-leavers = Perseguir y Tentáculos (sin orden se te pregunta; sin respuesta, no se usan)
order-hold-leavers-always = usarlos
order-hold-leavers-never = no usarlos
order-use-diving-catch = Recepción Heroica (sin orden se te pregunta; sin respuesta, no se usa)
order-use-diving-catch-always = usarla
order-use-diving-catch-never = no usarla
order-piling-on = Aplastar (sin orden se te pregunta; sin respuesta, no se usa)
order-piling-on-always = usarlo
order-piling-on-never = no usarlo
order-dump-off = Pase Precipitado (sin orden se te pregunta; sin respuesta, no se usa)
order-dump-off-never = no usarlo
order-out-of-turn = movimientos de Bloquear Pase y Anticiparse (sin orden se te pregunta; sin respuesta, nadie se mueve)
order-out-of-turn-never = nadie se mueve
order-wizard = hechicero tras tu turno (sin orden se te pregunta; sin respuesta, ningún hechizo)
order-wizard-never = no preguntar; solo se lanza al empezar un turno
order-bomb = bombas que caen sobre tu jugador (sin orden se te pregunta; sin respuesta, no se atrapan)
order-bomb-catch = intentar atraparlas
order-bomb-leave = dejar que exploten
order-use-wrestle = Forcejeo
order-use-wrestle-always = usarla
order-use-wrestle-never = no usarla
order-use-side-step = Echarse a un Lado
order-use-side-step-always = usarla
order-use-side-step-never = no usarla
order-use-stand-firm = Mantenerse Firme
order-use-stand-firm-always = usarla
order-use-stand-firm-never = no usarla
order-use-free = habilidades que no cuestan nada
order-use-free-always = usarlas
order-push = casilla de un empujón
order-push-first = la primera
order-push-crowd = al público si se puede
order-push-sideline = la más cercana a la banda
order-push-middle = a uno propio, hacia el centro
order-follow = ocupar la casilla abandonada
order-follow-always = siempre
order-follow-never = nunca
order-follow-free = si no la defiende otro contrario que el empujado
order-block-die = elección del dado de placaje
order-block-die-theirs = el mejor en el turno del otro entrenador
order-block-die-always = siempre el mejor
order-apothecary = médico
order-apothecary-ko = desde inconsciente
order-apothecary-badly-hurt = desde magullado
order-apothecary-miss-next-game = desde perderse un partido
order-apothecary-lasting = desde una lesión permanente
order-apothecary-dead = solo para los muertos
order-apothecary-never = no usarlo nunca
order-keep = elección entre dos lesiones
order-keep-lesser = la menor
order-intercept = intercepciones
order-intercept-best = intentarlo con el mejor jugador
order-intercept-never = no intentarlo nunca
order-bribe = sobornos
order-bribe-always = ofrecer uno
order-bribe-never = guardarlos
order-kickoff = patada alta y anticipación
order-kickoff-skip = dejar a todos donde están
order-call = elección de la moneda
order-call-heads = cara
order-call-tails = cruz
order-choose = elección tras la moneda
order-choose-kick = patear
order-choose-receive = recibir
order-draw = empate al final
order-draw-draw = dejarlo así
order-draw-overtime = jugar la prórroga

## What a standing order left undone

order-did-without = { $team } no usan { $skill }.
order-did-stay = { $team } no ocupan la casilla abandonada.
order-did-no-reroll = { $team } no repiten la tirada.
order-did-no-apothecary = { $team } se guardan el médico.
order-did-no-bomb = { $team } no intentan atrapar la bomba.
order-did-no-interception = { $team } no intentan interceptar.
order-did-no-high-kick = { $team } no mandan a nadie bajo la patada alta.
order-did-no-quick-snap = { $team } no mueven a nadie en la anticipación.
order-did-accept = { $team } aceptan la decisión del árbitro.
order-did-draw = { $team } dejarían el empate.
order-did-overtime = { $team } quieren prórroga.

# Cartas de Jugadas Especiales: lo que se cuenta y se pregunta. Lo que hace cada carta está en el archivo de su mazo.
card-deck-misc-mayhem = Disturbios Varios
card-deck-team-plays = Jugadas Ensayadas
card-deck-magic-items = Objetos Mágicos
card-deck-dirty-tricks = Juego Sucio
card-deck-good-karma = Buen Karma
card-deck-random-events = Eventos Aleatorios
card-deck-desperate-measures = Medidas Desesperadas

card-when = Se juega { $moments }.
card-moment-pre-match = antes del partido
card-moment-before-ko-rolls = entre dos entradas, antes de tirar por los inconscientes
card-moment-after-ko-rolls = entre dos entradas, después de tirar por los inconscientes
card-moment-before-setup = antes de colocar para una entrada
card-moment-after-setup-before-scatter = en una patada inicial, antes de que se desvíe el balón
card-moment-after-scatter-before-kickoff-result = al recibir una patada inicial, cuando el balón ya se ha desviado
card-moment-after-kickoff-before-turn = tras una patada inicial hacia el oponente, antes de su turno
card-moment-before-turn-marker = antes de mover tu marcador de turno
card-moment-start-of-own-turn = al inicio de tu turno
card-moment-own-turnover = justo después de un cambio de turno tuyo
card-moment-end-of-own-turn = después de tu turno, antes del de tu oponente
card-moment-after-opponent-touchdown = justo después de un touchdown de tu oponente
card-moment-after-last-drive = tras la última entrada del partido

card-word-nw = arriba a la izquierda
card-word-n = arriba
card-word-ne = arriba a la derecha
card-word-w = izquierda
card-word-e = derecha
card-word-sw = abajo a la izquierda
card-word-s = abajo
card-word-se = abajo a la derecha
card-word-upper = zona ancha de arriba
card-word-lower = zona ancha de abajo
card-word-more = más peligros
card-word-fewer = menos peligros

card-place-reserves = las reservas
card-place-ko = los inconscientes
card-place-casualty = los muertos y heridos
card-place-sent-off = los expulsados
card-place-lost = las gradas, para el resto del partido
card-place-gone = las gradas

event-card-played = { $team } juega la carta { $card }.
event-card-played-on = { $team } juega la carta { $card }: { $targets }.
event-card-rolled = { $card }: un { $die }, funciona.
event-card-rolled-not = { $card }: un { $die }, no pasa nada.
event-card-rolled-for = { $card }: un { $die } para { $player }, funciona.
event-card-rolled-not-for = { $card }: un { $die } para { $player }, no pasa nada.
event-card-ended = La carta { $card } de { $team } ha terminado.
event-card-moved = { $card }: { $player } está ahora en { $square }.
event-card-arrived = { $card }: { $player } entra en { $square }.
event-card-removed = { $card }: { $player } deja el campo y va a { $place }.
event-card-drifted = { $card }: { $arrow } a { $square }.
event-card-drifted-out = { $card }: { $arrow } fuera del campo.
event-card-stunned = { $card }: { $player } queda aturdido.
event-card-picked = { $card }: le toca a { $player }.
event-ball-doubled = Ahora hay dos balones en { $square }, y uno rebota.

ask-turn-extra = { $team }: un turno adicional; ¿quién actúa?
ask-card = { $team }: ¿juegas una carta? Lo que tienes está tras *Cartas*.
ask-choose = { $team }: { $card } te pide que elijas.
label-card = { $card }
label-card-on = { $card }: { $targets }
label-choose = { $choice }

refused-card-unknown = No hay ninguna carta que se llame así.
refused-card-not-held = No tienes esa carta.
refused-card-other-moment = Esa carta se juega en otro momento; sigue en tu mano.
refused-card-not-now = Esa carta no tiene efecto tal como están las cosas; sigue en tu mano.
refused-card-target = La carta no se puede usar ahí; sigue en tu mano.
refused-card-too-late = Las cartas se juegan al inicio del turno, antes de que nadie haya actuado; sigue en tu mano.

# Comprar cartas.
shop-cards = Comprar una carta de Jugadas Especiales de…
shop-card = Carta de { $deck }
shop-option-deck = un mazo de { $most } para los dos equipos juntos
refused-unknown-pause = { $given } no es una duración de pausa; las hay de { $known }.

# Cuánto dura una pausa.
option-match-challenge-pause = pausa
    .description = Tiempo para jugar cartas entre turnos, si alguien tiene alguna
choice-pause-auto = La del reloj
choice-pause-20s = 20 segundos
choice-pause-1m = 1 minuto
choice-pause-5m = 5 minutos
choice-pause-1h = 1 hora
choice-pause-8h = 8 horas
view-challenge-pause = Pausa para cartas: { $pause }.
setting-line-pause = - Pausa para cartas de Jugadas Especiales: { $pause }
setting-to-pause = Pausa para cartas: { $pause }

# Lo que dice la comprobación del reparto.
match-verify-cards = También las cartas son las que dan el secreto y las palabras. El local robó { $home }; el visitante, { $away }.
match-verify-cards-wrong = ❌ Las cartas robadas no son las que dan el secreto y las palabras.
cards-none = ninguna carta

# Órdenes permanentes.
order-cards = pausas para cartas
order-cards-never = ninguna para mí, tenga lo que tenga
order-cards-turns = solo antes del partido y entre entradas

# La mano, solo para su entrenador.
board-cards = Cartas
cards-title = Tus cartas
cards-hand-empty = No tienes cartas.
cards-hand-line = - **{ $card }** — { $moments }
cards-hand-long = `/reglas carta` explica lo que hace cada una.
cards-now = Ahora puedes jugar: { $cards }.
cards-not-now = Ninguna se puede jugar en este momento.
cards-count = { $team } tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
} y ha jugado { $played }.
cards-which = Jugar…
cards-at = Objetivo: { $targets }.
cards-choose = Elige a qué se juega.
cards-choose-own-player = Elige a uno de tus jugadores.
cards-choose-opponent-player = Elige a un jugador de tu oponente.
cards-choose-any-player = Elige a un jugador.
cards-choose-own-reserve = Elige a uno de tus reservas.
cards-choose-own-knocked-out = Elige a uno de tus jugadores inconscientes.
cards-choose-own-casualty = Elige a uno de tus jugadores lesionados.
cards-choose-square = Elige una casilla.
cards-choose-empty-square = Elige una casilla vacía.
cards-choose-direction = Elige una dirección.
cards-choose-wide-zone = Elige una zona lateral.
cards-choose-weather = Elige el clima.
cards-choose-skill = Elige una habilidad.
cards-row = Fila { $row }
cards-which-row = La fila de la casilla…
cards-part = { $which } de { $first } a { $last }
cards-play = Jugarla
cards-back = Volver a mi mano
cards-stale = Ahora se pregunta otra cosa: mira tus cartas de nuevo.
refused-no-cards = Nadie compró cartas para este partido.
refused-card-played = Esa carta ya se ha jugado.

# Cartas en juego.
card-in-force = 🃏 { $card }, de { $team }, { $until }.
card-in-force-on = 🃏 { $card }, de { $team }, sobre { $targets }, { $until }.
card-until-turn = hasta el final de un turno de { $team }
card-until-drive = hasta el final de la entrada
card-until-next-drive = hasta el final de la siguiente entrada
card-until-half = hasta el final de la parte
card-until-match = durante el resto del partido
cards-more-in-force = { $count ->
    [one] y una carta más en juego
   *[other] y { $count } cartas más en juego
}

# Comandos.
command-cards = cartas
    .description = Tu mano de cartas de Jugadas Especiales, solo para ti
option-cards-match = partido
    .description = Número del partido; sin él, el de este hilo
command-play = carta
    .description = Juega una carta de tu mano
option-play-card = carta
    .description = Una de tus cartas
option-play-target = objetivo
    .description = Un jugador o una casilla, si la carta se juega sobre algo
option-play-second = segundo
    .description = Sobre qué más se juega la carta
command-special-choose = elegir
    .description = Responde a lo que te pide una carta
command-rules-card = carta
    .description = Qué hace una carta de Jugadas Especiales y cuándo se juega
command-rules-deck = mazo
    .description = Las cartas de un mazo y lo que cuesta una
rule-card-deck = Carta { $number } de { $deck }
rule-deck = Una carta de este mazo cuesta { $cost } monedas de oro; hay { $size }. Cuál es lo dice 1D{ $faces }, que se repite si no señala ninguna o una que ya no está.
rule-deck-card = { $number }.ª { $card }
rule-unknown-card = No hay ninguna carta de Jugadas Especiales «{ $given }». { $hint }
rule-unknown-deck = No hay ningún mazo «{ $given }». { $hint }

# Mensajes directos a quien los permite.
option-settings-cards = cartas
    .description = Si se te dicen tus cartas por mensaje directo
settings-cards = - Cartas de Jugadas Especiales: { $value }
settings-cards-on = mensajes directos al empezar y en cada pausa
settings-cards-off = sin mensajes directos
cards-message = Tus cartas en { $match }: { $link }

# Cuánto dura una carta, para la imagen.
card-short-turn = turno
card-short-drive = entrada
card-short-next-drive = siguiente entrada
card-short-half = parte
card-short-match = partido

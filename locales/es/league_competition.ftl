# Órdenes de las ligas: competición y comisarios.

refused-league-none = En este servidor aún no hay ninguna liga. Quien gestiona el servidor abre una con `/liga crear`.
refused-league-which = Aquí hay varias ligas: { $known }. Nombra una en la opción «liga».
refused-league-no-team = Aún no tienes equipo en ninguna liga de este servidor. Funda uno con `/equipo fundar`.
refused-league-which-team = Tienes varios equipos: { $known }. Nombra uno en la opción «equipo».
refused-league-no-season = { $league } aún no tiene ninguna temporada. Un comisario la planea con `/temporada crear`.
refused-league-no-division = { $season } aún no tiene ninguna división. Un comisario la añade con `/temporada división`.
refused-league-which-division = Hay varias divisiones: { $known }. Nombra una en la opción «división».
refused-league-no-fixture = Ninguno de tus equipos tiene ahora un partido por jugar.
refused-league-which-fixture = Tienes varios partidos abiertos; elige uno en la opción «encuentro».
refused-league-bad-amount = { $given } es demasiado o demasiado poco; da una cantidad de { $least } a { $most }.
refused-league-twice = Cada desempate puede estar en el orden una sola vez.
refused-league-bad-worth = Un resultado o una bonificación vale como mucho { $most } puntos, a favor o en contra.
refused-league-bad-bonus = Una bonificación pide un número de 0 a { $needed }, y puede haber { $most } bonificaciones.
refused-league-round-played = En la jornada { $round } de { $division } ya no queda nada por jugar.
refused-league-nobody-free = Todos los equipos aprobados ya están inscritos.
refused-league-no-ended-season = Ninguna temporada de esta liga ha terminado todavía.
league-no-number = «{ $given }» no es un número entero; da uno para: { $what }.

league-fixture = Jornada { $round }: { $home } – { $away }
league-fixture-bye = Jornada { $round }: { $team } descansa
league-fixture-result = { $home } { $home_score } – { $away_score } { $away }
league-fixture-winner = { $result } (pasa { $team })
league-fixture-home-forfeits = { $home } no se presenta contra { $away }
league-fixture-away-forfeits = { $away } no se presenta contra { $home }
league-fixture-both-forfeit = { $home } – { $away }: no se presenta ninguno

## Órdenes

command-league = liga
    .description = Las ligas de este servidor: abrir una y lo que hacen sus comisarios
command-season = temporada
    .description = Temporadas de una liga: divisiones, sorteos, plazos
option-league = liga
    .description = Qué liga; si falta, la única que hay
option-season = temporada
    .description = Qué temporada; si falta, la que está en juego
option-division = división
    .description = Qué división; si falta, la única que hay
option-fixture = encuentro
    .description = Qué partido de la liga
option-team = equipo
    .description = Qué equipo; si falta, el tuyo
option-cup = copa
    .description = Qué copa
option-days = días
    .description = Cuántos días
command-league-create = crear
    .description = Abrir una liga en este servidor
option-league-create-name = nombre
    .description = Cómo se llama la liga
command-league-list = lista
    .description = Las ligas de este servidor
command-league-show = ver
    .description = Comisarios, equipos, temporadas y ajustes de una liga
command-league-settings = ajustes
    .description = Las reglas opcionales de una liga; los comisarios las cambian aquí
command-league-rules = reglas
    .description = Puntos, bonificaciones y desempates de las tablas; los comisarios los cambian aquí
command-league-channel = canal
    .description = Dónde se cuentan las noticias de la liga
option-league-channel-where = dónde
    .description = Un canal de texto; si falta, no se cuentan en ninguno
command-league-commissioner = comisario
    .description = Quién dirige una liga
command-league-commissioner-add = añadir
    .description = Nombrar a un comisario; para quien gestiona el servidor
command-league-commissioner-remove = quitar
    .description = Quitar el cargo a un comisario; para quien gestiona el servidor
option-league-commissioner-person = persona
    .description = Quién
command-league-audit = registro
    .description = Quién ha cambiado qué en una liga, lo más nuevo primero
command-league-correct = corregir
    .description = Dar o quitar puntos a un equipo en la tabla, con un motivo
option-league-correct-team = equipo
    .description = Qué equipo
option-league-correct-points = puntos
    .description = Cuántos puntos; con un menos se quitan
option-league-correct-reason = motivo
    .description = Por qué; queda en el registro y en el archivo
command-league-undo = deshacer
    .description = Deshacer el último resultado o la última compra de un equipo; antes se muestra
option-league-undo-fixture = encuentro
    .description = Qué resultado; si falta, el último de la liga
option-league-undo-team = equipo
    .description = Deshacer en su lugar la última compra o respuesta de este equipo tras un partido
command-league-archive = archivar
    .description = Cerrar una liga para siempre; se podrá seguir leyendo

command-season-create = crear
    .description = Planear una temporada de una liga
option-season-create-name = nombre
    .description = Cómo se llama la temporada
command-season-division = división
    .description = Añadir una división o una copa a una temporada
option-season-division-name = nombre
    .description = Cómo se llama
option-season-division-form = forma
    .description = Cómo se juega
choice-form-single = Liguilla a una vuelta
choice-form-double = Liguilla a dos vueltas
choice-form-swiss = Rondas suizas
choice-form-ladder = Escalera abierta
choice-form-knock-out = Copa (eliminatorias)
choice-form-knock-out-third-place = Copa con partido por el tercer puesto
command-season-enter = inscribir
    .description = Inscribir a un equipo en una división o una copa
option-season-enter-team = equipo
    .description = Qué equipo, o todos los que estén libres
option-season-enter-seed = cabeza
    .description = En una copa: su puesto entre los cabezas de serie; 1 es el mejor
command-season-leave = retirar
    .description = Sacar a un equipo de una división que aún no se ha sorteado
option-season-leave-team = equipo
    .description = Qué equipo
command-season-draw = sortear
    .description = Ver el sorteo de una temporada o de una copa y después hacerlo
option-season-draw-days = días
    .description = Cuántos días dura cada jornada; si falta, no hay plazos
option-season-draw-cup = copa
    .description = Sortear esta copa; si falta, todas las divisiones de la temporada
command-season-start = empezar
    .description = Sortear y empezar una temporada enseguida, sin mirar antes el sorteo
option-season-start-days = días
    .description = Cuántos días dura cada jornada; si falta, no hay plazos
command-season-qualify = clasificar
    .description = Llevar a los mejores de las divisiones a una copa, según su puesto
option-season-qualify-count = cuántos
    .description = Cuántos de cada división
option-season-qualify-division = división
    .description = Solo de esta división; si falta, de todas las de la temporada
command-season-close = cerrar
    .description = Terminar una temporada en la que se ha jugado todo
command-season-deadline = plazo
    .description = Hacer que una jornada termine dentro de tantos días
option-round = jornada
    .description = Qué jornada
command-season-extend = prorrogar
    .description = Dar más días a los dos equipos de un partido
command-season-replace = sustituir
    .description = Poner a otro equipo en el lugar de uno que deja una temporada en juego
option-season-replace-old = sale
    .description = El equipo que se va
option-season-replace-new = entra
    .description = El equipo que se queda con sus partidos
command-season-show = ver
    .description = Hasta dónde ha llegado una temporada
command-season-archive = archivo
    .description = Las temporadas terminadas; con una temporada, todas sus tablas y resultados en un fichero
option-season-archive-season = temporada
    .description = Qué temporada leer entera

command-standings = clasificación
    .description = La tabla de una división, en imagen y en palabras
option-standings-division = división
    .description = Qué división; si falta, la tuya
option-standings-share = compartir
    .description = Enseñarla a todos en este canal
command-fixtures = encuentros
    .description = Los partidos de una temporada: los tuyos primero, resultados, plazos
option-fixtures-round = jornada
    .description = Qué jornada; si falta, la que se juega ahora
option-fixtures-division = división
    .description = Qué división; si falta, todas
command-stats = estadísticas
    .description = Los mejores de una temporada o de siempre
option-stats-list = lista
    .description = Qué lista; si falta, los primeros de cada una
option-stats-season = temporada
    .description = Qué temporada, o todas juntas; si falta, la que está en juego
choice-stats-scorer = Máximos anotadores (touchdowns)
choice-stats-thrower = Pasadores (pases completos)
choice-stats-interceptor = Interceptores (intercepciones)
choice-stats-violent = Los más violentos (heridos)
choice-stats-killer = Asesinos (rivales muertos)
choice-stats-mvp = Premios al mejor jugador del encuentro
choice-stats-valuable = Los jugadores más valiosos (monedas de oro)
command-coach = entrenador
    .description = Lo que han hecho y ganado los equipos de un entrenador
option-coach-person = persona
    .description = De quién; si falta, lo tuyo
option-coach-league = liga
    .description = En qué liga; si falta, en todas
command-hall = honores
    .description = Salón de la fama: campeones de todas las temporadas y quién tiene los récords
command-cemetery = cementerio
    .description = Los muertos de una liga

## Ligas

league-created = { $league } está abierta y eres su primer comisario. Ahora: `/liga ajustes`, `/liga canal` y `/temporada crear`; los entrenadores fundan sus equipos con `/equipo fundar`.
league-list-line = **{ $league }** ({ $state })
league-is-open = abierta
league-is-archived = archivada
league-nowhere = en ningún canal; `/liga canal` nombra uno
league-nobody = nadie
league-run-by = Comisarios: { $who }
league-told-in = Noticias: { $channel }
league-teams = { $count ->
    [0] Aún no hay equipos.
    [one] Un equipo:
   *[other] { $count } equipos:
 }
league-team-line = · { $team }, { $coach } ({ $state })
league-season-name = { $season } ({ $state })
league-seasons = Temporadas: { $seasons }
season-is-planned = planeada
season-is-running = en juego
season-is-over = terminada
league-channel-set = Las noticias de { $league } se cuentan en { $channel }.
league-channel-none = Las noticias de { $league } no se cuentan en ningún canal.
league-commissioner-bot = Un bot no puede ser comisario.
league-office = Comisarios de { $league }: { $who }
league-archive-ask = ¿Cerrar { $league } para siempre? Todo se podrá leer, pero nada podrá cambiar ya.
league-archive-yes = Archivar
league-archived-now = { $league } está archivada.
league-leave = Dejarlo
page-before = ◀ Atrás
page-after = Adelante ▶

## Ajustes

settings-of-league = **Reglas opcionales de { $league }** (valen desde el siguiente paso)
setting-choose = ¿Qué quieres cambiar?
setting-on = sí
setting-off = no
setting-nobody = nadie
setting-line-founding = Un equipo nuevo tiene { $budget } monedas de oro y { $fans } puntos de factor de hinchas gratis.
setting-line-rules = Los partidos se juegan con: { $rules }
setting-rules-with = Jugar con: { $rules }
setting-rules-without = Jugar sin: { $rules }
setting-line-mvp = Mejor jugador del encuentro: { $mode }
setting-mvp-random = sorteado entre todos
setting-mvp-nominate = sorteado entre tres que nombra el entrenador
setting-mvp-choose = elegido por el entrenador
setting-line-inducements = Incentivos y Dinero en efectivo: { $state }
setting-line-extra = Ganancias de más tras cada partido: { $gold }
setting-line-expenses = Espiral de gastos: desde un valor de equipo de { $start }, { $step } más cada { $band }
setting-line-no-expenses = Espiral de gastos: no
setting-line-forfeits = Un partido sin jugar: el otro bando recibe { $gold } y { $mvps } mejores jugadores, quien no se presenta paga { $fine }
setting-line-served = Cumple con él un partido perdido: { $who }
setting-winner-serves = el bando que estaba
setting-loser-serves = el bando que no se presenta
setting-to-mvp = Mejor jugador del encuentro: { $mode }
setting-inducements-on = Usar incentivos y Dinero en efectivo
setting-inducements-off = No usar incentivos ni Dinero en efectivo
setting-to-founding = Equipos nuevos y ganancias …
setting-expenses-off = Sin espiral de gastos
setting-expenses-standard = Espiral de gastos como en el reglamento
setting-to-expenses = Espiral de gastos …
setting-to-forfeits = Partidos sin jugar …
setting-serves = Con un partido sin jugar cumple un partido perdido { $who }
setting-serves-not = Con un partido sin jugar no cumple un partido perdido { $who }
setting-field-budget = Monedas de oro para fundar un equipo
setting-field-free-fan-factor = Factor de hinchas gratis (0 a 9)
setting-field-extra-winnings = Ganancias de más tras cada partido
setting-field-start = Desde qué valor de equipo
setting-field-band = Cuánto abarca cada tramo
setting-field-step = Cuánto más con cada tramo
setting-field-winnings = Oro para el bando que estaba
setting-field-fine = Multa del que no se presenta
setting-field-mvps = Mejores jugadores que sortea (0 a 2)

## Reglas de las tablas

rules-of-league = **Tablas de { $league }**
rules-line-results = Una victoria vale { $win }, un empate { $draw }, una derrota { $loss }.
rules-line-others = Si el otro no se presenta son { $won }, si uno no se presenta { $lost }, un descanso { $bye }.
rules-line-bonus = Bonificación: { $bonus }
rules-line-ties = A igualdad de puntos decide, en este orden:
rules-no-ties = nada
rules-bonus-choose = Añadir o quitar una bonificación
rules-to-results = Resultados …
rules-to-others = Incomparecencias y descansos …
rules-to-ties = Orden de desempates …
rules-field-win = Victoria
rules-field-draw = Empate
rules-field-loss = Derrota
rules-field-forfeit-win = El otro no se presenta
rules-field-forfeit-loss = Incomparecencia propia
rules-field-bye = Descanso
rules-field-points = Puntos
rules-field-needed = Cuántos
rules-field-touchdowns = Desde cuántos touchdowns
rules-field-casualties = Desde cuántos heridos
rules-field-narrow-loss = Derrota por como mucho
rules-order = **Un nuevo orden de desempates**: ¿cuál es el número { $place }?
rules-next-tie = Número { $place }
rules-order-done = Este es el orden
rules-order-back = Uno atrás
bonus-touchdowns = { $points } por al menos { $needed } touchdowns
bonus-casualties = { $points } por al menos { $needed } heridos
bonus-clean-sheet = { $points } por no encajar ningún touchdown
bonus-narrow-loss = { $points } por perder por como mucho { $needed }
bonus-add-touchdowns = Bonificación por touchdowns …
bonus-add-casualties = Bonificación por heridos …
bonus-add-clean-sheet = Bonificación por no encajar touchdowns …
bonus-add-narrow-loss = Bonificación por una derrota ajustada …
bonus-drop = Quitar: { $bonus }
tie-break-td-difference = diferencia de touchdowns
tie-break-cas-difference = diferencia de heridos
tie-break-touchdowns = touchdowns a favor
tie-break-casualties = heridos causados
tie-break-fewest-td-against = menos touchdowns en contra
tie-break-strength = dureza del calendario (puntos de los rivales jugados)
tie-break-wins = victorias
tie-break-fewest-forfeits = menos incomparecencias propias
tie-break-head-to-head = los partidos entre ellos
tie-break-coin = una moneda, lanzada una vez y guardada

## Comisarios

audit-title = **Registro de { $league }**, lo más nuevo primero
audit-line = { $when } { $who }: { $what } · { $about }
audit-detail = { $name }: { $value }
audit-cut = Las líneas que acaban en … están abreviadas; `/liga exportar` las da enteras, para comisarios.
audit-newest = Lo más nuevo
audit-older = Más antiguo ▶
audit-detail-name = nombre
audit-detail-season = temporada
audit-detail-division = división
audit-detail-form = forma
audit-detail-days = días
audit-detail-round = jornada
audit-detail-of = de
audit-detail-count = cuántos de cada una
audit-detail-by = por
audit-detail-points = puntos
audit-detail-reason = motivo
audit-detail-user = quién
audit-detail-coach = entrenador
audit-detail-channel = canal
audit-detail-answer = respuesta
audit-detail-score = marcador
audit-detail-result = resultado
audit-detail-who = no se presenta
audit-detail-match = partido
audit-detail-place = cabeza de serie
audit-detail-what = qué
audit-detail-number = dorsal
audit-detail-roster = lista de equipo
audit-detail-rules = reglas
audit-detail-remark = motivo
audit-detail-asked = preguntado
audit-detail-tie-breaks = desempates
audit-detail-bonuses = bonificaciones
audit-detail-corrections = correcciones
audit-detail-win = victoria
audit-detail-draw = empate
audit-detail-loss = derrota
audit-detail-forfeit-win = el otro no se presenta
audit-detail-forfeit-loss = incomparecencia propia
audit-detail-bye = descanso
audit-detail-budget = presupuesto
audit-detail-mvp = mejor jugador del encuentro
audit-detail-inducements = incentivos
audit-detail-expenses = espiral de gastos
audit-detail-forfeits = partidos sin jugar
audit-detail-extra-winnings = ganancias de más
audit-detail-free-fan-factor = factor de hinchas gratis
audit-detail-start = desde
audit-detail-band = tramo
audit-detail-step = escalón
audit-detail-winnings = ganancias
audit-detail-mvps = mejores jugadores
audit-detail-fine = multa
audit-detail-winner-serves = lo cumple quien gana
audit-detail-loser-serves = lo cumple quien pierde
league-audit-seeded = cabeza de serie cambiado
league-audit-deadline = plazo de una jornada fijado
league-corrected = { $team } ({ $division }): { $change } puntos, ahora { $points } en el puesto { $place }. Motivo: { $reason }
undo-result-ask = ¿Deshacer este resultado? **{ $match }**
undo-team = · { $team }: { $changes }
undo-points = puntos { $before } → { $after }
undo-treasury = tesorería { $before } → { $after }
undo-value = valor de equipo { $before } → { $after }
undo-players = jugadores { $before } → { $after }
undo-no-change = como antes
undo-result-then = Las dos hojas quedan como antes del partido; los nombres y dorsales dados desde entonces se quedan. La tabla y la copa siguen, y el partido espera a jugarse de nuevo.
undo-yes = Deshacer
undone-result = Deshecho. { $match } espera a jugarse de nuevo.
undo-answer-ask = ¿Deshacer lo último que hizo { $team } tras el partido? **{ $what }**
undo-word-buy = comprado
undo-word-fire = despedido
undo-word-rename = nombre nuevo
undo-word-renumber = dorsal nuevo
undo-word-done = terminado
undo-word-hire = contratado
undo-word-dismiss = dejado ir
undo-word-choose = elegido
undo-word-keep = conservado
undo-word-reroll = tirado otra vez, o una segunda oportunidad
undo-word-later = más tarde
undo-word-accept = aceptado
undo-word-decline = rechazado
undo-word-random = sorteado
undone-answer = Deshecho. { $team } tiene { $gold } en la tesorería.

## Temporadas

season-created = { $season } de { $league } está planeada. Ahora: `/temporada división` y después `/temporada inscribir` y `/temporada sortear`.
season-division-added = { $division } ({ $form }) forma parte de { $season }. Ahora: `/temporada inscribir`.
season-enter-all = Todos los equipos aprobados que estén libres
season-entered = Inscrito en { $division }: { $team }. { $count ->
    [one] Ya hay un equipo:
   *[other] Ya hay { $count } equipos:
 }
season-left = { $team } queda fuera de { $division }; quedan { $count }.
draw-title = **Sorteo de { $season }**: { $count ->
    [one] un partido
   *[other] { $count } partidos
 }. Aún no se ha guardado nada.
draw-cup-title = **Sorteo de { $division }**, los mejores lo más lejos posible unos de otros. Aún no se ha guardado nada.
draw-round = Jornada { $round }: { $pairs }
draw-round-until = Jornada { $round } (hasta el { $date }): { $pairs }
draw-bye = { $team } descansa
draw-yes = Hacer este sorteo
draw-again = Sortear otra vez
season-begun = { $season } ha empezado con { $count ->
    [one] un partido
   *[other] { $count } partidos
 }. Cada cual encuentra los suyos con `/encuentros`.
cup-drawn = { $division } está sorteada: { $count ->
    [one] se puede jugar un partido.
   *[other] se pueden jugar { $count } partidos.
 }
season-qualified = { $count } equipos son cabezas de serie en { $division }; ahora: `/temporada sortear` con esta copa.
season-close-ask = ¿Terminar { $season }? Sus tablas y resultados se guardan como están.
season-close-yes = Terminar
season-closed = { $season } ha terminado.
season-deadline-set = La jornada { $round } de { $division } termina el { $date } ({ $left }) para { $count ->
    [one] un partido
   *[other] { $count } partidos
 } sin resultado.
season-extended = { $match }: hasta el { $date } ({ $left }).
season-replace-ask = ¿Poner a { $new } en el lugar de { $old } en { $division }? Lo que { $old } aún no ha jugado pasa al nuevo equipo; { $old } deja la división y eso no se puede deshacer.
season-replace-yes = Sustituir
season-replaced = { $new } ocupa el lugar de { $old } en { $division }: { $count } partidos.
season-division-line = **{ $division }** · { $form } · { $teams } equipos · { $played } de { $all } partidos jugados
season-round = Ahora: jornada { $round }
season-round-until = Ahora: jornada { $round }, hasta el { $date } ({ $left })
archive-title = **Temporadas terminadas**; `/temporada archivo` con una temporada la da entera
archive-file = { $season } de { $league }: todas las tablas y resultados están en el fichero.

## Tablas, partidos, números

cup-tie-final = La final
cup-tie-semi-final = Semifinal
cup-tie-quarter-final = Cuartos de final
cup-tie-third-place = Tercer puesto
cup-unknown = …
standings-title = **{ $division }**, { $season }
standings-about = { $season } · { $played } de { $all ->
    [one] 1 partido
   *[other] { $all } partidos
 }
standings-in-file = La tabla es demasiado larga para un mensaje: está en las imágenes y, en palabras, en el fichero.
standings-other = Otra división
standing-line = { $place }. { $team }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
standing-record = { $played } jugados, { $won } ganados, { $drawn } empatados, { $lost } perdidos
standing-for = touchdowns { $td }, heridos { $cas }
standing-correction = Corrección: { $team } { $points } ({ $reason })
fixtures-none = Aún no se ha sorteado nada.
fixtures-mine = **Tus partidos**
fixtures-round = Jornada { $round }
fixtures-until = hasta el { $date } ({ $left })
fixtures-played = ✅ { $match }
fixtures-open = · { $match } ({ $state })
fixtures-before = ◀ Antes
fixtures-after = Después ▶
fixture-is-scheduled = por jugar
fixture-is-pre-match = en preparación
fixture-is-playing = jugándose
fixture-is-reported = resultado por confirmar
fixture-is-post-match = jugado
fixture-is-done = terminado
fixture-is-bye = descanso
stats-ever = Todas las temporadas
stats-title = **{ $league }**, { $season }
stats-now = como son ahora
stats-nobody = nadie todavía
stats-line = { $place }. { $player } ({ $team }): { $count } { $gone }
stats-dead = †
coach-title = **Entrenador** { $coach }
coach-no-team = Ningún equipo en una liga de este servidor.
coach-teams = Equipos: { $teams }
coach-record = { $matches ->
    [one] 1 partido
   *[other] { $matches } partidos
 }: { $won } ganados, { $drawn } empatados, { $lost } perdidos
coach-rating = Valoración { $value } (más o menos { $doubt }), por los partidos jugados, tenga quien tenga ahora el equipo
coach-won = 🏆 { $season }, { $division } ({ $team })
hall-title = **Salón de la fama de { $league }**
hall-records = **Récords de siempre**
hall-record = { $what }: { $player } ({ $team }), { $count }
hall-champion = 🏆 { $division }: { $team }
hall-champion-of = 🏆 { $division }: { $team }, { $coach }
hall-empty = Ninguna temporada ha terminado todavía, ni se ha ganado ninguna copa.
cemetery-title = **Cementerio de { $league }**: { $count ->
    [0] aún no ha muerto nadie.
    [one] una tumba.
   *[other] { $count } tumbas.
 }
cemetery-line = † { $player }, { $position } ({ $team }): { $points } puntos de estrellato, tras { $matches } partidos

# El tablero y los botones que lo rodean.
error-internal = Eso ha fallado por nuestra parte; no ha cambiado nada. Inténtalo otra vez y, si se repite, avisa al comisario.
error-missing-permission = Eso es para quienes gestionan este servidor.
error-server-only = Eso solo funciona en un servidor.
error-option = «{ $value }» no sirve aquí; elige una de las sugerencias.
error-forbidden = Aquí no se me permite hacer eso; quien gestione este servidor puede darme el permiso.

board-asked = **{ $coach }:** { $question }
board-clock = Sin respuesta, el reloj decide { $when }.
board-state-paused = **En pausa.** Cualquiera de los dos entrenadores puede reanudar el partido.
board-state-finished = **El partido ha terminado.**
board-state-abandoned = **El partido se ha abandonado** de común acuerdo.
board-state-cancelled = **El partido se ha cancelado** antes de la patada inicial.
board-turn-over = { $team }, turno { $turn }
board-turn-blitz = { $team }, ¡Penetración!
board-turn-picture = El campo cuando terminó.
board-take-back = Deshacer
board-log = Acta
board-see-whole = Campo
board-see-play = Jugada
board-to = A…
board-resume = Seguir
board-confirm = Sí: { $what }
board-sure-end = { $count ->
    [one] { $players } aún puede actuar.
   *[other] { $count } jugadores aún pueden actuar: { $players }.
}
board-think-again = Pensarlo mejor
board-half-time = Descanso
board-second-half-over = Tras la segunda parte
board-full-time = Final del partido
board-warning = Tu tiempo se acaba { $when }. { $question }
board-halfway = Ha pasado la mitad de tu tiempo; se acaba { $when }. { $question }
board-coach-gone = { $other }: { $coach } ha dejado este servidor y ahora le toca decidir. No se pierde nada del partido: hasta que vuelva, decide por él el reloj. Un comisario puede poner a otro entrenador en su lugar (`/comisario sustituir`).
board-log-cut = Tras una actualización del bot ya no se podían leer las últimas decisiones de este turno; el partido sigue desde el principio del turno.
board-thread-name = { $home } – { $away }
board-thread-begins = Empieza el partido: { $home } en casa contra { $away }. Todo el mundo puede leerlo; solo puede pulsar el entrenador al que se pregunta.
board-thread-again = El hilo de este partido se ha perdido; sigue aquí tal como estaba. { $home } { $away }
board-the-match = el partido
board-trouble-no-channel = No se puede mostrar un partido: ya no existen ni su hilo ni el canal en el que se acordó. No se ha perdido nada: con `/partido tablero` en otro canal seguirá allí.
board-trouble-locked = { $place } está bloqueado y no se puede mostrar allí el partido. No se ha perdido nada: desbloquea el hilo y seguirá donde estaba.
board-trouble-permissions = No puedo mostrar el partido en { $place }: me falta { $missing }. No se ha perdido nada; con el permiso de vuelta seguirá donde estaba.
board-trouble-forbidden = No se me permite mostrar el partido en { $place }. No se ha perdido nada; cuando pueda ver el hilo y escribir en él, seguirá donde estaba.
board-trouble-discord = Discord no me deja mostrar ahora el partido en { $place }. No se ha perdido nada: lo sigo intentando, y `/partido tablero` lo intenta al momento.
board-permission-view-channel = Ver canal
board-permission-send-messages = Enviar mensajes
board-permission-create-public-threads = Crear hilos públicos
board-permission-send-messages-in-threads = Enviar mensajes en hilos
board-permission-attach-files = Adjuntar archivos
board-permission-read-message-history = Leer el historial de mensajes

view-stale = Ese botón es de una pregunta anterior. El tablero actual: { $link }
view-to-title = Escribir casillas
view-to-square = Casilla, casillas o una línea
view-to-hint = M9, o un camino M9 N10, o una línea como M9 block 3 follow
view-to-example = p. ej., M9
view-log-title = Lo último que ha pasado; el archivo lo tiene todo, con todos los dados.
view-take-back-farther = Se han tirado dados o el otro entrenador ha decidido algo después, así que debéis estar de acuerdo los dos. Se anularían la decisión que elijas y todas las siguientes.
view-take-back-choose = Deshacer hasta antes de …
view-take-back-rolled = { $team }; con tiradas
view-take-back-plain = { $team }; sin tiradas
view-take-back-asked = Preguntado. El otro entrenador contesta en el hilo.
view-agree-yes = De acuerdo
view-agree-no = Rechazar
view-request-take-back = { $other }: { $asker } pide deshacer todo desde «{ $what }». Los dados ya tirados no vuelven a salir.
view-request-pause = { $other }: { $asker } pide una pausa. Los relojes se paran hasta que uno de los dos reanude el partido.
view-request-abandon = { $other }: { $asker } pide abandonar el partido. Terminaría aquí, sin resultado.
view-accepted-take-back = { $who } está de acuerdo: se ha deshecho ({ $count ->
    [one] una decisión
   *[other] { $count } decisiones
  }).
view-accepted-pause = { $who } está de acuerdo: el partido queda en pausa.
view-accepted-abandon = { $who } está de acuerdo: el partido se abandona.
view-declined-take-back = { $who } no quiere; no se deshace nada.
view-declined-pause = { $who } no quiere; el partido sigue.
view-declined-abandon = { $who } no quiere; el partido sigue.
view-withdrawn-take-back = { $who } ya no pide deshacer.
view-withdrawn-pause = { $who } ya no pide una pausa.
view-withdrawn-abandon = { $who } ya no pide abandonar.
view-challenge = { $challenger } desafía a { $opponent } a un partido. Reloj: { $clock }.
    -# Dados: palabra «{ $word }», SHA-256 del secreto `{ $hash }`
view-challenge-anyone = quien quiera
view-challenge-accept = Aceptar
view-challenge-decline = Rechazar
view-challenge-withdraw = Retirar
view-challenge-declined = { $who } ha rechazado el desafío.
view-challenge-withdrawn = { $who } ha retirado el desafío.
view-challenge-permissions = Un partido necesita permisos que no tengo aquí: { $missing }. Quien gestione este servidor puede dármelos.
view-clock-live = en directo, cuatro minutos por turno
view-clock-relaxed = tranquilo, diez minutos por turno
view-clock-slow = lento, un día por turno y dos días de reserva
view-match-made = { $home } juega en casa contra { $away }.
view-match-dice = -# Dados: palabras «{ $home_word }» y «{ $away_word }», SHA-256 del secreto `{ $hash }`
view-match-thread = El partido: { $thread }
view-team-due = { $coach } elige equipo.
view-team-is = { $coach } lleva a { $team }.
view-team-home = Equipo local
view-team-away = Equipo visitante
view-team-part = { $which }: { $first } – { $last }
view-team-about = { $roster }, { $players } jugadores, { $rerolls ->
    [one] una segunda oportunidad
   *[other] { $rerolls } segundas oportunidades
  }
view-team-other = Esa lista es del otro entrenador; las tuyas son las del equipo { $side ->
    [home] local
   *[away] visitante
  }.
view-team-chosen = Llevas a { $team }.
view-challenge-budget = -# Cada bando puede gastar { $budget } monedas de oro en incentivos antes del lanzamiento de moneda.

# La oficina del comisario: decisiones en un partido en juego, archivos de una liga, privacidad, copias de seguridad.

# -- rulings in a match --
given-commissioner = { $sentence } (comisario)
match-log-commissioner = (comisario)
event-position-corrected = El comisario corrige: { $what }.
label-correct = Corrección: { $what }
label-adjudicate = Veredicto: { $what }
correction-player = { $player } → { $what }
correction-place-reserves = reservas
correction-place-ko = inconsciente
correction-place-casualty = lesionados
correction-place-sent-off = expulsado
correction-mark-standing = de pie
correction-mark-prone = tumbado
correction-mark-stunned = aturdido
correction-mark-used = ya ha actuado
correction-mark-fresh = puede actuar
correction-earned-td = { $player }: touchdowns, { $value }
correction-earned-comp = { $player }: pases completos, { $value }
correction-earned-cas = { $player }: lesiones causadas, { $value }
correction-earned-int = { $player }: intercepciones, { $value }
correction-ball-square = el balón está en { $square }
correction-ball-player = { $player } tiene el balón
correction-ball-none = el balón está fuera del campo
correction-weather = clima: { $weather }
correction-score = touchdowns de { $team }: { $value }
correction-turn = marcador de turno de { $team }: { $value }
correction-rerolls = segundas oportunidades que quedan a { $team }: { $value }
verdict-score = { $home } contra { $away }: { $score }
verdict-winner = { $home } contra { $away }: { $score }, gana { $winner }
verdict-conceded = cuenta como concedido por { $team }

refused-ruling-when = Una posición se corrige mientras un entrenador decide qué hacer a continuación en su turno. Que se responda antes la pregunta pendiente, el entrenador mismo o con `/comisario decidir`.
refused-ruling-form = «{ $decision }» no es una corrección. Ejemplos: h3 M8 prone · a2 reserves · ball K9 · ball h7 · score home 1 · turn away 4 · rerolls home 2 · weather nice · h7 td 1. Separa varias con punto y coma.
refused-ruling-player = «{ $decision }» no nombra nada que se pueda corregir. Escribe un jugador como h3 o a12, o uno de: ball, score, turn, rerolls, weather.
refused-ruling-number = Da un número de { $least } a { $most }.
refused-ruling-occupied = { $square } está ocupada o fuera del campo; elige una casilla vacía, o mueve antes a quien está allí.
refused-ruling-full = No puede haber más de { $most } jugadores de un equipo en el campo; saca antes a uno.
refused-ruling-ball = El balón y un jugador que no lo lleva no pueden estar los dos en { $square }: mueve antes el balón, dáselo al jugador o elige una casilla vacía.
refused-ruling-carrier = { $player } tiene que estar de pie en el campo para llevar el balón; da una casilla al balón, o que esté de pie.
refused-ruling-injured = { $player } tiene una lesión permanente que una corrección no deshace; en su lugar, deshaced la decisión.
refused-ruling-winner = Ha ganado quien tiene más touchdowns; solo se nombra un ganador si el marcador está empatado.
refused-ruling-not-commissioner = Solo un comisario puede hacerlo: en un partido de liga, el de la liga; si no, quien administra este servidor o tiene su rol de comisario.
refused-ruling-same-coach = Esa persona ya entrena en este partido.
refused-ruling-no-coach = Esa persona no entrena a nadie en este partido; nombra al entrenador que se sustituye.
refused-ruling-too-many = No más de { $most } correcciones a la vez.
refused-ruling-nothing = Di qué se corrige, como en: h3 M8 prone; ball K9.
refused-ruling-claim-over = El otro entrenador ha acabado un turno a tiempo, o el partido ha terminado, así que ya no hay nada que reclamar.
refused-ruling-claim-own = Solo el otro entrenador puede decidirlo.
refused-ruling-stopped = El reloj ya está parado.
refused-ruling-reason = Da un motivo de { $length } caracteres como mucho.

# -- what has been ruled --
ruling-extended = ⚖️ { $who } da a { $team } { $minutes ->
        [one] un minuto más
       *[other] { $minutes } minutos más
    }.
ruling-stopped = ⚖️ { $who } para el reloj. Con `/comisario reanudar` o `/partido reanudar` sigue el partido.
ruling-went-on = ⚖️ { $who } deja que siga el partido.
ruling-decided = ⚖️ { $who } decide por { $team }:
ruling-replaced = ⚖️ { $who } sustituye a { $old }: desde ahora entrena { $new } a { $team }.
ruling-replaced-before = ⚖️ { $who } sustituye a { $old }: desde ahora entrena { $new } en este partido.
ruling-corrected = ⚖️ Los dos entrenadores han aceptado la corrección que propuso { $who }.{ $reason }
ruling-adjudicated = ⚖️ { $who } termina el partido: { $verdict }.{ $reason }
ruling-cancelled = ⚖️ { $who } cancela el partido.
ruling-annulled = ⚖️ Los dos entrenadores han acordado con { $who } que este partido no cuenta.{ $reason }
ruling-claimed = ⚖️ { $who } reclama la victoria: { $team } dejó pasar { $turns } turnos seguidos, así que el partido cuenta como concedido.
ruling-called = ⚖️ { $who } llama al comisario: { $team } dejó pasar { $turns } turnos seguidos.
ruling-again = El encuentro espera a jugarse de nuevo.
ruling-because = { " " }Motivo: { $reason }
ruling-log-title = Decisiones de los comisarios
ruling-log-line = { $at } · { $text }

league-audit-ruling-extended = se dio más tiempo en un partido
league-audit-ruling-stopped = se paró el reloj de un partido
league-audit-ruling-went-on = se dejó seguir un partido
league-audit-ruling-decided = se decidió por un entrenador ausente
league-audit-ruling-replaced = entrenador de un partido sustituido
league-audit-ruling-corrected = posición de un partido corregida
league-audit-ruling-adjudicated = partido decidido por el comisario
league-audit-ruling-cancelled = partido cancelado por el comisario
league-audit-ruling-annulled = partido anulado
league-audit-ruling-claimed = victoria reclamada, se acabó el tiempo de varios turnos
league-audit-ruling-called = se llamó al comisario a un partido

# -- commands --
command-commissioner = comisario
    .description = Decidir en un partido en juego
command-commissioner-extend = ampliar
    .description = Dar más tiempo al entrenador a quien se pregunta
command-commissioner-stop = parar
    .description = Parar el reloj de un partido
command-commissioner-resume = reanudar
    .description = Dejar que siga un partido con el reloj parado
command-commissioner-decide = decidir
    .description = Dar una decisión por un entrenador ausente
option-commissioner-decide-line = línea
    .description = La decisión como se escribe al jugar (M9 block 3 follow); nada: lo que pasa por defecto
command-commissioner-replace = sustituir
    .description = Que otra persona entrene desde ahora a uno de los equipos
option-commissioner-replace-coach = entrenador
    .description = El entrenador sustituido
option-commissioner-replace-by = por
    .description = Quién entrena desde ahora
command-commissioner-correct = corregir
    .description = Pedir a los dos entrenadores que acepten una posición corregida
option-commissioner-correct-what = qué
    .description = Por ejemplo: h3 M8 prone; a2 reserves; ball K9; score home 1; turn away 4; weather nice
command-commissioner-adjudicate = fallar
    .description = Terminar un partido con un resultado
option-commissioner-adjudicate-home = local
    .description = Touchdowns del equipo local
option-commissioner-adjudicate-away = visitante
    .description = Touchdowns del equipo visitante
option-commissioner-adjudicate-winner = ganador
    .description = Quién gana aunque el marcador esté empatado, como en una copa
command-commissioner-cancel = cancelar
    .description = Cancelar un partido antes de su patada inicial
command-commissioner-annul = anular
    .description = Pedir a los dos entrenadores que el partido no cuente; uno de liga se juega de nuevo
option-commissioner-minutes = minutos
    .description = Cuántos minutos
option-commissioner-match = partido
    .description = Qué partido; si falta, el de este hilo
option-commissioner-reason = motivo
    .description = Por qué, para que todos lo lean

adjudicate-title = ¿Terminar el partido con este resultado?
adjudicate-ask = El partido { $match } termina en el acto: **{ $verdict }**. Nadie podrá seguir jugando y dentro del partido no se puede deshacer; en una liga después vienen las preguntas de siempre. Al enviar este formulario se hace.
adjudicate-reason = Motivo
adjudicate-hint = Se cuenta en el hilo del partido; puede quedar vacío.
commissioner-done = Hecho; el hilo lo sabe.
commissioner-asked = Se ha preguntado a los dos entrenadores en el hilo.
commissioner-bot = Un bot no puede entrenar.
commissioner-new-coach = { $new }, desde ahora entrenas a { $team }. El tablero de arriba es tuyo y valen tus órdenes permanentes.
consent-correct = ⚖️ { $who } pide a los dos entrenadores, { $home } y { $away }, que acepten una corrección:
consent-annul = ⚖️ { $who } pide a los dos entrenadores, { $home } y { $away }, que acepten que este partido no cuente.
consent-agreed = De acuerdo por ahora: { $coaches }
consent-declined = { $who } no está de acuerdo.
consent-withdrawn = { $who } lo ha retirado.
consent-accepted = Los dos entrenadores están de acuerdo.
consent-expired = El partido ha seguido entretanto, así que esto ya no vale.
claim-offer = ⏱️ { $coach }, a { $team } se le han acabado { $turns } turnos seguidos. Puedes reclamar la victoria, que cuenta como concesión del otro equipo, llamar al comisario o seguir jugando.
claim-take = Reclamar la victoria
claim-call = Llamar al comisario
claim-sure = ¿Reclamar la victoria? El partido termina ahora y cuenta como concedido por el otro equipo.

# -- backups --
command-admin = administrar
    .description = Para quien lleva este bot
command-admin-backup = copia
    .description = Copiar ahora la base de datos
admin-owner = Solo puede hacerlo el dueño de este bot, o un miembro de su equipo.
admin-backup = Copiada y comprobada: { $file } ({ $size } KiB). { $kept ->
        [one] Se guarda una copia.
       *[other] Se guardan { $kept } copias.
    }
admin-backup-failed = No se pudo hacer la copia o no es válida; no se ha tocado nada más. El registro dice por qué: mira el disco y BACKUP_DIRECTORY.
refused-backup-server = La base de datos de este bot es un servidor propio, que se copia con sus herramientas (pg_dump).

# -- leagues as files --
refused-import-large = Ese archivo es demasiado grande: se leen { $most } MB como mucho.
refused-import-no-json = Ese archivo no es JSON o está dañado. Da uno hecho con `/liga exportar`, como .json o .json.gz.
refused-import-format = Ese archivo no es una liga de este bot. Da uno hecho con `/liga exportar`; empieza con "format": "{ $expected }".
refused-import-version = Ese archivo tiene la versión { $given }; este bot lee la versión { $known }.
refused-import-gone = Ese archivo ya no espera, o lo dio otra persona. Impórtalo de nuevo.
refused-import-refused = La base de datos no acepta ese archivo, así que no ha cambiado nada. Exporta la liga de nuevo donde estaba.
import-shape = aquí va una tabla con "columns" y "rows", y cada fila tan larga como las columnas.
import-unknown-table = no existe esa tabla.
import-columns = columnas que faltan, sobran o están dos veces: { $what }.
import-one-league = un archivo contiene exactamente una liga.
import-value = { $column } no puede ser «{ $given }».
import-twice = esto está dos veces.
import-reference = { $column } nombra { $given }, que no está en el archivo.
import-state = «{ $given }» no es ninguno de: { $known }.
import-schema = escrito para la versión { $found } de los datos del reglamento; este bot lee la versión { $needed }.
import-malformed = no se puede leer en: { $what }.
import-sheet = el nombre o el estado de { $team } es otro en su hoja.
import-illegal = { $team } incumple las reglas de creación de equipos: { $what }.
import-no-sequence = { $team } está tras un partido, pero nada dice cuál.
import-result = el resultado es de otros equipos.
import-title = **{ $name }**: { $teams } equipos de { $coaches } entrenadores, { $seasons } temporadas, { $fixtures } partidos ({ $played } con resultado), { $news } noticias, { $audit } entradas del registro.
import-refused-title = Este archivo se ha rechazado; no ha cambiado nada. { $faults ->
        [one] Lo que está mal:
       *[other] Lo que está mal (se dicen { $faults } cosas como mucho):
    }
import-fault = · `{ $where }`: { $text }
import-left = Se queda atrás: el canal de noticias, los partidos en juego (sus encuentros esperan a jugarse) y los mensajes.
import-question = ¿Crear esta liga aquí?
import-yes = Crearla
import-no = Dejarla
import-done = Se ha creado { $name }. Nombra comisarios y elige un canal para sus noticias.
import-declined = No se ha creado nada.
import-file-type = Da un archivo que acabe en .json o .json.gz, como los hace /liga exportar.
export-done = { $name }: todo lo de este archivo se puede importar de nuevo con `/liga importar`.
export-csv = { $name }, para una hoja de cálculo.
export-too-large = El archivo tiene { $size } MB, más de lo que este servidor deja enviar. Pide mejor los archivos CSV.
league-audit-imported = liga traída de un archivo
command-league-export = exportar
    .description = La liga como archivo: todo en JSON, o clasificación y estadísticas en CSV
option-league-export-what = qué
    .description = Qué contiene el archivo
option-league-export-season = temporada
    .description = Solo esta temporada, en CSV
choice-export-json = Todo (JSON)
choice-export-standings = Clasificación (CSV)
choice-export-statistics = Estadísticas (CSV)
command-league-import = importar
    .description = Crear una liga con un archivo de /liga exportar
option-league-import-file = archivo
    .description = Un archivo que acabe en .json o .json.gz
option-league-import-name = nombre
    .description = Otro nombre para la liga

# -- privacy --
refused-privacy-playing = Estás en el partido { $match }, que no ha terminado. Termínalo, concédelo o cancélalo antes, o pide a un comisario que ponga a alguien en tu lugar (`/comisario sustituir`).
refused-privacy-nothing = No hay nada guardado sobre ti en este servidor.
command-privacy = privacidad
    .description = Lo que este bot guarda sobre ti en este servidor
command-privacy-show = mostrar
    .description = Leer lo que hay guardado sobre ti
command-privacy-export = exportar
    .description = Recibir todo lo guardado sobre ti como archivo
command-privacy-forget = olvidar
    .description = Que se te olvide; los resultados quedan sin ti
privacy-none = No hay nada guardado sobre ti en este servidor.
privacy-title = **Guardado sobre ti en este servidor.** Se te conoce por el número de tu cuenta de Discord; tu nombre no se guarda.
privacy-settings = · tus ajustes: zona horaria { $zone }, órdenes permanentes { $orders }
privacy-count-formations = · formaciones propias: { $count }
privacy-count-challenges = · retos hechos o recibidos: { $count }
privacy-count-matches = · partidos que has entrenado: { $count }
privacy-count-log-entries = · decisiones en los registros de partidos: { $count }
privacy-count-agreements = · peticiones entre entrenadores: { $count }
privacy-count-league-teams = · equipos de liga: { $count }
privacy-count-league-commissioners = · cargos de comisario: { $count }
privacy-count-league-audit = · entradas en los registros de las ligas: { $count }
privacy-team = · equipo { $team } ({ $state })
privacy-other = · otras entradas, como lo que has leído: { $count }
privacy-more = `/privacidad exportar` lo da todo como archivo, `/privacidad olvidar` hace que se te olvide.
privacy-export = Todo lo guardado sobre ti en este servidor. Los secretos de los dados no están.
privacy-sure = **¿Que se te olvide en este servidor?** Se borran tus ajustes, órdenes permanentes, formaciones y cargos. En partidos, ligas y registros ocupa tu lugar un número que no es de nadie; los resultados quedan. Tus borradores desaparecen; tus equipos quedan sin entrenador hasta que un comisario los traspase. No se puede deshacer. Los mensajes de Discord quedan como se escribieron, y las copias de seguridad te guardan dos semanas más.
privacy-yes = Olvidarme
privacy-forgotten = Hecho: los partidos y ligas de este servidor ya no te conocen.
privacy-teams-left = Sin entrenador ahora: { $teams }.
privacy-other-person = Esa pregunta era de otra persona. Usa `/privacidad olvidar`.
league-audit-coach-forgotten = el entrenador pidió que se le olvidara

# Órdenes de las ligas: competición y comisarios.

refused-league-none = En este servidor aún no hay ninguna liga. Quien administra el servidor abre una con /liga crear.
refused-league-which = Aquí hay varias ligas: { $known }. Nombra una en la opción «liga».
refused-league-no-team = Aún no tienes equipo en ninguna liga de este servidor. Funda uno con /equipo fundar.
refused-league-which-team = Tienes varios equipos: { $known }. Nombra uno en la opción «equipo».
refused-league-no-season = { $league } aún no tiene ninguna temporada.
refused-league-no-division = { $season } aún no tiene ninguna división.
refused-league-which-division = Hay varias divisiones: { $known }. Nombra una en la opción «división».
refused-league-no-fixture = Ninguno de tus equipos tiene ahora un partido por jugar.
refused-league-which-fixture = Tienes varios partidos abiertos; elige uno en la opción «encuentro».

league-fixture = Jornada { $round }: { $home } – { $away }
league-fixture-bye = Jornada { $round }: { $team } descansa

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

command-league-create = crear
    .description = Abrir una liga en este servidor
option-league-create-name = nombre
    .description = Cómo se llama la liga
command-league-list = lista
    .description = Las ligas de este servidor
command-season-create = crear
    .description = Planear una temporada de una liga
option-season-create-name = nombre
    .description = Cómo se llama la temporada

league-created = { $league } está abierta y eres su primer comisario. Ahora: /liga ajustes, /liga canal y /temporada crear; los entrenadores fundan sus equipos con /equipo fundar.
league-list-line = **{ $league }** ({ $state })
league-is-open = abierta
league-is-archived = archivada
season-created = { $season } de { $league } está planeada. Ahora: /temporada división y después /temporada inscribir.

# Nombres de las cosas, tal como aparecen en las frases.
list-and = { $first } y { $last }
list-or = { $first } o { $last }
percent = { $value } %

player = #{ $number } { $position }
player-short = #{ $number }
player-of-team = { $player } de { $team }

half-1 = primera parte
half-2 = segunda parte
half-3 = prórroga

face-skull = atacante derribado
face-both = ambos derribados
face-push = empujón
face-stumble = defensor tropieza
face-pow = defensor derribado
face-heads = cara
face-tails = cruz

weather-sweltering = calor asfixiante
weather-sunny = muy soleado
weather-nice = día perfecto
weather-rain = lluvia torrencial
weather-blizzard = ventisca

band-quick = pase rápido
band-short = pase corto
band-long = pase largo
band-bomb = bomba larga
band-hail-mary = a lo loco

action-move = movimiento
action-block = placaje
action-blitz = penetración
action-pass = pase
action-handoff = entrega
action-foul = falta
action-throw-team-mate = lanzar compañero
declared-move = un movimiento
declared-block = un placaje
declared-blitz = una penetración
declared-pass = un pase
declared-handoff = una entrega
declared-foul = una falta
declared-throw-team-mate = el lanzamiento de un compañero
declared-bomb = una bomba
declared-gaze = una mirada hipnótica

kickoff-get-the-ref = A por el árbitro
kickoff-riot = Disturbios
kickoff-perfect-defence = Defensa perfecta
kickoff-high-kick = Patada alta
kickoff-cheering-fans = Los hinchas animan
kickoff-changing-weather = Tiempo variable
kickoff-brilliant-coaching = Táctica brillante
kickoff-quick-snap = Anticipación
kickoff-blitz = Penetración
kickoff-throw-a-rock = Pedrada
kickoff-pitch-invasion = Invasión del campo

formation-defence-zone = Defensa en zona
formation-defence-spread = Defensa abierta
formation-defence-deep = Defensa profunda
formation-attack-centre = Ataque por el centro
formation-attack-left = Ataque por la izquierda
formation-attack-wide = Ataque abierto

injury-prone = solo tumbado
injury-stunned = aturdido
injury-knocked-out = inconsciente
injury-casualty = lesión

casualty-badly-hurt = magullado
casualty-miss-next-game = se pierde el próximo partido
casualty-niggling = lesión crónica
casualty-minus-ma = pierde 1 de movimiento
casualty-minus-av = pierde 1 de armadura
casualty-minus-ag = pierde 1 de agilidad
casualty-minus-st = pierde 1 de fuerza
casualty-dead = muerto

turnover-knocked-down = un jugador del equipo que movía fue derribado
turnover-pass-lost = el pase se perdió
turnover-hand-off-lost = la entrega se perdió
turnover-pick-up = no se pudo recoger el balón
turnover-fumble = balón perdido
turnover-intercepted = el pase fue interceptado
turnover-thrown-player = el jugador lanzado perdió el balón
turnover-sent-off = un jugador fue expulsado
turnover-carrier-down = el portador del balón cayó
turnover-carrier-crowd = el portador del balón acabó entre el público
turnover-time = se acabó el tiempo
turnover-eaten = el portador del balón fue devorado
turnover-blood-lust = la sed sacó a un jugador del campo

roll-name-dodge = esquivar
roll-name-going-for-it = A por ellos
roll-name-pick-up = recoger el balón
roll-name-catch = atrapar
roll-name-pass = pasar
roll-name-intercept = interceptar
roll-name-landing = aterrizar
roll-name-stand-up = levantarse
roll-name-escape = escapar
roll-name-block = placaje

source-team = segunda oportunidad de equipo
source-leader = segunda oportunidad de líder
source-cheering-fans = Los hinchas animan
source-brilliant-coaching = Táctica brillante
source-high-kick = Patada alta
source-quick-snap = Anticipación
source-riot = Disturbios
source-nobody-to-field = nadie a quien alinear
source-touchdown = el touchdown fuera de turno

place-reserves = reservas
place-ko = inconsciente
place-casualty = lesionados
place-sent-off = expulsado
place-pitch = en el campo

action-bomb = bomba
action-gaze = mirada hipnótica
roll-name-gaze = mirada hipnótica
roll-name-leap = saltar
roll-name-shadowing = medirse por Perseguir
roll-name-tentacles = medirse por Tentáculos
roll-name-spring-up = levantarse de un salto
why-gaze = mirada hipnótica
why-nobody = no es de ningún equipo
spell-fireball = bola de fuego
spell-lightning = rayo

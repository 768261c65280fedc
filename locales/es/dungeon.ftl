# Mazmorras: lo que pasa en ellas y lo que falla en un mapa.

event-placing-began = { $team } coloca primero.
event-chest-placed = { $team } pone un cofre en { $square }.
event-teleporter-placed = { $team } pone el teletransportador { $number } en { $square }.
event-entered = { $player } entra en la mazmorra en { $square }.
event-sponged = La esponja mágica devuelve a { $player } a las reservas.
event-teleported = { $player } entra en el teletransportador { $origin } y sale por el { $number } en { $square }.
event-teleported-in = { $player } entra en la mazmorra por el teletransportador { $number } en { $square }.
event-teleport-accident-same = { $player } sale por donde entró: se comprueba su armadura.
event-teleport-accident-again = Un segundo viaje en un turno es demasiado para { $player }: resulta herido.
event-ball-teleported = El balón entra en el teletransportador { $origin } y sale por el { $number } en { $square }.
event-ball-teleported-back = La magia devuelve el balón por el teletransportador { $number } en { $square }.
event-ball-lost = El balón se pierde en { $square }.
event-chest-opened-ball = { $player } abre el cofre de { $square }: ¡el balón!
event-chest-opened-spell = { $player } abre el cofre de { $square }: ¡explota!
event-chest-opened-by-the-clock-ball = El cofre de { $square } guarda el balón.
event-chest-opened-by-the-clock-spell = El cofre de { $square } explota.
event-fell-in-lava = ¡{ $player } cae en la lava de { $square }!
event-fell-in-pit = ¡{ $player } cae en la fosa de { $square }!
event-fell-in-chasm = ¡{ $player } cae en el abismo de { $square }!
event-fell-in-water = { $player } cae al agua en { $square }.
event-hazard-rolled = { $player } queda fuera del partido, y herido: { $die }.
event-hazard-rolled-unhurt = { $player } queda fuera del partido, pero ileso: { $die }.
event-against-wall = { $player } choca contra el muro por el empujón.
event-obstacle-rolled = El balón golpea { $obstacle } en { $square }: { $die }.
event-obstacle-rolled-missed = El balón pasa junto a { $obstacle } en { $square }: { $die }.
event-referee-looked = El árbitro ve el arma de { $player }: { $die }.
event-referee-looked-away = El árbitro no ve el arma de { $player }: { $die }.
event-clock-called-chests = El árbitro anuncia: al acabar este turno se abren todos los cofres.
event-clock-called-teleporters = El árbitro anuncia: al acabar este turno desaparecen teletransportadores.
event-clock-called-draw = El árbitro anuncia: este es el último turno.
event-chests-opened = Se acabó el tiempo de los cofres: { $squares } se abren a la vez.
event-teleporters-removed = Se acabó el tiempo de los teletransportadores { $numbers }: ya nadie entra en la mazmorra.

obstacle-statue = la estatua
obstacle-throne = el trono
obstacle-fountain = la fuente

turnover-lost-player = un jugador del equipo que movía cayó en un peligro
turnover-explosion = un cofre explotó
turnover-carrier-teleported = un teletransportador le costó el balón al portador
turnover-obstacle = el pase golpeó un obstáculo

roll-slip = { $player } mantiene el equilibrio con { $needed }+: { $die }.
roll-jump = { $player } salta con { $needed }+: { $die }.
roll-name-slip = mantener el equilibrio
roll-name-jump = saltar sobre cosas
state-line-dungeon = mazmorra · turnos { $home_turn }/{ $away_turn } · SO { $home_rerolls }/{ $away_rerolls }
alt-chests = Cofres cerrados: { $squares }.
alt-teleporters = Teletransportadores: { $squares }.
place-lost = fuera del partido

fault-line = { $fault } ({ $squares })
fault-advice = Consejo: { $fault }
fault-unknown-sign = «{ $sign }» no significa nada; los signos son { $known }
fault-unknown-key = En un mapa no hay «{ $key }:»; hay { $known }
fault-bad-number = «{ $key }:» pide un número de { $least } a { $most }
fault-too-large = Una mazmorra tiene como mucho { $most } por { $most } casillas
fault-empty = No hay nada dibujado salvo muros
fault-no-end-zone = { $side ->
    [home] El equipo local necesita una zona de anotación: dibújala con H
   *[away] El equipo visitante necesita una zona de anotación: dibújala con A
}
fault-end-zone-in-pieces = { $side ->
    [home] La zona de anotación local debe ser de una pieza
   *[away] La zona de anotación visitante debe ser de una pieza
}
fault-end-zones-too-close = Hay { $found } casillas entre las zonas de anotación; hacen falta { $needed }
fault-unreachable = Nadie puede llegar ahí
fault-too-narrow = Los pasillos deben ser de dos casillas de ancho
fault-chest-count = Una mazmorra tiene { $needed } cofres, no { $found }
fault-too-many-chests = Hay { $found } cofres dibujados; como mucho { $most }
fault-chest-near-end-zone = Un cofre está a { $found } casillas de una zona de anotación; hacen falta { $needed }
fault-chests-too-close = Dos cofres están a { $found } casillas; hacen falta { $needed }
fault-no-room-for-chests = Los entrenadores no tendrían sitio para { $needed } cofres
fault-teleporter-twice = El teletransportador { $number } está dibujado más de una vez
fault-teleporter-missing = Falta el teletransportador { $number }: se numeran sin huecos
fault-too-few-teleporters = Hay { $found } teletransportadores; hacen falta { $needed }
fault-unusual-size = { $found } casillas; lo habitual son de { $least } a { $most }
fault-small-end-zone = { $side ->
    [home] La zona de anotación local tiene { $found } casillas, menos que los { $needed } jugadores que empiezan
   *[away] La zona de anotación visitante tiene { $found } casillas, menos que los { $needed } jugadores que empiezan
}
fault-no-teleporter-in-end-zone = { $side ->
    [home] Conviene un teletransportador en la zona de anotación local: dibújalo con h
   *[away] Conviene un teletransportador en la zona de anotación visitante: dibújalo con a
}

ask-place-chest = { $team }: ¿dónde va el siguiente cofre? A ocho casillas de las zonas de anotación y a cuatro de otros cofres.
ask-place-teleporter = { $team }: ¿dónde va el teletransportador { $number }?
ask-place-player = { $team }: ¿quién entra ahora en la mazmorra? { $left ->
    [one] Queda uno.
   *[other] Quedan { $left }.
}
label-place-chest = Cofre en { $square }
label-place-teleporter = Teletransportador { $number } en { $square }
label-place-by-teleporter = { $player } en un teletransportador al azar
label-enter = { $player } entra en { $square }
label-enter-by-teleporter = { $player } entra por un teletransportador al azar
label-sponge = Esponja mágica para { $player }
label-open = Abrir el cofre de { $square }
label-open-found = Abrir el cofre de { $square } · explota
label-open-chance = Abrir el cofre de { $square } · balón { $chance }
label-jump = Saltar hasta { $square }
label-push-hazard = Empujar a { $square }: { $hazard }
label-clock-chests = Todos los cofres se abren al acabar este turno
label-clock-teleporters = Los teletransportadores desaparecen al acabar este turno
label-clock-draw = Este es el último turno
hazard-lava = lava
hazard-pit = pozo
hazard-chasm = abismo
hazard-water = agua
choose-jump = ¿Saltar por encima?
dugout-enter = reserva: a la zona de anotación o por un teletransportador al azar
dugout-sponge = la esponja mágica lo devuelve a las reservas
place-why-chest = junto a un cofre
place-why-teleporter = a un teletransportador
command-place-chest = cofre
command-place-teleporter = teletransportador
command-by-teleporter = teletransportador al azar
command-open-sure = ¿Abrir el cofre de { $square }? Contiene el balón con { $chance }; si no, explota y se acaba el turno.
command-jump-sure = { $player } salta hasta { $square }: { $chance }. Si falla, cae dentro. ¿Saltar?
command-special-open = abrir
    .description = Mazmorra: abrir un cofre junto a un jugador
command-special-jump = saltar-sobre
    .description = Mazmorra: saltar sobre lava, pozos, abismos o agua
command-special-enter = entrar
    .description = Mazmorra: meter a un reserva al empezar tu turno
command-special-sponge = esponja
    .description = Mazmorra: la esponja mágica, en vez de un reserva
command-risk-slip = { $count ->
    [one] mantener el equilibrio una vez
   *[other] mantener el equilibrio { $count } veces
}

choice-rules-dungeonbowl = Dungeonbowl (mazmorra)
choice-rules-secret-weapons-2003-dungeonbowl = Dungeonbowl con las armas secretas de 2003
dungeon-name-vaults = Las criptas
dungeon-name-causeway = La calzada
dungeon-name-warren = La madriguera
dungeon-name-temple = El templo
view-challenge-dungeon = -# Mazmorra: { $dungeon }. Mírala con `/mazmorra ver`.
view-challenge-dungeon-random = -# Mazmorra, por sorteo: { $dungeon }. Mírala con `/mazmorra ver`.
view-challenge-dungeon-turns-decided = -# Reloj: los cofres se abren tras { $chests } turnos de cada bando y los teletransportadores desaparecen tras { $teleporters }. Sin empate: se juega hasta que alguien marque.
view-challenge-dungeon-minutes-decided = -# Reloj: los cofres se abren tras 35 a 45 minutos y los teletransportadores desaparecen tras 65 a 75. Sin empate: se juega hasta que alguien marque.
view-challenge-dungeon-turns = -# Reloj: los cofres se abren tras { $chests } turnos de cada equipo, los teletransportadores desaparecen tras { $teleporters }, empate tras { $draw }.
view-challenge-dungeon-minutes = -# Reloj: los cofres se abren tras 35 a 45 minutos, los teletransportadores desaparecen tras 65 a 75, empate tras 90.
refused-unknown-dungeon = No hay mazmorra «{ $given }». Existen: { $known }.
refused-dungeon-turns = Da tres números de turnos hasta { $max }, cada uno mayor que el anterior: «12 20 26».
refused-dungeon-without-rules = Una mazmorra y su reloj van con las reglas «Dungeonbowl»; elígelas también.
refused-dungeon-not-commissioner = Solo quien gestiona este servidor o tiene el rol de comisionado sube y borra mazmorras.
refused-dungeon-name = El nombre de una mazmorra tiene hasta { $length } letras minúsculas, cifras y guiones.
refused-dungeon-shipped = «{ $given }» viene con el bot; elige otro nombre.
refused-dungeon-large = Un mapa tiene como mucho { $max } bytes: sesenta filas de sesenta signos.
refused-dungeon-not-text = Esto no es un archivo de texto en UTF-8.
refused-dungeon-many = Este servidor tiene { $max } mazmorras propias; borra una antes.
refused-purchase-underground = A una mazmorra no entra ningún hechicero.
dungeon-list = Mazmorras en las que jugar: `/partido retar` con las reglas «Dungeonbowl».
dungeon-size = { $columns } × { $rows }, { $squares } casillas
dungeon-zone-home = Zona de anotación local: { $count } casillas, de { $first } a { $last }.
dungeon-zone-away = Zona de anotación visitante: { $count } casillas, de { $first } a { $last }.
dungeon-chests = Cofres: { $squares }.
dungeon-chests-left = Los entrenadores colocan { $count ->
    [one] un cofre
   *[other] { $count } cofres
}.
dungeon-teleporters = Teletransportadores: { $squares }.
dungeon-teleporters-left = Los entrenadores colocan { $count ->
    [one] un teletransportador
   *[other] { $count } teletransportadores
}.
dungeon-terrain = { $kind } { $count }
dungeon-terrains = Terreno: { $parts } (casillas).
dungeon-unsafe = suelo precario
dungeon-file-type = Un mapa es un archivo de texto: .txt o .map.
dungeon-invalid = En «{ $name }» no se puede jugar; no se ha cambiado nada:
dungeon-uploaded = «{ $name }» está lista: mírala con `/mazmorra ver`, juega en ella con `/partido retar`.
dungeon-deleted = «{ $name }» está borrada. Los partidos en ella siguen.
command-dungeon = mazmorra
    .description = Mazmorras en las que jugar
command-dungeon-list = lista
    .description = Las mazmorras en las que se puede jugar
command-dungeon-show = ver
    .description = Una mazmorra en imagen y en palabras
command-dungeon-upload = subir
    .description = Comisionados: guardar un mapa propio tras comprobarlo
command-dungeon-delete = borrar
    .description = Comisionados: borrar una mazmorra propia del servidor
option-dungeon-name = nombre
    .description = Qué mazmorra
option-dungeon-file = archivo
    .description = El mapa, un archivo de texto; sus signos están en docs/dungeon.md
option-match-challenge-dungeon = mazmorra
    .description = Para Dungeonbowl: dónde; por sorteo si no eliges
option-match-challenge-turns = turnos
    .description = Para Dungeonbowl: cofres, teletransportadores y empate tras tantos turnos: 12 20 26
side-home = Local
side-away = Visitante

setting-line-dungeon = Mazmorra: { $dungeon }; cofres, teletransportadores y empate tras turnos: { $turns }
setting-line-dungeon-major = La Dungeonbowl, como grande, se juega en mazmorras
setting-dungeon-lot = por sorteo
setting-dungeon-usual = lo habitual
setting-to-dungeon = Mazmorra y su reloj
setting-dungeon-major-on = Jugar la grande Dungeonbowl en mazmorras
setting-dungeon-major-off = Jugar la grande Dungeonbowl otra vez en un campo
setting-field-dungeon = Mazmorra; vacío: por sorteo
setting-field-turns = Turnos, como 12 20 26; vacío: lo habitual
half-dungeon = Mazmorra
order-place-things = cofres y teletransportadores de una mazmorra
order-place-things-default = donde los ponga el bot
order-place-players = quién empieza en una mazmorra
order-place-players-default = los seis primeros, en la zona propia
summary-ball-hidden = El balón está escondido en uno de { $count } cofres.
event-turn-began-dungeon = Turno { $turn } de { $team }.

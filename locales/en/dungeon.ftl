# Dungeons: what happens in them, and what is wrong with a map.

event-placing-began = { $team } place first.
event-chest-placed = { $team } put a chest on { $square }.
event-teleporter-placed = { $team } put teleporter { $number } on { $square }.
event-entered = { $player } comes into the dungeon on { $square }.
event-sponged = The magic sponge brings { $player } back to the reserves.
event-teleported = { $player } goes into teleporter { $origin } and comes out of { $number } on { $square }.
event-teleported-in = { $player } comes into the dungeon through teleporter { $number } on { $square }.
event-teleport-accident-same = { $player } comes out where he went in: his armour is tried.
event-teleport-accident-again = A second trip in one turn is too much for { $player }: he is hurt.
event-ball-teleported = The ball goes into teleporter { $origin } and comes out of { $number } on { $square }.
event-ball-teleported-back = Magic brings the ball back through teleporter { $number } on { $square }.
event-ball-lost = The ball is gone on { $square }.
event-chest-opened-ball = { $player } opens the chest on { $square }: the ball!
event-chest-opened-spell = { $player } opens the chest on { $square }: it explodes!
event-chest-opened-by-the-clock-ball = The chest on { $square } holds the ball.
event-chest-opened-by-the-clock-spell = The chest on { $square } explodes.
event-fell-in-lava = { $player } falls into the lava on { $square }!
event-fell-in-pit = { $player } falls into the pit on { $square }!
event-fell-in-chasm = { $player } falls into the chasm on { $square }!
event-fell-in-water = { $player } falls into the water on { $square }.
event-hazard-rolled = { $player } is out of the match, and hurt: { $die }.
event-hazard-rolled-unhurt = { $player } is out of the match, but unhurt: { $die }.
event-against-wall = { $player } is pushed against the wall.
event-obstacle-rolled = The ball strikes the { $obstacle } on { $square }: { $die }.
event-obstacle-rolled-missed = The ball flies past the { $obstacle } on { $square }: { $die }.
event-referee-looked = The referee sees the weapon of { $player }: { $die }.
event-referee-looked-away = The referee does not see the weapon of { $player }: { $die }.
event-clock-called-chests = The referee announces: when this turn ends, all chests open.
event-clock-called-teleporters = The referee announces: when this turn ends, teleporters vanish.
event-clock-called-draw = The referee announces: this is the last turn.
event-chests-opened = Time is up for the chests: { $squares } open at once.
event-teleporters-removed = Time is up for the teleporters { $numbers }: nobody comes into the dungeon any more.

obstacle-statue = statue
obstacle-throne = throne
obstacle-fountain = fountain

turnover-lost-player = a player of the moving team fell into a hazard
turnover-explosion = a chest exploded
turnover-carrier-teleported = a teleporter cost the carrier the ball
turnover-obstacle = the pass struck an obstacle

roll-slip = { $player } keeps his footing on { $needed }+: { $die }.
roll-jump = { $player } jumps on { $needed }+: { $die }.
roll-name-slip = keeping his footing
roll-name-jump = jump
state-line-dungeon = dungeon · turns { $home_turn }/{ $away_turn } · re-rolls { $home_rerolls }/{ $away_rerolls }
alt-chests = Closed chests: { $squares }.
alt-teleporters = Teleporters: { $squares }.
place-lost = out of the match

fault-line = { $fault } ({ $squares })
fault-advice = Advice: { $fault }
fault-unknown-sign = “{ $sign }” means nothing; signs are { $known }
fault-unknown-key = There is no “{ $key }:” in a map; there is { $known }
fault-bad-number = “{ $key }:” wants a number from { $least } to { $most }
fault-too-large = A dungeon has at most { $most } by { $most } squares
fault-empty = Nothing is drawn but walls
fault-no-end-zone = { $side ->
    [home] The home side needs an end zone: draw it with H
   *[away] The away side needs an end zone: draw it with A
}
fault-end-zone-in-pieces = { $side ->
    [home] Home’s end zone must be in one piece
   *[away] Away’s end zone must be in one piece
}
fault-end-zones-too-close = { $found } squares lie between the end zones; { $needed } are needed
fault-unreachable = Nobody can get there
fault-too-narrow = Passages must be two squares wide
fault-chest-count = A dungeon has { $needed } chests, not { $found }
fault-too-many-chests = { $found } chests are drawn; { $most } at most
fault-chest-near-end-zone = A chest is { $found } squares from an end zone; { $needed } are needed
fault-chests-too-close = Two chests are { $found } squares apart; { $needed } are needed
fault-no-room-for-chests = The coaches would not find room for { $needed } chests
fault-teleporter-twice = Teleporter { $number } is drawn more than once
fault-teleporter-missing = Teleporter { $number } is missing: they are numbered without a gap
fault-too-few-teleporters = There are { $found } teleporters; { $needed } are needed
fault-unusual-size = { $found } squares; { $least } to { $most } are usual
fault-small-end-zone = { $side ->
    [home] Home’s end zone has { $found } squares, fewer than the { $needed } players who begin
   *[away] Away’s end zone has { $found } squares, fewer than the { $needed } players who begin
}
fault-no-teleporter-in-end-zone = { $side ->
    [home] A teleporter in home’s end zone is a good thing: draw it with h
   *[away] A teleporter in away’s end zone is a good thing: draw it with a
}

ask-place-chest = { $team }: where does the next chest go? Eight squares from the end zones, four from other chests.
ask-place-teleporter = { $team }: where does teleporter { $number } go?
ask-place-player = { $team }: who comes into the dungeon next? { $left ->
    [one] One more.
   *[other] { $left } more.
}
label-place-chest = Chest on { $square }
label-place-teleporter = Teleporter { $number } on { $square }
label-place-by-teleporter = { $player } on a random teleporter
label-enter = { $player } comes in on { $square }
label-enter-by-teleporter = { $player } comes in through a random teleporter
label-sponge = Magic sponge for { $player }
label-open = Open the chest on { $square }
label-open-found = Open the chest on { $square } · explodes
label-open-chance = Open the chest on { $square } · ball { $chance }
label-jump = Jump to { $square }
label-push-hazard = Push to { $square }: { $hazard }
label-clock-chests = All chests open when this turn ends
label-clock-teleporters = Teleporters vanish when this turn ends
label-clock-draw = This is the last turn
hazard-lava = lava
hazard-pit = pit
hazard-chasm = chasm
hazard-water = water
choose-jump = Jump over what is there?
dugout-enter = reserve: into the end zone, or by a random teleporter
dugout-sponge = the magic sponge brings him back to the reserves
place-why-chest = beside a chest
place-why-teleporter = onto a teleporter
command-place-chest = chest
command-place-teleporter = teleporter
command-by-teleporter = random teleporter
command-open-sure = Open the chest on { $square }? It holds the ball with { $chance }; if not it explodes, and the turn is over.
command-jump-sure = { $player } jumps to { $square }: { $chance }. If he fails he falls in. Jump?
command-special-open = open
    .description = Dungeon: open a chest beside a player
command-special-jump = jump
    .description = Dungeon: jump over lava, pits, chasms or water
command-special-enter = enter
    .description = Dungeon: bring a reserve in at the start of your turn
command-special-sponge = sponge
    .description = Dungeon: the magic sponge, in place of a reserve
command-risk-slip = { $count ->
    [one] keeping his footing once
   *[other] keeping his footing { $count } times
}

choice-rules-dungeonbowl = Dungeonbowl
choice-rules-secret-weapons-2003-dungeonbowl = Dungeonbowl, with the secret weapons of 2003
dungeon-name-vaults = The Vaults
dungeon-name-causeway = The Causeway
dungeon-name-warren = The Warren
dungeon-name-temple = The Temple
view-challenge-dungeon = -# Dungeon: { $dungeon }. See it with `/dungeon show`.
view-challenge-dungeon-random = -# Dungeon, by lot: { $dungeon }. See it with `/dungeon show`.
view-challenge-dungeon-turns-decided = -# Clock: chests open after { $chests } turns of each side, teleporters vanish after { $teleporters }. No draw: the match goes on until somebody scores.
view-challenge-dungeon-minutes-decided = -# Clock: chests open after 35 to 45 minutes, teleporters vanish after 65 to 75. No draw: the match goes on until somebody scores.
view-challenge-dungeon-turns = -# Clock: chests open after { $chests } turns of each side, teleporters vanish after { $teleporters }, a draw after { $draw }.
view-challenge-dungeon-minutes = -# Clock: chests open after 35 to 45 minutes, teleporters vanish after 65 to 75, a draw after 90.
refused-unknown-dungeon = There is no dungeon “{ $given }”. There are: { $known }.
refused-dungeon-turns = Give three numbers of turns up to { $max }, each more than the one before: “12 20 26”.
refused-dungeon-without-rules = A dungeon and its clock go with the rules “Dungeonbowl”; choose those too.
refused-dungeon-not-commissioner = Only who manages this server, or has its commissioner’s role, uploads and deletes dungeons.
refused-dungeon-name = A dungeon’s name has up to { $length } small letters, digits and hyphens.
refused-dungeon-shipped = “{ $given }” comes with the bot; choose another name.
refused-dungeon-large = A map has at most { $max } bytes: sixty rows of sixty signs.
refused-dungeon-not-text = This is no text file in UTF-8.
refused-dungeon-many = This server has { $max } dungeons of its own; delete one first.
refused-purchase-underground = No wizard comes along into a dungeon.
dungeon-list = Dungeons to play in: `/match challenge` with the rules “Dungeonbowl”.
dungeon-size = { $columns } × { $rows }, { $squares } squares
dungeon-zone-home = Home’s end zone: { $count } squares, { $first } to { $last }.
dungeon-zone-away = Away’s end zone: { $count } squares, { $first } to { $last }.
dungeon-chests = Chests: { $squares }.
dungeon-chests-left = The coaches place { $count ->
    [one] one chest
   *[other] { $count } chests
}.
dungeon-teleporters = Teleporters: { $squares }.
dungeon-teleporters-left = The coaches place { $count ->
    [one] one teleporter
   *[other] { $count } teleporters
}.
dungeon-terrain = { $kind } { $count }
dungeon-terrains = Terrain: { $parts } (squares).
dungeon-unsafe = unsafe floor
dungeon-file-type = A map is a text file: .txt or .map.
dungeon-invalid = “{ $name }” cannot be played in; nothing was changed:
dungeon-uploaded = “{ $name }” is there: see it with `/dungeon show`, play in it with `/match challenge`.
dungeon-deleted = “{ $name }” is deleted. Matches in it go on.
command-dungeon = dungeon
    .description = Dungeons to play in
command-dungeon-list = list
    .description = The dungeons that can be played in
command-dungeon-show = show
    .description = A dungeon as a picture and in words
command-dungeon-upload = upload
    .description = Commissioners: store a map of your own, after a check
command-dungeon-delete = delete
    .description = Commissioners: delete one of the server’s own dungeons
option-dungeon-name = name
    .description = Which dungeon
option-dungeon-file = file
    .description = The map, a text file; see docs/dungeon.md for its signs
option-match-challenge-dungeon = dungeon
    .description = For Dungeonbowl: where; by lot if you choose none
option-match-challenge-turns = turns
    .description = For Dungeonbowl: chests, teleporters, draw after so many turns, such as 12 20 26
side-home = Home
side-away = Away

setting-line-dungeon = Dungeon: { $dungeon }; chests, teleporters, draw after turns: { $turns }
setting-line-dungeon-major = The Dungeonbowl, as a major, is played in dungeons
setting-dungeon-lot = by lot
setting-dungeon-usual = the usual
setting-to-dungeon = Dungeon and its clock
setting-dungeon-major-on = Play the major Dungeonbowl in dungeons
setting-dungeon-major-off = Play the major Dungeonbowl on a pitch again
setting-field-dungeon = Dungeon; empty: by lot
setting-field-turns = Turns, such as 12 20 26; empty: as usual
half-dungeon = Dungeonbowl
order-place-things = chests and teleporters of a dungeon
order-place-things-default = wherever the bot puts them
order-place-players = who begins in a dungeon
order-place-players-default = the first six, in the own end zone
summary-ball-hidden = The ball is hidden in one of { $count } chests.
event-turn-began-dungeon = Turn { $turn } of { $team }.

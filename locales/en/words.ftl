# Names of things, as they stand in sentences.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
percent = { $value } %

player = #{ $number } { $position }
player-short = #{ $number }
player-of-team = { $player } of { $team }

half-1 = first half
half-2 = second half
half-3 = overtime

face-skull = skull
face-both = both down
face-push = push
face-stumble = stumble
face-pow = pow
face-heads = heads
face-tails = tails

weather-sweltering = sweltering heat
weather-sunny = very sunny
weather-nice = nice weather
weather-rain = pouring rain
weather-blizzard = blizzard

band-quick = quick pass
band-short = short pass
band-long = long pass
band-bomb = long bomb
band-hail-mary = as far as it goes

action-move = move
action-block = block
action-blitz = blitz
action-pass = pass
action-handoff = hand-off
action-foul = foul
action-throw-team-mate = throw team-mate
declared-move = a move
declared-block = a block
declared-blitz = a blitz
declared-pass = a pass
declared-handoff = a hand-off
declared-foul = a foul
declared-throw-team-mate = the throw of a team-mate
declared-bomb = a bomb
declared-gaze = a hypnotic gaze

kickoff-get-the-ref = Get the Ref
kickoff-riot = Riot
kickoff-perfect-defence = Perfect Defence
kickoff-high-kick = High Kick
kickoff-cheering-fans = Cheering Fans
kickoff-changing-weather = Changing Weather
kickoff-brilliant-coaching = Brilliant Coaching
kickoff-quick-snap = Quick Snap
kickoff-blitz = Blitz
kickoff-throw-a-rock = Throw a Rock
kickoff-pitch-invasion = Pitch Invasion

formation-defence-zone = Zone defence
formation-defence-spread = Spread defence
formation-defence-deep = Deep defence
formation-attack-centre = Centre attack
formation-attack-left = Left attack
formation-attack-wide = Wide attack

injury-prone = merely prone
injury-stunned = stunned
injury-knocked-out = knocked out
injury-casualty = casualty

casualty-badly-hurt = badly hurt
casualty-miss-next-game = misses the next match
casualty-niggling = niggling injury
casualty-minus-ma = loses 1 movement
casualty-minus-av = loses 1 armour
casualty-minus-ag = loses 1 agility
casualty-minus-st = loses 1 strength
casualty-dead = dead

turnover-knocked-down = a player of the moving team was knocked down
turnover-pass-lost = the pass was lost
turnover-hand-off-lost = the hand-off was lost
turnover-pick-up = the pick-up failed
turnover-fumble = the ball was fumbled
turnover-intercepted = the pass was intercepted
turnover-thrown-player = the thrown carrier lost the ball
turnover-sent-off = a player was sent off
turnover-carrier-down = the carrier went down
turnover-carrier-crowd = the carrier was pushed into the crowd
turnover-time = the time is up
turnover-eaten = the carrier was eaten
turnover-blood-lust = thirst drove a player off the pitch

roll-name-dodge = dodge
roll-name-going-for-it = going for it
roll-name-pick-up = picking up
roll-name-catch = catch
roll-name-pass = pass
roll-name-intercept = interception
roll-name-landing = landing
roll-name-stand-up = standing up
roll-name-escape = escape
roll-name-block = block

source-team = team re-roll
source-leader = leader re-roll
source-cheering-fans = Cheering Fans
source-brilliant-coaching = Brilliant Coaching
source-high-kick = High Kick
source-quick-snap = Quick Snap
source-riot = Riot
source-nobody-to-field = nobody to field
source-touchdown = the touchdown out of turn

place-reserves = reserves
place-ko = knocked out
place-casualty = casualties
place-sent-off = sent off
place-pitch = on the pitch

action-bomb = bomb
action-gaze = hypnotic gaze
roll-name-gaze = hypnotic gaze
roll-name-leap = leap
roll-name-shadowing = the contest of Shadowing
roll-name-tentacles = the contest of Tentacles
roll-name-spring-up = springing up
why-gaze = hypnotic gaze
why-nobody = belongs to neither side
spell-fireball = fireball
spell-lightning = lightning

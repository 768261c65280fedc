# What happened, told in plain sentences.
given-standing-order = { $sentence } (standing order)
given-clock = { $sentence } (clock)

event-weather-set = Weather: { $weather }.
event-weather-changed = Weather, { $dice }: { $weather }.
event-fans-came = { $home_fans } thousand fans for { $home }, { $away_fans } thousand for { $away }; FAME { $home_fame } to { $away_fame }.
event-coin-tossed = { $away } call { $called }, the coin shows { $face }: { $winner } choose.
event-sides-chosen = { $kicking } kick off, { $receiving } receive ({ $half }).
event-drive-began = A drive begins: { $kicking } set up first and kick to { $receiving }.
event-placed = { $player } goes to { $square }.
event-placed-off = { $player } goes back to the reserves.
event-formation-taken = { $team } line up: { $formation }.
event-set-up-done = { $team } are set up.
event-nobody-to-field = { $teams } can field nobody; two turns pass.
event-nobody-to-field-scored = { $teams } can field nobody; two turns pass and { $scorer } are given a touchdown.
event-kicked-off = { $team } kick to { $target }; the ball drifts { $arrow } { $distance } and hangs over { $landing }.
event-kicked-off-out = { $team } kick to { $target }; the ball drifts { $arrow } { $distance } and leaves the field of play.
event-kickoff-result = Kick-off table, { $dice }: { $result }.
event-kickoff-contest = { $name }: { $home } { $home_total } (die { $home_die }), { $away } { $away_total } (die { $away_die }); { $gainers }.
event-kickoff-contest-none = { $name }: { $home } { $home_total } (die { $home_die }), { $away } { $away_total } (die { $away_die }); nobody gains.
contest-gains = { $teams } come out ahead
event-reroll-gained = { $team } gain a re-roll ({ $source }).
event-reroll-gained-lost = { $team } lose a re-roll ({ $source }).
event-bribe-gained = { $team } gain a bribe.
event-clock-moved = The turn markers move { $by } ({ $source }): { $home } { $home_turn }, { $away } { $away_turn }.
event-rock-thrown = A rock hits { $player }.
event-invasion-rolled = Fans reach { $player }: { $die }, total { $total }, stunned.
event-invasion-rolled-safe = { $player } keeps clear of the fans: { $die }.
event-quick-step = { $player } steps from { $start } to { $square } ({ $source }).
event-turn-began = Turn { $turn } of { $team }, { $half }.
event-turn-began-blitz = { $team } play a free turn.
event-turn-ended = { $team } end their turn.
event-turn-over = Turnover: { $reason }.
event-declared = { $player } declares { $action }.
event-action-ended-back = { $player } takes his declaration back.
event-stood-up = { $player } stands up.
event-moved = { $player } moves to { $square }{ $count ->
    [one] {""}
   *[other] {" "}({ $count } squares)
}.
event-ball-picked-up = { $player } has the ball.
event-ball-bounced = The ball bounces { $arrow } to { $square }.
event-ball-bounced-out = The ball bounces { $arrow } off the pitch.
event-ball-thrown-in = The crowd throws the ball in from { $start }: { $distance } squares to { $square }.
event-ball-thrown-in-out = The crowd throws the ball in from { $start }, and it leaves the pitch again.
event-ball-caught = { $player } holds the ball.
event-ball-dropped = { $player } loses the ball on { $square }.
event-ball-landed = The ball lies on { $square }.
event-touchback-given = Touchback: { $player } gets the ball.
event-pass-thrown = { $player } throws at { $square }, { $band }.
event-pass-judged-accurate = The pass is accurate.
event-pass-judged-inaccurate = The pass is inaccurate.
event-pass-judged-fumble = Fumble!
event-completed = { $passer } completes the pass to { $catcher }.
event-intercepted = { $player } intercepts the pass of { $passer }!
event-handed-off = { $player } hands the ball to { $receiver }.
event-player-thrown = { $player } throws { $thrown } at { $square }.
event-player-landed = { $player } lands on his feet on { $square }.
event-player-landed-badly = { $player } crashes down on { $square }.
event-player-scattered = { $player } flies { $arrow } to { $square }.
event-player-scattered-crowd = { $player } flies { $arrow } into the crowd.
event-block-chosen = The { $face } counts.
event-pushed = { $player } is shoved to { $square }.
event-pushed-crowd = { $player } is shoved into the crowd.
event-followed = { $player } follows up to { $square }.
event-knocked-down = { $player } is knocked down.
event-placed-prone = { $player } goes to the ground.
event-armour-rolled = Armour { $armour } of { $player }: { $dice }, broken.
event-armour-rolled-held = Armour { $armour } of { $player }: { $dice }, it holds.
event-injury-rolled = Injury of { $player }: { $dice }, { $result }.
event-armour-again = Armour { $armour }: { $dice }, broken.
event-armour-again-held = Armour { $armour }: { $dice }, it holds.
event-injury-again = Injury: { $dice }, { $result }.
event-casualty-again = Casualty roll: { $roll }, { $result }.
event-casualty-rolled = Casualty roll for { $player }: { $roll }, { $result }.
event-casualty-credited = { $player } is credited with the casualty of { $victim }.
event-apothecary-used = The apothecary of { $team } treats { $player }.
event-casualty-settled = { $player } is out of the match: { $result }.
event-recovered = { $player } recovers ({ $how }): { $place }.
recovered-apothecary = apothecary
event-rolled-over = { $count ->
    [one] { $players } turns face up.
   *[other] { $players } turn face up.
}
event-lost-zone = { $player } stands there without tackle zone ({ $why }).
event-fouled = { $player } fouls { $victim }{ $assists ->
    [0] {""}
    [one] {" "}with one assist
   *[other] {" "}with { $assists } assists
}.
event-fouled-guarded = { $player } fouls { $victim }, { $assists ->
    [one] one assist
   *[other] { $assists } assists
} against it.
event-sent-off = The referee sends { $player } off.
event-bribe-used = { $team } try a bribe: { $die }, the referee looks away.
event-bribe-used-failed = { $team } try a bribe: { $die }, in vain.
event-touchdown = TOUCHDOWN! { $player } scores for { $team }: { $home_score }-{ $away_score }.
event-touchdown-given = { $team } are given a touchdown: { $home_score }-{ $away_score }.
event-drive-ended = The drive is over.
event-heat-rolled = The heat is too much for { $player }: { $die }, he misses the next drive.
event-heat-rolled-safe = { $player } stands the heat: { $die }.
event-knockout-rolled = { $player } comes to: { $die }.
event-knockout-rolled-out = { $player } stays knocked out: { $die }.
event-half-ended-1 = Half-time.
event-half-ended-2 = The second half is over.
event-half-ended-3 = Overtime is over.
event-overtime-began = Overtime begins: the next touchdown decides.
event-shoot-out = Penalty shoot-out: { $home } { $home_total } (die { $home_die }), { $away } { $away_total } (die { $away_die }).
event-conceded = { $team } concede the match.
event-conceded-free = { $team } concede the match, as they may with so few players.
event-match-ended = Final whistle: { $home } { $home_score }-{ $away_score } { $away }. { $winner } win!
event-match-ended-draw = Final whistle: { $home } { $home_score }-{ $away_score } { $away }. A draw.
event-timed-out = The time of { $team } is up; the clock decides.
event-skill-used = { $player } uses { $skill }.
event-skill-used-on = { $player } uses { $skill } against { $target }.
event-reroll-lost = No new roll: { $why }.

roll-dodge = { $player } dodges to { $square } on { $needed }+: { $die }.
roll-going-for-it = { $player } goes for it to { $square } on { $needed }+: { $die }.
roll-going-for-it-standing = { $player } goes for it on { $needed }+: { $die }.
roll-pick-up = { $player } picks the ball up on { $needed }+: { $die }.
roll-catch = { $player } catches on { $needed }+: { $die }.
roll-pass = { $player } passes on { $needed }+: { $die }.
roll-intercept = { $player } intercepts on { $needed }+: { $die }.
roll-landing = { $player } lands on { $needed }+: { $die }.
roll-stand-up = { $player } gets up on { $needed }+: { $die }.
roll-escape = { $player } escapes on { $needed }+: { $die }.
roll-skill = { $player }, { $skill } on { $needed }+: { $die }.
roll-again = { $source }: { $die }.
source-by = re-roll by { $source }
roll-again-block = { $source }: { $faces }
source-skill = { $skill }

block-thrown = { $attacker } blocks { $defender }, { $count ->
    [one] one die
    [2] two dice
   *[other] three dice
}: { $faces }
block-thrown-against = { $attacker } blocks { $defender }, { $count ->
    [one] one die
    [2] two dice
   *[other] three dice
} and the defender chooses: { $faces }
block-takes = { $block }; takes the { $face }
block-pushed = { $block }: { $player } is shoved to { $square }.
block-crowd = { $block }: { $player } is shoved into the crowd.

roll-gaze = { $player } stares on { $needed }+: { $die }.
roll-leap = { $player } leaps on { $needed }+: { $die }.
roll-spring-up = { $player } springs up on { $needed }+: { $die }.
event-weapon-used-stab = { $player } stabs { $target }.
event-weapon-used-chainsaw = { $player } goes at { $target } with the chainsaw.
event-weapon-used-gaze = { $player } stares at { $target }.
event-bomb-thrown = { $player } throws a bomb at { $square }, { $band }.
event-bomb-exploded = The bomb goes off on { $square }!
event-bomb-exploded-crowd = The bomb goes off in the crowd.
event-blast-rolled = The blast hits { $player }: { $die }.
event-blast-rolled-safe = The blast misses { $player }: { $die }.
event-spell-cast-fireball = The wizard of { $team } casts a fireball at { $target }.
event-spell-cast-lightning = The wizard of { $team } sends lightning at { $target }.
event-opposed = { $skill }, { $first } ({ $first_total }) against { $second } ({ $second_total }): { $second } prevails.
event-opposed-lost = { $skill }, { $first } ({ $first_total }) against { $second } ({ $second_total }): { $first } gets away.
event-swung = The ball and chain drags { $player } to { $square }: { $die }.
event-swung-crowd = The ball and chain drags { $player } into the crowd: { $die }.
event-bitten = { $player } bites { $victim }.
event-bitten-none = { $player } finds nobody to bite and leaves the pitch.
event-raised = { $victim } rises again as { $player }.
event-rooted = { $player } takes root.
event-dinner-served = The chef of { $team } cooks ({ $dice }): { $gained } re-rolls gained, { $taken } taken from the other side.

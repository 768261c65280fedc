# What is asked of whom, and what can be answered.
ask-toss = { $team }: call the coin.
ask-receive = { $team } won the toss: kick or receive?
ask-setup-kicking = { $team }: set up for the kick-off.
ask-setup-receiving = { $team }: set up to receive.
ask-kick = { $team }: where do you kick?
ask-high-kick = { $team }: the ball is high over { $square }; who runs under it?
ask-quick-snap = { $team }: each of your players may step one square.
ask-touchback = { $team }: touchback, who gets the ball?
ask-turn = { $team }: who acts? Turn { $turn }.
ask-turn-blitz = { $team }: a free turn before the ball lands; who acts?
ask-action = { $team }: { $player } ({ $action }), { $free ->
    [0] no square
    [one] one square
   *[other] { $free } squares
} left{ $more ->
    [0] .
   *[other] , then { $more } by going for it.
}
ask-reroll = { $team }: { $player } failed { $roll } on { $needed }+ with a { $die }. Roll again?
ask-reroll-success = { $team }: { $player } made { $roll } on { $needed }+ with a { $die }. Roll again all the same?
ask-reroll-block = { $team }: { $player } threw { $faces }. Roll again?
ask-reroll-block-dice = { $team }: { $player } has thrown the block dice. Roll again?
ask-block-die = { $team }: { $player } blocks { $target }; which die counts?
ask-use = { $team }: does { $player } use { $skill }?
ask-use-target = { $team }: does { $player } use { $skill } against { $target }?
ask-push = { $team }: where is { $player } shoved?
ask-follow = { $team }: does { $player } follow up to { $square }?
ask-intercept = { $team }: who tries to intercept?
ask-apothecary = { $team }: { $player } is hurt ({ $result }). Call the apothecary?
ask-keep = { $team }: which result stands for { $player }: { $first } or { $second }?
ask-sent-off = { $team }: { $player } is to be sent off. Try a bribe?
ask-draw = { $team }: the match is drawn. Leave it so or play overtime?
ask-nothing = The match is over.

label-heads = Heads
label-tails = Tails
label-kick = Kick
label-receive = Receive
label-kick-at = Kick to { $square }
label-place = { $player } to { $square }
label-remove = { $player } to the reserves
label-formation = { $formation }
label-ready = Ready
label-catcher = { $player } · { $square }
label-nobody = Nobody
label-step = { $player } to { $square }
label-touchback = { $player } · { $square }
label-declare = { $player }: { $action }
label-move = Move to { $square }
label-stand = Stand up
label-block = Block { $player }
label-foul = Foul { $player }
label-pass = Pass to { $square }
label-pass-to = Pass to { $player } · { $square }
label-handoff = Hand off to { $player }
label-throw = Throw { $player } to { $square }
label-done = Done
label-end = End turn
label-reroll = { $source } · { $chance }
label-reroll-block = { $source }
label-reroll-down = { $source } · down { $chance }
label-reroll-none = No re-roll
label-die = { $face }
label-use = Use { $skill }
label-use-player = { $player }: { $skill }
label-decline = No
label-decline-skill = No { $skill }
label-push = { $square }
label-push-crowd = Into the crowd
label-past = { $player }: { $what }
label-past-push = Push to { $square }
label-follow = Follow
label-stay = Stay
label-intercept = { $player } · { $chance }
label-apothecary = Apothecary
label-keep = { $result }
label-bribe = Bribe · { $chance }
label-accept = Leave the pitch
label-draw = Leave it a draw
label-overtime = Overtime
label-concede = Concede
label-timeout = Time is up
label-list = { $first }, { $second }

block-dice-own = { $count ->
    [one] one die
   *[other] { $count } dice, you choose
}
block-dice-theirs = { $count } dice, they choose

score-line = { $home } { $home_score }-{ $away_score } { $away }
state-line = { $half } · turns { $home_turn }/{ $away_turn } · re-rolls { $home_rerolls }/{ $away_rerolls } · { $weather }

ask-bite = { $team }: whom does { $player } bite?
ask-bomb = { $team }: does { $player } try to catch the bomb?
ask-bomb-throw = { $team }: where does { $player } throw the bomb on?
ask-igor = { $team }: does Igor look after { $player }?
ask-kick-off-return = { $team }: who moves to the ball ({ $skill })?
ask-pass-block = { $team }: who moves against the pass ({ $skill })?
ask-reaction = { $team }: where does { $player } move ({ $skill })?
ask-wizard = { $team }: does the wizard cast a spell?

label-bite = Bite { $player }
label-bomb = Bomb to { $square }
label-gaze = Stare at { $player }
label-stab = Stab { $player }
label-chainsaw = Chainsaw { $player }
label-leap = Leap to { $square }
label-multiple = Block { $players }
label-hail-mary = Hail Mary to { $square }
label-igor = Igor
label-catch = Catch it
label-apothecary-which = Apothecary: { $result }
label-wizard = { $spell }: { $target }
label-use-square = { $skill }: { $square }

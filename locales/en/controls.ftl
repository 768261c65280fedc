# Controls: what selects and buttons say.
choose-answer = Choose
choose-square = Which square?
choose-player = Which player?
choose-action = Which action?
choose-place = Where to?
choose-target = Whom?
choose-formation = Formation
choose-to-place = Move a player
choose-swap = Change places with
pad-stay = Stay
actions-back = ‹ Back

player-option = { $player } · { $square } · MA { $ma }
player-can = { $actions }
player-can-score = can score: { $chance } · { $actions }
squad-option = { $player } · { $where }
squad-values = MA { $ma } ST { $st } AG { $ag } AV { $av } · { $skills }
swap-with = Change places with { $player }

place-option = { $square } · { $why } · { $chance }
place-why-score = touchdown
place-why-ball = pick up the ball
place-why-forward = forward, unmarked
place-why-mark = mark { $player }
place-why-guard = protect the carrier
place-why-clear = out of tackle zones
place-why-back = back, unmarked
place-why-spread = nearby
needs-nothing = no roll
needs-bare = { $needs } · { $chance } without re-rolls

target-block = Block { $player } · { $dice }
target-blitz = Blitz { $player } · { $dice } · { $chance }
target-pass = { $player }, { $band }, { $faces }: { $chance }
target-foul = Foul { $player } · assists { $assists }
target-hand-off = Hand off to { $player } · { $chance }
target-plain = { $player } · { $chance }

spells-show = Wizard …
spells-choose = { $spell }, { $needed }

player-state = { $states } · { $can }
state-ball = has the ball
state-star = star
state-rooted = rooted
state-chained = ball and chain
state-gazed = gazed
state-no-zone = no tackle zone
state-used = has acted

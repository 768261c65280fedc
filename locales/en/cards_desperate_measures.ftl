# What each card of the deck Desperate Measures does.
card-does-doom-and-gloom = Roll a die for each team re-roll of your opponent: he loses it for the match unless the die shows 1.

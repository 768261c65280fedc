# What each card of the deck Special Team Plays does.
card-does-option-play = One of your players has Dump-Off and Pass until the drive ends.
card-does-spectacular-catch = One of your players has Catch and Diving Catch for this turn.

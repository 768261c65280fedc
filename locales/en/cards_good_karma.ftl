# What each card of the deck Good Karma does.
card-does-all-out-blitz = You may declare two blitz actions in this turn.

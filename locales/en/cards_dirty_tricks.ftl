# What each card of the deck Dirty Tricks does.
card-does-greased-shoes = In the coming turn your opponents need 5+ to go for it.

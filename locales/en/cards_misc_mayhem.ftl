# What each card of the deck Miscellaneous Mayhem does.
card-does-hometown-fans = Choose the direction of the first throw-in of the match. After that the die decides again.
card-does-johnny-waterboy = Your knocked-out players recover at +1 for the whole match. A natural 1 always fails.

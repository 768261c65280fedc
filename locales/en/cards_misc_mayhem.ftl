# What each card of the deck Miscellaneous Mayhem does.
card-does-hometown-fans = Choose the direction of the first throw-in of the match. After that the die decides again.
card-does-johnny-waterboy = Your knocked-out players recover at +1 for the whole match. A natural 1 always fails.
card-does-badyear-git = The kick-off scatters by the sum of two dice instead of one.
card-does-sprinkler-malfunction = Until the drive ends everybody passes, catches and picks up the ball at -1.
card-does-eclipse = In your turn and your opponent's next one every player has the characteristics and skills of a plain goblin, and nothing else.
card-does-friendly-fans = Your players who end up in the crowd are stunned without an injury roll: they go to the reserves. For the whole match.
card-does-rowdy-fans = Your blocks and fouls against an opponent in the row beside the crowd have one assist more, and such an opponent assists nobody. For the whole match.
card-does-heckler = An opponent of your choice has, in your turn and the next one of his side, only the skills that he is forced to use.
card-does-incoming = In their next turn opponents must dodge whenever they leave a square no more than two from a side line or an end zone.
card-does-rogue-wizard = Name a square: a fireball scatters five times from there and bursts. If it leaves the pitch on the way, nothing happens.
card-does-that-babes-got-talent = For the whole match you win the cheering and coaching results of the kick-off table, and your FAME counts one more on that table.
card-does-fanatic-invasion = Put a goblin fanatic on an empty square. Each coach may move him right after his own turn. He is of neither side: no tackle zone, and blocks without assists. He is sent off when the drive ends.
card-does-ball-clone = While the ball lies on the ground: there are two of them until the drive ends. Nobody holds both. The first to score with one rolls a die: on 1 to 3 that ball vanishes, and there is no touchdown.
card-asks-hometown-fans = { $team }: from { $square }, which way does the crowd throw the ball in?

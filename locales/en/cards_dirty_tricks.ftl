# What each card of the deck Dirty Tricks does.
card-does-greased-shoes = In the coming turn your opponents need 5+ to go for it.
card-does-blatant-foul = Your foul of this turn beats the armour without a roll. Doubles on the injury roll are still seen by the referee.
card-does-chop-block = One of your standing players who did not act in your turn goes to the ground, and a standing opponent beside him is stunned.
card-does-custard-pie = An opponent beside one of your players, who may even lie prone, loses his tackle zone for this turn.
card-does-distract = In your opponent's next turn one of your players has Disturbing Presence, and opponents who begin an action within three squares of him must roll as if they had Bone-Head.
card-does-gromskulls-exploding-runes = One of your players has Bombardier, No Hands and Secret Weapon for the whole match. Every throw of his bombs is at -1.
card-does-illegal-substitution = One of your reserves comes on in an empty square of your own end zone; in this turn he may only move. You may have twelve players on the pitch until the drive ends.
card-does-kicking-boots = One of your players has Kick and Dirty Player and 1 less movement for the rest of the match.
card-does-pit-trap = A standing player of either team goes to the ground, unhurt. A ball he holds bounces.
card-does-spiked-ball = Until the drive ends every player who fails to pick up or to catch the ball is stabbed by it. Interceptions are spared.
card-does-stolen-playbook = One of your players has Pass Block and Shadowing until the drive ends.
card-does-trampoline-trap = A standing opponent flies a die of squares in a random direction, as a thrown team-mate does, and has to land.
card-does-witchs-brew = Roll a die for an opponent: on a 1 he has Jump Up and No Hands until the drive ends, on a 2 nothing happens, on more he is Really Stupid until then.

# What each card of the deck Random Events does.
card-does-bad-habits = Your opponents lose D3 team re-rolls for the match.
card-does-ballista = Shoot at a standing player as with the bolt of lightning of a wizard: on 2+ he is knocked down as if by Mighty Blow.
card-does-buzzing = For the rest of the match one of your players who does not hold the ball has +1 agility, Jump Up and Frenzy, but No Hands.
card-does-duh-where-am-i = One of your opponents is Really Stupid for the rest of the match.
card-does-ego-trip = For the rest of the match one of your opponents must be the first of his team to act in its turn, or does not act in it.
card-does-gimme-that = One of your players has Dauntless, Juggernaut and Strip Ball for the rest of the match.
card-does-iron-man = For the rest of the match one of your players is only stunned whenever an injury roll would be made for him.
card-does-kid-gloves = For the rest of the match your players are only stunned when one chosen opponent beats their armour by a block or a foul.
card-does-mine = A fireball as a wizard casts it, with an opponent in its centre.
card-does-orcidas-sponsorship = One of your players has +1 movement, Sprint and Sure Feet for the rest of the match.
card-does-rakarths-curse-of-petty-spite = For the rest of the match no roll of one chosen opponent may be repeated, neither by a team re-roll nor by a skill.
card-does-tackling-machine = One of your players has Diving Tackle, Jump Up, Tackle and Wrestle for the rest of the match.
card-does-zap = On 2+ an opponent is a frog until the drive ends: movement 4, strength 1, agility 4, armour 4, with Dodge, Leap, No Hands, Stunty and Titchy alone. If he held the ball it bounces.

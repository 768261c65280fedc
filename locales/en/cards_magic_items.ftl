# What each card of the deck Magic Items does.
card-does-beguiling-bracers = For the rest of the match one of your players has Hypnotic Gaze and Side Step, but he is Bone-Headed too.
card-does-belt-of-invulnerability = For the rest of the match nothing is added to or taken from armour rolls made for one of your players, and nobody repeats them.
card-does-fawndoughs-headband = This turn one of your players has Pass and Accurate; whoever tries to intercept his passes has +1.
card-does-force-shield = Your ball carrier has Sure Hands and Fend for as long as he keeps the ball.
card-does-giktas-strength-of-da-bear = One of your players has +1 strength until this drive ends, then −1 strength for the rest of the match.
card-does-gloves-of-holding = For the rest of the match one of your players has Catch and Sure Hands, but may neither pass, nor throw a team-mate, nor hand the ball off.
card-does-good-old-magic-codpiece = For the rest of the match nobody can foul one of your players, and no skill changes or repeats injury rolls made for him.
card-does-inertia-damper = Until the drive ends an opponent who blitzes your chosen player after moving a square or more has −1 strength (never below 1) for that block.
card-does-lucky-charm = The first time the armour of your chosen player is beaten he is only stunned. What needs no armour roll, such as the crowd, leaves the charm alone.
card-does-magic-gloves-of-jark-longarm = Until the drive ends one of your players has Pass Block and +1 to interceptions.
card-does-rabbits-foot = One of your players who is no Loner has Pro for the rest of the match.
card-does-ring-of-teleportation = After your turn, name one of your standing players and a direction: he is carried D6 squares that way and lands safely, unless somebody is there or it is the crowd.
card-does-wand-of-smashing = This turn one of your players has +1 strength and Mighty Blow.

# What each card of the deck Magic Items does.
card-does-lucky-charm = The first time the armour of your chosen player is beaten he is only stunned. What needs no armour roll, such as the crowd, leaves the charm alone.

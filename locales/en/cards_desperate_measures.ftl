# What each card of the deck Desperate Measures does.
card-does-doom-and-gloom = Roll a die for each team re-roll of your opponent: he loses it for the match unless the die shows 1.
card-does-assassin = An opponent of your choice misses the match.
card-does-morleys-revenge = Chance picks three opponents. Before every kick-off each rolls a die: on 1 to 3 he misses the drive.
card-does-i-am-the-greatest = In every drive only one of the two most valuable players whom your opponent has fit may play. Their coach says which.
card-does-mindblow = A die for each opponent on the pitch: on 2+ he stands there as after a failed Bone-head roll until his side's turn begins.
card-does-come-on-boys = Your turnover only ends that action, and the turn goes on with those who have not acted. Later turnovers of this turn end only their action too.
card-does-mysterious-old-medicine-man = Injury rolls made for your players count one less for the whole match. Below 2 he is merely prone. The casualty table is not changed.
card-asks-i-am-the-greatest = { $team }: which of your two stars plays this drive?
card-does-da-freight-train = A star walks on at a free square beside the crowd, outside the end zones, as a twelfth player; he may act at once, and leaves when the half ends.

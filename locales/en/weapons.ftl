# The secret weapons of 2003: the argument with the referee, the poison, and the choice of rules.

ask-sent-off-argue = { $team }: the referee will not let { $player } back on with his weapon. Argue with him?
label-argue = Argue · { $chance }
event-argued = { $team } argue about { $player }: { $die }, the referee lets him play on.
event-argued-in-vain = { $team } argue about { $player }: { $die }, the referee shakes his head.
event-argued-unheard = { $team } argue about { $player }: { $die }. The referee has had enough: he hears no more arguments from this coach.
event-poison-spent = The poison on the dagger of { $player } is used up.

order-argue = arguments with the referee
order-argue-always = argue for every weapon
order-argue-never = never argue

option-match-challenge-rules = rules
    .description = By which rules it is played
choice-rules-crp = The usual rules
choice-rules-secret-weapons-2003 = The secret weapons of 2003
view-challenge-rules = -# Rules: { $rules }.
refused-unknown-rules = There are no rules “{ $given }”. Known: { $known }.

rule-table-weapons = Secret weapons of 2003
rule-about-weapons = A rule set that a challenge or a league may choose. Where it says nothing, the usual rules hold.
rule-2003-ball-and-chain = As usual, but he is hurt only when he is knocked down or leaves the pitch, not when he is placed prone.
rule-2003-bombardier = Whoever a bomb comes down on has to try to catch it, if he can; nobody may let it explode on purpose.
rule-2003-chainsaw = He may throw ordinary blocks as well, and after an attack with the saw in a blitz he may move on.
rule-2003-stab = The dagger is poisoned until it first succeeds: a victim who would be stunned is knocked out. After a stab in a blitz he may move on.
rule-2003-secret-weapon = One drive a match. He earns no star player points and never improves.
rule-2003-no-hands = As usual.
rule-2003-argument = When the referee bars a weapon after its drive the coach may argue, once for each player: a D6. On a 6 the player may play on. On a 1 the referee hears no more arguments of this coach in the match. Bribes work as usual.

league-news-mvp-unearned = { $team }: the award goes to { $player }, whose weapon lets him earn nothing, and is wasted.

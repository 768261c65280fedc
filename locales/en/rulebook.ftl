# What skills, teams, stars and tables do, in a few words each, and a player's card.

## Skills and traits: general

rule-skill-block = When a block comes out as both down, he may stay on his feet.
rule-skill-dauntless = Blocking somebody stronger, he rolls a D6 and adds his strength. If that beats the other's strength, he counts as equally strong for this block; assists come after.
rule-skill-dirty-player = Adds 1 to the armour roll of his foul or to the injury roll, never to both.
rule-skill-fend = Whoever pushes him back may not follow up, even if he goes down. A blitzer may still walk on afterwards.
rule-skill-frenzy = Always follows up when he can. If his block only pushes and both still stand side by side, he must block the same opponent once more; in a blitz this takes another square of movement.
rule-skill-kick = Standing off the line of scrimmage and out of the wide zones, he may kick off with half the scatter, rounded down.
rule-skill-kick-off-return = Once the kick has scattered, one receiver with this skill, not on the line of scrimmage, may move up to { $reach } squares within his own half. Not when a touchback is certain.
rule-skill-pass-block = When an opponent passes, he may move up to { $reach } squares, dodging as usual, if that brings him under the pass, onto its empty target square, or next to thrower or receiver.
rule-skill-pro = Once a turn he may repeat any roll of his own except armour, injury and casualty, if he makes { $pro }+ first; if not, the roll stands. A team re-roll may repeat that { $pro }+.
rule-skill-shadowing = When an opponent leaves his tackle zone during an action, both roll a D6 and add their movement. If he does at least as well, he steps into the square left, without dodging. Only one player may try at each step.
rule-skill-strip-ball = A ball carrier whom he pushes back drops the ball, even if he stays on his feet. Sure Hands prevents it.
rule-skill-sure-hands = Repeats a failed pick-up. Strip Ball does not work on him.
rule-skill-tackle = Opponents cannot use Dodge to leave his tackle zone, nor when he blocks them.
rule-skill-wrestle = When a block of his or against him comes out as both down, he may bring both players to the ground instead: both lie prone, nobody's armour is rolled for, and only the active team's ball carrier makes it a turnover.

## Agility

rule-skill-catch = Repeats a failed catch, after a hand-off too, or a failed interception.
rule-skill-diving-catch = May try to catch a pass, kick-off or throw-in that comes down in his tackle zone, without leaving his square. Not for bounces; two players who try at once foil each other.
rule-skill-diving-tackle = Takes 2 off an opponent's roll to dodge out of his tackle zone, and then lies prone in the square left, unharmed. He may wait for the dodge to be repeated; one player a dodge.
rule-skill-dodge = Repeats one failed dodge each team turn. A stumble only pushes him back. Tackle takes away both.
rule-skill-jump-up = Stands up without spending movement. From the ground he may also declare a block: an agility roll at +2 gets him up for it; if it fails, he stays down and the block is lost.
rule-skill-leap = Once an action he may leap over anybody to a free square up to two squares away. It costs { $leap } squares of movement and an unmodified agility roll instead of a dodge; if it fails, he is knocked down where he meant to land.
rule-skill-side-step = When he is pushed, his own coach chooses the square, any free one next to him. Grab takes this away; on the ground he cannot do it.
rule-skill-sneaky-git = A double on the armour roll of his foul gets him sent off only if the armour broke. Doubles on the injury roll still count.
rule-skill-sprint = May go for it once more than the usual { $further } times in an action.
rule-skill-sure-feet = Repeats one failed roll to go for it each turn.

## Passing

rule-skill-accurate = Adds 1 to his pass rolls.
rule-skill-dump-off = About to be blocked with the ball in hand, he may throw a quick pass first; no team suffers a turnover from it. Not before the second block of Frenzy.
rule-skill-hail-mary-pass = May throw the ball to any square. On a natural 1 it is fumbled; otherwise it always scatters three squares and cannot be intercepted. Not in a blizzard.
rule-skill-leader = His team has one re-roll more in each half, however many leaders it fields. It may be used only while a leader is on the pitch, standing or not.
rule-skill-nerves-of-steel = Opposing tackle zones do not hinder his passes, catches and interceptions.
rule-skill-pass = Repeats a pass roll that missed or was fumbled.
rule-skill-safe-throw = When his pass is intercepted, he makes an unmodified agility roll; if it succeeds, the interception does not count and the pass flies on. It saves no fumbles, and Very Long Legs beats it.

## Strength

rule-skill-break-tackle = Once a turn he may use his strength in place of his agility for a dodge, even after seeing the roll.
rule-skill-grab = In a block action he may push his opponent to any free square next to that opponent. In a block or blitz it takes Side Step away. Never goes together with Frenzy.
rule-skill-guard = Assists team-mates who block or are blocked even while other opponents mark him. Does not help with fouls.
rule-skill-juggernaut = In a blitz he may treat both down as a push, and opponents may not use Fend, Stand Firm or Wrestle against him.
rule-skill-mighty-blow = Adds 1 to the armour roll or to the injury roll of an opponent he knocks down with a block, never to both.
rule-skill-multiple-block = In a block action he may block two adjacent opponents in turn, each counting 2 stronger. He does not follow up, and must still be standing for the second.
rule-skill-piling-on = After knocking down an opponent with a block, he may repeat the armour or injury roll if he stands next to him, having followed if he pushed him. He then lies prone himself; a turnover only if he held the ball.
rule-skill-stand-firm = May refuse to be pushed: nobody moves, and if he goes down, he does so on his own square. In a chain of pushes everybody stops at him.
rule-skill-strong-arm = Adds 1 to his short passes, long passes and long bombs.
rule-skill-thick-skull = An 8 on the injury table only stuns him.

## Mutations

rule-skill-big-hand = Neither tackle zones nor pouring rain hinder him in picking up the ball.
rule-skill-claw = When he knocks somebody down with a block, an armour roll of { $claws } or more, modifiers included, breaks any armour.
rule-skill-disturbing-presence = Opponents within three squares of him have −1 to pass, catch and intercept, for each such player, even one on the ground.
rule-skill-extra-arms = Adds 1 to his rolls to pick up, catch and intercept.
rule-skill-foul-appearance = Whoever wants to block him, or attack him in another way, needs 2+ first. On a 1 that attack is lost; it is no turnover.
rule-skill-horns = Adds 1 to his strength for the block of a blitz if he moved at least a square before. Frenzy's second block keeps it.
rule-skill-prehensile-tail = Opponents have −1 to dodge out of his tackle zone.
rule-skill-tentacles = When an opponent wants to leave his tackle zone, both roll a D6 and add their strength, the opponent 1 more. If he beats the opponent, that player stays where he is and his action is over.
rule-skill-two-heads = Adds 1 to his dodges.
rule-skill-very-long-legs = Adds 1 to his interceptions and leaps. Safe Throw does not undo his interceptions.

## Extraordinary

rule-skill-always-hungry = Before throwing a team-mate he rolls a D6: on a 1 he tries to eat him. On a second 1 the team-mate is dead and nothing helps; otherwise he slips free, and the throw counts as fumbled.
rule-skill-animosity = Before he passes or hands off to a team-mate of another race, or throws him, he rolls a D6: on a 1 he refuses and his action ends.
rule-skill-ball-and-chain = He only moves: his coach points, and a D6 sends him straight on or diagonally to either side. He never dodges, and blocks whoever is in the way, friend or foe. When he falls he is hurt without an armour roll, and stunned means knocked out.
rule-skill-blood-lust = On a 1 at his declaration he may only move, and must then bite a thrall next to him, who is hurt without an armour roll. Without one to bite he leaves for the reserves, and it is a turnover.
rule-skill-bombardier = Standing still, he may throw a bomb like a pass instead of any other action; who catches it throws it on at once. It knocks down whoever is in its square, and neighbours on { $blast }+. Losing it is no turnover; knocking down one's own side is.
rule-skill-bone-head = On a 1 at his declaration the action is lost. He has no tackle zone and neither catches nor assists until a later roll succeeds or the drive ends.
rule-skill-chainsaw = Attacks with the saw instead of blocking: an armour roll at +{ $saw } for the victim on 2+, on a 1 for himself. His fouls get the same bonus at the same risk, and so does the armour roll against him whenever he is knocked down. Its use ends a blitz.
rule-skill-decay = A casualty means two rolls on the casualty table, and both count.
rule-skill-fan-favourite = While he is on the pitch his team has 1 more FAME for the kick-off table.
rule-skill-hypnotic-gaze = At the end of his move he may gaze at an adjacent opponent: an agility roll, −1 for each opposing tackle zone on him but the victim's. It takes the victim's tackle zone, catches and assists until his next action or the end of the drive.
rule-skill-loner = A team re-roll for his roll works only on { $loner }+; if not, it is spent for nothing.
rule-skill-no-hands = Can never pick up, catch, intercept or hold the ball.
rule-skill-nurgles-rot = An opponent he kills with a block or foul may join his team as a rotter after the match, if his strength is at most { $raised } and he has neither Decay nor Regeneration nor Stunty.
rule-skill-really-stupid = Needs 4+ at his declaration, 2+ with a brighter team-mate next to him, or the action is lost. Then he has no tackle zone and neither catches nor assists until a later roll succeeds or the drive ends.
rule-skill-regeneration = After his casualty roll and any apothecary he rolls a D6: on { $back }+ he is well and back in the reserves. Only an Igor can repeat that roll.
rule-skill-right-stuff = May be thrown by a player with Throw Team-Mate. He lands on an agility roll, −1 for each opposing tackle zone there; if it fails, he lies prone and his armour is rolled for.
rule-skill-secret-weapon = Sent off at the end of every drive he took part in, unless a bribe helps.
rule-skill-stab = May stab an adjacent opponent instead of blocking: an armour roll, then an injury roll, without modifiers of his own. Ends a blitz and earns no star player points.
rule-skill-stakes = Adds 1 to the armour roll when he stabs { $star } or anyone who plays for { $teams }.
rule-skill-stunty = Tackle zones on the square he enters do not hinder his dodges; a secret weapon takes that away. −1 to his passes, and +1 to injury rolls against him.
rule-skill-take-root = On a 1 at his declaration he cannot leave his square or be pushed until he falls or the drive ends. He may still block who stands next to him, but a blitz is lost.
rule-skill-throw-team-mate = As his pass he may throw an adjacent standing team-mate with Right Stuff, at quick or short range and with −1. The team-mate always scatters three squares and must land; whoever he comes down on is knocked down.
rule-skill-titchy = Adds 1 to his dodges. Opponents must still dodge out of his tackle zone, but it never takes 1 off such a roll.
rule-skill-wild-animal = Needs 4+ at his declaration, 2+ for a block or blitz, or the action is lost.

rule-skill-changed = { $text } By the rules played here: { $changed }
rule-skill-elsewhere = *{ $rules }:* { $text }
rule-dungeon-hail-mary-pass = Not to be used: a pass there needs a free line, and goes no farther than short.
rule-dungeon-leader = One re-roll for the whole match.
rule-dungeon-leap = Only adds 1 to his jumps over hazards.
rule-dungeon-secret-weapon = At the end of each turn of his team a D6: on a { $seen } the referee sees him and sends him off, unless a bribe helps.
rule-dungeon-very-long-legs = Only add 1 to his jumps over hazards.

rule-category-general = general skill
rule-category-agility = agility skill
rule-category-passing = passing skill
rule-category-strength = strength skill
rule-category-mutation = mutation
rule-category-extraordinary = extraordinary trait
rule-skill-owners = **From the start:** { $players }
rule-skill-no-owners = No position begins with it.
rule-skill-stars = **Stars:** { $stars }

## Teams

rule-team-amazon = Everybody slips away with Dodge, and nobody wears much armour.
rule-team-chaos = Strong brawlers who begin with few skills and gain mutations easily. A drive won by force, not by passing.
rule-team-chaos-dwarf = Hard blockers and bull centaurs hold the front; cheap hobgoblins run with the ball.
rule-team-chaos-pact = Marauders who can learn nearly anything, one guest each from three other races, and up to three giants.
rule-team-dark-elf = Agile elves who also hurt: blitzers, stabbing assassins and frenzied witches.
rule-team-dwarf = Slow, well armoured and hard to knock out; almost everyone knows Block. The deathroller is a secret weapon.
rule-team-elf = Fast hands and thin armour: pass early, score quickly, avoid contact.
rule-team-goblin = Small, cheap and nimble, with every secret weapon at once. Trolls throw the goblins down the field.
rule-team-halfling = The smallest and weakest of all, leaning on two treemen who block and throw them.
rule-team-high-elf = Agile like other elves but better armoured, with throwers whose passes are hard to steal.
rule-team-human = Something of everything: fast catchers, sure throwers, four blitzers, an ogre.
rule-team-khemri = Four tomb guardians crush whatever stands near; the rest are clumsy with the ball but get up again.
rule-team-lizardman = Quick, slippery skinks carry the ball while strong saurus and a kroxigor clear the way.
rule-team-necromantic = Werewolves and ghouls run, golems hold the line, and zombies pay for it.
rule-team-norse = All of them know Block, but their armour is thin: they hit first or suffer.
rule-team-nurgle = Tough, repulsive and slow; opponents struggle to handle the ball or even to attack.
rule-team-ogre = Six ogres do the fighting, if they remember to; snotlings do the scoring.
rule-team-orc = Well armoured and strong all over; not fast, but hard to remove.
rule-team-skaven = The fastest runners there are, thinly armoured, who score in a turn or two.
rule-team-slann = Everybody leaps, so no line holds them back; the kroxigor alone stays on the ground.
rule-team-undead = Two mummies to break the line, four fast ghouls to run, and bodies that get up again.
rule-team-underworld = Goblins and skaven who distrust each other, open to mutations, with a troll.
rule-team-vampire = Vampires outdo almost anybody, but must now and then bite one of their own thralls.
rule-team-wood-elf = The fastest elves, with leaping wardancers, a rooted treeman, and little armour.

rule-special-animosity = Some of its players may refuse to give the ball to a team-mate of another race.
rule-special-bribe-discount = Bribes are cheaper for this team.
rule-special-chef-discount = The halfling chef is cheaper for this team.
rule-special-stakes-vulnerable = Stakes hurt its players more.
rule-special-necromancer = Its necromancer raises the first opponent of strength { $raised } or less who dies, unless he has Regeneration or Stunty: a { $position } joins the reserves at once.
rule-special-nurgles-rot = Opponents killed by Nurgle's Rot may join as a { $position } after the match.
rule-special-blood-lust-thralls = Its vampires bite the { $position }.
rule-team-staff = Re-roll { $reroll } (up to { $most }) · { $apothecary }
rule-team-apothecary = apothecary { $price }
rule-team-no-apothecary = no apothecary
rule-team-position = **{ $name }** · 0–{ $max } · { $cost } · { $profile }
rule-team-stars = **Stars for hire:** { $stars }
rule-stat-ma = MA
rule-stat-st = ST
rule-stat-ag = AG
rule-stat-av = AV
rule-no-skills = no skills

## Stars

rule-star-price = Price { $cost } · { $profile }
rule-star-comes-with = Comes with { $star }, at no price of his own.
rule-star-brings = Brings { $stars } along.
rule-star-thrall = Counts as a thrall whom vampires may bite.
rule-star-teams = **Plays for:** { $teams }
rule-star-terms = A team may hire up to { $most }. If both teams hire the same star he plays for neither, and no apothecary or Igor of the team treats him.

## Tables

rule-table-kickoff = Kick-off table
rule-table-weather = Weather table
rule-table-injury = Armour and injury table
rule-table-casualty = Casualty table
rule-table-range = Pass ranges
rule-table-dice = Block dice
rule-table-agility = Agility table
rule-table-points = Star player points
rule-table-inducements = Inducements and prices

rule-about-kickoff = 2D6, once the kick has scattered and before the ball comes down.
rule-kickoff-get-the-ref = Each team gains a bribe for this match.
rule-kickoff-riot = The turn markers of both teams move: back one if the receiving team's stands on { $seventh }, on one if it has had no turn this half; else a D6 decides, 1–3 on, 4–6 back.
rule-kickoff-perfect-defence = The kicking team may set up anew.
rule-kickoff-high-kick = One receiver whom no opponent marks may stand under the ball, if its square is free.
rule-kickoff-cheering-fans = D3 + FAME + cheerleaders: the higher total gains a team re-roll for this half, on a tie both do.
rule-kickoff-changing-weather = The weather is rolled anew. If it turns out nice, the ball drifts one square more.
rule-kickoff-brilliant-coaching = D3 + FAME + assistant coaches: the higher total gains a team re-roll for this half, on a tie both do.
rule-kickoff-quick-snap = Every receiver may move one square, whatever marks him, even across the line.
rule-kickoff-blitz = The kicking team plays a free turn before the ball comes down, without the players who are marked as it begins. A turnover ends it.
rule-kickoff-throw-a-rock = D6 + FAME: the fans of the higher total hit a random opponent on the pitch, who rolls for injury without armour. On a tie each side is hit.
rule-kickoff-pitch-invasion = A D6 + the other team's FAME for each player on the pitch: on 6 or more he is stunned.

rule-about-weather = 2D6 before the match, and again on { $changing }.
rule-weather-sweltering = At the end of each drive a D6 for every player on the pitch: on a 1 he cannot be set up for the next kick-off.
rule-weather-sunny = −1 to every pass roll.
rule-weather-nice = No effect.
rule-weather-rain = −1 to every roll to pick up, catch or intercept.
rule-weather-blizzard = Going for it needs 3+, and only quick and short passes are possible.

rule-about-injury = A player knocked down is hurt if 2D6 come to more than his armour. Then 2D6 again, +1 for each niggling injury:
rule-injury-stunned = He lies face down and turns over at the end of his team's next turn.
rule-injury-knocked-out = He leaves the pitch. Before each later kick-off he comes back on { $recovers }+.
rule-injury-casualty = He is out of the match; the casualty table tells what has happened.
rule-injury-crowd = Whoever is pushed into the crowd rolls for injury without an armour roll; if only stunned, he goes to the reserves.

rule-about-casualty = A D6 for the tens and a D8 for the units.
rule-casualty-badly-hurt = No lasting effect.
rule-casualty-miss-next-game = He misses the next match.
rule-casualty-niggling = +1 to every later injury roll against him, and he misses the next match.
rule-casualty-minus-ma = Movement falls by 1, and he misses the next match.
rule-casualty-minus-av = Armour falls by 1, and he misses the next match.
rule-casualty-minus-ag = Agility falls by 1, and he misses the next match.
rule-casualty-minus-st = Strength falls by 1, and he misses the next match.
rule-casualty-dead = He will not play again.
rule-casualty-note = An apothecary, once a match, has the roll repeated and his coach chooses between the two results; badly hurt then means back in the reserves. No characteristic falls below 1, or by more than 2 in all.

rule-about-range = Squares apart in one direction across, in the other downwards; the thrower stands at 0/0. A dot is out of range.
rule-range-quick = Q
rule-range-short = S
rule-range-long = L
rule-range-bomb = B
rule-range-entry = **{ $letter }** { $band }: { $modifier } to the pass roll
rule-range-note = A pass that comes to 1 or less is fumbled, unless a 6 was rolled; a rolled 1 always is. A missed one scatters three times.

rule-about-dice = Equal strength: one die. Stronger: { $two } dice. More than twice as strong: { $three }. The stronger side chooses which one counts.
rule-face-row = **{ $face }** ({ $count } of 6): { $effect }
rule-face-skull = The attacker is knocked down.
rule-face-both = Both are knocked down, except who uses Block.
rule-face-push = The defender is pushed back a square; the attacker may follow.
rule-face-stumble = Pushed back and knocked down, but only pushed if he uses Dodge.
rule-face-pow = The defender is pushed back and knocked down.
rule-dice-assists = Each assisting team-mate adds 1 to a side's strength: he stands next to the opponent in question, and no other opponent marks him.

rule-about-agility = What a D6 must show at least, before modifiers. A rolled 1 always fails, a rolled 6 always succeeds.
rule-agility-row = AG { $ag }: { $target }+
rule-agility-and-more = { $ag } or more
rule-roll-row = **{ $roll }:** { $modifiers }
rule-roll-dodge = +1; −1 for each opposing tackle zone on the square entered
rule-roll-pick-up = +1; −1 for each opposing tackle zone on the ball's square; −1 in pouring rain
rule-roll-catch = +1 after an accurate pass or a hand-off; −1 for each opposing tackle zone on him; −1 in pouring rain
rule-roll-pass = the range; −1 for each opposing tackle zone on him; −1 when very sunny
rule-roll-intercept = −2; −1 for each opposing tackle zone on him; −1 in pouring rain
rule-roll-leap = none
rule-roll-landing = −1 for each opposing tackle zone on the square
rule-roll-gaze = −1 for each opposing tackle zone on him but the victim's

rule-about-points = What a player earns in a match:
rule-points-row = **{ $points }** { $what }
rule-points-comp = for a completion: an accurate pass that a team-mate holds in the end
rule-points-cas = for a casualty by a block, his own or one against him
rule-points-int = for an interception
rule-points-td = for a touchdown
rule-points-mvp = for being the most valuable player
rule-points-note = Fouls, the crowd and weapons earn nothing. Stars and mercenaries earn none of these in a match.

rule-about-inducements = Hired for one match. Per team:
rule-item-row = **{ $name }** · 0–{ $max } · { $cost } · { $effect }
rule-price = { $cost }
rule-item-some = { $cost }, for { $teams } { $special }
rule-item-bloodweiser-babes = Each adds 1 to the rolls by which knocked-out players come back.
rule-item-bribes = Each is one attempt to keep a player from being sent off; it fails on a 1.
rule-item-extra-team-training = Each is one more team re-roll for this match.
rule-item-halfling-master-chef = 3D6 at each half: every { $chef } or more gains a team re-roll and takes one from the other side.
rule-item-igor = Repeats one failed regeneration. Only for teams without an apothecary.
rule-item-wandering-apothecaries = Each treats one player, like the team's own. Only for teams that may have an apothecary.
rule-item-wizard = One spell a match, at the start of a turn of the team or right after it. Fireball: everybody standing in a square and next to it is knocked down on { $fireball }+. Lightning: one standing player on { $lightning }+. Both hurt like Mighty Blow.
rule-item-mercenaries = **Mercenaries** · A position's price + { $surcharge }; one more skill of a normal roll + { $extra }. They are Loners and count for the position's limit.
rule-item-stars = **Star players** · 0–{ $stars } · See each star's own price.

## What was not found

rule-unknown-skill = There is no skill or trait “{ $given }”. { $hint }
rule-unknown-team = There is no team “{ $given }”. { $hint }
rule-unknown-star = There is no star player “{ $given }”. { $hint }
rule-unknown-table = There is no table “{ $given }”. { $hint }
rule-hint-near = Did you mean { $names }?
rule-hint-examples = Choose one of those offered while you type, such as { $names }.

## A player's card

card-title = #{ $number } { $name }
card-team = { $position } · { $team }
card-changed = **{ $value }** (was { $was })
card-skill = **{ $name }**: { $text }
card-no-skills = No skills or traits.
card-injuries = **Injured in this match:** { $injuries }
card-niggles = **Niggling injuries from before:** { $count }
card-points = **Star player points in this match:** { $points } ({ $earned })
card-points-none = **Star player points in this match:** none
card-points-never = Earns no star player points in a match.
card-earned-td = touchdowns: { $count }
card-earned-comp = completions: { $count }
card-earned-cas = casualties: { $count }
card-earned-int = interceptions: { $count }
card-state = **Now:** { $states }
card-at = on { $square }
card-standing = standing
card-prone = prone
card-stunned = stunned
card-air = in the air
card-ball = holding the ball
card-lost-zone = no tackle zone ({ $why })
card-rooted = rooted to his square
card-used = has acted this turn
card-grounded = too hot to be set up for the next kick-off
card-spent = used up this turn: { $skills }
card-unknown = There is no player “{ $given }” in this match. Give a shirt number with its side, such as { $home } or { $away }, or choose one of those offered.
card-ambiguous = Several players are called “{ $given }”. Choose one of { $names }.

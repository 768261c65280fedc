# Teams of leagues: founding, sheets, approval, names, improvement rolls, changing hands.

command-team = team
    .description = Teams of this server's leagues: found one, read sheets, look after yours
command-team-found = found
    .description = Found a team for a league, step by step
option-team-found-name = name
    .description = What the team is called; left out, you are asked
option-team-found-roster = roster
    .description = Which roster; left out, you choose from all of them
command-team-edit = edit
    .description = Go on with your draft, or change names, shirts, colours and emblem
command-team-sheet = sheet
    .description = Read a team's sheet; in a match's thread, both
option-team-sheet-public = public
    .description = Show it to everybody in this channel
command-team-list = list
    .description = The teams of a league
command-team-history = history
    .description = All that a player has done and suffered
option-team-history-player = player
    .description = Which player, those who left the team included
command-team-ledger = ledger
    .description = Every movement of gold in a team's treasury
command-team-rename = rename
    .description = Give your team, or one of its players, another name
option-team-rename-name = name
    .description = The new name
option-team-rename-player = player
    .description = Which player; left out, the team itself
command-team-renumber = renumber
    .description = Give a player another shirt; if somebody wears it, both swap
option-team-renumber-player = player
    .description = Which player
option-team-renumber-number = number
    .description = The new number, 1 to 99
command-team-improve = improve
    .description = Choose for improvement rolls of your players that stand open
command-team-retire = retire
    .description = Let a team play no more
command-team-reinstate = reinstate
    .description = For commissioners: let a retired team play again
command-team-handover = handover
    .description = Offer a team to another coach, who has to accept it
option-team-handover-coach = coach
    .description = Who is to coach it
command-team-approve = approve
    .description = For commissioners: let a submitted team join the league
command-team-refuse = refuse
    .description = For commissioners: give a submitted team back to its coach
option-team-refuse-reason = reason
    .description = Why, in words that help the coach

refused-league-already-coach = { $team } already is that coach's team.
refused-league-offer-other = That offer was made to somebody else.
refused-league-bad-line = Each line begins with a shirt number and goes on with a name; this one does not: “{ $given }”.
league-audit-discarded = draft thrown away

team-found-roster = A new team for { $league }. Which roster?
team-choose-roster = Choose a roster
team-roster-about = Re-rolls { $reroll } each, { $apothecary ->
    [yes] may have an apothecary
   *[no] no apothecary
}
team-found-title = New team: { $roster }
team-founded = The draft is begun. Every step is saved; `/team edit` brings you back here at any time.
team-field-name = Name of the team
team-field-player = Name of the player
team-field-number = Shirt number
team-field-number-hint = 1 to 99; if a team-mate wears it, both swap

team-builder-title = **{ $team }** · { $roster } · { $league } · { $state }
team-builder-budget = **{ $left }** gold left of { $budget }
team-builder-treasury = Treasury **{ $treasury }** gold
team-builder-value = Team value { $value } · { $players ->
    [one] 1 player
   *[other] { $players } players
}
team-builder-position = { $count }/{ $most } { $position } ({ $cost }): { $names }
team-builder-staff = Staff: { $staff }
team-builder-item = { $item } { $count }
team-builder-priced = { $item } { $count } ({ $cost })
team-builder-no-apothecary = This roster may have no apothecary.
team-builder-missing = { $missing ->
    [one] One player more is needed: a team has 11 to 16.
   *[other] { $missing } players more are needed: a team has 11 to 16.
}
team-builder-complete = Complete: submit it, or go on buying. Gold that is left becomes the treasury.
team-builder-waits = It waits for a commissioner; until then nothing in it changes.
team-buy-player = Buy a player
team-buy-staff = Re-rolls, fans and staff: buy or return
team-offer = { $item } · { $cost } · { $count } of { $most }
team-staff-buy = Buy: { $item } · { $cost } · you have { $count }
team-staff-return = Return: { $item } · { $cost } back
team-return = Return a player
team-return-player = { $player } · { $cost } back
team-again = Again: { $item } ({ $cost })
team-undo = Undo
team-name = Team name
team-players = Players
team-looks = Colours and emblem
team-show-sheet = Sheet
team-back = Back
team-submit = Submit
team-discard = Discard
team-discard-ask = Throw the draft of { $team } away? Nothing of it is kept.
team-discard-yes = Throw it away
team-discarded = The draft of { $team } is gone.
team-take-back = Take it back
team-taken-back = The draft is yours again.
team-remind = Remind the commissioner
team-improve = Improvements ({ $count })
team-players-title = **{ $team }**: choose a player to name him or to give him another shirt.
team-players-choose = Name and number of …
team-players-all = Name all
team-players-all-hint = A line for each player: his number, then his name

team-looks-title = **{ $team }**: two colours and an emblem. The first colour is the shield's, the second its rim's and the emblem's.
team-colour-first = First colour
team-colour-second = Second colour
team-colour-own = Colours by number
team-colour-hint = A number such as #1c54c4
team-colour-white = White
team-colour-silver = Silver
team-colour-grey = Grey
team-colour-black = Black
team-colour-brown = Brown
team-colour-tan = Tan
team-colour-cream = Cream
team-colour-gold = Gold
team-colour-yellow = Yellow
team-colour-orange = Orange
team-colour-red = Red
team-colour-crimson = Crimson
team-colour-pink = Pink
team-colour-magenta = Magenta
team-colour-violet = Violet
team-colour-indigo = Indigo
team-colour-navy = Navy
team-colour-blue = Blue
team-colour-sky = Sky blue
team-colour-turquoise = Turquoise
team-colour-mint = Mint
team-colour-green = Green
team-colour-forest = Forest green
team-colour-olive = Olive
team-emblem-some = Emblem
team-emblem-others = More emblems
team-emblem-initials = No emblem: the team's initials
team-emblem-none = the initials
team-emblem-ape = Ape
team-emblem-axe = Battle-axe
team-emblem-ball = Ball
team-emblem-bomb = Bomb
team-emblem-bull = Bull
team-emblem-chain = Ball and chain
team-emblem-chainsaw = Chainsaw
team-emblem-crocodile = Crocodile
team-emblem-dagger = Dagger
team-emblem-dancer = Dancer
team-emblem-dwarf = Bearded head
team-emblem-frog = Frog
team-emblem-ghoul = Ghoul
team-emblem-goblin = Goblin
team-emblem-golem = Golem
team-emblem-halfling = Halfling
team-emblem-horns = Horns
team-emblem-lizard = Lizard
team-emblem-minion = Servant
team-emblem-mummy = Mummy
team-emblem-ogre = Ogre
team-emblem-orc = Orc
team-emblem-rat = Rat
team-emblem-roller = Roller
team-emblem-skeleton = Skeleton
team-emblem-star = Star
team-emblem-tentacles = Tentacles
team-emblem-treeman = Tree
team-emblem-troll = Troll
team-emblem-vampire = Vampire
team-emblem-warrior = Warrior
team-emblem-wight = Crowned skull
team-emblem-wolf = Wolf
team-emblem-zombie = Zombie

team-submitted = Submitted. The commissioners are called in { $place }; you are told there.
team-submitted-untold = Submitted, but I may write neither in the league's channel nor here. Ask a commissioner to use `/team approve`.
team-approve = Approve
team-refuse = Refuse
team-refuse-title = Refuse { $team }
team-refuse-reason = Why, so that the coach can mend it
team-submission = { $coach } submits **{ $team }** ({ $roster }) to { $league }: { $players } players, team value { $value }, { $treasury } gold left.
team-approved = { $coach }: { $commissioner } has approved **{ $team }**. Welcome to { $league }!
team-approved-short = Approved by { $commissioner }.
team-refused = { $coach }: { $commissioner } gives **{ $team }** back: “{ $reason }”. Mend it with `/team edit` and submit it again.
team-mend = Mend it
team-refused-short = Given back by { $commissioner }.
team-told = Done; the coach is told in { $place }.
team-decided-untold = It is done, but I may not write in the channel: tell { $coach } what became of { $team }.

team-sheet-locked = 🔒 Locked for the match { $home } – { $away }: this is the sheet they play with. { $link }
team-sheet-alt = Sheet of { $team }; on the shield: { $emblem }.
team-sheet-of = Sheet: { $team }
team-sheet-trophies = Trophies: { $trophies }
team-sheet-emblem = Emblem: { $emblem }. Colours: { $first } and { $second }
team-sheet-history = A player's whole history
team-sheet-ledger = Ledger
team-ledger-title = **{ $team }**: { $treasury } gold in the treasury
team-ledger-empty = No gold has moved yet.
team-history-title = **{ $player }**, { $position } of { $team }: { $points } SPP ({ $rank }), value { $value }
team-history-empty = Nothing has been written of him yet.
team-gone-dead = † He died.
team-gone-fired = He was dismissed.
team-gone-left = He left the team.
team-gone-dismissed = He was a journeyman and moved on.
team-list-title = **{ $league }**: { $count ->
    [one] 1 team
   *[other] { $count } teams
}
team-list-line = **{ $team }** · { $roster } · { $coach } · { $state } · { $value }
team-list-empty = No team yet. Found the first with `/team found`.
team-list-open = Read a sheet
team-page = Page { $page } of { $pages }
team-page-earlier = ◀ Earlier
team-page-later = Later ▶

team-renamed = The new name stands: { $who }.
team-renumbered = The new shirt is given out: { $who }.
team-retire-ask = Is { $team } to retire? They play no more; a commissioner can reinstate them.
team-retire-yes = Retire
team-retire-no = Not now
team-retired = { $team } have retired.
team-stays = Nothing was done.
team-reinstated = { $team } are back and ready to play.
team-hand-bot = A bot coaches no team; choose a person.
team-hand-own = { $team } are yours now.
team-hand-offer = { $receiver }: { $giver } offers you **{ $team }** ({ $roster }). Will you coach them?
team-hand-accept = Accept
team-hand-decline = Decline or withdraw
team-hand-accepted = { $receiver } coaches **{ $team }** now; { $giver } handed them over.
team-hand-declined = { $receiver } declines { $team }.
team-hand-withdrawn = { $giver } takes the offer of { $team } back.

team-improve-none = No improvement roll of { $team } stands open.
team-improve-title = **{ $team }**: these rolls wait for your choice. Who learns now?
team-improve-who = Choose a player
team-improve-line = { $player }: { $rolls }
team-improve-ask = **{ $player }**, { $position }, rolled { $roll }. He has: { $skills }. What does he learn?
team-improve-choose = Learn: { $category }{ $rises ->
    [yes] {" "}or a characteristic
   *[no] {""}
}
team-improve-option = { $what } · value +{ $value }
team-improve-sure = { $player } learns **{ $what }** (value +{ $value }). That stays for good.
team-improve-yes = Learn it
team-improve-no = Choose again
team-improved = { $player } has learned { $what }.

choice-topic-team = A team of your own
help-team = **A team of your own**
    1. `/team found`: choose a roster and give the team a name. You have the league's budget, 1,000,000 gold as a rule.
    2. Buy 11 to 16 players, re-rolls, fans and staff; *Again* buys the last thing again, *Undo* returns it. Every step is saved, `/team edit` brings you back.
    3. Under *Players* and *Colours and emblem* you give names, shirts and looks, now or later.
    4. *Submit*: a commissioner approves the team or says what to mend.
    Any sheet can be read with `/team sheet`, in a match's thread both; from there you reach histories and the ledger. `/team improve` chooses for improvement rolls that you left open.

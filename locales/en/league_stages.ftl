# Competitions beyond a round robin: Swiss rounds, ladders, stages, majors, dates, ratings.
refused-league-no-swiss = { $division } is not played in Swiss rounds.
refused-league-no-ladder = { $division } is no ladder.
refused-league-no-stage = { $division } is neither a cup nor a later stage; only those are fed by other divisions.
refused-league-round-open = { $matches } matches of the last round have no result yet, and its deadline has not passed.
refused-league-no-round = { $division } has no further round: all are drawn, or everybody would meet somebody twice.
refused-league-bad-rounds = Give a number of rounds from { $least } to { $most }.
refused-league-bad-reach = Give a number of places from 0 (any) to { $most }.
refused-league-ladder-reach = A challenge goes to a team above yours on this ladder; places up at most (0: any): { $reach }.
refused-league-ladder-busy = { $team } has a match of this ladder to play; that comes first.
refused-league-unknown-major = There is no major “{ $given }”. Known: { $known }.
refused-league-major-begun = { $division } has begun; what it is was settled before.
refused-league-prize-settled = This prize has been settled, or its player has left the team.
refused-league-season-not-over = { $season } is not over; finish it first.

league-thing-chaos-cup = Chaos Cup
league-thing-dungeonbowl = Dungeonbowl
league-thing-spike = Spike! Magazine trophy
league-thing-blood-bowl = Blood Bowl trophy

league-news-round-drawn = { $division }: round { $round } is drawn.
league-news-ladder-challenged = { $division }: { $team } challenge { $other }.
league-news-promoted = { $team } are promoted to { $division }.
league-news-relegated = { $team } are relegated to { $division }.
league-news-trophy-won = { $team } receive the trophy: { $what }!
league-news-trophy-returned = { $team } give the trophy back: { $what }.
league-news-gifts-drawn = The gods of the Chaos Cup look upon { $team }: { $players } may receive a gift (`/major prizes`).
league-news-gift-given = { $team }: { $player } receives a gift of chaos: { $what }.
league-news-player-of-the-year = { $team }: { $player } is the player of the year and a fan favourite.

league-audit-round-drawn = round drawn
league-audit-rounds-set = number of rounds set
league-audit-ladder-challenged = challenged on the ladder
league-audit-ladder-called-off = ladder match called off
league-audit-ladder-reach = reach of challenges set
league-audit-major-declared = major declared
league-audit-trophy-handed-over = trophy handed over
league-audit-gift-given = gift of chaos taken
league-audit-gift-declined = gift of chaos left
league-audit-player-of-the-year = player of the year named
league-audit-player-of-the-year-left = no player of the year

refused-league-no-zone = Set your time zone first: `/settings` zone. Then dates are read and shown as you mean them.
refused-league-bad-date = “{ $given }” is no date and time. Write it as 2026-12-05 20:30, or 5.12. 20:30.
refused-league-past-date = That moment has passed; choose a later one.
refused-league-far-date = Choose a date within the next { $days } days.
refused-league-late-date = The deadline of this match is { $due }. Choose an earlier date, or ask a commissioner to extend it.
refused-league-date-closed = This date is not open any more.
refused-league-own-date = The other coach has to answer the date you proposed.
refused-league-no-date = No date is agreed for this match.
league-news-date-agreed = { $home } – { $away } will be played { $at }.
league-audit-date-proposed = date proposed
league-audit-date-agreed = date agreed
league-audit-date-declined = date declined
league-audit-date-withdrawn = date called off

## Commands

command-date = date
    .description = When a match is played
command-date-propose = propose
    .description = Propose when to play, in your own time zone
option-date-propose-when = when
    .description = Such as 2026-12-05 20:30 or 5.12. 20:30, in your own time zone
option-date-match = match
    .description = Your match; left out: your next one
command-date-list = list
    .description = Show the dates that are agreed, also as a calendar file
command-date-calendar = calendar
    .description = Your own dates as a calendar file
command-date-cancel = cancel
    .description = Call off the agreed date of your match
command-stage = stage
    .description = Later stages, Swiss rounds, promotion
command-stage-add = add
    .description = Add a stage that other divisions feed
option-stage-add-name = name
    .description = What the stage is called
option-stage-add-form = form
    .description = How it is played; left out: a cup
option-stage-add-number = number
    .description = Which stage it is: 2, 3 …
command-stage-feed = feed
    .description = Enter the best of other divisions in a stage or a cup
option-stage-feed-best = best
    .description = So many of each division
option-stage-feed-sources = sources
    .description = Their names with commas between; left out: all of the first stage
command-stage-draw = draw
    .description = Draw a later stage or a cup
command-stage-round = round
    .description = Draw the next Swiss round
command-stage-rounds = rounds
    .description = Say how many rounds a Swiss division has
option-stage-rounds-number = number
    .description = How many rounds
command-stage-promote = promote
    .description = Plan the next season with promotion and relegation
option-stage-promote-name = name
    .description = What the next season is called
option-stage-promote-places = places
    .description = How many teams change places; left out: one
command-ladder = ladder
    .description = The open ladder
command-ladder-show = show
    .description = Show how the teams stand
command-ladder-join = join
    .description = Bring your team onto the ladder, at its foot
command-ladder-challenge = challenge
    .description = Challenge a team above yours
option-ladder-challenge-opponent = opponent
    .description = The team to be challenged
command-ladder-off = off
    .description = Call off a challenge that is not played yet
option-ladder-off-match = match
    .description = The match; left out: your only open one
command-ladder-reach = reach
    .description = Say how many places up a challenge may go
option-ladder-reach-places = places
    .description = How many places; 0 is any
command-major = major
    .description = The four majors, their trophies and prizes
command-major-declare = declare
    .description = Declare a competition to be a major
option-major-declare-major = major
    .description = Which major
choice-major-chaos-cup = Chaos Cup
choice-major-blood-bowl = Blood Bowl
choice-major-spike = Spike! Magazine trophy
choice-major-dungeonbowl = Dungeonbowl
choice-major-none = No major
command-major-trophies = trophies
    .description = Show who holds the trophies
command-major-prizes = prizes
    .description = Choose the prizes that wait for you

## Dates and reminders

date-proposed = { $coach } proposes to { $other } to play { $match } on { $time } ({ $left }).
date-yes = Agree
date-no = Another time
date-off = Take back
date-file = Calendar file
date-agreed = Agreed: { $home } – { $away } play on { $time } ({ $left }).
date-declined = { $coach } cannot play on { $time }. Propose another date with `/date propose`.
date-called-off = { $coach } has called off { $time }.
date-no-permission = This server has no event for it: I need the permission “Create Events”.
date-no-event = Discord did not take the event for it; the date holds all the same.
date-event = { $home } meet { $away } in { $league }.
date-none = No dates are agreed in { $league }.
date-none-mine = No dates are agreed for your matches.
date-title = Agreed dates in { $league }:
date-line = { $time }: { $home } – { $away }
date-calendar = { $count ->
    [one] The date as a calendar file:
   *[other] { $count } dates as a calendar file:
}
remind-date-day = { $league }: tomorrow is match day, { $time }.
remind-date-hour = { $league }: the match begins { $left }.
remind-due = { $league }: these matches are to be played until { $time } ({ $left }).
remind-overdue = { $league }: the deadline { $time } has passed, and these matches have no result. A commissioner may extend or decide them.
remind-overdue-choose = Choose a match
remind-overdue-what = { $match }: what shall be done?
remind-extend = { $count ->
    [one] 1 day more
   *[other] { $count } days more
}
remind-forfeit = { $team } forfeit
remind-forfeit-both = Both forfeit
remind-extended = The new deadline is { $time }.

## Stages, ladders and majors

stage-added = { $division } is a later stage of { $season }: { $form }. Enter its teams with `/stage feed`.
stage-fed = { $division } is fed by { $sources }. The seeds:
stage-drawn = { $division }: { $count ->
    [one] one match is drawn.
   *[other] { $count } matches are drawn.
}
stage-rounds = { $division } has { $count ->
    [one] one round.
   *[other] { $count } rounds.
}
stage-promoted = { $season } is planned after { $before }. Look at the divisions, then draw with `/season draw`.
ladder-title = { $division }, { $count ->
    [one] one team:
   *[other] { $count } teams:
}
ladder-joined = { $team } stand on { $division } now, place { $place }.
ladder-challenged = { $division }: { $team } challenge { $other }. { $coach } plays at home.
ladder-until = To be played until { $time }.
ladder-off = The challenge is called off; both places stay.
ladder-reach = { $division }: { $count ->
    [0] a challenge may go up as far as one likes.
    [one] a challenge goes one place up.
   *[other] a challenge goes up to { $count } places up.
}
major-none = { $division } is no major.
major-declared = { $division } is a major now: { $major }. From the semi-finals on spectators and winnings are doubled. { $prizes }
major-about-chaos-cup = The winner holds a re-roll, and one to three players may receive a gift of chaos.
major-about-blood-bowl = The winner holds a re-roll and 20,000 more winnings in each match; all who play in the final get a medal.
major-about-spike = The winner holds a re-roll and 2 more on the roll for fans; a commissioner may name the player of the year.
major-about-dungeonbowl = Under the ground there is no weather. The winner holds a re-roll and wizards at 50,000.
major-title = Trophies of the majors in { $league }:
major-nobody = { $major }: nobody has won it yet.
major-held = { $major }: **{ $team }**, since { $time }
major-won = { $major }: { $team } have won it ({ $time }) and receive it once they and the former holder are ready
major-passed = { $major }: { $team } ({ $time })
major-nothing-open = No prize waits for a choice of yours.
major-ask-gift = { $team }: the gods of the Chaos Cup favour { $player }. What does he receive?
major-ask-player = Player of the year: { $player } of { $team }, with { $count } star player points. Name him, and he is a fan favourite.
major-choose = A gift for { $player }
major-value = Adds { $gold } to his value
major-name = Name him
major-leave = Name nobody
major-leave-gift = No gift for { $player }
major-given = { $player } receives: { $what }.
major-left = It is left.
major-named = { $player } of { $team } is the player of the year.

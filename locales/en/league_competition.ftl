# Commands of leagues: competition and commissioners.

refused-league-none = There is no league on this server yet. Who manages the server opens one with `/league create`.
refused-league-which = There are several leagues here: { $known }. Name one in the option “league”.
refused-league-no-team = You have no team in a league of this server yet. Found one with `/team found`.
refused-league-which-team = You have several teams: { $known }. Name one in the option “team”.
refused-league-no-season = { $league } has no season yet. A commissioner plans one with `/season create`.
refused-league-no-division = { $season } has no division yet. A commissioner adds one with `/season division`.
refused-league-which-division = There are several divisions: { $known }. Name one in the option “division”.
refused-league-no-fixture = None of your teams has a match to play now.
refused-league-which-fixture = Several matches of yours are open; choose one in the option “fixture”.
refused-league-bad-amount = { $given } is too little or too much; give an amount from { $least } to { $most }.
refused-league-twice = Each tie-break may stand in the order once only.
refused-league-bad-worth = A result or a bonus is worth at most { $most } points either way.
refused-league-bad-bonus = A bonus needs a number from 0 to { $needed }, and there may be { $most } bonuses.
refused-league-round-played = Nothing in round { $round } of { $division } is still to be played.
refused-league-nobody-free = Every approved team is entered already.
refused-league-no-ended-season = No season of this league is over yet.
league-no-number = “{ $given }” is no whole number; give one for: { $what }.

league-fixture = Round { $round }: { $home } – { $away }
league-fixture-bye = Round { $round }: { $team } rest
league-fixture-result = { $home } { $home_score } – { $away_score } { $away }
league-fixture-winner = { $result } ({ $team } go on)
league-fixture-home-forfeits = { $home } forfeit against { $away }
league-fixture-away-forfeits = { $away } forfeit against { $home }
league-fixture-both-forfeit = { $home } – { $away }: both forfeit

## Commands

command-league = league
    .description = Leagues of this server: open one, and what its commissioners do
command-season = season
    .description = Seasons of a league: divisions, draws, deadlines
option-league = league
    .description = Which league; left out, the only one there is
option-season = season
    .description = Which season; left out, the one that runs
option-division = division
    .description = Which division; left out, the only one there is
option-fixture = fixture
    .description = Which match of the league
option-team = team
    .description = Which team; left out, your own
option-cup = cup
    .description = Which cup
option-days = days
    .description = How many days
command-league-create = create
    .description = Open a league on this server
option-league-create-name = name
    .description = What the league is called
command-league-list = list
    .description = The leagues of this server
command-league-show = show
    .description = A league's commissioners, teams, seasons and settings
command-league-settings = settings
    .description = The optional rules of a league; commissioners change them here
command-league-rules = rules
    .description = Points, bonuses and tie-breaks of the tables; commissioners change them here
command-league-channel = channel
    .description = Where the league's news are told
option-league-channel-where = where
    .description = A text channel; left out, the news are told nowhere
command-league-commissioner = commissioner
    .description = Who runs a league
command-league-commissioner-add = add
    .description = Appoint a commissioner; for who manages the server
command-league-commissioner-remove = remove
    .description = Take the office from a commissioner; for who manages the server
option-league-commissioner-person = person
    .description = Who
command-league-audit = audit
    .description = Who changed what in a league, newest first
command-league-correct = correct
    .description = Give a team points in the table, or take some, with a reason
option-league-correct-team = team
    .description = Which team
option-league-correct-points = points
    .description = How many points; with a minus they are taken
option-league-correct-reason = reason
    .description = Why; it stands in the audit log and in the archive
command-league-undo = undo
    .description = Take back the last result, or a team's last purchase; shown before it is done
option-league-undo-fixture = fixture
    .description = Which result; left out, the last one of the league
option-league-undo-team = team
    .description = Take back this team's last purchase or answer after a match instead
command-league-archive = archive
    .description = Close a league for good; it stays readable

command-season-create = create
    .description = Plan a season of a league
option-season-create-name = name
    .description = What the season is called
command-season-division = division
    .description = Add a division or a cup to a season
option-season-division-name = name
    .description = What it is called
option-season-division-form = form
    .description = How it is played
choice-form-single = Round robin, once
choice-form-double = Round robin, home and away
choice-form-swiss = Swiss rounds
choice-form-ladder = Open ladder
choice-form-knock-out = Cup (knock-out)
choice-form-knock-out-third-place = Cup with a match for third place
command-season-enter = enter
    .description = Enter a team in a division or a cup
option-season-enter-team = team
    .description = Which team, or all that are free
option-season-enter-seed = seed
    .description = In a cup: its place among the seeds, 1 being the best
command-season-leave = leave
    .description = Take a team out of a division that is not drawn yet
option-season-leave-team = team
    .description = Which team
command-season-draw = draw
    .description = See the draw of a season or a cup, then make it
option-season-draw-days = days
    .description = How many days each round lasts; left out, there are no deadlines
option-season-draw-cup = cup
    .description = Draw this cup; left out, all divisions of the season
command-season-start = start
    .description = Draw and begin a season at once, without a look at the draw
option-season-start-days = days
    .description = How many days each round lasts; left out, there are no deadlines
command-season-qualify = qualify
    .description = Enter the best of the divisions in a cup, seeded by their places
option-season-qualify-count = count
    .description = How many of each division
option-season-qualify-division = division
    .description = From this division only; left out, from all of the season
command-season-close = close
    .description = End a season in which everything has been played
command-season-deadline = deadline
    .description = Let a round end so many days from now
option-round = round
    .description = Which round
command-season-extend = extend
    .description = Give the two teams of a match more days
command-season-replace = replace
    .description = Put another team in the place of one that has left a running season
option-season-replace-old = old
    .description = The team that leaves
option-season-replace-new = new
    .description = The team that takes its matches over
command-season-show = show
    .description = How far a season has got
command-season-archive = archive
    .description = The seasons that are over; with a season, all its tables and results as a file
option-season-archive-season = season
    .description = Which season to read in full

command-standings = standings
    .description = A division's table, as a picture and in words
option-standings-division = division
    .description = Which division; left out, your own
option-standings-share = share
    .description = Show it to everybody in this channel
command-fixtures = fixtures
    .description = The matches of a season: your own first, results, deadlines
option-fixtures-round = round
    .description = Which round; left out, the one that is played now
option-fixtures-division = division
    .description = Which division; left out, all
command-stats = stats
    .description = The best of a season or of all time
option-stats-list = list
    .description = Which list; left out, the first of each
option-stats-season = season
    .description = Which season, or all seasons together; left out, the one that runs
choice-stats-scorer = Top scorers (touchdowns)
choice-stats-thrower = Throwers (completions)
choice-stats-interceptor = Interceptors (interceptions)
choice-stats-violent = Most violent (casualties)
choice-stats-killer = Killers (dead opponents)
choice-stats-mvp = Most valuable player awards
choice-stats-valuable = Most valuable players (gold pieces)
command-coach = coach
    .description = What a coach's teams have done and won
option-coach-person = person
    .description = Whose record; left out, your own
option-coach-league = league
    .description = In which league; left out, in all
command-hall = hall
    .description = Hall of fame: champions of all seasons, and who holds the records
command-cemetery = cemetery
    .description = The dead of a league

## Leagues

league-created = { $league } is open, and you are its first commissioner. Next: `/league settings`, `/league channel`, and `/season create`; coaches found their teams with `/team found`.
league-list-line = **{ $league }** ({ $state })
league-is-open = open
league-is-archived = archived
league-nowhere = nowhere; `/league channel` names a channel
league-nobody = nobody
league-run-by = Commissioners: { $who }
league-told-in = News: { $channel }
league-teams = { $count ->
    [0] No teams yet.
    [one] One team:
   *[other] { $count } teams:
 }
league-team-line = · { $team }, { $coach } ({ $state })
league-season-name = { $season } ({ $state })
league-seasons = Seasons: { $seasons }
season-is-planned = planned
season-is-running = running
season-is-over = over
league-channel-set = The news of { $league } are told in { $channel }.
league-channel-none = The news of { $league } are told nowhere.
league-commissioner-bot = A bot cannot be a commissioner.
league-office = Commissioners of { $league }: { $who }
league-archive-ask = Close { $league } for good? All of it stays readable, but nothing in it can change any more.
league-archive-yes = Archive
league-archived-now = { $league } is archived.
league-leave = Leave it
page-before = ◀ Back
page-after = Further ▶

## Settings

settings-of-league = **Optional rules of { $league }** (they hold from the next step on)
setting-choose = What do you want to change?
setting-on = on
setting-off = off
setting-nobody = nobody
setting-line-founding = A new team has { $budget } gold pieces and { $fans } points of fan factor free of charge.
setting-line-rules = Matches are played by: { $rules }
setting-rules-with = Play with: { $rules }
setting-rules-without = Play without: { $rules }
setting-line-mvp = Most valuable player: { $mode }
setting-mvp-random = drawn among all
setting-mvp-nominate = drawn among three whom the coach names
setting-mvp-choose = chosen by the coach
setting-line-inducements = Inducements and petty cash: { $state }
setting-line-extra = Extra winnings after each match: { $gold }
setting-line-expenses = Spiralling expenses: from a team value of { $start }, { $step } more with each { $band }
setting-line-no-expenses = Spiralling expenses: off
setting-line-forfeits = A match not played: the other side gets { $gold } and { $mvps } most valuable players, who forfeits pays { $fine }
setting-line-served = A missed game is served by it for: { $who }
setting-winner-serves = the side that was there
setting-loser-serves = the side that forfeits
setting-to-mvp = Most valuable player: { $mode }
setting-inducements-on = Switch inducements and petty cash on
setting-inducements-off = Switch inducements and petty cash off
setting-to-founding = New teams and winnings …
setting-expenses-off = Switch spiralling expenses off
setting-expenses-standard = Spiralling expenses as in the rulebook
setting-to-expenses = Spiralling expenses …
setting-to-forfeits = Matches not played …
setting-serves = A match not played serves a missed game for { $who }
setting-serves-not = A match not played serves no missed game for { $who }
setting-field-budget = Gold pieces to found a team with
setting-field-free-fan-factor = Fan factor free of charge (0 to 9)
setting-field-extra-winnings = Extra winnings after each match
setting-field-start = From which team value
setting-field-band = How wide a band is
setting-field-step = How much more with each band
setting-field-winnings = Gold for the side that was there
setting-field-fine = Fine of the side that forfeits
setting-field-mvps = Most valuable players it draws (0 to 2)

## Rules of the tables

rules-of-league = **Tables of { $league }**
rules-line-results = A win is worth { $win }, a draw { $draw }, a loss { $loss }.
rules-line-others = A match the other side forfeits is worth { $won }, an own forfeit { $lost }, a bye { $bye }.
rules-line-bonus = Bonus: { $bonus }
rules-line-ties = Level on points, these part teams, in this order:
rules-no-ties = nothing
rules-bonus-choose = Add or drop a bonus
rules-to-results = Results …
rules-to-others = Forfeits and byes …
rules-to-ties = Order of tie-breaks …
rules-field-win = Win
rules-field-draw = Draw
rules-field-loss = Loss
rules-field-forfeit-win = The other side forfeits
rules-field-forfeit-loss = Own forfeit
rules-field-bye = Bye
rules-field-points = Points
rules-field-needed = How many
rules-field-touchdowns = From how many touchdowns
rules-field-casualties = From how many casualties
rules-field-narrow-loss = Lost by at most
rules-order = **A new order of tie-breaks**: which is number { $place }?
rules-next-tie = Number { $place }
rules-order-done = This is the order
rules-order-back = One back
bonus-touchdowns = { $points } for at least { $needed } touchdowns
bonus-casualties = { $points } for at least { $needed } casualties
bonus-clean-sheet = { $points } for no touchdown against
bonus-narrow-loss = { $points } for a loss by at most { $needed }
bonus-add-touchdowns = Add a bonus for touchdowns …
bonus-add-casualties = Add a bonus for casualties …
bonus-add-clean-sheet = Add a bonus for no touchdown against …
bonus-add-narrow-loss = Add a bonus for a narrow loss …
bonus-drop = Drop: { $bonus }
tie-break-td-difference = difference of touchdowns
tie-break-cas-difference = difference of casualties
tie-break-touchdowns = touchdowns scored
tie-break-casualties = casualties caused
tie-break-fewest-td-against = fewest touchdowns against
tie-break-strength = strength of schedule (points of the opponents played)
tie-break-wins = wins
tie-break-fewest-forfeits = fewest own forfeits
tie-break-head-to-head = the matches among them
tie-break-coin = a coin, thrown once and stored

## Commissioners

audit-title = **Audit log of { $league }**, newest first
audit-line = { $when } { $who }: { $what } · { $about }
audit-detail = { $name }: { $value }
audit-cut = Lines that end in … are shortened; `/league export` has them whole, for commissioners.
audit-newest = Newest
audit-older = Older ▶
audit-detail-name = name
audit-detail-season = season
audit-detail-division = division
audit-detail-form = form
audit-detail-days = days
audit-detail-round = round
audit-detail-of = from
audit-detail-count = number of each
audit-detail-by = by
audit-detail-points = points
audit-detail-reason = reason
audit-detail-user = who
audit-detail-coach = coach
audit-detail-channel = channel
audit-detail-answer = answer
audit-detail-score = score
audit-detail-result = result
audit-detail-who = forfeits
audit-detail-match = match
audit-detail-place = seed
audit-detail-what = what
audit-detail-number = shirt
audit-detail-roster = roster
audit-detail-rules = rules
audit-detail-remark = reason
audit-detail-asked = asked
audit-detail-tie-breaks = tie-breaks
audit-detail-bonuses = bonuses
audit-detail-corrections = corrections
audit-detail-win = win
audit-detail-draw = draw
audit-detail-loss = loss
audit-detail-forfeit-win = the other side forfeits
audit-detail-forfeit-loss = own forfeit
audit-detail-bye = bye
audit-detail-budget = budget
audit-detail-mvp = most valuable player
audit-detail-inducements = inducements
audit-detail-expenses = spiralling expenses
audit-detail-forfeits = matches not played
audit-detail-extra-winnings = extra winnings
audit-detail-free-fan-factor = free fan factor
audit-detail-start = from
audit-detail-band = band
audit-detail-step = step
audit-detail-winnings = winnings
audit-detail-mvps = most valuable players
audit-detail-fine = fine
audit-detail-winner-serves = served by the winner
audit-detail-loser-serves = served by the loser
league-audit-seeded = seed changed
league-audit-deadline = deadline of a round set
league-corrected = { $team } ({ $division }): { $change } points, now { $points } in place { $place }. Reason: { $reason }
undo-result-ask = Take this result back? **{ $match }**
undo-team = · { $team }: { $changes }
undo-points = points { $before } → { $after }
undo-treasury = treasury { $before } → { $after }
undo-value = team value { $before } → { $after }
undo-players = players { $before } → { $after }
undo-no-change = as before
undo-result-then = Both sheets are as they were before the match; names and shirts given since stay. Table and cup follow, and the match waits to be played again.
undo-yes = Take it back
undone-result = Taken back. { $match } waits to be played again.
undo-answer-ask = Take back what { $team } did last after the match? **{ $what }**
undo-word-buy = bought
undo-word-fire = dismissed
undo-word-rename = renamed
undo-word-renumber = new shirt
undo-word-done = done
undo-word-hire = hired
undo-word-dismiss = let go
undo-word-choose = chosen
undo-word-keep = kept
undo-word-reroll = rolled once more, or a team re-roll
undo-word-later = later
undo-word-accept = accepted
undo-word-decline = declined
undo-word-random = drawn
undone-answer = Taken back. { $team } have { $gold } in the treasury.

## Seasons

season-created = { $season } of { $league } is planned. Next: `/season division`, then `/season enter` and `/season draw`.
season-division-added = { $division } ({ $form }) is part of { $season }. Next: `/season enter`.
season-enter-all = All approved teams that are free
season-entered = Entered in { $division }: { $team }. { $count ->
    [one] One team now:
   *[other] { $count } teams now:
 }
season-left = { $team } are out of { $division }; { $count } left.
draw-title = **Draw of { $season }**: { $count ->
    [one] one match
   *[other] { $count } matches
 }. Nothing is stored yet.
draw-cup-title = **Draw of { $division }**, best seeds as far apart as can be. Nothing is stored yet.
draw-round = Round { $round }: { $pairs }
draw-round-until = Round { $round } (until { $date }): { $pairs }
draw-bye = { $team } rest
draw-yes = Make this draw
draw-again = Draw anew
season-begun = { $season } has begun with { $count ->
    [one] one match
   *[other] { $count } matches
 }. Everybody finds his own with `/fixtures`.
cup-drawn = { $division } is drawn: { $count ->
    [one] one match can be played.
   *[other] { $count } matches can be played.
 }
season-qualified = { $count } teams are seeded in { $division }; next: `/season draw` with this cup.
season-close-ask = End { $season }? Its tables and results are kept as they are.
season-close-yes = End it
season-closed = { $season } is over.
season-deadline-set = Round { $round } of { $division } ends { $date } ({ $left }) for { $count ->
    [one] one match
   *[other] { $count } matches
 } without a result.
season-extended = { $match }: until { $date } ({ $left }).
season-replace-ask = Put { $new } in the place of { $old } in { $division }? What { $old } has not yet played becomes theirs; { $old } leaves the division, and that cannot be taken back.
season-replace-yes = Replace
season-replaced = { $new } take over from { $old } in { $division }: { $count } matches.
season-division-line = **{ $division }** · { $form } · { $teams } teams · { $played } of { $all } matches played
season-round = Now: round { $round }
season-round-until = Now: round { $round }, until { $date } ({ $left })
archive-title = **Seasons that are over**; `/season archive` with a season gives all of it
archive-file = { $season } of { $league }: all tables and results are in the file.

## Tables, matches, numbers

cup-tie-final = Final
cup-tie-semi-final = Semi-final
cup-tie-quarter-final = Quarter-final
cup-tie-third-place = Third place
cup-unknown = …
standings-title = **{ $division }**, { $season }
standings-about = { $season } · { $played } of { $all ->
    [one] 1 match
   *[other] { $all } matches
 }
standings-in-file = The table is too long for a message: it is in the pictures, and in words in the file.
standings-other = Another division
standing-line = { $place }. { $team }: { $points ->
    [one] one point
   *[other] { $points } points
 }
standing-record = { $played } played, { $won } won, { $drawn } drawn, { $lost } lost
standing-for = touchdowns { $td }, casualties { $cas }
standing-correction = Correction: { $team } { $points } ({ $reason })
fixtures-none = Nothing is drawn yet.
fixtures-mine = **Your matches**
fixtures-round = Round { $round }
fixtures-until = until { $date } ({ $left })
fixtures-played = ✅ { $match }
fixtures-open = · { $match } ({ $state })
fixtures-before = ◀ Earlier
fixtures-after = Later ▶
fixture-is-scheduled = to be played
fixture-is-pre-match = being prepared
fixture-is-playing = being played
fixture-is-reported = result to be confirmed
fixture-is-post-match = played
fixture-is-done = done
fixture-is-bye = bye
stats-ever = All seasons
stats-title = **{ $league }**, { $season }
stats-now = as they are now
stats-nobody = nobody yet
stats-line = { $place }. { $player } ({ $team }): { $count } { $gone }
stats-dead = †
coach-title = **Coach** { $coach }
coach-no-team = No team in a league of this server.
coach-teams = Teams: { $teams }
coach-record = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }: { $won } won, { $drawn } drawn, { $lost } lost
coach-rating = Rating { $value } (give or take { $doubt }), by matches played, whoever has the team now
coach-won = 🏆 { $season }, { $division } ({ $team })
hall-title = **Hall of fame of { $league }**
hall-records = **Records of all time**
hall-record = { $what }: { $player } ({ $team }), { $count }
hall-champion = 🏆 { $division }: { $team }
hall-champion-of = 🏆 { $division }: { $team }, { $coach }
hall-empty = No season is over yet, and no cup is won.
cemetery-title = **Cemetery of { $league }**: { $count ->
    [0] nobody has died yet.
    [one] one grave.
   *[other] { $count } graves.
 }
cemetery-line = † { $player }, { $position } ({ $team }): { $points } star player points, after { $matches } matches

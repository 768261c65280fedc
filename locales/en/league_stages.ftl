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
league-news-gifts-drawn = The gods of the Chaos Cup look upon { $team }: { $players } may receive a gift.
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

refused-league-no-zone = Set your time zone first: /settings zone. Then dates are read and shown as you mean them.
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

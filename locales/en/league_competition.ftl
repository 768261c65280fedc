# Commands of leagues: competition and commissioners.

refused-league-none = There is no league on this server yet. Who manages the server opens one with /league create.
refused-league-which = There are several leagues here: { $known }. Name one in the option “league”.
refused-league-no-team = You have no team in a league of this server yet. Found one with /team found.
refused-league-which-team = You have several teams: { $known }. Name one in the option “team”.
refused-league-no-season = { $league } has no season yet.
refused-league-no-division = { $season } has no division yet.
refused-league-which-division = There are several divisions: { $known }. Name one in the option “division”.
refused-league-no-fixture = None of your teams has a match to play now.
refused-league-which-fixture = Several matches of yours are open; choose one in the option “fixture”.

league-fixture = Round { $round }: { $home } – { $away }
league-fixture-bye = Round { $round }: { $team } rest

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

command-league-create = create
    .description = Open a league on this server
option-league-create-name = name
    .description = What the league is called
command-league-list = list
    .description = The leagues of this server
command-season-create = create
    .description = Plan a season of a league
option-season-create-name = name
    .description = What the season is called

league-created = { $league } is open, and you are its first commissioner. Next: /league settings, /league channel, and /season create; coaches found their teams with /team found.
league-list-line = **{ $league }** ({ $state })
league-is-open = open
league-is-archived = archived
season-created = { $season } of { $league } is planned. Next: /season division, then /season enter.

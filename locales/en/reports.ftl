# Summaries, reports and the board in words.
summary-actions = { $moves ->
    [0] Nobody moved
    [one] One player moved
   *[other] { $moves } players moved
}, { $blocks ->
    [0] no block
    [one] one block
   *[other] { $blocks } blocks
}, { $down ->
    [0] no opponent knocked down
    [one] one opponent knocked down
   *[other] { $down } opponents knocked down
}{ $rerolls ->
    [0] .
    [one] , one re-roll used.
   *[other] , { $rerolls } re-rolls used.
}
summary-quiet = Nothing out of the ordinary.
summary-ball-held = { $player } has the ball on { $square }.
summary-ball-lies = The ball lies on { $square }.
summary-ball-off = The ball is not on the pitch.

report-score = { $home } { $home_score }-{ $away_score } { $away }
report-side = { $team }: { $blocks } blocks, { $down } opponents down, { $casualties } casualties, { $passes } passes completed, { $rerolls } re-rolls used, { $turnovers } turnovers.
report-luck = Luck: { $made } of { $rolls } rolls came off, { $expected } were to be expected; of { $dice } block dice { $skulls } skulls and { $pows } pows.
report-scorers = Touchdowns: { $scorers }.
report-scorer = { $player } ({ $count })

alt-pitch = { $team } on the pitch: { $players }.
alt-off = { $team }, { $place }: { $players }.
posture-prone = prone
posture-stunned = stunned

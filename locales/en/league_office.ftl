# The commissioner's office: rulings in a running match, files of a league, privacy, backups.

# -- rulings in a match --
given-commissioner = { $sentence } (commissioner)
match-log-commissioner = (commissioner)
event-position-corrected = The commissioner corrects: { $what }.
label-correct = Correction: { $what }
label-adjudicate = Verdict: { $what }
correction-player = { $player }: { $what }
correction-place-reserves = reserves
correction-place-ko = knocked out
correction-place-casualty = casualties
correction-place-sent-off = sent off
correction-mark-standing = standing
correction-mark-prone = prone
correction-mark-stunned = stunned
correction-mark-used = has acted
correction-mark-fresh = may act
correction-earned-td = { $player }: touchdowns { $value }
correction-earned-comp = { $player }: completions { $value }
correction-earned-cas = { $player }: casualties { $value }
correction-earned-int = { $player }: interceptions { $value }
correction-ball-square = the ball lies on { $square }
correction-ball-player = { $player } has the ball
correction-ball-none = the ball is off the pitch
correction-weather = weather: { $weather }
correction-score = touchdowns of { $team }: { $value }
correction-turn = turn marker of { $team }: { $value }
correction-rerolls = team re-rolls left to { $team }: { $value }
verdict-score = { $home } { $score } { $away }
verdict-winner = { $home } { $score } { $away }, won by { $winner }
verdict-conceded = counted as conceded by { $team }

refused-ruling-when = A position can be corrected while a coach decides what to do next in his turn. Let the pending question be answered first, by the coach or with `/commissioner decide`.
refused-ruling-form = “{ $decision }” is no correction. Examples: h3 M8 prone · a2 reserves · ball K9 · ball h7 · score home 1 · turn away 4 · rerolls home 2 · weather nice · h7 td 1. Separate several with semicolons.
refused-ruling-player = “{ $decision }” names nothing that can be corrected. Write a player as h3 or a12, or one of: ball, score, turn, rerolls, weather.
refused-ruling-number = Give a number from { $least } to { $most }.
refused-ruling-occupied = { $square } is taken or off the pitch; choose an empty square, or move away who stands there first.
refused-ruling-full = No more than { $most } players of a side may be on the pitch; take one off first.
refused-ruling-ball = The ball and a player without it cannot both be on { $square }: move the ball first, give it to the player, or choose an empty square.
refused-ruling-carrier = { $player } has to stand on the pitch to hold the ball; give the ball a square, or let him stand.
refused-ruling-injured = { $player } has a lasting injury, which a correction cannot undo; take the decision back instead.
refused-ruling-winner = The side with more touchdowns has won; a winner is named only where the score is level.
refused-ruling-not-commissioner = Only a commissioner may do that: of the league in a league match, else whoever manages this server or has its commissioner's role.
refused-ruling-same-coach = That person coaches in this match already.
refused-ruling-no-coach = That person coaches nobody in this match; name the coach who is to be replaced.
refused-ruling-too-many = No more than { $most } corrections at a time.
refused-ruling-nothing = Say what is to be corrected, as in: h3 M8 prone; ball K9.
refused-ruling-claim-over = The other coach has finished a turn in time, or the match is over, so there is nothing to claim any more.
refused-ruling-claim-own = Only the other coach may decide that.
refused-ruling-stopped = The clock stands already.
refused-ruling-reason = Give a reason of at most { $length } characters.

# -- what has been ruled --
ruling-extended = ⚖️ { $who } gives { $team } { $minutes ->
        [one] one more minute
       *[other] { $minutes } more minutes
    }.
ruling-stopped = ⚖️ { $who } stops the clock. `/commissioner resume` or `/match resume` lets the match go on.
ruling-went-on = ⚖️ { $who } lets the match go on.
ruling-decided = ⚖️ { $who } decides for { $team }:
ruling-replaced = ⚖️ { $who } replaces { $old }: from now on { $new } coaches { $team }.
ruling-replaced-before = ⚖️ { $who } replaces { $old }: from now on { $new } coaches in this match.
ruling-corrected = ⚖️ Both coaches have agreed to the correction that { $who } proposed.{ $reason }
ruling-adjudicated = ⚖️ { $who } ends the match: { $verdict }.{ $reason }
ruling-cancelled = ⚖️ { $who } cancels the match.
ruling-annulled = ⚖️ Both coaches have agreed with { $who } that this match does not count.{ $reason }
ruling-claimed = ⚖️ { $who } claims the win: { $team } let { $turns } turns in a row run out, so the match counts as conceded.
ruling-called = ⚖️ { $who } calls the commissioner: { $team } let { $turns } turns in a row run out.
ruling-again = The fixture waits to be played again.
ruling-because = { " " }Reason: { $reason }
ruling-log-title = Rulings of commissioners
ruling-log-line = { $at }: { $text }

league-audit-ruling-extended = more time given in a match
league-audit-ruling-stopped = clock of a match stopped
league-audit-ruling-went-on = match let go on
league-audit-ruling-decided = decision given for an absent coach
league-audit-ruling-replaced = coach of a match replaced
league-audit-ruling-corrected = position of a match corrected
league-audit-ruling-adjudicated = match adjudicated
league-audit-ruling-cancelled = match cancelled by the commissioner
league-audit-ruling-annulled = match annulled
league-audit-ruling-claimed = win claimed, turns ran out
league-audit-ruling-called = commissioner called to a match

# -- commands --
command-commissioner = commissioner
    .description = Rule in a match that is going on
command-commissioner-extend = extend
    .description = Give the coach who is asked more time
command-commissioner-stop = stop
    .description = Stop the clock of a match
command-commissioner-resume = resume
    .description = Let a match go on whose clock stands
command-commissioner-decide = decide
    .description = Give a decision for a coach who is absent
option-commissioner-decide-line = line
    .description = The decision as coaches type it, such as M9 block 3 follow; nothing: what happens by default
command-commissioner-replace = replace
    .description = Let somebody else coach one side of a match from now on
option-commissioner-replace-coach = coach
    .description = The coach who is replaced
option-commissioner-replace-by = by
    .description = Who coaches from now on
command-commissioner-correct = correct
    .description = Ask both coaches to agree to a corrected position
option-commissioner-correct-what = what
    .description = For example: h3 M8 prone; a2 reserves; ball K9; score home 1; turn away 4; weather nice
command-commissioner-adjudicate = adjudicate
    .description = End a match with a result
option-commissioner-adjudicate-home = home
    .description = Touchdowns of the home side
option-commissioner-adjudicate-away = away
    .description = Touchdowns of the away side
option-commissioner-adjudicate-winner = winner
    .description = Who wins although the score is level, as in a cup
command-commissioner-cancel = cancel
    .description = Cancel a match before its kick-off
command-commissioner-annul = annul
    .description = Ask both coaches to agree that a match does not count; a league match is played again
option-commissioner-minutes = minutes
    .description = How many minutes
option-commissioner-match = match
    .description = Which match; left out, that of this thread
option-commissioner-reason = reason
    .description = Why, for everybody to read

adjudicate-title = End the match with this result?
adjudicate-ask = Match { $match } ends at once: **{ $verdict }**. Nobody can play on, and it cannot be taken back in the match; a league match has its usual questions afterwards. Sending this form does it.
adjudicate-reason = Reason
adjudicate-hint = Told in the match’s thread; may be left empty.
commissioner-done = Done; the thread has been told.
commissioner-asked = Both coaches have been asked in the thread.
commissioner-bot = A bot cannot coach.
commissioner-new-coach = { $new }, you coach { $team } from now on. The board above is yours; your own standing orders count.
consent-correct = ⚖️ { $who } asks both coaches, { $home } and { $away }, to agree to a correction:
consent-annul = ⚖️ { $who } asks both coaches, { $home } and { $away }, to agree that this match does not count.
consent-agreed = Agreed so far: { $coaches }
consent-declined = Declined by { $who }.
consent-withdrawn = Withdrawn by { $who }.
consent-accepted = Both coaches have agreed.
consent-expired = The match has gone on meanwhile, so this is void.
claim-offer = ⏱️ { $coach }, { $team } have let { $turns } turns in a row run out. You may claim the win, which counts as a concession by the other side, call the commissioner, or just play on.
claim-take = Claim the win
claim-call = Call the commissioner
claim-sure = Claim the win? The match ends now and counts as conceded by the other side.

# -- backups --
command-admin = admin
    .description = For whoever runs this bot
command-admin-backup = backup
    .description = Copy the database now
admin-owner = Only the owner of this bot, or a member of its team, may do that.
admin-backup = Copied and checked: { $file } ({ $size } KiB). { $kept ->
        [one] One copy is kept.
       *[other] { $kept } copies are kept.
    }
admin-backup-failed = The copy could not be made or does not hold; nothing else was touched. The log says why: look at the disk and at BACKUP_DIRECTORY.
refused-backup-server = This bot's database is a server of its own, which its own tools copy (pg_dump).

# -- leagues as files --
refused-import-large = That file is too large: at most { $most } MB are read.
refused-import-no-json = That file is no JSON, or is damaged. Give one that `/league export` made, as .json or .json.gz.
refused-import-format = That file is no league of this bot. Give one that `/league export` made; it begins with "format": "{ $expected }".
refused-import-version = That file has version { $given }; this bot reads version { $known }.
refused-import-gone = That file is not waiting any more, or somebody else gave it. Import it again.
refused-import-refused = The database does not take that file, so nothing was changed. Export the league again where it came from.
import-shape = this has to be a table with "columns" and "rows", and each row as long as the columns.
import-unknown-table = there is no such table.
import-columns = columns that are missing, unknown or named twice: { $what }.
import-one-league = a file holds exactly one league.
import-value = { $column } cannot be “{ $given }”.
import-twice = this stands twice.
import-reference = { $column } names { $given }, which is not in the file.
import-state = “{ $given }” is none of: { $known }.
import-schema = written for version { $found } of the rules' data; this bot reads version { $needed }.
import-malformed = cannot be read at: { $what }.
import-sheet = name or state of { $team } is another on its sheet.
import-illegal = { $team } breaks the rules of team building: { $what }.
import-no-sequence = { $team } is after a match, but nothing says which.
import-result = the result is one of other teams.
import-title = **{ $name }**: { $teams } teams of { $coaches } coaches, { $seasons } seasons, { $fixtures } matches ({ $played } with a result), { $news } pieces of news, { $audit } entries of the audit log.
import-refused-title = This file was refused; nothing has changed. { $faults ->
        [one] What is wrong:
       *[other] What is wrong (at most { $faults } are told):
    }
import-fault = - `{ $where }`: { $text }
import-left = Left behind: the channel for news, matches that were going on (their fixtures wait to be played), and messages.
import-question = Make this league here?
import-yes = Make it
import-no = Leave it
import-done = { $name } has been made. Appoint commissioners and choose a channel for its news.
import-declined = Nothing was made.
import-file-type = Give a file that ends in .json or .json.gz, as /league export makes it.
export-done = { $name }: everything in this file can be imported again with `/league import`.
export-csv = { $name }, for a spreadsheet.
export-too-large = The file has { $size } MB, more than this server lets anybody send. Ask for the CSV files instead.
league-audit-imported = league taken over from a file
command-league-export = export
    .description = The league as a file: everything as JSON, or tables and statistics as CSV
option-league-export-what = what
    .description = What the file is to hold
option-league-export-season = season
    .description = Only this season, for CSV
choice-export-json = Everything (JSON)
choice-export-standings = Standings (CSV)
choice-export-statistics = Statistics (CSV)
command-league-import = import
    .description = Make a league from a file of /league export
option-league-import-file = file
    .description = A file that ends in .json or .json.gz
option-league-import-name = name
    .description = Another name for the league

# -- privacy --
refused-privacy-playing = You are in match { $match }, which is not over. Finish, concede or cancel it first, or ask a commissioner to put somebody in your place (`/commissioner replace`).
refused-privacy-nothing = Nothing is stored about you on this server.
command-privacy = privacy
    .description = What this bot stores about you on this server
command-privacy-show = show
    .description = Read what is stored about you
command-privacy-export = export
    .description = Get all that is stored about you as a file
command-privacy-forget = forget
    .description = Have yourself forgotten; results stay without you
privacy-none = Nothing is stored about you on this server.
privacy-title = **Stored about you on this server.** You are known by the number of your Discord account; your name is not stored.
privacy-settings = - your settings: time zone { $zone }, standing orders { $orders }
privacy-count-formations = - formations of your own: { $count }
privacy-count-challenges = - challenges you made or were made: { $count }
privacy-count-matches = - matches you coached in: { $count }
privacy-count-log-entries = - decisions in the logs of matches: { $count }
privacy-count-agreements = - requests between coaches: { $count }
privacy-count-league-teams = - league teams: { $count }
privacy-count-league-commissioners = - offices as commissioner: { $count }
privacy-count-league-audit = - entries in audit logs of leagues: { $count }
privacy-team = - team { $team } ({ $state })
privacy-other = - other entries, such as what you have read: { $count }
privacy-more = `/privacy export` gives all of it as a file, `/privacy forget` has you forgotten.
privacy-export = All that is stored about you on this server. The secrets of dice are not in it.
privacy-sure = **Have yourself forgotten on this server?** Your settings, standing orders, formations and offices are deleted. In matches, leagues and logs a number that stands for nobody takes your place; results stay. Your drafts go; your teams stay without a coach until a commissioner hands them over. It cannot be undone. Messages in Discord stay as they were written, and backups hold you for two more weeks.
privacy-yes = Forget me
privacy-forgotten = Done: this server's matches and leagues do not know you any more.
privacy-teams-left = Without a coach now: { $teams }.
privacy-other-person = That question was somebody else's. Use `/privacy forget`.
league-audit-coach-forgotten = the coach had himself forgotten

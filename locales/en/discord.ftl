# The board and the buttons around it.
error-internal = That went wrong on our side; nothing was changed. Please try again, and tell the commissioner if it happens again.
error-missing-permission = That is for those who may manage this server.
error-server-only = That works in a server only.
error-option = “{ $value }” cannot be used here; choose one of the suggestions.
error-forbidden = I am not allowed to do that here; somebody who manages this server can give me the permission.

board-asked = **{ $coach }:** { $question }
board-clock = Unanswered, the clock decides { $when }.
board-state-paused = **Paused.** Either coach can let the match go on.
board-state-finished = **The match is over.**
board-state-abandoned = **The match was abandoned** by agreement of both coaches.
board-state-cancelled = **The match was cancelled** before its kick-off.
board-turn-over = { $team }, turn { $turn }
board-turn-blitz = { $team }, Blitz! (kick-off result)
board-turn-picture = The pitch when it ended.
board-take-back = Take back
board-log = Log
board-see-whole = Pitch
board-see-play = Play
board-to = To…
board-resume = Go on
board-confirm = Yes: { $what }
board-sure-end = { $count ->
    [one] { $players } could still act.
   *[other] { $count } players could still act: { $players }.
}
board-think-again = Think again
board-half-time = Half-time
board-second-half-over = After the second half
board-full-time = Full-time
board-warning = Your time ends { $when }. { $question }
board-halfway = Half of your time has passed; it ends { $when }. { $question }
board-coach-gone = { $other }: { $coach } has left this server and is asked now. Nothing of the match is lost: until they are back, the clock decides for them. A commissioner can put somebody else in their place (`/commissioner replace`).
board-log-cut = After an update of the bot the last decisions of this turn could not be read any more; the match goes on from the beginning of the turn.
board-thread-name = { $home } – { $away }
board-thread-begins = The match begins: { $home } at home against { $away }. Everybody may read along; only the coach who is asked can press.
board-thread-again = The thread of this match was lost; it goes on here as it stood. { $home } { $away }
board-the-match = the match
board-trouble-no-channel = A match cannot be shown: its thread and the channel it was agreed on in are gone. Nothing of it is lost: `/match board` in another channel lets it go on there.
board-trouble-locked = { $place } is locked, so the match there cannot be shown. Nothing of it is lost: unlock the thread, and it goes on where it stood.
board-trouble-permissions = I cannot show the match in { $place }: I am missing { $missing }. Nothing of it is lost; with the permission back it goes on where it stood.
board-trouble-forbidden = I am not allowed to show the match in { $place }. Nothing of it is lost; once I may see the thread and write in it, it goes on where it stood.
board-trouble-discord = Discord does not let me show the match in { $place } just now. Nothing of it is lost: I try again and again, and `/match board` tries at once.
board-permission-view-channel = View Channel
board-permission-send-messages = Send Messages
board-permission-create-public-threads = Create Public Threads
board-permission-send-messages-in-threads = Send Messages in Threads
board-permission-attach-files = Attach Files
board-permission-read-message-history = Read Message History

view-stale = That button belongs to an earlier question. The present board: { $link }
view-to-title = Type squares
view-to-square = Square, squares or a line
view-to-hint = M9, or a path M9 N10, or a line such as M9 block 3 follow
view-to-example = M9
view-log-title = The last of what happened; the file has everything, with all dice.
view-take-back-farther = Dice were rolled or the other coach has decided since, so both of you must agree. The decision you choose, and everything after it, would be struck.
view-take-back-choose = Take back to before …
view-take-back-rolled = { $team }; dice were rolled
view-take-back-plain = { $team }; no dice
view-take-back-asked = Asked. The other coach answers in the thread.
view-agree-yes = Agree
view-agree-no = Decline
view-request-take-back = { $other }: { $asker } asks to take everything back from “{ $what }” on. Dice that were rolled are not rolled again.
view-request-pause = { $other }: { $asker } asks for a pause. The clocks stop until one of you lets the match go on.
view-request-abandon = { $other }: { $asker } asks to abandon the match. It would end here without a result.
view-accepted-take-back = { $who } agreed: taken back ({ $count ->
    [one] one decision
   *[other] { $count } decisions
  }).
view-accepted-pause = { $who } agreed: the match is paused.
view-accepted-abandon = { $who } agreed: the match is abandoned.
view-declined-take-back = { $who } declined; nothing is taken back.
view-declined-pause = { $who } declined; the match goes on.
view-declined-abandon = { $who } declined; the match goes on.
view-withdrawn-take-back = { $who } no longer asks to take back.
view-withdrawn-pause = { $who } no longer asks for a pause.
view-withdrawn-abandon = { $who } no longer asks to abandon.
view-challenge = { $challenger } challenges { $opponent } to a match. Clock: { $clock }.
    -# Dice: word “{ $word }”, SHA-256 of the secret `{ $hash }`
view-challenge-anyone = anyone here
view-challenge-accept = Accept
view-challenge-decline = Decline
view-challenge-withdraw = Withdraw
view-challenge-declined = { $who } declined.
view-challenge-withdrawn = { $who } withdrew the challenge.
view-challenge-permissions = A match needs permissions that I do not have here: { $missing }. Somebody who manages this server can give them to me.
view-clock-live = live, four minutes a turn
view-clock-relaxed = relaxed, ten minutes a turn
view-clock-slow = slow, a day a turn and two days in reserve
view-match-made = { $home } plays at home against { $away }.
view-match-dice = -# Dice: words “{ $home_word }” and “{ $away_word }”, SHA-256 of the secret `{ $hash }`
view-match-thread = The match: { $thread }
view-team-due = { $coach } chooses a team.
view-team-is = { $coach } has the { $team }.
view-team-home = Home team
view-team-away = Away team
view-team-part = { $which }: { $first } – { $last }
view-team-about = { $roster }, { $players } players, { $rerolls ->
    [one] one re-roll
   *[other] { $rerolls } re-rolls
  }
view-team-other = This list is the other coach's; yours are those of the { $side ->
    [home] home
   *[away] away
  } team.
view-team-chosen = You have the { $team }.
view-challenge-budget = -# Each side may spend { $budget } gold pieces on inducements before the coin toss.

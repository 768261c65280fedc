# Answers to commands: around matches, for coaches, and for those who manage a server.

command-said-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}

## Matches

match-named = Match { $number }: { $home } – { $away }
match-unnamed = Match { $number }, teams not chosen yet
match-anyone = anyone
match-challenge-offer = Challenge { $number }: { $coach }, { $clock }
match-challenge-bot = A bot cannot be challenged. Choose a person, or leave the opponent out so that anyone may accept.
match-challenge-place = Matches are played in threads of a text channel. Challenge in a text channel of this server.
match-board-link = The board is here: { $link }
match-board-lost = The board could not be shown. Check that I may write and attach files in the match's thread, then try again.
match-log = Everything that happened in { $match }:
match-log-file = The match decision by decision, with all dice
match-export = The record of { $match }, in play notation:
match-export-file = The record of the match in play notation
match-concede-sure = Concede the match? The other side wins, and this cannot be undone alone.
match-cancelled = The match is cancelled.
match-cancelled-by = { $coach } has cancelled the match before it began.
match-asked = { $coach } has been asked.
match-resumed = The match goes on, and so does the clock.
match-extended = { $minutes ->
    [one] One minute more for the coach who is asked.
   *[other] { $minutes } minutes more for the coach who is asked.
}
match-clock-paused = The match is paused; no clock runs.
match-clock-runs = { $coach } is to decide; time is up { $time }.
match-clock-left = { $coach }: { $turn } left in this turn.
match-clock-bank = { $coach }: { $turn } left in this turn, { $bank } in the bank.
match-verify-ok = { $count ->
    [one] The one die is what the secret and both words give.
   *[other] All { $count } dice are what the secret and both words give.
}
match-verify-wrong = Die number { $number } is not what the secret and both words give.
match-verify-hash = SHA-256 of the secret, as shown in the challenge: `{ $hash }`
match-verify-later = The secret itself is shown when the match is over; then anybody can check every die alone.
match-verify-other-secret = The secret is not the one whose SHA-256 was shown in the challenge.
match-log-standing-order = (standing order)
match-log-clock = (clock)
match-log-default = (default)
match-log-struck = (taken back)
match-taken-back = Your last decision is taken back.
match-verify-secret = The secret: `{ $secret }`
match-verify-words = The words: home “{ $home }”, away “{ $away }”


## Decisions by command

command-confirm = Do it
command-keep-thinking = Leave it
command-left = Left as it was.
command-settled = Done.
command-risk = { $player } to { $square }: { $odds } ({ $rolls }). Walk there?
command-risk-dodge = { $count ->
    [one] one dodge
   *[other] { $count } dodges
}
command-risk-going-for-it = { $count ->
    [one] going for it once
   *[other] going for it { $count } times
}
command-risk-pick-up = picking up the ball
command-risk-stand-up = standing up
command-end-sure = { $count ->
    [one] One of your players could still act. End the turn?
   *[other] { $count } of your players could still act. End the turn?
}
command-no-way = { $player } cannot get to { $square }. Name a square within reach, or the squares of a path one by one.
command-which-player = “{ $given }” is none of the players on the pitch. Give a shirt number such as 7, or an id such as h7.
command-which-square = “{ $given }” is no square of the pitch. Squares are a letter A to Z and a number 1 to 15, such as M9.
command-other-acting = { $player } is acting now. End his action with `/done` first, or go on with him.
command-not-asked = That is not what is asked now. { $question }
command-not-adjacent = { $player } cannot reach a square beside { $target } this turn.
command-one-of = “{ $given }” is no answer to this. Give one of: { $options }.
command-throw-mate = Say whom to throw, too: a team-mate beside the thrower.
command-throw-to = Say where to throw him, too: a square in short range, such as M9.
command-declared-already = { $player } has declared this already. Say at whom, or to which square.
command-none = Nobody
command-no-reroll = No re-roll
command-player-at = { $player } · { $square }
command-player-off = { $player }
command-walk = { $square }: { $odds }
command-here = Where he stands
command-do-decisions = Only decisions can be given here, such as: h3 blitz N7 a1. Dice and expectations belong to play files.

## Announcements

announce-result = Full-time: **{ $home } { $score } { $away }** ({ $home_coach } – { $away_coach }) { $link }
announce-lost = I cannot tell results in { $channel }: the channel is gone, or I may not write in it. `/server` names another. This result is:

## News

news-title = { $count ->
    [one] **Since you looked, one decision:**
   *[other] **Since you looked, { $count } decisions:**
}
news-none = You have seen everything that happened.

## Inbox

inbox-empty = Nothing waits for you here. With `/match challenge` you can find an opponent.
inbox-title = What waits for you:
inbox-challenge = - { $coach } has challenged you: { $link }
inbox-decision = - **Your decision** in { $match } against { $coach }. { $link }
inbox-agreement = - { $coach } asks you for your consent in { $match }. { $link }
inbox-team = - Choose your team for { $match } against { $coach }. { $link }
inbox-shopping = - Spend your budget for { $match } against { $coach }, and confirm. { $link }
inbox-claim = - **You may claim the win** in { $match }: { $coach } let turn after turn run out. { $link }
inbox-paused = - { $match } against { $coach }: the clocks stand. { $link }
inbox-news = - { $match }: { $coach } is to decide. { $link }
inbox-other-coach = - { $match }: { $coach } is to decide. { $link }
inbox-due = Time is up { $time }.
inbox-count = { $count ->
    [one] One decision since you looked: `/match news`.
   *[other] { $count } decisions since you looked: `/match news`.
}

## Settings

settings-title = **Your settings on this server**
settings-saved = **Saved. Your settings on this server**
settings-language = - Language: { $value }
settings-zone = - Time zone: { $value }
settings-quiet = - Hours without mentions: { $value }
settings-quiet-none = none
settings-mentions = - Mentions: { $value }
settings-on = when a decision becomes yours
settings-off = never
settings-palette = - Colours of the board: { $value }
refused-bad-hours = “{ $given }” are no hours. Give a beginning and an end, such as 22:00-07:00, or “none”.
refused-order-not-given = You have given no such standing order. `/orders list` shows those you have given.

orders-title = **Your standing orders**
orders-none = You have given no standing orders.
orders-line = - { $order }: **{ $answer }**
orders-others = With `/orders set` you can also settle beforehand:
orders-set = From now on, { $order }: **{ $answer }**. It is used where it is legal, and told as a standing order.
orders-cleared = No standing order any more: { $order }.
orders-cleared-all = { $count ->
    [0] You had given no standing orders.
    [one] Your one standing order is taken back.
   *[other] All { $count } standing orders are taken back.
}

formations-none = You have saved no formations. Set up your team in a match, then use `/formations save`.
formations-title = **Your formations**
formations-saved = Saved as “{ $name }”. It goes by the players' positions, so it fits other teams too.
formations-used = Your team stands in “{ $name }”. Adjust it, or say `/ready`.
formations-deleted = “{ $name }” is deleted.

## Server

server-title = **Settings of this server**
server-saved = **Saved. Settings of this server**
server-language = - Language of what everybody reads: { $value }
server-commissioner = - Commissioners: { $value }
server-managers = those who manage the server
server-channel = - Announcements: { $value }
server-nothing = none
server-clock = - Usual clock: { $value }
server-everyone = Everyone cannot be commissioner. Choose a role that only some have.
server-channel-closed = I may not write in { $channel }. Let me write there first, or choose another channel.

## Help

help-others = Other topics of `/help`: { $topics }.
help-coach = **First steps as a coach**
    1. `/match challenge` with an opponent; he presses *Accept* or uses `/match accept`.
    2. Both choose a ready-made team. A thread opens for the match; everybody may read along.
    3. The coin is tossed, both set up: take a formation, adjust it if you like, then *Ready*.
    4. Kick off, and play: the board says whose turn it is and what is asked of whom.
    `/inbox` lists what waits for you in every match. `/settings` has your language, time zone, quiet hours and colours. `/match takeback` undoes a mis-tapped step.
help-turn = **Playing a turn**
    Choose a player on the board, then where he goes or what he does. By command the same is `/move`, `/block`, `/blitz`, `/pass`, `/handoff`, `/foul`; players and squares complete while you type.
    `/move` walks the best path. If it is risky you are told the odds first and must confirm.
    What comes in between has its own commands: `/die`, `/push`, `/follow`, `/stay`, `/reroll`, `/use`, `/decline`, `/intercept`, `/apothecary`.
    In a match with special play cards *Cards* on the board or `/cards` shows your own hand, to you alone; `/play` plays one.
    `/done` ends a player's action, and so does the next player's command; `/end` ends your turn. A turnover ends it at once.
help-notation = **Typing decisions**
    `/do` takes several decisions in one line, as the record writes them:
    `h3 move M9 N10` moves, `3 block 5` blocks (own number, then theirs), `h3 blitz N7 a1 die pow push P9 follow` is a whole blitz.
    Squares alone are a move of the player who is acting. The line is played as far as it is legal; then it stops and you are told why.
help-orders = **Standing orders and mentions**
    `/orders set` answers beforehand what has one sane answer for you: skills that cost nothing, a push square, following up, the apothecary, interceptions. They are used only where legal and told as standing orders.
    `/settings` has, as *mentions* and *quiet*, whether and when you may be mentioned. In slow matches a mention during your quiet hours waits until they end.
help-dice = **Why the dice can be trusted**
    A challenge shows the SHA-256 of a secret. The challenger's word stands in it; the other coach adds his word after the hash is known. Every die comes from the secret, both words and its number, so nobody can choose one.
    `/match verify` checks all dice. After the match the secret is shown, and `/match export` holds all that anybody needs to check them alone.
help-commissioner = **First steps as a commissioner**
    1. Whoever manages the server uses `/server`: language, the commissioner's role, a channel for results, the usual clock.
    2. In channels for matches I need: View Channel, Send Messages, Create Public Threads, Send Messages in Threads, Attach Files, Read Message History; with Manage Threads I go on in locked ones too.
    3. `/league create` opens a league, `/league commissioner add` appoints who runs it; then `/season create`, `division`, `enter` and `draw`.
    4. `/commissioner` rules in a running match: clock, absent coaches, corrections, results. `/match log`, `verify` and `export` work for everybody.
    Coaches pause and abandon by agreement; I tell in the thread when something is missing that you can mend.

## Standing orders: what each answers, and its answers

order-reroll-skill = failed roll that an own skill may repeat
order-reroll-skill-always = use the skill
order-reroll-team = failed roll that a team re-roll may repeat
order-reroll-team-always = use the re-roll
order-reroll-team-ball = use it when the ball is at stake
order-reroll-team-never = keep the re-roll
order-reroll-block = block dice that may be rolled again
order-reroll-block-skulls = again when all are skulls
order-reroll-block-never = never again
order-use-diving-tackle = Diving Tackle (without an order you are asked only where it brings the dodger down)
order-use-diving-tackle-ask = ask me every time
order-use-diving-tackle-always = use it where it brings the dodger down
order-use-diving-tackle-never = do not use it
order-hold-leavers = Shadowing and Tentacles (without an order you are asked; unanswered, not used)
order-hold-leavers-always = use them
order-hold-leavers-never = do not use them
order-use-diving-catch = Diving Catch (without an order you are asked; unanswered, not used)
order-use-diving-catch-always = use it
order-use-diving-catch-never = do not use it
order-piling-on = Piling On (without an order you are asked; unanswered, not used)
order-piling-on-always = use it
order-piling-on-never = do not use it
order-dump-off = Dump-Off (without an order you are asked; unanswered, not used)
order-dump-off-never = do not use it
order-out-of-turn = moves by Pass Block and Kick-Off Return (without an order you are asked; unanswered, nobody moves)
order-out-of-turn-never = nobody moves
order-wizard = wizard after your turn (without an order you are asked; unanswered, no spell)
order-wizard-never = do not ask; cast only at the start of a turn
order-bomb = bombs that come down on your player (without an order you are asked; unanswered, not caught)
order-bomb-catch = try to catch them
order-bomb-leave = let them go off
order-use-wrestle = Wrestle
order-use-wrestle-always = use it
order-use-wrestle-never = do not use it
order-use-side-step = Side Step
order-use-side-step-always = use it
order-use-side-step-never = do not use it
order-use-stand-firm = Stand Firm
order-use-stand-firm-always = use it
order-use-stand-firm-never = do not use it
order-use-free = skills that cost nothing
order-use-free-always = use them
order-push = square of a push
order-push-first = the first one
order-push-crowd = into the crowd if possible
order-push-sideline = nearest the sideline
order-push-middle = an own player toward the middle
order-follow = following up
order-follow-always = always
order-follow-never = never
order-follow-free = where no other opponent than the one pushed marks the square
order-block-die = choice of the block die
order-block-die-theirs = the best one in the other coach's turn
order-block-die-always = always the best one
order-apothecary = apothecary
order-apothecary-ko = from knocked out on
order-apothecary-badly-hurt = from badly hurt on
order-apothecary-miss-next-game = from a missed match on
order-apothecary-lasting = from a lasting injury on
order-apothecary-dead = only for the dead
order-apothecary-never = never
order-keep = choice between two casualties
order-keep-lesser = the lesser one
order-intercept = interceptions
order-intercept-best = try with the best player
order-intercept-never = never try
order-bribe = bribes
order-bribe-always = offer one
order-bribe-never = keep them
order-kickoff = High Kick and Quick Snap
order-kickoff-skip = leave everybody where he is
order-call = call of the coin
order-call-heads = heads
order-call-tails = tails
order-choose = choice after the coin
order-choose-kick = kick
order-choose-receive = receive
order-draw = draw at full time
order-draw-draw = let it stand
order-draw-overtime = play overtime

## What a standing order left undone

order-did-without = { $team } do without { $skill }.
order-did-stay = { $team } do not follow up.
order-did-no-reroll = { $team } take no re-roll.
order-did-no-apothecary = { $team } keep their apothecary back.
order-did-no-bomb = { $team } do not try to catch the bomb.
order-did-no-interception = { $team } do not try to intercept.
order-did-no-high-kick = { $team } send nobody under the high kick.
order-did-no-quick-snap = { $team } move nobody in the quick snap.
order-did-accept = { $team } let the referee have his way.
order-did-draw = { $team } would let the draw stand.
order-did-overtime = { $team } want overtime.

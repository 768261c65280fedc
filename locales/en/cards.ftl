# Special play cards: what is told and asked. What each card does stands in the file of its deck.
card-deck-misc-mayhem = Miscellaneous Mayhem
card-deck-team-plays = Special Team Plays
card-deck-magic-items = Magic Items
card-deck-dirty-tricks = Dirty Tricks
card-deck-good-karma = Good Karma
card-deck-random-events = Random Events
card-deck-desperate-measures = Desperate Measures

card-when = Play it { $moments }.
card-moment-pre-match = before the match
card-moment-before-ko-rolls = between two drives, before the knocked-out roll
card-moment-after-ko-rolls = between two drives, after the knocked-out have rolled
card-moment-before-setup = before the set-up of a drive
card-moment-after-setup-before-scatter = at a kick-off, before the ball scatters
card-moment-after-scatter-before-kickoff-result = when receiving a kick-off, once the ball has scattered
card-moment-after-kickoff-before-turn = after a kick-off to the opponent, before his turn
card-moment-before-turn-marker = before your turn marker moves
card-moment-start-of-own-turn = at the start of your turn
card-moment-own-turnover = right after a turnover of yours
card-moment-end-of-own-turn = after your turn, before your opponent's
card-moment-after-opponent-touchdown = right after a touchdown of your opponent
card-moment-after-last-drive = after the last drive of the match

card-word-nw = up and left
card-word-n = up
card-word-ne = up and right
card-word-w = left
card-word-e = right
card-word-sw = down and left
card-word-s = down
card-word-se = down and right
card-word-upper = upper wide zone
card-word-lower = lower wide zone
card-word-more = more dangers
card-word-fewer = fewer dangers

card-place-reserves = the reserves
card-place-ko = the knocked-out
card-place-casualty = the casualties
card-place-sent-off = those sent off
card-place-lost = the stands, for the rest of the match
card-place-gone = the stands

event-card-played = { $team } play the card { $card }.
event-card-played-on = { $team } play the card { $card }: { $targets }.
event-card-rolled = { $card }: a { $die }, it works.
event-card-rolled-not = { $card }: a { $die }, nothing happens.
event-card-rolled-for = { $card }: a { $die } for { $player }, it works.
event-card-rolled-not-for = { $card }: a { $die } for { $player }, nothing happens.
event-card-ended = The card { $card } of { $team } has ended.
event-card-moved = { $card }: { $player } is on { $square } now.
event-card-arrived = { $card }: { $player } comes on at { $square }.
event-card-removed = { $card }: { $player } leaves the pitch for { $place }.
event-card-drifted = { $card }: { $arrow } to { $square }.
event-card-drifted-out = { $card }: { $arrow } off the pitch.
event-card-stunned = { $card }: { $player } is stunned.
event-card-picked = { $card }: { $player } is the one.
event-ball-doubled = There are two balls on { $square } now, and one bounces off.

ask-turn-extra = { $team }: an extra turn; who acts?
ask-card = { $team }: do you play a card? What you hold is behind *Cards*.
ask-choose = { $team }: { $card } asks you to choose.
label-card = { $card }
label-card-on = { $card }: { $targets }
label-choose = { $choice }

refused-card-unknown = There is no card called that.
refused-card-not-held = You do not hold this card.
refused-card-other-moment = This card is played at another moment; it stays in your hand.
refused-card-not-now = This card has no effect as things stand; it stays in your hand.
refused-card-target = The card cannot be aimed there; it stays in your hand.
refused-card-too-late = Cards are played at the start of a turn, before anybody has acted; it stays in your hand.

# Buying cards.
shop-cards = Buy a special play card of …
shop-card = Card of { $deck }
shop-option-deck = a deck of { $most } for both teams together
refused-unknown-pause = { $given } is no length of a pause; there are { $known }.

# How long a pause is.
option-match-challenge-pause = pause
    .description = Time to play special play cards between turns, where somebody has any
choice-pause-auto = As the clock has it
choice-pause-20s = 20 seconds
choice-pause-1m = 1 minute
choice-pause-5m = 5 minutes
choice-pause-1h = 1 hour
choice-pause-8h = 8 hours
view-challenge-pause = Pause for cards: { $pause }.
setting-line-pause = - Pause for special play cards: { $pause }
setting-to-pause = Pause for cards: { $pause }

# What a check of the draw finds.
match-verify-cards = The cards, too, are those that secret and words give. Home drew { $home }; away drew { $away }.
match-verify-cards-wrong = ❌ The cards that were drawn are not those that secret and words give.
cards-none = no cards

# Standing orders.
order-cards = pauses for cards
order-cards-never = none for me, whatever I hold
order-cards-turns = only before the match and between drives

# The hand, for its coach alone.
board-cards = Cards
cards-title = Your cards
cards-hand-empty = You hold no cards.
cards-hand-line = - **{ $card }**: { $moments }
cards-hand-long = `/rules card` tells what each of them does.
cards-now = You can play now: { $cards }.
cards-not-now = None of them can be played at this moment.
cards-count = { $team } holds { $count ->
    [one] one card
   *[other] { $count } cards
} and has played { $played }.
cards-which = Play …
cards-at = Aimed at: { $targets }.
cards-choose = Choose what it is played at.
cards-choose-own-player = Choose one of your players.
cards-choose-opponent-player = Choose a player of your opponent.
cards-choose-any-player = Choose a player.
cards-choose-own-reserve = Choose one of your reserves.
cards-choose-own-knocked-out = Choose one of your knocked-out players.
cards-choose-own-casualty = Choose one of your casualties.
cards-choose-square = Choose a square.
cards-choose-empty-square = Choose an empty square.
cards-choose-direction = Choose a direction.
cards-choose-wide-zone = Choose a wide zone.
cards-choose-weather = Choose the weather.
cards-choose-skill = Choose a skill.
cards-row = Row { $row }
cards-which-row = The row of the square …
cards-part = { $which } { $first } to { $last }
cards-play = Play it
cards-back = Back to my hand
cards-stale = Something else is asked by now: look at your cards again.
refused-no-cards = Nobody bought cards for this match.
refused-card-played = This card has been played.

# Cards in force.
card-in-force = 🃏 { $card } of { $team }, { $until }.
card-in-force-on = 🃏 { $card } of { $team } on { $targets }, { $until }.
card-until-turn = until the end of a turn of { $team }
card-until-drive = until the end of the drive
card-until-next-drive = until the end of the next drive
card-until-half = until the end of the half
card-until-match = for the rest of the match
cards-more-in-force = { $count ->
    [one] and one more card in force
   *[other] and { $count } more cards in force
}

# Commands.
command-cards = cards
    .description = Your hand of special play cards, for you alone
option-cards-match = match
    .description = Number of the match; the one of this thread without it
command-play = play
    .description = Play a special play card from your hand
option-play-card = card
    .description = One of your cards
option-play-target = target
    .description = A player or a square, where the card is played at something
option-play-second = second
    .description = What else the card is played at
command-special-choose = choose
    .description = Answer what a card asks you for
command-rules-card = card
    .description = What a special play card does, and when it is played
command-rules-deck = deck
    .description = The cards of a deck, and what one costs
rule-card-deck = Card { $number } of { $deck }
rule-deck = A card of this deck costs { $cost } gold pieces; there are { $size }. Which one it is, a D{ $faces } says; it is rolled again where it shows none, or one that is gone.
rule-deck-card = { $number }. { $card }
rule-unknown-card = There is no special play card “{ $given }”. { $hint }
rule-unknown-deck = There is no deck “{ $given }”. { $hint }

# Direct messages to who allows them.
option-settings-cards = cards
    .description = Whether you are told your special play cards by direct message
settings-cards = - Special play cards: { $value }
settings-cards-on = direct messages at the beginning and at each pause
settings-cards-off = no direct messages
cards-message = Your cards in { $match }: { $link }

# How long a card lasts, for the picture.
card-short-turn = turn
card-short-drive = drive
card-short-next-drive = next drive
card-short-half = half
card-short-match = match

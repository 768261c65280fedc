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

card-word-first = first direction
card-word-second = second direction
card-word-third = third direction
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

event-card-played = { $team } plays the card { $card }.
event-card-played-on = { $team } plays the card { $card }: { $targets }.
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
event-card-picked = { $card }: { $player } is the one.
event-ball-doubled = There are two balls on { $square } now, and one bounces off.

ask-turn-extra = { $team }: an extra turn; who acts?
ask-card = { $team }: do you play a card?
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

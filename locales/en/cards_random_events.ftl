# What each card of the deck Random Events does.
card-does-ballista = Shoot at a standing player as with the bolt of lightning of a wizard: on 2+ he is knocked down as if by Mighty Blow.

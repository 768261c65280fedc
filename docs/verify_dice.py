"""Check the dice of a match with nothing but its record: python docs/verify_dice.py match.play (docs/dice.md)."""

import hashlib
import hmac
import json
import sys


def die(secret: bytes, words: bytes, number: int, faces: int) -> int:
    """Die `number` of the match, from the secret, both words and its number alone."""
    digest = hmac.new(secret, words + str(number).encode(), hashlib.sha256).digest()
    while True:
        for byte in digest:
            if byte < 256 // faces * faces:
                return byte % faces + 1
        digest = hmac.new(secret, digest, hashlib.sha256).digest()


def check(lines: list[str]) -> str:
    """What is wrong with a record's dice, or an empty text."""
    notes = [line.strip().split(" ", 1) for line in lines if line.startswith("#") and " " in line.strip()]
    found = dict(notes)
    if "#secret" not in found:
        return "the record holds no secret: the match is not over"
    secret = bytes.fromhex(found["#secret"])
    if hashlib.sha256(secret).hexdigest() != found["#hash"]:
        return "the secret is not the one whose hash was shown before the match"
    sides = {side: json.loads(word) for name, rest in notes if name == "#word" for side, word in [rest.split(" ", 1)]}
    words = f"{sides['home']}\0{sides['away']}\0".encode()
    drawn = [pair.split(":") for name, rest in notes if name == "#dice" for pair in rest.split()]
    for number, (faces, value) in enumerate(drawn, 1):
        if die(secret, words, number, int(faces[1:])) != int(value):
            return f"die {number} ({faces}) shows {value}, which is not what the secret gives"
    key = hmac.new(secret, b"special play cards", hashlib.sha256).digest()
    for number, (faces, value) in enumerate((pair.split(":") for pair in found.get("#draw", "").split()), 1):
        if die(key, words, number, int(faces[1:])) != int(value):
            return f"die {number} of the draw of cards ({faces}) shows {value}, which is not what the secret gives"
    return ""


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as record:
        problem = check(record.read().splitlines())
    sys.exit(problem or print("All dice are those of the secret.") or 0)

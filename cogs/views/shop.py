"""Baskets: what each side hires for a match before the coin toss, in a message a side, by its coach's selects and buttons."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from cogs.board.places import find_channel, homeless, only
from cogs.client import Client, client_of
from cogs.errors import answered
from cogs.language import match_texts
from cogs.views import ids
from cogs.views.press import chosen
from cogs.views.unkept import unkept
from engine import rosters
from engine.inducements import EXTRA_SKILL_COST, deck_of, decks
from services.errors import Refused
from services.hiring import Basket, baskets, hired_by_both, hired_name
from services.language import Texts
from services.rule_tables import staff
from services.session import Match
from services.shopping import Shopping

Interaction = discord.Interaction[Any]
log = logging.getLogger(__name__)
#: Options a select holds.
OPTIONS = 25


class Shop(ui.DynamicItem[ui.Select[Any]], template=ids.SHOP):
    """A select of a basket."""

    def __init__(self, match: int, side: int, what: str, full: int) -> None:
        super().__init__(ui.Select(custom_id=ids.shop(match, side, what, full)))
        self.match, self.side, self.what = match, side, what

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Shop:
        return cls(int(match["match"]), int(match["side"]), match["what"], int(match["full"] or 0))

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, act(interaction, self.match, self.side, self.what, chosen(interaction)[0]))


class ShopButton(ui.DynamicItem[ui.Button[Any]], template=ids.SHOP_BUTTON):
    """A button of a basket."""

    def __init__(self, match: int, side: int, what: str, item: str) -> None:
        super().__init__(ui.Button(custom_id=ids.shop_button(match, side, what, item)))
        self.match, self.side, self.what, self.about = match, side, what, item

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> ShopButton:
        return cls(int(match["match"]), int(match["side"]), match["what"], match["item"])

    async def callback(self, interaction: Interaction) -> None:
        await answered(interaction, act(interaction, self.match, self.side, self.what, self.about))


async def act(interaction: Interaction, match_id: int, side: int, what: str, item: str) -> None:
    """Do what a control of a basket says, and show both baskets as they are then.

    Raises:
        Refused: the basket is not the sender's, or cannot be changed so.
    """
    assert interaction.guild_id is not None
    await interaction.response.defer()
    client = client_of(interaction)
    row = await client.services.sessions.row(interaction.guild_id, match_id)
    mine = _own(row, side, interaction.user.id)
    if what == "hire" and mine.skills(item):
        text, view = shown(row, side, item)
        await interaction.edit_original_response(content=text, view=view)
        return
    match = await _change(client.services.shopping, row, side, interaction.user.id, what, item)
    if match.state == "playing":
        await _begin(interaction, match)
        return
    text, view = shown(match, side)
    await interaction.edit_original_response(content=text, view=view)
    if item.startswith("star:") or deck_of(item):
        await _redraw(client, match, 1 - side)


def _own(match: Match, side: int, user_id: int) -> Basket:
    both = baskets(match)
    if match.side_of(user_id) is None:
        raise Refused("stranger")
    if match.coach(side) != user_id:
        raise Refused("purchase_other")
    if match.state != "teams" or both is None:
        raise Refused("purchase_closed")
    return both[side]


async def _change(shopping: Shopping, match: Match, side: int, user_id: int, what: str, item: str) -> Match:
    guild_id = match.guild_id
    match what:
        case "remove":
            return await shopping.remove(guild_id, match.id, user_id, item, side)
        case "done":
            return await shopping.confirm(guild_id, match.id, user_id, side)
        case "change":
            return await shopping.reopen(guild_id, match.id, user_id, side)
        case "back":
            return match
        case _:
            return await shopping.add(guild_id, match.id, user_id, item, side)


async def _begin(interaction: Interaction, match: Match) -> None:
    """Both have confirmed: the thread opens, and the baskets stay as a record."""
    client = client_of(interaction)
    session = await client.services.sessions.get(match.guild_id, match.id)
    client.boards.show(session, await session.follow_orders())
    await client.boards.tell_trouble(interaction, session)
    for side in (0, 1):
        await _redraw(client, session.match, side)


async def find_place(interaction: discord.Interaction[Any], match: Match) -> None:
    """A match that is being prepared and whose channel is gone goes on in the sender's."""
    client = client_of(interaction)
    if match.state == "teams" and isinstance(interaction.channel, discord.TextChannel):
        if await homeless(client, match):
            await client.services.challenges.move(match.guild_id, match.id, interaction.channel.id)


async def post_baskets(client: Client, match: Match, *sides: int) -> None:
    """Post the message of each side's basket, or of those named, where the match was agreed on; older ones lose their controls."""
    channel = await find_channel(client, match.guild_id, match.parent_channel_id or 0)
    both = baskets(match)
    if both is None or not isinstance(channel, discord.abc.Messageable):
        return
    for side in sides or (0, 1):
        old = both[side].message
        text, view = shown(match, side)
        message = await channel.send(text, view=view or discord.utils.MISSING, allowed_mentions=only(match.coach(side)))
        match = await client.services.shopping.set_message(match.guild_id, match.id, side, message.id)
        if old is not None:
            await _edit(client, match, old, None, None)


async def _redraw(client: Client, match: Match, side: int) -> None:
    both = baskets(match)
    if both is not None and (message := both[side].message) is not None:
        await _edit(client, match, message, *shown(match, side))


async def _edit(client: Client, match: Match, message_id: int, text: str | None, view: ui.View | None) -> None:
    """Edit a message of the match's channel; one that is gone needs nothing more."""
    channel = await find_channel(client, match.guild_id, match.parent_channel_id or 0)
    if not isinstance(channel, discord.TextChannel):
        return
    content = text if text is not None else discord.utils.MISSING
    try:
        await channel.get_partial_message(message_id).edit(
            content=content, view=view, allowed_mentions=discord.AllowedMentions.none()
        )
    except discord.HTTPException as error:
        log.info("a basket of match %s could not be shown: %s", match.id, error)


def shown(match: Match, side: int, mercenary: str = "") -> tuple[str, ui.View | None]:
    """A side's basket and its controls; those of a ``mercenary``'s extra skill where one is being chosen."""
    both = baskets(match)
    assert both is not None
    basket, texts = both[side], match_texts(match)
    lines = [
        texts.say(
            "shop-title",
            team=basket.sheet.name,
            roster=texts.roster(basket.sheet.roster),
            coach=f"<@{basket.coach}>",
            budget=basket.budget,
        )
    ]
    for item, count in basket.counted():
        cost = count * basket.price(item)
        lines.append(texts.say("shop-line", count=count, item=hired_name(item, texts), cost=cost))
    if not basket.items:
        lines.append(texts.say("shop-empty"))
    lines.append(texts.say("shop-total", spent=basket.spent, left=basket.left))
    lines += [texts.say("shop-shared", star=hired_name(star, texts)) for star in hired_by_both(*both)]
    if match.state != "teams":
        if match.channel_id is not None:
            lines.append(texts.say("shop-begun", thread=f"<#{match.channel_id}>"))
        return "\n".join(lines), None
    if basket.done:
        lines.append(texts.say("shop-confirmed", coach=f"<@{basket.coach}>"))
    view = unkept(ui.View(timeout=None))
    controls = _skill_controls(match, basket, mercenary, texts) if mercenary else _controls(match, basket, texts)
    for control in controls:
        view.add_item(control)
    return "\n".join(lines), view


def _controls(match: Match, basket: Basket, texts: Texts) -> Iterator[ui.Item[Any]]:
    if basket.done:
        yield _button(match, basket, "change", texts.say("shop-change"), discord.ButtonStyle.secondary)
        return
    offers = [_offer(basket, item, texts) for item in basket.offers()]
    if offers:
        yield _select(match, basket, "hire", texts.say("shop-hire"), offers)
    cards = [_offer(basket, item, texts) for item in basket.deck_offers()]
    if cards:
        yield _select(match, basket, "cards", texts.say("shop-cards"), cards)
    some = [
        discord.SelectOption(label=_priced(basket, item, texts, count), value=item) for item, count in basket.counted()
    ]
    if some:
        yield _select(match, basket, "remove", texts.say("shop-remove"), some)
    yield _button(match, basket, "done", texts.say("shop-done"), discord.ButtonStyle.success)


def _skill_controls(match: Match, basket: Basket, mercenary: str, texts: Texts) -> Iterator[ui.Item[Any]]:
    found = basket.skills(mercenary)
    name = texts.position(mercenary)
    for part, start in enumerate(range(0, len(found), OPTIONS)):
        some = found[start : start + OPTIONS]
        options = [
            discord.SelectOption(
                label=texts.say(
                    "shop-option-skill", skill=texts.skill(item.partition("+")[2]), cost=basket.price(item)
                )[:100],
                value=item,
            )
            for item in some
        ]
        if part:
            first, last = (texts.skill(item.partition("+")[2]) for item in (some[0], some[-1]))
            placeholder = texts.say("shop-skill-more", first=first, last=last)
        else:
            placeholder = texts.say("shop-skill", position=name, cost=EXTRA_SKILL_COST)
        yield _select(match, basket, f"skill{part}", placeholder, options)
    plain = texts.say("shop-plain", cost=basket.price(mercenary))
    yield _button(match, basket, "plain", plain, discord.ButtonStyle.primary, mercenary)
    yield _button(match, basket, "back", texts.say("shop-back"), discord.ButtonStyle.secondary)


def _offer(basket: Basket, item: str, texts: Texts) -> discord.SelectOption:
    return discord.SelectOption(
        label=_priced(basket, item, texts), value=item, description=about_item(item, texts)[:100]
    )


def about_item(item: str, texts: Texts) -> str:
    """A player's characteristics and skills; how many of an inducement there may be, or cards in a deck."""
    if deck_of(item):
        return texts.say("shop-option-deck", most=next(one.max for one in decks() if one.id == item))
    if ":" in item:
        entry = rosters.position(item)
        ma, st, ag, av = entry.characteristics
        skills = ", ".join(texts.skill(skill) for skill in entry.skills)
        return texts.say("squad-values", ma=str(ma), st=str(st), ag=str(ag), av=str(av), skills=skills)
    return texts.say("shop-option-most", most=max(one.max for one in staff()[item].values()))


def _priced(basket: Basket, item: str, texts: Texts, count: int = 1) -> str:
    name = hired_name(item, texts)
    if count > 1:
        name = f"{count} × {name}"
    return texts.say("shop-option", item=name, cost=count * basket.price(item))[:100]


def _select(
    match: Match, basket: Basket, what: str, placeholder: str, options: list[discord.SelectOption]
) -> ui.Select[Any]:
    custom_id = ids.shop(match.id, basket.side, what, len(basket.items))
    return ui.Select(custom_id=custom_id, placeholder=placeholder[:150], options=options[:OPTIONS])


def _button(
    match: Match, basket: Basket, what: str, label: str, style: discord.ButtonStyle, item: str = ""
) -> ui.Button[Any]:
    return ui.Button(custom_id=ids.shop_button(match.id, basket.side, what, item), label=label[:80], style=style)

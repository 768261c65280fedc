"""Discord's limits, for commands, components, forms and messages.

Each `…_problems` lists what is broken, a line each; each `check_…` raises `AssertionError` with that list.
From the developer documentation: Application Commands, Component Reference, Message Resource.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
import regex
from discord import app_commands

from tests.simcord_kit.texts import walk

NAME = regex.compile(r"^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$")
LOCALES = frozenset(locale.value for locale in discord.Locale)
COMMANDS = {1: 100, 2: 5, 3: 5}
COMMAND_CHARACTERS = 8000
NESTED = frozenset({1, 2})
WITH_CHOICES = frozenset({3, 4, 10})
COMPONENTS_V2 = 1 << 15
V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})
SELECTS = frozenset({3, 5, 6, 7, 8})


async def check_tree_limits(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None) -> int:
    """Check all commands as they would be registered, translations included; returns how many there are."""
    payloads = await tree_payloads(tree, guild)
    _hold(command_problems(payloads))
    return len(payloads)


async def tree_payloads(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None
) -> list[dict[str, Any]]:
    """The commands as `tree.sync()` would send them."""
    if tree.translator is None:
        return [command.to_dict(tree) for command in tree.get_commands(guild=guild)]
    return [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands(guild=guild)]


def check_components(shown: Any) -> None:
    """Check a view, a list of components, or a message with components."""
    _hold(component_problems(shown))


def check_modal(modal: Any) -> None:
    """Check a `discord.ui.Modal` or its payload."""
    _hold(modal_problems(modal.to_dict() if isinstance(modal, discord.ui.Modal) else modal))


def check_message(message: Mapping[str, Any]) -> None:
    """Check the payload of a message, or of an interaction's response that is one."""
    _hold(message_problems(message))


def _hold(problems: list[str]) -> None:
    assert not problems, "\n".join(problems)


def _length(where: str, text: Any, low: int, high: int) -> Iterator[str]:
    if not isinstance(text, str) or not low <= len(text) <= high:
        yield f"{where}: {low} to {high} characters, not {len(text) if isinstance(text, str) else text!r}: {text!r}"


def _count(where: str, things: Any, low: int, high: int) -> Iterator[str]:
    if not low <= len(things or ()) <= high:
        yield f"{where}: {low} to {high}, not {len(things or ())}"


def _twice(where: str, names: Iterable[Any]) -> Iterator[str]:
    seen = set()
    for name in names:
        if name in seen:
            yield f"{where}: {name!r} twice"
        seen.add(name)


# Commands


def command_problems(payloads: list[dict[str, Any]]) -> list[str]:
    """What is wrong with commands as they are sent to be registered."""
    problems = []
    for kind, most in COMMANDS.items():
        of_kind = [payload for payload in payloads if payload.get("type", 1) == kind]
        problems += _count(f"commands of type {kind}", of_kind, 0, most)
        problems += _twice_in_any_language(f"commands of type {kind}", of_kind)
    for payload in payloads:
        where = f"/{payload.get('name')}"
        if payload.get("type", 1) == 1:
            problems += _node(where, payload, depth=0)
        else:
            problems += [*_length(where, payload.get("name"), 1, 32), *_translated(where, payload, "name", 32)]
        total = _characters(payload)
        if total > COMMAND_CHARACTERS:
            problems.append(f"{where}: at most {COMMAND_CHARACTERS} characters in all, not {total}")
    return problems


def _node(where: str, node: Mapping[str, Any], depth: int) -> Iterator[str]:
    yield from _name(where, node)
    yield from _length(f"{where} description", node.get("description"), 1, 100)
    yield from _translated(where, node, "description", 100)
    options = node.get("options") or []
    yield from _count(f"{where} options", options, 0, 25)
    yield from _twice_in_any_language(f"{where} options", options)
    nested = [option for option in options if option.get("type") in NESTED]
    if nested and len(nested) != len(options):
        yield f"{where}: subcommands beside options"
    if node.get("type") == 2 and not nested:
        yield f"{where}: a group without subcommands"
    optional = None
    for option in options:
        here = f"{where} {option.get('name')}"
        if option.get("type") in NESTED:
            if depth >= 2 or (depth == 1 and option["type"] == 2):
                yield f"{here}: nested too deep"
            yield from _node(here, option, depth + 1)
            continue
        if option.get("required") and optional is not None:
            yield f"{here}: required after the optional {optional!r}"
        optional = optional if option.get("required") else option.get("name")
        yield from _option(here, option)


def _option(where: str, option: Mapping[str, Any]) -> Iterator[str]:
    yield from _name(where, option)
    yield from _length(f"{where} description", option.get("description"), 1, 100)
    yield from _translated(where, option, "description", 100)
    choices = option.get("choices") or []
    yield from _count(f"{where} choices", choices, 0, 25)
    yield from _twice_in_any_language(f"{where} choices", choices)
    yield from _twice(f"{where} values", [choice.get("value") for choice in choices])
    if choices and option.get("autocomplete"):
        yield f"{where}: choices beside autocomplete"
    if (choices or option.get("autocomplete")) and option.get("type") not in WITH_CHOICES:
        yield f"{where}: type {option.get('type')} has neither choices nor autocomplete"
    for choice in choices:
        here = f"{where} choice {choice.get('name')!r}"
        yield from _length(here, choice.get("name"), 1, 100)
        yield from _translated(here, choice, "name", 100)
        value = choice.get("value")
        if option.get("type") == 3:
            yield from _length(f"{here} value", value, 1, 100)
        elif isinstance(value, bool) or not isinstance(value, int | float) or abs(value) > 2**53:
            yield f"{here}: the value {value!r} is no number Discord takes"
    for low, high, most in (("min_length", "max_length", 6000), ("min_value", "max_value", 2**53)):
        least, greatest = option.get(low), option.get(high)
        if least is not None and greatest is not None and least > greatest:
            yield f"{where}: {low} over {high}"
        for bound in (least, greatest):
            if bound is not None and abs(bound) > most:
                yield f"{where}: {bound} is beyond {most}"


def _name(where: str, node: Mapping[str, Any]) -> Iterator[str]:
    names = {"": node.get("name"), **(node.get("name_localizations") or {})}
    for locale, name in names.items():
        if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
            yield f"{where} name {locale}: 1 to 32 lower-case letters, digits, - and _, not {name!r}"
    yield from _keys(where, node, "name")


def _translated(where: str, node: Mapping[str, Any], key: str, most: int) -> Iterator[str]:
    for locale, text in (node.get(f"{key}_localizations") or {}).items():
        yield from _length(f"{where} {key} {locale}", text, 1, most)
    yield from _keys(where, node, key)


def _keys(where: str, node: Mapping[str, Any], key: str) -> Iterator[str]:
    for locale in node.get(f"{key}_localizations") or {}:
        if str(locale) not in LOCALES:
            yield f"{where} {key}: Discord knows no locale {locale!r}"


def _twice_in_any_language(where: str, nodes: list[Any]) -> Iterator[str]:
    locales = {locale for node in nodes for locale in node.get("name_localizations") or {}}
    yield from _twice(where, [node.get("name") for node in nodes])
    for locale in sorted(map(str, locales)):
        yield from _twice(
            f"{where} {locale}",
            [(node.get("name_localizations") or {}).get(locale, node.get("name")) for node in nodes],
        )


def _characters(node: Mapping[str, Any]) -> int:
    total = 0
    for key in ("name", "description"):
        versions = [node.get(key), *(node.get(f"{key}_localizations") or {}).values()]
        total += max((len(text) for text in versions if isinstance(text, str)), default=0)
    total += len(node["value"]) if isinstance(node.get("value"), str) else 0
    return total + sum(_characters(child) for key in ("options", "choices") for child in node.get(key) or [])


# Components


def component_problems(shown: Any) -> list[str]:
    """What is wrong with a view, a list of components, or a message with components."""
    if isinstance(shown, discord.ui.View | discord.ui.LayoutView):
        return _components(shown.to_components(), isinstance(shown, discord.ui.LayoutView))
    if isinstance(shown, Mapping):
        return _components(shown.get("components") or [], bool((shown.get("flags") or 0) & COMPONENTS_V2))
    components = list(shown)
    return _components(components, any(component.get("type") in V2_ONLY for component in walk(components)))


def _components(components: list[Any], v2: bool) -> list[str]:
    everything = list(walk(components))
    problems = [*_twice("custom_ids", [c["custom_id"] for c in everything if "custom_id" in c])]
    if v2:
        problems += _count("components in all", everything, 0, 40)
        text = sum(len(component.get("content") or "") for component in everything)
        if text > 4000:
            problems.append(f"text displays: 4000 characters in all, not {text}")
    else:
        problems += _count("rows", components, 0, 5)
        problems += [f"type {c.get('type')} at the top needs Components V2" for c in components if c.get("type") != 1]
    for component in everything:
        problems += _component(component)
    return problems


def _component(component: Mapping[str, Any]) -> Iterator[str]:
    kind = component.get("type")
    where = f"component {component.get('custom_id') or kind}"
    children = component.get("components") or []
    if "custom_id" in component:
        yield from _length(f"{where} custom_id", component["custom_id"], 1, 100)
    if kind == 1:
        selects = [child for child in children if child.get("type") in SELECTS]
        yield from _count(f"{where} row", children, 1, 1 if selects else 5)
    elif kind == 2:
        if component.get("label") is not None:
            yield from _length(f"{where} label", component["label"], 0, 80)
        if component.get("style") not in (5, 6) and not component.get("label") and not component.get("emoji"):
            yield f"{where}: a button with neither label nor emoji"
        if component.get("url") is not None:
            yield from _length(f"{where} url", component["url"], 1, 512)
    elif kind in SELECTS:
        yield from _select(where, component)
    elif kind == 9:
        yield from _count(f"{where} texts", children, 1, 3)
        if not component.get("accessory"):
            yield f"{where}: a section without accessory"
    elif kind == 10:
        yield from _length(f"{where} content", component.get("content"), 1, 4000)
    elif kind == 11 and component.get("description"):
        yield from _length(f"{where} description", component["description"], 0, 1024)
    elif kind == 12:
        yield from _count(f"{where} items", component.get("items"), 1, 10)
        for item in component.get("items") or []:
            yield from _length(f"{where} description", item.get("description") or "", 0, 1024)


def _select(where: str, select: Mapping[str, Any]) -> Iterator[str]:
    yield from _length(f"{where} placeholder", select.get("placeholder") or "", 0, 150)
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= low <= high <= 25 or high < 1:
        yield f"{where}: min_values {low}, max_values {high}"
    if select.get("type") != 3:
        return
    options = select.get("options") or []
    yield from _count(f"{where} options", options, 1, 25)
    if high > len(options):
        yield f"{where}: max_values {high} for {len(options)} options"
    yield from _twice(f"{where} values", [option.get("value") for option in options])
    for option in options:
        yield from _length(f"{where} option label", option.get("label"), 1, 100)
        yield from _length(f"{where} option value", option.get("value"), 1, 100)
        yield from _length(f"{where} option description", option.get("description") or "", 0, 100)
    if sum(bool(option.get("default")) for option in options) > high:
        yield f"{where}: more defaults than max_values"


def modal_problems(modal: Mapping[str, Any]) -> list[str]:
    """What is wrong with a form."""
    problems = [*_length("title", modal.get("title"), 1, 45), *_length("custom_id", modal.get("custom_id"), 1, 100)]
    problems += _count("fields", modal.get("components"), 1, 5)
    everything = list(walk(modal.get("components")))
    problems += _twice("custom_ids", [c["custom_id"] for c in everything if "custom_id" in c])
    for component in everything:
        where = f"field {component.get('custom_id') or component.get('label')}"
        if component.get("type") == 18:
            problems += _length(f"{where} label", component.get("label"), 1, 45)
            problems += _length(f"{where} description", component.get("description") or "", 0, 100)
        elif component.get("type") == 4:
            problems += _length(f"{where} label", component.get("label") or "", 0, 45)
            problems += _length(f"{where} placeholder", component.get("placeholder") or "", 0, 100)
            problems += _length(f"{where} value", component.get("value") or "", 0, 4000)
            problems += _length(f"{where} custom_id", component.get("custom_id"), 1, 100)
        elif component.get("type") in SELECTS:
            problems += _select(where, component)
    return problems


# Messages


def message_problems(body: Any) -> list[str]:
    """What is wrong with a message, or with an interaction's response; other bodies have no problems."""
    if not isinstance(body, Mapping):
        return []
    if isinstance(body.get("data"), Mapping) and isinstance(body.get("type"), int):
        kind, data = body["type"], body["data"]
        if kind == 8:
            return _offered(data.get("choices") or [])
        return modal_problems(data) if kind == 9 else message_problems(data)
    problems = [*_length("content", body.get("content") or "", 0, 2000)]
    embeds = body.get("embeds") or []
    problems += _count("embeds", embeds, 0, 10)
    for embed in embeds:
        problems += _embed(embed)
    total = sum(len(text) for embed in embeds for text in _embed_texts(embed))
    if total > 6000:
        problems.append(f"embeds: 6000 characters in all, not {total}")
    attachments = body.get("attachments") or []
    problems += _count("attachments", attachments, 0, 10)
    for attachment in attachments:
        problems += _length("picture description", attachment.get("description") or "", 0, 1024)
    flags = body.get("flags") or 0
    components = body.get("components") or []
    if components and all(isinstance(component, Mapping) for component in components):
        v2 = any(component.get("type") in V2_ONLY for component in walk(components))
        problems += _components(list(components), v2 or bool(flags & COMPONENTS_V2))
    if flags & COMPONENTS_V2 and (body.get("content") or embeds):
        problems.append("content or embeds beside Components V2")
    return problems


def _offered(choices: list[Any]) -> list[str]:
    problems = [*_count("autocomplete", choices, 0, 25)]
    for choice in choices:
        problems += _length("autocomplete name", choice.get("name"), 1, 100)
        if isinstance(choice.get("value"), str):
            problems += _length("autocomplete value", choice["value"], 1, 100)
    return problems


def _embed(embed: Mapping[str, Any]) -> Iterator[str]:
    yield from _length("embed title", embed.get("title") or "", 0, 256)
    yield from _length("embed description", embed.get("description") or "", 0, 4096)
    yield from _length("embed footer", (embed.get("footer") or {}).get("text") or "", 0, 2048)
    yield from _length("embed author", (embed.get("author") or {}).get("name") or "", 0, 256)
    fields = embed.get("fields") or []
    yield from _count("embed fields", fields, 0, 25)
    for part in fields:
        yield from _length("embed field name", part.get("name"), 1, 256)
        yield from _length("embed field value", part.get("value"), 1, 1024)


def _embed_texts(embed: Mapping[str, Any]) -> Iterator[str]:
    yield embed.get("title") or ""
    yield embed.get("description") or ""
    yield (embed.get("footer") or {}).get("text") or ""
    yield (embed.get("author") or {}).get("name") or ""
    for part in embed.get("fields") or []:
        yield part.get("name") or ""
        yield part.get("value") or ""

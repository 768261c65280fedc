"""The contract Discord publishes, for what the bot sends. It misses upper-case names, locale keys and required-after-optional: `limits` has those."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import simcord
from jsonschema import Draft202012Validator
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

PUBLISHED = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"


class Contract:
    """Discord's description of its own interface."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.spec = spec
        self._templates = [(template.strip("/").split("/"), template) for template in spec["paths"]]
        self._found: dict[str, list[str]] = {}

    @staticmethod
    def published() -> Contract | None:
        """The contract as published, None when this checkout has none beside it."""
        return _load() if PUBLISHED.exists() else None

    @cached_property
    def _registry(self) -> Registry:
        resource = Resource.from_contents(self.spec, default_specification=DRAFT202012)
        return Registry().with_resource("urn:discord", resource)

    def template(self, path: str) -> str | None:
        """The path of the contract that a real one belongs to; the most literal when several do."""
        parts = path.strip("/").split("/")
        fitting = [
            (sum(a == b for a, b in zip(wanted, parts, strict=True)), template)
            for wanted, template in self._templates
            if len(wanted) == len(parts) and all(a == b or a[0] == "{" for a, b in zip(wanted, parts, strict=True))
        ]
        return max(fitting)[1] if fitting else None

    def problems(self, request: simcord.HttpLogEntry) -> list[str]:
        """What is wrong with the body of a request, a line each; empty when nothing is."""
        template = self.template(request.path)
        if template is None:
            return [f"{request.method} {request.path}: no such path"]
        operation = self.spec["paths"][template].get(request.method.lower())
        if operation is None:
            return [f"{request.method} {template}: no such method"]
        content = operation.get("requestBody", {}).get("content", {})
        if request.json is None or "application/json" not in content:
            return []
        # Every world registers the same commands: what was held against the contract once is not read again.
        same = json.dumps([template, request.method, request.json], sort_keys=True, default=str)
        if same not in self._found:
            errors = self._validator(template, request.method.lower()).iter_errors(_as_published(request.json))
            self._found[same] = [f"{request.method} {template} {e.json_path}: {e.message[:300]}" for e in errors]
        return self._found[same]

    def _validator(self, template: str, method: str) -> Draft202012Validator:
        step = template.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        reference = f"urn:discord#/paths/{step}/{method}/requestBody/content/application~1json/schema"
        return Draft202012Validator({"$ref": reference}, registry=self._registry)


@cache
def _load() -> Contract:
    return Contract(json.loads(PUBLISHED.read_text(encoding="utf-8")))


def _as_published(body: Any) -> Any:
    """The ids of attachments, recipients and those mentioned as strings: discord.py sends numbers, which Discord takes too."""
    body = deepcopy(body)
    if isinstance(body, dict) and isinstance(body.get("recipient_id"), int):
        body["recipient_id"] = str(body["recipient_id"])
    for part in (body, body.get("data"), body.get("message")) if isinstance(body, dict) else ():
        if not isinstance(part, dict):
            continue
        for attachment in part.get("attachments") or []:
            if isinstance(attachment.get("id"), int):
                attachment["id"] = str(attachment["id"])
        for kind, ids in (part.get("allowed_mentions") or {}).items():
            if kind in ("users", "roles"):
                part["allowed_mentions"][kind] = [str(number) for number in ids]
    return body

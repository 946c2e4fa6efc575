"""Results of ``validate`` as SARIF 2.1.0, for code hosts and editors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import quote

from puzzlelang.answers.field_table import Json
from puzzlelang.answers.validation import Validation
from puzzlelang.text import Diagnostic, Fix, Span


def sarif_data(
    validations: Sequence[Validation],
    version: str,
    rules: Mapping[str, tuple[str, str]] | None = None,
) -> Json:
    """Convert results; ``rules`` has a summary and an explanation in Markdown for each code."""
    messages = [(one.file, message) for one in validations for message in one.messages]
    codes = sorted({message.code for _, message in messages})
    driver: Json = {
        "name": "puzzlelang",
        "version": version,
        "semanticVersion": version,
        "rules": [_rule(code, *(rules or {}).get(code, ("", ""))) for code in codes],
    }
    run: Json = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(file, message, codes) for file, message in messages],
    }
    return {
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [run],
    }


def _rule(code: str, summary: str, text: str) -> Json:
    rule: Json = {"id": code}
    if summary:
        rule["shortDescription"] = {"text": summary}
    if text:
        paragraph = " ".join(text.split("\n\n", 1)[0].split())
        rule["fullDescription"] = {"text": paragraph}
        rule["help"] = {"text": text, "markdown": text}
    return rule


def _result(file: str, message: Diagnostic, codes: Sequence[str]) -> Json:
    text = ": ".join(part for part in (message.message, message.label) if part)
    if message.help:
        text += f"\nhelp: {message.help}"
    place: Json = {"artifactLocation": {"uri": _uri(file)}}
    if message.span is not None:
        place = _region(message.span)
    result: Json = {
        "ruleId": message.code,
        "ruleIndex": codes.index(message.code),
        "level": "error" if message.severity == "error" else "warning",
        "message": {"text": text},
        "locations": [{"physicalLocation": place}],
    }
    if message.related:
        result["relatedLocations"] = [
            {"id": number, "physicalLocation": _region(span), "message": {"text": label}}
            for number, (span, label) in enumerate(message.related, 1)
        ]
    if message.fixes:
        result["fixes"] = [_fix(fix) for fix in message.fixes]
    return result


def _fix(fix: Fix) -> Json:
    place = _region(fix.span)
    replacement: Json = {
        "deletedRegion": place["region"],
        "insertedContent": {"text": fix.text},
    }
    change: Json = {
        "artifactLocation": place["artifactLocation"],
        "replacements": [replacement],
    }
    return {"description": {"text": fix.title}, "artifactChanges": [change]}


def _region(span: Span) -> Json:
    end_line, end_column = span.source.position(span.end)
    return {
        "artifactLocation": {"uri": _uri(span.source.name)},
        "region": {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": end_line,
            "endColumn": end_column,
        },
    }


def _uri(name: str) -> str:
    return quote(name.replace("\\", "/"))

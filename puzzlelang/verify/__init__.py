"""Answers checked by code that shares nothing with what made them."""

from puzzlelang.verify.certificate import Certificate
from puzzlelang.verify.certificate_file import read_certificate
from puzzlelang.verify.claims import verify
from puzzlelang.verify.exhaustive import Best, cheapest
from puzzlelang.verify.findings import Findings, Verdict
from puzzlelang.verify.reading import parse_answer

__all__ = [
    "Best",
    "Certificate",
    "Findings",
    "Verdict",
    "cheapest",
    "parse_answer",
    "read_certificate",
    "verify",
]

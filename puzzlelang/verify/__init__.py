"""Verification of answers, independent of the code that produced them.

In: a puzzle of the typed core, an answer as JSON, perhaps a certificate.  Out: findings: each claim
verified, refuted or open.  Nothing here imports the compiler or the searches.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.verify.certificate import *
    from puzzlelang.verify.certificate_file import *
    from puzzlelang.verify.choice_certificate import *
    from puzzlelang.verify.findings import *
    from puzzlelang.verify.replay import *
    from puzzlelang.verify.untrusted_json import *
    from puzzlelang.verify.verification import *

FACE = {
    "certificate": "Certificate",
    "certificate_file": "read_certificate",
    "choice_certificate": "read_choice_certificate",
    "findings": "BadFile Findings Refused Verdict",
    "replay": "replay_trace",
    "untrusted_json": "parse_answer parse_state",
    "verification": "verify",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)

"""Verification of answers, independent of the code that produced them.

In: a puzzle of the typed core, an answer as JSON, perhaps a certificate.  Out: findings: each claim
verified, refuted or open.  Nothing here imports the compiler or the searches.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.verify.certificate import *
    from puzzlelang.verify.choice_claims import *
    from puzzlelang.verify.claims import *
    from puzzlelang.verify.findings import *
    from puzzlelang.verify.verification import *

FACE = {
    "certificate": "Certificate read_certificate",
    "choice_claims": "read_choice_certificate",
    "findings": "BadFile Findings Refused Verdict parse_answer parse_state",
    "claims": "replay_trace",
    "verification": "verify",
}
"""Names that other rooms may use, by module."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)

"""Sources and spans, diagnostics, records, progress, and the platform layer.

In: files, as text. Out: sources and spans; diagnostics as data and as text; explanations of codes;
files written atomically; progress; features of the operating system.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.text.amounts import *
    from puzzlelang.text.annotations import *
    from puzzlelang.text.diagnostics import *
    from puzzlelang.text.explanations import *
    from puzzlelang.text.machine import *
    from puzzlelang.text.markup import *
    from puzzlelang.text.message_rows import *
    from puzzlelang.text.process_memory import *
    from puzzlelang.text.progress import *
    from puzzlelang.text.progress_line import *
    from puzzlelang.text.records import *
    from puzzlelang.text.source import *
    from puzzlelang.text.writing import *

FACE = {
    "amounts": "bytes_of count_of positive seconds_of size_text",
    "annotations": "IO TYPE_CHECKING Any BinaryIO ClassVar Generic NoReturn Protocol Self TextIO "
    "TypeVar TypedDict assert_never cast dataclass_transform overload",
    "diagnostics": "Diagnostic Diagnostics Fix PuzzleError WayOut did_you_mean meant nearest "
    "printable refusal render_all usage_error write",
    "explanations": "Explanation",
    "machine": "HANDLES NO_LINK NOT_INHERITED PAGE PLAIN advise apart bell cache_folder "
    "code_memory columns_of cpu_limit end_with_parent gives_keys hold keys_at_once only_ours "
    "pipe_encoding processor since_the_process_began swallows this_process understands_escapes "
    "unrung weakly_called",
    "markup": "page_data part plain policy spaced standalone xml",
    "message_rows": "Located Messages filled read_rows",
    "process_memory": "address_space_left memory_limits peak_bytes resident_bytes",
    "progress": "Listener Progress Stage Task current_task reporting stage",
    "progress_line": "Display Line Log",
    "records": "Record field fields is_record replace",
    "source": "NEAR Source Span columns line_after line_before",
    "writing": "write_new write_whole",
}
"""Names that other rooms may use, by module."""

WHOLE = ("explanations", "writing")
"""Modules that other rooms may use as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)

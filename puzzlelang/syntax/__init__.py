"""Reading sources into syntax trees: YAML sections, expressions, positions.

In: sources. Out: a tree with a span for each node, or diagnostics; also instances of collections,
expressions printed as text, and paths of the bundled puzzles.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.syntax.data_files import *
    from puzzlelang.syntax.document import *
    from puzzlelang.syntax.expression_parser import *
    from puzzlelang.syntax.files import *
    from puzzlelang.syntax.instance_choice import *
    from puzzlelang.syntax.level_files import *
    from puzzlelang.syntax.library import *
    from puzzlelang.syntax.printer import *
    from puzzlelang.syntax.value_lists import *
    from puzzlelang.syntax.vocabulary import *
    from puzzlelang.syntax.yaml_nodes import *

FACE = {
    "data_files": "OUTSIDE_DATA with_data",
    "document": "other_kind read_outline read_puzzle",
    "expression_parser": "parse_option parse_value",
    "files": "PUZZLE_LIMIT open_regular read_below read_file",
    "instance_choice": "Instance OUTSIDE_MAP check_map declared choose levels numbered paths",
    "level_files": "read_levels",
    "library": "ENDINGS",
    "printer": "data_text fitted in_place",
    "vocabulary": "COLLECTION_KEYS DATA_KEYS EXPECTATIONS GENERATE_KEYS KEYWORDS LOOK_KEYS "
    "MAP_KEYS RESERVED SAID_KEYS SECTIONS SYMMETRY_KEYS Section TRANSITION_KEYS "
    "is_name name_advice",
    "value_lists": "joined one_of range_of",
    "yaml_nodes": "List Mapping Node Scalar read_nodes",
}
"""Names for other rooms, by module."""

WHOLE = ("library", "tree")
"""Modules that other rooms may import as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)

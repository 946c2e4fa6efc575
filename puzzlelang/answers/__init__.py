"""Puzzles loaded, solved, explored, explained and checked; answers as text and JSON.

In: the name or path of a puzzle, limits. Out: ``Loaded``, ``Answer``, ``Survey``, and functions
that print them.
"""

from puzzlelang import face

TYPE_CHECKING = False
if TYPE_CHECKING:
    from puzzlelang.answers.answer import *
    from puzzlelang.answers.answer_fields import *
    from puzzlelang.answers.answer_output import *
    from puzzlelang.answers.answer_reading import *
    from puzzlelang.answers.blank_sheets import *
    from puzzlelang.answers.catalogue import *
    from puzzlelang.answers.certificates import *
    from puzzlelang.answers.checks import *
    from puzzlelang.answers.choice_certificates import *
    from puzzlelang.answers.comparison import *
    from puzzlelang.answers.deductions import *
    from puzzlelang.answers.equivalence import *
    from puzzlelang.answers.equivalence_output import *
    from puzzlelang.answers.field_table import *
    from puzzlelang.answers.filled_output import *
    from puzzlelang.answers.filled_problem import *
    from puzzlelang.answers.filling import *
    from puzzlelang.answers.good_solutions import *
    from puzzlelang.answers.grading import *
    from puzzlelang.answers.level_text import *
    from puzzlelang.answers.loading import *
    from puzzlelang.answers.obstacles import *
    from puzzlelang.answers.progress_fields import *
    from puzzlelang.answers.solution_text import *
    from puzzlelang.answers.solving import *
    from puzzlelang.answers.state_table import *
    from puzzlelang.answers.stores import *
    from puzzlelang.answers.survey import *
    from puzzlelang.answers.surveys import *
    from puzzlelang.answers.text_layout import *
    from puzzlelang.answers.validation import *
    from puzzlelang.answers.verdict import *
    from puzzlelang.answers.view_choice import *
    from puzzlelang.answers.watching import *

FACE = {
    "answer": "Answer FAULT GAVE_UP NO_LIMITS SOLVED Step UNSOLVABLE first_step next_step shown "
    "the_start",
    "answer_reading": "altered given_start how_to_write read_answer read_filled read_filling "
    "read_game saved_variant start_in state_in",
    "answer_fields": "ANSWER GAME NOTHING_SEARCHED PARAMETERS PUZZLE SOLUTION SavedGame "
    "answer_data answer_rows arguments_data",
    "answer_output": "answer_text bare_trace conclusion costs_text counts_moves solved_in "
    "statistics_line title_lines",
    "blank_sheets": "Cell Sheet sheets_of shows_sign",
    "certificates": "Certificate Disproved MOST_CERTIFIED certificate_data certificate_lines "
    "certify embedded fingerprint page_key without_claim",
    "choice_certificates": "NoProof certify_choice choice_certificate_lines",
    "comparison": "COMPARISON Comparison Contender KILLED Searched comparison_of comparison_text "
    "contenders searched searched_of",
    "checks": "EXPECTED_STATES validate",
    "deductions": "Blank Deductions Filling Hint Reason",
    "equivalence": "DIFFERENT Terms",
    "equivalence_output": "EQUIVALENCE Equivalence compare equivalence_text",
    "field_table": "Field Fields Json ListOf OrNull described document json_schema json_text "
    "parts_of type_words unless_empty",
    "grading": "Grade POINTS first_mistake grade grades_csv grades_json read_rubric",
    "level_text": "Level LevelWriter endings instance_text level_of other_settings",
    "filled_output": "FILLED FILLED_GAME FILLED_ROW SavedFilling amounts_text filled_rows "
    "filled_sentences filled_text work_line",
    "filled_problem": "numbered problem_data twins",
    "filling": "Filled SEVERAL fill",
    "loading": "Compiler Loaded NoStart ToFill answerable checked faults_explained files_of "
    "lifting_compiler load load_text loadable parse prepare read_puzzle_file "
    "recompiled settings_values sharing_compiler with_starts",
    "obstacles": "MOVES Move moves_of moves_text step_given steps_named why_not",
    "progress_fields": "PROGRESS",
    "good_solutions": "good_solution",
    "solving": "cut_short needs_goal rule_step solve",
    "state_table": "MORE Table rated tree_of_successors walked_states",
    "stores": "DEPTH STORE STORE_MEMORY depth_of depth_text read_store store_text stored",
    "survey": "SURVEY Survey survey_lines survey_text without_lines",
    "surveys": "explore",
    "text_layout": "Page Pictures aligned hanging listed_words plural widths_of wrap",
    "validation": "MISTAKES VALIDATIONS Validation mistakes sarif_data validation_text",
    "verdict": "Verdict VERDICT verdict_text verify verify_file verify_solution",
    "solution_text": "is_link",
    "view_choice": "Chosen choose",
    "watching": "EXPANSION Expanded Watched watch",
    "catalogue": "LISTING entry_text listing_text",
}
"""Names that other rooms may use, by module."""

WHOLE = ("catalogue",)
"""Modules that other rooms may use as a whole."""

if not TYPE_CHECKING:
    __getattr__ = face(__name__, FACE)

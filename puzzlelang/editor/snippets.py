"""Snippets for sections and entries, with placeholders."""

from __future__ import annotations

SECTION_BODIES = {
    "about": "about: |\n  ${1:What the puzzle is about.}",
    "params": "params:\n  ${1:n}: ${2:3}",
    "types": "types:\n  ${1:item}: [${2:wolf, goat}]",
    "sets": "sets:\n  ${1:animal}: [${2:wolf, goat}]",
    "tables": "tables:\n  ${1:eats}: {${2:wolf}: ${3:goat}}",
    "maps": "maps:\n  ${1:room}:\n    text: |\n      ${2:#@.?#}\n    legend: |\n"
    "      # = wall\n      @ = start\n      ? = target\n      . = floor",
    "require": "require:\n  ${1:what must hold}: ${2:condition}",
    "state": "state:\n  ${1:at}: ${2:bank} for each ${3:item} = ${4:left}",
    "define": "define:\n  ${1:name}(${2:x} in ${3:item}): ${4:expression}",
    "transitions": "transitions:\n  ${1:take}(${2:i} in ${3:item}):\n    when: ${4:condition}\n"
    "    then:\n      ${5:at($2)}: ${6:value}\n    say: ${7:take the <$2>}",
    "invariants": "invariants:\n  ${1:nobody is eaten}: ${2:condition}",
    "lose": "lose:\n  ${1:what loses}: ${2:condition}",
    "cost": "cost:\n  - ${1:pushes}: ${2:1} per ${3:move}",
    "check": "check:\n  ${1:claim}: ${2:condition}",
    "symmetry": "symmetry:\n  interchangeable: [${1:a, b}]",
    "look": "look:\n  ${1:map}: ${2:room}\n  ${3:man}: ${4:person blue}",
    "views": "views:\n  ${1:moves}(n in trace where n > 0): <n>. <said>",
    "instances": "instances:\n  ${1:small}: {with: {${2:n}: ${3:3}}}",
    "expect": "expect: {cost: ${1:7}, states: ${2:10}}",
}
"""Text inserted for a section; sections not in the table take one line."""

ENTRIES = {
    "state": (
        ("variable", "a variable", "${1:name}: ${2:type} = ${3:start}"),
        ("row", "a variable for each member",
         "${1:at}: ${2:bank} for each ${3:item} = ${4:left}"),
        ("set", "a variable that is a set", "${1:crates}: set of ${2:room} = ${3:none}"),
    ),
    "define": (("definition", "a name for an expression",
                "${1:name}(${2:x} in ${3:S}): ${4:expression}"),),
    "transitions": (("transition", "a kind of step",
                     "${1:take}(${2:i} in ${3:item}):\n  when: ${4:condition}\n"
                     "  then:\n    ${5:at($2)}: ${6:value}\n  say: ${7:take the <$2>}"),),
    "maps": (("map", "a map of characters",
              "${1:room}:\n  text: |\n    ${2:#@.?#}\n  legend: |\n"
              "    # = wall\n    @ = start\n    ? = target\n    . = floor"),),
    "types": (("members", "a type of names", "${1:item}: [${2:wolf, goat}]"),
              ("range", "a type of numbers", "${1:place}: ${2:1} .. ${3:n}"),
              ("words", "members from a file", "${1:word}: {file: ${2:words.txt}}")),
    "tables": (("file", "a table from a file", "${1:road}: {file: ${2:roads.csv}}"),
               ("lists", "a list for each key", "${1:clue} as list: {${2:1}: [${3:3, 1, 1}]}")),
    "invariants": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "require": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "lose": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "check": (("rule", "a condition with a name", "${1:name}: ${2:condition}"),),
    "instances": (("instance", "parameters with a name",
                   "${1:small}: {with: {${2:n}: ${3:3}}, cost: ${4:7}}"),),
}  # fmt: skip
"""Snippets for one entry: label, description, text."""

"""`puzzlelang completion`: print a script that completes command lines in a shell."""

from __future__ import annotations

from argparse import Namespace

from puzzlelang.front.commands.exit_codes import YES
from puzzlelang.front.commands.options import Parser, one_of
from puzzlelang.front.commands.terminal import out
from puzzlelang.text import usage_error

SHELLS = ("bash", "zsh", "fish", "powershell")

EXAMPLES = """\
  puzzlelang completion bash     eval "$(…)" in ~/.bashrc
  puzzlelang completion zsh      eval "$(…)" in ~/.zshrc, after compinit
  puzzlelang completion fish     … | source, in config.fish"""


def add_options(parser: Parser) -> None:
    parser.add_argument(
        "shell", metavar="SHELL", type=one_of(*SHELLS), help=", ".join(SHELLS)
    )  # fmt: skip


def run(options: Namespace) -> int:
    try:
        from argcomplete.shell_integration import shellcode
    except ImportError:
        raise usage_error(
            "completion needs the package argcomplete", "`pip install 'puzzlelang[completion]'`"
        ) from None
    out(shellcode(["puzzlelang"], shell=options.shell).strip())
    return YES

"""The language server: what `puzzlelang.editing` knows, in the words of the protocol."""

from puzzlelang.language_server.server import serve

__all__ = ["serve"]

"""Builds the extension for VS Code: one file, the same to the byte whenever it is built.

    python editors/vscode/build.py [FOLDER]

A `.vsix` is a zip archive with two lists of what is in it.  The version is that of puzzlelang.
"""

from __future__ import annotations

import json
import re
import sys
import zipfile
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent
FILES = (
    "package.json", "README.md", "extension.js", "language-configuration.json",
    "snippets/puzzlelang.json", "syntaxes/puzzlelang.tmLanguage.json",
    "syntaxes/puzzlelang.injection.tmLanguage.json",
)  # fmt: skip
LONG_AGO = (1980, 1, 1, 0, 0, 0)

CONTENT_TYPES = """\
<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
  <Default Extension=".json" ContentType="application/json"/>
  <Default Extension=".js" ContentType="application/javascript"/>
  <Default Extension=".md" ContentType="text/markdown"/>
  <Default Extension=".txt" ContentType="text/plain"/>
  <Default Extension=".vsixmanifest" ContentType="text/xml"/>
</Types>
"""


def version() -> str:
    text = (TOP / "puzzlelang" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "(\d+\.\d+\.\d+)', text)
    assert found, "puzzlelang has a version of three numbers"
    return found[1]


VSCODE = "Microsoft.VisualStudio.Code"
ASSETS = {
    f"{VSCODE}.Manifest": "extension/package.json",
    "Microsoft.VisualStudio.Services.Content.Details": "extension/README.md",
    "Microsoft.VisualStudio.Services.Content.License": "extension/LICENSE.txt",
}


def manifest(package: dict[str, Any]) -> str:
    def said(key: str) -> str:
        return quoteattr(package[key])

    text = package["description"].replace("&", "&amp;").replace("<", "&lt;")
    identity = f"Id={said('name')} Version={said('version')} Publisher={said('publisher')}"
    assets = "\n".join(
        f'    <Asset Type="{kind}" Path="{path}" Addressable="true"/>'
        for kind, path in ASSETS.items()
    )
    return f"""\
<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" {identity}/>
    <DisplayName>{package["displayName"]}</DisplayName>
    <Description xml:space="preserve">{text}</Description>
    <Categories>Programming Languages</Categories>
    <License>extension/LICENSE.txt</License>
    <Properties>
      <Property Id="{VSCODE}.Engine" Value={quoteattr(package["engines"]["vscode"])}/>
      <Property Id="{VSCODE}.ExtensionKind" Value="workspace"/>
    </Properties>
  </Metadata>
  <Installation>
    <InstallationTarget Id="{VSCODE}"/>
  </Installation>
  <Dependencies/>
  <Assets>
{assets}
  </Assets>
</PackageManifest>
"""


def build(folder: Path) -> Path:
    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    package["version"] = version()
    parts = {
        "[Content_Types].xml": CONTENT_TYPES,
        "extension.vsixmanifest": manifest(package),
        "extension/LICENSE.txt": (TOP / "LICENSE").read_text(encoding="utf-8"),
    }
    for name in FILES:
        parts[f"extension/{name}"] = (HERE / name).read_text(encoding="utf-8")
    parts["extension/package.json"] = json.dumps(package, indent=2) + "\n"
    path = folder / f"puzzlelang-{package['version']}.vsix"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in parts.items():
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = 0o644 << 16
            # stored: compressed bytes differ between versions of zlib
            archive.writestr(entry, text.encode("utf-8"), zipfile.ZIP_STORED)
    return path


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    print(f"wrote {build(folder)}")


if __name__ == "__main__":
    main()

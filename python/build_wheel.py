"""Makes the wheel, with the standard library alone. The wheel remembers the folder of the repository it was made from."""

import hashlib
import base64
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAME, VERSION = "gunbai", "0.1.0"
INFO = f"{NAME}-{VERSION}.dist-info"


def _record(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}"


def _wheel(folder, files):
    files[f"{INFO}/METADATA"] = f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {VERSION}\nRequires-Python: >=3.9\n"
    files[f"{INFO}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: gunbai\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    lines = [_record(name, text.encode()) for name, text in files.items()]
    files[f"{INFO}/RECORD"] = "\n".join([*lines, f"{INFO}/RECORD,,", ""])
    wheel = f"{NAME}-{VERSION}-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    files = {f"gunbai/{path.name}": path.read_text() for path in sorted((HERE / "gunbai").glob("*.py"))}
    files["gunbai/home.txt"] = str(HERE.parent)
    return _wheel(wheel_directory, files)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    return _wheel(wheel_directory, {"gunbai.pth": f"{HERE}\n"})


def get_requires_for_build_wheel(config_settings=None):
    return []


get_requires_for_build_editable = get_requires_for_build_wheel

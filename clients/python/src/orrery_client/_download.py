"""Brings the files of an export."""

from __future__ import annotations

import hashlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Callable, Generator, Iterable, Optional, Protocol, Union

from . import types
from ._call import Call
from ._caller import Caller
from ._errors import OrreryError
from ._operations import OPERATIONS
from ._retry import is_passing, wait_seconds

_CHUNK_BYTES = 1024 * 1024


class Sink(Protocol):
    """Where a file goes. `folder()` makes one for each file of an export."""

    def existing(self) -> Iterable[bytes]:
        """What an earlier download has left. The new one goes on behind it."""

    def write(self, chunk: bytes) -> None: ...

    def end(self, outcome: str) -> None:
        """`whole`: the bytes have the hash of the manifest. `broken`: the download ended early, and may go on another
        time. `wrong`: the bytes are not those of the file, so they are of no use."""


SinkFor = Callable[[types.ExportManifestReplyPartsItem], Sink]


@dataclass(frozen=True)
class Progress:
    file: str
    #: Bytes of this file that are there.
    bytes: int
    bytes_of_file: int


OnProgress = Callable[[Progress], None]


def download(
    caller: Caller,
    export_id: str,
    part: types.ExportManifestReplyPartsItem,
    sink: Sink,
    on_progress: Optional[OnProgress],
    timeout_seconds: Optional[float],
) -> None:
    """Brings one file into its sink, going on where a connection broke, and compares its hash."""
    outcome = "broken"
    try:
        digest = hashlib.sha256()
        size = 0
        for chunk in sink.existing():
            digest.update(chunk)
            size += len(chunk)
        for chunk in _missing(caller, export_id, part, size, timeout_seconds):
            digest.update(chunk)
            size += len(chunk)
            sink.write(chunk)
            if on_progress:
                on_progress(Progress(part["file"], size, int(part["bytes"])))
        outcome = "whole" if size == part["bytes"] and digest.hexdigest() == part["sha256"] else "wrong"
    finally:
        sink.end(outcome)
    if outcome != "whole":
        message = f"The bytes of {part['file']} are not those of the manifest. They were discarded"
        raise OrreryError("hash_mismatch", message)


def _missing(
    caller: Caller,
    export_id: str,
    part: types.ExportManifestReplyPartsItem,
    place: int,
    timeout_seconds: Optional[float],
) -> Generator[bytes, None, None]:
    """The bytes of a file from a place on. Each connection that brings some is followed by another."""
    failures = 0
    while place < part["bytes"]:
        before = place
        try:
            status, chunks = caller.open(
                Call(
                    OPERATIONS["export_file"],
                    path={"export_id": export_id, "file": part["file"]},
                    headers={"range": f"bytes={place}-"} if place > 0 else {},
                    timeout_seconds=timeout_seconds,
                )
            )
            # Status 200 is the file from its beginning: a proxy has lost the range.
            skip = 0 if status == 206 else place
            for chunk in chunks:
                fresh = chunk[skip:]
                skip -= len(chunk) - len(fresh)
                if fresh:
                    place += len(fresh)
                    yield fresh
            if place < part["bytes"]:
                raise OrreryError("broken_stream", f"{part['file']} ended too early")
        except OrreryError as error:
            if error.code != "broken_stream" and not is_passing(error):
                raise
            failures = 1 if place > before else failures + 1
            if failures > caller.retries:
                raise
            pause = wait_seconds(error, failures, caller.clock)
        else:
            continue
        caller.clock.sleep(pause)


def folder(path: Union[str, "os.PathLike[str]"]) -> SinkFor:
    """Keeps the files of an export in a folder. A file has the ending `.part` until its hash is right. A download that
    is started again goes on where the last one ended, and checks what is there."""

    def sink_for(part: types.ExportManifestReplyPartsItem) -> Sink:
        if not re.fullmatch(r"\w[\w.-]*", part["file"]):
            # A path could lead out of the folder.
            raise OrreryError("unexpected_answer", f"The manifest names a file {json.dumps(part['file'])}")
        return _FileSink(Path(path), part["file"])

    return sink_for


class _FileSink:
    def __init__(self, path: Path, name: str) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._finished = path / name
        self._growing = path / f"{name}.part"
        self._file: Optional[BinaryIO] = None
        if self._finished.exists():
            self._finished.replace(self._growing)

    def existing(self) -> Iterable[bytes]:
        if not self._growing.exists():
            return
        with self._growing.open("rb") as file:
            while True:
                chunk = file.read(_CHUNK_BYTES)
                if not chunk:
                    return
                yield chunk

    def write(self, chunk: bytes) -> None:
        if not self._file:
            self._file = self._growing.open("ab")
        self._file.write(chunk)

    def end(self, outcome: str) -> None:
        if self._file:
            self._file.close()
        if outcome == "whole":
            self._growing.replace(self._finished)
        elif outcome == "wrong":
            self._growing.unlink()

"""Finds out whether a streamed answer is whole."""

from __future__ import annotations

from typing import Generator, Mapping

from ._errors import OrreryError

#: Lines before the rows.
_HEADINGS = {"csv": 1, "ndjson": 0}
#: The last bytes of a whole file: the magic number of Parquet, the end-of-stream marker of Arrow IPC.
_ENDS = {"parquet": b"PAR1", "arrow": b"\xff\xff\xff\xff\x00\x00\x00\x00"}


def whole(
    chunks: Generator[bytes, None, None], format: str, headers: Mapping[str, str]
) -> Generator[bytes, None, None]:
    """Passes the bytes of a streamed answer on, and raises at their end if some are missing: a proxy can close a cut
    answer as if it were whole. The service announces the number of rows in `X-Orrery-Rows`. Without that header text is
    not checked."""
    announced = headers.get("x-orrery-rows")
    lines = 0
    tail = b""
    try:
        for chunk in chunks:
            lines += chunk.count(b"\n")
            tail = (tail + chunk[-8:])[-8:]
            yield chunk
    finally:
        chunks.close()
    if format in _ENDS:
        if not tail.endswith(_ENDS[format]):
            raise OrreryError("broken_stream", f"The answer ended before the end of the {format} file")
    elif format in _HEADINGS and announced is not None:
        rows = max(0, lines - _HEADINGS[format])
        if rows != int(announced):
            raise OrreryError("broken_stream", f"The answer ended after {rows} of {announced} rows")

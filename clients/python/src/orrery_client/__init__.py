"""Client of the astrology calculation service Orrery: typed calls, streams, retries, reports and exports."""

from . import types
from ._batch import BatchResult
from ._call import Answered, FileAnswer
from ._client import Ordered, Orrery
from ._download import Progress, Sink, folder
from ._errors import Fault, OrreryError
from ._retry import Clock

__all__ = [
    "Answered",
    "BatchResult",
    "Clock",
    "Fault",
    "FileAnswer",
    "Ordered",
    "Orrery",
    "OrreryError",
    "Progress",
    "Sink",
    "folder",
    "types",
]

"""What one call of the service is made of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Mapping, NamedTuple, Optional, Tuple


class Operation(NamedTuple):
    """What the client sends for an operation."""

    method: str
    path: str
    #: Fields of the input that go into the address. All others go into the body.
    query: Tuple[str, ...]
    has_body: bool
    by_token: bool
    takes_idempotency_key: bool


@dataclass(frozen=True)
class Call:
    """One intended operation with its input."""

    operation: Operation
    path: Mapping[str, str] = field(default_factory=dict)
    input: Optional[Mapping[str, Any]] = None
    fixed: Mapping[str, Any] = field(default_factory=dict)
    accept: Optional[str] = None
    headers: Mapping[str, str] = field(default_factory=dict)
    idempotency_key: Optional[str] = None
    timeout_seconds: Optional[float] = None


@dataclass(frozen=True)
class FileAnswer:
    """Bytes with their media type, such as a picture."""

    bytes: bytes
    content_type: str
    headers: Mapping[str, str]


@dataclass(frozen=True)
class Answered:
    """An answer of the service, whose body is not read yet."""

    method: str
    url: str
    status: int
    headers: Mapping[str, str]

"""The error of every call that was refused, or that got no whole answer."""

from __future__ import annotations

import json
import re
from email.utils import parsedate_to_datetime
from typing import Any, Dict, List, Mapping, Optional, TypedDict, Union


class _FaultType(TypedDict, total=False):
    type: str


class Fault(_FaultType):
    """One fault of an input: where it is, and what is wrong."""

    loc: List[Union[str, int]]
    msg: str


class OrreryError(Exception):
    """A call that was refused, or that got no whole answer."""

    #: The HTTP status. 0: no answer arrived.
    status: int
    #: The code of the refusal, such as `rps_limit_exceeded`. `invalid_input` for faults of the input. `network_error`,
    #: `timeout`, `broken_stream`, `unexpected_answer`, `report_failed`, `export_failed`, `export_cancelled`,
    #: `wait_timeout` and `hash_mismatch` are the client's own.
    code: str
    #: Every fault of the input, with its place. Empty for other errors.
    faults: List[Fault]
    #: The id of the request in the logs of the service.
    trace_id: Optional[str]
    #: How long the service asks to wait.
    retry_after_seconds: Optional[float]
    #: The body of the answer: parsed JSON, or text.
    body: Any
    #: How often the request was sent.
    tries: int

    def __init__(
        self,
        code: str,
        message: str,
        *,
        status: int = 0,
        faults: Optional[List[Fault]] = None,
        trace_id: Optional[str] = None,
        retry_after_seconds: Optional[float] = None,
        body: Any = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.faults = faults or []
        self.trace_id = trace_id
        self.retry_after_seconds = retry_after_seconds
        self.body = body
        self.tries = 1


def refusal(status: int, text: str, headers: Mapping[str, str], now: float) -> OrreryError:
    """The error of a refusal, whichever of the service's forms its body has."""
    body = _parsed(text)
    fields: Dict[str, Any] = body if isinstance(body, dict) else {}
    detail = fields.get("detail")
    faults = detail if isinstance(detail, list) else _fault_of_problem(fields)
    code = _text(fields.get("error")) or _text(fields.get("code")) or _CODES.get(status) or f"http_{status}"
    return OrreryError(
        code,
        _message(fields, faults) or f"The service answered {status}",
        status=status,
        faults=faults,
        trace_id=_text(fields.get("trace_id")) or headers.get("x-request-id"),
        retry_after_seconds=retry_after_seconds(headers.get("retry-after"), now),
        body=body,
    )


#: The codes of answers whose body is a sentence alone.
_CODES = {
    400: "bad_request",
    401: "unauthorized",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "body_too_large",
    415: "media_type_unsupported",
    422: "invalid_input",
    502: "bad_gateway",
    503: "unavailable",
    504: "gateway_timeout",
}


def _message(fields: Mapping[str, Any], faults: List[Fault]) -> Optional[str]:
    sentence = _text(fields.get("message")) or _text(fields.get("detail"))
    if sentence or not faults:
        return sentence
    return "; ".join(f"{'.'.join(str(step) for step in fault['loc'])}: {fault['msg']}" for fault in faults)


def _fault_of_problem(fields: Mapping[str, Any]) -> List[Fault]:
    """Problem details name one field."""
    field, detail = _text(fields.get("field")), _text(fields.get("detail"))
    if not field or not detail:
        return []
    fault: Fault = {"loc": ["body", *field.split(".")], "msg": detail}
    code = _text(fields.get("code"))
    if code:
        fault["type"] = code
    return [fault]


def retry_after_seconds(value: Optional[str], now: float) -> Optional[float]:
    """The header Retry-After: seconds, or a date (RFC 9110, 10.2.3)."""
    if value is None:
        return None
    if re.fullmatch(r"\s*\d+\s*", value):
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - now)
    except (TypeError, ValueError):
        return None


def _text(value: Any) -> Optional[str]:
    return value if isinstance(value, str) else None


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text

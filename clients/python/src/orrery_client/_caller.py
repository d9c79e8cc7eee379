"""Sends calls, again if need be, and reads their answers."""

from __future__ import annotations

import http.client
import json
import re
import secrets
import socket
from dataclasses import replace
from typing import Any, Callable, Dict, Generator, NamedTuple, Optional, Tuple, TypeVar, Union
from urllib.parse import quote, urlencode, urlsplit

from ._call import Answered, Call, FileAnswer
from ._connections import Body, Connections, failure
from ._errors import OrreryError, refusal
from ._retry import Clock, is_passing, wait_seconds
from ._whole import whole

Value = TypeVar("Value")
#: Its `close()` ends the request. Python calls it when a loop is left and the iterator is forgotten.
Stream = Generator[Value, None, None]

#: What a connection may fail by. `socket.timeout` is another class than TimeoutError before Python 3.10.
FAILURES = (OSError, http.client.HTTPException, socket.timeout)
#: By RFC 9110, 9.2.2: sent twice they do what they do sent once.
_IDEMPOTENT = {"GET", "HEAD", "PUT", "DELETE"}
#: The longest line that is put together. A chart with every text has less than a million.
_LINE_BYTES_MAX = 16 * 1024 * 1024
_USER_AGENT = "orrery-client-python/0.1.0"


class _Request(NamedTuple):
    method: str
    target: str
    headers: Dict[str, str]
    body: Optional[bytes]
    is_repeatable: bool


class Caller:
    """The settings of a client, and what sends its calls."""

    def __init__(
        self,
        base_url: str,
        connections: Connections,
        *,
        key: Optional[str],
        token: Union[str, Callable[[], str], None],
        timeout_seconds: float,
        retries: int,
        total_seconds: float,
        on_answer: Optional[Callable[[Answered], None]],
        clock: Clock,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._prefix = urlsplit(self._base_url).path
        self._connections = connections
        self._key = key
        self._token = token
        self._timeout_seconds = timeout_seconds
        self._total_seconds = total_seconds
        self._on_answer = on_answer
        self.retries = retries
        self.clock = clock

    def send(self, call: Call, read: Callable[[Body], Value]) -> Value:
        """Sends a call until it is answered, as often and as long as the settings allow."""
        request = self._request(call)
        ends_at = self.clock.now() + self._total_seconds
        tries = 0
        while True:
            tries += 1
            try:
                return self._attempt(request, call.timeout_seconds or self._timeout_seconds, read)
            except OrreryError as error:
                error.tries = tries
                pause = wait_seconds(error, tries, self.clock)
                may_retry = request.is_repeatable and is_passing(error) and tries <= self.retries
                if not may_retry or self.clock.now() + pause > ends_at:
                    raise
            self.clock.sleep(pause)

    def _attempt(self, request: _Request, timeout_seconds: float, read: Callable[[Body], Value]) -> Value:
        method, target, headers, body, is_repeatable = request
        answer = None
        try:
            answer = self._connections.exchange(method, target, headers, body, timeout_seconds, is_repeatable)
            if self._on_answer:
                url = self._base_url + target[len(self._prefix) :]
                self._on_answer(Answered(method, url, answer.status, answer.headers))
            if 200 <= answer.status < 300:
                return read(answer)
            text = answer.read().decode("utf-8", "replace")
            raise refusal(answer.status, text, answer.headers, self.clock.now())
        except FAILURES as error:
            raise failure(_timeout(error)) from error
        except BaseException:
            if answer:
                answer.close()
            raise

    def _request(self, call: Call) -> _Request:
        operation = call.operation
        query, body = _split(call)
        path = re.sub(r"\{(\w+)\}", lambda match: _identifier(match[1], call.path), operation.path)
        key = call.idempotency_key or secrets.token_hex(16) if operation.takes_idempotency_key else None
        headers = {"accept": call.accept or "*/*", "user-agent": _USER_AGENT, **self._credential(operation.by_token)}
        if operation.has_body:
            headers["content-type"] = "application/json"
        if key:
            headers["idempotency-key"] = key
        return _Request(
            operation.method,
            self._prefix + path + (f"?{urlencode(query)}" if query else ""),
            {**headers, **call.headers},
            json.dumps(body, allow_nan=False).encode() if operation.has_body else None,
            operation.method in _IDEMPOTENT or key is not None,
        )

    def _credential(self, by_token: bool) -> Dict[str, str]:
        if not by_token:
            return {"x-api-key": _secret("key", self._key)} if self._key else {}
        token = self._token() if callable(self._token) else self._token
        return {"authorization": f"Bearer {_secret('token', token)}"} if token else {}

    def json(self, call: Call) -> Any:
        """The JSON of an answer."""

        def read(answer: Body) -> Any:
            kind = answer.headers.get("content-type", "of no type")
            if not re.match(r"application/([\w.-]+\+)?json\b", kind):
                answer.close()
                raise OrreryError("unexpected_answer", f"The answer is not JSON but {kind}")
            return parsed(answer.read())

        return self.send(_accepting(call, "application/json"), read)

    def text(self, call: Call) -> str:
        """The text of an answer."""
        return self.send(call, lambda answer: answer.read().decode())

    def file(self, call: Call) -> FileAnswer:
        """The bytes of an answer with their media type."""
        return self.send(
            call, lambda answer: FileAnswer(answer.read(), answer.headers.get("content-type", ""), answer.headers)
        )

    def open(self, call: Call) -> Tuple[int, Stream[bytes]]:
        """A streamed answer: its status, and its bytes as they are asked for. Retries happen before the first byte."""
        answer = self.send(call, lambda opened: opened)
        return answer.status, _unbroken(answer)

    def chunks(self, call: Call, format: str) -> Stream[bytes]:
        """The bytes of a streamed answer. Raises at their end if the answer is not whole."""
        answer = self.send(call, lambda opened: opened)
        yield from whole(_unbroken(answer), format, answer.headers)

    def lines(self, call: Call, format: str) -> Stream[bytes]:
        """The lines of a streamed answer, without their ends."""
        rest = b""
        chunks = self.chunks(call, format)
        try:
            for chunk in chunks:
                *whole, rest = (rest + chunk).split(b"\n")
                if len(rest) > _LINE_BYTES_MAX:
                    raise OrreryError("unexpected_answer", f"A line has more than {_LINE_BYTES_MAX} bytes")
                for line in whole:
                    yield line[:-1] if line.endswith(b"\r") else line
            if rest:
                yield rest
        finally:
            chunks.close()

    def rows(self, call: Call) -> Stream[Any]:
        """The objects of a streamed answer, one a line."""
        lines = self.lines(_accepting(call, "application/x-ndjson"), "ndjson")
        try:
            for line in lines:
                if line:
                    yield parsed(line)
        finally:
            lines.close()


def _secret(name: str, value: str) -> str:
    """Without the end of the line of its file. `http.client` refuses other characters by an error with the whole value."""
    text = value.strip()
    if not re.fullmatch(r"[ -~]*", text):
        raise ValueError(f"{name} has a character that no header may have")
    return text


def _accepting(call: Call, accept: str) -> Call:
    return call if call.accept else replace(call, accept=accept)


def _unbroken(answer: Body) -> Stream[bytes]:
    chunks = answer.chunks()
    try:
        yield from chunks
    except FAILURES as error:
        raise failure(_timeout(error), "broken_stream") from error


def _timeout(error: Exception) -> Exception:
    return TimeoutError() if isinstance(error, socket.timeout) else error


def parsed(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError as error:
        raise OrreryError("unexpected_answer", "The answer is not JSON, though it says so") from error


def _split(call: Call) -> Tuple[Dict[str, str], Dict[str, Any]]:
    """The fields of the input that the address takes, and the others."""
    query: Dict[str, str] = {}
    body: Dict[str, Any] = {}
    for name, value in {**(call.input or {}), **call.fixed}.items():
        if call.operation.has_body and name not in call.operation.query:
            body[name] = value
        elif value is not None:
            query[name] = _in_address(value)
    return query, body


def _in_address(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_in_address(each) for each in value)
    return str(value)


def _identifier(name: str, path: Any) -> str:
    """An empty one, `.` and `..` would be the address of another operation. Proxies decode the dots, so that no encoding
    keeps them."""
    value = path[name]
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise TypeError(f"{name} must be a text that names something")
    return quote(value, safe="")

"""Connections that are kept for the next request."""

from __future__ import annotations

import http.client
import ssl
import threading
import time
from typing import Iterator, List, Mapping, Optional, Tuple
from urllib.parse import urlsplit

from ._errors import OrreryError

#: A connection that was not used for longer is closed, because the service may close it at any moment.
_IDLE_SECONDS = 20.0
#: Connections that are kept at most. More may be in use at once.
_KEPT_MAX = 16
_CHUNK_BYTES = 65_536
#: How a connection fails that the service closed while it was idle.
_STALE = (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError, ConnectionAbortedError)


class Connections:
    """The connections to one service. Threads may share them."""

    def __init__(self, base_url: str, ssl_context: Optional[ssl.SSLContext]) -> None:
        parts = urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"base_url must be an address such as https://orrery.example, and is {base_url!r}")
        self._host = parts.hostname
        self._port = parts.port
        self._tls = (ssl_context or ssl.create_default_context()) if parts.scheme == "https" else None
        self._kept: List[Tuple[http.client.HTTPConnection, float]] = []
        self._lock = threading.Lock()

    def exchange(
        self,
        method: str,
        target: str,
        headers: Mapping[str, str],
        body: Optional[bytes],
        timeout_seconds: float,
        is_repeatable: bool,
    ) -> Body:
        """Sends a request. What may not be sent twice gets a new connection, which cannot have been closed before."""
        connection = self._take() if is_repeatable else None
        if connection:
            connection.timeout = timeout_seconds
            if connection.sock:
                connection.sock.settimeout(timeout_seconds)
            try:
                return self._sent(connection, method, target, headers, body)
            except _STALE:
                connection.close()
        return self._sent(self._new(timeout_seconds), method, target, headers, body)

    def _sent(
        self,
        connection: http.client.HTTPConnection,
        method: str,
        target: str,
        headers: Mapping[str, str],
        body: Optional[bytes],
    ) -> Body:
        try:
            connection.request(method, target, body=body, headers=dict(headers))
            return Body(self, connection, connection.getresponse())
        except BaseException:
            connection.close()
            raise

    def _new(self, timeout_seconds: float) -> http.client.HTTPConnection:
        if self._tls:
            return http.client.HTTPSConnection(self._host, self._port, timeout=timeout_seconds, context=self._tls)
        return http.client.HTTPConnection(self._host, self._port, timeout=timeout_seconds)

    def _take(self) -> Optional[http.client.HTTPConnection]:
        with self._lock:
            while self._kept:
                connection, since = self._kept.pop()
                if time.monotonic() - since < _IDLE_SECONDS:
                    return connection
                connection.close()
        return None

    def keep(self, connection: http.client.HTTPConnection) -> None:
        """Keeps a connection whose answer was read to its end."""
        with self._lock:
            if len(self._kept) < _KEPT_MAX:
                self._kept.append((connection, time.monotonic()))
                return
        connection.close()

    def close(self) -> None:
        with self._lock:
            for connection, _ in self._kept:
                connection.close()
            self._kept.clear()


class Body:
    """The answer to a request. Its body is read as it is asked for."""

    def __init__(
        self, connections: Connections, connection: http.client.HTTPConnection, response: http.client.HTTPResponse
    ) -> None:
        self._connections = connections
        self._connection: Optional[http.client.HTTPConnection] = connection
        self._response = response
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}

    def chunks(self) -> Iterator[bytes]:
        """The bytes. Closing the iterator ends the request."""
        missing = self._response.length
        try:
            while True:
                chunk = self._response.read1(_CHUNK_BYTES)
                if not chunk:
                    break
                if missing is not None:
                    missing -= len(chunk)
                yield chunk
            if missing:
                raise http.client.IncompleteRead(b"", missing)
            self._keep()
        finally:
            self.close()

    def read(self) -> bytes:
        return b"".join(self.chunks())

    def _keep(self) -> None:
        connection, self._connection = self._connection, None
        if not connection:
            return
        if self._response.will_close:
            connection.close()
            return
        self._response.close()
        self._connections.keep(connection)

    def close(self) -> None:
        if self._connection:
            self._connection.close()
            self._response.close()
            self._connection = None


def failure(error: Exception, code: str = "network_error") -> OrreryError:
    """What ended a connection, as an error of ours."""
    if isinstance(error, TimeoutError):
        return OrreryError("timeout", "The answer did not arrive in time")
    return OrreryError(code, f"The connection failed: {error or type(error).__name__}")

"""Waits for what the service makes in its own time."""

from __future__ import annotations

from typing import Any, Callable, Optional

from ._errors import OrreryError
from ._retry import Clock

#: How often the status is asked for, if the service does not say.
_POLL_SECONDS = 2.0


def wait(
    clock: Clock,
    kind: str,
    ask: Callable[[], Any],
    on_progress: Optional[Callable[[Any], None]],
    timeout_seconds: float,
) -> Any:
    """Asks for a status as often as the service says, until it is `completed`. Raises if it ends in another way."""
    ends_at = clock.now() + timeout_seconds
    while True:
        status = ask()
        if on_progress:
            on_progress(status)
        if status["status"] == "completed":
            return status
        if status["status"] in ("failed", "cancelled"):
            reason = status["error"] and status["error"]["message"]
            message = reason or f"The {kind} was {status['status']}"
            raise OrreryError(f"{kind}_{status['status']}", message, body=status)
        pause = status["next_poll_after_seconds"]
        if pause is None:
            pause = _POLL_SECONDS
        if clock.now() + pause > ends_at:
            message = f"The {kind} is {status['status']} after {timeout_seconds} seconds"
            raise OrreryError("wait_timeout", message, body=status)
        clock.sleep(pause)

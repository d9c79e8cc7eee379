"""When a request is sent again."""

from __future__ import annotations

import random
import time

from ._errors import OrreryError


class Clock:
    """Time and chance. A program that tests itself may set its own."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def sleep(self, seconds: float) -> None:
        time.sleep(seconds)

    def random(self) -> float:
        """From 0 to 1."""
        return random.random()


#: The first wait. Each further one is twice as long, up to the last.
_FIRST_SECONDS = 0.5
_LAST_SECONDS = 16.0
#: What is added to a Retry-After at random, so that clients that were refused together do not return together.
_SPREAD_SECONDS = 0.25

_LATER = {429, 502, 503, 504}
_CODES = {"network_error", "timeout", "request_in_progress"}


def is_passing(error: OrreryError) -> bool:
    """Whether the same request may be answered later: the service was busy or away, or an earlier try is at work."""
    return error.status in _LATER or error.code in _CODES


def wait_seconds(error: OrreryError, tries: int, clock: Clock) -> float:
    """How long to wait: what the service says, else a time that doubles, cut by up to a half at random."""
    if error.retry_after_seconds is not None:
        return error.retry_after_seconds + clock.random() * _SPREAD_SECONDS
    whole = min(_LAST_SECONDS, _FIRST_SECONDS * 2.0 ** (tries - 1))
    return whole / 2 + clock.random() * whole / 2

"""Carries out the calls that arrive as lines of JSON by the Python client, with a clock that only waits advance."""

import json
import sys
from urllib.request import urlopen

from orrery_client import BatchResult, Clock, Ordered, Orrery, OrreryError, folder


class WaitsClock(Clock):
    def __init__(self, now):
        self.waits = []
        self._now = now

    def now(self):
        return self._now

    def random(self):
        return 0.0

    def sleep(self, seconds):
        self.waits.append(round(seconds * 1000))
        self._now += seconds


def plain_error(error):
    found = {"status": error.status, "code": error.code, "tries": error.tries}
    found.update(faults=error.faults, message=str(error))
    if error.trace_id is not None:
        found["traceId"] = error.trace_id
    if error.retry_after_seconds is not None:
        found["retryAfterMs"] = round(error.retry_after_seconds * 1000)
    return found


def plain(item):
    if not isinstance(item, BatchResult):
        return item
    if item.error:
        return {"index": item.index, "error": plain_error(item.error)}
    return {"index": item.index, **({"chart": item.chart} if item.answer is None else {"answer": item.answer})}


def outcome(asked):
    clock = WaitsClock(asked["now"] / 1000)
    client = Orrery(
        asked["baseUrl"],
        key=asked.get("key", "the key"),
        token=asked.get("token", "the token"),
        retries=asked.get("retries", 4),
        total_seconds=asked.get("totalMs", 120_000) / 1000,
        timeout_seconds=asked.get("timeoutMs", 60_000) / 1000,
        clock=clock,
    )
    options = {"idempotency_key": asked["idempotencyKey"]} if "idempotencyKey" in asked else {}
    method = getattr(getattr(client, asked["group"]), asked["method"])
    args = asked.get("args", []) + ([folder(asked["folder"])] if "folder" in asked else [])
    items = []
    found = {"items": items} if "take" in asked else {}
    try:
        value = method(*args, **options)
        if "take" not in asked:
            found["value"] = {"job_id": value.job_id} if isinstance(value, Ordered) else value
        else:
            for item in value:
                items.append(plain(item))
                if "probe" in asked:
                    urlopen(f"{asked['probe']}?items={len(items)}").read()
                if len(items) == asked["take"]:
                    break
            value.close()
    except OrreryError as error:
        found["error"] = plain_error(error)
    except (TypeError, ValueError) as error:
        found["thrown"] = str(error)
    client.close()
    return {**found, "waits": clock.waits}


for line in sys.stdin:
    print(json.dumps(outcome(json.loads(line))), flush=True)

"""The charts of any number of births."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Dict, Generator, Iterable, List, Mapping, Optional, Union

from . import types
from ._call import Call
from ._caller import Caller
from ._errors import OrreryError, refusal
from ._operations import OPERATIONS

#: The bounds of one request of the service, with room for the rest of its body.
_BIRTHS_MAX = 1_000
_BYTES_MAX = 1_000_000
_VALUES_MAX = 31_000

#: The technique of a batch of charts.
_CHARTS = "natal"

#: What applies to every birth: flags of natal charts, or a technique with its options.
BatchInput = Union[types.NatalBatchInput, Mapping[str, Any]]

Births = Iterable[Union[types.NatalChartRequest, Mapping[str, Any]]]


@dataclass(frozen=True)
class BatchResult:
    """What came of one birth: `chart`, or `answer` with a technique, or else `error`. `index` is its place among all that were given."""

    index: int
    chart: Optional[types.NatalChartReply] = None
    error: Optional[OrreryError] = None
    answer: Any = None


def natal_batch(
    caller: Caller,
    births: Births,
    input: Optional[BatchInput],
    idempotency_key: Optional[str],
    timeout_seconds: Optional[float],
    births_per_request: int = _BIRTHS_MAX,
) -> Generator[BatchResult, None, None]:
    key = idempotency_key or secrets.token_hex(16)
    # The client itself notices an answer that is cut off.
    fields = {name: value for name, value in (input or {}).items() if name != "end_mark"}
    first = 0
    technique = fields.get("technique", _CHARTS)
    for group in _groups(births, births_per_request):
        call = Call(
            OPERATIONS["natal_batch"],
            input=fields,
            fixed={"births": group},
            # A request has a key of its own. The same births in the same order get the same keys.
            idempotency_key=f"{key}-{first}",
            timeout_seconds=timeout_seconds,
        )
        yield from _of_one_request(caller, call, len(group), first, str(technique))
        first += len(group)


def _of_one_request(
    caller: Caller, call: Call, count: int, first: int, technique: str
) -> Generator[BatchResult, None, None]:
    read = 0
    for line in caller.rows(call):
        read += 1
        index = first + line["index"]
        if "error" in line:
            body: Dict[str, Any] = dict(line["error"])
            error = refusal(body.pop("status"), json.dumps(body), {}, caller.clock.now())
            yield BatchResult(index, error=error)
        elif technique == _CHARTS:
            yield BatchResult(index, chart=line["chart"])
        else:
            yield BatchResult(index, answer=line[technique])
    if read != count:
        raise OrreryError("broken_stream", f"The answer ended after {read} of {count} births")


def _groups(births: Births, births_max: int) -> Generator[List[Any], None, None]:
    group: List[Any] = []
    size, values = 0, 0
    for birth in births:
        text = json.dumps(birth)
        # At least as many as the service counts: signs in strings are counted too.
        count = sum(text.count(sign) for sign in ",[{") + 1
        is_full = len(group) == births_max or size + len(text) + 2 > _BYTES_MAX or values + count > _VALUES_MAX
        if is_full and group:
            yield group
            group, size, values = [], 0, 0
        group.append(birth)
        size += len(text) + 2
        values += count
    if group:
        yield group

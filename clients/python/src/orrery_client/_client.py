"""The client of an Orrery service."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from typing import Any, Callable, Dict, Generator, List, Mapping, Optional, Union, cast

from . import _operations, types
from ._batch import BatchInput, BatchResult, Births, natal_batch
from ._call import Answered, Call
from ._caller import Caller
from ._connections import Connections
from ._download import OnProgress, SinkFor, download
from ._operations import OPERATIONS
from ._retry import Clock
from ._wait import wait

_REPORT_WAIT_SECONDS = 15 * 60.0
_EXPORT_WAIT_SECONDS = 24 * 3_600.0


class Orrery:
    """A client of an Orrery service. Threads may share it."""

    def __init__(
        self,
        base_url: str,
        *,
        key: Optional[str] = None,
        token: Union[str, Callable[[], str], None] = None,
        timeout_seconds: float = 60.0,
        retries: int = 4,
        total_seconds: float = 120.0,
        on_answer: Optional[Callable[[Answered], None]] = None,
        clock: Optional[Clock] = None,
        ssl_context: Optional[ssl.SSLContext] = None,
    ) -> None:
        """
        base_url: where the service is, such as `https://orrery.example`.
        key: an API key. Calculations need one.
        token: an access token, or a function that gives a valid one. `keys` and `account` need one in place of the key.
        timeout_seconds: how long a connection may bring nothing.
        retries: how often a call is sent again at most, 0 for never.
        total_seconds: no retry begins later than this after the call.
        on_answer: hears of every answer, refusals too: for logs, and for the units that are left.
        """
        self._connections = Connections(base_url, ssl_context)
        caller = Caller(
            base_url,
            self._connections,
            key=key,
            token=token,
            timeout_seconds=timeout_seconds,
            retries=retries,
            total_seconds=total_seconds,
            on_answer=on_answer,
            clock=clock or Clock(),
        )
        self.natal = NatalMethods(caller)
        self.transits = _operations.TransitsMethods(caller)
        self.transits_search = _operations.TransitsSearchMethods(caller)
        self.solar_return = _operations.SolarReturnMethods(caller)
        self.returns = _operations.ReturnsMethods(caller)
        self.lunar_return = _operations.LunarReturnMethods(caller)  # Deprecated: `returns`.
        self.returns_search = _operations.ReturnsSearchMethods(caller)
        self.profections = _operations.ProfectionsMethods(caller)
        self.progressions = _operations.ProgressionsMethods(caller)
        self.profection_periods = _operations.ProfectionPeriodsMethods(caller)
        self.firdaria = _operations.FirdariaMethods(caller)
        self.releasing = _operations.ReleasingMethods(caller)
        self.decennials = _operations.DecennialsMethods(caller)
        self.planetary_years = _operations.PlanetaryYearsMethods(caller)
        self.progression_events = _operations.ProgressionEventsMethods(caller)
        self.progressed_lunations = _operations.ProgressedLunationsMethods(caller)
        self.tertiary_progressions = _operations.TertiaryProgressionsMethods(caller)
        self.minor_progressions = _operations.MinorProgressionsMethods(caller)
        self.solar_arc = _operations.SolarArcMethods(caller)
        self.sun_day = _operations.SunDayMethods(caller)
        self.eclipses_place = _operations.EclipsesPlaceMethods(caller)
        self.eclipses_path = _operations.EclipsesPathMethods(caller)
        self.moon_month = _operations.MoonMonthMethods(caller)
        self.moon_phase = _operations.MoonPhaseMethods(caller)
        self.horoscope_sign = _operations.HoroscopeSignMethods(caller)
        self.horoscope_bulk = _operations.HoroscopeBulkMethods(caller)
        self.horoscope_personal = _operations.HoroscopePersonalMethods(caller)
        self.horoscope_weekly_sign = _operations.HoroscopeWeeklySignMethods(caller)
        self.horoscope_weekly_personal = _operations.HoroscopeWeeklyPersonalMethods(caller)
        self.horoscope_monthly_sign = _operations.HoroscopeMonthlySignMethods(caller)
        self.horoscope_monthly_personal = _operations.HoroscopeMonthlyPersonalMethods(caller)
        self.panchang = _operations.PanchangMethods(caller)
        self.panchang_moment = _operations.PanchangMomentMethods(caller)
        self.panchang_month = _operations.PanchangMonthMethods(caller)
        self.vedic_calculate = _operations.VedicCalculateMethods(caller)
        self.vedic_chart = _operations.VedicChartMethods(caller)
        self.vedic_vargas = _operations.VedicVargasMethods(caller)
        self.vedic_yogas = _operations.VedicYogasMethods(caller)
        self.vedic_strength = _operations.VedicStrengthMethods(caller)
        self.vedic_dasha = _operations.VedicDashaMethods(caller)
        self.vedic_dasha_insights = _operations.VedicDashaInsightsMethods(caller)
        self.vedic_match = _operations.VedicMatchMethods(caller)
        self.vedic_kp = _operations.VedicKpMethods(caller)
        self.vedic_gochar_timeline = _operations.VedicGocharTimelineMethods(caller)
        self.vedic_gochar_insights = _operations.VedicGocharInsightsMethods(caller)
        self.vedic_horoscope_daily = _operations.VedicHoroscopeDailyMethods(caller)
        self.vedic_tajaka = _operations.VedicTajakaMethods(caller)
        self.vedic_qa = _operations.VedicQaMethods(caller)
        self.vedic_muhurta = _operations.VedicMuhurtaMethods(caller)
        self.vedic_muhurta_personal = _operations.VedicMuhurtaPersonalMethods(caller)
        self.charts = _operations.ChartsMethods(caller)
        self.ephemeris = EphemerisMethods(caller)
        self.sky_events = _operations.SkyEventsMethods(caller)
        self.numerology = _operations.NumerologyMethods(caller)
        self.places = _operations.PlacesMethods(caller)
        self.reports = ReportsMethods(caller)
        self.exports = ExportsMethods(caller)
        self.keys = _operations.KeysMethods(caller)
        self.account = _operations.AccountMethods(caller)

    def close(self) -> None:
        """Closes the connections that are kept for further requests."""
        self._connections.close()

    def __enter__(self) -> Orrery:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class NatalMethods(_operations.NatalMethods):
    def batch(
        self,
        births: Births,
        input: Optional[BatchInput] = None,
        *,
        births_per_request: int = 1_000,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
    ) -> Generator[BatchResult, None, None]:
        """The charts of many births, in their order, each with its error in its place.

        With `technique` in the input, the data of a technique for each birth, as `answer`. A request has at most 2,000
        units: give `births_per_request` for a technique of more than two units per birth.
        """
        return natal_batch(self._caller, births, input, idempotency_key, timeout_seconds, births_per_request)


class EphemerisMethods(_operations.EphemerisMethods):
    def rows(
        self, input: types.EphemerisRequest, *, timeout_seconds: Optional[float] = None
    ) -> Generator[types.EphemerisRow, None, None]:
        """The rows of a table, up to 2,000,000, as they are calculated."""
        return self._caller.rows(_table(input, "ndjson", timeout_seconds))

    def lines(
        self, input: types.EphemerisRequest, *, timeout_seconds: Optional[float] = None
    ) -> Generator[str, None, None]:
        """The lines of a table as CSV. The first one names the columns."""
        for line in self._caller.lines(_table(input, "csv", timeout_seconds), "csv"):
            yield line.decode()

    def chunks(
        self, input: types.EphemerisRequest, *, timeout_seconds: Optional[float] = None
    ) -> Generator[bytes, None, None]:
        """The bytes of a table in one of the streamed formats: `csv`, `ndjson`, `parquet` or `arrow`."""
        format = input["format"] or ""
        return self._caller.chunks(_table(input, format, timeout_seconds), format)


def _table(input: types.EphemerisRequest, format: str, timeout_seconds: Optional[float]) -> Call:
    # The client itself notices a table that is cut off.
    fields = {name: value for name, value in input.items() if name != "end_mark"}
    operation = OPERATIONS["ephemeris_calculate"]
    return Call(operation, input=fields, fixed={"format": format}, timeout_seconds=timeout_seconds)


@dataclass(frozen=True)
class Ordered:
    """A report that was ordered, and the chart that it is about."""

    job_id: str
    report: types.OrderedReport
    chart: types.NatalChartReply


class ReportsMethods(_operations.ReportsMethods):
    def order(
        self,
        input: types.NatalChartInput,
        *,
        idempotency_key: Optional[str] = None,
        timeout_seconds: Optional[float] = None,
    ) -> Ordered:
        """Orders the report of a birth. It costs one unit and one credit."""
        options: Mapping[str, Any] = input.get("psychological_report") or {}
        call = Call(
            OPERATIONS["natal_chart"],
            input=input,
            fixed={"psychological_report": {**options, "enabled": True}},
            idempotency_key=idempotency_key,
            timeout_seconds=timeout_seconds,
        )
        chart: Dict[str, Any] = self._caller.json(call)
        report = cast("types.OrderedReport", chart["psychological_report"])
        return Ordered(report["job_id"], report, cast("types.NatalChartReply", chart))

    def wait(
        self,
        job_id: str,
        *,
        on_progress: Optional[Callable[[types.ReportStatusReply], None]] = None,
        timeout_seconds: float = _REPORT_WAIT_SECONDS,
    ) -> types.ReportStatusReply:
        """Waits until a report is completed. Raises if it fails, or takes longer than 15 minutes or `timeout_seconds`."""
        asked = wait(self._caller.clock, "report", lambda: self.status(job_id), on_progress, timeout_seconds)
        return cast("types.ReportStatusReply", asked)


class ExportsMethods(_operations.ExportsMethods):
    def wait(
        self,
        export_id: str,
        *,
        on_progress: Optional[Callable[[types.ExportReply], None]] = None,
        timeout_seconds: float = _EXPORT_WAIT_SECONDS,
    ) -> types.ExportReply:
        """Waits until an export is completed. Raises if it fails, is cancelled, or takes longer than a day or
        `timeout_seconds`."""
        asked = wait(self._caller.clock, "export", lambda: self.status(export_id), on_progress, timeout_seconds)
        return cast("types.ExportReply", asked)

    def download(
        self,
        export_id: str,
        sink_for: SinkFor,
        *,
        on_progress: Optional[OnProgress] = None,
        timeout_seconds: Optional[float] = None,
    ) -> List[types.ExportManifestReplyPartsItem]:
        """Brings the files of a completed export into sinks, going on where a connection broke, and checks their
        hashes."""
        self.wait(export_id)
        parts = self.manifest(export_id)["parts"]
        for part in parts:
            download(self._caller, export_id, part, sink_for(part), on_progress, timeout_seconds)
        return parts

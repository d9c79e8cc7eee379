# Generated from the OpenAPI document by `npm run clients`. Do not edit.
"""The methods that call one operation each."""

from __future__ import annotations

from typing import Dict, List, Optional, cast

from . import types
from ._call import Call, FileAnswer, Operation
from ._caller import Caller

OPERATIONS: Dict[str, Operation] = {
    "natal_chart": Operation("POST", "/api/v1/natal/calculate", ("include_minor", "include_stelliums",), True, False, True),
    "natal_simple": Operation("POST", "/natal", (), True, False, True),
    "natal_batch": Operation("POST", "/api/v1/natal/batch", ("include_minor", "include_stelliums", "end_mark",), True, False, True),
    "report_credits": Operation("GET", "/api/v1/natal/report-credits", (), False, False, False),
    "natal_report": Operation("GET", "/api/v1/natal/report/{job_id}", ("format", "include_profile_branding_logo",), False, False, False),
    "natal_report_delete": Operation("DELETE", "/api/v1/natal/report/{job_id}", (), False, False, False),
    "transits_calculate": Operation("POST", "/api/v1/transits/calculate", ("include_minor",), True, False, True),
    "transits_search": Operation("POST", "/api/v1/transits/search", (), True, False, True),
    "solar_return_calculate": Operation("POST", "/api/v1/western/solar/calculate", (), True, False, True),
    "returns_calculate": Operation("POST", "/api/v1/western/returns/calculate", (), True, False, True),
    "returns_search": Operation("POST", "/api/v1/western/returns/search", (), True, False, True),
    "profections_annual": Operation("POST", "/api/v1/western/profections/annual", (), True, False, True),
    "profection_periods": Operation("POST", "/api/v1/western/profections/periods", (), True, False, True),
    "firdaria_periods": Operation("POST", "/api/v1/western/firdaria", (), True, False, True),
    "releasing_periods": Operation("POST", "/api/v1/western/releasing", (), True, False, True),
    "decennials_periods": Operation("POST", "/api/v1/western/decennials", (), True, False, True),
    "planetary_years": Operation("POST", "/api/v1/western/planetary-years", (), True, False, True),
    "progressions_secondary": Operation("POST", "/api/v1/western/progressions/secondary", (), True, False, True),
    "progression_events": Operation("POST", "/api/v1/western/progressions/secondary/exact-aspects", (), True, False, True),
    "progressions_lunations": Operation("POST", "/api/v1/western/progressions/lunations", (), True, False, True),
    "progressions_tertiary": Operation("POST", "/api/v1/western/progressions/tertiary", (), True, False, True),
    "progressions_minor": Operation("POST", "/api/v1/western/progressions/minor", (), True, False, True),
    "directions_solar_arc": Operation("POST", "/api/v1/western/directions/solar-arc", (), True, False, True),
    "moon_phase": Operation("GET", "/api/v1/moon/phase", ("date", "city", "lat", "lng", "lon", "tz_str", "dst_policy", "include_zodiac", "include_visuals", "include_special", "include_eclipse", "include_forecast", "include_traditional_moon", "include_rise_set", "include_interpretation", "style_moon_color", "style_shadow_color", "ephemeris",), False, False, False),
    "moon_month": Operation("GET", "/api/v1/moon/month", ("year", "month", "city", "lat", "lng", "lon", "tz_str", "include_zodiac", "include_visuals", "include_special", "include_eclipse", "include_forecast", "include_traditional_moon", "include_rise_set", "include_interpretation", "style_moon_color", "style_shadow_color", "include_sign_timeline", "ephemeris",), False, False, False),
    "sun_day": Operation("GET", "/api/v1/sun/day", ("date", "city", "lat", "lng", "tz_str", "include_planetary_hours", "limb", "refraction_arcmin", "elevation_m", "ephemeris",), False, False, False),
    "eclipses_place": Operation("GET", "/api/v1/eclipses/place", ("start", "end", "count", "of", "city", "lat", "lng", "tz_str", "elevation_m", "include_penumbral", "include_unseen", "ephemeris",), False, False, False),
    "eclipses_path": Operation("GET", "/api/v1/eclipses/path", ("date", "central_only", "step_minutes", "ephemeris",), False, False, False),
    "horoscope_daily_sign": Operation("GET", "/api/v2/horoscope/daily/sign", ("sign", "date", "tz_str", "timezone", "locale", "lang", "ephemeris",), False, False, False),
    "horoscope_daily_bulk": Operation("GET", "/api/v1/horoscope/daily/bulk", ("date", "tz_str", "timezone", "locale", "lang", "ephemeris",), False, False, False),
    "horoscope_daily_personal": Operation("POST", "/api/v1/horoscope/daily/personal", (), True, False, True),
    "panchang_day": Operation("POST", "/api/v2/vedic/panchang", (), True, False, True),
    "panchang_moment": Operation("POST", "/api/v1/vedic/panchang", (), True, False, True),
    "panchang_month": Operation("POST", "/api/v2/vedic/panchang/month", (), True, False, True),
    "vedic_chart": Operation("POST", "/api/v2/vedic/chart", (), True, False, True),
    "vedic_calculate": Operation("POST", "/api/v2/vedic/calculate", (), True, False, True),
    "vedic_vargas": Operation("POST", "/api/v2/vedic/vargas", (), True, False, True),
    "vedic_yogas": Operation("POST", "/api/v2/vedic/yogas", (), True, False, True),
    "vedic_strength": Operation("POST", "/api/v2/vedic/strength", (), True, False, True),
    "vedic_dasha": Operation("POST", "/api/v2/vedic/dasha", (), True, False, True),
    "vedic_dasha_insights": Operation("POST", "/api/v2/vedic/dasha/insights", (), True, False, True),
    "vedic_match": Operation("POST", "/api/v2/vedic/match", (), True, False, True),
    "vedic_kp": Operation("POST", "/api/v2/vedic/kp", (), True, False, True),
    "vedic_gochar_timeline": Operation("POST", "/api/v2/vedic/gochar/timeline", (), True, False, True),
    "vedic_gochar_insights": Operation("POST", "/api/v2/vedic/gochar/timeline/insights", (), True, False, True),
    "vedic_tajaka": Operation("POST", "/api/v2/vedic/tajaka", (), True, False, True),
    "vedic_qa": Operation("POST", "/api/v2/vedic/qa", (), True, False, True),
    "vedic_muhurat_search": Operation("POST", "/api/v2/vedic/muhurat/search", (), True, False, True),
    "vedic_muhurat_personal": Operation("POST", "/api/v2/vedic/muhurat/personalized-search", (), True, False, True),
    "vedic_horoscope_daily_personal": Operation("POST", "/api/v2/vedic/horoscope/daily/personal", (), True, False, True),
    "horoscope_weekly_sign": Operation("GET", "/api/v1/horoscope/weekly/sign", ("sign", "week_start", "tz_str", "timezone", "locale", "lang", "ephemeris",), False, False, False),
    "horoscope_weekly_personal": Operation("POST", "/api/v3/horoscope/weekly/personal", (), True, False, True),
    "horoscope_monthly_sign": Operation("GET", "/api/v1/horoscope/monthly/sign", ("sign", "year", "month", "tz_str", "timezone", "locale", "lang", "ephemeris",), False, False, False),
    "horoscope_monthly_personal": Operation("POST", "/api/v3/horoscope/monthly/personal", (), True, False, True),
    "chart_natal": Operation("POST", "/api/v1/natal/chart/", (), True, False, True),
    "chart_transits": Operation("POST", "/api/v1/natal/chart/transits", (), True, False, True),
    "chart_solar_return": Operation("POST", "/api/v1/natal/chart/solar-return", (), True, False, True),
    "chart_return": Operation("POST", "/api/v1/natal/chart/return", (), True, False, True),
    "chart_lunar_return": Operation("POST", "/api/v1/natal/chart/lunar-return", (), True, False, True),
    "chart_progressions": Operation("POST", "/api/v1/natal/chart/secondary-progressions", (), True, False, True),
    "chart_composite": Operation("POST", "/api/v1/natal/chart/composite", (), True, False, True),
    "chart_synastry": Operation("POST", "/api/v1/natal/chart/synastry", (), True, False, True),
    "chart_styles": Operation("GET", "/api/v1/natal/chart/styles", (), False, False, False),
    "vedic_visual": Operation("POST", "/api/v2/vedic/visual/chart", (), True, False, True),
    "ephemeris_table": Operation("GET", "/api/v1/ephemeris", ("start", "end", "step", "zodiac_type", "sidereal_ayanamsa", "house_system", "bodies", "frames", "include_angles", "include_houses", "include_speed", "include_retrograde", "include_dignity", "include_sign_degree", "include_aspects", "include_minor_aspects", "include_moon_void_of_course", "moon_void_definition", "include_fixed_stars", "fixed_stars", "fixed_star_packs", "lat", "lng", "tz_str", "timezone", "dst_policy", "format", "columns", "response_mode", "table_style", "precision", "ephemeris", "include_sidereal_time", "cell_format", "include_chart_links", "sign_display", "show_motion_markers", "end_mark",), False, False, False),
    "ephemeris_calculate": Operation("POST", "/api/v1/ephemeris/calculate", (), True, False, True),
    "export_create": Operation("POST", "/api/v1/exports", (), True, False, True),
    "export_list": Operation("GET", "/api/v1/exports", (), False, False, False),
    "export_status": Operation("GET", "/api/v1/exports/{export_id}", (), False, False, False),
    "export_delete": Operation("DELETE", "/api/v1/exports/{export_id}", (), False, False, False),
    "export_manifest": Operation("GET", "/api/v1/exports/{export_id}/manifest", (), False, False, False),
    "export_file": Operation("GET", "/api/v1/exports/{export_id}/files/{file}", (), False, False, False),
    "export_cancel": Operation("POST", "/api/v1/exports/{export_id}/cancel", (), False, False, True),
    "place_search": Operation("GET", "/api/v1/geo/search", ("q", "limit", "country",), False, False, False),
    "sky_events": Operation("GET", "/api/v1/sky-events", ("date", "end", "days", "timezone", "preset", "include_moon", "include_exact_hits", "include_moon_exact_hits", "include_ingresses", "include_retrogrades", "include_lunations", "include_quarters", "include_void_of_course", "include_points", "include_solar_terms", "include_right_ascension", "include_apsides", "include_node_passages", "include_formulation", "precision", "ephemeris", "moon_void_definition", "format", "all_day",), False, False, False),
    "numerology_methods": Operation("GET", "/api/v1/numerology/methods", (), False, False, False),
    "numerology_alphabets": Operation("GET", "/api/v1/numerology/alphabets", (), False, False, False),
    "numerology_profile": Operation("POST", "/api/v1/numerology/profile", (), True, False, True),
    "account_profile": Operation("GET", "/api/v1/auth/me", (), False, True, False),
    "account_data": Operation("GET", "/api/v1/settings/account/data", (), False, True, False),
    "api_key_create": Operation("POST", "/api/v1/auth/keys", (), True, True, False),
    "api_key_list": Operation("GET", "/api/v1/auth/keys", (), False, True, False),
    "api_key_update": Operation("PATCH", "/api/v1/auth/keys/{key_id}", (), True, True, False),
    "api_key_revoke": Operation("DELETE", "/api/v1/auth/keys/{key_id}", (), False, True, False),
    "account_events": Operation("GET", "/api/v1/auth/events", ("limit",), False, True, False),
    "request_log_list": Operation("GET", "/api/v1/auth/logs", ("limit",), False, True, False),
}


class _Group:
    def __init__(self, caller: Caller) -> None:
        self._caller = caller


class NatalMethods(_Group):
    def calculate(self, input: types.NatalChartInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.NatalChartReply:
        """A natal chart: positions, houses, angles, aspects and derived facts."""
        return cast("types.NatalChartReply", self._caller.json(Call(OPERATIONS["natal_chart"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def compact(self, input: types.NatalChartInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.SimpleNatalReply:
        """A natal chart in the compact form."""
        return cast("types.SimpleNatalReply", self._caller.json(Call(OPERATIONS["natal_chart"], input=input, fixed={"response_format":"compact"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def simple(self, input: types.SimpleNatalRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.SimpleNatalReply:
        """A compact natal chart: Sun, Moon, rising sign, planets by sign and house, balance of elements and modes."""
        return cast("types.SimpleNatalReply", self._caller.json(Call(OPERATIONS["natal_simple"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class TransitsMethods(_Group):
    def calculate(self, input: types.TransitsCalculateInput, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.TransitReply:
        """Transits over a natal chart: applying and separating aspects, and when each is exact."""
        return cast("types.TransitReply", self._caller.json(Call(OPERATIONS["transits_calculate"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class TransitsSearchMethods(_Group):
    def calculate(self, input: types.TransitsSearchRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.TransitsSearchReply:
        """All exact aspects of transiting bodies to a natal chart between two dates."""
        return cast("types.TransitsSearchReply", self._caller.json(Call(OPERATIONS["transits_search"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class SolarReturnMethods(_Group):
    def calculate(self, input: types.SolarReturnRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.SolarReturnReply:
        """The solar return of a year: its moment and its chart, compared with the natal chart."""
        return cast("types.SolarReturnReply", self._caller.json(Call(OPERATIONS["solar_return_calculate"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ReturnsMethods(_Group):
    def calculate(self, input: types.ReturnsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ReturnsReply:
        """Returns of any body: the next ones from a date on, each with its chart."""
        return cast("types.ReturnsReply", self._caller.json(Call(OPERATIONS["returns_calculate"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ReturnsSearchMethods(_Group):
    def calculate(self, input: types.ReturnsSearchRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ReturnsSearchReply:
        """All returns of a body between two dates, with each pass of a retrograde loop, without charts."""
        return cast("types.ReturnsSearchReply", self._caller.json(Call(OPERATIONS["returns_search"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ProfectionsMethods(_Group):
    def calculate(self, input: types.ProfectionRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ProfectionReply:
        """Annual and monthly profections: sign, house and time lord of a year of life and of its months."""
        return cast("types.ProfectionReply", self._caller.json(Call(OPERATIONS["profections_annual"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ProfectionPeriodsMethods(_Group):
    def calculate(self, input: types.ProfectionPeriodsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ProfectionPeriodsReply:
        """Profections as a list between two dates: years, months and days with sign, house and lord."""
        return cast("types.ProfectionPeriodsReply", self._caller.json(Call(OPERATIONS["profection_periods"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class FirdariaMethods(_Group):
    def calculate(self, input: types.FirdariaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.FirdariaReply:
        """Firdaria: the planets and nodes that rule a life in turn, and the parts of each period."""
        return cast("types.FirdariaReply", self._caller.json(Call(OPERATIONS["firdaria_periods"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ReleasingMethods(_Group):
    def calculate(self, input: types.ReleasingRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ReleasingReply:
        """Zodiacal releasing: the periods of a life from a lot on, to four levels, with peaks and loosing of the bond."""
        return cast("types.ReleasingReply", self._caller.json(Call(OPERATIONS["releasing_periods"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class DecennialsMethods(_Group):
    def calculate(self, input: types.DecennialsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.DecennialsReply:
        """Decennials: the planets that rule 10 years and 9 months of a life each, to four levels."""
        return cast("types.DecennialsReply", self._caller.json(Call(OPERATIONS["decennials_periods"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class PlanetaryYearsMethods(_Group):
    def calculate(self, input: types.PlanetaryYearsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.PlanetaryYearsReply:
        """Planetary years: when planets, rising times of signs, and sums of both complete their years."""
        return cast("types.PlanetaryYearsReply", self._caller.json(Call(OPERATIONS["planetary_years"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ProgressionsMethods(_Group):
    def calculate(self, input: types.SecondaryProgressionsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.SecondaryProgressionsReply:
        """Secondary progressions to a date: progressed planets, angles, houses and their aspects."""
        return cast("types.SecondaryProgressionsReply", self._caller.json(Call(OPERATIONS["progressions_secondary"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ProgressionEventsMethods(_Group):
    def calculate(self, input: types.ProgressionEventsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ProgressionEventsReply:
        """Exact progressed aspects, ingresses, stations and lunations between two dates of life."""
        return cast("types.ProgressionEventsReply", self._caller.json(Call(OPERATIONS["progression_events"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ProgressedLunationsMethods(_Group):
    def calculate(self, input: types.ProgressedLunationsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ProgressedLunationsReply:
        """Progressed new, full and quarter Moons over a life, or all eight phases."""
        return cast("types.ProgressedLunationsReply", self._caller.json(Call(OPERATIONS["progressions_lunations"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class TertiaryProgressionsMethods(_Group):
    def calculate(self, input: types.TertiaryProgressionsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.TertiaryProgressionsReply:
        """Tertiary progressions to a date: progressed planets, angles, houses and their aspects."""
        return cast("types.TertiaryProgressionsReply", self._caller.json(Call(OPERATIONS["progressions_tertiary"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class MinorProgressionsMethods(_Group):
    def calculate(self, input: types.MinorProgressionsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.MinorProgressionsReply:
        """Minor progressions to a date: progressed planets, angles, houses and their aspects."""
        return cast("types.MinorProgressionsReply", self._caller.json(Call(OPERATIONS["progressions_minor"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class SolarArcMethods(_Group):
    def calculate(self, input: types.SolarArcRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.SolarArcReply:
        """Solar arc directions to a date: directed points and their aspects to the birth chart."""
        return cast("types.SolarArcReply", self._caller.json(Call(OPERATIONS["directions_solar_arc"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class MoonPhaseMethods(_Group):
    def calculate(self, input: Optional[types.MoonPhaseInput] = None, *, timeout_seconds: Optional[float] = None) -> types.MoonPhaseReply:
        """The phase of the Moon at an instant, with the next four phases."""
        return cast("types.MoonPhaseReply", self._caller.json(Call(OPERATIONS["moon_phase"], input=input, timeout_seconds=timeout_seconds)))


class MoonMonthMethods(_Group):
    def calculate(self, input: types.MoonMonthInput, *, timeout_seconds: Optional[float] = None) -> types.MoonMonthReply:
        """The Moon on each day of a month, with its phases, apsides and signs."""
        return cast("types.MoonMonthReply", self._caller.json(Call(OPERATIONS["moon_month"], input=input, timeout_seconds=timeout_seconds)))


class SunDayMethods(_Group):
    def calculate(self, input: Optional[types.SunDayInput] = None, *, timeout_seconds: Optional[float] = None) -> types.SunDayReply:
        """Sun and Moon over a place on a day: rising, setting, twilights and planetary hours."""
        return cast("types.SunDayReply", self._caller.json(Call(OPERATIONS["sun_day"], input=input, timeout_seconds=timeout_seconds)))


class EclipsesPlaceMethods(_Group):
    def calculate(self, input: Optional[types.EclipsesPlaceInput] = None, *, timeout_seconds: Optional[float] = None) -> types.EclipsesPlaceReply:
        """Eclipses of Sun and Moon from a place: contacts, magnitude, altitude, and what is visible."""
        return cast("types.EclipsesPlaceReply", self._caller.json(Call(OPERATIONS["eclipses_place"], input=input, timeout_seconds=timeout_seconds)))


class EclipsesPathMethods(_Group):
    def calculate(self, input: Optional[types.EclipsesPathInput] = None, *, timeout_seconds: Optional[float] = None) -> types.EclipsesPathReply:
        """The path of an eclipse of the Sun: central line and limits as GeoJSON, with times, width and duration."""
        return cast("types.EclipsesPathReply", self._caller.json(Call(OPERATIONS["eclipses_path"], input=input, timeout_seconds=timeout_seconds)))


class HoroscopeSignMethods(_Group):
    def calculate(self, input: types.HoroscopeDailySignInput, *, timeout_seconds: Optional[float] = None) -> types.HoroscopeSignReply:
        """The horoscope of a sign for a day: solar houses, aspects of the day, and scores that can be added up."""
        return cast("types.HoroscopeSignReply", self._caller.json(Call(OPERATIONS["horoscope_daily_sign"], input=input, timeout_seconds=timeout_seconds)))


class HoroscopeBulkMethods(_Group):
    def calculate(self, input: Optional[types.HoroscopeDailyBulkInput] = None, *, timeout_seconds: Optional[float] = None) -> types.HoroscopeBulkReply:
        """The horoscopes of all twelve signs for a day."""
        return cast("types.HoroscopeBulkReply", self._caller.json(Call(OPERATIONS["horoscope_daily_bulk"], input=input, timeout_seconds=timeout_seconds)))


class HoroscopePersonalMethods(_Group):
    def calculate(self, input: types.HoroscopePersonalRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.HoroscopePersonalReply:
        """The horoscope of a birth for a day: its transits by weight, and scores that can be added up."""
        return cast("types.HoroscopePersonalReply", self._caller.json(Call(OPERATIONS["horoscope_daily_personal"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class PanchangMethods(_Group):
    def calculate(self, input: types.PanchangRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.PanchangReply:
        """Panchang of a day at a place: tithi, nakshatra, yoga, karana and the times of the day."""
        return cast("types.PanchangReply", self._caller.json(Call(OPERATIONS["panchang_day"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class PanchangMomentMethods(_Group):
    def calculate(self, input: types.PanchangMomentRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.PanchangMomentReply:
        """Panchang of a moment at a place: what tithi, nakshatra, yoga and karana it has, and how much of each is left."""
        return cast("types.PanchangMomentReply", self._caller.json(Call(OPERATIONS["panchang_moment"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class PanchangMonthMethods(_Group):
    def calculate(self, input: types.PanchangMonthRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.PanchangMonthReply:
        """Panchang of every day of a month at a place, with skipped and doubled tithis."""
        return cast("types.PanchangMonthReply", self._caller.json(Call(OPERATIONS["panchang_month"], input=input, fixed={"format":"json"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def calendar(self, input: types.PanchangMonthRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> str:
        """Panchang of a month as an iCalendar file."""
        return self._caller.text(Call(OPERATIONS["panchang_month"], input=input, fixed={"format":"ics"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def csv(self, input: types.PanchangMonthRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> str:
        """Panchang of a month as a table in CSV."""
        return self._caller.text(Call(OPERATIONS["panchang_month"], input=input, fixed={"format":"csv"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))


class VedicChartMethods(_Group):
    def calculate(self, input: types.VedicChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicChartReply:
        """Sidereal chart of a birth: grahas with nakshatra, pada and lords, houses, and Sade Sati."""
        return cast("types.VedicChartReply", self._caller.json(Call(OPERATIONS["vedic_chart"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicCalculateMethods(_Group):
    def calculate(self, input: types.VedicCalculateRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicCalculateReply:
        """Vedic chart of a birth with divisions, dashas, yogas, panchang and strengths in one answer."""
        return cast("types.VedicCalculateReply", self._caller.json(Call(OPERATIONS["vedic_calculate"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicVargasMethods(_Group):
    def calculate(self, input: types.VedicVargasRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicVargasReply:
        """Divisional charts D1 to D60 of a birth, with named rules and how long each stays the same."""
        return cast("types.VedicVargasReply", self._caller.json(Call(OPERATIONS["vedic_vargas"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicYogasMethods(_Group):
    def calculate(self, input: types.VedicYogasRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicYogasReply:
        """Yogas of a birth: named combinations with rule, source, bodies, and what cancels them."""
        return cast("types.VedicYogasReply", self._caller.json(Call(OPERATIONS["vedic_yogas"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicStrengthMethods(_Group):
    def calculate(self, input: types.VedicStrengthRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicStrengthReply:
        """Shadbala, bhava bala, ashtakavarga, vimsopaka and avasthas of a birth."""
        return cast("types.VedicStrengthReply", self._caller.json(Call(OPERATIONS["vedic_strength"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicDashaMethods(_Group):
    def calculate(self, input: types.VedicDashaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicDashaReply:
        """Dashas of a birth: Vimshottari to five levels, Yogini, Ashtottari, Chara, Narayana, Kalachakra."""
        return cast("types.VedicDashaReply", self._caller.json(Call(OPERATIONS["vedic_dasha"], input=input, fixed={"format":"json"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def calendar(self, input: types.VedicDashaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> str:
        """Dashas as an iCalendar file."""
        return self._caller.text(Call(OPERATIONS["vedic_dasha"], input=input, fixed={"format":"ics"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def csv(self, input: types.VedicDashaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> str:
        """Dashas as a table in CSV."""
        return self._caller.text(Call(OPERATIONS["vedic_dasha"], input=input, fixed={"format":"csv"}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))


class VedicDashaInsightsMethods(_Group):
    def calculate(self, input: types.VedicDashaInsightsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicDashaInsightsReply:
        """Facts about the lords of the active dashas: place, dignity, houses ruled, and the next changes."""
        return cast("types.VedicDashaInsightsReply", self._caller.json(Call(OPERATIONS["vedic_dasha_insights"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicMatchMethods(_Group):
    def calculate(self, input: types.VedicMatchRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicMatchReply:
        """Ashtakoota of two births: 36 points by a named school, doshas with exceptions, Mangal dosha."""
        return cast("types.VedicMatchReply", self._caller.json(Call(OPERATIONS["vedic_match"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicKpMethods(_Group):
    def calculate(self, input: types.VedicKpRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicKpReply:
        """KP chart of a birth or of a horary number: cusps and planets with sub lords, significators, ruling planets."""
        return cast("types.VedicKpReply", self._caller.json(Call(OPERATIONS["vedic_kp"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicGocharTimelineMethods(_Group):
    def calculate(self, input: types.VedicGocharTimelineRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicGocharTimelineReply:
        """Vedic transits of a range of days: houses from the natal Moon and lagna, aspects and ingresses, with exact times."""
        return cast("types.VedicGocharTimelineReply", self._caller.json(Call(OPERATIONS["vedic_gochar_timeline"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicGocharInsightsMethods(_Group):
    def calculate(self, input: types.VedicGocharInsightsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicGocharInsightsReply:
        """Favourable and unfavourable Vedic transits of a range of days, with Sade Sati and dhaiya of a life."""
        return cast("types.VedicGocharInsightsReply", self._caller.json(Call(OPERATIONS["vedic_gochar_insights"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicTajakaMethods(_Group):
    def calculate(self, input: types.VedicTajakaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicTajakaReply:
        """Tajaka year (varshaphala): annual chart, muntha, lord of the year, strengths, sahams, yogas and dashas."""
        return cast("types.VedicTajakaReply", self._caller.json(Call(OPERATIONS["vedic_tajaka"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicQaMethods(_Group):
    def calculate(self, input: types.VedicQaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicQaReply:
        """Good and bad times of a day: Rahu Kaal, Abhijit, hora, choghadiya, Gowri, Panchak, Bhadra and others."""
        return cast("types.VedicQaReply", self._caller.json(Call(OPERATIONS["vedic_qa"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicMuhurtaMethods(_Group):
    def calculate(self, input: types.VedicMuhurtaRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicMuhurtaReply:
        """Auspicious times for a purpose between two dates, each with the criteria it meets and a score."""
        return cast("types.VedicMuhurtaReply", self._caller.json(Call(OPERATIONS["vedic_muhurat_search"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicMuhurtaPersonalMethods(_Group):
    def calculate(self, input: types.VedicMuhurtaPersonalRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicMuhurtaPersonalReply:
        """Auspicious times for a purpose and a person, with Tara Bala and Chandra Bala."""
        return cast("types.VedicMuhurtaPersonalReply", self._caller.json(Call(OPERATIONS["vedic_muhurat_personal"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class VedicHoroscopeDailyMethods(_Group):
    def calculate(self, input: types.VedicHoroscopeDailyRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.VedicHoroscopeDailyReply:
        """Vedic horoscope of a birth for a day: gochar, dashas and panchang as facts, scores and times of the day."""
        return cast("types.VedicHoroscopeDailyReply", self._caller.json(Call(OPERATIONS["vedic_horoscope_daily_personal"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class HoroscopeWeeklySignMethods(_Group):
    def calculate(self, input: types.HoroscopeWeeklySignInput, *, timeout_seconds: Optional[float] = None) -> types.HoroscopePeriodSignReply:
        """The horoscope of a sign for a week: the days that matter, and scores that are means of the days."""
        return cast("types.HoroscopePeriodSignReply", self._caller.json(Call(OPERATIONS["horoscope_weekly_sign"], input=input, timeout_seconds=timeout_seconds)))


class HoroscopeWeeklyPersonalMethods(_Group):
    def calculate(self, input: types.HoroscopeWeeklyPersonalRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.HoroscopePeriodPersonalReply:
        """The horoscope of a birth for a week: its transits, the days that matter, and scores that are means of the days."""
        return cast("types.HoroscopePeriodPersonalReply", self._caller.json(Call(OPERATIONS["horoscope_weekly_personal"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class HoroscopeMonthlySignMethods(_Group):
    def calculate(self, input: types.HoroscopeMonthlySignInput, *, timeout_seconds: Optional[float] = None) -> types.HoroscopePeriodSignReply:
        """The horoscope of a sign for a month: the days that matter, and scores that are means of the days."""
        return cast("types.HoroscopePeriodSignReply", self._caller.json(Call(OPERATIONS["horoscope_monthly_sign"], input=input, timeout_seconds=timeout_seconds)))


class HoroscopeMonthlyPersonalMethods(_Group):
    def calculate(self, input: types.HoroscopeMonthlyPersonalRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.HoroscopePeriodPersonalReply:
        """The horoscope of a birth for a month: its transits, the days that matter, and scores that are means of the days."""
        return cast("types.HoroscopePeriodPersonalReply", self._caller.json(Call(OPERATIONS["horoscope_monthly_personal"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class LunarReturnMethods(_Group):
    def calculate(self, input: types.ReturnsRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ReturnsReply:
        """Returns of any body: the next ones from a date on, each with its chart. Deprecated: use returns.calculate."""
        return cast("types.ReturnsReply", self._caller.json(Call(OPERATIONS["returns_calculate"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class ChartsMethods(_Group):
    def natal(self, input: types.ExperimentalNatalChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """The wheel of a natal chart."""
        return self._caller.file(Call(OPERATIONS["chart_natal"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def transits(self, input: types.ExperimentalTransitChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """A bi-wheel: natal planets inside, transits outside."""
        return self._caller.file(Call(OPERATIONS["chart_transits"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def solar_return(self, input: types.ExperimentalSolarReturnChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """The solar return of a year: a bi-wheel around the natal chart, or alone."""
        return self._caller.file(Call(OPERATIONS["chart_solar_return"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def returns(self, input: types.ReturnChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """The next return of any body: a bi-wheel around the natal chart, or alone."""
        return self._caller.file(Call(OPERATIONS["chart_return"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def lunar_return(self, input: types.LunarReturnChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """The next lunar return: a bi-wheel around the natal chart, or alone."""
        return self._caller.file(Call(OPERATIONS["chart_lunar_return"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def progressions(self, input: types.ExperimentalSecondaryProgressionsChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """A bi-wheel: natal planets inside, secondary, tertiary or minor progressed ones outside."""
        return self._caller.file(Call(OPERATIONS["chart_progressions"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def composite(self, input: types.ExperimentalCompositeChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """The midpoint composite of two people."""
        return self._caller.file(Call(OPERATIONS["chart_composite"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def synastry(self, input: types.ExperimentalSynastryChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """A bi-wheel of two people: person A outside, person B inside."""
        return self._caller.file(Call(OPERATIONS["chart_synastry"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))

    def natal_data(self, input: types.ExperimentalNatalChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of the wheel of a natal chart as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_natal"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def transits_data(self, input: types.ExperimentalTransitChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a transit bi-wheel as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_transits"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def solar_return_data(self, input: types.ExperimentalSolarReturnChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a solar return chart as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_solar_return"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def returns_data(self, input: types.ReturnChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a return chart as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_return"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def lunar_return_data(self, input: types.LunarReturnChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a lunar return chart as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_lunar_return"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def progressions_data(self, input: types.ExperimentalSecondaryProgressionsChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a progressed bi-wheel as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_progressions"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def composite_data(self, input: types.ExperimentalCompositeChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a composite chart as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_composite"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def synastry_data(self, input: types.ExperimentalSynastryChartRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ChartData:
        """The content of a synastry bi-wheel as data."""
        return cast("types.ChartData", self._caller.json(Call(OPERATIONS["chart_synastry"], input=input, accept="application/json", idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def styles(self, *, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """Every available theme and glyph, as one image."""
        return self._caller.file(Call(OPERATIONS["chart_styles"], timeout_seconds=timeout_seconds))

    def vedic(self, input: types.VedicVisualRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """Image of a Vedic chart in squares, in North, South or East Indian style."""
        return self._caller.file(Call(OPERATIONS["vedic_visual"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds))


class EphemerisMethods(_Group):
    def table(self, input: types.EphemerisTableInput, *, timeout_seconds: Optional[float] = None) -> types.EphemerisReply:
        """Positions of the planets at regular intervals."""
        return cast("types.EphemerisReply", self._caller.json(Call(OPERATIONS["ephemeris_table"], input=input, timeout_seconds=timeout_seconds)))

    def calculate(self, input: types.EphemerisRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.EphemerisReply:
        """The same table with POST, and lists as arrays."""
        return cast("types.EphemerisReply", self._caller.json(Call(OPERATIONS["ephemeris_calculate"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class SkyEventsMethods(_Group):
    def list(self, input: types.SkyEventsInput, *, timeout_seconds: Optional[float] = None) -> types.SkyEventsResponse:
        """Sky events on local days: lunations, stations, ingresses, exact aspects."""
        return cast("types.SkyEventsResponse", self._caller.json(Call(OPERATIONS["sky_events"], input=input, fixed={"format":"json"}, timeout_seconds=timeout_seconds)))

    def calendar(self, input: types.SkyEventsInput, *, timeout_seconds: Optional[float] = None) -> str:
        """The events of the sky as an iCalendar feed."""
        return self._caller.text(Call(OPERATIONS["sky_events"], input=input, fixed={"format":"ics"}, timeout_seconds=timeout_seconds))

    def csv(self, input: types.SkyEventsInput, *, timeout_seconds: Optional[float] = None) -> str:
        """The events of the sky as a table in CSV."""
        return self._caller.text(Call(OPERATIONS["sky_events"], input=input, fixed={"format":"csv"}, timeout_seconds=timeout_seconds))


class NumerologyMethods(_Group):
    def methods(self, *, timeout_seconds: Optional[float] = None) -> types.NumerologyMethodsResponse:
        """The registry of systems, profiles, policies, calculations and sources."""
        return cast("types.NumerologyMethodsResponse", self._caller.json(Call(OPERATIONS["numerology_methods"], timeout_seconds=timeout_seconds)))

    def alphabets(self, *, timeout_seconds: Optional[float] = None) -> types.NumerologyAlphabetsResponse:
        """The tables of letter values that the registry names."""
        return cast("types.NumerologyAlphabetsResponse", self._caller.json(Call(OPERATIONS["numerology_alphabets"], timeout_seconds=timeout_seconds)))

    def profile(self, input: types.NumerologyProfileRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.NumerologyProfileResponse:
        """The numbers of a name and a date: pythagorean, Chaldean, Kabbalah or Ank Jyotish."""
        return cast("types.NumerologyProfileResponse", self._caller.json(Call(OPERATIONS["numerology_profile"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))


class PlacesMethods(_Group):
    def search(self, input: types.PlaceSearchInput, *, timeout_seconds: Optional[float] = None) -> types.PlaceList:
        """Places by name, or by the beginning of a name."""
        return cast("types.PlaceList", self._caller.json(Call(OPERATIONS["place_search"], input=input, timeout_seconds=timeout_seconds)))


class ReportsMethods(_Group):
    def credits(self, *, timeout_seconds: Optional[float] = None) -> types.ReportCreditsReply:
        """The available report credits, and the latest entries of their ledger."""
        return cast("types.ReportCreditsReply", self._caller.json(Call(OPERATIONS["report_credits"], timeout_seconds=timeout_seconds)))

    def status(self, job_id: str, input: Optional[types.NatalReportInput] = None, *, timeout_seconds: Optional[float] = None) -> types.ReportStatusReply:
        """The status of a report."""
        return cast("types.ReportStatusReply", self._caller.json(Call(OPERATIONS["natal_report"], path={"job_id": job_id}, input=input, fixed={"format":"json"}, timeout_seconds=timeout_seconds)))

    def pdf(self, job_id: str, input: Optional[types.NatalReportInput] = None, *, timeout_seconds: Optional[float] = None) -> FileAnswer:
        """A completed report as PDF."""
        return self._caller.file(Call(OPERATIONS["natal_report"], path={"job_id": job_id}, input=input, fixed={"format":"pdf"}, timeout_seconds=timeout_seconds))

    def markdown(self, job_id: str, input: Optional[types.NatalReportInput] = None, *, timeout_seconds: Optional[float] = None) -> str:
        """A completed report as Markdown."""
        return self._caller.text(Call(OPERATIONS["natal_report"], path={"job_id": job_id}, input=input, fixed={"format":"markdown"}, timeout_seconds=timeout_seconds))

    def delete(self, job_id: str, *, timeout_seconds: Optional[float] = None) -> types.ReportDeletedReply:
        """Deletes a report immediately, with its birth data."""
        return cast("types.ReportDeletedReply", self._caller.json(Call(OPERATIONS["natal_report_delete"], path={"job_id": job_id}, timeout_seconds=timeout_seconds)))


class ExportsMethods(_Group):
    def create(self, input: types.ExportRequest, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ExportReply:
        """Orders a table as files."""
        return cast("types.ExportReply", self._caller.json(Call(OPERATIONS["export_create"], input=input, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def list(self, *, timeout_seconds: Optional[float] = None) -> types.ExportListReply:
        """The exports of the account, newest first."""
        return cast("types.ExportListReply", self._caller.json(Call(OPERATIONS["export_list"], timeout_seconds=timeout_seconds)))

    def status(self, export_id: str, *, timeout_seconds: Optional[float] = None) -> types.ExportReply:
        """The status of an export, with its progress and rate."""
        return cast("types.ExportReply", self._caller.json(Call(OPERATIONS["export_status"], path={"export_id": export_id}, timeout_seconds=timeout_seconds)))

    def manifest(self, export_id: str, *, timeout_seconds: Optional[float] = None) -> types.ExportManifestReply:
        """The files of an export, with their rows, bytes and hashes."""
        return cast("types.ExportManifestReply", self._caller.json(Call(OPERATIONS["export_manifest"], path={"export_id": export_id}, timeout_seconds=timeout_seconds)))

    def cancel(self, export_id: str, *, idempotency_key: Optional[str] = None, timeout_seconds: Optional[float] = None) -> types.ExportReply:
        """Cancels an export that is not finished."""
        return cast("types.ExportReply", self._caller.json(Call(OPERATIONS["export_cancel"], path={"export_id": export_id}, idempotency_key=idempotency_key, timeout_seconds=timeout_seconds)))

    def delete(self, export_id: str, *, timeout_seconds: Optional[float] = None) -> types.ExportDeletedReply:
        """Deletes an export and its files."""
        return cast("types.ExportDeletedReply", self._caller.json(Call(OPERATIONS["export_delete"], path={"export_id": export_id}, timeout_seconds=timeout_seconds)))


class KeysMethods(_Group):
    def create(self, input: types.CreateKeyRequest, *, timeout_seconds: Optional[float] = None) -> types.KeyResponse:
        """Creates an API key; only this answer shows it."""
        return cast("types.KeyResponse", self._caller.json(Call(OPERATIONS["api_key_create"], input=input, timeout_seconds=timeout_seconds)))

    def list(self, *, timeout_seconds: Optional[float] = None) -> List[types.KeyResponse]:
        """The API keys of the account, newest first."""
        return cast("List[types.KeyResponse]", self._caller.json(Call(OPERATIONS["api_key_list"], timeout_seconds=timeout_seconds)))

    def update(self, key_id: str, input: types.UpdateKeyRequest, *, timeout_seconds: Optional[float] = None) -> types.KeyResponse:
        """Changes the name, the allowed origins or the budget of an API key."""
        return cast("types.KeyResponse", self._caller.json(Call(OPERATIONS["api_key_update"], path={"key_id": key_id}, input=input, timeout_seconds=timeout_seconds)))

    def revoke(self, key_id: str, *, timeout_seconds: Optional[float] = None) -> types.KeyResponse:
        """Revokes an API key."""
        return cast("types.KeyResponse", self._caller.json(Call(OPERATIONS["api_key_revoke"], path={"key_id": key_id}, timeout_seconds=timeout_seconds)))


class AccountMethods(_Group):
    def profile(self, *, timeout_seconds: Optional[float] = None) -> types.AccountProfile:
        """The profile of the signed-in user, with the remaining units of the plan."""
        return cast("types.AccountProfile", self._caller.json(Call(OPERATIONS["account_profile"], timeout_seconds=timeout_seconds)))

    def data(self, *, timeout_seconds: Optional[float] = None) -> types.AccountData:
        """Everything that is stored about an account, as one JSON file."""
        return cast("types.AccountData", self._caller.json(Call(OPERATIONS["account_data"], timeout_seconds=timeout_seconds)))

    def events(self, input: Optional[types.AccountEventsInput] = None, *, timeout_seconds: Optional[float] = None) -> List[types.AccountEvent]:
        """Sensitive actions on the account, newest first."""
        return cast("List[types.AccountEvent]", self._caller.json(Call(OPERATIONS["account_events"], input=input, timeout_seconds=timeout_seconds)))

    def logs(self, input: Optional[types.RequestLogListInput] = None, *, timeout_seconds: Optional[float] = None) -> List[types.LogEntry]:
        """The most recent requests of the account."""
        return cast("List[types.LogEntry]", self._caller.json(Call(OPERATIONS["request_log_list"], input=input, timeout_seconds=timeout_seconds)))

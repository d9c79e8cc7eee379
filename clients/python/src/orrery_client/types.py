# Generated from the OpenAPI document by `npm run clients`. Do not edit.
"""The types of what the service takes and answers. At run time they are plain dicts."""

from __future__ import annotations

import sys
from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

class NatalChartRequestInterpretation(TypedDict, total=False):
    # Default: `true`.
    enable: bool
    # Default: `improved`.
    style: Literal["improved"]
    # Language of titles and reasons. Passages are in English, as `interpretation.language` of the answer says. Default: `en`.
    language: LabelLanguage

class _NatalChartRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class NatalChartRequest(_NatalChartRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Daily motion of each body, and whether it is stationary. Default: `false`.
    include_speed: bool
    # Added bodies, angles and lots. They follow the default bodies and form aspects.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # Asteroids by number or name, such as `433` or `Eris`, where the service has their files. They follow the other bodies and form aspects.
    asteroids: Optional[List[str]]
    # Essential dignity: domicile, exaltation, detriment, fall or peregrine. Default: `false`.
    include_dignity: bool
    # The same as the query parameter `include_minor`. Default: `false`.
    include_minor_aspects: bool
    # The same as the query parameter with this name. Default: `false`.
    include_stelliums: bool
    # Grand trine, T-square, grand cross, yod, kite and mystic rectangle. Default: `false`.
    include_patterns: bool
    # Dominant elements, modes, polarities, signs and planets. Default: `false`.
    include_dominants: bool
    # The method for dominants: ten planets with modern rulers, or seven planets with the points of William Lilly. Default: `modern`.
    dominants_method: Literal["modern", "traditional"]
    # Parallels and contra-parallels within one degree. Default: `false`.
    include_declination_aspects: bool
    # Beginning and end of the Moon’s void of course in its current sign. Default: `false`.
    include_moon_void_of_course: bool
    # The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
    moon_void_definition: Literal["modern", "traditional"]
    # Fixed stars by name or designation, or packs of stars: royal_4, behenian_20, all.
    fixed_stars: Optional[List[str]]
    # Largest distance of a body or an angle from a star, in degrees. Default: `1`.
    fixed_star_orb: float
    # Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes.
    frames: Optional[List[str]]
    # Parts of the chart that are calculated only on request. Each adds a member with its name. `lots`, `sect`, `relocated` and `further_angles` need a time of birth.
    include: Optional[List[Literal["lots", "sect", "dignities", "receptions", "sun_conditions", "out_of_bounds", "antiscia", "midpoints", "harmonics", "draconic", "relocated", "further_angles"]]]
    # The author whose formulas `lots` use. A lot that the author does not give keeps its standard formula; each lot names its own source. `paulus`: Paulus Alexandrinus, Introduction (Greenbaum); `valens`: Vettius Valens, Anthologies (Riley); `dorotheus`: Dorotheus of Sidon, Carmen Astrologicum (Pingree); `firmicus`: Firmicus Maternus, Mathesis (Bram); `al_biruni`: Al-Biruni, The Elements of Astrology (Wright); `ptolemy`: Ptolemy, Tetrabiblos (Robbins). Default: `paulus`.
    lots_source: Literal["paulus", "valens", "dorotheus", "firmicus", "al_biruni", "ptolemy"]
    # The bounds (terms) of `dignities` and `receptions`. `egyptian`: Egyptian bounds (Ptolemy, Tetrabiblos I.20; Vettius Valens, Anthologies I.3); `ptolemy_robbins`: Ptolemaic bounds (Tetrabiblos I.21, text of F. E. Robbins, 1940); `ptolemy_lilly`: Ptolemaic bounds as William Lilly has them (Christian Astrology, 1647, p. 104). Default: `ptolemy_lilly`.
    bounds: Literal["egyptian", "ptolemy_robbins", "ptolemy_lilly"]
    # The triplicity rulers of `dignities` and `receptions`. Day births use the ruler by day, night births the ruler by night. `dorotheus`: Dorotheus of Sidon, Carmen Astrologicum I.1: by day, by night, and a partner of both; `lilly`: William Lilly, Christian Astrology, 1647, p. 104, after Ptolemy: by day and by night; Mars rules water in both. Default: `lilly`.
    triplicities: Literal["dorotheus", "lilly"]
    # The limits of `sun_conditions`. `lilly`: cazimi within 17 minutes of arc, combust within 8.5 degrees in the sign of the Sun, under the beams within 17 degrees (William Lilly, Christian Astrology, 1647, p. 113); `hellenistic`: cazimi within 60 minutes of arc, under the beams within 15 degrees (Rhetorius, Compendium 1 (heart of the Sun); Paulus Alexandrinus, Introduction 14 (beams)). Default: `lilly`.
    sun_limits: Literal["lilly", "hellenistic"]
    # Largest orb of contacts in `antiscia`, in degrees. Default: `1`.
    antiscia_orb: float
    # Largest orb of the trees in `midpoints`, in degrees. Default: `1`.
    midpoint_orb: float
    # The harmonics of `harmonics`. Default: `[5,7,9]`.
    harmonic_numbers: List[int]
    # The north node at which the zodiac of `draconic` begins. Default: `mean`.
    draconic_node: Literal["mean", "true"]
    # The place of `relocated`, by name. Coordinates take precedence.
    relocated_city: Optional[str]
    # The place of `relocated`, together with `relocated_lng`.
    relocated_lat: Optional[float]
    # The place of `relocated`, together with `relocated_lat`.
    relocated_lng: Optional[float]
    # Texts for the chart.
    interpretation: Optional[NatalChartRequestInterpretation]
    # Orders a report of the chart, a book of about fifty pages, for one report credit. The answer has its `job_id`.
    psychological_report: Optional[PsychologicalReportOrder]
    # Number of decimals of positions in the zodiac. Orbs always come from positions with three decimals. Default: `3`.
    decimals: int
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # `full`: an answer of the schema `NatalChartReply`. `compact`: that of `POST /natal` for the same chart, of the schema `SimpleNatalReply`. Default: `full`.
    response_format: Literal["full", "compact"]

LabelLanguage = Literal["en", "de", "fr", "es", "pt", "it", "hi"]

class _PsychologicalReportOrder(TypedDict):
    # True orders the report, which costs a report credit. False orders nothing. There is no default.
    enabled: bool

class PsychologicalReportOrder(_PsychologicalReportOrder, total=False):
    # Default: `standard`.
    style: Literal["standard"]
    # Language of headings, tables and glossary. The readings are in English, and the first pages say so. Default: `en`.
    language: LabelLanguage
    # The preferred format. Every report is available in all three. `markdown` also sets the field `markdown`. Default: `pdf`.
    output_format: Literal["pdf", "json", "markdown"]
    # Shows the wheel on the cover and at the beginning. Default: `true`.
    include_chart_in_pdf: bool
    # Shows the branding image of the account, if there is one, in the footer of each page. Default: `true`.
    include_profile_branding_logo: bool
    # A line in the footer of each page. It replaces the line of the branding.
    pdf_footer_label: Optional[str]
    # Default: `A4`.
    page_size: Literal["A4", "Letter"]
    # The completed job also has the whole report as Markdown. Default: `false`.
    markdown: bool
    # Receives a signed POST when the report is completed or has failed. Must be https at a public address.
    callback_url: Optional[str]
    # The report is made after the answer. Default: `async`.
    mode: Literal["async"]

class _NatalChartReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class NatalChartReplySubjectSettings(_NatalChartReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class NatalChartReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: NatalChartReplySubjectSettings

class NatalChartReplyHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class NatalChartReplyAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class NatalChartReplyAnglesDetailsAsc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class NatalChartReplyAnglesDetailsMc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class NatalChartReplyAnglesDetailsIc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class NatalChartReplyAnglesDetailsDc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class NatalChartReplyAnglesDetailsVertex(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class NatalChartReplyAnglesDetails(TypedDict):
    asc: NatalChartReplyAnglesDetailsAsc
    mc: NatalChartReplyAnglesDetailsMc
    ic: NatalChartReplyAnglesDetailsIc
    dc: NatalChartReplyAnglesDetailsDc
    vertex: NatalChartReplyAnglesDetailsVertex

class NatalChartReplyConfidence(TypedDict):
    houses: Literal["high", "medium", "unavailable"]
    angles: Literal["high", "medium", "unavailable"]
    overall: Literal["high", "medium", "unavailable"]

class NatalChartReplyMoonPhase(TypedDict):
    label: Literal["New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon", "Waning Gibbous", "Last Quarter", "Waning Crescent"]
    angle_deg: float
    illumination: float

class NatalChartReplyMoonOfTheDayFrom(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class NatalChartReplyMoonOfTheDayTo(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

NatalChartReplyMoonOfTheDay = TypedDict("NatalChartReplyMoonOfTheDay", {"from": "NatalChartReplyMoonOfTheDayFrom", "to": "NatalChartReplyMoonOfTheDayTo", "signs": "List[str]"}, total=False)

class NatalChartReplyStelliumsSignsItem(TypedDict):
    sign: str
    sign_id: str
    count: int
    bodies: List[str]

class NatalChartReplyStelliumsHousesItem(TypedDict):
    house: int
    count: int
    bodies: List[str]

class NatalChartReplyStelliums(TypedDict):
    signs: List[NatalChartReplyStelliumsSignsItem]
    houses: List[NatalChartReplyStelliumsHousesItem]

class _NatalChartReplyAspectPatternsItem(TypedDict):
    type: Literal["grand_trine", "t_square", "grand_cross", "yod", "kite", "mystic_rectangle"]
    # Bodies in their order around the figure.
    bodies: List[str]
    widest_orb: float

class NatalChartReplyAspectPatternsItem(_NatalChartReplyAspectPatternsItem, total=False):
    apex: str
    # Only for a grand trine: the element of its signs; null if they differ.
    element: Optional[str]
    # Only for a T-square or grand cross: the mode of its signs; null if they differ.
    mode: Optional[str]

class NatalChartReplyDominantsSignsItem(TypedDict):
    sign_id: str
    share: float

class NatalChartReplyDominantsPlanetsItem(TypedDict):
    id: str
    score: float

class NatalChartReplyDominantsStrongest(TypedDict):
    element: str
    mode: str
    sign_id: str
    planet: str

class _NatalChartReplyDominants(TypedDict):
    method: Literal["modern", "traditional"]
    elements: Dict[str, float]
    modes: Dict[str, float]
    polarities: Dict[str, float]
    signs: List[NatalChartReplyDominantsSignsItem]
    planets: List[NatalChartReplyDominantsPlanetsItem]
    strongest: NatalChartReplyDominantsStrongest

class NatalChartReplyDominants(_NatalChartReplyDominants, total=False):
    chart_ruler: str

class NatalChartReplyDeclinationAspectsItem(TypedDict):
    p1: str
    p2: str
    type: Literal["parallel", "contra_parallel"]
    orb: float

class NatalChartReplyFixedStarsItemConjunctionsItem(TypedDict):
    id: str
    orb: float

class NatalChartReplyFixedStarsItem(TypedDict):
    id: str
    name: str
    designation: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    latitude_deg: float
    declination_deg: float
    magnitude: float
    conjunctions: List[NatalChartReplyFixedStarsItemConjunctionsItem]

class _NatalChartReplyFramesItem(TypedDict):
    id: str

class NatalChartReplyFramesItem(_NatalChartReplyFramesItem, total=False):
    variant: Literal["mean", "true", "interpolated"]
    # From the true equinox of date.
    right_ascension_deg: Optional[float]
    # From north through east.
    azimuth_deg: Optional[float]
    # Altitude of the centre, without refraction.
    altitude_deg: Optional[float]
    # Altitude of the centre with the refraction of air of 10 °C and 1010 hPa. The same as `altitude_deg` where that leaves the centre below the horizon.
    apparent_altitude_deg: Optional[float]
    # Ecliptic longitude.
    topocentric_longitude_deg: Optional[float]
    # Ecliptic latitude.
    topocentric_latitude_deg: Optional[float]
    # From the true equinox of date.
    topocentric_right_ascension_deg: Optional[float]
    # From the true equator of date.
    topocentric_declination_deg: Optional[float]
    # Distance from the place.
    topocentric_distance_au: Optional[float]
    # Ecliptic longitude.
    heliocentric_longitude_deg: Optional[float]
    # Ecliptic latitude.
    heliocentric_latitude_deg: Optional[float]
    # Distance from the centre of the Sun.
    heliocentric_distance_au: Optional[float]
    # Ecliptic longitude.
    barycentric_longitude_deg: Optional[float]
    # Ecliptic latitude.
    barycentric_latitude_deg: Optional[float]
    # Distance from the centre of mass of the solar system.
    barycentric_distance_au: Optional[float]
    # Ecliptic longitude of date.
    geometric_longitude_deg: Optional[float]
    # Ecliptic latitude of date.
    geometric_latitude_deg: Optional[float]
    # From the mean equinox of J2000, also in a sidereal zodiac.
    j2000_longitude_deg: Optional[float]
    # From the ecliptic of J2000.
    j2000_latitude_deg: Optional[float]
    # From the mean equinox of J2000.
    j2000_right_ascension_deg: Optional[float]
    # From the mean equator of J2000.
    j2000_declination_deg: Optional[float]
    # From the mean equinox of J2000.
    topocentric_j2000_right_ascension_deg: Optional[float]
    # From the mean equator of J2000.
    topocentric_j2000_declination_deg: Optional[float]

class _NatalChartReply(TypedDict):
    subject: NatalChartReplySubject
    time: ExplainedTime
    planets: List[ChartPoint]
    aspects: List[ChartAspect]
    aspects_summary: AspectsSummary
    confidence: NatalChartReplyConfidence
    moon_phase: NatalChartReplyMoonPhase

class NatalChartReply(_NatalChartReply, total=False):
    # Houses and angles are absent without a time of birth.
    houses: List[NatalChartReplyHousesItem]
    angles: NatalChartReplyAngles
    angles_details: NatalChartReplyAnglesDetails
    # The Moon at local midnight and at the next one, if the time of birth is unknown.
    moon_of_the_day: NatalChartReplyMoonOfTheDay
    moon_void_of_course: MoonVoidOfCourse
    # Planets, Chiron and asteroids count.
    stelliums: NatalChartReplyStelliums
    aspect_patterns: List[NatalChartReplyAspectPatternsItem]
    dominants: NatalChartReplyDominants
    declination_aspects: List[NatalChartReplyDeclinationAspectsItem]
    fixed_stars: List[NatalChartReplyFixedStarsItem]
    # The bodies in the requested frames, in the order of `planets`.
    frames: List[NatalChartReplyFramesItem]
    # By `include`. Absent without a time of birth.
    lots: ChartLots
    # By `include`. Absent without a time of birth.
    sect: ChartSect
    # By `include`: essential dignities of the seven planets.
    dignities: ChartDignities
    # By `include`: receptions among the seven planets.
    receptions: ChartReceptions
    # By `include`: how near bodies are to the Sun.
    sun_conditions: ChartSunConditions
    # By `include`: bodies beyond the declinations of the Sun.
    out_of_bounds: ChartOutOfBounds
    # By `include`: antiscia and contra-antiscia with their contacts.
    antiscia: ChartAntiscia
    # By `include`: midpoints in the order of the dial, and as trees.
    midpoints: ChartMidpoints
    # By `include`: one entry for each of `harmonic_numbers`.
    harmonics: List[ChartHarmonic]
    # By `include`: positions from the north node.
    draconic: ChartDraconic
    # By `include`: angles and houses of the same instant at another place. Absent without a time of birth.
    relocated: ChartRelocated
    # By `include`. Absent without a time of birth.
    further_angles: ChartFurtherAngles
    interpretation: Interpretation
    # Every way in which the answer differs from the request.
    warnings: List[Warning]
    # Present if a report was ordered.
    psychological_report: OrderedReport
    # Repeats `psychological_report`, as do the next two.
    job_id: str
    # `completed` and `failed` are final. A report whose renderer crashed is queued again.
    status: Literal["queued", "processing", "completed", "failed"]
    # Seconds until the next poll. Null when the report has ended.
    next_poll_after_seconds: Optional[int]

class _Location(TypedDict):
    city: Optional[str]
    lat: float
    lng: float
    timezone: str
    # Whether the zone came from `tz_str` or from the place.
    timezone_from: Literal["given", "place"]
    place_from: Literal["coordinates", "gazetteer"]

class Location(_Location, total=False):
    # Other zones at or near the same place: both are in use, such as Asia/Urumqi and Asia/Shanghai, or before 1970 two histories met there, such as America/Thunder_Bay and America/Toronto. `tz_str` chooses one.
    other_timezones: List[str]
    country: str
    country_name: str
    state: Optional[str]
    population: int
    geoname_id: int
    # Their number. The first place in a search was used.
    other_places_of_that_name: int

class _ExplainedTimeOtherClocksOffsetsItem(TypedDict):
    offset: str
    # The instant of the same local time on that clock.
    utc: str
    # The nearest cities with that clock. Empty for a clock that kept or skipped summer time.
    cities: List[str]

class ExplainedTimeOtherClocksOffsetsItem(_ExplainedTimeOtherClocksOffsetsItem, total=False):
    # The Ascendant on that clock, in degrees.
    asc: float

ExplainedTimeOtherClocksAscRange = TypedDict("ExplainedTimeOtherClocksAscRange", {"from": "float", "to": "float"}, total=False)

class _ExplainedTimeOtherClocks(TypedDict):
    # city: before 1970 the zone records the clock of its own city, which was used. region: the birthplace is known to have had another clock, which was used. mean_time: the zone has the mean time of its city, which was not the law elsewhere; the mean time of the birthplace was used.
    kind: Literal["city", "region", "mean_time"]
    # The city of the zone.
    city: str
    # From that city to the birthplace.
    distance_km: int
    # The other offsets, earliest instant first.
    offsets: List[ExplainedTimeOtherClocksOffsetsItem]

class ExplainedTimeOtherClocks(_ExplainedTimeOtherClocks, total=False):
    # The Ascendants of the earliest and of the latest instant, in degrees. Absent without a time of birth.
    asc_range: ExplainedTimeOtherClocksAscRange

class _ExplainedTimeOtherCalendar(TypedDict):
    calendar: Literal["julian", "swedish"]
    # The last date of that calendar at this place, in that calendar.
    until: str
    # That date in the Gregorian calendar.
    date_gregorian: str
    # The number of days by which it is later than the date in this answer.
    days: int
    utc: str
    # Longitudes on that day, in degrees.
    sun: float
    moon: float

class ExplainedTimeOtherCalendar(_ExplainedTimeOtherCalendar, total=False):
    asc: float

class ExplainedTimeChangeCandidatesItem(TypedDict):
    # The instant in UTC, ISO 8601.
    utc: str
    # The instant in local time, with its offset.
    local: str
    # Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02.
    offset: str
    # Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters.
    abbreviation: str
    # Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset.
    is_dst: Optional[bool]

class ExplainedTimeChange(TypedDict):
    # fold: the clock showed this time twice. gap: the clock skipped it.
    kind: Literal["fold", "gap"]
    # The `dst_policy` of the request; null if it had none.
    policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    message: str
    # Both instants, the earlier first. For a gap: the time read with the offset after the gap, and with the offset before it.
    candidates: List[ExplainedTimeChangeCandidatesItem]

class _ExplainedTime(TypedDict):
    # The instant in UTC, ISO 8601.
    utc: str
    # The instant in local time, with its offset.
    local: str
    # Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02.
    offset: str
    # Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters.
    abbreviation: str
    # Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset.
    is_dst: Optional[bool]
    offset_seconds: int
    # IANA name, a fixed offset, or LMT.
    timezone: str
    # Release of the tz database that the offset and the name come from.
    timezone_data: str
    # True if the mean time of the birthplace’s longitude was used, four minutes a degree.
    local_mean_time: bool
    # The calendar that was used to read the date.
    calendar: Literal["gregorian", "julian", "swedish"]
    # The local date in the Gregorian calendar, as in all ISO 8601 texts. Year 0 is 1 BC.
    date_gregorian: str
    # The same day in the Julian calendar.
    date_julian: str
    # Julian day in UT. UTC is taken for UT1, from which it differs by less than 0.9 s since 1972.
    julian_day_ut: float
    # Julian day in Terrestrial Time: UT + delta T.
    julian_day_tt: float
    # TT - UT, from the ephemeris.
    delta_t_seconds: float
    # What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.
    ephemeris: Literal["files", "moshier"]

class ExplainedTime(_ExplainedTime, total=False):
    # Only where the clock of the birthplace is uncertain: before 1970 away from the city of its zone.
    other_clocks: ExplainedTimeOtherClocks
    # Only where the place still used another calendar on a date that was read as Gregorian, because `calendar` was not given.
    other_calendar: ExplainedTimeOtherCalendar
    # Only for a local time that the clock skipped or showed twice.
    change: ExplainedTimeChange

class _ChartPoint(TypedDict):
    id: str
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    retrograde: bool

class ChartPoint(_ChartPoint, total=False):
    # Absent without a time of birth.
    house: int
    # Only points of the Moon’s orbit have it.
    variant: Literal["mean", "true", "interpolated"]
    # Daily motion in longitude; 0 for angles and lots.
    speed: float
    # Slower than a tenth of the mean daily motion.
    is_stationary: bool
    declination_deg: float
    # Null for points without one.
    dignity: Optional[Literal["domicile", "exaltation", "detriment", "fall", "peregrine"]]

class ChartAspect(TypedDict):
    # Id of the point. In a chart with both variants of a point, the second has the name of the variant: `true_node`, `true_lilith`.
    p1: str
    p2: str
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, two decimals.
    orb: float
    # The exact angle.
    deg: int
    is_major: bool
    # Whether the two are approaching the exact angle.
    is_applying: bool

class AspectsSummary(TypedDict):
    total: int
    major: int
    minor: int
    by_type: Dict[str, int]

class MoonVoidOfCourseLastAspect(TypedDict):
    body: str
    type: str
    exact_at: str

class MoonVoidOfCourse(TypedDict):
    is_void: bool
    start: str
    end: str
    last_aspect: Optional[MoonVoidOfCourseLastAspect]
    next_sign: str
    definition: Literal["modern", "traditional"]

class ChartLotsLotsItem(TypedDict):
    id: Literal["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis", "father", "mother", "siblings", "children", "marriage_of_men", "marriage_of_women", "basis", "exaltation", "illness", "possessions", "friends", "enemies", "debt"]
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int
    # The formula that was used: asc + moon - sun.
    formula: str
    formula_by_day: str
    formula_by_night: str
    # The author of this formula.
    source: Literal["paulus", "valens", "dorotheus", "firmicus", "al_biruni", "ptolemy"]
    # Where the author has it.
    chapter: str

class ChartLots(TypedDict):
    # The `lots_source` of the request.
    source: Literal["paulus", "valens", "dorotheus", "firmicus", "al_biruni", "ptolemy"]
    # Whether the Sun is above the horizon: formulas by day were used.
    is_day: bool
    lots: List[ChartLotsLotsItem]

class ChartSectPlanetsItem(TypedDict):
    id: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # Mercury belongs to the day where it rises before the Sun.
    sect: Literal["day", "night"]
    # Whether this is the sect of the chart.
    is_in_sect: bool
    # By the altitude of its centre, without refraction.
    is_above_horizon: bool
    # A planet of the day on the side of the horizon where the Sun is, one of the night on the other.
    is_halb: bool
    # Halb, and in a sign of its own gender. Mars is masculine.
    is_hayz: bool

class ChartSect(TypedDict):
    is_day: bool
    light: Literal["sun", "moon"]
    # The benefic of the sect of the chart.
    benefic: Literal["jupiter", "venus"]
    # The malefic of the sect of the chart.
    malefic: Literal["saturn", "mars"]
    contrary_benefic: Literal["jupiter", "venus"]
    contrary_malefic: Literal["saturn", "mars"]
    planets: List[ChartSectPlanetsItem]

class ChartDignitiesPlanetsItemRulers(TypedDict):
    domicile: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    exaltation: Optional[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    triplicity: Optional[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    bound: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    face: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]

class ChartDignitiesPlanetsItem(TypedDict):
    id: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # Its own dignities and debilities. Peregrine: it rules nothing at its place; this also counts in detriment and fall.
    has: List[Literal["domicile", "exaltation", "triplicity", "bound", "face", "detriment", "fall", "peregrine"]]
    # The sum of Lilly’s points: domicile 5, exaltation 4, triplicity 3, bound 2, face 1, detriment -5, fall -4, peregrine -5. Null without a time of birth.
    score: Optional[int]
    # The planets that rule its place. Exaltation: null where no planet is exalted. Triplicity: null without a time of birth.
    rulers: ChartDignitiesPlanetsItemRulers

class ChartDignities(TypedDict):
    bounds: Literal["egyptian", "ptolemy_robbins", "ptolemy_lilly"]
    triplicities: Literal["dorotheus", "lilly"]
    planets: List[ChartDignitiesPlanetsItem]

class ChartReceptionsMutualItem(TypedDict):
    planets: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    # The dignities by which each of the two is received, in order.
    by: List[List[Literal["domicile", "exaltation", "triplicity", "bound", "face"]]]

class ChartReceptionsOneWayItem(TypedDict):
    # The planet that is received.
    guest: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # The planet that receives it.
    host: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # The dignities of the host at the place of the guest.
    by: List[Literal["domicile", "exaltation", "triplicity", "bound", "face"]]

class ChartReceptions(TypedDict):
    bounds: Literal["egyptian", "ptolemy_robbins", "ptolemy_lilly"]
    triplicities: Literal["dorotheus", "lilly"]
    mutual: List[ChartReceptionsMutualItem]
    one_way: List[ChartReceptionsOneWayItem]

class ChartSunConditionsLimits(TypedDict):
    school: Literal["lilly", "hellenistic"]
    cazimi_deg: float
    combust_deg: Optional[float]
    beams_deg: float
    # Whether a combust body must be in the sign of the Sun.
    combust_in_sign: bool

class ChartSunConditionsBodiesItem(TypedDict):
    id: str
    condition: Literal["cazimi", "combust", "under_beams", "free"]
    # Along the ecliptic, negative for a body that rises before the Sun.
    from_sun_deg: float

class ChartSunConditions(TypedDict):
    limits: ChartSunConditionsLimits
    bodies: List[ChartSunConditionsBodiesItem]

class ChartOutOfBoundsBodiesItem(TypedDict):
    id: str
    declination_deg: float
    # By how much it exceeds the obliquity.
    beyond_deg: float

class ChartOutOfBounds(TypedDict):
    # The true obliquity of the ecliptic of date: the greatest declination of the Sun.
    obliquity_deg: float
    # Only the Moon, planets and asteroids that are out of bounds.
    bodies: List[ChartOutOfBoundsBodiesItem]

class ChartAntisciaPointsItemAntiscion(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class ChartAntisciaPointsItemContraAntiscion(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class ChartAntisciaPointsItem(TypedDict):
    # The name of the point in aspects.
    id: str
    # Mirrored at the axis of 0 Cancer and 0 Capricorn.
    antiscion: ChartAntisciaPointsItemAntiscion
    # Mirrored at the axis of 0 Aries and 0 Libra.
    contra_antiscion: ChartAntisciaPointsItemContraAntiscion

class ChartAntisciaContactsItem(TypedDict):
    p1: str
    p2: str
    type: Literal["antiscion", "contra_antiscion"]
    orb: float

class ChartAntiscia(TypedDict):
    orb_deg: float
    points: List[ChartAntisciaPointsItem]
    # Points at the antiscion or contra-antiscion of another one, the closest first.
    contacts: List[ChartAntisciaContactsItem]

class ChartMidpointsSortedItem(TypedDict):
    # One name: the point itself. Two: their midpoint.
    points: List[str]
    # From the last cardinal point, 0 to 90.
    dial_deg: float
    abs_pos: float

class ChartMidpointsTreesItemMidpointsItem(TypedDict):
    points: List[str]
    # 0, 45, 90, 135 or 180.
    angle_deg: int
    orb: float

class ChartMidpointsTreesItem(TypedDict):
    # The name of the point in aspects.
    id: str
    midpoints: List[ChartMidpointsTreesItemMidpointsItem]

class ChartMidpoints(TypedDict):
    orb_deg: float
    # Points and midpoints in the order of the dial of 90 degrees.
    sorted: List[ChartMidpointsSortedItem]
    # The midpoints that each point touches, the closest first.
    trees: List[ChartMidpointsTreesItem]

class ChartHarmonicPointsItem(TypedDict):
    # The name of the point in aspects.
    id: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class ChartHarmonic(TypedDict):
    number: int
    # Longitudes times the number.
    points: List[ChartHarmonicPointsItem]

class ChartDraconicPointsItem(TypedDict):
    # The name of the point in aspects.
    id: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class ChartDraconicHousesItem(TypedDict):
    house: int
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class _ChartDraconic(TypedDict):
    node: Literal["mean", "true"]
    # The longitude of the north node, which is 0 Aries here.
    node_deg: float
    points: List[ChartDraconicPointsItem]

class ChartDraconic(_ChartDraconic, total=False):
    # Absent without a time of birth.
    houses: List[ChartDraconicHousesItem]

class ChartRelocatedLocation(TypedDict):
    city: Optional[str]
    lat: float
    lng: float

class ChartRelocatedHousesItem(TypedDict):
    house: int
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class ChartRelocatedAnglesAsc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartRelocatedAnglesMc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartRelocatedAnglesIc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartRelocatedAnglesDc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartRelocatedAnglesVertex(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartRelocatedAngles(TypedDict):
    asc: ChartRelocatedAnglesAsc
    mc: ChartRelocatedAnglesMc
    ic: ChartRelocatedAnglesIc
    dc: ChartRelocatedAnglesDc
    vertex: ChartRelocatedAnglesVertex

class ChartRelocatedPlanetsItem(TypedDict):
    # The name of the point in aspects.
    id: str
    house: int

class ChartRelocated(TypedDict):
    location: ChartRelocatedLocation
    house_system: Literal["placidus", "koch", "whole_sign", "equal", "equal_mc", "vehlow_equal", "whole_sign_aries", "porphyry", "regiomontanus", "campanus", "topocentric", "alcabitius", "morinus", "meridian", "horizontal", "carter_poli_equatorial", "krusinski", "apc", "pullen_sd", "pullen_sr", "sripati", "savard_a", "sunshine", "sunshine_makransky", "gauquelin"]
    houses: List[ChartRelocatedHousesItem]
    angles: ChartRelocatedAngles
    # The bodies in the houses of that place.
    planets: List[ChartRelocatedPlanetsItem]

class ChartFurtherAnglesAntivertex(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartFurtherAnglesEastPoint(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartFurtherAnglesCoAscendantKoch(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartFurtherAnglesCoAscendantMunkasey(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartFurtherAnglesPolarAscendant(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ChartFurtherAngles(TypedDict):
    antivertex: ChartFurtherAnglesAntivertex
    # The point that rises at the equator.
    east_point: ChartFurtherAnglesEastPoint
    co_ascendant_koch: ChartFurtherAnglesCoAscendantKoch
    co_ascendant_munkasey: ChartFurtherAnglesCoAscendantMunkasey
    # That of Munkasey.
    polar_ascendant: ChartFurtherAnglesPolarAscendant

class InterpretationSections(TypedDict):
    # Core self
    core_self: List[InterpretationEntry]
    # Mind
    mind: List[InterpretationEntry]
    # Love and relating
    love_relating: List[InterpretationEntry]
    # Work and path
    work_path: List[InterpretationEntry]
    # Social and collective
    social_collective: List[InterpretationEntry]
    # Karmic and healing
    karmic_healing: List[InterpretationEntry]

class InterpretationSynthesisItem(TypedDict):
    title: str
    # The positions and aspects in the chart that this rests on.
    because: List[str]
    body: Optional[str]

class _Interpretation(TypedDict):
    # The language of `motto`, `body` and `tags`. `title` and `because` are in the requested language.
    language: Literal["en"]
    # Within a section aspects come last, closest first.
    sections: InterpretationSections

class Interpretation(_Interpretation, total=False):
    # Only for natal charts: what dominates the chart, strongest first, and why.
    synthesis: List[InterpretationSynthesisItem]

class _InterpretationEntry(TypedDict):
    # Stable name of the text, such as `planet.sun.sign.aries`.
    key: str
    category: Literal["blend", "planet_sign", "planet_house", "retrograde", "dignity", "aspect", "unaspected", "angle_sign", "house_ruler", "balance", "stellium", "shape", "moon_phase"]
    # Sun in Aries
    title: str
    # The text in one sentence.
    motto: str
    # 60 to 250 words. Paragraphs are separated by an empty line.
    body: str
    tags: List[str]

class InterpretationEntry(_InterpretationEntry, total=False):
    # Only for aspects of transits with `include_exact_times`.
    passage: TransitPassage

class TransitPassageEntersOrb(TypedDict):
    utc: str
    local: str

class TransitPassageExactItem(TypedDict):
    utc: str
    local: str
    retrograde: bool

class TransitPassageLeavesOrb(TypedDict):
    utc: str
    local: str

class TransitPassage(TypedDict):
    # Null if it lies beyond the ephemeris.
    enters_orb: Optional[TransitPassageEntersOrb]
    exact: List[TransitPassageExactItem]
    leaves_orb: Optional[TransitPassageLeavesOrb]

class _Warning(TypedDict):
    code: str
    message: str

class Warning(_Warning, total=False):
    requested: str

class OrderedReport(TypedDict):
    job_id: str
    # `completed` and `failed` are final. A report whose renderer crashed is queued again.
    status: Literal["queued", "processing", "completed", "failed"]
    # Seconds until the next poll. Null when the report has ended.
    next_poll_after_seconds: Optional[int]
    poll_url: str

class SimpleNatalReplyPlace(TypedDict):
    city: Optional[str]
    lat: float
    lng: float

class _SimpleNatalReplyTimeOtherClocksOffsetsItem(TypedDict):
    offset: str
    # The instant of the same local time on that clock.
    utc: str
    # The nearest cities with that clock. Empty for a clock that kept or skipped summer time.
    cities: List[str]

class SimpleNatalReplyTimeOtherClocksOffsetsItem(_SimpleNatalReplyTimeOtherClocksOffsetsItem, total=False):
    # The Ascendant on that clock, in degrees.
    asc: float

SimpleNatalReplyTimeOtherClocksAscRange = TypedDict("SimpleNatalReplyTimeOtherClocksAscRange", {"from": "float", "to": "float"}, total=False)

class _SimpleNatalReplyTimeOtherClocks(TypedDict):
    # city: before 1970 the zone records the clock of its own city, which was used. region: the birthplace is known to have had another clock, which was used. mean_time: the zone has the mean time of its city, which was not the law elsewhere; the mean time of the birthplace was used.
    kind: Literal["city", "region", "mean_time"]
    # The city of the zone.
    city: str
    # From that city to the birthplace.
    distance_km: int
    # The other offsets, earliest instant first.
    offsets: List[SimpleNatalReplyTimeOtherClocksOffsetsItem]

class SimpleNatalReplyTimeOtherClocks(_SimpleNatalReplyTimeOtherClocks, total=False):
    # The Ascendants of the earliest and of the latest instant, in degrees. Absent without a time of birth.
    asc_range: SimpleNatalReplyTimeOtherClocksAscRange

class _SimpleNatalReplyTimeOtherCalendar(TypedDict):
    calendar: Literal["julian", "swedish"]
    # The last date of that calendar at this place, in that calendar.
    until: str
    # That date in the Gregorian calendar.
    date_gregorian: str
    # The number of days by which it is later than the date in this answer.
    days: int
    utc: str
    # Longitudes on that day, in degrees.
    sun: float
    moon: float

class SimpleNatalReplyTimeOtherCalendar(_SimpleNatalReplyTimeOtherCalendar, total=False):
    asc: float

class SimpleNatalReplyTimeChangeCandidatesItem(TypedDict):
    # The instant in UTC, ISO 8601.
    utc: str
    # The instant in local time, with its offset.
    local: str
    # Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02.
    offset: str
    # Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters.
    abbreviation: str
    # Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset.
    is_dst: Optional[bool]

class SimpleNatalReplyTimeChange(TypedDict):
    # fold: the clock showed this time twice. gap: the clock skipped it.
    kind: Literal["fold", "gap"]
    # The `dst_policy` of the request; null if it had none.
    policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    message: str
    # Both instants, the earlier first. For a gap: the time read with the offset after the gap, and with the offset before it.
    candidates: List[SimpleNatalReplyTimeChangeCandidatesItem]

class _SimpleNatalReplyTime(TypedDict):
    # The instant in UTC, ISO 8601.
    utc: str
    # Offset from UTC, such as +02:00. Historical offsets can have seconds: -04:56:02.
    offset: str
    # Abbreviation in the tz database: EEST, BDST, LMT. Digits such as +03 if the database has no letters.
    abbreviation: str
    # Whether the tz database marks this as daylight saving time. For Ireland since 1971 this is the winter. Null if unknown, such as for a fixed offset.
    is_dst: Optional[bool]
    # IANA name, a fixed offset, or LMT.
    timezone: str
    # Release of the tz database that the offset and the name come from.
    timezone_data: str
    # True if the mean time of the birthplace’s longitude was used, four minutes a degree.
    local_mean_time: bool
    # What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.
    ephemeris: Literal["files", "moshier"]

class SimpleNatalReplyTime(_SimpleNatalReplyTime, total=False):
    # Only where the clock of the birthplace is uncertain: before 1970 away from the city of its zone.
    other_clocks: SimpleNatalReplyTimeOtherClocks
    # Only where the place still used another calendar on a date that was read as Gregorian, because `calendar` was not given.
    other_calendar: SimpleNatalReplyTimeOtherCalendar
    # Only for a local time that the clock skipped or showed twice.
    change: SimpleNatalReplyTimeChange

class _SimpleNatalReplyPlanetsValue(TypedDict):
    # Full name of the sign: Capricorn.
    sign: Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]
    # Degrees within the sign.
    deg: float

class SimpleNatalReplyPlanetsValue(_SimpleNatalReplyPlanetsValue, total=False):
    house: int
    retrograde: Literal[True]

class _SimpleNatalReply(TypedDict):
    name: str
    datetime: str
    place: SimpleNatalReplyPlace
    time: SimpleNatalReplyTime
    sun: str
    moon: str
    planets: Dict[str, SimpleNatalReplyPlanetsValue]
    # Number of the ten planets in each element.
    elements: Dict[str, int]
    modes: Dict[str, int]
    moon_phase: Literal["New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon", "Waning Gibbous", "Last Quarter", "Waning Crescent"]

class SimpleNatalReply(_SimpleNatalReply, total=False):
    # Rising sign, midheaven, ruler and houses are absent without a time of birth.
    rising: str
    midheaven: str
    # Modern ruler of the rising sign.
    chart_ruler: str
    # The sign of each cusp by the number of its house: 1 to 12, or 1 to 36 with Gauquelin sectors.
    houses: Dict[str, Literal["Aries", "Taurus", "Gemini", "Cancer", "Leo", "Virgo", "Libra", "Scorpio", "Sagittarius", "Capricorn", "Aquarius", "Pisces"]]
    warnings: List[Warning]
    # Present if a report was ordered.
    psychological_report: OrderedReport
    # Repeats `psychological_report`, as do the next two.
    job_id: str
    # `completed` and `failed` are final. A report whose renderer crashed is queued again.
    status: Literal["queued", "processing", "completed", "failed"]
    # Seconds until the next poll. Null when the report has ended.
    next_poll_after_seconds: Optional[int]

class _SimpleNatalRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class SimpleNatalRequest(_SimpleNatalRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _NatalBatchRequest(TypedDict):
    # Births, each written as the body of `POST /api/v1/natal/calculate`, without a report order. With a technique, each is written as the birth in a request of that technique.
    births: List[NatalChartRequest]

class NatalBatchRequest(_NatalBatchRequest, total=False):
    # What to calculate for each birth: its natal chart, or the data of a technique. Default: `natal`.
    technique: Literal["natal", "transits", "transits_search", "solar_return", "returns", "returns_search", "profections", "profection_periods", "firdaria", "releasing", "decennials", "planetary_years", "progressions", "progression_events", "progressed_lunations", "tertiary_progressions", "minor_progressions", "solar_arc", "horoscope_personal", "vedic_chart", "vedic_calculate", "vedic_vargas", "vedic_yogas", "vedic_strength", "vedic_dasha", "vedic_dasha_insights", "vedic_kp", "vedic_gochar_timeline", "vedic_gochar_insights", "vedic_tajaka", "vedic_muhurta_personal", "vedic_horoscope_daily", "horoscope_weekly_personal", "horoscope_monthly_personal"]
    # The other fields of the request of the technique, including its query fields. They apply to every birth.
    options: Optional[Dict[str, Any]]

class NatalBatchLineError(TypedDict):
    # The status of the same birth sent alone.
    status: int

class _NatalBatchLine(TypedDict):
    # The index of the birth in the request, starting at 0.
    index: int

class NatalBatchLine(_NatalBatchLine, total=False):
    # The answer to the same birth sent alone.
    chart: Union[NatalChartReply, SimpleNatalReply]
    # With the technique `transits`: the answer to the same birth and options sent alone.
    transits: TransitReply
    # With the technique `transits_search`: the answer to the same birth and options sent alone.
    transits_search: TransitsSearchReply
    # With the technique `solar_return`: the answer to the same birth and options sent alone.
    solar_return: SolarReturnReply
    # With the technique `returns`: the answer to the same birth and options sent alone.
    returns: ReturnsReply
    # With the technique `returns_search`: the answer to the same birth and options sent alone.
    returns_search: ReturnsSearchReply
    # With the technique `profections`: the answer to the same birth and options sent alone.
    profections: ProfectionReply
    # With the technique `profection_periods`: the answer to the same birth and options sent alone.
    profection_periods: ProfectionPeriodsReply
    # With the technique `firdaria`: the answer to the same birth and options sent alone.
    firdaria: FirdariaReply
    # With the technique `releasing`: the answer to the same birth and options sent alone.
    releasing: ReleasingReply
    # With the technique `decennials`: the answer to the same birth and options sent alone.
    decennials: DecennialsReply
    # With the technique `planetary_years`: the answer to the same birth and options sent alone.
    planetary_years: PlanetaryYearsReply
    # With the technique `progressions`: the answer to the same birth and options sent alone.
    progressions: SecondaryProgressionsReply
    # With the technique `progression_events`: the answer to the same birth and options sent alone.
    progression_events: ProgressionEventsReply
    # With the technique `progressed_lunations`: the answer to the same birth and options sent alone.
    progressed_lunations: ProgressedLunationsReply
    # With the technique `tertiary_progressions`: the answer to the same birth and options sent alone.
    tertiary_progressions: TertiaryProgressionsReply
    # With the technique `minor_progressions`: the answer to the same birth and options sent alone.
    minor_progressions: MinorProgressionsReply
    # With the technique `solar_arc`: the answer to the same birth and options sent alone.
    solar_arc: SolarArcReply
    # With the technique `horoscope_personal`: the answer to the same birth and options sent alone.
    horoscope_personal: HoroscopePersonalReply
    # With the technique `vedic_chart`: the answer to the same birth and options sent alone.
    vedic_chart: VedicChartReply
    # With the technique `vedic_calculate`: the answer to the same birth and options sent alone.
    vedic_calculate: VedicCalculateReply
    # With the technique `vedic_vargas`: the answer to the same birth and options sent alone.
    vedic_vargas: VedicVargasReply
    # With the technique `vedic_yogas`: the answer to the same birth and options sent alone.
    vedic_yogas: VedicYogasReply
    # With the technique `vedic_strength`: the answer to the same birth and options sent alone.
    vedic_strength: VedicStrengthReply
    # With the technique `vedic_dasha`: the answer to the same birth and options sent alone.
    vedic_dasha: VedicDashaReply
    # With the technique `vedic_dasha_insights`: the answer to the same birth and options sent alone.
    vedic_dasha_insights: VedicDashaInsightsReply
    # With the technique `vedic_kp`: the answer to the same birth and options sent alone.
    vedic_kp: VedicKpReply
    # With the technique `vedic_gochar_timeline`: the answer to the same birth and options sent alone.
    vedic_gochar_timeline: VedicGocharTimelineReply
    # With the technique `vedic_gochar_insights`: the answer to the same birth and options sent alone.
    vedic_gochar_insights: VedicGocharInsightsReply
    # With the technique `vedic_tajaka`: the answer to the same birth and options sent alone.
    vedic_tajaka: VedicTajakaReply
    # With the technique `vedic_muhurta_personal`: the answer to the same birth and options sent alone.
    vedic_muhurta_personal: VedicMuhurtaPersonalReply
    # With the technique `vedic_horoscope_daily`: the answer to the same birth and options sent alone.
    vedic_horoscope_daily: VedicHoroscopeDailyReply
    # With the technique `horoscope_weekly_personal`: the answer to the same birth and options sent alone.
    horoscope_weekly_personal: HoroscopePeriodPersonalReply
    # With the technique `horoscope_monthly_personal`: the answer to the same birth and options sent alone.
    horoscope_monthly_personal: HoroscopePeriodPersonalReply
    # Instead of an answer: `status`, and the members of the error response.
    error: NatalBatchLineError

class TransitReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class TransitReplyAspectsItemBetween(TypedDict):
    transit: str
    natal: str

class _TransitReplyAspectsItem(TypedDict):
    # Id of the point. In a chart with both variants of a point, the second has the name of the variant: `true_node`, `true_lilith`.
    p1: str
    p2: str
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, two decimals.
    orb: float
    # The exact angle.
    deg: int
    is_major: bool
    # Whether the two are approaching the exact angle.
    is_applying: bool
    # Ids of the two bodies.
    between: TransitReplyAspectsItemBetween

class TransitReplyAspectsItem(_TransitReplyAspectsItem, total=False):
    passage: TransitPassage

class _TransitReply(TypedDict):
    # Local time with its offset.
    transit_date: str
    time: ExplainedTime
    location: Location
    natal_subject: TransitReplyNatalSubject
    zodiac_type: Literal["Tropical", "Sidereal"]
    # `house` is the natal house that the body passes through.
    transit_planets: List[ChartPoint]
    natal_planets: List[ChartPoint]
    aspects: List[TransitReplyAspectsItem]
    aspects_summary: AspectsSummary

class TransitReply(_TransitReply, total=False):
    # Sections by natal body. In each: aspects, closest first, then slow bodies in natal houses.
    interpretation: Interpretation
    warnings: List[Warning]

class TransitsSearchReplyMetaTransitsSearch(TypedDict):
    # The beginning of the span in UTC.
    range_start: str
    # The end of the span in UTC, exclusive.
    range_end: str
    bodies: List[TransitingBody]
    # The aspects that were searched.
    aspects: List[Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]]
    # The number of exact aspects, each pass counted.
    count: int
    zodiac_type: Literal["Tropical", "Sidereal"]

class TransitsSearchReplyMeta(TypedDict):
    transits_search: TransitsSearchReplyMetaTransitsSearch

class TransitsSearchReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class _TransitsSearchReply(TypedDict):
    meta: TransitsSearchReplyMeta
    natal_subject: TransitsSearchReplyNatalSubject
    # In order of time. A retrograde loop over a degree has each of its passes.
    transits: List[ExactTransit]

class TransitsSearchReply(_TransitsSearchReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

TransitingBody = Literal["sun", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]

class ExactTransit(TypedDict):
    # When the aspect is exact, in UTC, to the second.
    exact_utc: str
    # The transiting body.
    transit: TransitingBody
    # The natal point by its id.
    natal: str
    aspect: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Whether the transiting body is retrograde.
    retrograde: bool
    # The longitude of the transiting body, in the zodiac of the chart.
    longitude_deg: float
    # The longitude of the natal point.
    natal_longitude_deg: float

class _ChartWarning(TypedDict):
    code: str
    message: str

class ChartWarning(_ChartWarning, total=False):
    requested: str
    # The ring or the birth, by the same name as in `of` of a ring: natal, person_a, person_b, transit, return and so on. Absent for the style.
    of: str

class SolarReturnReplyMetaSolarReturn(TypedDict):
    target_year: int
    # The number of the return, negative before the birth.
    returns_since_birth: int
    # The instant of the return in UTC, to the second.
    exact_moment_utc: str
    # The same in local time at the place of the return, with its offset.
    exact_moment_local: str

class SolarReturnReplyMeta(TypedDict):
    solar_return: SolarReturnReplyMetaSolarReturn

class SolarReturnReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class _SolarReturnReplySettings(TypedDict):
    zodiac_type: Literal["Tropical", "Sidereal"]
    # False if the birth has no time.
    time_known: bool

class SolarReturnReplySettings(_SolarReturnReplySettings, total=False):
    # The system that was used. Absent without houses.
    house_system: str
    house_system_name: str
    sidereal_ayanamsa: str
    ayanamsa_deg: float

class SolarReturnReplyHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class SolarReturnReplyAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class SolarReturnReplyAnglesDetailsAsc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class SolarReturnReplyAnglesDetailsMc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class SolarReturnReplyAnglesDetailsIc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class SolarReturnReplyAnglesDetailsDc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class SolarReturnReplyAnglesDetailsVertex(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class SolarReturnReplyAnglesDetails(TypedDict):
    asc: SolarReturnReplyAnglesDetailsAsc
    mc: SolarReturnReplyAnglesDetailsMc
    ic: SolarReturnReplyAnglesDetailsIc
    dc: SolarReturnReplyAnglesDetailsDc
    vertex: SolarReturnReplyAnglesDetailsVertex

class SolarReturnReplyNatalComparisonHouseOverlayItem(TypedDict):
    planet: str
    natal_house: int

class SolarReturnReplyNatalComparisonAngularityItem(TypedDict):
    planet: str
    angle: Literal["asc", "mc", "ic", "dc"]
    orb: float

class _SolarReturnReplyNatalComparison(TypedDict):
    # Aspects of points of the return (`p1`) to natal points (`p2`).
    aspects: List[ReturnAspect]

class SolarReturnReplyNatalComparison(_SolarReturnReplyNatalComparison, total=False):
    # The natal house of each point of the return. Absent without a time of birth.
    house_overlay: List[SolarReturnReplyNatalComparisonHouseOverlayItem]
    # Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth.
    angularity: List[SolarReturnReplyNatalComparisonAngularityItem]

class _SolarReturnReply(TypedDict):
    meta: SolarReturnReplyMeta
    natal_subject: SolarReturnReplyNatalSubject
    # The place of the return.
    location: Location
    # The instant of the return.
    time: ExplainedTime
    settings: SolarReturnReplySettings
    planets: List[ChartPoint]
    # Aspects within the return.
    aspects: List[ReturnAspect]
    aspects_summary: AspectsSummary
    natal_comparison: SolarReturnReplyNatalComparison

class SolarReturnReply(_SolarReturnReply, total=False):
    # Houses and angles are absent without a time of birth.
    houses: List[SolarReturnReplyHousesItem]
    angles: SolarReturnReplyAngles
    angles_details: SolarReturnReplyAnglesDetails
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class ReturnAspect(TypedDict):
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, two decimals.
    orb: float
    # The exact angle.
    deg: int
    is_major: bool
    # Whether the two are approaching the exact angle.
    is_applying: bool
    p1_id: str
    p1_name: str
    p2_id: str
    p2_name: str

class ReturnsReplyMetaReturnPrecession(TypedDict):
    measured_by: Literal["ayanamsa"]
    ayanamsa: str
    # How the correction is measured.
    explanation: str

ReturnsReplyMetaReturn = TypedDict("ReturnsReplyMetaReturn", {"body": "str", "arc": "Literal[\"full\", \"half\", \"quarter\"]", "direction": "Literal[\"next\", \"converse\"]", "natal_longitude_deg": "float", "precession": "ReturnsReplyMetaReturnPrecession", "search_start": "str", "exact_moment_utc": "str", "exact_moment_local": "str", "return_number": "int", "arc_deg": "int", "longitude_deg": "float", "pass": "int", "passes": "int", "retrograde": "bool", "stands_for_utc": "str"}, total=False)

class ReturnsReplyMetaLunarReturn(TypedDict):
    body: Literal["moon"]
    # The instant from which returns were searched, in UTC.
    search_start: str
    exact_moment_utc: str
    exact_moment_local: str

ReturnsReplyMeta = TypedDict("ReturnsReplyMeta", {"return": "ReturnsReplyMetaReturn", "lunar_return": "ReturnsReplyMetaLunarReturn"}, total=False)

class ReturnsReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class _ReturnsReplySettings(TypedDict):
    zodiac_type: Literal["Tropical", "Sidereal"]
    # False if the birth has no time.
    time_known: bool

class ReturnsReplySettings(_ReturnsReplySettings, total=False):
    # The system that was used. Absent without houses.
    house_system: str
    house_system_name: str
    sidereal_ayanamsa: str
    ayanamsa_deg: float

class ReturnsReplyHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class ReturnsReplyAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class ReturnsReplyAnglesDetailsAsc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ReturnsReplyAnglesDetailsMc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ReturnsReplyAnglesDetailsIc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ReturnsReplyAnglesDetailsDc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ReturnsReplyAnglesDetailsVertex(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class ReturnsReplyAnglesDetails(TypedDict):
    asc: ReturnsReplyAnglesDetailsAsc
    mc: ReturnsReplyAnglesDetailsMc
    ic: ReturnsReplyAnglesDetailsIc
    dc: ReturnsReplyAnglesDetailsDc
    vertex: ReturnsReplyAnglesDetailsVertex

class ReturnsReplyNatalComparisonHouseOverlayItem(TypedDict):
    planet: str
    natal_house: int

class ReturnsReplyNatalComparisonAngularityItem(TypedDict):
    planet: str
    angle: Literal["asc", "mc", "ic", "dc"]
    orb: float

class _ReturnsReplyNatalComparison(TypedDict):
    # Aspects of points of the return (`p1`) to natal points (`p2`).
    aspects: List[ReturnAspect]

class ReturnsReplyNatalComparison(_ReturnsReplyNatalComparison, total=False):
    # The natal house of each point of the return. Absent without a time of birth.
    house_overlay: List[ReturnsReplyNatalComparisonHouseOverlayItem]
    # Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth.
    angularity: List[ReturnsReplyNatalComparisonAngularityItem]

class _ReturnsReply(TypedDict):
    meta: ReturnsReplyMeta
    natal_subject: ReturnsReplyNatalSubject
    # The place of the return.
    location: Location
    # The instant of the return.
    time: ExplainedTime
    settings: ReturnsReplySettings
    planets: List[ChartPoint]
    # Aspects within the return.
    aspects: List[ReturnAspect]
    aspects_summary: AspectsSummary
    natal_comparison: ReturnsReplyNatalComparison

class ReturnsReply(_ReturnsReply, total=False):
    # Houses and angles are absent without a time of birth.
    houses: List[ReturnsReplyHousesItem]
    angles: ReturnsReplyAngles
    angles_details: ReturnsReplyAnglesDetails
    # The following returns with their charts, with `count` or `year`.
    further_returns: List[FurtherReturn]
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class _FurtherReturnSettings(TypedDict):
    zodiac_type: Literal["Tropical", "Sidereal"]
    # False if the birth has no time.
    time_known: bool

class FurtherReturnSettings(_FurtherReturnSettings, total=False):
    # The system that was used. Absent without houses.
    house_system: str
    house_system_name: str
    sidereal_ayanamsa: str
    ayanamsa_deg: float

class FurtherReturnHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class FurtherReturnAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class FurtherReturnAnglesDetailsAsc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class FurtherReturnAnglesDetailsMc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class FurtherReturnAnglesDetailsIc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class FurtherReturnAnglesDetailsDc(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class FurtherReturnAnglesDetailsVertex(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    house: int

class FurtherReturnAnglesDetails(TypedDict):
    asc: FurtherReturnAnglesDetailsAsc
    mc: FurtherReturnAnglesDetailsMc
    ic: FurtherReturnAnglesDetailsIc
    dc: FurtherReturnAnglesDetailsDc
    vertex: FurtherReturnAnglesDetailsVertex

class FurtherReturnNatalComparisonHouseOverlayItem(TypedDict):
    planet: str
    natal_house: int

class FurtherReturnNatalComparisonAngularityItem(TypedDict):
    planet: str
    angle: Literal["asc", "mc", "ic", "dc"]
    orb: float

class _FurtherReturnNatalComparison(TypedDict):
    # Aspects of points of the return (`p1`) to natal points (`p2`).
    aspects: List[ReturnAspect]

class FurtherReturnNatalComparison(_FurtherReturnNatalComparison, total=False):
    # The natal house of each point of the return. Absent without a time of birth.
    house_overlay: List[FurtherReturnNatalComparisonHouseOverlayItem]
    # Bodies of the return at natal angles, within the orb of a conjunction. Absent without a time of birth.
    angularity: List[FurtherReturnNatalComparisonAngularityItem]

FurtherReturn = TypedDict("FurtherReturn", {"time": "ExplainedTime", "settings": "FurtherReturnSettings", "planets": "List[ChartPoint]", "houses": "List[FurtherReturnHousesItem]", "angles": "FurtherReturnAngles", "angles_details": "FurtherReturnAnglesDetails", "aspects": "List[ReturnAspect]", "aspects_summary": "AspectsSummary", "natal_comparison": "FurtherReturnNatalComparison", "return": "ReturnMoment"}, total=False)

ReturnMoment = TypedDict("ReturnMoment", {"exact_moment_utc": "str", "exact_moment_local": "str", "return_number": "int", "arc_deg": "int", "longitude_deg": "float", "pass": "int", "passes": "int", "retrograde": "bool", "stands_for_utc": "str"}, total=False)

class ReturnsSearchReplyMetaReturnsSearchPrecession(TypedDict):
    measured_by: Literal["ayanamsa"]
    ayanamsa: str
    # How the correction is measured.
    explanation: str

class _ReturnsSearchReplyMetaReturnsSearch(TypedDict):
    # The body that returns, with its variant: `mean_node`, `true_node`.
    body: str
    arc: Literal["full", "half", "quarter"]
    direction: Literal["next", "converse"]
    # The longitude at the birth, in the zodiac of the charts.
    natal_longitude_deg: float
    # The beginning of the span in UTC.
    range_start: str
    # The end of the span in UTC, exclusive.
    range_end: str
    # The number of returns, each pass counted.
    count: int
    zodiac_type: Literal["Tropical", "Sidereal"]

class ReturnsSearchReplyMetaReturnsSearch(_ReturnsSearchReplyMetaReturnsSearch, total=False):
    # Present if the returns are corrected for precession.
    precession: ReturnsSearchReplyMetaReturnsSearchPrecession
    # The ayanamsa at the birth in the sidereal zodiac.
    ayanamsa_deg: float

class ReturnsSearchReplyMeta(TypedDict):
    returns_search: ReturnsSearchReplyMetaReturnsSearch

class ReturnsSearchReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class _ReturnsSearchReply(TypedDict):
    meta: ReturnsSearchReplyMeta
    natal_subject: ReturnsSearchReplyNatalSubject
    # The place of the return.
    location: Location
    # In order of time; converse ones from the birth back.
    returns: List[ReturnMoment]

class ReturnsSearchReply(_ReturnsSearchReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

ProfectionReplyMetaAnnualProfection = TypedDict("ProfectionReplyMetaAnnualProfection", {"target_year": "int", "age": "int", "date": "str", "from": "Literal[\"ascendant\", \"midheaven\", \"sun\", \"moon\", \"part_of_fortune\"]", "rulers": "Literal[\"modern\", \"traditional\"]", "periods": "Literal[\"birthday\", \"solar_return\"]", "period": "ProfectionPeriod"}, total=False)

class ProfectionReplyMeta(TypedDict):
    annual_profection: ProfectionReplyMetaAnnualProfection

class _ProfectionReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class ProfectionReplySubjectSettings(_ProfectionReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class ProfectionReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: ProfectionReplySubjectSettings

class ProfectionReplyProfectionAnnual(TypedDict):
    # Number of the sign, counting the sign of `from` as 1.
    activated_house: int
    activated_sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The ruler of the sign.
    time_lord_id: str
    period: ProfectionPeriod
    # The natal position of the ruler, with its essential dignity.
    time_lord: ChartPoint
    # Natal points in the sign, with their essential dignities.
    natal_planets: List[ChartPoint]

class ProfectionReplyProfectionMonthlyItem(TypedDict):
    month: int
    # Number of the sign, counting the sign of `from` as 1.
    activated_house: int
    activated_sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The ruler of the sign.
    time_lord_id: str
    period: ProfectionPeriod

class _ProfectionReplyProfection(TypedDict):
    annual: ProfectionReplyProfectionAnnual
    # The months of the year of life. The first has the sign of the year.
    monthly: List[ProfectionReplyProfectionMonthlyItem]

class ProfectionReplyProfection(_ProfectionReplyProfection, total=False):
    # The month of `date`, or of now. Absent with `year`.
    active_month: int

class _ProfectionReply(TypedDict):
    meta: ProfectionReplyMeta
    subject: ProfectionReplySubject
    time: ExplainedTime
    profection: ProfectionReplyProfection

class ProfectionReply(_ProfectionReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

class _ProfectionPeriod(TypedDict):
    # The first day, local at the birthplace.
    start: str
    # The last day: the day before the next period.
    end: str

class ProfectionPeriod(_ProfectionPeriod, total=False):
    # With `solar_return`: the instant in local time, with its offset.
    starts_at: str
    # With `solar_return`: the instant at which the next period starts.
    ends_at: str

ProfectionPeriodsReplyMetaProfections = TypedDict("ProfectionPeriodsReplyMetaProfections", {"date": "str", "range_start": "str", "range_end": "str", "levels": "int", "from": "Literal[\"ascendant\", \"midheaven\", \"sun\", \"moon\", \"part_of_fortune\"]", "sign_id": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "rulers": "Literal[\"modern\", \"traditional\"]", "years": "Literal[\"birthday\", \"solar_return\"]", "months": "Literal[\"calendar\", \"twelfths\", \"thirteenths\", \"days_28\"]"}, total=False)

class ProfectionPeriodsReplyMeta(TypedDict):
    profections: ProfectionPeriodsReplyMetaProfections

class _ProfectionPeriodsReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class ProfectionPeriodsReplySubjectSettings(_ProfectionPeriodsReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class ProfectionPeriodsReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: ProfectionPeriodsReplySubjectSettings

class ProfectionPeriodsReplyProfectionsActiveItem(TypedDict):
    # 1 for a year of life, 2 for a month, 3 for days.
    level: int
    # The completed years of life when the year begins.
    age: int
    # Number of the sign, counting the sign of `from` as 1.
    house: int
    sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The ruler of the sign.
    lord_id: str
    # The sign of each level, beginning with the year.
    path: List[Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    period: LordPeriod
    # The natal position of the lord, with its essential dignity.
    lord: ChartPoint

class ProfectionPeriodsReplyProfectionsPeriodsItem(TypedDict):
    # 1 for a year of life, 2 for a month, 3 for days.
    level: int
    # The completed years of life when the year begins.
    age: int
    # Number of the sign, counting the sign of `from` as 1.
    house: int
    sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The ruler of the sign.
    lord_id: str
    # The sign of each level, beginning with the year.
    path: List[Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    period: LordPeriod

class ProfectionPeriodsReplyProfections(TypedDict):
    # The year, the month and the days at `date`.
    active: List[ProfectionPeriodsReplyProfectionsActiveItem]
    # The periods of the range in order, each before its parts. Periods at the ends of the range are not cut.
    periods: List[ProfectionPeriodsReplyProfectionsPeriodsItem]

class _ProfectionPeriodsReply(TypedDict):
    meta: ProfectionPeriodsReplyMeta
    subject: ProfectionPeriodsReplySubject
    time: ExplainedTime
    profections: ProfectionPeriodsReplyProfections

class ProfectionPeriodsReply(_ProfectionPeriodsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

class LordPeriod(TypedDict):
    # In local time at the birthplace, with its offset.
    starts_at: str
    # The instant at which the next period starts.
    ends_at: str

class _FirdariaReplyMetaFirdaria(TypedDict):
    # The time of `date`, or now, in local time at the birthplace.
    date: str
    # The levels of the list.
    levels: int
    sect: Literal["day", "night"]
    # Whether the altitude of the Sun or the request gave the sect.
    sect_from: Literal["sun", "request"]
    night_nodes: Literal["abu_mashar", "bonatti"]
    year: Literal["tropical", "julian"]
    # The days of a year.
    year_days: float

class FirdariaReplyMetaFirdaria(_FirdariaReplyMetaFirdaria, total=False):
    # That of the request, in local time at the birthplace.
    range_start: str
    range_end: str

class FirdariaReplyMeta(TypedDict):
    firdaria: FirdariaReplyMetaFirdaria

class _FirdariaReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class FirdariaReplySubjectSettings(_FirdariaReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class FirdariaReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: FirdariaReplySubjectSettings

class FirdariaReplyFirdariaActiveItemAgeYears(TypedDict):
    start: float
    end: float

class FirdariaReplyFirdariaActiveItem(TypedDict):
    # 1 for a firdaria, 2 for a seventh of it.
    level: int
    # The lord of the period: a planet, or a node.
    lord_id: str
    # The lords of all levels: that of the firdaria, then that of its part.
    path: List[str]
    period: LordPeriod
    # The age at the start and at the end, in years of `year_days`, with four decimals.
    age_years: FirdariaReplyFirdariaActiveItemAgeYears
    # The natal position of the lord, with its essential dignity.
    lord: ChartPoint

class FirdariaReplyFirdariaPeriodsItemAgeYears(TypedDict):
    start: float
    end: float

class FirdariaReplyFirdariaPeriodsItem(TypedDict):
    # 1 for a firdaria, 2 for a seventh of it.
    level: int
    # The lord of the period: a planet, or a node.
    lord_id: str
    # The lords of all levels: that of the firdaria, then that of its part.
    path: List[str]
    period: LordPeriod
    # The age at the start and at the end, in years of `year_days`, with four decimals.
    age_years: FirdariaReplyFirdariaPeriodsItemAgeYears

class FirdariaReplyFirdaria(TypedDict):
    # The firdaria at `date`, then its part. Firdaria of the nodes have no parts.
    active: List[FirdariaReplyFirdariaActiveItem]
    # The periods of the range in order, each firdaria before its parts. Those at its ends are not cut.
    periods: List[FirdariaReplyFirdariaPeriodsItem]

class _FirdariaReply(TypedDict):
    meta: FirdariaReplyMeta
    subject: FirdariaReplySubject
    time: ExplainedTime
    firdaria: FirdariaReplyFirdaria

class FirdariaReply(_FirdariaReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

ReleasingReplyMetaReleasing = TypedDict("ReleasingReplyMetaReleasing", {"date": "str", "range_start": "str", "range_end": "str", "levels": "int", "from": "Literal[\"part_of_fortune\", \"part_of_spirit\", \"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "sign_id": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "fortune_sign_id": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "spirit_sign_id": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "lot_formula": "Literal[\"paulus\", \"ptolemy\"]", "sect": "Literal[\"day\", \"night\"]", "sect_from": "Literal[\"sun\", \"request\"]", "spirit_with_fortune": "Literal[\"same\", \"next\"]", "sign_years": "Literal[\"valens\", \"least\"]", "year_days": "float"}, total=False)

class ReleasingReplyMeta(TypedDict):
    releasing: ReleasingReplyMetaReleasing

class _ReleasingReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class ReleasingReplySubjectSettings(_ReleasingReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class ReleasingReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: ReleasingReplySubjectSettings

class _ReleasingReplyReleasingActiveItem(TypedDict):
    level: int
    sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The ruler of the sign.
    lord_id: str
    # The signs of all levels, from the first on.
    path: List[Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    period: LordPeriod
    # A circuit of twelve signs is complete, and the next begins here, with the opposite sign.
    loosing_of_the_bond: bool
    # The natal position of the lord, with its essential dignity.
    lord: ChartPoint

class ReleasingReplyReleasingActiveItem(_ReleasingReplyReleasingActiveItem, total=False):
    # Number of the sign, counting that of the Lot of Fortune as 1. Absent without a time of birth.
    fortune_place: int
    # A peak period: the sign is the 1st, 4th, 7th or 10th from Fortune. Absent without a time of birth.
    peak: bool

class _ReleasingReplyReleasingPeriodsItem(TypedDict):
    level: int
    sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The ruler of the sign.
    lord_id: str
    # The signs of all levels, from the first on.
    path: List[Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    period: LordPeriod
    # A circuit of twelve signs is complete, and the next begins here, with the opposite sign.
    loosing_of_the_bond: bool

class ReleasingReplyReleasingPeriodsItem(_ReleasingReplyReleasingPeriodsItem, total=False):
    # Number of the sign, counting that of the Lot of Fortune as 1. Absent without a time of birth.
    fortune_place: int
    # A peak period: the sign is the 1st, 4th, 7th or 10th from Fortune. Absent without a time of birth.
    peak: bool

class ReleasingReplyReleasing(TypedDict):
    # The periods at `date`, from the first level to the fourth.
    active: List[ReleasingReplyReleasingActiveItem]
    # The periods of the range in order, each before its parts. Those at its ends are not cut.
    periods: List[ReleasingReplyReleasingPeriodsItem]

class _ReleasingReply(TypedDict):
    meta: ReleasingReplyMeta
    subject: ReleasingReplySubject
    time: ExplainedTime
    releasing: ReleasingReplyReleasing

class ReleasingReply(_ReleasingReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

DecennialsReplyMetaDecennials = TypedDict("DecennialsReplyMetaDecennials", {"date": "str", "range_start": "str", "range_end": "str", "levels": "int", "from": "Literal[\"sect_light\", \"valens\", \"first_well_placed\", \"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]", "well_placed": "Literal[\"not_cadent\", \"angular\"]", "order": "List[Literal[\"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]]", "sect": "Literal[\"day\", \"night\"]", "sect_from": "Literal[\"sun\", \"request\"]", "division": "Literal[\"proportion\", \"cycles\"]", "year": "Literal[\"valens\", \"tropical\", \"julian\"]", "year_days": "float"}, total=False)

class DecennialsReplyMeta(TypedDict):
    decennials: DecennialsReplyMetaDecennials

class _DecennialsReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class DecennialsReplySubjectSettings(_DecennialsReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class DecennialsReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: DecennialsReplySubjectSettings

class DecennialsReplyDecennialsActiveItemAgeYears(TypedDict):
    start: float
    end: float

class DecennialsReplyDecennialsActiveItem(TypedDict):
    level: int
    # The planet that rules the period.
    lord_id: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # The lord of each level, beginning with the decennial.
    path: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    period: LordPeriod
    # The age at the start and at the end, in years of `year_days`, with four decimals.
    age_years: DecennialsReplyDecennialsActiveItemAgeYears
    # The natal position of the lord, with its essential dignity.
    lord: ChartPoint

class DecennialsReplyDecennialsPeriodsItemAgeYears(TypedDict):
    start: float
    end: float

class DecennialsReplyDecennialsPeriodsItem(TypedDict):
    level: int
    # The planet that rules the period.
    lord_id: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # The lord of each level, beginning with the decennial.
    path: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    period: LordPeriod
    # The age at the start and at the end, in years of `year_days`, with four decimals.
    age_years: DecennialsReplyDecennialsPeriodsItemAgeYears

class DecennialsReplyDecennials(TypedDict):
    # The periods at `date`, from the first level to the fourth.
    active: List[DecennialsReplyDecennialsActiveItem]
    # The periods of the range in order, each before its parts. Periods at the ends of the range are not cut.
    periods: List[DecennialsReplyDecennialsPeriodsItem]

class _DecennialsReply(TypedDict):
    meta: DecennialsReplyMeta
    subject: DecennialsReplySubject
    time: ExplainedTime
    decennials: DecennialsReplyDecennials

class DecennialsReply(_DecennialsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

class PlanetaryYearsReplyMetaPlanetaryYears(TypedDict):
    # The time of `date`, or now, in local time at the birthplace.
    date: str
    # The first instant of the list, in local time at the birthplace.
    range_start: str
    range_end: str
    kinds: List[Literal["planet", "sign", "planets", "signs", "planet_and_sign"]]
    years: List[Literal["minor", "mean", "great"]]
    parts: List[Literal["whole", "two_thirds", "half", "third"]]
    multiples: bool
    ascensions: Literal["birthplace", "valens_1", "valens_2", "valens_3", "valens_4", "valens_5", "valens_6", "valens_7", "babylon"]
    year: Literal["tropical", "julian"]
    # The days of a year.
    year_days: float

class PlanetaryYearsReplyMeta(TypedDict):
    planetary_years: PlanetaryYearsReplyMetaPlanetaryYears

class _PlanetaryYearsReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class PlanetaryYearsReplySubjectSettings(_PlanetaryYearsReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class PlanetaryYearsReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: PlanetaryYearsReplySubjectSettings

class PlanetaryYearsReplyPlanetaryYearsPlanetsItem(TypedDict):
    id: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]
    # Its natal sign.
    sign_id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    minor_years: float
    mean_years: float
    great_years: float
    # The planets in the same sign, or in one that aspects it.
    configured_with: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]

class PlanetaryYearsReplyPlanetaryYearsSignsItem(TypedDict):
    id: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    # The degrees of the equator that rise with it, with four decimals.
    ascension_years: float
    # The natal planets in it.
    planets: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]

class _PlanetaryYearsReplyPlanetaryYearsActivationsItem(TypedDict):
    # In local time at the birthplace, with its offset.
    at: str
    # The age in years of `year_days`, with four decimals.
    age_years: float
    kind: Literal["planet", "sign", "planets", "signs", "planet_and_sign"]
    # The planets whose years are counted.
    planets: List[Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn"]]
    # The signs whose ascensional times are counted.
    signs: List[Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]]
    # The sum of the years, with four decimals.
    years: float
    part: Literal["whole", "two_thirds", "half", "third"]
    # 1 for the first completion; more only with `multiples`.
    count: int

class PlanetaryYearsReplyPlanetaryYearsActivationsItem(_PlanetaryYearsReplyPlanetaryYearsActivationsItem, total=False):
    # The kind of years of the planets. Absent without planets.
    years_of: Literal["minor", "mean", "great"]

class PlanetaryYearsReplyPlanetaryYears(TypedDict):
    planets: List[PlanetaryYearsReplyPlanetaryYearsPlanetsItem]
    signs: List[PlanetaryYearsReplyPlanetaryYearsSignsItem]
    # The completions in the order of time.
    activations: List[PlanetaryYearsReplyPlanetaryYearsActivationsItem]

class _PlanetaryYearsReply(TypedDict):
    meta: PlanetaryYearsReplyMeta
    subject: PlanetaryYearsReplySubject
    time: ExplainedTime
    planetary_years: PlanetaryYearsReplyPlanetaryYears

class PlanetaryYearsReply(_PlanetaryYearsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

class _SecondaryProgressionsReplyMeta(TypedDict):
    system: Literal["secondary"]
    # What a span of the ephemeris stands for.
    key: str
    # Days in a year of the key and of the age: the mean tropical year.
    year_days: float
    direction: Literal["direct", "converse"]
    angle_method: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # The rule of angles in words.
    angle_rule: str
    # The date, local at the place.
    target_date: str
    # Its instant in UTC.
    target_datetime: str
    # The instant of the progressed chart in the ephemeris, in UTC.
    progressed_datetime: str
    # The same as a Julian day in UT.
    progressed_julian_day: float
    # Tropical years from the birth to the date.
    age_years: float
    # Days of the ephemeris from the birth to the progressed instant; negative for converse progressions.
    ephemeris_days: float
    # The largest orb, unless `settings.orb_settings` has another for the aspect.
    orb_deg: float
    strength_rule: str
    zodiac_type: Literal["Tropical", "Sidereal"]

class SecondaryProgressionsReplyMeta(_SecondaryProgressionsReplyMeta, total=False):
    sidereal_ayanamsa: str

class SecondaryProgressionsReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class SecondaryProgressionsReplyProgressedChartAngles(TypedDict):
    ascendant: ProgressedAngle
    midheaven: ProgressedAngle
    descendant: ProgressedAngle
    imum_coeli: ProgressedAngle

class SecondaryProgressionsReplyProgressedChartHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class _SecondaryProgressionsReplyProgressedChart(TypedDict):
    # Progressed bodies by their names.
    points: Dict[str, ProgressedPoint]

class SecondaryProgressionsReplyProgressedChart(_SecondaryProgressionsReplyProgressedChart, total=False):
    # Absent without a time of birth, as are the houses.
    angles: SecondaryProgressionsReplyProgressedChartAngles
    # The system that was used.
    house_system: str
    # Houses and angles are absent without a time of birth.
    houses: List[SecondaryProgressionsReplyProgressedChartHousesItem]

class SecondaryProgressionsReplyAspectsProgressedToNatalItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class SecondaryProgressionsReplyAspectsProgressedToNatalItem(TypedDict):
    progressed_point: str
    natal_point: str
    aspect: SecondaryProgressionsReplyAspectsProgressedToNatalItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class SecondaryProgressionsReplyAspectsProgressedToProgressedItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class SecondaryProgressionsReplyAspectsProgressedToProgressedItem(TypedDict):
    point_1: str
    point_2: str
    aspect: SecondaryProgressionsReplyAspectsProgressedToProgressedItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class SecondaryProgressionsReplyAspects(TypedDict):
    # The closest first. Natal points stand still.
    progressed_to_natal: List[SecondaryProgressionsReplyAspectsProgressedToNatalItem]
    # The closest first.
    progressed_to_progressed: List[SecondaryProgressionsReplyAspectsProgressedToProgressedItem]

class _SecondaryProgressionsReply(TypedDict):
    meta: SecondaryProgressionsReplyMeta
    natal_subject: SecondaryProgressionsReplyNatalSubject
    # The place of the progressed chart.
    location: Location
    progressed_chart: SecondaryProgressionsReplyProgressedChart
    aspects: SecondaryProgressionsReplyAspects

class SecondaryProgressionsReply(_SecondaryProgressionsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class _ProgressedPoint(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    # Ecliptic longitude, seven decimals.
    longitude_deg: float
    # The position as in printed ephemerides, to the minute of arc.
    longitude_text: str
    id: str
    name: str
    # Motion in longitude, in degrees for a day of the ephemeris.
    speed_deg: float
    retrograde: bool
    # The motion in the ephemeris. Converse progressions run through it backwards.
    motion: Literal["direct", "retrograde", "stationary"]

class ProgressedPoint(_ProgressedPoint, total=False):
    # Only points of the Moon’s orbit have it.
    variant: Literal["mean", "true", "interpolated"]
    # The house of the progressed chart. Absent without a time of birth.
    house: int
    # The house of the natal chart. Absent without a time of birth.
    natal_house: int

class _ProgressedAngle(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    # Ecliptic longitude, seven decimals.
    longitude_deg: float
    # The position as in printed ephemerides, to the minute of arc.
    longitude_text: str

class ProgressedAngle(_ProgressedAngle, total=False):
    # The house of the natal chart. Absent without a time of birth.
    natal_house: int

ProgressionEventsReplyMetaSearch = TypedDict("ProgressionEventsReplyMetaSearch", {"from": "str", "to": "str", "limit": "int", "order": "Literal[\"asc\", \"desc\"]", "kinds": "List[Literal[\"aspect_to_natal\", \"aspect\", \"sign_ingress\", \"house_ingress\", \"station\", \"lunation\"]]", "total": "int"}, total=False)

class _ProgressionEventsReplyMeta(TypedDict):
    system: Literal["secondary"]
    # What a day of the ephemeris stands for.
    key: str
    # Days in a year of the key: the mean tropical year.
    year_days: float
    direction: Literal["direct", "converse"]
    search: ProgressionEventsReplyMetaSearch

class ProgressionEventsReplyMeta(_ProgressionEventsReplyMeta, total=False):
    # Absent without angles.
    angle_method: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]

class ProgressionEventsReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class _ProgressionEventsReply(TypedDict):
    meta: ProgressionEventsReplyMeta
    natal_subject: ProgressionEventsReplyNatalSubject
    events: List[ProgressionEvent]

class ProgressionEventsReply(_ProgressionEventsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class ProgressionEventAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    angle_deg: int

class _ProgressionEvent(TypedDict):
    kind: Literal["aspect_to_natal", "aspect", "sign_ingress", "house_ingress", "station", "lunation"]
    # The instant of life, in UTC.
    date: str
    # Tropical years from the birth: days of the ephemeris.
    age_years: float
    # The instant of the ephemeris that stands for it, in UTC.
    ephemeris_datetime: str
    # The same as a Julian day in UT.
    ephemeris_julian_day: float
    progressed_point: str
    # Its longitude, seven decimals.
    longitude_deg: float
    longitude_text: str
    # In the ephemeris. Converse progressions run through it backwards.
    retrograde: bool

class ProgressionEvent(_ProgressionEvent, total=False):
    # Of an aspect to a natal point.
    natal_point: str
    # Of an aspect of two progressed points.
    other_progressed_point: str
    aspect: ProgressionEventAspect
    # Of an ingress: the sign that is entered.
    sign_id: str
    # Of an ingress: the natal house that is entered.
    house: int
    # Of a station: the motion that begins.
    turns: Literal["retrograde", "direct"]
    # Of the progressed Moon to the progressed Sun.
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]

ProgressedLunationsReplyMeta = TypedDict("ProgressedLunationsReplyMeta", {"system": "Literal[\"secondary\"]", "key": "str", "year_days": "float", "direction": "Literal[\"direct\", \"converse\"]", "from": "str", "to": "str", "from_age": "float", "to_age": "float", "phases": "List[Literal[\"new_moon\", \"crescent\", \"first_quarter\", \"gibbous\", \"full_moon\", \"disseminating\", \"last_quarter\", \"balsamic\"]]"}, total=False)

class ProgressedLunationsReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class ProgressedLunationsReplyAtBirth(TypedDict):
    phase: Literal["new_moon", "crescent", "first_quarter", "gibbous", "full_moon", "disseminating", "last_quarter", "balsamic"]
    # The angle from the progressed Sun to the progressed Moon, in longitude.
    angle_deg: float

class _ProgressedLunationsReply(TypedDict):
    meta: ProgressedLunationsReplyMeta
    natal_subject: ProgressedLunationsReplyNatalSubject
    # The phase at birth. Each of the eight phases lasts from its exact angle to the exact angle of the next one.
    at_birth: ProgressedLunationsReplyAtBirth
    # In the order of life.
    lunations: List[ProgressedLunation]

class ProgressedLunationsReply(_ProgressedLunationsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class ProgressedLunationMoon(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    # Ecliptic longitude, seven decimals.
    longitude_deg: float
    # The position as in printed ephemerides, to the minute of arc.
    longitude_text: str

class ProgressedLunationSun(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    # Ecliptic longitude, seven decimals.
    longitude_deg: float
    # The position as in printed ephemerides, to the minute of arc.
    longitude_text: str

class _ProgressedLunation(TypedDict):
    phase: Literal["new_moon", "crescent", "first_quarter", "gibbous", "full_moon", "disseminating", "last_quarter", "balsamic"]
    # The angle from the progressed Sun to the progressed Moon, in longitude.
    angle_deg: float
    # The instant of life, in UTC.
    date: str
    # Tropical years from the birth: days of the ephemeris.
    age_years: float
    # The instant of the ephemeris that stands for it, in UTC.
    ephemeris_datetime: str
    # The same as a Julian day in UT.
    ephemeris_julian_day: float
    moon: ProgressedLunationMoon
    sun: ProgressedLunationSun

class ProgressedLunation(_ProgressedLunation, total=False):
    # The natal house of the Moon. Absent without a time of birth.
    natal_house: int

class _TertiaryProgressionsReplyMeta(TypedDict):
    system: Literal["tertiary"]
    # What a span of the ephemeris stands for.
    key: str
    # Days in a year of the key and of the age: the mean tropical year.
    year_days: float
    direction: Literal["direct", "converse"]
    angle_method: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # The rule of angles in words.
    angle_rule: str
    # The date, local at the place.
    target_date: str
    # Its instant in UTC.
    target_datetime: str
    # The instant of the progressed chart in the ephemeris, in UTC.
    progressed_datetime: str
    # The same as a Julian day in UT.
    progressed_julian_day: float
    # Tropical years from the birth to the date.
    age_years: float
    # Days of the ephemeris from the birth to the progressed instant; negative for converse progressions.
    ephemeris_days: float
    # The largest orb, unless `settings.orb_settings` has another for the aspect.
    orb_deg: float
    strength_rule: str
    zodiac_type: Literal["Tropical", "Sidereal"]
    # `tertiary_1`: a day for a lunar month. `tertiary_2`: a lunar month for a tropical year.
    form: Literal["tertiary_1", "tertiary_2"]
    month: Literal["tropical", "sidereal", "synodic"]
    # Days in the mean lunar month of the key.
    month_days: float

class TertiaryProgressionsReplyMeta(_TertiaryProgressionsReplyMeta, total=False):
    sidereal_ayanamsa: str

class TertiaryProgressionsReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class TertiaryProgressionsReplyProgressedChartAngles(TypedDict):
    ascendant: ProgressedAngle
    midheaven: ProgressedAngle
    descendant: ProgressedAngle
    imum_coeli: ProgressedAngle

class TertiaryProgressionsReplyProgressedChartHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class _TertiaryProgressionsReplyProgressedChart(TypedDict):
    # Progressed bodies by their names.
    points: Dict[str, ProgressedPoint]

class TertiaryProgressionsReplyProgressedChart(_TertiaryProgressionsReplyProgressedChart, total=False):
    # Absent without a time of birth, as are the houses.
    angles: TertiaryProgressionsReplyProgressedChartAngles
    # The system that was used.
    house_system: str
    # Houses and angles are absent without a time of birth.
    houses: List[TertiaryProgressionsReplyProgressedChartHousesItem]

class TertiaryProgressionsReplyAspectsProgressedToNatalItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class TertiaryProgressionsReplyAspectsProgressedToNatalItem(TypedDict):
    progressed_point: str
    natal_point: str
    aspect: TertiaryProgressionsReplyAspectsProgressedToNatalItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class TertiaryProgressionsReplyAspectsProgressedToProgressedItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class TertiaryProgressionsReplyAspectsProgressedToProgressedItem(TypedDict):
    point_1: str
    point_2: str
    aspect: TertiaryProgressionsReplyAspectsProgressedToProgressedItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class TertiaryProgressionsReplyAspects(TypedDict):
    # The closest first. Natal points stand still.
    progressed_to_natal: List[TertiaryProgressionsReplyAspectsProgressedToNatalItem]
    # The closest first.
    progressed_to_progressed: List[TertiaryProgressionsReplyAspectsProgressedToProgressedItem]

class _TertiaryProgressionsReply(TypedDict):
    meta: TertiaryProgressionsReplyMeta
    natal_subject: TertiaryProgressionsReplyNatalSubject
    # The place of the progressed chart.
    location: Location
    progressed_chart: TertiaryProgressionsReplyProgressedChart
    aspects: TertiaryProgressionsReplyAspects

class TertiaryProgressionsReply(_TertiaryProgressionsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class _MinorProgressionsReplyMeta(TypedDict):
    system: Literal["minor"]
    # What a span of the ephemeris stands for.
    key: str
    # Days in a year of the key and of the age: the mean tropical year.
    year_days: float
    direction: Literal["direct", "converse"]
    angle_method: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # The rule of angles in words.
    angle_rule: str
    # The date, local at the place.
    target_date: str
    # Its instant in UTC.
    target_datetime: str
    # The instant of the progressed chart in the ephemeris, in UTC.
    progressed_datetime: str
    # The same as a Julian day in UT.
    progressed_julian_day: float
    # Tropical years from the birth to the date.
    age_years: float
    # Days of the ephemeris from the birth to the progressed instant; negative for converse progressions.
    ephemeris_days: float
    # The largest orb, unless `settings.orb_settings` has another for the aspect.
    orb_deg: float
    strength_rule: str
    zodiac_type: Literal["Tropical", "Sidereal"]
    month: Literal["tropical", "sidereal", "synodic"]
    # Days in the mean lunar month of the key.
    month_days: float

class MinorProgressionsReplyMeta(_MinorProgressionsReplyMeta, total=False):
    sidereal_ayanamsa: str

class MinorProgressionsReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class MinorProgressionsReplyProgressedChartAngles(TypedDict):
    ascendant: ProgressedAngle
    midheaven: ProgressedAngle
    descendant: ProgressedAngle
    imum_coeli: ProgressedAngle

class MinorProgressionsReplyProgressedChartHousesItem(TypedDict):
    house: int
    name: str
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float

class _MinorProgressionsReplyProgressedChart(TypedDict):
    # Progressed bodies by their names.
    points: Dict[str, ProgressedPoint]

class MinorProgressionsReplyProgressedChart(_MinorProgressionsReplyProgressedChart, total=False):
    # Absent without a time of birth, as are the houses.
    angles: MinorProgressionsReplyProgressedChartAngles
    # The system that was used.
    house_system: str
    # Houses and angles are absent without a time of birth.
    houses: List[MinorProgressionsReplyProgressedChartHousesItem]

class MinorProgressionsReplyAspectsProgressedToNatalItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class MinorProgressionsReplyAspectsProgressedToNatalItem(TypedDict):
    progressed_point: str
    natal_point: str
    aspect: MinorProgressionsReplyAspectsProgressedToNatalItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class MinorProgressionsReplyAspectsProgressedToProgressedItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class MinorProgressionsReplyAspectsProgressedToProgressedItem(TypedDict):
    point_1: str
    point_2: str
    aspect: MinorProgressionsReplyAspectsProgressedToProgressedItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The nearest instant of life at which the aspect is exact, in UTC, not before the birth. Null if there is none within 60 days of the ephemeris, 20 for the true node and Lilith, and for aspects beyond the closest 150.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class MinorProgressionsReplyAspects(TypedDict):
    # The closest first. Natal points stand still.
    progressed_to_natal: List[MinorProgressionsReplyAspectsProgressedToNatalItem]
    # The closest first.
    progressed_to_progressed: List[MinorProgressionsReplyAspectsProgressedToProgressedItem]

class _MinorProgressionsReply(TypedDict):
    meta: MinorProgressionsReplyMeta
    natal_subject: MinorProgressionsReplyNatalSubject
    # The place of the progressed chart.
    location: Location
    progressed_chart: MinorProgressionsReplyProgressedChart
    aspects: MinorProgressionsReplyAspects

class MinorProgressionsReply(_MinorProgressionsReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class _SolarArcReplyMeta(TypedDict):
    system: Literal["solar_arc"]
    rate: Literal["solar_arc", "naibod", "one_degree"]
    # The same in words.
    rate_rule: str
    direction: Literal["direct", "converse"]
    # The arc that is added to every natal longitude; negative for converse directions.
    arc_deg: float
    # Days in a year: the mean tropical year.
    year_days: float
    target_date: str
    # Its instant in UTC.
    target_datetime: str
    # Tropical years from the birth to the date.
    age_years: float
    # The largest orb, unless `settings.orb_settings` has another for the aspect.
    orb_deg: float
    strength_rule: str
    zodiac_type: Literal["Tropical", "Sidereal"]

class SolarArcReplyMeta(_SolarArcReplyMeta, total=False):
    sidereal_ayanamsa: str

class SolarArcReplyNatalSubject(TypedDict):
    name: str
    datetime: str
    location: Location
    time: ExplainedTime

class SolarArcReplyDirectedChartAngles(TypedDict):
    ascendant: DirectedPoint
    midheaven: DirectedPoint

class _SolarArcReplyDirectedChart(TypedDict):
    # Directed bodies by their names.
    points: Dict[str, DirectedPoint]

class SolarArcReplyDirectedChart(_SolarArcReplyDirectedChart, total=False):
    # Absent without a time of birth.
    angles: SolarArcReplyDirectedChartAngles

class SolarArcReplyAspectsDirectedToNatalItemAspect(TypedDict):
    id: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    name: str
    # The exact angle.
    angle_deg: int

class SolarArcReplyAspectsDirectedToNatalItem(TypedDict):
    directed_point: str
    natal_point: str
    aspect: SolarArcReplyAspectsDirectedToNatalItemAspect
    # The same as `aspect.id`.
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, seven decimals.
    orb_deg: float
    # Whether the two approach the exact angle in the course of life.
    applying: bool
    # The instant of life at which the aspect is exact, in UTC; null if that is before the birth.
    exact_date: Optional[str]
    # 1 less the orb as a part of the largest orb: 1 is exact.
    strength: float

class SolarArcReplyAspects(TypedDict):
    # The closest first.
    directed_to_natal: List[SolarArcReplyAspectsDirectedToNatalItem]

class _SolarArcReply(TypedDict):
    meta: SolarArcReplyMeta
    natal_subject: SolarArcReplyNatalSubject
    directed_chart: SolarArcReplyDirectedChart
    aspects: SolarArcReplyAspects

class SolarArcReply(_SolarArcReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[ChartWarning]

class _DirectedPoint(TypedDict):
    # Abbreviation of the sign: Cap.
    sign: str
    sign_id: str
    # Degrees within the sign, with three decimals unless `decimals` asks for more.
    pos: float
    # Ecliptic longitude, with the same number of decimals.
    abs_pos: float
    # Ecliptic longitude, seven decimals.
    longitude_deg: float
    # The position as in printed ephemerides, to the minute of arc.
    longitude_text: str
    id: str
    name: str

class DirectedPoint(_DirectedPoint, total=False):
    # Only points of the Moon’s orbit have it.
    variant: Literal["mean", "true", "interpolated"]
    # The house of the natal chart. Absent without a time of birth.
    natal_house: int

class _HoroscopePersonalReply(TypedDict):
    meta: HoroscopeMeta
    data: PersonalHoroscope

class HoroscopePersonalReply(_HoroscopePersonalReply, total=False):
    warnings: List[Warning]

class HoroscopeMetaSettings(TypedDict):
    tz_str: str
    locale: LabelLanguage
    date_resolved: str
    # The instant for which places and houses are calculated.
    noon: str
    zodiac: Literal["tropical"]
    houses: str
    orb_policy: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class HoroscopeMetaEngine(TypedDict):
    name: str
    version: str

class _HoroscopeMeta(TypedDict):
    generated_at: str
    settings: HoroscopeMetaSettings
    engine: HoroscopeMetaEngine

class HoroscopeMeta(_HoroscopeMeta, total=False):
    # The same as the header `X-Request-Id`.
    request_id: str

class PersonalHoroscopeScores(TypedDict):
    overall: int
    love: int
    career: int
    money: int
    health: int

class PersonalHoroscopeScoreFactorsItemReason(TypedDict):
    # The driver with the largest weight.
    main: str
    secondary: Optional[str]

class _PersonalHoroscopeScoreFactorsItemDriversItem(TypedDict):
    # base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
    type: Literal["base", "planet_in_house", "sky_aspect", "transit", "limit"]
    # A name for programs, such as venus_house_5 or mars_square_saturn.
    key: str
    label: str
    # What it adds to the score.
    weight: int

class PersonalHoroscopeScoreFactorsItemDriversItem(_PersonalHoroscopeScoreFactorsItemDriversItem, total=False):
    # Local time with its offset.
    exact_at: str
    # Only for transits: the smallest orb on the day.
    orb_deg: float

class PersonalHoroscopeScoreFactorsItem(TypedDict):
    dimension: Literal["love", "career", "money", "health"]
    type: Literal["sum"]
    reason: PersonalHoroscopeScoreFactorsItemReason
    # Their weights add up to the score.
    drivers: List[PersonalHoroscopeScoreFactorsItemDriversItem]

class PersonalHoroscopeScoresMetaWeights(TypedDict):
    love: float
    career: float
    money: float
    health: float

class PersonalHoroscopeScoresMeta(TypedDict):
    overall_method: Literal["mean"]
    weights: PersonalHoroscopeScoresMetaWeights
    rounding: Literal["half_up"]

class PersonalHoroscopeLuckyColor(TypedDict):
    key: str
    label: str

class PersonalHoroscopeLuckyTimeWindow(TypedDict):
    display: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    tz: str
    # The aspect of the Moon in the middle of the two hours; without an aspect they are around midday.
    rule: Literal["moon_to_ruler", "moon_trine", "moon_sextile", "midday"]

class PersonalHoroscopeLucky(TypedDict):
    # The heraldic colour of the ruler of the weekday.
    color: PersonalHoroscopeLuckyColor
    # Orders of the magic squares of both rulers, multiplied.
    number: int
    time_window: PersonalHoroscopeLuckyTimeWindow
    day_ruler: Literal["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]
    sign_ruler: Literal["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]

class PersonalHoroscopeContentFactsItem(TypedDict):
    # The kind of fact. `transit` occurs only in the horoscope of a birth.
    type: Literal["moon_house", "sky_aspect", "moon_phase", "planet_in_house", "transit"]
    key: str
    # The text has the heaviest facts.
    weight: int
    text: str
    in_text: bool

class PersonalHoroscopeContent(TypedDict):
    # The sentences of the heaviest facts.
    text: str
    # What the house of the Moon at noon is about.
    theme: str
    # A word for the house of each fact in the text.
    keywords: List[str]
    # Everything that the text could say, heaviest first.
    facts: List[PersonalHoroscopeContentFactsItem]

class PersonalHoroscopeAstroMoonSign(TypedDict):
    key: str
    label: str

class PersonalHoroscopeAstroMoonSignChange(TypedDict):
    key: str
    label: str
    # Local time with its offset.
    at: str

class PersonalHoroscopeAstroMoonPhase(TypedDict):
    key: Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent"]
    label: str
    # The new or full Moon or the quarter, if it is on the day.
    exact_at: Optional[str]

class PersonalHoroscopeAstroHighlightsItem(TypedDict):
    type: Literal["moon_sign", "moon_phase", "sky_aspect"]
    # A name for programs, such as mars_square_saturn.
    key: str
    label: str
    # Null for a state that lasts all day.
    exact_at: Optional[str]

class PersonalHoroscopeAstroPlanetsItemSign(TypedDict):
    key: str
    label: str

class PersonalHoroscopeAstroPlanetsItem(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    label: str
    sign: PersonalHoroscopeAstroPlanetsItemSign
    # Degrees within the sign.
    degree: float
    # From the sign of the Ascendant; null without a time of birth.
    house: Optional[int]
    retrograde: bool

class PersonalHoroscopeAstro(TypedDict):
    # The sign of the Moon at noon.
    moon_sign: PersonalHoroscopeAstroMoonSign
    # The sign that the Moon enters on the day.
    moon_sign_change: Optional[PersonalHoroscopeAstroMoonSignChange]
    moon_phase: PersonalHoroscopeAstroMoonPhase
    # The Moon at noon, and every major aspect that is exact on the day.
    highlights: List[PersonalHoroscopeAstroHighlightsItem]
    planets: List[PersonalHoroscopeAstroPlanetsItem]

class PersonalHoroscopePersonalTransitsTopItemTransitPlanet(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    label: str

class PersonalHoroscopePersonalTransitsTopItemNatalPlanet(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "asc", "mc"]
    label: str

class PersonalHoroscopePersonalTransitsTopItemAspect(TypedDict):
    key: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    label: str

class PersonalHoroscopePersonalTransitsTopItemExplanation(TypedDict):
    main: str
    tags: List[str]

class PersonalHoroscopePersonalTransitsTopItem(TypedDict):
    transit_planet: PersonalHoroscopePersonalTransitsTopItemTransitPlanet
    natal_planet: PersonalHoroscopePersonalTransitsTopItemNatalPlanet
    aspect: PersonalHoroscopePersonalTransitsTopItemAspect
    # The smallest distance from the exact angle on the day; 0 if it is exact.
    orb_deg: float
    # The score follows from the aspect, both bodies and the orb. The list is sorted by it.
    score: int
    # At noon.
    is_applying: bool
    # Local time with its offset; null if the aspect is not exact on the day.
    exact_at: Optional[str]
    explanation: PersonalHoroscopePersonalTransitsTopItemExplanation

class PersonalHoroscopePersonalAscendantSign(TypedDict):
    key: str
    label: str

PersonalHoroscopePersonalNatalMoonRange = TypedDict("PersonalHoroscopePersonalNatalMoonRange", {"from": "float", "to": "float"}, total=False)

class PersonalHoroscopePersonalInterpretationBlocksItem(TypedDict):
    # Index in `transits_top`.
    transit: int
    key: str
    title: str
    language: str
    motto: str
    text: str
    tags: List[str]

class _PersonalHoroscopePersonal(TypedDict):
    # At most ten, the highest score first.
    transits_top: List[PersonalHoroscopePersonalTransitsTopItem]
    # How many there are on the day. All of them count in the scores.
    transits_count: int
    # The scores on which transits act most.
    focus_areas: List[str]
    # 1: the time of birth is known. 0.8: its clock is in doubt. 0.5: it is not known.
    confidence_score: float
    # The first house; null without a time of birth.
    ascendant_sign: Optional[PersonalHoroscopePersonalAscendantSign]

class PersonalHoroscopePersonal(_PersonalHoroscopePersonal, total=False):
    # The longitudes of the Moon from midnight to midnight, for a birth without a time.
    natal_moon_range: PersonalHoroscopePersonalNatalMoonRange
    interpretation_blocks: List[PersonalHoroscopePersonalInterpretationBlocksItem]

class PersonalHoroscope(TypedDict):
    # The natal sign of the Sun.
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    date: str
    scores: PersonalHoroscopeScores
    score_factors: List[PersonalHoroscopeScoreFactorsItem]
    scores_meta: PersonalHoroscopeScoresMeta
    # By traditional rules, not by astronomy.
    lucky: PersonalHoroscopeLucky
    content: PersonalHoroscopeContent
    astro: PersonalHoroscopeAstro
    personal: PersonalHoroscopePersonal

class _VedicChartReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicChartReplySubjectSettings(_VedicChartReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicChartReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicChartReplySubjectSettings

class VedicChartReplyAscendantNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicChartReplyAscendant(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # The same as `absolute_degree`.
    degree: float
    nakshatra: VedicChartReplyAscendantNakshatra

class VedicChartReplyPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: Optional[int]
    is_retrograde: bool
    # Degrees a day.
    speed: float
    nakshatra: str
    nakshatra_id: int
    pada: int
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicChartReplyHousesItem(TypedDict):
    house: int
    sign: str
    sign_id: int
    # The longitude of the cusp; null in whole signs.
    degree_cusp: Optional[float]

class VedicChartReplySadeSati(TypedDict):
    active: bool
    # Saturn is in the sign before the natal Moon’s sign, in the same sign, or in the sign after it.
    phase: Optional[Literal["rising", "peak", "setting"]]
    description: str
    moon_sign: str
    saturn_sign: str
    reference_date: str

class VedicChartReplyMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    node_type: Literal["mean", "true"]
    timezone_used: str
    house_system: str

class _VedicChartReply(TypedDict):
    subject: VedicChartReplySubject
    time: ExplainedTime
    # Null without a time of birth.
    ascendant: Optional[VedicChartReplyAscendant]
    planets: List[VedicChartReplyPlanetsItem]
    # Empty without a time of birth.
    houses: List[VedicChartReplyHousesItem]
    # Whether Saturn is in the natal Moon’s sign or in a neighbouring sign, at noon on the reference date.
    sade_sati: VedicChartReplySadeSati
    metadata: VedicChartReplyMetadata

class VedicChartReply(_VedicChartReply, total=False):
    # With `include_points`.
    points: VedicPoints
    warnings: List[Warning]

class VedicPointsUpagrahasItem(TypedDict):
    name: str
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # Counted by signs from the lagna.
    house: Optional[int]

class VedicPointsSpecialLagnasItem(TypedDict):
    name: str
    sign: str
    # Aries is 1.
    sign_id: int
    # Null for lagnas that are signs.
    absolute_degree: Optional[float]
    degree_in_sign: Optional[float]
    # Counted by signs from the lagna.
    house: Optional[int]

class VedicPointsCharaKarakasSevenItem(TypedDict):
    karaka: str
    signifies: str
    graha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The degrees passed in the sign; for Rahu the degrees left.
    degree: float

class VedicPointsCharaKarakasEightItem(TypedDict):
    karaka: str
    signifies: str
    graha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The degrees passed in the sign; for Rahu the degrees left.
    degree: float

class VedicPointsCharaKarakas(TypedDict):
    seven: List[VedicPointsCharaKarakasSevenItem]
    eight: List[VedicPointsCharaKarakasEightItem]

class VedicPointsArudhaPadasItem(TypedDict):
    house: int
    sign: str
    # Aries is 1.
    sign_id: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # True if the exception moved the pada to the tenth.
    is_moved: bool

class VedicPointsDignitiesItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    dignity: Literal["exalted", "moolatrikona", "own", "debilitated", "great_enemy", "enemy", "neutral", "friend", "great_friend"]

class VedicPointsCombustionItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    is_combust: bool
    # From the Sun in longitude.
    distance_deg: float
    limit_deg: float

class VedicPointsGrahaYuddhaItemWinners(TypedDict):
    surya_siddhanta: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    northern: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    lesser_longitude: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicPointsGrahaYuddhaItem(TypedDict):
    planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    distance_deg: float
    # Venus, otherwise the northern planet: as `winners.surya_siddhanta`.
    winner_by_latitude: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The planet with the lesser longitude: as `winners.lesser_longitude`.
    winner_by_longitude: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The winner by each rule. The guide has their sources.
    winners: VedicPointsGrahaYuddhaItemWinners

class VedicPointsRules(TypedDict):
    sunrise: Literal["almanac", "centre"]
    upagrahas: Literal["start", "middle", "end", "ghatis"]
    mandi: Literal["start", "middle", "end", "ghatis"]
    lordless_part: Literal["eighth"]
    arudha_exceptions: Literal["tenth", "none"]
    arudha_lords: Literal["seven_planets"]
    combustion: Literal["surya_siddhanta"]
    graha_yuddha_deg: float
    # The default rule of the winner, which shadbala follows too.
    graha_yuddha: Literal["surya_siddhanta", "northern", "lesser_longitude"]
    graha_yuddha_source: str

class VedicPoints(TypedDict):
    # The sunrise that begins the day of birth. Null without a time, or where there is none.
    sunrise: Optional[str]
    born_by: Optional[Literal["day", "night"]]
    # Five from the Sun; with a time of birth six more, which rise in parts of the day or night.
    upagrahas: List[VedicPointsUpagrahasItem]
    special_lagnas: List[VedicPointsSpecialLagnasItem]
    chara_karakas: VedicPointsCharaKarakas
    # Empty without a time of birth.
    arudha_padas: List[VedicPointsArudhaPadasItem]
    # The dignity of each planet; in the sign of another one, its compound friendship with the lord of that sign. The nodes have none.
    dignities: List[VedicPointsDignitiesItem]
    combustion: List[VedicPointsCombustionItem]
    graha_yuddha: List[VedicPointsGrahaYuddhaItem]
    # The rules by which the points were found. The guide has their sources.
    rules: VedicPointsRules

class _VedicCalculateReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicCalculateReplySubjectSettings(_VedicCalculateReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicCalculateReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicCalculateReplySubjectSettings

class VedicCalculateReplyChartAscendantNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicCalculateReplyChartAscendant(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # The same as `absolute_degree`.
    degree: float
    nakshatra: VedicCalculateReplyChartAscendantNakshatra

class VedicCalculateReplyChartPlanetsItemAvastha(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class _VedicCalculateReplyChartPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: Optional[int]
    is_retrograde: bool
    # Degrees a day.
    speed: float
    nakshatra: str
    nakshatra_id: int
    pada: int
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicCalculateReplyChartPlanetsItem(_VedicCalculateReplyChartPlanetsItem, total=False):
    avastha: VedicCalculateReplyChartPlanetsItemAvastha

class VedicCalculateReplyChartHousesItem(TypedDict):
    house: int
    sign: str
    sign_id: int
    # The longitude of the cusp; null in whole signs.
    degree_cusp: Optional[float]

class VedicCalculateReplyChartSadeSati(TypedDict):
    active: bool
    # Saturn is in the sign before the natal Moon’s sign, in the same sign, or in the sign after it.
    phase: Optional[Literal["rising", "peak", "setting"]]
    description: str
    moon_sign: str
    saturn_sign: str
    reference_date: str

class VedicCalculateReplyChartMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    node_type: Literal["mean", "true"]
    timezone_used: str
    house_system: str

class VedicCalculateReplyChart(TypedDict):
    # Null without a time of birth.
    ascendant: Optional[VedicCalculateReplyChartAscendant]
    planets: List[VedicCalculateReplyChartPlanetsItem]
    # Empty without a time of birth.
    houses: List[VedicCalculateReplyChartHousesItem]
    # Whether Saturn is in the natal Moon’s sign or in a neighbouring sign, at noon on the reference date.
    sade_sati: VedicCalculateReplyChartSadeSati
    metadata: VedicCalculateReplyChartMetadata

class VedicCalculateReplyVargas(TypedDict):
    # Charts by the names of divisions: `D9`.
    vargas: Dict[str, VargaChart]

class VedicCalculateReplyVimshottariDashaMoonNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class _VedicCalculateReplyVimshottariDashaBirthBalance(TypedDict):
    lord: str
    # The date on which the first dasha began, before the birth or at it.
    actual_start: str
    # Local time with its offset.
    actual_start_at: str
    # The date at the birthplace, YYYY-MM-DD.
    birth_date: str
    # The date at the birthplace, YYYY-MM-DD.
    end: str
    # Local time with its offset.
    ends_at: str
    # Years of `year_days` days, with six decimals.
    full_duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicCalculateReplyVimshottariDashaBirthBalance(_VedicCalculateReplyVimshottariDashaBirthBalance, total=False):
    yogini: str

class _VedicCalculateReplyVimshottariDashaActivePeriodsItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str
    # The share of the period that has passed, with six decimals.
    progress_fraction: float
    # Days until its end, with two decimals.
    remaining_days: float
    # Years of `year_days` days, with six decimals.
    duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicCalculateReplyVimshottariDashaActivePeriodsItem(_VedicCalculateReplyVimshottariDashaActivePeriodsItem, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class VedicCalculateReplyVimshottariDashaRulesCondition(TypedDict):
    # Null without a time of birth.
    met: Optional[bool]
    rahu_in_lagna: Optional[bool]
    lagna_lord: Optional[str]
    rahu_house_from_lagna_lord: Optional[int]
    text: str

class _VedicCalculateReplyVimshottariDashaRules(TypedDict):
    system: Literal["vimshottari", "yogini", "ashtottari", "chara_rao", "chara_parashara", "narayana", "kalachakra"]
    rule: str
    source: str
    levels: int
    year_length: Literal["sidereal", "julian", "tropical", "savana"]
    year_days: float

class VedicCalculateReplyVimshottariDashaRules(_VedicCalculateReplyVimshottariDashaRules, total=False):
    first_part: Literal["own", "next"]
    ashtottari_arcs: Literal["abhijit", "equal"]
    # Whether the Ashtottari dasha applies to the chart, by its text. It is given in any case.
    condition: VedicCalculateReplyVimshottariDashaRulesCondition

class VedicCalculateReplyVimshottariDasha(TypedDict):
    # The nakshatra of the natal Moon.
    moon_nakshatra: VedicCalculateReplyVimshottariDashaMoonNakshatra
    # Null for a dasha from the lagna without a time of birth.
    birth_balance: Optional[VedicCalculateReplyVimshottariDashaBirthBalance]
    # The period of each level at the reference date, from the mahadasha on.
    active_periods: List[VedicCalculateReplyVimshottariDashaActivePeriodsItem]
    reference_date: str
    rules: VedicCalculateReplyVimshottariDashaRules

class VedicCalculateReplyYogasNotEvaluatedItem(TypedDict):
    id: str
    name: str
    category: Literal["mahapurusha", "lunar", "solar", "nabhasa", "raja", "viparita", "neecha_bhanga", "dhana", "daridra", "parivartana", "nodes", "bhava", "general"]
    reason: Literal["needs_lagna"]

class VedicCalculateReplyYogasSummary(TypedDict):
    total_evaluated: int
    active: int
    inactive: int
    not_evaluated: int

class VedicCalculateReplyYogasRules(TypedDict):
    yoga_school: Literal["parashara", "phaladeepika"]
    benefics: Literal["conditional", "fixed"]
    nabhasa_houses: Literal["all_occupied", "within"]
    # Yogas count houses by signs, whatever the house system.
    houses: Literal["whole_sign"]
    aspects: str
    # In which order yogas are listed.
    order: str
    # How the strength of a yoga follows from its planets.
    strength: str
    # What “strong” means in the rules.
    strong: str

class VedicCalculateReplyYogas(TypedDict):
    # The yogas that the chart has.
    active_yogas: List[NamedYoga]
    # All yogas that were checked; with `only_active` the same as `active_yogas`.
    yogas: List[NamedYoga]
    # The yogas that need the lagna, for a birth without a time. They count neither as active nor as inactive.
    not_evaluated: List[VedicCalculateReplyYogasNotEvaluatedItem]
    summary: VedicCalculateReplyYogasSummary
    rules: VedicCalculateReplyYogasRules

class VedicCalculateReplyPanchangDay(TypedDict):
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # Where the Sun does not rise on the date, the day begins six hours before it culminates.
    begins_with: Literal["sunrise", "six_hours_before_noon"]

class VedicCalculateReplyPanchangWeekday(TypedDict):
    # 1 is Sunday.
    number: int
    name: str
    sanskrit: str
    devanagari: str
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicCalculateReplyPanchangLunarMonthPurnimanta(TypedDict):
    name: str
    number: int

class VedicCalculateReplyPanchangLunarMonth(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # Chaitra is 1.
    number: int
    # `name` counts months from new Moon to new Moon.
    amanta: Literal[True]
    # The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.
    month_type: Literal["regular", "adhika", "kshaya"]
    # The name that a kshaya month leaves out.
    omitted_month: Optional[str]
    # The month from full Moon to full Moon.
    purnimanta: VedicCalculateReplyPanchangLunarMonthPurnimanta
    # Local time with its offset.
    starts_at_iso: str
    # Local time with its offset.
    ends_at_iso: str
    vikram_samvat: int
    # The year begins with the new Moon of Chaitra.
    vikram_samvat_convention: Literal["chaitra_shukladi"]
    # The year that begins with Kartika, as in Gujarat.
    vikram_samvat_kartikadi: int
    shaka_samvat: int

class VedicCalculateReplyPanchangSamvatsara(TypedDict):
    name: str
    number: int

class VedicCalculateReplyPanchangSamvatsaraNorth(TypedDict):
    name: str
    number: int

class VedicCalculateReplyPanchangRitu(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    english: str

class VedicCalculateReplyPanchangAyana(TypedDict):
    # Begins when the Sun enters sidereal Capricorn or Cancer.
    sidereal: Literal["Uttarayana", "Dakshinayana"]
    # Begins at the solstices.
    tropical: Literal["Uttarayana", "Dakshinayana"]

class VedicCalculateReplyPanchangTithi(TypedDict):
    # Number within the half of the month.
    number: int
    # Number counted from the new Moon.
    month_number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class VedicCalculateReplyPanchangNakshatra(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicCalculateReplyPanchangYoga(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    meaning: str
    # False for the nine yogas in which nothing new should be begun.
    auspicious: bool
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicCalculateReplyPanchangTithisItem(TypedDict):
    # Number within the half of the month.
    number: int
    # Number counted from the new Moon.
    month_number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class VedicCalculateReplyPanchangNakshatrasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicCalculateReplyPanchangYogasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    meaning: str
    # False for the nine yogas in which nothing new should be begun.
    auspicious: bool
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicCalculateReplyPanchangKaranasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    type: Literal["movable", "fixed"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicCalculateReplyPanchangRahuKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangYamaganda(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangGulikaKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangAbhijitMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # False on a Wednesday, when Abhijit does not count.
    available: bool

class VedicCalculateReplyPanchangBrahmaMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangDurMuhurtaItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangVarjyamItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangAmritaKalamItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicCalculateReplyPanchangChoghadiyaItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    name: Literal["Udveg", "Char", "Labh", "Amrit", "Kaal", "Shubh", "Rog"]
    part: Literal["day", "night"]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "caution", "avoid"]

class VedicCalculateReplyPanchangHoraItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    number: int
    part: Literal["day", "night"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicCalculateReplyPanchangRequestTimePanchangTithi(TypedDict):
    # Number within the half of the month.
    number: int
    name: str
    paksha: Literal["Shukla", "Krishna"]
    # Number counted from the new Moon.
    month_number: int

class VedicCalculateReplyPanchangRequestTimePanchangNakshatra(TypedDict):
    number: int
    name: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicCalculateReplyPanchangRequestTimePanchangYoga(TypedDict):
    number: int
    name: str

class VedicCalculateReplyPanchangRequestTimePanchangKarana(TypedDict):
    number: int
    name: str

class VedicCalculateReplyPanchangRequestTimePanchangSunSign(TypedDict):
    sign_id: int
    name: str
    # Degrees within the sign.
    degree: float

class VedicCalculateReplyPanchangRequestTimePanchangMoonSign(TypedDict):
    sign_id: int
    name: str
    # Degrees within the sign.
    degree: float

class VedicCalculateReplyPanchangRequestTimePanchang(TypedDict):
    # Local time with its offset.
    local_time: str
    tithi: VedicCalculateReplyPanchangRequestTimePanchangTithi
    nakshatra: VedicCalculateReplyPanchangRequestTimePanchangNakshatra
    yoga: VedicCalculateReplyPanchangRequestTimePanchangYoga
    karana: VedicCalculateReplyPanchangRequestTimePanchangKarana
    sun_sign: VedicCalculateReplyPanchangRequestTimePanchangSunSign
    moon_sign: VedicCalculateReplyPanchangRequestTimePanchangMoonSign

class VedicCalculateReplyPanchangMetadata(TypedDict):
    endpoint_version: Literal["v2"]
    ruleset_version: str
    ayanamsha: str
    # The ayanamsha at the beginning of the day, with nutation.
    ayanamsha_deg: float
    convention: Literal["apparent", "drik"]
    timezone_used: str
    calculation_basis: str
    request_local_time: Optional[str]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _VedicCalculateReplyPanchang(TypedDict):
    date: str
    location: Location
    # The day of the panchang, from sunrise to sunrise.
    day: VedicCalculateReplyPanchangDay
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunset: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonset: Optional[str]
    weekday: VedicCalculateReplyPanchangWeekday
    lunar_month: VedicCalculateReplyPanchangLunarMonth
    # The year in the cycle of sixty named years, as South India counts: no name is left out.
    samvatsara: VedicCalculateReplyPanchangSamvatsara
    # The year in the cycle as North India counts: by the mean motion of Jupiter (Surya Siddhanta) at the beginning of the solar year.
    samvatsara_north: VedicCalculateReplyPanchangSamvatsaraNorth
    # The season by the lunar month.
    ritu: VedicCalculateReplyPanchangRitu
    # The half of the year, at the beginning of the day.
    ayana: VedicCalculateReplyPanchangAyana
    # The tithi at the beginning of the day, which names the day.
    tithi: VedicCalculateReplyPanchangTithi
    nakshatra: VedicCalculateReplyPanchangNakshatra
    yoga: VedicCalculateReplyPanchangYoga
    # All tithis that touch the day, in order.
    tithis: List[VedicCalculateReplyPanchangTithisItem]
    nakshatras: List[VedicCalculateReplyPanchangNakshatrasItem]
    yogas: List[VedicCalculateReplyPanchangYogasItem]
    karanas: List[VedicCalculateReplyPanchangKaranasItem]
    rahu_kalam: Optional[VedicCalculateReplyPanchangRahuKalam]
    yamaganda: Optional[VedicCalculateReplyPanchangYamaganda]
    gulika_kalam: Optional[VedicCalculateReplyPanchangGulikaKalam]
    abhijit_muhurta: Optional[VedicCalculateReplyPanchangAbhijitMuhurta]
    # An auspicious time before the sunrise of the date.
    brahma_muhurta: Optional[VedicCalculateReplyPanchangBrahmaMuhurta]
    dur_muhurta: List[VedicCalculateReplyPanchangDurMuhurtaItem]
    varjyam: List[VedicCalculateReplyPanchangVarjyamItem]
    amrita_kalam: List[VedicCalculateReplyPanchangAmritaKalamItem]
    metadata: VedicCalculateReplyPanchangMetadata

class VedicCalculateReplyPanchang(_VedicCalculateReplyPanchang, total=False):
    choghadiya: List[VedicCalculateReplyPanchangChoghadiyaItem]
    hora: List[VedicCalculateReplyPanchangHoraItem]
    # The panchang of the moment asked for.
    request_time_panchang: VedicCalculateReplyPanchangRequestTimePanchang

class VedicCalculateReplyShadbalaSunPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaSunPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaSunParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaSunPartsSthana
    kala: VedicCalculateReplyShadbalaSunPartsKala

class VedicCalculateReplyShadbalaSunPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaSun(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaSunParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaSunPartsRequired

class VedicCalculateReplyShadbalaMoonPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaMoonPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaMoonParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaMoonPartsSthana
    kala: VedicCalculateReplyShadbalaMoonPartsKala

class VedicCalculateReplyShadbalaMoonPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaMoon(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaMoonParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaMoonPartsRequired

class VedicCalculateReplyShadbalaMarsPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaMarsPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaMarsParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaMarsPartsSthana
    kala: VedicCalculateReplyShadbalaMarsPartsKala

class VedicCalculateReplyShadbalaMarsPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaMars(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaMarsParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaMarsPartsRequired

class VedicCalculateReplyShadbalaMercuryPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaMercuryPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaMercuryParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaMercuryPartsSthana
    kala: VedicCalculateReplyShadbalaMercuryPartsKala

class VedicCalculateReplyShadbalaMercuryPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaMercury(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaMercuryParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaMercuryPartsRequired

class VedicCalculateReplyShadbalaJupiterPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaJupiterPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaJupiterParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaJupiterPartsSthana
    kala: VedicCalculateReplyShadbalaJupiterPartsKala

class VedicCalculateReplyShadbalaJupiterPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaJupiter(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaJupiterParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaJupiterPartsRequired

class VedicCalculateReplyShadbalaVenusPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaVenusPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaVenusParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaVenusPartsSthana
    kala: VedicCalculateReplyShadbalaVenusPartsKala

class VedicCalculateReplyShadbalaVenusPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaVenus(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaVenusParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaVenusPartsRequired

class VedicCalculateReplyShadbalaSaturnPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicCalculateReplyShadbalaSaturnPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicCalculateReplyShadbalaSaturnParts(TypedDict):
    sthana: VedicCalculateReplyShadbalaSaturnPartsSthana
    kala: VedicCalculateReplyShadbalaSaturnPartsKala

class VedicCalculateReplyShadbalaSaturnPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicCalculateReplyShadbalaSaturn(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicCalculateReplyShadbalaSaturnParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicCalculateReplyShadbalaSaturnPartsRequired

class VedicCalculateReplyShadbala(TypedDict):
    Sun: VedicCalculateReplyShadbalaSun
    Moon: VedicCalculateReplyShadbalaMoon
    Mars: VedicCalculateReplyShadbalaMars
    Mercury: VedicCalculateReplyShadbalaMercury
    Jupiter: VedicCalculateReplyShadbalaJupiter
    Venus: VedicCalculateReplyShadbalaVenus
    Saturn: VedicCalculateReplyShadbalaSaturn

class VedicCalculateReplyShadbalaRules(TypedDict):
    school: Literal["parashara", "raman"]
    source: str
    # Virupas in the sign of a great friend, friend, neutral, enemy, great enemy.
    saptavargaja: Literal["20_15_10_4_2", "22.5_15_7.5_3.75_1.875"]
    # The house system of kendra bala.
    kendra_houses: str
    paksha: Literal["four_benefics", "benefics_of_the_chart_moon_doubled"]
    # Years of 360 and months of 30 days since the creation.
    abda_and_masa: Literal["surya_siddhanta"]
    hora: Literal["twelfths_of_day_and_night"]
    ayana: Literal["three_parts", "six_parts", "declination"]
    ayana_of_sun: Literal["once_and_as_cheshta", "doubled"]
    cheshta: Literal["mean_longitudes", "raman_tables", "motions"]
    drik: Literal["mercury_and_jupiter_in_full", "quarters"]
    # What the winner of a war takes.
    yuddha: Literal["difference_of_strengths", "difference_by_discs"]
    # Who wins a war.
    yuddha_winner: Literal["surya_siddhanta", "northern", "lesser_longitude"]
    # The source of the rule of the winner.
    yuddha_source: str
    ishta_kashta: Literal["mean", "root_of_product"]
    bhava: Literal["parashara_27_26_31"]

class VedicCalculateReplyAshtakavargaBhinnashtakavarga(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaSun(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaMoon(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaMars(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaMercury(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaJupiter(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaVenus(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavargaSaturn(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicCalculateReplyAshtakavargaPrastharashtakavarga(TypedDict):
    Sun: VedicCalculateReplyAshtakavargaPrastharashtakavargaSun
    Moon: VedicCalculateReplyAshtakavargaPrastharashtakavargaMoon
    Mars: VedicCalculateReplyAshtakavargaPrastharashtakavargaMars
    Mercury: VedicCalculateReplyAshtakavargaPrastharashtakavargaMercury
    Jupiter: VedicCalculateReplyAshtakavargaPrastharashtakavargaJupiter
    Venus: VedicCalculateReplyAshtakavargaPrastharashtakavargaVenus
    Saturn: VedicCalculateReplyAshtakavargaPrastharashtakavargaSaturn

class VedicCalculateReplyAshtakavargaTrikonaReduced(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]

class VedicCalculateReplyAshtakavargaEkadhipatyaReduced(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]

class VedicCalculateReplyAshtakavargaPindasSun(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindasMoon(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindasMars(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindasMercury(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindasJupiter(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindasVenus(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindasSaturn(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicCalculateReplyAshtakavargaPindas(TypedDict):
    Sun: VedicCalculateReplyAshtakavargaPindasSun
    Moon: VedicCalculateReplyAshtakavargaPindasMoon
    Mars: VedicCalculateReplyAshtakavargaPindasMars
    Mercury: VedicCalculateReplyAshtakavargaPindasMercury
    Jupiter: VedicCalculateReplyAshtakavargaPindasJupiter
    Venus: VedicCalculateReplyAshtakavargaPindasVenus
    Saturn: VedicCalculateReplyAshtakavargaPindasSaturn

class VedicCalculateReplyAshtakavarga(TypedDict):
    table: Literal["parashara", "raman"]
    reduction: Literal["parashara", "own_signs"]
    # The sum of all points: 337.
    total_points: int
    # The points of all planets, for the signs from Aries on.
    sarvashtakavarga: List[int]
    # The points of each planet, for the signs from Aries on.
    bhinnashtakavarga: VedicCalculateReplyAshtakavargaBhinnashtakavarga
    # Which planet or lagna gives each point of a planet, for the signs from Aries on.
    prastharashtakavarga: VedicCalculateReplyAshtakavargaPrastharashtakavarga
    # The points of each planet after the reduction by trines.
    trikona_reduced: VedicCalculateReplyAshtakavargaTrikonaReduced
    # The points after the further reduction of pairs of signs with one lord. A sign with a planet or the lagna counts as occupied; with `own_signs` so does a sign with Rahu or Ketu.
    ekadhipatya_reduced: VedicCalculateReplyAshtakavargaEkadhipatyaReduced
    # Sums of the reduced points with the multipliers of signs and planets; `sodhya` is the sum of both.
    pindas: VedicCalculateReplyAshtakavargaPindas

class _VedicCalculateReply(TypedDict):
    subject: VedicCalculateReplySubject
    time: ExplainedTime
    ayanamsha: str
    timezone_used: str
    chart: VedicCalculateReplyChart

class VedicCalculateReply(_VedicCalculateReply, total=False):
    vargas: VedicCalculateReplyVargas
    vimshottari_dasha: VedicCalculateReplyVimshottariDasha
    yogas: VedicCalculateReplyYogas
    panchang: VedicCalculateReplyPanchang
    shadbala: Optional[VedicCalculateReplyShadbala]
    shadbala_rules: VedicCalculateReplyShadbalaRules
    ashtakavarga: Optional[VedicCalculateReplyAshtakavarga]
    warnings: List[Warning]

class VargaChartPartNames(TypedDict):
    # What the names are, and in which order.
    says: str
    source: str

class VargaChartAscendantNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VargaChartAscendant(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # The same as `absolute_degree`.
    degree: float
    nakshatra: VargaChartAscendantNakshatra
    # Its part of the sign in D1, counted from 1.
    part: int
    # The name of this part, or the deity that presides over it. Null where Parashara gives none: in D1, in D5, and in D30 with equal parts.
    part_name: Optional[VargaPartName]
    # Whether it has the same sign as in D1. In the texts, the word refers to D9. Null in D1.
    is_vargottama: Optional[bool]

class VargaChartPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: Optional[int]
    is_retrograde: bool
    nakshatra: str
    nakshatra_id: int
    pada: int
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Its part of the sign in D1, counted from 1.
    part: int
    # The name of this part, or the deity that presides over it. Null where Parashara gives none: in D1, in D5, and in D30 with equal parts.
    part_name: Optional[VargaPartName]
    # Whether it has the same sign as in D1. In the texts, the word refers to D9. Null in D1.
    is_vargottama: Optional[bool]

class VargaChartHousesItem(TypedDict):
    house: int
    sign: str
    sign_id: int
    # The longitude of the cusp; null in whole signs.
    degree_cusp: Optional[float]

VargaChartValidityLagna = TypedDict("VargaChartValidityLagna", {"from": "Optional[str]", "until": "Optional[str]", "seconds_before": "Optional[int]", "seconds_after": "Optional[int]"}, total=False)

VargaChartValidityMoon = TypedDict("VargaChartValidityMoon", {"from": "Optional[str]", "until": "Optional[str]", "seconds_before": "Optional[int]", "seconds_after": "Optional[int]"}, total=False)

class VargaChartValidity(TypedDict):
    # Null without a time of birth.
    lagna: Optional[VargaChartValidityLagna]
    moon: VargaChartValidityMoon

class _VargaChart(TypedDict):
    division: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    # The name in Devanagari, as Hindi writes it.
    devanagari: str
    rule: str
    # The signs of the parts by this rule.
    rule_says: str
    rule_source: str
    # The names of the parts. Null where Parashara gives none.
    part_names: Optional[VargaChartPartNames]
    ascendant: Optional[VargaChartAscendant]
    # Longitudes and nakshatras are those in the chart of the division.
    planets: List[VargaChartPlanetsItem]
    # Whole signs from the lagna of the division; in D1 the houses of the chart.
    houses: List[VargaChartHousesItem]

class VargaChart(_VargaChart, total=False):
    # How long lagna and Moon stay in their parts of the division around the birth, to the second.
    validity: VargaChartValidity

class _VargaPartName(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str

class VargaPartName(_VargaPartName, total=False):
    # In D60 alone.
    nature: Literal["benefic", "malefic"]

class NamedYogaSourcesItem(TypedDict):
    work: str
    chapter: Optional[str]
    # Verses or sections of the chapter.
    verse: Optional[str]

class NamedYogaMakersItem(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # In its sign; `friend` and `enemy` are natural ones.
    dignity: Literal["exalted", "own", "friend", "neutral", "enemy", "debilitated"]
    is_combust: bool
    # Null without a time of birth.
    house: Optional[int]
    points: int

class NamedYogaFormedByItem(TypedDict):
    planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    how: Optional[str]

class NamedYogaCancellationsItemSource(TypedDict):
    work: str
    chapter: Optional[str]
    # Verses or sections of the chapter.
    verse: Optional[str]

class NamedYogaCancellationsItem(TypedDict):
    rule: str
    source: NamedYogaCancellationsItemSource

class _NamedYoga(TypedDict):
    id: str
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # Other names of the same combination.
    also_called: List[str]
    type: Literal["auspicious", "inauspicious", "mixed"]
    category: Literal["mahapurusha", "lunar", "solar", "nabhasa", "raja", "viparita", "neecha_bhanga", "dhana", "daridra", "parivartana", "nodes", "bhava", "general"]
    # Whether the chart fulfils the rule. Cancellations do not change it.
    active: bool
    # The rule in one sentence.
    description: str
    # Where the rule is found. The first source is followed; the others agree with it or comment on it.
    sources: List[NamedYogaSourcesItem]
    # Whether the rule comes only from the practice of the twentieth century, without a classical source.
    is_modern: bool
    # How strong the planets are that make the yoga, by `metadata.rules.strength`; it does not say how good or bad the yoga is. Null if it is not active, or if only nodes make it.
    strength: Optional[Literal["strong", "moderate", "weak"]]
    # What the strength is made of: the planets of an active yoga, without nodes.
    makers: List[NamedYogaMakersItem]
    # The bodies that form the yoga; empty if it is not active.
    planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # Houses that these bodies occupy, and houses that they rule if the rule is about lords. Empty without a time of birth.
    houses_involved: List[int]
    # Each way in which the yoga is formed, such as each pair of lords.
    formed_by: List[NamedYogaFormedByItem]
    # What cancels an active yoga in this chart, by the work named. Whether to accept it is left to you.
    cancellations: List[NamedYogaCancellationsItem]

class NamedYoga(_NamedYoga, total=False):
    # The group of a Nabhasa yoga.
    group: Literal["ashraya", "dala", "akriti", "sankhya"]

class _VedicVargasReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicVargasReplySubjectSettings(_VedicVargasReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicVargasReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicVargasReplySubjectSettings

class VedicVargasReplyVaisheshikamsaPlanetsItemShadvarga(TypedDict):
    count: int
    # The name for this many good divisions; null for none and one.
    name: Optional[str]
    # The good divisions.
    divisions: List[int]

class VedicVargasReplyVaisheshikamsaPlanetsItemSaptavarga(TypedDict):
    count: int
    # The name for this many good divisions; null for none and one.
    name: Optional[str]
    # The good divisions.
    divisions: List[int]

class VedicVargasReplyVaisheshikamsaPlanetsItemDasavarga(TypedDict):
    count: int
    # The name for this many good divisions; null for none and one.
    name: Optional[str]
    # The good divisions.
    divisions: List[int]

class VedicVargasReplyVaisheshikamsaPlanetsItemShodasavarga(TypedDict):
    count: int
    # The name for this many good divisions; null for none and one.
    name: Optional[str]
    # The good divisions.
    divisions: List[int]

class VedicVargasReplyVaisheshikamsaPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # Among six divisions.
    shadvarga: VedicVargasReplyVaisheshikamsaPlanetsItemShadvarga
    # Among seven.
    saptavarga: VedicVargasReplyVaisheshikamsaPlanetsItemSaptavarga
    # Among ten.
    dasavarga: VedicVargasReplyVaisheshikamsaPlanetsItemDasavarga
    # Among sixteen.
    shodasavarga: VedicVargasReplyVaisheshikamsaPlanetsItemShodasavarga

class VedicVargasReplyVaisheshikamsa(TypedDict):
    rule: str
    source: str
    planets: List[VedicVargasReplyVaisheshikamsaPlanetsItem]

class VedicVargasReplyBhavaChalitHousesItem(TypedDict):
    house: int
    start_degree: float
    # Bhava madhya.
    middle_degree: float
    # Where the next house begins.
    end_degree: float
    # The sign of the middle.
    sign: str
    # Aries is 1.
    sign_id: int

class VedicVargasReplyBhavaChalitPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    house: int
    # The house by whole signs from the lagna.
    sign_house: int

class VedicVargasReplyBhavaChalit(TypedDict):
    system: Literal["sripati", "equal"]
    rule: str
    source: str
    houses: List[VedicVargasReplyBhavaChalitHousesItem]
    planets: List[VedicVargasReplyBhavaChalitPlanetsItem]

class VedicVargasReplyMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    node_type: Literal["mean", "true"]
    timezone_used: str
    # The houses of D1.
    house_system: str

class _VedicVargasReply(TypedDict):
    subject: VedicVargasReplySubject
    time: ExplainedTime
    # Charts by the names of divisions: `D9`.
    vargas: Dict[str, VargaChart]
    # Grahas and lagna with the same sign in D1 and D9, whichever divisions are requested.
    vargottama: List[Literal["Ascendant", "Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    vaisheshikamsa: VedicVargasReplyVaisheshikamsa
    metadata: VedicVargasReplyMetadata

class VedicVargasReply(_VedicVargasReply, total=False):
    # With `include_bhava_chalit`. Null without a time of birth.
    bhava_chalit: Optional[VedicVargasReplyBhavaChalit]
    warnings: List[Warning]

class _VedicYogasReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicYogasReplySubjectSettings(_VedicYogasReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicYogasReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicYogasReplySubjectSettings

class VedicYogasReplyNotEvaluatedItem(TypedDict):
    id: str
    name: str
    category: Literal["mahapurusha", "lunar", "solar", "nabhasa", "raja", "viparita", "neecha_bhanga", "dhana", "daridra", "parivartana", "nodes", "bhava", "general"]
    reason: Literal["needs_lagna"]

class VedicYogasReplySummary(TypedDict):
    total_evaluated: int
    active: int
    inactive: int
    not_evaluated: int

class VedicYogasReplyMetadataRules(TypedDict):
    yoga_school: Literal["parashara", "phaladeepika"]
    benefics: Literal["conditional", "fixed"]
    nabhasa_houses: Literal["all_occupied", "within"]
    # Yogas count houses by signs, whatever the house system.
    houses: Literal["whole_sign"]
    aspects: str
    # In which order yogas are listed.
    order: str
    # How the strength of a yoga follows from its planets.
    strength: str
    # What “strong” means in the rules.
    strong: str

class VedicYogasReplyMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    node_type: Literal["mean", "true"]
    timezone_used: str
    rules: VedicYogasReplyMetadataRules

class _VedicYogasReply(TypedDict):
    subject: VedicYogasReplySubject
    time: ExplainedTime
    # The yogas that the chart has.
    active_yogas: List[NamedYoga]
    # All yogas that were checked; with `only_active` the same as `active_yogas`.
    yogas: List[NamedYoga]
    # The yogas that need the lagna, for a birth without a time. They count neither as active nor as inactive.
    not_evaluated: List[VedicYogasReplyNotEvaluatedItem]
    summary: VedicYogasReplySummary
    metadata: VedicYogasReplyMetadata

class VedicYogasReply(_VedicYogasReply, total=False):
    warnings: List[Warning]

class _VedicStrengthReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicStrengthReplySubjectSettings(_VedicStrengthReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicStrengthReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicStrengthReplySubjectSettings

class VedicStrengthReplyShadbalaSunPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaSunPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaSunParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaSunPartsSthana
    kala: VedicStrengthReplyShadbalaSunPartsKala

class VedicStrengthReplyShadbalaSunPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaSun(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaSunParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaSunPartsRequired

class VedicStrengthReplyShadbalaMoonPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaMoonPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaMoonParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaMoonPartsSthana
    kala: VedicStrengthReplyShadbalaMoonPartsKala

class VedicStrengthReplyShadbalaMoonPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaMoon(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaMoonParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaMoonPartsRequired

class VedicStrengthReplyShadbalaMarsPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaMarsPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaMarsParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaMarsPartsSthana
    kala: VedicStrengthReplyShadbalaMarsPartsKala

class VedicStrengthReplyShadbalaMarsPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaMars(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaMarsParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaMarsPartsRequired

class VedicStrengthReplyShadbalaMercuryPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaMercuryPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaMercuryParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaMercuryPartsSthana
    kala: VedicStrengthReplyShadbalaMercuryPartsKala

class VedicStrengthReplyShadbalaMercuryPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaMercury(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaMercuryParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaMercuryPartsRequired

class VedicStrengthReplyShadbalaJupiterPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaJupiterPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaJupiterParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaJupiterPartsSthana
    kala: VedicStrengthReplyShadbalaJupiterPartsKala

class VedicStrengthReplyShadbalaJupiterPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaJupiter(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaJupiterParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaJupiterPartsRequired

class VedicStrengthReplyShadbalaVenusPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaVenusPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaVenusParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaVenusPartsSthana
    kala: VedicStrengthReplyShadbalaVenusPartsKala

class VedicStrengthReplyShadbalaVenusPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaVenus(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaVenusParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaVenusPartsRequired

class VedicStrengthReplyShadbalaSaturnPartsSthana(TypedDict):
    # Virupas.
    uchcha: float
    # Virupas.
    saptavargaja: float
    # Virupas.
    ojayugma: float
    # Virupas.
    kendra: float
    # Virupas.
    drekkana: float

class VedicStrengthReplyShadbalaSaturnPartsKala(TypedDict):
    # Virupas.
    nathonnatha: float
    # Virupas.
    paksha: float
    # Virupas.
    tribhaga: float
    # Virupas.
    abda: float
    # Virupas.
    masa: float
    # Virupas.
    vara: float
    # Virupas.
    hora: float
    # Virupas.
    ayana: float
    # Virupas.
    yuddha: float

class VedicStrengthReplyShadbalaSaturnParts(TypedDict):
    sthana: VedicStrengthReplyShadbalaSaturnPartsSthana
    kala: VedicStrengthReplyShadbalaSaturnPartsKala

class VedicStrengthReplyShadbalaSaturnPartsRequired(TypedDict):
    # Virupas.
    sthana: float
    # Virupas.
    dig: float
    # Virupas.
    cheshta: float
    # Virupas.
    kala: float
    # Virupas.
    ayana: float

class VedicStrengthReplyShadbalaSaturn(TypedDict):
    # Strength by place, in virupas.
    sthana_bala: float
    # Strength by direction, in virupas.
    dig_bala: float
    # Strength by time, in virupas.
    kala_bala: float
    # Strength by motion, in virupas.
    cheshta_bala: float
    # Natural strength, in virupas.
    naisargika_bala: float
    # Strength by aspects, in virupas. Negative if the aspects of malefics prevail.
    drik_bala: float
    # The sum in virupas.
    total: float
    # The same as `total`.
    shadbala_in_virupas: float
    # The sum in rupas of 60 virupas.
    shadbala_in_rupas: float
    # What the planet needs, in rupas.
    minimum_requirements: float
    # The sum divided by what the planet needs.
    ratio: float
    # 1 for the largest ratio.
    rank: int
    parts: VedicStrengthReplyShadbalaSaturnParts
    # What the planet needs in parts (Brihat Parashara Hora Shastra 27.34-36).
    parts_required: VedicStrengthReplyShadbalaSaturnPartsRequired

class VedicStrengthReplyShadbala(TypedDict):
    Sun: VedicStrengthReplyShadbalaSun
    Moon: VedicStrengthReplyShadbalaMoon
    Mars: VedicStrengthReplyShadbalaMars
    Mercury: VedicStrengthReplyShadbalaMercury
    Jupiter: VedicStrengthReplyShadbalaJupiter
    Venus: VedicStrengthReplyShadbalaVenus
    Saturn: VedicStrengthReplyShadbalaSaturn

class VedicStrengthReplyIshtaKashtaSun(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashtaMoon(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashtaMars(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashtaMercury(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashtaJupiter(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashtaVenus(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashtaSaturn(TypedDict):
    ishta: float
    kashta: float

class VedicStrengthReplyIshtaKashta(TypedDict):
    Sun: VedicStrengthReplyIshtaKashtaSun
    Moon: VedicStrengthReplyIshtaKashtaMoon
    Mars: VedicStrengthReplyIshtaKashtaMars
    Mercury: VedicStrengthReplyIshtaKashtaMercury
    Jupiter: VedicStrengthReplyIshtaKashtaJupiter
    Venus: VedicStrengthReplyIshtaKashtaVenus
    Saturn: VedicStrengthReplyIshtaKashtaSaturn

class VedicStrengthReplyWarsItem(TypedDict):
    winner: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    loser: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # Virupas.
    virupas: float

class VedicStrengthReplyBhavabalaItem(TypedDict):
    house: int
    sign: str
    sign_id: int
    # The sidereal longitude of the middle of the house, by Sripati.
    degree: float
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # The shadbala of the lord, in virupas.
    bhavadhipati_bala: float
    # Virupas.
    dig_bala: float
    # Virupas.
    drishti_bala: float
    # 60 for Jupiter and Mercury each, -60 for Saturn, Mars and Sun each.
    occupants: float
    # 15 for signs that rise head first by day, back first by night, both ways in the twilight.
    rising: float
    # The sum in virupas.
    total: float
    total_in_rupas: float

class VedicStrengthReplyAshtakavargaBhinnashtakavarga(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaSun(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaMoon(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaMars(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaMercury(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaJupiter(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaVenus(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavargaSaturn(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]
    Ascendant: List[int]

class VedicStrengthReplyAshtakavargaPrastharashtakavarga(TypedDict):
    Sun: VedicStrengthReplyAshtakavargaPrastharashtakavargaSun
    Moon: VedicStrengthReplyAshtakavargaPrastharashtakavargaMoon
    Mars: VedicStrengthReplyAshtakavargaPrastharashtakavargaMars
    Mercury: VedicStrengthReplyAshtakavargaPrastharashtakavargaMercury
    Jupiter: VedicStrengthReplyAshtakavargaPrastharashtakavargaJupiter
    Venus: VedicStrengthReplyAshtakavargaPrastharashtakavargaVenus
    Saturn: VedicStrengthReplyAshtakavargaPrastharashtakavargaSaturn

class VedicStrengthReplyAshtakavargaTrikonaReduced(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]

class VedicStrengthReplyAshtakavargaEkadhipatyaReduced(TypedDict):
    Sun: List[int]
    Moon: List[int]
    Mars: List[int]
    Mercury: List[int]
    Jupiter: List[int]
    Venus: List[int]
    Saturn: List[int]

class VedicStrengthReplyAshtakavargaPindasSun(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindasMoon(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindasMars(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindasMercury(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindasJupiter(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindasVenus(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindasSaturn(TypedDict):
    rasi: int
    graha: int
    sodhya: int

class VedicStrengthReplyAshtakavargaPindas(TypedDict):
    Sun: VedicStrengthReplyAshtakavargaPindasSun
    Moon: VedicStrengthReplyAshtakavargaPindasMoon
    Mars: VedicStrengthReplyAshtakavargaPindasMars
    Mercury: VedicStrengthReplyAshtakavargaPindasMercury
    Jupiter: VedicStrengthReplyAshtakavargaPindasJupiter
    Venus: VedicStrengthReplyAshtakavargaPindasVenus
    Saturn: VedicStrengthReplyAshtakavargaPindasSaturn

class VedicStrengthReplyAshtakavarga(TypedDict):
    table: Literal["parashara", "raman"]
    reduction: Literal["parashara", "own_signs"]
    # The sum of all points: 337.
    total_points: int
    # The points of all planets, for the signs from Aries on.
    sarvashtakavarga: List[int]
    # The points of each planet, for the signs from Aries on.
    bhinnashtakavarga: VedicStrengthReplyAshtakavargaBhinnashtakavarga
    # Which planet or lagna gives each point of a planet, for the signs from Aries on.
    prastharashtakavarga: VedicStrengthReplyAshtakavargaPrastharashtakavarga
    # The points of each planet after the reduction by trines.
    trikona_reduced: VedicStrengthReplyAshtakavargaTrikonaReduced
    # The points after the further reduction of pairs of signs with one lord. A sign with a planet or the lagna counts as occupied; with `own_signs` so does a sign with Rahu or Ketu.
    ekadhipatya_reduced: VedicStrengthReplyAshtakavargaEkadhipatyaReduced
    # Sums of the reduced points with the multipliers of signs and planets; `sodhya` is the sum of both.
    pindas: VedicStrengthReplyAshtakavargaPindas

class VedicStrengthReplyVimsopakaSun(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopakaMoon(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopakaMars(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopakaMercury(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopakaJupiter(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopakaVenus(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopakaSaturn(TypedDict):
    shadvarga: float
    saptavarga: float
    dasavarga: float
    shodasavarga: float

class VedicStrengthReplyVimsopaka(TypedDict):
    Sun: VedicStrengthReplyVimsopakaSun
    Moon: VedicStrengthReplyVimsopakaMoon
    Mars: VedicStrengthReplyVimsopakaMars
    Mercury: VedicStrengthReplyVimsopakaMercury
    Jupiter: VedicStrengthReplyVimsopakaJupiter
    Venus: VedicStrengthReplyVimsopakaVenus
    Saturn: VedicStrengthReplyVimsopakaSaturn

class VedicStrengthReplyAvasthasSunItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasMoonItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasMarsItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasMercuryItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasJupiterItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasVenusItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasSaturnItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasRahuItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthasKetuItem(TypedDict):
    type: Literal["baladi", "jagradadi", "deeptadi"]
    state: Literal["Bala", "Kumara", "Yuva", "Vriddha", "Mrita", "Jagrat", "Swapna", "Sushupti", "Deepta", "Swastha", "Mudita", "Shanta", "Deena", "Duhkhita", "Vikala", "Khala", "Kopi"]
    # The share of its effect that the graha gives. Null for deeptadi.
    effect: Optional[Literal["full", "medium", "half", "quarter", "little", "none"]]

class VedicStrengthReplyAvasthas(TypedDict):
    Sun: List[VedicStrengthReplyAvasthasSunItem]
    Moon: List[VedicStrengthReplyAvasthasMoonItem]
    Mars: List[VedicStrengthReplyAvasthasMarsItem]
    Mercury: List[VedicStrengthReplyAvasthasMercuryItem]
    Jupiter: List[VedicStrengthReplyAvasthasJupiterItem]
    Venus: List[VedicStrengthReplyAvasthasVenusItem]
    Saturn: List[VedicStrengthReplyAvasthasSaturnItem]
    Rahu: List[VedicStrengthReplyAvasthasRahuItem]
    Ketu: List[VedicStrengthReplyAvasthasKetuItem]

class VedicStrengthReplyDayLords(TypedDict):
    abda: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    masa: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    vara: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    hora: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]

class VedicStrengthReplyDay(TypedDict):
    weekday: str
    # Local time with its offset. The day begins with it.
    sunrise: str
    sunset: str
    part: Literal["day", "night"]
    # The third of the day or of the night.
    third: int
    # Within 72 minutes before sunrise or after sunset.
    is_twilight: bool
    # Hours of true solar time to the nearest midnight.
    hours_from_midnight: float
    lords: VedicStrengthReplyDayLords

class VedicStrengthReplyRules(TypedDict):
    school: Literal["parashara", "raman"]
    source: str
    # Virupas in the sign of a great friend, friend, neutral, enemy, great enemy.
    saptavargaja: Literal["20_15_10_4_2", "22.5_15_7.5_3.75_1.875"]
    # The house system of kendra bala.
    kendra_houses: str
    paksha: Literal["four_benefics", "benefics_of_the_chart_moon_doubled"]
    # Years of 360 and months of 30 days since the creation.
    abda_and_masa: Literal["surya_siddhanta"]
    hora: Literal["twelfths_of_day_and_night"]
    ayana: Literal["three_parts", "six_parts", "declination"]
    ayana_of_sun: Literal["once_and_as_cheshta", "doubled"]
    cheshta: Literal["mean_longitudes", "raman_tables", "motions"]
    drik: Literal["mercury_and_jupiter_in_full", "quarters"]
    # What the winner of a war takes.
    yuddha: Literal["difference_of_strengths", "difference_by_discs"]
    # Who wins a war.
    yuddha_winner: Literal["surya_siddhanta", "northern", "lesser_longitude"]
    # The source of the rule of the winner.
    yuddha_source: str
    ishta_kashta: Literal["mean", "root_of_product"]
    bhava: Literal["parashara_27_26_31"]

class VedicStrengthReplyMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    node_type: Literal["mean", "true"]
    timezone_used: str

class _VedicStrengthReply(TypedDict):
    subject: VedicStrengthReplySubject
    time: ExplainedTime
    shadbala: Optional[VedicStrengthReplyShadbala]
    ishta_kashta: Optional[VedicStrengthReplyIshtaKashta]
    # Planets within a degree of each other, and what the winner takes.
    wars: List[VedicStrengthReplyWarsItem]
    # The strengths of the houses. Empty without a time of birth.
    bhavabala: List[VedicStrengthReplyBhavabalaItem]
    ashtakavarga: Optional[VedicStrengthReplyAshtakavarga]
    # Strength in 6, 7, 10 and 16 divisions, each out of 20.
    vimsopaka: VedicStrengthReplyVimsopaka
    # The states of each graha. Rahu and Ketu have only baladi. A planet may have several states of deeptadi.
    avasthas: VedicStrengthReplyAvasthas
    # The day from sunrise to sunrise in which the birth is. Null without a time of birth.
    day: Optional[VedicStrengthReplyDay]
    rules: VedicStrengthReplyRules
    metadata: VedicStrengthReplyMetadata

class VedicStrengthReply(_VedicStrengthReply, total=False):
    warnings: List[Warning]

class _VedicDashaReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicDashaReplySubjectSettings(_VedicDashaReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicDashaReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicDashaReplySubjectSettings

class VedicDashaReplyMoonNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class _VedicDashaReplyBirthBalance(TypedDict):
    lord: str
    # The date on which the first dasha began, before the birth or at it.
    actual_start: str
    # Local time with its offset.
    actual_start_at: str
    # The date at the birthplace, YYYY-MM-DD.
    birth_date: str
    # The date at the birthplace, YYYY-MM-DD.
    end: str
    # Local time with its offset.
    ends_at: str
    # Years of `year_days` days, with six decimals.
    full_duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicDashaReplyBirthBalance(_VedicDashaReplyBirthBalance, total=False):
    yogini: str

class _VedicDashaReplyActivePeriodsItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str
    # The share of the period that has passed, with six decimals.
    progress_fraction: float
    # Days until its end, with two decimals.
    remaining_days: float
    # Years of `year_days` days, with six decimals.
    duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicDashaReplyActivePeriodsItem(_VedicDashaReplyActivePeriodsItem, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class _VedicDashaReplyTimelineItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str

class VedicDashaReplyTimelineItem(_VedicDashaReplyTimelineItem, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class VedicDashaReplyMetadataCondition(TypedDict):
    # Null without a time of birth.
    met: Optional[bool]
    rahu_in_lagna: Optional[bool]
    lagna_lord: Optional[str]
    rahu_house_from_lagna_lord: Optional[int]
    text: str

class _VedicDashaReplyMetadata(TypedDict):
    system: Literal["vimshottari", "yogini", "ashtottari", "chara_rao", "chara_parashara", "narayana", "kalachakra"]
    rule: str
    source: str
    levels: int
    year_length: Literal["sidereal", "julian", "tropical", "savana"]
    year_days: float
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    timezone_used: str

class VedicDashaReplyMetadata(_VedicDashaReplyMetadata, total=False):
    first_part: Literal["own", "next"]
    ashtottari_arcs: Literal["abhijit", "equal"]
    # Whether the Ashtottari dasha applies to the chart, by its text. It is given in any case.
    condition: VedicDashaReplyMetadataCondition

class _VedicDashaReply(TypedDict):
    subject: VedicDashaReplySubject
    time: ExplainedTime
    # The nakshatra of the natal Moon.
    moon_nakshatra: VedicDashaReplyMoonNakshatra
    # Null for a dasha from the lagna without a time of birth.
    birth_balance: Optional[VedicDashaReplyBirthBalance]
    # The period of each level at the reference date, from the mahadasha on.
    active_periods: List[VedicDashaReplyActivePeriodsItem]
    # Periods in order, each followed by its parts. Periods at the ends of the timeline are given whole.
    timeline: List[VedicDashaReplyTimelineItem]
    # The date at the birthplace, YYYY-MM-DD.
    reference_date: str
    # Local time with its offset.
    reference_at: str
    metadata: VedicDashaReplyMetadata

class VedicDashaReply(_VedicDashaReply, total=False):
    warnings: List[Warning]

class _VedicDashaInsightsReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicDashaInsightsReplySubjectSettings(_VedicDashaInsightsReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicDashaInsightsReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicDashaInsightsReplySubjectSettings

class _VedicDashaInsightsReplyActivePeriodsItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str
    # The share of the period that has passed, with six decimals.
    progress_fraction: float
    # Days until its end, with two decimals.
    remaining_days: float
    # Years of `year_days` days, with six decimals.
    duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicDashaInsightsReplyActivePeriodsItem(_VedicDashaInsightsReplyActivePeriodsItem, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class VedicDashaInsightsReplyFactsItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    lord: str
    # The sign of a graha; for a dasha of signs the sign itself.
    sign: str
    # Counted in signs from the lagna; null without a time of birth.
    house: Optional[int]
    # Empty for the nodes, for signs, and without a time of birth.
    houses_ruled: List[int]
    # The dignity of a graha that rules signs; in the sign of another graha, its compound friendship with the lord of that sign. Null for nodes and signs.
    dignity: Optional[Literal["exalted", "moolatrikona", "own", "debilitated", "great_enemy", "enemy", "neutral", "friend", "great_friend"]]
    # The nakshatra of a graha; null for a sign.
    nakshatra: Optional[str]
    # The lord of the sign.
    sign_lord: str
    # The other grahas in that sign.
    grahas: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # The facts as sentences.
    text: str

class VedicDashaInsightsReplyNextChangesItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # Local time with its offset.
    at: str
    from_lord: str
    # Null where the last period of the system ends.
    to_lord: Optional[str]
    text: str

class VedicDashaInsightsReplyMetaCondition(TypedDict):
    # Null without a time of birth.
    met: Optional[bool]
    rahu_in_lagna: Optional[bool]
    lagna_lord: Optional[str]
    rahu_house_from_lagna_lord: Optional[int]
    text: str

class _VedicDashaInsightsReplyMeta(TypedDict):
    system: Literal["vimshottari", "yogini", "ashtottari", "chara_rao", "chara_parashara", "narayana", "kalachakra"]
    rule: str
    source: str
    levels: int
    year_length: Literal["sidereal", "julian", "tropical", "savana"]
    year_days: float
    ayanamsha: str
    timezone_used: str

class VedicDashaInsightsReplyMeta(_VedicDashaInsightsReplyMeta, total=False):
    first_part: Literal["own", "next"]
    ashtottari_arcs: Literal["abhijit", "equal"]
    # Whether the Ashtottari dasha applies to the chart, by its text. It is given in any case.
    condition: VedicDashaInsightsReplyMetaCondition

class _VedicDashaInsightsReply(TypedDict):
    subject: VedicDashaInsightsReplySubject
    time: ExplainedTime
    # The date at the birthplace, YYYY-MM-DD.
    reference_date: str
    active_periods: List[VedicDashaInsightsReplyActivePeriodsItem]
    # What the chart says about the lord of each active period, from the mahadasha on.
    facts: List[VedicDashaInsightsReplyFactsItem]
    # The next change on each level, the earliest first.
    next_changes: List[VedicDashaInsightsReplyNextChangesItem]
    meta: VedicDashaInsightsReplyMeta

class VedicDashaInsightsReply(_VedicDashaInsightsReply, total=False):
    warnings: List[Warning]

class _VedicKpReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicKpReplySubjectSettings(_VedicKpReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicKpReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicKpReplySubjectSettings

class VedicKpReplyHorary(TypedDict):
    number: int
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # Where the next number begins.
    end_degree: float
    sign_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    star_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The instant at which this degree rises at the place, within half a day of the question. The cusps are for this instant.
    cusps_at: str

class VedicKpReplyAscendantNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicKpReplyAscendant(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # The same as `absolute_degree`.
    degree: float
    nakshatra: VedicKpReplyAscendantNakshatra

class VedicKpReplyCuspsItem(TypedDict):
    house: int
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    sign_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    nakshatra: str
    nakshatra_id: int
    pada: int
    # The star lord.
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicKpReplyPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: Optional[int]
    is_retrograde: bool
    # Degrees a day.
    speed: float
    nakshatra: str
    nakshatra_id: int
    pada: int
    # The star lord.
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicKpReplySignificatorsPlanetsItem(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    star_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The house that its star lord occupies.
    level_1: List[int]
    # The house that it occupies.
    level_2: List[int]
    # The houses that its star lord owns.
    level_3: List[int]
    # The houses that it owns.
    level_4: List[int]
    # All of them, each once, the strongest level first.
    houses: List[int]

class VedicKpReplySignificatorsHousesItem(TypedDict):
    house: int
    # The lord of the sign of its cusp.
    owner: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Planets in the star of an occupant.
    level_a: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # Occupants.
    level_b: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # Planets in the star of the owner.
    level_c: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # The owner.
    level_d: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]

class VedicKpReplySignificatorsNodesItemAgentOfItem(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    by: Literal["conjunction", "aspect", "star_lord", "sign_lord"]

class VedicKpReplySignificatorsNodesItem(TypedDict):
    node: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    agent_of: List[VedicKpReplySignificatorsNodesItemAgentOfItem]
    # By Krishnamurti: planets in its sign; if there are none, planets that aspect it; otherwise the lord of its sign.
    represents: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # The houses that the planets of `agent_of` occupy or own. The levels above do not contain them.
    houses: List[int]

class VedicKpReplySignificators(TypedDict):
    planets: List[VedicKpReplySignificatorsPlanetsItem]
    houses: List[VedicKpReplySignificatorsHousesItem]
    # The planets for which Rahu and Ketu act, the strongest first.
    nodes: List[VedicKpReplySignificatorsNodesItem]

class VedicKpReplyRulingPlanetsAscendant(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float

class VedicKpReplyRulingPlanetsMoon(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float

class VedicKpReplyRulingPlanets(TypedDict):
    datetime: str
    # `request`: the instant is `reference_date`. `chart`: it is that of the horary chart.
    of: Literal["request", "chart", "now"]
    lat: float
    lng: float
    timezone: str
    ascendant: VedicKpReplyRulingPlanetsAscendant
    moon: VedicKpReplyRulingPlanetsMoon
    ascendant_star_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    ascendant_sign_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    ascendant_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    moon_star_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    moon_sign_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    moon_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    day_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The Vedic day, which begins at sunrise.
    weekday: str
    # The second value applies where the Sun does not rise: the day begins six hours before it culminates.
    day_begins: Literal["sunrise", "six_hours_before_noon"]
    day_began_at: str
    # The five ruling planets, each once, the strongest first: star and sign lords of the lagna, then of the Moon, then the day lord.
    planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # Nodes that share a sign with a ruling planet, are aspected by it, or are in a sign that it rules.
    nodes: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]

class VedicKpReplyVimshottariDashaMoonNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class _VedicKpReplyVimshottariDashaBirthBalance(TypedDict):
    lord: str
    # The date on which the first dasha began, before the birth or at it.
    actual_start: str
    # Local time with its offset.
    actual_start_at: str
    # The date at the birthplace, YYYY-MM-DD.
    birth_date: str
    # The date at the birthplace, YYYY-MM-DD.
    end: str
    # Local time with its offset.
    ends_at: str
    # Years of `year_days` days, with six decimals.
    full_duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicKpReplyVimshottariDashaBirthBalance(_VedicKpReplyVimshottariDashaBirthBalance, total=False):
    yogini: str

class _VedicKpReplyVimshottariDashaActivePeriodsItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str
    # The share of the period that has passed, with six decimals.
    progress_fraction: float
    # Days until its end, with two decimals.
    remaining_days: float
    # Years of `year_days` days, with six decimals.
    duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicKpReplyVimshottariDashaActivePeriodsItem(_VedicKpReplyVimshottariDashaActivePeriodsItem, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class VedicKpReplyVimshottariDashaRulesCondition(TypedDict):
    # Null without a time of birth.
    met: Optional[bool]
    rahu_in_lagna: Optional[bool]
    lagna_lord: Optional[str]
    rahu_house_from_lagna_lord: Optional[int]
    text: str

class _VedicKpReplyVimshottariDashaRules(TypedDict):
    system: Literal["vimshottari", "yogini", "ashtottari", "chara_rao", "chara_parashara", "narayana", "kalachakra"]
    rule: str
    source: str
    levels: int
    year_length: Literal["sidereal", "julian", "tropical", "savana"]
    year_days: float

class VedicKpReplyVimshottariDashaRules(_VedicKpReplyVimshottariDashaRules, total=False):
    first_part: Literal["own", "next"]
    ashtottari_arcs: Literal["abhijit", "equal"]
    # Whether the Ashtottari dasha applies to the chart, by its text. It is given in any case.
    condition: VedicKpReplyVimshottariDashaRulesCondition

class VedicKpReplyVimshottariDasha(TypedDict):
    # The nakshatra of the natal Moon.
    moon_nakshatra: VedicKpReplyVimshottariDashaMoonNakshatra
    # Null for a dasha from the lagna without a time of birth.
    birth_balance: Optional[VedicKpReplyVimshottariDashaBirthBalance]
    # The period of each level at the reference date, from the mahadasha on.
    active_periods: List[VedicKpReplyVimshottariDashaActivePeriodsItem]
    reference_date: str
    rules: VedicKpReplyVimshottariDashaRules

class VedicKpReplyMetadataRules(TypedDict):
    significators: str
    nodes: str
    ruling_planets: str
    horary: str

class VedicKpReplyMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float
    node_type: Literal["mean", "true"]
    timezone_used: str
    house_system: str
    rules: VedicKpReplyMetadataRules

class _VedicKpReply(TypedDict):
    subject: VedicKpReplySubject
    time: ExplainedTime
    # Null without `number`.
    horary: Optional[VedicKpReplyHorary]
    # Null without a time of birth.
    ascendant: Optional[VedicKpReplyAscendant]
    # Empty without a time of birth.
    cusps: List[VedicKpReplyCuspsItem]
    planets: List[VedicKpReplyPlanetsItem]
    # The lists are empty without a time of birth.
    significators: VedicKpReplySignificators
    ruling_planets: VedicKpReplyRulingPlanets
    metadata: VedicKpReplyMetadata

class VedicKpReply(_VedicKpReply, total=False):
    # Only with `dasha_levels`.
    vimshottari_dasha: VedicKpReplyVimshottariDasha
    warnings: List[Warning]

class _VedicGocharTimelineReplyMetaRules(TypedDict):
    favorable_houses: str
    aspects: str
    vedha: str
    ashtakavarga: str

class VedicGocharTimelineReplyMetaRules(_VedicGocharTimelineReplyMetaRules, total=False):
    dashas: str

class VedicGocharTimelineReplyMeta(TypedDict):
    endpoint: str
    version: Literal["v2"]
    generated_at: str
    range_start: str
    range_end: str
    day_count: int
    generated_window_count: int
    timezone: str
    ruleset_version: str
    ayanamsha: str
    # Transits count signs.
    house_system: Literal["whole_sign"]
    node_type: Literal["mean", "true"]
    rules: VedicGocharTimelineReplyMetaRules

class _VedicGocharTimelineReplyInputSubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicGocharTimelineReplyInputSubjectSettings(_VedicGocharTimelineReplyInputSubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicGocharTimelineReplyInputSubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicGocharTimelineReplyInputSubjectSettings

class VedicGocharTimelineReplyInput(TypedDict):
    subject: VedicGocharTimelineReplyInputSubject
    transit_planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # The instant at which the range begins.
    starts_at: str
    # The instant at which the range ends.
    ends_at: str

class _VedicGocharTimelineReply(TypedDict):
    meta: VedicGocharTimelineReplyMeta
    input: VedicGocharTimelineReplyInput
    # In order of time.
    windows: List[GocharWindow]

class VedicGocharTimelineReply(_VedicGocharTimelineReply, total=False):
    warnings: List[Warning]

class GocharWindowEvidence(TypedDict):
    system: Literal["gochara"]
    # For houses from the Moon, by the classical list. All other windows are `neutral`.
    polarity: Literal["favorable", "unfavorable", "neutral"]
    activation_type: Literal["occupation", "conjunction", "aspect", "ingress"]
    # Counted in signs from the reference point, or for an aspect from the transiting graha.
    relative_house: Optional[int]
    boundary_type: Literal["sign_ingress"]
    source_kind: Literal["moon_sign", "lagna_sign", "natal_graha", "zodiac"]
    aspect_name: Optional[str]
    aspect_type: Optional[Literal["full"]]
    # The sign that the graha leaves, for an ingress.
    from_sign_id: Optional[int]
    to_sign_id: Optional[int]
    transit_sign_id: int
    natal_sign_id: Optional[int]
    enters_retrograde: bool
    leaves_retrograde: bool
    starts_before_range: bool
    ends_after_range: bool

class GocharWindowVedhaObstructionsItem(TypedDict):
    # The graha that is in the house of obstruction.
    by: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    start_datetime: str
    end_datetime: str

class GocharWindowVedha(TypedDict):
    # The house of obstruction, counted from the natal Moon.
    house: int
    sign_id: int
    # The obstructions of the transit in order of time: all that touch the range, cut at the ends of the window. Obstructions by several grahas may overlap. Empty if there is none in the range.
    obstructions: List[GocharWindowVedhaObstructionsItem]

class GocharWindowAshtakavarga(TypedDict):
    # The points of the graha in the sign (bhinnashtakavarga). Null for the nodes, which have none.
    bav: Optional[int]
    # The points of all planets in the sign (sarvashtakavarga).
    sav: int

class GocharWindowDashasItem(TypedDict):
    mahadasha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    antardasha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    pratyantardasha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    start_datetime: str
    end_datetime: str
    # The levels whose lord is the transiting graha.
    lord_of: List[Literal["Mahadasha", "Antardasha", "Pratyantardasha"]]

class _GocharWindow(TypedDict):
    id: str
    label: str
    start_date: str
    end_date: str
    # Exact, local in the time zone of the range.
    start_datetime: str
    end_datetime: str
    transit_planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # `moon`, `lagna`, another natal graha, or `zodiac` for an ingress.
    reference_point: str
    category: Literal["house", "contact", "ingress"]
    kind: Literal["house_from_moon", "house_from_lagna", "conjunction", "aspect", "sign_ingress"]
    # Follows from `kind`: house from the Moon 1, from the lagna 0.8, conjunction 0.7, aspect 0.5, ingress 0.3.
    strength: float
    # 1 is the most important: the strongest first, then the slower graha, then the earlier start.
    priority: int
    evidence: GocharWindowEvidence
    # The obstruction (vedha) of a favourable transit. Null unless the window is a favourable house from the Moon, and for the nodes. Polarity does not change.
    vedha: Optional[GocharWindowVedha]
    # The natal ashtakavarga of the sign that is transited. Null without a time of birth.
    ashtakavarga: Optional[GocharWindowAshtakavarga]

class GocharWindow(_GocharWindow, total=False):
    # The Vimshottari dashas that run in the window, from its start or the birth on, cut at its ends. Only with `include_dasha_overlay`.
    dashas: List[GocharWindowDashasItem]

class _VedicGocharInsightsReplyMetaRules(TypedDict):
    favorable_houses: str
    aspects: str
    vedha: str
    ashtakavarga: str

class VedicGocharInsightsReplyMetaRules(_VedicGocharInsightsReplyMetaRules, total=False):
    dashas: str

class VedicGocharInsightsReplyMeta(TypedDict):
    endpoint: str
    version: Literal["v2"]
    generated_at: str
    range_start: str
    range_end: str
    day_count: int
    generated_window_count: int
    timezone: str
    ruleset_version: str
    ayanamsha: str
    # Transits count signs.
    house_system: Literal["whole_sign"]
    node_type: Literal["mean", "true"]
    rules: VedicGocharInsightsReplyMetaRules

class _VedicGocharInsightsReplyInputSubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicGocharInsightsReplyInputSubjectSettings(_VedicGocharInsightsReplyInputSubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicGocharInsightsReplyInputSubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicGocharInsightsReplyInputSubjectSettings

class VedicGocharInsightsReplyInput(TypedDict):
    subject: VedicGocharInsightsReplyInputSubject
    transit_planets: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # The instant at which the range begins.
    starts_at: str
    # The instant at which the range ends.
    ends_at: str

class VedicGocharInsightsReplyInsightsItemVedhaObstructionsItem(TypedDict):
    # The graha that is in the house of obstruction.
    by: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    start_datetime: str
    end_datetime: str

class VedicGocharInsightsReplyInsightsItemVedha(TypedDict):
    # The house of obstruction, counted from the natal Moon.
    house: int
    sign_id: int
    # The obstructions of the transit in order of time: all that touch the range, cut at the ends of the window. Obstructions by several grahas may overlap. Empty if there is none in the range.
    obstructions: List[VedicGocharInsightsReplyInsightsItemVedhaObstructionsItem]

class VedicGocharInsightsReplyInsightsItemAshtakavarga(TypedDict):
    # The points of the graha in the sign (bhinnashtakavarga). Null for the nodes, which have none.
    bav: Optional[int]
    # The points of all planets in the sign (sarvashtakavarga).
    sav: int

class VedicGocharInsightsReplyInsightsItemDashasItem(TypedDict):
    mahadasha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    antardasha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    pratyantardasha: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    start_datetime: str
    end_datetime: str
    # The levels whose lord is the transiting graha.
    lord_of: List[Literal["Mahadasha", "Antardasha", "Pratyantardasha"]]

VedicGocharInsightsReplyInsightsItem = TypedDict("VedicGocharInsightsReplyInsightsItem", {"transit_planet": "Literal[\"Sun\", \"Moon\", \"Mars\", \"Mercury\", \"Jupiter\", \"Venus\", \"Saturn\", \"Rahu\", \"Ketu\"]", "sign": "str", "sign_id": "int", "start_date": "str", "end_date": "str", "start_datetime": "str", "end_datetime": "str", "house_from_moon": "int", "house_from_lagna": "Optional[int]", "polarity": "Literal[\"favorable\", \"unfavorable\", \"neutral\"]", "favorable_houses": "List[int]", "aspects": "List[Literal[\"Sun\", \"Moon\", \"Mars\", \"Mercury\", \"Jupiter\", \"Venus\", \"Saturn\", \"Rahu\", \"Ketu\"]]", "with": "List[Literal[\"Sun\", \"Moon\", \"Mars\", \"Mercury\", \"Jupiter\", \"Venus\", \"Saturn\", \"Rahu\", \"Ketu\"]]", "summary": "str", "vedha": "Optional[VedicGocharInsightsReplyInsightsItemVedha]", "ashtakavarga": "Optional[VedicGocharInsightsReplyInsightsItemAshtakavarga]", "dashas": "List[VedicGocharInsightsReplyInsightsItemDashasItem]"}, total=False)

class VedicGocharInsightsReplySaturnRange(TypedDict):
    start: str
    end: str

class _VedicGocharInsightsReply(TypedDict):
    meta: VedicGocharInsightsReplyMeta
    input: VedicGocharInsightsReplyInput
    # The stays of each graha in signs: grahas in the order of the request, the stays of each in order of time.
    insights: List[VedicGocharInsightsReplyInsightsItem]
    sade_sati: List[SaturnPassage]
    dhaiya: List[SaturnPassage]
    saturn_range: VedicGocharInsightsReplySaturnRange

class VedicGocharInsightsReply(_VedicGocharInsightsReply, total=False):
    warnings: List[Warning]

class SaturnPassagePhasesItem(TypedDict):
    phase: str
    house_from_moon: int
    sign: str
    sign_id: int
    start_datetime: str
    end_datetime: str
    enters_retrograde: bool
    # True if Saturn leaves by retrograde motion, and returns later.
    leaves_retrograde: bool

class SaturnPassage(TypedDict):
    # `sade_sati`: Saturn in the 12th, 1st and 2nd sign from the Moon. `ardhashtama` and `ashtama`: in the 4th and in the 8th, which are also called dhaiya.
    kind: Literal["sade_sati", "ardhashtama", "ashtama"]
    # The first entry.
    start_datetime: str
    # The last exit.
    end_datetime: str
    # Whether Saturn is in one of the signs of the passage during the range.
    is_active: bool
    phases: List[SaturnPassagePhasesItem]

class _VedicTajakaReplySubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicTajakaReplySubjectSettings(_VedicTajakaReplySubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicTajakaReplySubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicTajakaReplySubjectSettings

class VedicTajakaReplyVarsha(TypedDict):
    year_of_life: int
    completed_years: int
    # When the Sun returns to its sidereal longitude at birth, local at the place of the year.
    starts_at: str
    starts_at_utc: str
    ends_at: str
    # Whether the Sun is up at the place of the year; null without a time of birth.
    is_day: Optional[bool]
    # The place for which the year is cast: the one requested, otherwise the birthplace.
    location: Location

class VedicTajakaReplyAscendantNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicTajakaReplyAscendant(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # The same as `absolute_degree`.
    degree: float
    nakshatra: VedicTajakaReplyAscendantNakshatra

class VedicTajakaReplyPlanetsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: Optional[int]
    is_retrograde: bool
    # Degrees a day.
    speed: float
    nakshatra: str
    nakshatra_id: int
    pada: int
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicTajakaReplyHousesItem(TypedDict):
    house: int
    sign: str
    sign_id: int
    # The longitude of the cusp; null in whole signs.
    degree_cusp: Optional[float]

class VedicTajakaReplyMuntha(TypedDict):
    sign: str
    sign_id: int
    # Counted from the annual lagna.
    house: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]

class VedicTajakaReplyYearLordCandidatesItem(TypedDict):
    office: Literal["luminary_sign_lord", "natal_lagna_lord", "muntha_lord", "annual_lagna_lord", "trirashi_lord"]
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # Null if the signs are the sixth and the eighth from each other.
    aspect_on_lagna: Optional[Literal["conjunction", "semi_sextile", "sextile", "square", "trine", "opposition"]]
    nature: Optional[Literal["benefic", "malefic", "neutral"]]
    # Its pancha vargeeya bala.
    strength: float

class VedicTajakaReplyYearLord(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # The strongest candidate above 10 with a benefic aspect on the lagna. If there is none, the strongest with a malefic aspect, then one above 15, then the first candidate.
    chosen_by: Literal["benefic_aspect", "malefic_aspect", "strength", "first_candidate"]
    candidates: List[VedicTajakaReplyYearLordCandidatesItem]

class VedicTajakaReplyPanchaVargeeyaBalaItem(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    kshetra: float
    uchcha: float
    hadda: float
    drekkana: float
    navamsa: float
    # A quarter of the sum, at most 20.
    total: float
    grade: Literal["extraordinary", "very_strong", "strong", "ordinary", "weak"]

class VedicTajakaReplyHarshaBalaItem(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    place: int
    dignity: int
    houses: int
    time: int
    total: int

class VedicTajakaReplySahamsItem(TypedDict):
    name: str
    meaning: str
    # The formula that was used, by day or by night.
    formula: str
    # Whether 30° were added, because C does not lie between B and A.
    added_sign: bool
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]

class VedicTajakaReplyYogasPairsItem(TypedDict):
    yoga: Literal["ithasala", "eesarpha"]
    kind: Optional[Literal["poorna", "vartamana", "bhavishya"]]
    faster: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    slower: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    aspect: Literal["conjunction", "semi_sextile", "sextile", "square", "trine", "opposition"]
    # Between their degrees within their signs.
    degrees_apart: float
    # Planets that cancel the ithasala.
    manahoo: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]]
    # Whether the Moon strengthens it.
    kamboola: bool

VedicTajakaReplyYogasMattersItemYogasItemKamboola = TypedDict("VedicTajakaReplyYogasMattersItemYogasItemKamboola", {"with": "Literal[\"Sun\", \"Moon\", \"Mars\", \"Mercury\", \"Jupiter\", \"Venus\", \"Saturn\"]", "moon_grade": "Literal[\"uttama\", \"madhyama\", \"sama\", \"adhama\"]", "planet_grade": "Literal[\"uttama\", \"madhyama\", \"sama\", \"adhama\"]"}, total=False)

class VedicTajakaReplyYogasMattersItemYogasItemAfflictionsItem(TypedDict):
    planet: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    by: Literal["retrograde", "combust", "debilitated", "house_6_8_12", "malefic", "weak"]

class VedicTajakaReplyYogasMattersItemYogasItem(TypedDict):
    yoga: Literal["ithasala", "eesarpha", "nakta", "yamaya", "manau", "kamboola", "gairi_kamboola", "khallasara", "rudda", "duhphali_kuttha", "dutthottha_davira", "tambira", "kuttha", "durapha"]
    # Other planets that make the yoga.
    through: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]]
    # The kind of a kamboola.
    kamboola: Optional[VedicTajakaReplyYogasMattersItemYogasItemKamboola]
    # Why a yoga is rudda or durapha.
    afflictions: List[VedicTajakaReplyYogasMattersItemYogasItemAfflictionsItem]

class VedicTajakaReplyYogasMattersItem(TypedDict):
    house: int
    lagna_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    house_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn"]
    # Empty if one planet rules both houses.
    yogas: List[VedicTajakaReplyYogasMattersItemYogasItem]

class VedicTajakaReplyYogas(TypedDict):
    pairs: List[VedicTajakaReplyYogasPairsItem]
    houses: Optional[Literal["ishkavala", "induvara"]]
    # For each house: the yogas of its lord with the lord of the lagna. Empty without a time of birth.
    matters: List[VedicTajakaReplyYogasMattersItem]

class VedicTajakaReplyDashasMuddaItemPartsItem(TypedDict):
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local at the place of the year.
    starts_at: str
    # The instant at which the next period begins.
    ends_at: str

class _VedicTajakaReplyDashasMuddaItem(TypedDict):
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local at the place of the year.
    starts_at: str
    # The instant at which the next period begins.
    ends_at: str
    days: float

class VedicTajakaReplyDashasMuddaItem(_VedicTajakaReplyDashasMuddaItem, total=False):
    # With two `dasha_levels`.
    parts: List[VedicTajakaReplyDashasMuddaItemPartsItem]

class VedicTajakaReplyDashasPatyayiniItemPartsItem(TypedDict):
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Lagna"]
    # Local at the place of the year.
    starts_at: str
    # The instant at which the next period begins.
    ends_at: str

class _VedicTajakaReplyDashasPatyayiniItem(TypedDict):
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Lagna"]
    # Local at the place of the year.
    starts_at: str
    # The instant at which the next period begins.
    ends_at: str
    days: float
    # The degrees of the planet or the lagna in its sign.
    krisamsa: float
    # Its difference from the krisamsa before it.
    patyamsa: float

class VedicTajakaReplyDashasPatyayiniItem(_VedicTajakaReplyDashasPatyayiniItem, total=False):
    # With two `dasha_levels`.
    parts: List[VedicTajakaReplyDashasPatyayiniItemPartsItem]

class VedicTajakaReplyDashas(TypedDict):
    # Vimshottari in a year. The first lord comes again at the end, with the rest of its period.
    mudda: List[VedicTajakaReplyDashasMuddaItem]
    patyayini: List[VedicTajakaReplyDashasPatyayiniItem]

class VedicTajakaReplyMetadataRules(TypedDict):
    source: str
    friends: str
    hadda: str
    yogas: str
    matters: str
    strength: str
    mudda: str
    patyayini: str

class VedicTajakaReplyMetadata(TypedDict):
    ayanamsha: str
    # The ayanamsha when the year begins, with nutation.
    ayanamsha_deg: float
    house_system: str
    node_type: Literal["mean", "true"]
    timezone_used: str
    # The orb of each planet, in degrees.
    deeptamsas: Dict[str, float]
    orb_rule: Literal["each", "mean"]
    mudda_balance: Literal["moon", "whole"]
    rules: VedicTajakaReplyMetadataRules

class _VedicTajakaReply(TypedDict):
    subject: VedicTajakaReplySubject
    time: ExplainedTime
    varsha: VedicTajakaReplyVarsha
    # The lagna of the annual chart. Null without a time of birth.
    ascendant: Optional[VedicTajakaReplyAscendant]
    # The annual chart, cast for the place of the year.
    planets: List[VedicTajakaReplyPlanetsItem]
    # Empty without a time of birth.
    houses: List[VedicTajakaReplyHousesItem]
    # The natal lagna, moved by a sign for each completed year. Null without a time of birth.
    muntha: Optional[VedicTajakaReplyMuntha]
    # Null without a time of birth.
    year_lord: Optional[VedicTajakaReplyYearLord]
    pancha_vargeeya_bala: List[VedicTajakaReplyPanchaVargeeyaBalaItem]
    # Empty without a time of birth.
    harsha_bala: List[VedicTajakaReplyHarshaBalaItem]
    # Empty without a time of birth.
    sahams: List[VedicTajakaReplySahamsItem]
    yogas: VedicTajakaReplyYogas
    # Dashas of the year. Null without a time of birth.
    dashas: Optional[VedicTajakaReplyDashas]
    metadata: VedicTajakaReplyMetadata

class VedicTajakaReply(_VedicTajakaReply, total=False):
    warnings: List[Warning]

class VedicMuhurtaPersonalReplyRange(TypedDict):
    start_date: str
    end_date: str
    day_count: int

class VedicMuhurtaPersonalReplyBestWindowsItemScorePartsItem(TypedDict):
    name: str
    points: float

class VedicMuhurtaPersonalReplyBestWindowsItemSourcePeriodsItem(TypedDict):
    kind: Literal["tithi", "nakshatra"]
    name: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaTithi(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaNakshatra(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaWeekday(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaLunarMonth(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaSunSign(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaLagnaMatchedSignsItem(TypedDict):
    sign: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # The middle of the time in which the sign rises.
    sample_time: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaLagna(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    allowed_signs: List[str]
    matched_signs: List[VedicMuhurtaPersonalReplyBestWindowsItemCriteriaLagnaMatchedSignsItem]

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaDuration(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    minimum_minutes: int
    value_minutes: float

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaAvoidPeriodsItem(TypedDict):
    name: Literal["Rahu Kaal", "Yamaganda", "Gulika Kaal", "Dur Muhurta", "Varjyam", "Bhadra"]
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    status: Literal["overlaps"]

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedEventMoon(TypedDict):
    sign: str
    nakshatra: str
    # Local time with its offset.
    at: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedNatalMoon(TypedDict):
    sign: str
    nakshatra: str

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedTaraBala(TypedDict):
    # The nakshatra counted from the natal one, which is 1.
    count: int
    tara: Literal["Janma", "Sampat", "Vipat", "Kshema", "Pratyari", "Sadhaka", "Vadha", "Mitra", "Ati Mitra"]
    strength: Literal["good", "mixed", "bad"]

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedChandraBala(TypedDict):
    # The sign of the Moon counted from the natal one, which is 1.
    house: int
    strength: Literal["good", "mixed", "bad"]
    # The Moon is in the eighth sign.
    is_chandrashtama: bool

class VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalized(TypedDict):
    event_moon: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedEventMoon
    natal_moon: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedNatalMoon
    tara_bala: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedTaraBala
    chandra_bala: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalizedChandraBala
    avoid_period_policy: Literal["penalty"]

class VedicMuhurtaPersonalReplyBestWindowsItemCriteria(TypedDict):
    tithi: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaTithi
    nakshatra: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaNakshatra
    weekday: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaWeekday
    lunar_month: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaLunarMonth
    sun_sign: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaSunSign
    lagna: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaLagna
    duration: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaDuration
    # Times in which nothing is begun, as far as they touch the window.
    avoid_periods: List[VedicMuhurtaPersonalReplyBestWindowsItemCriteriaAvoidPeriodsItem]
    purpose: Literal["general_work", "vehicle_purchase", "property_purchase", "griha_pravesh", "namkaran", "mundan", "marriage", "travel"]
    # The Moon at the best instant of the window, and the natal Moon.
    personalized: VedicMuhurtaPersonalReplyBestWindowsItemCriteriaPersonalized

class VedicMuhurtaPersonalReplyBestWindowsItem(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    score: float
    # The points that add up to the score.
    score_parts: List[VedicMuhurtaPersonalReplyBestWindowsItemScorePartsItem]
    quality: Literal["excellent", "auspicious", "favorable", "usable"]
    reasons: List[str]
    # The tithis and nakshatras of the window.
    source_periods: List[VedicMuhurtaPersonalReplyBestWindowsItemSourcePeriodsItem]
    warnings: List[str]
    criteria: VedicMuhurtaPersonalReplyBestWindowsItemCriteria
    # The score without the points for Rahu Kaal and Bhadra.
    public_score: float
    personal_score: float
    # Points for Rahu Kaal and Bhadra.
    penalty: float
    # The middle of the longest part in which an allowed sign rises outside all avoided times; if there is none, the middle of the window.
    best_instant: str

class VedicMuhurtaPersonalReplyBestMomentExplanation(TypedDict):
    headline: str
    decision: Literal["recommended", "with_reservations"]

class VedicMuhurtaPersonalReplyBestMoment(TypedDict):
    # Local time with its offset.
    datetime: str
    score: float
    quality: Literal["excellent", "auspicious", "favorable", "usable"]
    explanation: VedicMuhurtaPersonalReplyBestMomentExplanation

class VedicMuhurtaPersonalReplyAcceptableMomentsItem(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    lagna: str

class VedicMuhurtaPersonalReplyAvoidMomentsItem(TypedDict):
    name: Literal["Rahu Kaal", "Yamaganda", "Gulika Kaal", "Dur Muhurta", "Varjyam", "Bhadra"]
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    status: Literal["overlaps"]

class VedicMuhurtaPersonalReplyRejectedWindowsItemReasonsItem(TypedDict):
    code: Literal["weekday", "sun_sign", "lunar_month", "pitru_paksha", "nakshatra", "tithi", "duration", "lagna"]
    message: str

class VedicMuhurtaPersonalReplyRejectedWindowsItem(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    reason_codes: List[Literal["weekday", "sun_sign", "lunar_month", "pitru_paksha", "nakshatra", "tithi", "duration", "lagna"]]
    reasons: List[VedicMuhurtaPersonalReplyRejectedWindowsItemReasonsItem]

class VedicMuhurtaPersonalReplyNoCompromiseMoment(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    lagna: str

class VedicMuhurtaPersonalReplySelectionExplanation(TypedDict):
    decision: Literal["recommended", "with_reservations", "none"]
    headline: str
    summary: str
    selection_status: Literal["found", "none"]
    # Most frequent first.
    top_rejection_codes: List[Literal["weekday", "sun_sign", "lunar_month", "pitru_paksha", "nakshatra", "tithi", "duration", "lagna"]]

class VedicMuhurtaPersonalReplyRule(TypedDict):
    title: str
    # Empty if all are allowed.
    tithis: List[str]
    nakshatras: List[str]
    weekdays: List[str]
    # Empty if all are allowed.
    lunar_months: List[str]
    allows_adhika_month: bool
    allows_pitru_paksha: bool
    # Empty if all are allowed.
    lagnas: List[str]
    avoided_sun_signs: List[str]
    # The direction of a journey whose weekdays and signs these are.
    direction: Optional[Literal["east", "south", "west", "north"]]
    # Further conditions of the texts, which the search does not check.
    not_checked: List[str]
    scoring: str
    sources: List[str]

class VedicMuhurtaPersonalReplyMetadata(TypedDict):
    endpoint_version: Literal["v2"]
    ruleset_version: str
    ayanamsha: str
    convention: Literal["apparent", "drik"]
    month_reckoning: Literal["amanta", "purnimanta"]
    timezone_used: str
    calculation_basis: Literal["sunrise_to_sunrise"]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _VedicMuhurtaPersonalReply(TypedDict):
    purpose: Literal["general_work", "vehicle_purchase", "property_purchase", "griha_pravesh", "namkaran", "mundan", "marriage", "travel"]
    range: VedicMuhurtaPersonalReplyRange
    location: Location
    # The windows with the highest scores, best first.
    best_windows: List[VedicMuhurtaPersonalReplyBestWindowsItem]
    # The best instant of the best window.
    best_moment: Optional[VedicMuhurtaPersonalReplyBestMoment]
    acceptable_moments: List[VedicMuhurtaPersonalReplyAcceptableMomentsItem]
    avoid_moments: List[VedicMuhurtaPersonalReplyAvoidMomentsItem]
    rejected_windows: List[VedicMuhurtaPersonalReplyRejectedWindowsItem]
    # The longest acceptable moment of the best window whose tara and Moon are both good.
    no_compromise_moment: Optional[VedicMuhurtaPersonalReplyNoCompromiseMoment]
    selection_explanation: VedicMuhurtaPersonalReplySelectionExplanation
    window_count: int
    rejected_count: int
    # What the purpose asks for, how windows are scored, and the sources.
    rule: VedicMuhurtaPersonalReplyRule
    personal_rule: str
    metadata: VedicMuhurtaPersonalReplyMetadata

class VedicMuhurtaPersonalReply(_VedicMuhurtaPersonalReply, total=False):
    warnings: List[ChartWarning]

class VedicHoroscopeDailyReplyMetaSettings(TypedDict):
    ayanamsha: str
    house_system: Literal["whole_sign"]
    node_type: Literal["mean", "true"]
    convention: Literal["apparent", "drik"]
    dasha_system: Literal["vimshottari"]
    year_length: str
    time_known: bool
    include_evidence: bool
    include_raw_facts: bool
    include_interpretation_blocks: bool

class VedicHoroscopeDailyReplyMetaRulesets(TypedDict):
    facts: str
    scores: str
    timing: str

class VedicHoroscopeDailyReplyMetaScoringBands(TypedDict):
    strong: int
    favorable: int
    mixed: int
    careful: int

class VedicHoroscopeDailyReplyMetaScoring(TypedDict):
    # The score of an area on which no fact acts.
    base: int
    bands: VedicHoroscopeDailyReplyMetaScoringBands
    rule: str

class VedicHoroscopeDailyReplyMeta(TypedDict):
    endpoint: str
    version: Literal["v2"]
    generated_at: str
    target_date: str
    timezone: str
    language: Literal["en"]
    # The beginning of the day of the panchang, for which transits are judged.
    reference_at: str
    settings: VedicHoroscopeDailyReplyMetaSettings
    rulesets: VedicHoroscopeDailyReplyMetaRulesets
    scoring: VedicHoroscopeDailyReplyMetaScoring
    location: Location
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class VedicHoroscopeDailyReplyProfileLagnaNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicHoroscopeDailyReplyProfileLagna(TypedDict):
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    # The same as `absolute_degree`.
    degree: float
    nakshatra: VedicHoroscopeDailyReplyProfileLagnaNakshatra

class VedicHoroscopeDailyReplyProfileMoon(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    house: Optional[int]
    is_retrograde: bool
    # Degrees a day.
    speed: float
    nakshatra: str
    nakshatra_id: int
    pada: int
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicHoroscopeDailyReplyProfileActiveDashaStackItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str

class VedicHoroscopeDailyReplyProfile(TypedDict):
    name: str
    datetime: str
    # Null without a time of birth.
    lagna: Optional[VedicHoroscopeDailyReplyProfileLagna]
    moon: VedicHoroscopeDailyReplyProfileMoon
    active_dasha_stack: List[VedicHoroscopeDailyReplyProfileActiveDashaStackItem]

class _VedicHoroscopeDailyReplyDashaActivePeriodsItem(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str
    # The share of the period that has passed, with six decimals.
    progress_fraction: float
    # Days until its end, with two decimals.
    remaining_days: float
    # Years of `year_days` days, with six decimals.
    duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicHoroscopeDailyReplyDashaActivePeriodsItem(_VedicHoroscopeDailyReplyDashaActivePeriodsItem, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class _VedicHoroscopeDailyReplyDashaDominantPeriod(TypedDict):
    level: Literal["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma", "Prana"]
    # A graha, or a sign in a dasha of signs.
    lord: str
    # The lords of all levels, from the mahadasha on.
    path: List[str]
    # The date at the birthplace, YYYY-MM-DD.
    start: str
    # The date on which the next period begins.
    end: str
    # Local time with its offset.
    starts_at: str
    # Local time with its offset.
    ends_at: str
    # The share of the period that has passed, with six decimals.
    progress_fraction: float
    # Days until its end, with two decimals.
    remaining_days: float
    # Years of `year_days` days, with six decimals.
    duration_years: float
    # Years of `year_days` days, with six decimals.
    elapsed_years: float
    # Years of `year_days` days, with six decimals.
    remaining_years: float

class VedicHoroscopeDailyReplyDashaDominantPeriod(_VedicHoroscopeDailyReplyDashaDominantPeriod, total=False):
    # The yogini that rules the period, in the system `yogini`.
    yogini: str

class VedicHoroscopeDailyReplyDashaMoonNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicHoroscopeDailyReplyDasha(TypedDict):
    active_periods: List[VedicHoroscopeDailyReplyDashaActivePeriodsItem]
    # The mahadasha, whose lord weighs most in the scores.
    dominant_period: VedicHoroscopeDailyReplyDashaDominantPeriod
    # The nakshatra of the natal Moon.
    moon_nakshatra: VedicHoroscopeDailyReplyDashaMoonNakshatra
    # Periods are those at noon of this date.
    reference_date: str

class VedicHoroscopeDailyReplyTheme(TypedDict):
    headline: str
    panchang_mood: str
    primary_influence: str
    dominant_dasha: str

class VedicHoroscopeDailyReplyNarrative(TypedDict):
    summary: str
    opportunity: str
    caution: str
    best_use: str

class VedicHoroscopeDailyReplyRemedy(TypedDict):
    focus: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    simple_action: str
    avoid: str
    reflection: str
    # Why this graha, and the tradition behind the action.
    basis: str

class VedicHoroscopeDailyReplyScores(TypedDict):
    # The rounded mean of the six areas.
    overall: VedicAreaScore
    career: VedicAreaScore
    wealth: VedicAreaScore
    relationships: VedicAreaScore
    health: VedicAreaScore
    mind: VedicAreaScore
    spiritual: VedicAreaScore

class VedicHoroscopeDailyReplySectionsItem(TypedDict):
    key: Literal["career", "wealth", "relationships", "health", "mind", "spiritual"]
    title: str
    score: int
    band: Literal["strong", "favorable", "mixed", "careful"]
    summary: str
    advice: str
    # The facts that the summary names.
    fact_ids: List[str]

class VedicHoroscopeDailyReplyInfluences(TypedDict):
    # The fact that moves the scores most.
    primary: VedicInfluence
    # Further favourable facts.
    supporting: List[VedicInfluence]
    # Further unfavourable facts.
    cautions: List[VedicInfluence]
    # Facts that do not move the scores.
    background: List[VedicInfluence]
    all_ranked: List[VedicInfluence]

class VedicHoroscopeDailyReplyPanchangDay(TypedDict):
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # Where the Sun does not rise on the date, the day begins six hours before it culminates.
    begins_with: Literal["sunrise", "six_hours_before_noon"]

class VedicHoroscopeDailyReplyPanchangWeekday(TypedDict):
    # 1 is Sunday.
    number: int
    name: str
    sanskrit: str
    devanagari: str
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicHoroscopeDailyReplyPanchangLunarMonthPurnimanta(TypedDict):
    name: str
    number: int

class VedicHoroscopeDailyReplyPanchangLunarMonth(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # Chaitra is 1.
    number: int
    # `name` counts months from new Moon to new Moon.
    amanta: Literal[True]
    # The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.
    month_type: Literal["regular", "adhika", "kshaya"]
    # The name that a kshaya month leaves out.
    omitted_month: Optional[str]
    # The month from full Moon to full Moon.
    purnimanta: VedicHoroscopeDailyReplyPanchangLunarMonthPurnimanta
    # Local time with its offset.
    starts_at_iso: str
    # Local time with its offset.
    ends_at_iso: str
    vikram_samvat: int
    # The year begins with the new Moon of Chaitra.
    vikram_samvat_convention: Literal["chaitra_shukladi"]
    # The year that begins with Kartika, as in Gujarat.
    vikram_samvat_kartikadi: int
    shaka_samvat: int

class VedicHoroscopeDailyReplyPanchangSamvatsara(TypedDict):
    name: str
    number: int

class VedicHoroscopeDailyReplyPanchangSamvatsaraNorth(TypedDict):
    name: str
    number: int

class VedicHoroscopeDailyReplyPanchangRitu(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    english: str

class VedicHoroscopeDailyReplyPanchangAyana(TypedDict):
    # Begins when the Sun enters sidereal Capricorn or Cancer.
    sidereal: Literal["Uttarayana", "Dakshinayana"]
    # Begins at the solstices.
    tropical: Literal["Uttarayana", "Dakshinayana"]

class VedicHoroscopeDailyReplyPanchangTithi(TypedDict):
    # Number within the half of the month.
    number: int
    # Number counted from the new Moon.
    month_number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class VedicHoroscopeDailyReplyPanchangNakshatra(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicHoroscopeDailyReplyPanchangYoga(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    meaning: str
    # False for the nine yogas in which nothing new should be begun.
    auspicious: bool
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicHoroscopeDailyReplyPanchangTithisItem(TypedDict):
    # Number within the half of the month.
    number: int
    # Number counted from the new Moon.
    month_number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class VedicHoroscopeDailyReplyPanchangNakshatrasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicHoroscopeDailyReplyPanchangYogasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    meaning: str
    # False for the nine yogas in which nothing new should be begun.
    auspicious: bool
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicHoroscopeDailyReplyPanchangKaranasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    type: Literal["movable", "fixed"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class VedicHoroscopeDailyReplyPanchangRahuKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangYamaganda(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangGulikaKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangAbhijitMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # False on a Wednesday, when Abhijit does not count.
    available: bool

class VedicHoroscopeDailyReplyPanchangBrahmaMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangDurMuhurtaItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangVarjyamItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangAmritaKalamItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicHoroscopeDailyReplyPanchangChoghadiyaItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    name: Literal["Udveg", "Char", "Labh", "Amrit", "Kaal", "Shubh", "Rog"]
    part: Literal["day", "night"]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "caution", "avoid"]

class VedicHoroscopeDailyReplyPanchangHoraItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    number: int
    part: Literal["day", "night"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicHoroscopeDailyReplyPanchangRequestTimePanchangTithi(TypedDict):
    # Number within the half of the month.
    number: int
    name: str
    paksha: Literal["Shukla", "Krishna"]
    # Number counted from the new Moon.
    month_number: int

class VedicHoroscopeDailyReplyPanchangRequestTimePanchangNakshatra(TypedDict):
    number: int
    name: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicHoroscopeDailyReplyPanchangRequestTimePanchangYoga(TypedDict):
    number: int
    name: str

class VedicHoroscopeDailyReplyPanchangRequestTimePanchangKarana(TypedDict):
    number: int
    name: str

class VedicHoroscopeDailyReplyPanchangRequestTimePanchangSunSign(TypedDict):
    sign_id: int
    name: str
    # Degrees within the sign.
    degree: float

class VedicHoroscopeDailyReplyPanchangRequestTimePanchangMoonSign(TypedDict):
    sign_id: int
    name: str
    # Degrees within the sign.
    degree: float

class VedicHoroscopeDailyReplyPanchangRequestTimePanchang(TypedDict):
    # Local time with its offset.
    local_time: str
    tithi: VedicHoroscopeDailyReplyPanchangRequestTimePanchangTithi
    nakshatra: VedicHoroscopeDailyReplyPanchangRequestTimePanchangNakshatra
    yoga: VedicHoroscopeDailyReplyPanchangRequestTimePanchangYoga
    karana: VedicHoroscopeDailyReplyPanchangRequestTimePanchangKarana
    sun_sign: VedicHoroscopeDailyReplyPanchangRequestTimePanchangSunSign
    moon_sign: VedicHoroscopeDailyReplyPanchangRequestTimePanchangMoonSign

class VedicHoroscopeDailyReplyPanchangMetadata(TypedDict):
    endpoint_version: Literal["v2"]
    ruleset_version: str
    ayanamsha: str
    # The ayanamsha at the beginning of the day, with nutation.
    ayanamsha_deg: float
    convention: Literal["apparent", "drik"]
    timezone_used: str
    calculation_basis: str
    request_local_time: Optional[str]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _VedicHoroscopeDailyReplyPanchang(TypedDict):
    date: str
    location: Location
    # The day of the panchang, from sunrise to sunrise.
    day: VedicHoroscopeDailyReplyPanchangDay
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunset: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonset: Optional[str]
    weekday: VedicHoroscopeDailyReplyPanchangWeekday
    lunar_month: VedicHoroscopeDailyReplyPanchangLunarMonth
    # The year in the cycle of sixty named years, as South India counts: no name is left out.
    samvatsara: VedicHoroscopeDailyReplyPanchangSamvatsara
    # The year in the cycle as North India counts: by the mean motion of Jupiter (Surya Siddhanta) at the beginning of the solar year.
    samvatsara_north: VedicHoroscopeDailyReplyPanchangSamvatsaraNorth
    # The season by the lunar month.
    ritu: VedicHoroscopeDailyReplyPanchangRitu
    # The half of the year, at the beginning of the day.
    ayana: VedicHoroscopeDailyReplyPanchangAyana
    # The tithi at the beginning of the day, which names the day.
    tithi: VedicHoroscopeDailyReplyPanchangTithi
    nakshatra: VedicHoroscopeDailyReplyPanchangNakshatra
    yoga: VedicHoroscopeDailyReplyPanchangYoga
    # All tithis that touch the day, in order.
    tithis: List[VedicHoroscopeDailyReplyPanchangTithisItem]
    nakshatras: List[VedicHoroscopeDailyReplyPanchangNakshatrasItem]
    yogas: List[VedicHoroscopeDailyReplyPanchangYogasItem]
    karanas: List[VedicHoroscopeDailyReplyPanchangKaranasItem]
    rahu_kalam: Optional[VedicHoroscopeDailyReplyPanchangRahuKalam]
    yamaganda: Optional[VedicHoroscopeDailyReplyPanchangYamaganda]
    gulika_kalam: Optional[VedicHoroscopeDailyReplyPanchangGulikaKalam]
    abhijit_muhurta: Optional[VedicHoroscopeDailyReplyPanchangAbhijitMuhurta]
    # An auspicious time before the sunrise of the date.
    brahma_muhurta: Optional[VedicHoroscopeDailyReplyPanchangBrahmaMuhurta]
    dur_muhurta: List[VedicHoroscopeDailyReplyPanchangDurMuhurtaItem]
    varjyam: List[VedicHoroscopeDailyReplyPanchangVarjyamItem]
    amrita_kalam: List[VedicHoroscopeDailyReplyPanchangAmritaKalamItem]
    metadata: VedicHoroscopeDailyReplyPanchangMetadata

class VedicHoroscopeDailyReplyPanchang(_VedicHoroscopeDailyReplyPanchang, total=False):
    choghadiya: List[VedicHoroscopeDailyReplyPanchangChoghadiyaItem]
    hora: List[VedicHoroscopeDailyReplyPanchangHoraItem]
    # The panchang of the moment asked for.
    request_time_panchang: VedicHoroscopeDailyReplyPanchangRequestTimePanchang

class VedicHoroscopeDailyReplyTimingMetadata(TypedDict):
    ruleset_version: str
    day_begins_with: Literal["sunrise"]
    rule: str

class VedicHoroscopeDailyReplyTiming(TypedDict):
    date: str
    # HH:MM:SS.
    sunrise: str
    sunset: str
    # Counted from the midnight of the date, so above 24:00:00.
    next_sunrise: Optional[str]
    # Local time with its offset.
    sunrise_iso: str
    # Local time with its offset.
    sunset_iso: str
    next_sunrise_iso: Optional[str]
    timezone: str
    abhijit: VedicTimedPeriod
    rahu_kalam: VedicTimedPeriod
    yamaganda: VedicTimedPeriod
    gulika: VedicTimedPeriod
    # Sixteen, or the eight of the day where the night does not end.
    chaughadia: List[VedicTimedPeriod]
    # Twenty-four, or the twelve of the day where the night does not end.
    horas: List[VedicTimedPeriod]
    # Abhijit and the best chaughadias, in order of time.
    favorable_periods: List[VedicTimedPeriod]
    # Rahu Kaal, Yamaganda, Gulika Kaal, dur muhurtas, varjyam and Bhadra, in order of time.
    caution_periods: List[VedicTimedPeriod]
    metadata: VedicHoroscopeDailyReplyTimingMetadata

class VedicHoroscopeDailyReplyInterpretationBlocksItem(TypedDict):
    fact_id: str
    title: str
    text: str

class VedicHoroscopeDailyReplyRawFactsNatal(TypedDict):
    moon_sign_id: int
    moon_nakshatra_id: int
    lagna_sign_id: Optional[int]

class VedicHoroscopeDailyReplyRawFactsTransitsItem(TypedDict):
    name: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sign: str
    # Aries is 1.
    sign_id: int
    # The sidereal longitude.
    absolute_degree: float
    degree_in_sign: float
    is_retrograde: bool
    # Degrees a day.
    speed: float
    nakshatra: str
    nakshatra_id: int
    pada: int
    nakshatra_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    sub_sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    house_from_moon: int
    house_from_lagna: Optional[int]
    # By the house from the Moon alone.
    polarity: Literal["favorable", "unfavorable"]
    # Grahas in the house that obstructs it (vedha).
    obstructed_by: List[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # Its own points in the sign; null for nodes.
    ashtakavarga_points: Optional[int]

class VedicHoroscopeDailyReplyRawFactsTaraBala(TypedDict):
    count: int
    tara: str
    strength: Literal["good", "mixed", "bad"]

class VedicHoroscopeDailyReplyRawFactsChandraBala(TypedDict):
    house: int
    strength: Literal["good", "mixed", "bad"]

class VedicHoroscopeDailyReplyRawFacts(TypedDict):
    # Local time with its offset.
    reference_at: str
    natal: VedicHoroscopeDailyReplyRawFactsNatal
    transits: List[VedicHoroscopeDailyReplyRawFactsTransitsItem]
    tara_bala: VedicHoroscopeDailyReplyRawFactsTaraBala
    chandra_bala: VedicHoroscopeDailyReplyRawFactsChandraBala

class _VedicHoroscopeDailyReply(TypedDict):
    meta: VedicHoroscopeDailyReplyMeta
    profile: VedicHoroscopeDailyReplyProfile
    dasha: VedicHoroscopeDailyReplyDasha
    theme: VedicHoroscopeDailyReplyTheme
    narrative: VedicHoroscopeDailyReplyNarrative
    remedy: VedicHoroscopeDailyReplyRemedy
    scores: VedicHoroscopeDailyReplyScores
    sections: List[VedicHoroscopeDailyReplySectionsItem]
    influences: VedicHoroscopeDailyReplyInfluences
    panchang: VedicHoroscopeDailyReplyPanchang
    # Null where the Sun does not both rise and set on the date.
    timing: Optional[VedicHoroscopeDailyReplyTiming]

class VedicHoroscopeDailyReply(_VedicHoroscopeDailyReply, total=False):
    interpretation_blocks: List[VedicHoroscopeDailyReplyInterpretationBlocksItem]
    # Positions at `reference_at`, and what is counted from them.
    raw_facts: VedicHoroscopeDailyReplyRawFacts
    warnings: List[Warning]

class VedicAreaScoreDriversItem(TypedDict):
    fact_id: str
    title: str
    # For `overall` the sum over the areas.
    points: int

class VedicAreaScoreCautionsItem(TypedDict):
    fact_id: str
    title: str
    # For `overall` the sum over the areas.
    points: int

class VedicAreaScore(TypedDict):
    score: int
    # `strong` from 85, `favorable` from 65, `mixed` from 45, `careful` below.
    band: Literal["strong", "favorable", "mixed", "careful"]
    # The share of the rules that could be applied; 1 with a time of birth.
    confidence: float
    # What raises the score, the most important first.
    drivers: List[VedicAreaScoreDriversItem]
    # What lowers it.
    cautions: List[VedicAreaScoreCautionsItem]
    # How the score adds up.
    explanation: str

class VedicInfluencePoints(TypedDict):
    career: int
    wealth: int
    relationships: int
    health: int
    mind: int
    spiritual: int

class VedicInfluenceEvidence(TypedDict):
    rule: str
    source: str
    # What the rule was applied to, such as `house_from_moon` and `obstructed_by`.
    figures: Dict[str, Optional[Union[str, float, bool, List[str]]]]

class _VedicInfluence(TypedDict):
    # The date with `fact_id`.
    id: str
    # The same on every day on which the same fact holds: `gochar:saturn:moon:3`.
    fact_id: str
    # 1 for the fact that moves the scores most.
    rank: int
    kind: Literal["gochar", "ashtakavarga", "tara_bala", "chandra_bala", "dasha_dignity", "dasha_function", "tithi", "yoga", "karana", "saturn_passage", "change"]
    category: Literal["transit", "moon", "dasha", "panchang"]
    polarity: Literal["favorable", "unfavorable", "neutral"]
    title: str
    summary: str
    # The graha in transit; null for dashas and the panchang.
    transit_planet: Optional[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    reference_point: Literal["moon", "lagna", "natal_nakshatra", "natal_chart", "day"]
    # The graha or element with its reference point: `saturn__moon`.
    relation_key: str
    # What the fact adds to the score of each area.
    points: VedicInfluencePoints

class VedicInfluence(_VedicInfluence, total=False):
    evidence: VedicInfluenceEvidence

class VedicTimedPeriodWarningsItem(TypedDict):
    key: str
    label: str
    message: str
    overlap_minutes: float

class VedicTimedPeriod(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    key: str
    label: str
    duration_minutes: float
    quality: Literal["excellent", "auspicious", "favorable", "usable", "mixed", "caution", "avoid"]
    # How the period is found.
    basis: str
    tags: List[str]
    # Times to avoid that overlap the period.
    warnings: List[VedicTimedPeriodWarningsItem]
    # The number of a chaughadia or hora.
    index: Optional[int]
    phase: Optional[Literal["day", "night"]]
    # The graha that rules a hora.
    lord: Optional[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    # Which eighth of the daylight it is.
    segment: Optional[int]

class _HoroscopePeriodPersonalReply(TypedDict):
    meta: HoroscopePeriodMeta
    data: PersonalHoroscopeOfPeriod

class HoroscopePeriodPersonalReply(_HoroscopePeriodPersonalReply, total=False):
    warnings: List[Warning]

HoroscopePeriodMetaSettingsPeriod = TypedDict("HoroscopePeriodMetaSettingsPeriod", {"kind": "Literal[\"week\", \"month\"]", "from": "str", "to": "str", "days": "int", "rule": "Literal[\"given_date\", \"monday_iso_8601\", \"given_month\", \"current_month\"]"}, total=False)

class HoroscopePeriodMetaSettings(TypedDict):
    tz_str: str
    locale: LabelLanguage
    # The first date.
    date_resolved: str
    period: HoroscopePeriodMetaSettingsPeriod
    zodiac: Literal["tropical"]
    houses: str
    orb_policy: str
    score_policy: Literal["mean_of_days"]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class HoroscopePeriodMetaEngine(TypedDict):
    name: str
    version: str

class _HoroscopePeriodMeta(TypedDict):
    generated_at: str
    settings: HoroscopePeriodMetaSettings
    engine: HoroscopePeriodMetaEngine

class HoroscopePeriodMeta(_HoroscopePeriodMeta, total=False):
    # The same as the header `X-Request-Id`.
    request_id: str

class PersonalHoroscopeOfPeriodScores(TypedDict):
    overall: int
    love: int
    career: int
    money: int
    health: int

class PersonalHoroscopeOfPeriodScoreFactorsItemReason(TypedDict):
    # The driver with the largest weight.
    main: str
    secondary: Optional[str]

class PersonalHoroscopeOfPeriodScoreFactorsItemDriversItem(TypedDict):
    # base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
    type: Literal["base", "planet_in_house", "sky_aspect", "transit", "limit"]
    # A name for programs, such as venus_house_5 or mars_square_saturn.
    key: str
    label: str
    # The sum of what it adds on each day.
    weight: int
    # The number of days on which it acts.
    days: int

class PersonalHoroscopeOfPeriodScoreFactorsItem(TypedDict):
    dimension: Literal["love", "career", "money", "health"]
    type: Literal["mean_of_days"]
    # The sum of the scores of all days. Divided by the number of days, with a half rounded up, it is the score.
    sum: int
    reason: PersonalHoroscopeOfPeriodScoreFactorsItemReason
    # Their weights add up to `sum`.
    drivers: List[PersonalHoroscopeOfPeriodScoreFactorsItemDriversItem]

class PersonalHoroscopeOfPeriodScoresMeta(TypedDict):
    overall_method: Literal["mean"]
    days: int
    rounding: Literal["half_up"]

class PersonalHoroscopeOfPeriodDaysItemScores(TypedDict):
    overall: int
    love: int
    career: int
    money: int
    health: int

class PersonalHoroscopeOfPeriodDaysItem(TypedDict):
    # A local date.
    date: str
    # The scores that the daily horoscope gives for this date.
    scores: PersonalHoroscopeOfPeriodDaysItemScores
    # The sum of the weights of its events.
    weight: int

class PersonalHoroscopeOfPeriodKeyDaysItem(TypedDict):
    # A local date.
    date: str
    weight: int
    events: List[HoroscopePeriodEvent]

class PersonalHoroscopeOfPeriodContentFactsItem(TypedDict):
    type: Literal["moon_phase", "ingress", "station", "sky_aspect", "transit", "planet_in_house"]
    key: str
    # The text has the heaviest facts.
    weight: int
    text: str
    in_text: bool

class PersonalHoroscopeOfPeriodContent(TypedDict):
    # The text: first what lasts all the time, then what has a date.
    text: str
    theme: str
    keywords: List[str]
    # Everything that the text could say, heaviest first.
    facts: List[PersonalHoroscopeOfPeriodContentFactsItem]

class PersonalHoroscopeOfPeriodAstroPlanetsItemSign(TypedDict):
    key: str
    label: str

class PersonalHoroscopeOfPeriodAstroPlanetsItem(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    label: str
    sign: PersonalHoroscopeOfPeriodAstroPlanetsItemSign
    # Degrees within the sign.
    degree: float
    # Counted from the sign of the Ascendant; null without a time of birth.
    house: Optional[int]
    retrograde: bool

class PersonalHoroscopeOfPeriodAstro(TypedDict):
    # The planets at noon of the first day.
    planets: List[PersonalHoroscopeOfPeriodAstroPlanetsItem]

class PersonalHoroscopeOfPeriodPersonalAscendantSign(TypedDict):
    key: str
    label: str

PersonalHoroscopeOfPeriodPersonalNatalMoonRange = TypedDict("PersonalHoroscopeOfPeriodPersonalNatalMoonRange", {"from": "float", "to": "float"}, total=False)

class PersonalHoroscopeOfPeriodPersonalTransitsTopItemTransitPlanet(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    label: str

class PersonalHoroscopeOfPeriodPersonalTransitsTopItemNatalPlanet(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto", "asc", "mc"]
    label: str

class PersonalHoroscopeOfPeriodPersonalTransitsTopItemAspect(TypedDict):
    key: Literal["conjunction", "opposition", "trine", "square", "sextile"]
    label: str

class PersonalHoroscopeOfPeriodPersonalTransitsTopItemExplanation(TypedDict):
    main: str
    tags: List[str]

PersonalHoroscopeOfPeriodPersonalTransitsTopItem = TypedDict("PersonalHoroscopeOfPeriodPersonalTransitsTopItem", {"transit_planet": "PersonalHoroscopeOfPeriodPersonalTransitsTopItemTransitPlanet", "natal_planet": "PersonalHoroscopeOfPeriodPersonalTransitsTopItemNatalPlanet", "aspect": "PersonalHoroscopeOfPeriodPersonalTransitsTopItemAspect", "orb_deg": "float", "score": "int", "explanation": "PersonalHoroscopeOfPeriodPersonalTransitsTopItemExplanation", "exact_at": "List[str]", "days": "int", "from": "str", "to": "str"}, total=False)

class _PersonalHoroscopeOfPeriodPersonal(TypedDict):
    # 1: the time of birth is known. 0.8: its clock is in doubt. 0.5: it is not known.
    confidence_score: float
    # The first house; null without a time of birth.
    ascendant_sign: Optional[PersonalHoroscopeOfPeriodPersonalAscendantSign]
    # The most important transits, at most ten. Transits of the Moon count only in the scores.
    transits_top: List[PersonalHoroscopeOfPeriodPersonalTransitsTopItem]
    # The number of transits in the period, without transits of the Moon.
    transits_count: int
    # The scores on which transits act most.
    focus_areas: List[str]

class PersonalHoroscopeOfPeriodPersonal(_PersonalHoroscopeOfPeriodPersonal, total=False):
    # The longitudes of the Moon from midnight to midnight, for a birth without a time.
    natal_moon_range: PersonalHoroscopeOfPeriodPersonalNatalMoonRange

PersonalHoroscopeOfPeriod = TypedDict("PersonalHoroscopeOfPeriod", {"sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "period": "Literal[\"week\", \"month\"]", "from": "str", "to": "str", "scores": "PersonalHoroscopeOfPeriodScores", "score_factors": "List[PersonalHoroscopeOfPeriodScoreFactorsItem]", "scores_meta": "PersonalHoroscopeOfPeriodScoresMeta", "days": "List[PersonalHoroscopeOfPeriodDaysItem]", "key_days": "List[PersonalHoroscopeOfPeriodKeyDaysItem]", "events": "List[HoroscopePeriodEvent]", "highlights": "List[HoroscopePeriodEvent]", "content": "PersonalHoroscopeOfPeriodContent", "astro": "PersonalHoroscopeOfPeriodAstro", "personal": "PersonalHoroscopeOfPeriodPersonal"}, total=False)

class HoroscopePeriodEvent(TypedDict):
    # The kind of event. `transit` occurs only in the horoscope of a birth.
    type: Literal["moon_phase", "ingress", "station", "sky_aspect", "transit"]
    # A name for programs, such as full_moon, venus_enters_libra, mercury_turns_direct or mars_square_saturn.
    key: str
    label: str
    # A local date.
    date: str
    # Local time with its offset.
    exact_at: str
    weight: int
    # The houses of its bodies. Empty for transits, and without a time of birth.
    houses: List[int]
    # Whether a new or full Moon is an eclipse somewhere.
    eclipse: bool

class ReportCreditsReplyRecentItem(TypedDict):
    at: str
    amount: int
    cause: Literal["plan_grant", "report", "report_returned", "purchase", "taken_back", "given_back", "adjustment"]
    # For monthly credits the month and plan; for a report its job.
    reference: str

class ReportCreditsReply(TypedDict):
    # Number of reports that can be ordered now.
    available: int
    plan: str
    granted_per_month: int
    # Null for a plan without monthly credits.
    next_grant_at: Optional[str]
    # The latest entries of the ledger. The sum of all entries is `available`.
    recent: List[ReportCreditsReplyRecentItem]

class ReportStatusReplyProgress(TypedDict):
    # Number of the last finished chapter.
    chapter: int
    # Number of chapters. 0 until a renderer begins.
    chapters: int

class ReportStatusReplyError(TypedDict):
    code: str
    message: str

class ReportStatusReplyCallback(TypedDict):
    url: str
    state: Literal["pending", "delivered", "given_up"]
    attempts: int
    # The last status that the receiver returned.
    last_status: Optional[int]
    last_error: Optional[str]
    next_try_at: Optional[str]

class ReportStatusReplyReportSubjectBorn(TypedDict):
    # Local time with its offset.
    local: str
    utc: str
    # As people write it.
    text: str
    time_known: bool
    place: str
    lat: float
    lng: float
    timezone: str

class ReportStatusReplyReportSubjectSettings(TypedDict):
    house_system: str
    house_system_name: str
    zodiac: str
    ephemeris: str
    # Houses and zodiac, spelled out.
    methods: str

class ReportStatusReplyReportSubject(TypedDict):
    name: str
    born: ReportStatusReplyReportSubjectBorn
    settings: ReportStatusReplyReportSubjectSettings
    # Every way in which the report differs from the request, as sentences.
    notes: List[str]

class ReportStatusReplyReportPlacementsItem(TypedDict):
    id: str
    name: str
    # Null for a body that was in two signs on a day without a time.
    sign_id: Optional[str]
    sign: str
    # Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°.
    position: str
    house: Optional[int]
    retrograde: bool
    dignity: Optional[str]

class ReportStatusReplyReportAnglesItem(TypedDict):
    id: str
    name: str
    sign_id: str
    sign: str
    # Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°.
    position: str

class ReportStatusReplyReportHousesItem(TypedDict):
    house: int
    sign_id: str
    sign: str
    # Degrees within the sign, such as 11°24′; of a body on a day without a time 3°–16° or 24°.
    position: str
    # Modern ruler of the sign on the cusp.
    ruler: str

class ReportStatusReplyReportAspectsItem(TypedDict):
    a: str
    b: str
    a_name: str
    b_name: str
    type: str
    # Such as 0°52′; without a time of birth 3°.
    orb: str
    # Null without a time, where the aspect may have been exact that day.
    applying: Optional[bool]

class ReportStatusReplyReportBalance(TypedDict):
    elements: Dict[str, float]
    modes: Dict[str, float]
    polarities: Dict[str, float]

class ReportStatusReplyReportSynthesisItem(TypedDict):
    title: str
    because: List[str]
    body: Optional[str]

class ReportStatusReplyReportIntroductionItem(TypedDict):
    title: str
    body: str

class ReportStatusReplyReportGlossaryItem(TypedDict):
    term: str
    body: str

class ReportStatusReplyReportSectionsItem(TypedDict):
    id: Literal["core_self", "mind", "love_relating", "work_path", "social_collective", "karmic_healing"]
    title: str
    entries: List[InterpretationEntry]

class _ReportStatusReplyReport(TypedDict):
    version: Literal[1]
    subject: ReportStatusReplyReportSubject
    placements: List[ReportStatusReplyReportPlacementsItem]
    angles: List[ReportStatusReplyReportAnglesItem]
    houses: List[ReportStatusReplyReportHousesItem]
    aspects: List[ReportStatusReplyReportAspectsItem]
    balance: ReportStatusReplyReportBalance
    synthesis: List[ReportStatusReplyReportSynthesisItem]
    # The section that weighs most in this chart comes first.
    sections: List[ReportStatusReplyReportSectionsItem]

class ReportStatusReplyReport(_ReportStatusReplyReport, total=False):
    # The language of names, headings, reasons and glossary. English reports lack it.
    language: LabelLanguage
    # The language of all other texts. English reports lack it.
    reading_language: Literal["en"]
    # How to read the report, and what astrology cannot do. Reports of earlier versions lack it.
    introduction: List[ReportStatusReplyReportIntroductionItem]
    # Paragraphs that weigh the chart as a whole. Reports of earlier versions lack them.
    portrait: List[str]
    # The questions of the closing page. Reports of earlier versions lack them.
    questions: List[str]
    # Terms of astrology. Reports of earlier versions lack it.
    glossary: List[ReportStatusReplyReportGlossaryItem]

class _ReportStatusReply(TypedDict):
    job_id: str
    # `completed` and `failed` are final. A report whose renderer crashed is queued again.
    status: Literal["queued", "processing", "completed", "failed"]
    progress: ReportStatusReplyProgress
    # Seconds until the next poll. Null when the report has ended.
    next_poll_after_seconds: Optional[int]
    poll_url: str
    # Null until the report is completed.
    pdf_url: Optional[str]
    created_at: str
    started_at: Optional[str]
    completed_at: Optional[str]
    failed_at: Optional[str]
    # At this time the report and its birth data are deleted.
    expires_at: str
    # Why the report failed. Its credit was returned.
    error: Optional[ReportStatusReplyError]
    # Delivery to `callback_url`. Null without a `callback_url`, and until the report has ended.
    callback: Optional[ReportStatusReplyCallback]

class ReportStatusReply(_ReportStatusReply, total=False):
    # Only for a completed report.
    report: ReportStatusReplyReport
    # Only for a completed report that was ordered with `markdown`.
    markdown: str

class ReportDeletedReply(TypedDict):
    job_id: str
    deleted: Literal[True]

class _TransitRequestNatal(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class TransitRequestNatal(_TransitRequestNatal, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added natal points, as in a natal chart. Transits to them are searched too.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]

class TransitRequestInterpretation(TypedDict, total=False):
    # Default: `true`.
    enable: bool
    # Language of titles and reasons. Passages are in English, as `interpretation.language` of the answer says. Default: `en`.
    language: LabelLanguage

class _TransitRequest(TypedDict):
    natal: TransitRequestNatal

class TransitRequest(_TransitRequest, total=False):
    # The current place, from the gazetteer. Required without coordinates, which take precedence.
    current_city: Optional[str]
    current_lat: Optional[float]
    current_lng: Optional[float]
    # ISO 8601. Without Z or an offset it is local in the time zone. Now by default.
    transit_date: Optional[str]
    # The same as `transit_date`.
    transit_datetime: Optional[str]
    # IANA time zone of `transit_date`, or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # For each aspect: when the body enters the orb, each exact pass of a retrograde loop, and when the body leaves the orb. Default: `false`.
    include_exact_times: bool
    # Number of decimals of positions in the zodiac. Orbs always come from positions with three decimals. Default: `3`.
    decimals: int
    # Searches use series, within 0.0001 arcseconds of the library, 0.001 for the Moon. The library refines a time wherever the difference could show. `library` asks the library for every position. Default: `auto`.
    precision: Literal["auto", "library"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Texts for aspects within 2° to planets, to angles in `include_features`, and for slow bodies in houses. With `include_exact_times` each text of an aspect has the dates of its passage.
    interpretation: Optional[TransitRequestInterpretation]

class TransitsSearchRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _TransitsSearchRequest(TypedDict):
    natal: TransitsSearchRequestNatal
    # Aspects at or after this time, ISO 8601. Without Z or an offset, it is in UTC.
    range_start: str
    # Aspects before this time, or before the beginning of this date: the day is not included. At most 400 days later.
    range_end: str

class TransitsSearchRequest(_TransitsSearchRequest, total=False):
    # The transiting bodies; Sun to Pluto without the Moon by default.
    bodies: Optional[List[TransitingBody]]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class NestedPlace(TypedDict, total=False):
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # IANA time zone, or AUTO: the zone of the place.
    tz_str: Optional[str]
    # The same as `tz_str`.
    timezone: Optional[str]

class SolarReturnRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class SolarReturnRequestSolarReturnSettings(TypedDict, total=False):
    house_system: Optional[str]
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    sidereal_ayanamsa: Optional[Optional[str]]
    # The five major aspects, or all ten.
    aspect_set: Optional[Literal["major", "all"]]
    # The lunar node of both charts; `mean` by default.
    node_type: Optional[Literal["mean", "true"]]

class _SolarReturnRequestSolarReturn(TypedDict):
    year: int

class SolarReturnRequestSolarReturn(_SolarReturnRequestSolarReturn, total=False):
    # The birthplace by default.
    location: Optional[NestedPlace]
    # Houses, zodiac, aspects and node of both charts. They take precedence over those of `natal`.
    settings: Optional[SolarReturnRequestSolarReturnSettings]

class _SolarReturnRequest(TypedDict):
    natal: SolarReturnRequestNatal

class SolarReturnRequest(_SolarReturnRequest, total=False):
    # The year of the return. The number of returns since the birth is this year minus the year of birth, after 1582 both Gregorian.
    year: Optional[int]
    # The same as `year`.
    target_year: Optional[int]
    # The same as `year`.
    return_year: Optional[int]
    # The same as `year`.
    solar_return_year: Optional[int]
    # Year, place and settings of the return as an object, instead of the fields.
    solar_return: Optional[SolarReturnRequestSolarReturn]
    # The place of the return chart; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`.
    tz_str: Optional[str]
    # Number of decimals of positions in the zodiac. Orbs always come from positions with three decimals. Default: `3`.
    decimals: int
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ReturnsRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class ReturnsRequestReturnTarget(TypedDict, total=False):
    body: Optional[str]
    search_start: Optional[str]
    # The birthplace by default.
    location: Optional[NestedPlace]

class _ReturnsRequest(TypedDict):
    natal: ReturnsRequestNatal

class ReturnsRequest(_ReturnsRequest, total=False):
    # The body that returns; `moon` by default. One of: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, or another name of one.
    body: Optional[str]
    # `full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it. Default: `full`.
    arc: Literal["full", "half", "quarter"]
    # `converse`: returns before the birth. A time after the birth is mirrored to the same span before it, and the search goes backwards from there. Default: `next`.
    direction: Literal["next", "converse"]
    # In the tropical zodiac: the body returns to its place among the stars. The natal longitude increases with the ayanamsa since birth. Default: `false`.
    precession_corrected: bool
    # The ayanamsa by which the precession is measured; `fagan_bradley` by default.
    precession_ayanamsa: Optional[str]
    # The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.
    search_start: Optional[str]
    # Body, time and place of the return as an object, instead of the fields.
    return_target: Optional[ReturnsRequestReturnTarget]
    # The place of the return chart; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`.
    tz_str: Optional[str]
    # The number of returns from `search_start` on; one by default. Each pass of a retrograde loop counts. At most 3 for the slowest planets.
    count: Optional[int]
    # All returns of the Moon in this Gregorian year, instead of `search_start` and `count`.
    year: Optional[int]
    # Number of decimals of positions in the zodiac. Orbs always come from positions with three decimals. Default: `3`.
    decimals: int
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ReturnsSearchRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _ReturnsSearchRequest(TypedDict):
    natal: ReturnsSearchRequestNatal
    # Returns at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return.
    range_start: str
    # Returns before this time, or before the beginning of this date: the day is not included. The span has at most 600 years, and about 1500 returns: a century of the Moon.
    range_end: str

class ReturnsSearchRequest(_ReturnsSearchRequest, total=False):
    # The body that returns; `moon` by default. One of: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, or another name of one.
    body: Optional[str]
    # `full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it. Default: `full`.
    arc: Literal["full", "half", "quarter"]
    # `converse`: returns before the birth. A time after the birth is mirrored to the same span before it, and the search goes backwards from there. Default: `next`.
    direction: Literal["next", "converse"]
    # In the tropical zodiac: the body returns to its place among the stars. The natal longitude increases with the ayanamsa since birth. Default: `false`.
    precession_corrected: bool
    # The ayanamsa by which the precession is measured; `fagan_bradley` by default.
    precession_ayanamsa: Optional[str]
    # The place of the return chart; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`.
    tz_str: Optional[str]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

ProfectionRequestAnnualProfection = TypedDict("ProfectionRequestAnnualProfection", {"year": "Optional[int]", "date": "Optional[str]", "from": "Literal[\"ascendant\", \"midheaven\", \"sun\", \"moon\", \"part_of_fortune\"]", "rulers": "Literal[\"modern\", \"traditional\"]", "periods": "Literal[\"birthday\", \"solar_return\"]"}, total=False)

class _ProfectionRequest(TypedDict):
    # The year of birth. Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ProfectionRequest(_ProfectionRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The natal houses of points in the answer, by a name as in a natal chart. Profections count signs, whatever the houses. Default: `whole_sign`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added natal points, as in a natal chart.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # Which year of life, and how it is counted.
    annual_profection: Optional[ProfectionRequestAnnualProfection]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

ProfectionPeriodsRequestProfections = TypedDict("ProfectionPeriodsRequestProfections", {"date": "Optional[str]", "range_start": "Optional[str]", "range_end": "Optional[str]", "levels": "int", "from": "Literal[\"ascendant\", \"midheaven\", \"sun\", \"moon\", \"part_of_fortune\"]", "rulers": "Literal[\"modern\", \"traditional\"]", "years": "Literal[\"birthday\", \"solar_return\"]", "months": "Optional[Literal[\"calendar\", \"twelfths\", \"thirteenths\", \"days_28\"]]"}, total=False)

class _ProfectionPeriodsRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ProfectionPeriodsRequest(_ProfectionPeriodsRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The natal houses of the lords in the answer, by a name as in a natal chart. Profections count signs. Default: `whole_sign`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Which periods, and how they are counted.
    profections: Optional[ProfectionPeriodsRequestProfections]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class FirdariaRequestFirdaria(TypedDict, total=False):
    # The active periods are those at this time, local at the birthplace; now by default.
    date: Optional[str]
    # The list begins with the periods at this time. By default it has the period of the first level at `date`.
    range_start: Optional[str]
    # The list ends with the periods at this time, or at the beginning of this date: the day is not included. It has at most 1000 periods.
    range_end: Optional[str]
    # Treats the birth as a day or a night birth, whatever the altitude of the Sun. A warning says so if they differ.
    sect: Optional[Literal["day", "night"]]
    # 1 lists the firdaria, 2 also their parts. Default: `2`.
    levels: int
    # Where the lunar nodes stand in the order of a night birth. `abu_mashar`: at the end, as by day. `bonatti`: after Mars, as in Guido Bonatti and Robert Zoller. Default: `abu_mashar`.
    night_nodes: Literal["abu_mashar", "bonatti"]
    # The length of a year: `tropical` 365.2422 days, `julian` 365.25 days. Default: `tropical`.
    year: Literal["tropical", "julian"]

class _FirdariaRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class FirdariaRequest(_FirdariaRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The natal houses of the lords in the answer, by a name as in a natal chart. Firdaria need no houses. Default: `whole_sign`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Which periods, and how they are counted.
    firdaria: Optional[FirdariaRequestFirdaria]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

ReleasingRequestReleasing = TypedDict("ReleasingRequestReleasing", {"date": "Optional[str]", "range_start": "Optional[str]", "range_end": "Optional[str]", "sect": "Optional[Literal[\"day\", \"night\"]]", "from": "Literal[\"part_of_fortune\", \"part_of_spirit\", \"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "levels": "int", "lot_formula": "Literal[\"paulus\", \"ptolemy\"]", "spirit_with_fortune": "Literal[\"same\", \"next\"]", "sign_years": "Literal[\"valens\", \"least\"]"}, total=False)

class _ReleasingRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ReleasingRequest(_ReleasingRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The natal houses of the lords in the answer, by a name as in a natal chart. Releasing counts signs. Default: `whole_sign`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Which periods, and how they are counted.
    releasing: Optional[ReleasingRequestReleasing]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

DecennialsRequestDecennials = TypedDict("DecennialsRequestDecennials", {"date": "Optional[str]", "range_start": "Optional[str]", "range_end": "Optional[str]", "sect": "Optional[Literal[\"day\", \"night\"]]", "from": "Literal[\"sect_light\", \"valens\", \"first_well_placed\", \"sun\", \"moon\", \"mercury\", \"venus\", \"mars\", \"jupiter\", \"saturn\"]", "well_placed": "Literal[\"not_cadent\", \"angular\"]", "levels": "int", "division": "Literal[\"proportion\", \"cycles\"]", "year": "Literal[\"valens\", \"tropical\", \"julian\"]"}, total=False)

class _DecennialsRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class DecennialsRequest(_DecennialsRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The natal houses of the lords in the answer, by a name as in a natal chart. Decennials count signs. Default: `whole_sign`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Which periods, and how they are counted.
    decennials: Optional[DecennialsRequestDecennials]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class PlanetaryYearsRequestPlanetaryYears(TypedDict, total=False):
    # Without a range the list has three years before and after this time, local at the birthplace; now by default.
    date: Optional[str]
    # The list begins here.
    range_start: Optional[str]
    # The list ends at this time, or at the beginning of this date: the day is not included. It has at most 1000 entries.
    range_end: Optional[str]
    # The sums that complete their years. `planet`: the years of a planet. `sign`: the ascensional time of a sign with a planet or the Ascendant. `planets`: the minor years of two configured planets. `signs`: the ascensional times of two signs whose planets are configured. `planet_and_sign`: the minor years of a planet with the ascensional time of its sign, or of the sign of a planet configured with it. Signs and planets are configured by whole signs. Default: `["planet","sign","planets","signs","planet_and_sign"]`.
    kinds: List[Literal["planet", "sign", "planets", "signs", "planet_and_sign"]]
    # The years that count for a planet alone. Sums have minor years. Default: `["minor"]`.
    years: List[Literal["minor", "mean", "great"]]
    # The parts of the years at which something is active: Valens also uses halves, thirds and two thirds. Default: `["whole"]`.
    parts: List[Literal["whole", "two_thirds", "half", "third"]]
    # Lists also every later completion: for Jupiter 24 and 36 years after 12. Default: `false`.
    multiples: bool
    # The ascensional times of the signs. `birthplace`: by the oblique ascension at its latitude. `valens_1` to `valens_7`: the seven climata of Valens, Anthologies I.7, from Alexandria on. `babylon`: 20, 24, 28, 32, 36 and 40 years from Aries to Virgo. Default: `birthplace`.
    ascensions: Literal["birthplace", "valens_1", "valens_2", "valens_3", "valens_4", "valens_5", "valens_6", "valens_7", "babylon"]
    # The length of a year: `tropical` 365.2422 days, `julian` 365.25 days. Default: `tropical`.
    year: Literal["tropical", "julian"]

class _PlanetaryYearsRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class PlanetaryYearsRequest(_PlanetaryYearsRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # By a name as in a natal chart. Planetary years count signs, whatever the houses. Default: `whole_sign`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Which years, and how they are counted.
    planetary_years: Optional[PlanetaryYearsRequestPlanetaryYears]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class SecondaryProgressionsRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _SecondaryProgressionsRequestSecondaryProgression(TypedDict):
    # The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
    target_date: str

class SecondaryProgressionsRequestSecondaryProgression(_SecondaryProgressionsRequestSecondaryProgression, total=False):
    # How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `naibod_ra`.
    angles: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # `direct`: days after the birth. `converse`: days before it. Default: `direct`.
    direction: Literal["direct", "converse"]

class SecondaryProgressionsRequestSettings(TypedDict, total=False):
    # Instead of `natal.zodiac_type`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # Instead of `natal.sidereal_ayanamsa`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Instead of `natal.house_system`.
    house_system: Optional[str]
    # The largest orb of every aspect in degrees, at most 5; 1 by default.
    orb_deg: Optional[float]
    # The largest orb of single aspects by their names, instead of `orb_deg`.
    orb_settings: Optional[Dict[str, float]]

class _SecondaryProgressionsRequest(TypedDict):
    natal: SecondaryProgressionsRequestNatal
    # The date, and how the chart is progressed to it.
    secondary_progression: SecondaryProgressionsRequestSecondaryProgression

class SecondaryProgressionsRequest(_SecondaryProgressionsRequest, total=False):
    # The place of the progressed chart; the birthplace by default.
    progression_city: Optional[str]
    progression_lat: Optional[float]
    progression_lng: Optional[float]
    # IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # Zodiac, houses and orbs.
    settings: Optional[SecondaryProgressionsRequestSettings]
    # Sent by clients of other services. The answer always has all parts.
    response_mode: Optional[Literal["full"]]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ProgressionEventsRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

ProgressionEventsRequestSearch = TypedDict("ProgressionEventsRequestSearch", {"from": "str", "to": "str", "limit": "int", "order": "Literal[\"asc\", \"desc\"]", "kinds": "Optional[List[Literal[\"aspect_to_natal\", \"aspect\", \"sign_ingress\", \"house_ingress\", \"station\", \"lunation\"]]]"}, total=False)

class ProgressionEventsRequestSecondaryProgression(TypedDict, total=False):
    # How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `naibod_ra`.
    angles: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # `direct`: days after the birth. `converse`: days before it. Default: `direct`.
    direction: Literal["direct", "converse"]

class ProgressionEventsRequestSettings(TypedDict, total=False):
    # Instead of `natal.zodiac_type`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # Instead of `natal.sidereal_ayanamsa`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Instead of `natal.house_system`.
    house_system: Optional[str]

class _ProgressionEventsRequest(TypedDict):
    natal: ProgressionEventsRequestNatal
    # The dates of life that are searched.
    search: ProgressionEventsRequestSearch

class ProgressionEventsRequest(_ProgressionEventsRequest, total=False):
    # Also progressed Ascendant and midheaven. Left out, with a warning, without a time of birth. Default: `true`.
    include_angles: bool
    # How angles are progressed, and which way.
    secondary_progression: Optional[ProgressionEventsRequestSecondaryProgression]
    # The place of the progressed chart; the birthplace by default.
    progression_city: Optional[str]
    progression_lat: Optional[float]
    progression_lng: Optional[float]
    # IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # Zodiac and houses.
    settings: Optional[ProgressionEventsRequestSettings]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ProgressedLunationsRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]

ProgressedLunationsRequestSearch = TypedDict("ProgressedLunationsRequestSearch", {"from": "Optional[str]", "to": "Optional[str]", "from_age": "Optional[float]", "to_age": "Optional[float]", "phases": "Optional[List[Literal[\"new_moon\", \"crescent\", \"first_quarter\", \"gibbous\", \"full_moon\", \"disseminating\", \"last_quarter\", \"balsamic\"]]]"}, total=False)

class ProgressedLunationsRequestSecondaryProgression(TypedDict, total=False):
    # `direct`: days after the birth. `converse`: days before it. Default: `direct`.
    direction: Literal["direct", "converse"]

class ProgressedLunationsRequestSettings(TypedDict, total=False):
    # Instead of `natal.zodiac_type`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # Instead of `natal.sidereal_ayanamsa`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Instead of `natal.house_system`.
    house_system: Optional[str]

class _ProgressedLunationsRequest(TypedDict):
    natal: ProgressedLunationsRequestNatal

class ProgressedLunationsRequest(_ProgressedLunationsRequest, total=False):
    # The part of life that is searched, and the phases.
    search: Optional[ProgressedLunationsRequestSearch]
    # Which way the chart is progressed.
    secondary_progression: Optional[ProgressedLunationsRequestSecondaryProgression]
    # Zodiac and houses.
    settings: Optional[ProgressedLunationsRequestSettings]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class TertiaryProgressionsRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _TertiaryProgressionsRequestTertiaryProgression(TypedDict):
    # The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
    target_date: str

class TertiaryProgressionsRequestTertiaryProgression(_TertiaryProgressionsRequestTertiaryProgression, total=False):
    # `tertiary_1`: a day for a lunar month. `tertiary_2`: a lunar month for a tropical year. Default: `tertiary_1`.
    form: Literal["tertiary_1", "tertiary_2"]
    # The mean lunar month. `tropical`: 27.321582 days. `sidereal`: 27.321662 days. `synodic`: 29.530589 days. By default `tropical` for `tertiary_1`, `synodic` for `tertiary_2`.
    month: Optional[Literal["tropical", "sidereal", "synodic"]]
    # How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `solar_arc_longitude`.
    angles: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # `direct`: days after the birth. `converse`: days before it. Default: `direct`.
    direction: Literal["direct", "converse"]

class TertiaryProgressionsRequestSettings(TypedDict, total=False):
    # Instead of `natal.zodiac_type`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # Instead of `natal.sidereal_ayanamsa`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Instead of `natal.house_system`.
    house_system: Optional[str]
    # The largest orb of every aspect in degrees, at most 5; 1 by default.
    orb_deg: Optional[float]
    # The largest orb of single aspects by their names, instead of `orb_deg`.
    orb_settings: Optional[Dict[str, float]]

class _TertiaryProgressionsRequest(TypedDict):
    natal: TertiaryProgressionsRequestNatal
    # The date, and how the chart is progressed to it.
    tertiary_progression: TertiaryProgressionsRequestTertiaryProgression

class TertiaryProgressionsRequest(_TertiaryProgressionsRequest, total=False):
    # The place of the progressed chart; the birthplace by default.
    progression_city: Optional[str]
    progression_lat: Optional[float]
    progression_lng: Optional[float]
    # IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # Zodiac, houses and orbs.
    settings: Optional[TertiaryProgressionsRequestSettings]
    # Sent by clients of other services. The answer always has all parts.
    response_mode: Optional[Literal["full"]]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class MinorProgressionsRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _MinorProgressionsRequestMinorProgression(TypedDict):
    # The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
    target_date: str

class MinorProgressionsRequestMinorProgression(_MinorProgressionsRequestMinorProgression, total=False):
    # The mean lunar month. `tropical`: 27.321582 days. `sidereal`: 27.321662 days. `synodic`: 29.530589 days. Default: `tropical`.
    month: Literal["tropical", "sidereal", "synodic"]
    # How angles and houses are progressed. `naibod_ra`: the right ascension of the natal meridian plus 59′08.33″ for each day of the ephemeris. `naibod_longitude`: the longitude of the natal midheaven plus 59′08.33″ for each day of the ephemeris. `solar_arc_ra`: the right ascension of the natal meridian plus the arc of the progressed Sun in right ascension. `solar_arc_longitude`: the longitude of the natal midheaven plus the arc of the progressed Sun in longitude. `mean_quotidian`: the angles of the sky at the progressed instant: a mean solar day for each day of the ephemeris. `true_quotidian`: the right ascension of the natal meridian plus a whole turn for each day of the ephemeris and the arc of the progressed Sun in right ascension: a true solar day. Default: `solar_arc_longitude`.
    angles: Literal["naibod_ra", "naibod_longitude", "solar_arc_ra", "solar_arc_longitude", "mean_quotidian", "true_quotidian"]
    # `direct`: days after the birth. `converse`: days before it. Default: `direct`.
    direction: Literal["direct", "converse"]

class MinorProgressionsRequestSettings(TypedDict, total=False):
    # Instead of `natal.zodiac_type`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # Instead of `natal.sidereal_ayanamsa`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Instead of `natal.house_system`.
    house_system: Optional[str]
    # The largest orb of every aspect in degrees, at most 5; 1 by default.
    orb_deg: Optional[float]
    # The largest orb of single aspects by their names, instead of `orb_deg`.
    orb_settings: Optional[Dict[str, float]]

class _MinorProgressionsRequest(TypedDict):
    natal: MinorProgressionsRequestNatal
    # The date, and how the chart is progressed to it.
    minor_progression: MinorProgressionsRequestMinorProgression

class MinorProgressionsRequest(_MinorProgressionsRequest, total=False):
    # The place of the progressed chart; the birthplace by default.
    progression_city: Optional[str]
    progression_lat: Optional[float]
    progression_lng: Optional[float]
    # IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # Zodiac, houses and orbs.
    settings: Optional[MinorProgressionsRequestSettings]
    # Sent by clients of other services. The answer always has all parts.
    response_mode: Optional[Literal["full"]]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class SolarArcRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Added points, as in a natal chart. Bodies are progressed; angles and lots are natal points that receive aspects.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _SolarArcRequestSolarArc(TypedDict):
    # The chart is directed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the birthplace.
    target_date: str

class SolarArcRequestSolarArc(_SolarArcRequestSolarArc, total=False):
    # How far the points move. `solar_arc`: the arc of the secondary progressed Sun in longitude. `naibod`: 59′08.33″ for each tropical year of life, the mean motion of the Sun. `one_degree`: one degree for each tropical year of life. Default: `solar_arc`.
    rate: Literal["solar_arc", "naibod", "one_degree"]
    # `direct`: forwards in the zodiac. `converse`: backwards, by the arc of the days before the birth. Default: `direct`.
    direction: Literal["direct", "converse"]

class SolarArcRequestSettings(TypedDict, total=False):
    # Instead of `natal.zodiac_type`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # Instead of `natal.sidereal_ayanamsa`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Instead of `natal.house_system`.
    house_system: Optional[str]
    # The largest orb of every aspect in degrees, at most 5; 1 by default.
    orb_deg: Optional[float]
    # The largest orb of single aspects by their names, instead of `orb_deg`.
    orb_settings: Optional[Dict[str, float]]

class _SolarArcRequest(TypedDict):
    natal: SolarArcRequestNatal
    # The date, and how the chart is directed to it.
    solar_arc: SolarArcRequestSolarArc

class SolarArcRequest(_SolarArcRequest, total=False):
    # IANA time zone of the date, or AUTO: the zone of the birthplace. Default: `AUTO`.
    tz_str: Optional[str]
    # Zodiac, houses and orbs.
    settings: Optional[SolarArcRequestSettings]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class MoonPhaseReplyPhase(TypedDict):
    name: Literal["New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon", "Waning Gibbous", "Last Quarter", "Waning Crescent"]
    # How far the Moon is ahead of the Sun in longitude, in degrees with two decimals.
    phase_angle_deg: float
    # Lit part of the disc, 0 to 1, four decimals.
    illumination: float
    is_waxing: bool
    # Since the last new Moon, one decimal.
    age_days: float
    # Between the centres of the Earth and the Moon at the instant, without the time of the light.
    distance_km: int
    # Horizontal, at the equator.
    parallax_deg: float
    # Of the disc, from the centre of the Earth.
    diameter_deg: float

class MoonPhaseReplyZodiacSidereal(TypedDict):
    sign: str
    sign_id: str
    # In the sign.
    degree: float
    ayanamsa: Literal["lahiri"]

class MoonPhaseReplyZodiac(TypedDict):
    sign: str
    sign_id: str
    # In the sign.
    degree: float
    zodiac_type: Literal["tropical"]
    sidereal: MoonPhaseReplyZodiacSidereal
    void_of_course: MoonVoidOfCourse

class MoonPhaseReplyMoonVisual(TypedDict):
    type: Literal["svg"]
    svg: str
    # The dark part of the disc, 0 to 1.
    shadow_ratio: float
    waxing: bool

class MoonPhaseReplySpecialMoon(TypedDict):
    labels: List[Literal["supermoon", "micromoon", "blue_moon", "seasonal_blue_moon", "black_moon", "harvest_moon", "hunters_moon"]]
    is_supermoon: bool
    is_micromoon: bool
    # The second full Moon of a calendar month.
    is_blue_moon: bool
    # The third of four full Moons of a season.
    is_seasonal_blue_moon: bool
    # The second new Moon of a calendar month.
    is_black_moon: bool
    # The full Moon nearest to the northern equinox of autumn.
    is_harvest_moon: bool
    # The full Moon after the harvest Moon.
    is_hunter_moon: bool

class _MoonPhaseReplyEclipse(TypedDict):
    is_eclipse: bool
    # A total eclipse of the Moon.
    is_blood_moon: bool

class MoonPhaseReplyEclipse(_MoonPhaseReplyEclipse, total=False):
    of: Literal["sun", "moon"]
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    magnitude: float
    # ISO 8601 in UTC.
    maximum: str

class MoonPhaseReplyInterpretation(TypedDict):
    language: Literal["en"]
    title: str
    text: str

class MoonPhaseReplyRiseSetMoon(TypedDict):
    # The first on this day, in local time; null if there is none.
    rise: Optional[str]
    # The first on this day, in local time; null if there is none.
    set: Optional[str]
    # The first on this day, in local time; null if there is none.
    culmination: Optional[str]
    # Without rising and setting, where the body is all day.
    stays: Optional[Literal["above", "below"]]

class MoonPhaseReplyRiseSetSun(TypedDict):
    # The first on this day, in local time; null if there is none.
    rise: Optional[str]
    # The first on this day, in local time; null if there is none.
    set: Optional[str]
    # The first on this day, in local time; null if there is none.
    culmination: Optional[str]
    # Without rising and setting, where the body is all day.
    stays: Optional[Literal["above", "below"]]

class MoonPhaseReplyRiseSet(TypedDict):
    date: str
    moon: MoonPhaseReplyRiseSetMoon
    sun: MoonPhaseReplyRiseSetSun
    horizon: str

class MoonPhaseReplyForecastNextSpecialMoon(TypedDict):
    type: Literal["Supermoon"]
    subtype: Literal["new", "full"]
    # ISO 8601 in UTC.
    date: str
    days_until: float
    distance_km: int

class MoonPhaseReplyForecastNextEclipse(TypedDict):
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    is_blood_moon: bool
    # Its maximum.
    date: str
    days_until: float

class MoonPhaseReplyForecastNextSolarEclipse(TypedDict):
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    is_blood_moon: bool
    # Its maximum.
    date: str
    days_until: float

class MoonPhaseReplyForecast(TypedDict):
    days_until_full_moon: float
    days_until_new_moon: float
    next_special_moon: Optional[MoonPhaseReplyForecastNextSpecialMoon]
    # The next eclipse of the Moon; null if the ephemeris ends before it.
    next_eclipse: Optional[MoonPhaseReplyForecastNextEclipse]
    # The next eclipse of the Sun; null if the ephemeris ends before it.
    next_solar_eclipse: Optional[MoonPhaseReplyForecastNextSolarEclipse]

class MoonPhaseReplyTraditionalMoon(TypedDict):
    name: str
    naming_system: Literal["north_american_traditional"]
    # The month of the full Moon in the time zone.
    month: str
    # ISO 8601 in UTC.
    applies_to_full_moon_at: str
    # The full Moon is on the local day.
    is_current_full_moon: bool

class MoonPhaseReplyNextPhases(TypedDict):
    # ISO 8601 in UTC.
    new_moon: str
    # ISO 8601 in UTC.
    first_quarter: str
    # ISO 8601 in UTC.
    full_moon: str
    # ISO 8601 in UTC.
    last_quarter: str

class _MoonPhaseReply(TypedDict):
    # The instant in UTC.
    timestamp: str
    local_timestamp: str
    timezone: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    phase: MoonPhaseReplyPhase
    next_phases: MoonPhaseReplyNextPhases

class MoonPhaseReply(_MoonPhaseReply, total=False):
    # Only with a place.
    location: Location
    zodiac: MoonPhaseReplyZodiac
    moon_visual: MoonPhaseReplyMoonVisual
    special_moon: MoonPhaseReplySpecialMoon
    eclipse: MoonPhaseReplyEclipse
    interpretation: MoonPhaseReplyInterpretation
    rise_set: MoonPhaseReplyRiseSet
    forecast: MoonPhaseReplyForecast
    traditional_moon: MoonPhaseReplyTraditionalMoon
    warnings: List[Warning]

class MoonMonthReplyDaysItemPhase(TypedDict):
    name: Literal["New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon", "Waning Gibbous", "Last Quarter", "Waning Crescent"]
    # How far the Moon is ahead of the Sun in longitude, in degrees with two decimals.
    phase_angle_deg: float
    # Lit part of the disc, 0 to 1, four decimals.
    illumination: float
    is_waxing: bool
    distance_km: int

class MoonMonthReplyDaysItemZodiac(TypedDict):
    sign: str
    sign_id: str
    # In the sign.
    degree: float
    zodiac_type: Literal["tropical"]

class MoonMonthReplyDaysItemMoonVisual(TypedDict):
    type: Literal["svg"]
    svg: str
    # The dark part of the disc, 0 to 1.
    shadow_ratio: float
    waxing: bool

class MoonMonthReplyDaysItemSpecialMoon(TypedDict):
    labels: List[Literal["supermoon", "micromoon", "blue_moon", "seasonal_blue_moon", "black_moon", "harvest_moon", "hunters_moon"]]
    is_supermoon: bool
    is_micromoon: bool
    # The second full Moon of a calendar month.
    is_blue_moon: bool
    # The third of four full Moons of a season.
    is_seasonal_blue_moon: bool
    # The second new Moon of a calendar month.
    is_black_moon: bool
    # The full Moon nearest to the northern equinox of autumn.
    is_harvest_moon: bool
    # The full Moon after the harvest Moon.
    is_hunter_moon: bool

class _MoonMonthReplyDaysItemEclipse(TypedDict):
    is_eclipse: bool
    # A total eclipse of the Moon.
    is_blood_moon: bool

class MoonMonthReplyDaysItemEclipse(_MoonMonthReplyDaysItemEclipse, total=False):
    of: Literal["sun", "moon"]
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    magnitude: float
    # ISO 8601 in UTC.
    maximum: str

class MoonMonthReplyDaysItemInterpretation(TypedDict):
    language: Literal["en"]
    title: str
    text: str

class MoonMonthReplyDaysItemRiseSetMoon(TypedDict):
    # The first on this day, in local time; null if there is none.
    rise: Optional[str]
    # The first on this day, in local time; null if there is none.
    set: Optional[str]
    # The first on this day, in local time; null if there is none.
    culmination: Optional[str]
    # Without rising and setting, where the body is all day.
    stays: Optional[Literal["above", "below"]]

class MoonMonthReplyDaysItemRiseSetSun(TypedDict):
    # The first on this day, in local time; null if there is none.
    rise: Optional[str]
    # The first on this day, in local time; null if there is none.
    set: Optional[str]
    # The first on this day, in local time; null if there is none.
    culmination: Optional[str]
    # Without rising and setting, where the body is all day.
    stays: Optional[Literal["above", "below"]]

class MoonMonthReplyDaysItemRiseSet(TypedDict):
    date: str
    moon: MoonMonthReplyDaysItemRiseSetMoon
    sun: MoonMonthReplyDaysItemRiseSetSun
    horizon: str

class _MoonMonthReplyDaysItem(TypedDict):
    # The local date.
    calendar_date: str
    # Noon of the day in the time zone, for which phase and sign are given. In UTC.
    timestamp: str
    phase: MoonMonthReplyDaysItemPhase
    # The phase that becomes exact on this day.
    principal_phase: Optional[Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]]

class MoonMonthReplyDaysItem(_MoonMonthReplyDaysItem, total=False):
    zodiac: MoonMonthReplyDaysItemZodiac
    moon_visual: MoonMonthReplyDaysItemMoonVisual
    special_moon: MoonMonthReplyDaysItemSpecialMoon
    eclipse: MoonMonthReplyDaysItemEclipse
    interpretation: MoonMonthReplyDaysItemInterpretation
    rise_set: MoonMonthReplyDaysItemRiseSet

class MoonMonthReplyPhasesItem(TypedDict):
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]
    # ISO 8601 in UTC.
    timestamp: str
    # Local time with its offset.
    local_timestamp: str

class MoonMonthReplyApsidesItem(TypedDict):
    kind: Literal["perigee", "apogee"]
    # ISO 8601 in UTC.
    timestamp: str
    # Local time with its offset.
    local_timestamp: str
    distance_km: int

class MoonMonthReplyNodePassagesItem(TypedDict):
    kind: Literal["ascending", "descending"]
    # ISO 8601 in UTC.
    timestamp: str
    # Local time with its offset.
    local_timestamp: str

class MoonMonthReplySignTimelineItem(TypedDict):
    sign: str
    sign_id: str
    # The Moon enters the sign.
    start: str
    # The Moon leaves the sign.
    end: str
    # Its last major aspect in the sign, to the Sun and the planets to Pluto.
    void_of_course_from: str

class MoonMonthReplyTraditionalMoonsItem(TypedDict):
    name: str
    naming_system: Literal["north_american_traditional"]
    # The month of the full Moon in the time zone.
    month: str
    # ISO 8601 in UTC.
    applies_to_full_moon_at: str

class MoonMonthReplyForecastNextSpecialMoon(TypedDict):
    type: Literal["Supermoon"]
    subtype: Literal["new", "full"]
    # ISO 8601 in UTC.
    date: str
    days_until: float
    distance_km: int

class MoonMonthReplyForecastNextEclipse(TypedDict):
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    is_blood_moon: bool
    # Its maximum.
    date: str
    days_until: float

class MoonMonthReplyForecastNextSolarEclipse(TypedDict):
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    is_blood_moon: bool
    # Its maximum.
    date: str
    days_until: float

class MoonMonthReplyForecast(TypedDict):
    days_until_full_moon: float
    days_until_new_moon: float
    next_special_moon: Optional[MoonMonthReplyForecastNextSpecialMoon]
    # The next eclipse of the Moon; null if the ephemeris ends before it.
    next_eclipse: Optional[MoonMonthReplyForecastNextEclipse]
    # The next eclipse of the Sun; null if the ephemeris ends before it.
    next_solar_eclipse: Optional[MoonMonthReplyForecastNextSolarEclipse]

class _MoonMonthReply(TypedDict):
    year: int
    month: int
    timezone: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    days: List[MoonMonthReplyDaysItem]
    phases: List[MoonMonthReplyPhasesItem]
    # The Moon at its least and its greatest distance.
    apsides: List[MoonMonthReplyApsidesItem]
    # The Moon as it crosses the ecliptic, northwards or southwards.
    node_passages: List[MoonMonthReplyNodePassagesItem]

class MoonMonthReply(_MoonMonthReply, total=False):
    # Only with a place.
    location: Location
    # The stays in signs that touch the month, whole: the first may begin before it.
    sign_timeline: List[MoonMonthReplySignTimelineItem]
    # The names of the full Moons of the month.
    traditional_moons: List[MoonMonthReplyTraditionalMoonsItem]
    # Counted from the beginning of the month.
    forecast: MoonMonthReplyForecast
    warnings: List[Warning]

class SunDayReplyHorizon(TypedDict):
    limb: Literal["upper", "centre", "lower"]
    refraction_arcmin: float
    # By how much the height lowers the horizon.
    dip_arcmin: float

class SunDayReplySun(TypedDict):
    # Local time with its offset, or null: not on this day.
    rise: Optional[str]
    # Degrees from north through east.
    rise_azimuth_deg: Optional[float]
    # The passage over the meridian, above the pole.
    culmination: Optional[str]
    # Degrees of the centre above the horizon, without refraction.
    culmination_altitude_deg: Optional[float]
    # Local time with its offset, or null: not on this day.
    set: Optional[str]
    # Degrees from north through east.
    set_azimuth_deg: Optional[float]
    # The passage over the meridian below the pole.
    lower_culmination: Optional[str]
    # Where the body is all day, if it neither rises nor sets; null on other days.
    stays: Optional[Literal["above", "below"]]
    # From rising to setting on this date: 0 and 86400 on polar days.
    day_length_seconds: int

class SunDayReplyMoon(TypedDict):
    # Local time with its offset, or null: not on this day.
    rise: Optional[str]
    # Degrees from north through east.
    rise_azimuth_deg: Optional[float]
    # The passage over the meridian, above the pole.
    culmination: Optional[str]
    # Degrees of the centre above the horizon, without refraction.
    culmination_altitude_deg: Optional[float]
    # Local time with its offset, or null: not on this day.
    set: Optional[str]
    # Degrees from north through east.
    set_azimuth_deg: Optional[float]
    # The passage over the meridian below the pole.
    lower_culmination: Optional[str]
    # Where the body is all day, if it neither rises nor sets; null on other days.
    stays: Optional[Literal["above", "below"]]

class SunDayReplyTwilightCivil(TypedDict):
    # Local time with its offset, or null: not on this day.
    begin: Optional[str]
    # Local time with its offset, or null: not on this day.
    end: Optional[str]

class SunDayReplyTwilightNautical(TypedDict):
    # Local time with its offset, or null: not on this day.
    begin: Optional[str]
    # Local time with its offset, or null: not on this day.
    end: Optional[str]

class SunDayReplyTwilightAstronomical(TypedDict):
    # Local time with its offset, or null: not on this day.
    begin: Optional[str]
    # Local time with its offset, or null: not on this day.
    end: Optional[str]

class SunDayReplyTwilight(TypedDict):
    # Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before.
    civil: SunDayReplyTwilightCivil
    # Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before.
    nautical: SunDayReplyTwilightNautical
    # Its beginning before sunrise and its end after sunset, on this date. An end after midnight belongs to the evening before.
    astronomical: SunDayReplyTwilightAstronomical

class SunDayReplyPlanetaryHoursHoursItem(TypedDict):
    number: int
    part: Literal["day", "night"]
    ruler: Literal["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str

class SunDayReplyPlanetaryHours(TypedDict):
    day_ruler: Literal["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]
    hours: List[SunDayReplyPlanetaryHoursHoursItem]

class _SunDayReply(TypedDict):
    date: str
    # In English.
    weekday: str
    timezone: str
    location: Location
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    # What counts as rising and setting.
    horizon: SunDayReplyHorizon
    sun: SunDayReplySun
    moon: SunDayReplyMoon
    twilight: SunDayReplyTwilight
    # Local apparent sidereal time at the first instant of the date.
    sidereal_time_at_midnight: str

class SunDayReply(_SunDayReply, total=False):
    # Null where the Sun does not rise and set.
    planetary_hours: Optional[SunDayReplyPlanetaryHours]
    warnings: List[Warning]

class EclipsesPlaceReplyEclipsesItemHereVisibleSpansItem(TypedDict):
    begin: str
    end: str

class _EclipsesPlaceReplyEclipsesItemHereContactsItem(TypedDict):
    # Of the Sun: C1 and C4 the partial eclipse begins and ends, C2 and C3 the total or annular phase. Of the Moon: P1 and P4 the penumbra, U1 and U4 the umbra, U2 and U3 totality. `max`: the greatest eclipse at the place.
    contact: Literal["C1", "C2", "C3", "C4", "P1", "U1", "U2", "U3", "U4", "P4", "max"]
    # Local time with its offset.
    time: str
    time_utc: str
    # Degrees of the centre above the horizon, without refraction.
    altitude_deg: float
    # Degrees from north through east.
    azimuth_deg: float
    # The upper limb is above the horizon, with 34 minutes of arc of refraction.
    is_visible: bool

class EclipsesPlaceReplyEclipsesItemHereContactsItem(_EclipsesPlaceReplyEclipsesItemHereContactsItem, total=False):
    # Where the discs touch on the limb of the Sun, from its north point through east.
    position_angle_deg: float
    # The same angle from the highest point of the Sun.
    vertex_angle_deg: float

class _EclipsesPlaceReplyEclipsesItemHereHorizonItem(TypedDict):
    event: Literal["rise", "set"]
    # Local time with its offset.
    time: str
    time_utc: str
    # Degrees of the centre above the horizon, without refraction.
    altitude_deg: float
    # Degrees from north through east.
    azimuth_deg: float
    # The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside.
    magnitude: float

class EclipsesPlaceReplyEclipsesItemHereHorizonItem(_EclipsesPlaceReplyEclipsesItemHereHorizonItem, total=False):
    # The covered share of the Sun’s disc, 0 to 1.
    obscuration: float
    # The depth of the Moon in the penumbra, in its diameters.
    penumbral_magnitude: float

class _EclipsesPlaceReplyEclipsesItemHereMaximum(TypedDict):
    # The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside.
    magnitude: float

class EclipsesPlaceReplyEclipsesItemHereMaximum(_EclipsesPlaceReplyEclipsesItemHereMaximum, total=False):
    # The covered share of the Sun’s disc, 0 to 1.
    obscuration: float
    # The depth of the Moon in the penumbra, in its diameters.
    penumbral_magnitude: float

class _EclipsesPlaceReplyEclipsesItemHereBest(TypedDict):
    # Local time with its offset.
    time: str
    time_utc: str
    # Degrees of the centre above the horizon, without refraction.
    altitude_deg: float
    # Degrees from north through east.
    azimuth_deg: float
    # The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside.
    magnitude: float

class EclipsesPlaceReplyEclipsesItemHereBest(_EclipsesPlaceReplyEclipsesItemHereBest, total=False):
    # The covered share of the Sun’s disc, 0 to 1.
    obscuration: float
    # The depth of the Moon in the penumbra, in its diameters.
    penumbral_magnitude: float

class _EclipsesPlaceReplyEclipsesItemHere(TypedDict):
    # The greatest phase at the place, above the horizon or below.
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    # How much of the time of the eclipse is above the horizon.
    visible: Literal["all", "part", "none"]
    # The deepest phase above the horizon; null if none is.
    seen_as: Optional[Literal["total", "annular", "hybrid", "partial", "penumbral"]]
    # Beginnings and ends in local time.
    visible_spans: List[EclipsesPlaceReplyEclipsesItemHereVisibleSpansItem]
    # In order of time.
    contacts: List[EclipsesPlaceReplyEclipsesItemHereContactsItem]
    # Rising and setting during the eclipse.
    horizon: List[EclipsesPlaceReplyEclipsesItemHereHorizonItem]
    # The eclipse at the contact `max`, above the horizon or below.
    maximum: EclipsesPlaceReplyEclipsesItemHereMaximum
    # The greatest phase above the horizon: at the maximum, or at rising or setting.
    best: Optional[EclipsesPlaceReplyEclipsesItemHereBest]
    # From the first contact to the last one.
    duration_seconds: int

class EclipsesPlaceReplyEclipsesItemHere(_EclipsesPlaceReplyEclipsesItemHere, total=False):
    # The diameter of the Moon in diameters of the Sun at the maximum: the canon’s magnitude of a total or annular eclipse.
    diameter_ratio: float
    # From C2 to C3, or from U2 to U3.
    central_seconds: int

class EclipsesPlaceReplyEclipsesItem(TypedDict):
    of: Literal["sun", "moon"]
    # The greatest phase anywhere on Earth.
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    # The instant of greatest eclipse in UTC.
    greatest: str
    # Magnitude as in NASA’s canon. Eclipses of the Sun: the ratio of the discs for central ones, the covered share of the diameter for partial ones. Eclipses of the Moon: the depth in the umbra, or in the penumbra for penumbral ones.
    magnitude: float
    # Number of the Saros series; null where the library does not know it.
    saros: Optional[int]
    # The place of the eclipse in its series, which begins with 1.
    saros_member: Optional[int]
    # Null where the shadow does not reach the place.
    here: Optional[EclipsesPlaceReplyEclipsesItemHere]

class _EclipsesPlaceReply(TypedDict):
    start: str
    end: str
    timezone: str
    location: Location
    elevation_m: float
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    count: int
    # False if `count` of the request ended the list.
    is_complete: bool
    eclipses: List[EclipsesPlaceReplyEclipsesItem]

class EclipsesPlaceReply(_EclipsesPlaceReply, total=False):
    warnings: List[Warning]

class EclipsesPathReplyEclipse(TypedDict):
    # The greatest phase anywhere on Earth.
    type: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    # The instant of greatest eclipse in UTC.
    greatest: str
    # Magnitude as in NASA’s canon. Eclipses of the Sun: the ratio of the discs for central ones, the covered share of the diameter for partial ones. Eclipses of the Moon: the depth in the umbra, or in the penumbra for penumbral ones.
    magnitude: float
    # Number of the Saros series; null where the library does not know it.
    saros: Optional[int]
    # The place of the eclipse in its series, which begins with 1.
    saros_member: Optional[int]
    # Whether the axis of the shadow meets the Earth, so that there is a central line.
    is_central: bool
    # The place where the eclipse is greatest.
    lat: float
    lng: float
    # TT minus UT. With another value, paths shift by up to 0.46 km east or west for each second.
    delta_t_seconds: float

class EclipsesPathReplyPointsItem(TypedDict):
    # UTC.
    time: str
    lat: float
    lng: float
    type: Literal["total", "annular"]
    # The width across the path; null at its ends, where the Sun is at the horizon.
    width_km: Optional[float]
    # The duration of the total or annular phase.
    duration_seconds: float
    # Degrees of the centre above the horizon, without refraction.
    sun_altitude_deg: float
    # Degrees from north through east.
    sun_azimuth_deg: float

class EclipsesPathReplyGeojsonFeaturesItem1Geometry1(TypedDict):
    type: Literal["LineString"]
    coordinates: List[List[float]]

class EclipsesPathReplyGeojsonFeaturesItem1Geometry2(TypedDict):
    type: Literal["MultiLineString"]
    coordinates: List[List[List[float]]]

class EclipsesPathReplyGeojsonFeaturesItem1Properties(TypedDict):
    name: Literal["central_line", "northern_limit", "southern_limit"]
    # The instant of greatest eclipse at each position, nested as the coordinates are.
    times: Union[List[str], List[List[str]]]

class EclipsesPathReplyGeojsonFeaturesItem1(TypedDict):
    type: Literal["Feature"]
    geometry: Union[EclipsesPathReplyGeojsonFeaturesItem1Geometry1, EclipsesPathReplyGeojsonFeaturesItem1Geometry2]
    properties: EclipsesPathReplyGeojsonFeaturesItem1Properties

class EclipsesPathReplyGeojsonFeaturesItem2Geometry(TypedDict):
    type: Literal["Point"]
    # Longitude and latitude in degrees, east and north positive.
    coordinates: List[float]

class EclipsesPathReplyGeojsonFeaturesItem2Properties(TypedDict):
    name: Literal["greatest_eclipse"]
    times: List[str]

class EclipsesPathReplyGeojsonFeaturesItem2(TypedDict):
    type: Literal["Feature"]
    geometry: EclipsesPathReplyGeojsonFeaturesItem2Geometry
    properties: EclipsesPathReplyGeojsonFeaturesItem2Properties

class EclipsesPathReplyGeojson(TypedDict):
    type: Literal["FeatureCollection"]
    features: List[Union[EclipsesPathReplyGeojsonFeaturesItem1, EclipsesPathReplyGeojsonFeaturesItem2]]

class _EclipsesPathReply(TypedDict):
    eclipse: EclipsesPathReplyEclipse
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    # When the central line begins; null without one.
    begins: Optional[str]
    ends: Optional[str]
    # The central line in order of time.
    points: List[EclipsesPathReplyPointsItem]
    # RFC 7946. Lines are cut at the antimeridian.
    geojson: EclipsesPathReplyGeojson

class EclipsesPathReply(_EclipsesPathReply, total=False):
    warnings: List[Warning]

class _HoroscopeSignReply(TypedDict):
    meta: HoroscopeMeta
    data: SignHoroscope

class HoroscopeSignReply(_HoroscopeSignReply, total=False):
    warnings: List[Warning]

class SignHoroscopeScores(TypedDict):
    overall: int
    love: int
    career: int
    money: int
    health: int

class SignHoroscopeScoreFactorsItemReason(TypedDict):
    # The driver with the largest weight.
    main: str
    secondary: Optional[str]

class _SignHoroscopeScoreFactorsItemDriversItem(TypedDict):
    # base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
    type: Literal["base", "planet_in_house", "sky_aspect", "transit", "limit"]
    # A name for programs, such as venus_house_5 or mars_square_saturn.
    key: str
    label: str
    # What it adds to the score.
    weight: int

class SignHoroscopeScoreFactorsItemDriversItem(_SignHoroscopeScoreFactorsItemDriversItem, total=False):
    # Local time with its offset.
    exact_at: str
    # Only for transits: the smallest orb on the day.
    orb_deg: float

class SignHoroscopeScoreFactorsItem(TypedDict):
    dimension: Literal["love", "career", "money", "health"]
    type: Literal["sum"]
    reason: SignHoroscopeScoreFactorsItemReason
    # Their weights add up to the score.
    drivers: List[SignHoroscopeScoreFactorsItemDriversItem]

class SignHoroscopeScoresMetaWeights(TypedDict):
    love: float
    career: float
    money: float
    health: float

class SignHoroscopeScoresMeta(TypedDict):
    overall_method: Literal["mean"]
    weights: SignHoroscopeScoresMetaWeights
    rounding: Literal["half_up"]

class SignHoroscopeLuckyColor(TypedDict):
    key: str
    label: str

class SignHoroscopeLuckyTimeWindow(TypedDict):
    display: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    tz: str
    # The aspect of the Moon in the middle of the two hours; without an aspect they are around midday.
    rule: Literal["moon_to_ruler", "moon_trine", "moon_sextile", "midday"]

class SignHoroscopeLucky(TypedDict):
    # The heraldic colour of the ruler of the weekday.
    color: SignHoroscopeLuckyColor
    # Orders of the magic squares of both rulers, multiplied.
    number: int
    time_window: SignHoroscopeLuckyTimeWindow
    day_ruler: Literal["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]
    sign_ruler: Literal["saturn", "jupiter", "mars", "sun", "venus", "mercury", "moon"]

class SignHoroscopeContentFactsItem(TypedDict):
    # The kind of fact. `transit` occurs only in the horoscope of a birth.
    type: Literal["moon_house", "sky_aspect", "moon_phase", "planet_in_house", "transit"]
    key: str
    # The text has the heaviest facts.
    weight: int
    text: str
    in_text: bool

class SignHoroscopeContent(TypedDict):
    # The sentences of the heaviest facts.
    text: str
    # What the house of the Moon at noon is about.
    theme: str
    # A word for the house of each fact in the text.
    keywords: List[str]
    # Everything that the text could say, heaviest first.
    facts: List[SignHoroscopeContentFactsItem]

class SignHoroscopeAstroMoonSign(TypedDict):
    key: str
    label: str

class SignHoroscopeAstroMoonSignChange(TypedDict):
    key: str
    label: str
    # Local time with its offset.
    at: str

class SignHoroscopeAstroMoonPhase(TypedDict):
    key: Literal["new_moon", "waxing_crescent", "first_quarter", "waxing_gibbous", "full_moon", "waning_gibbous", "last_quarter", "waning_crescent"]
    label: str
    # The new or full Moon or the quarter, if it is on the day.
    exact_at: Optional[str]

class SignHoroscopeAstroHighlightsItem(TypedDict):
    type: Literal["moon_sign", "moon_phase", "sky_aspect"]
    # A name for programs, such as mars_square_saturn.
    key: str
    label: str
    # Null for a state that lasts all day.
    exact_at: Optional[str]

class SignHoroscopeAstroPlanetsItemSign(TypedDict):
    key: str
    label: str

class SignHoroscopeAstroPlanetsItem(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    label: str
    sign: SignHoroscopeAstroPlanetsItemSign
    # Degrees within the sign.
    degree: float
    # The house, counted from the sign asked for.
    house: int
    retrograde: bool

class SignHoroscopeAstro(TypedDict):
    # The sign of the Moon at noon.
    moon_sign: SignHoroscopeAstroMoonSign
    # The sign that the Moon enters on the day.
    moon_sign_change: Optional[SignHoroscopeAstroMoonSignChange]
    moon_phase: SignHoroscopeAstroMoonPhase
    # The Moon at noon, and every major aspect that is exact on the day.
    highlights: List[SignHoroscopeAstroHighlightsItem]
    # The planets at noon.
    planets: List[SignHoroscopeAstroPlanetsItem]

class SignHoroscope(TypedDict):
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]
    date: str
    scores: SignHoroscopeScores
    score_factors: List[SignHoroscopeScoreFactorsItem]
    scores_meta: SignHoroscopeScoresMeta
    # By traditional rules, not by astronomy.
    lucky: SignHoroscopeLucky
    content: SignHoroscopeContent
    astro: SignHoroscopeAstro

class HoroscopeBulkReplyData(TypedDict):
    aries: SignHoroscope
    taurus: SignHoroscope
    gemini: SignHoroscope
    cancer: SignHoroscope
    leo: SignHoroscope
    virgo: SignHoroscope
    libra: SignHoroscope
    scorpio: SignHoroscope
    sagittarius: SignHoroscope
    capricorn: SignHoroscope
    aquarius: SignHoroscope
    pisces: SignHoroscope

class _HoroscopeBulkReply(TypedDict):
    meta: HoroscopeMeta
    # Each as in the answer for the sign alone.
    data: HoroscopeBulkReplyData

class HoroscopeBulkReply(_HoroscopeBulkReply, total=False):
    warnings: List[Warning]

class _HoroscopePersonalRequestBirth(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class HoroscopePersonalRequestBirth(_HoroscopePersonalRequestBirth, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # The time zone of the birth, as in a natal chart; AUTO by default.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `hour`.
    hours: Optional[int]
    # The same as `minute`.
    minutes: Optional[int]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`.
    timezone: Optional[str]

class _HoroscopePersonalRequest(TypedDict):
    birth: HoroscopePersonalRequestBirth

class HoroscopePersonalRequest(_HoroscopePersonalRequest, total=False):
    # Local calendar date, proleptic Gregorian. The current date in the time zone by default. Default: `today`.
    date: str
    # IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO.
    tz_str: Optional[str]
    # The same as `tz_str`.
    timezone: Optional[str]
    # Language of texts and labels; `en` by default.
    locale: Optional[LabelLanguage]
    # The same as `locale`.
    lang: Optional[LabelLanguage]
    # Adds a longer text, in English, to each of the transits that has one. Default: `false`.
    include_interpretation_blocks: bool
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _PanchangRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class PanchangRequest(_PanchangRequest, total=False):
    # With a time, the answer also has the panchang of that moment.
    hour: Optional[int]
    # 0 by default.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a time that the clock skips (shifted forward by default) or shows twice (the earlier). A warning says so.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582. The `date` of the answer is always Gregorian. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # The part of the Sun’s disc whose rising begins the day. Default: `upper`.
    sunrise_limb: Literal["upper", "centre", "lower"]
    # Refraction: how far the air lifts the Sun at the horizon. For the geometric sunrise send 0, and `centre` as `sunrise_limb`. Default: `34`.
    refraction_arcmin: float
    # The sixteen choghadiyas of the day and the night. Default: `false`.
    include_choghadiya: bool
    # The twenty-four horas, with their lords. Default: `false`.
    include_hora: bool
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class PanchangReplyDay(TypedDict):
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # Where the Sun does not rise on the date, the day begins six hours before it culminates.
    begins_with: Literal["sunrise", "six_hours_before_noon"]

class PanchangReplyWeekday(TypedDict):
    # 1 is Sunday.
    number: int
    name: str
    sanskrit: str
    devanagari: str
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class PanchangReplyLunarMonthPurnimanta(TypedDict):
    name: str
    number: int

class PanchangReplyLunarMonth(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # Chaitra is 1.
    number: int
    # `name` counts months from new Moon to new Moon.
    amanta: Literal[True]
    # The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.
    month_type: Literal["regular", "adhika", "kshaya"]
    # The name that a kshaya month leaves out.
    omitted_month: Optional[str]
    # The month from full Moon to full Moon.
    purnimanta: PanchangReplyLunarMonthPurnimanta
    # Local time with its offset.
    starts_at_iso: str
    # Local time with its offset.
    ends_at_iso: str
    vikram_samvat: int
    # The year begins with the new Moon of Chaitra.
    vikram_samvat_convention: Literal["chaitra_shukladi"]
    # The year that begins with Kartika, as in Gujarat.
    vikram_samvat_kartikadi: int
    shaka_samvat: int

class PanchangReplySamvatsara(TypedDict):
    name: str
    number: int

class PanchangReplySamvatsaraNorth(TypedDict):
    name: str
    number: int

class PanchangReplyRitu(TypedDict):
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    english: str

class PanchangReplyAyana(TypedDict):
    # Begins when the Sun enters sidereal Capricorn or Cancer.
    sidereal: Literal["Uttarayana", "Dakshinayana"]
    # Begins at the solstices.
    tropical: Literal["Uttarayana", "Dakshinayana"]

class PanchangReplyTithi(TypedDict):
    # Number within the half of the month.
    number: int
    # Number counted from the new Moon.
    month_number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class PanchangReplyNakshatra(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangReplyYoga(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    meaning: str
    # False for the nine yogas in which nothing new should be begun.
    auspicious: bool
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangReplyTithisItem(TypedDict):
    # Number within the half of the month.
    number: int
    # Number counted from the new Moon.
    month_number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class PanchangReplyNakshatrasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangReplyYogasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    meaning: str
    # False for the nine yogas in which nothing new should be begun.
    auspicious: bool
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangReplyKaranasItem(TypedDict):
    number: int
    name: str
    # The name in Latin letters with diacritics.
    iast: str
    devanagari: str
    type: Literal["movable", "fixed"]
    # Local time with its offset.
    starts_at_iso: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangReplyRahuKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyYamaganda(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyGulikaKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyAbhijitMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # False on a Wednesday, when Abhijit does not count.
    available: bool

class PanchangReplyBrahmaMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyDurMuhurtaItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyVarjyamItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyAmritaKalamItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangReplyChoghadiyaItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    name: Literal["Udveg", "Char", "Labh", "Amrit", "Kaal", "Shubh", "Rog"]
    part: Literal["day", "night"]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "caution", "avoid"]

class PanchangReplyHoraItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    number: int
    part: Literal["day", "night"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class PanchangReplyRequestTimePanchangTithi(TypedDict):
    # Number within the half of the month.
    number: int
    name: str
    paksha: Literal["Shukla", "Krishna"]
    # Number counted from the new Moon.
    month_number: int

class PanchangReplyRequestTimePanchangNakshatra(TypedDict):
    number: int
    name: str
    # The quarter at the beginning of the day, or where the nakshatra begins later.
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class PanchangReplyRequestTimePanchangYoga(TypedDict):
    number: int
    name: str

class PanchangReplyRequestTimePanchangKarana(TypedDict):
    number: int
    name: str

class PanchangReplyRequestTimePanchangSunSign(TypedDict):
    sign_id: int
    name: str
    # Degrees within the sign.
    degree: float

class PanchangReplyRequestTimePanchangMoonSign(TypedDict):
    sign_id: int
    name: str
    # Degrees within the sign.
    degree: float

class PanchangReplyRequestTimePanchang(TypedDict):
    # Local time with its offset.
    local_time: str
    tithi: PanchangReplyRequestTimePanchangTithi
    nakshatra: PanchangReplyRequestTimePanchangNakshatra
    yoga: PanchangReplyRequestTimePanchangYoga
    karana: PanchangReplyRequestTimePanchangKarana
    sun_sign: PanchangReplyRequestTimePanchangSunSign
    moon_sign: PanchangReplyRequestTimePanchangMoonSign

class PanchangReplyMetadata(TypedDict):
    endpoint_version: Literal["v2"]
    ruleset_version: str
    ayanamsha: str
    # The ayanamsha at the beginning of the day, with nutation.
    ayanamsha_deg: float
    convention: Literal["apparent", "drik"]
    timezone_used: str
    calculation_basis: str
    request_local_time: Optional[str]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _PanchangReply(TypedDict):
    date: str
    location: Location
    # The day of the panchang, from sunrise to sunrise.
    day: PanchangReplyDay
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunset: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonset: Optional[str]
    weekday: PanchangReplyWeekday
    lunar_month: PanchangReplyLunarMonth
    # The year in the cycle of sixty named years, as South India counts: no name is left out.
    samvatsara: PanchangReplySamvatsara
    # The year in the cycle as North India counts: by the mean motion of Jupiter (Surya Siddhanta) at the beginning of the solar year.
    samvatsara_north: PanchangReplySamvatsaraNorth
    # The season by the lunar month.
    ritu: PanchangReplyRitu
    # The half of the year, at the beginning of the day.
    ayana: PanchangReplyAyana
    # The tithi at the beginning of the day, which names the day.
    tithi: PanchangReplyTithi
    nakshatra: PanchangReplyNakshatra
    yoga: PanchangReplyYoga
    # All tithis that touch the day, in order.
    tithis: List[PanchangReplyTithisItem]
    nakshatras: List[PanchangReplyNakshatrasItem]
    yogas: List[PanchangReplyYogasItem]
    karanas: List[PanchangReplyKaranasItem]
    rahu_kalam: Optional[PanchangReplyRahuKalam]
    yamaganda: Optional[PanchangReplyYamaganda]
    gulika_kalam: Optional[PanchangReplyGulikaKalam]
    abhijit_muhurta: Optional[PanchangReplyAbhijitMuhurta]
    # An auspicious time before the sunrise of the date.
    brahma_muhurta: Optional[PanchangReplyBrahmaMuhurta]
    dur_muhurta: List[PanchangReplyDurMuhurtaItem]
    varjyam: List[PanchangReplyVarjyamItem]
    amrita_kalam: List[PanchangReplyAmritaKalamItem]
    metadata: PanchangReplyMetadata

class PanchangReply(_PanchangReply, total=False):
    choghadiya: List[PanchangReplyChoghadiyaItem]
    hora: List[PanchangReplyHoraItem]
    # The panchang of the moment asked for.
    request_time_panchang: PanchangReplyRequestTimePanchang
    warnings: List[Warning]

class _PanchangMomentRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int
    hour: int
    # 0 if it is null.
    minute: Optional[int]

class PanchangMomentRequest(_PanchangMomentRequest, total=False):
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a time that the clock skips (shifted forward by default) or shows twice (the earlier). A warning says so.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582. The `date` of the answer is always Gregorian. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class PanchangMomentReplyWeekday(TypedDict):
    # 1 is Sunday.
    number: int
    name: str
    sanskrit: str
    devanagari: str
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class PanchangMomentReplyTithi(TypedDict):
    name: str
    # The share of its angle that is left, in percent.
    percent_remaining: float
    # HH:MM:SS, counted from the midnight of the date.
    end_time: str
    number: int
    paksha: Literal["Shukla", "Krishna"]
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class PanchangMomentReplyNakshatra(TypedDict):
    name: str
    # The share of its angle that is left, in percent.
    percent_remaining: float
    # HH:MM:SS, counted from the midnight of the date.
    end_time: str
    number: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class PanchangMomentReplyYoga(TypedDict):
    name: str
    # The share of its angle that is left, in percent.
    percent_remaining: float
    # HH:MM:SS, counted from the midnight of the date.
    end_time: str
    number: int
    description: str

class PanchangMomentReplyKarana(TypedDict):
    name: str
    # The share of its angle that is left, in percent.
    percent_remaining: float
    # HH:MM:SS, counted from the midnight of the date.
    end_time: str
    number: int
    type: Literal["movable", "fixed"]

class PanchangMomentReplyRahuKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangMomentReplyGulikaKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangMomentReplyYamagandam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class PanchangMomentReplyAbhijitMuhurta(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # False on a Wednesday, when Abhijit does not count.
    available: bool

class PanchangMomentReplySunSign(TypedDict):
    name: str
    # Degrees within the sign.
    degree: float

class PanchangMomentReplyMoonSign(TypedDict):
    name: str
    # Degrees within the sign.
    degree: float

class PanchangMomentReplyMetadata(TypedDict):
    location: Location
    ayanamsha: str
    convention: Literal["apparent", "drik"]
    timezone_used: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _PanchangMomentReply(TypedDict):
    local_time: str
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunset: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonset: Optional[str]
    weekday: PanchangMomentReplyWeekday
    tithi: PanchangMomentReplyTithi
    nakshatra: PanchangMomentReplyNakshatra
    yoga: PanchangMomentReplyYoga
    karana: PanchangMomentReplyKarana
    rahu_kalam: Optional[PanchangMomentReplyRahuKalam]
    gulika_kalam: Optional[PanchangMomentReplyGulikaKalam]
    yamagandam: Optional[PanchangMomentReplyYamagandam]
    abhijit_muhurta: Optional[PanchangMomentReplyAbhijitMuhurta]
    sun_sign: PanchangMomentReplySunSign
    moon_sign: PanchangMomentReplyMoonSign
    metadata: PanchangMomentReplyMetadata

class PanchangMomentReply(_PanchangMomentReply, total=False):
    warnings: List[Warning]

class _PanchangMonthRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    # The month of the Gregorian calendar.
    month: int

class PanchangMonthRequest(_PanchangMonthRequest, total=False):
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # `json` by default, or by the Accept header: `text/calendar` asks for `ics`, an iCalendar file, and `text/csv` for `csv`, a table.
    format: Optional[Literal["json", "ics", "csv"]]
    # Language of the names in a calendar: English by default. Terms are in Latin letters, or in Devanagari with `hi`.
    language: Optional[LabelLanguage]
    # What a calendar contains; `day` by default. Entries of whole days: `day`, named by its tithi at sunrise; `ekadashi`; and `lunar_month`, the first day of an amanta month. Events from beginning to end: `tithi`, `nakshatra`, `yoga`, `karana`, `rahu_kalam`, `yamaganda`, `gulika_kalam` and `abhijit_muhurta`. Moments: `lunation`, the new and the full Moon, and `sankranti`, the entry of the Sun into a sidereal sign.
    kinds: Optional[List[Literal["day", "tithi", "nakshatra", "yoga", "karana", "rahu_kalam", "yamaganda", "gulika_kalam", "abhijit_muhurta", "lunation", "ekadashi", "sankranti", "lunar_month"]]]

class PanchangMonthReplyDaysItemWeekday(TypedDict):
    # 1 is Sunday.
    number: int
    name: str

class PanchangMonthReplyDaysItemLunarMonthPurnimanta(TypedDict):
    name: str
    number: int

class PanchangMonthReplyDaysItemLunarMonth(TypedDict):
    name: str
    # Chaitra is 1.
    number: int
    # The Sun enters one sign in a `regular` month, none in an `adhika` month and two in a `kshaya` month.
    month_type: Literal["regular", "adhika", "kshaya"]
    # The month from full Moon to full Moon.
    purnimanta: PanchangMonthReplyDaysItemLunarMonthPurnimanta

class PanchangMonthReplyDaysItemTithisItem(TypedDict):
    # Number within the half of the month.
    number: int
    name: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str
    paksha: Literal["Shukla", "Krishna"]
    # How many days begin in the tithi. `none`: it is skipped (kshaya). `two`: it is doubled (vriddhi).
    sunrises: Literal["none", "one", "two"]

class PanchangMonthReplyDaysItemNakshatrasItem(TypedDict):
    number: int
    name: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangMonthReplyDaysItemYogasItem(TypedDict):
    number: int
    name: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangMonthReplyDaysItemKaranasItem(TypedDict):
    number: int
    name: str
    # HH:MM:SS, counted from the midnight of the date.
    ends_at: str
    # Local time with its offset.
    ends_at_iso: str

class PanchangMonthReplyDaysItemRahuKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str

class PanchangMonthReplyDaysItem(TypedDict):
    date: str
    weekday: PanchangMonthReplyDaysItemWeekday
    # Where the Sun does not rise on the date, the day begins six hours before it culminates.
    begins_with: Literal["sunrise", "six_hours_before_noon"]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunset: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    moonset: Optional[str]
    lunar_month: PanchangMonthReplyDaysItemLunarMonth
    # All tithis that touch the day. The first one names the day.
    tithis: List[PanchangMonthReplyDaysItemTithisItem]
    nakshatras: List[PanchangMonthReplyDaysItemNakshatrasItem]
    yogas: List[PanchangMonthReplyDaysItemYogasItem]
    karanas: List[PanchangMonthReplyDaysItemKaranasItem]
    rahu_kalam: Optional[PanchangMonthReplyDaysItemRahuKalam]

class PanchangMonthReplyMetadata(TypedDict):
    ayanamsha: str
    convention: Literal["apparent", "drik"]
    timezone_used: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _PanchangMonthReply(TypedDict):
    year: int
    month: int
    location: Location
    days: List[PanchangMonthReplyDaysItem]
    metadata: PanchangMonthReplyMetadata

class PanchangMonthReply(_PanchangMonthReply, total=False):
    warnings: List[Warning]

class _VedicChartRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicChartRequest(_VedicChartRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Adds `points`: upagrahas, special lagnas, chara karakas, arudha padas, dignities, combustion and wars of planets. Default: `false`.
    include_points: bool
    # When Gulika and the others rise in their part of the day or night: at its start, its middle or its end, or after 2, 6, 10 … 26 of 30 ghatis. Default: `start`.
    upagraha_rule: Literal["start", "middle", "end", "ghatis"]
    # When Mandi rises in the part of Saturn, by the same rules. Default: `ghatis`.
    mandi_rule: Literal["start", "middle", "end", "ghatis"]
    # The sunrise and the sunset of points that depend on them. `almanac`: the upper limb with refraction. `centre`: the centre of the disc without refraction, a few minutes later. Default: `almanac`.
    sunrise_rule: Literal["almanac", "centre"]
    # `tenth`: an arudha in its own house or in the seventh moves to the tenth from there. `none`: it stays. Default: `tenth`.
    arudha_rule: Literal["tenth", "none"]
    # The date of `sade_sati`; today at the birthplace by default.
    reference_date: Optional[str]

class _VedicCalculateRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicCalculateRequest(_VedicCalculateRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Divisions, as numbers or names such as `D9`: 1, 2, 3, 4, 5, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60. None if the list is empty. Default: `[1]`.
    vargas: List[Union[int, str]]
    # Whether each graha has its state by age (baladi avastha). Default: `false`.
    include_avastha: bool
    # Whether the answer has the yogas, active or not. Default: `false`.
    include_yogas: bool
    # Whether the answer has the panchang of the day of birth. Default: `false`.
    include_panchang: bool
    # Whether the answer has the six strengths of the planets. Default: `false`.
    include_shadbala: bool
    # Whether the answer has the Ashtakavarga. Default: `false`.
    include_ashtakavarga: bool
    # Levels of the Vimshottari dasha at the reference date; 0 leaves it out. Default: `3`.
    dasha_levels: int
    # The date of the dashas and of Sade Sati; today at the birthplace by default.
    reference_date: Optional[str]

class VedicVargasRequestVariants(TypedDict, total=False):
    D2: Literal["parashara", "parivritti", "parivritti_reversed", "kashinatha", "yavana"]
    D3: Literal["parashara", "jagannatha", "somanatha", "parivritti", "parivritti_reversed", "yavana"]
    D4: Literal["parashara", "parivritti"]
    D5: Literal["five_planets", "parivritti"]
    D7: Literal["parashara", "parivritti"]
    D9: Literal["parashara", "parivritti", "kalachakra"]
    D10: Literal["parashara", "parivritti"]
    D12: Literal["parashara", "parivritti"]
    D16: Literal["parashara", "parivritti"]
    D20: Literal["parashara", "parivritti"]
    D24: Literal["parashara", "siddhamsa_reversed", "parivritti"]
    D27: Literal["parashara", "parivritti"]
    D30: Literal["parashara", "parivritti"]
    D40: Literal["parashara", "parivritti"]
    D45: Literal["parashara", "parivritti"]
    D60: Literal["parashara", "parivritti"]

class _VedicVargasRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicVargasRequest(_VedicVargasRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # The houses of D1: whole signs by default, or another system by a name as in a natal chart. Other divisions have whole signs. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Numbers of divisions; all 17 if the list is empty or missing. Allowed: 1, 2, 3, 4, 5, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60.
    divisions: Optional[List[int]]
    # The same as `divisions`, as numbers or names such as `D9`.
    vargas: Optional[List[Union[int, str]]]
    # The rule of a division where schools differ. The first rule of each list is the default.
    variants: Optional[VedicVargasRequestVariants]
    # Whether the answer has the bhava chalit: houses around a middle, and the grahas in them. Default: `false`.
    include_bhava_chalit: bool
    # With `include_bhava_chalit`. `sripati`: the angles are middles of houses. `equal`: the lagna is the middle of the first house, and houses have 30°. Default: `sripati`.
    bhava_chalit_system: Literal["sripati", "equal"]
    # Whether each division has the instants at which lagna and Moon enter and leave their parts. Default: `false`.
    include_validity: bool

class _VedicYogasRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicYogasRequest(_VedicYogasRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The categories to check; all by default. `mahapurusha`: pancha Mahapurusha: one of five planets, strong in a kendra. `lunar`: planets around the Moon, and its place from the Sun. `solar`: planets around the Sun. `nabhasa`: the figure that the seven planets form. `raja`: lords of kendras and trikonas. `viparita`: lords of the 6th, 8th and 12th in these houses. `neecha_bhanga`: a debilitated planet whose debilitation is cancelled. `dhana`: lords of houses of wealth. `daridra`: combinations for poverty. `parivartana`: two planets in the signs of each other. `nodes`: rahu and Ketu. `bhava`: the twelve houses with their lords, well or ill placed. `general`: other named yogas.
    categories: Optional[List[Literal["mahapurusha", "lunar", "solar", "nabhasa", "raja", "viparita", "neecha_bhanga", "dhana", "daridra", "parivartana", "nodes", "bhava", "general"]]]
    # Whether `yogas` has only active yogas. The summary counts all in either case. Default: `false`.
    only_active: bool
    # The work whose rule applies to Gaja Kesari, Kemadruma, Lakshmi, Kahala, Parvata, Shrinatha, Shankha and Chamara, which the two works define differently. All other yogas have one rule. Default: `parashara`.
    yoga_school: Literal["parashara", "phaladeepika"]
    # `conditional`: the waning Moon is malefic, and so is Mercury in the sign of a malefic. `fixed`: the Moon and Mercury are benefic in every chart. Default: `conditional`.
    benefics: Literal["conditional", "fixed"]
    # How the planets fill the houses of a Nabhasa yoga. `all_occupied`: they are only in these houses, and each house holds a planet. `within`: some of the houses may be empty, and a chart may then have several of these yogas. Default: `all_occupied`.
    nabhasa_houses: Literal["all_occupied", "within"]

class _VedicStrengthRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicStrengthRequest(_VedicStrengthRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # The houses of kendra bala: whole signs by default. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The rules of shadbala: `parashara`, as in Brihat Parashara Hora Shastra 26 to 28, or `raman`, as in Graha and Bhava Balas. Default: `parashara`.
    rules: Literal["parashara", "raman"]
    # The declination in ayana bala: by `three_parts` of the quadrant (Parashara), by `six_parts` (Raman), or the true `declination` out of 24 degrees. By default as in `rules`.
    ayana: Optional[Literal["three_parts", "six_parts", "declination"]]
    # Cheshta bala by modern `mean_longitudes` (Parashara 27.24-25), by the mean longitudes of `raman_tables`, or by kinds of `motions` (27.21-23). By default as in `rules`.
    cheshta: Optional[Literal["mean_longitudes", "raman_tables", "motions"]]
    # The winner of a war of planets: the northern one, but Venus on either side (`surya_siddhanta`, by default with `parashara`); the `northern` one, even against Venus (Brihat Samhita); or the one with the `lesser_longitude` (by default with `raman`).
    yuddha: Optional[Literal["surya_siddhanta", "northern", "lesser_longitude"]]
    # The table of ashtakavarga: `parashara`, as in Brihat Parashara Hora Shastra 66, or `raman`, which differs in four cells. Default: `parashara`.
    ashtakavarga_table: Literal["parashara", "raman"]
    # The reduction of the points: `parashara`, as in Brihat Parashara Hora Shastra 68 and 69, or `own_signs`, as in PyJHora: each planet loses points in the two signs of its own alone, a sign with Rahu or Ketu counts as occupied, and Virgo has the multiplier 6. Default: `parashara`.
    ashtakavarga_reduction: Literal["parashara", "own_signs"]

class _VedicDashaRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicDashaRequest(_VedicDashaRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The system. `vimshottari`, `yogini`, `ashtottari` and `kalachakra` count from the nakshatra of the Moon. `chara_rao` (K.N. Rao), `chara_parashara` and `narayana` count signs from the lagna and need a time of birth. Default: `vimshottari`.
    system: Literal["vimshottari", "yogini", "ashtottari", "chara_rao", "chara_parashara", "narayana", "kalachakra"]
    # Levels of periods: 1 Mahadasha, 2 Antardasha, 3 Pratyantardasha, 4 Sookshma, 5 Prana. 3 by default. If the sources of a system give fewer, a warning says so.
    levels: Optional[int]
    # The active periods are those at this time, or at noon of this date, at the birthplace. By default at noon today.
    reference_date: Optional[str]
    # The days of a year: `sidereal` 365.256364, `julian` 365.25, `tropical` 365.242199, `savana` 360. Published dates mostly follow the sidereal year. Default: `sidereal`.
    year_length: Literal["sidereal", "julian", "tropical", "savana"]
    # The timeline has the periods of `levels` levels from this time on, or from the beginning of this date at the birthplace. Without both fields it has the mahadashas of the 120 years from the birth.
    timeline_from: Optional[str]
    # The timeline ends with the periods that contain this time, or the end of this date: the whole day is included. It has at most 1000 periods.
    timeline_to: Optional[str]
    # Whether the parts of a period begin with its own lord or with the `next` one; for `ashtottari` (`own` by default) and `chara_rao` (`next` by default), where schools differ.
    first_part: Optional[Literal["own", "next"]]
    # The arc of Saturn in `ashtottari`. `abhijit`: a quarter of its years for each of four nakshatras, with Abhijit. `equal`: in proportion to the arc. Default: `abhijit`.
    ashtottari_arcs: Literal["abhijit", "equal"]
    # `json` by default, or by the Accept header: `text/calendar` asks for `ics`, an iCalendar file, and `text/csv` for `csv`, a table.
    format: Optional[Literal["json", "ics", "csv"]]
    # Language of the names in a calendar: English by default. Terms are in Latin letters, or in Devanagari with `hi`.
    language: Optional[LabelLanguage]

class _VedicDashaInsightsRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicDashaInsightsRequest(_VedicDashaInsightsRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The system. `vimshottari`, `yogini`, `ashtottari` and `kalachakra` count from the nakshatra of the Moon. `chara_rao` (K.N. Rao), `chara_parashara` and `narayana` count signs from the lagna and need a time of birth. Default: `vimshottari`.
    system: Literal["vimshottari", "yogini", "ashtottari", "chara_rao", "chara_parashara", "narayana", "kalachakra"]
    # Levels of periods: 1 Mahadasha, 2 Antardasha, 3 Pratyantardasha, 4 Sookshma, 5 Prana. 3 by default. If the sources of a system give fewer, a warning says so.
    levels: Optional[int]
    # The active periods are those at this time, or at noon of this date, at the birthplace. By default at noon today.
    reference_date: Optional[str]
    # The days of a year: `sidereal` 365.256364, `julian` 365.25, `tropical` 365.242199, `savana` 360. Published dates mostly follow the sidereal year. Default: `sidereal`.
    year_length: Literal["sidereal", "julian", "tropical", "savana"]
    # The timeline has the periods of `levels` levels from this time on, or from the beginning of this date at the birthplace. Without both fields it has the mahadashas of the 120 years from the birth.
    timeline_from: Optional[str]
    # The timeline ends with the periods that contain this time, or the end of this date: the whole day is included. It has at most 1000 periods.
    timeline_to: Optional[str]
    # Whether the parts of a period begin with its own lord or with the `next` one; for `ashtottari` (`own` by default) and `chara_rao` (`next` by default), where schools differ.
    first_part: Optional[Literal["own", "next"]]
    # The arc of Saturn in `ashtottari`. `abhijit`: a quarter of its years for each of four nakshatras, with Abhijit. `equal`: in proportion to the arc. Default: `abhijit`.
    ashtottari_arcs: Literal["abhijit", "equal"]

class _VedicMatchRequestPerson1(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicMatchRequestPerson1(_VedicMatchRequestPerson1, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Has no effect: the houses of Mars are counted by signs. Default: `whole_sign`.
    house_system: str
    # Has no effect: a match does not depend on the nodes. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The name of the person in the answer; `name` by default.
    label: Optional[str]

class _VedicMatchRequestPerson2(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicMatchRequestPerson2(_VedicMatchRequestPerson2, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Has no effect: the houses of Mars are counted by signs. Default: `whole_sign`.
    house_system: str
    # Has no effect: a match does not depend on the nodes. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The name of the person in the answer; `name` by default.
    label: Optional[str]

class VedicMatchRequestRules(TypedDict, total=False):
    varna: Optional[Literal["common", "earth_shudra", "raman"]]
    vashya: Optional[Literal["groups", "maitreya", "astroyogi", "undivided", "signs"]]
    tara: Optional[Literal["both", "both_janma_evil", "from_bride"]]
    yoni: Optional[Literal["grid", "maitreya", "pyjhora", "three_levels"]]
    graha_maitri: Optional[Literal["printed", "by_sum"]]
    gana: Optional[Literal["directed", "rakshasa_bride_none", "symmetric", "deva_rakshasa_none"]]

class _VedicMatchRequest(TypedDict):
    person1: VedicMatchRequestPerson1
    # The fields are those of person1.
    person2: VedicMatchRequestPerson2

class VedicMatchRequest(_VedicMatchRequest, total=False):
    # The set of rules for the eight kootas. The guide lists the rules of each school, and for how many pairs they differ. Default: `common`.
    school: Literal["common", "maitreya", "raman", "coarse"]
    # Other rules for single kootas than those of the school. Bhakoot and nadi have one rule each.
    rules: Optional[VedicMatchRequestRules]
    # Which person is the groom; the other is the bride. The rules of varna, gana and others are not symmetric. Default: `person1`.
    groom: Literal["person1", "person2"]
    # Further systems, of South India: ten agreements by Raman (`dashakoota`) and by the Kalaprakasika (`porutham`). Default: `[]`.
    systems: List[Literal["dashakoota", "porutham"]]
    # Houses in which Mars causes Mangal dosha: 1, 2, 4, 7, 8 and 12, or the same without the second or without the first. Default: `six`.
    mangal_houses: Literal["six", "without_second", "without_first"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _VedicMatchReplyPersonsItemSubjectSettings(TypedDict):
    # The system that was used.
    house_system: str
    house_system_name: str
    julian_day: float
    julian_day_tt: float
    delta_t_days: float
    delta_t_seconds: float
    zodiac_type: Literal["Tropical", "Sidereal"]
    time_known: bool

class VedicMatchReplyPersonsItemSubjectSettings(_VedicMatchReplyPersonsItemSubjectSettings, total=False):
    sidereal_ayanamsa: str
    ayanamsa_deg: float
    ayanamsa_includes_nutation: bool

class VedicMatchReplyPersonsItemSubject(TypedDict):
    name: str
    # Local time with its offset.
    datetime: str
    location: Location
    settings: VedicMatchReplyPersonsItemSubjectSettings

class VedicMatchReplyPersonsItemMoonSign(TypedDict):
    # Aries is 1.
    id: int
    name: str
    # Degrees in the sign.
    degree: float

class VedicMatchReplyPersonsItemMoonNakshatra(TypedDict):
    name: str
    id: int
    pada: int
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]
    # The lord of the part of the nakshatra, as in the system of Krishnamurti.
    sub_lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicMatchReplyPersonsItem(TypedDict):
    label: str
    # The role of the person in rules that are not symmetric.
    part: Literal["groom", "bride"]
    input_mode: Literal["birth_chart"]
    subject: VedicMatchReplyPersonsItemSubject
    time: ExplainedTime
    moon_sign: VedicMatchReplyPersonsItemMoonSign
    moon_nakshatra: VedicMatchReplyPersonsItemMoonNakshatra
    ayanamsha: str
    # The ayanamsha at birth, with nutation.
    ayanamsha_deg: float

class VedicMatchReplyAshtakootaKootasItemEvidenceItem(TypedDict):
    kind: Literal["rule_evaluation"]
    message: str
    # The name of the rule.
    rule: str
    says: str
    # Where the rule is printed.
    source: str

class VedicMatchReplyAshtakootaKootasItem(TypedDict):
    id: Literal["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
    name: str
    score: float
    max_score: int
    # `dosha`: no points in gana, bhakoot or nadi.
    status: Literal["strong", "moderate", "weak", "dosha"]
    evidence: List[VedicMatchReplyAshtakootaKootasItemEvidenceItem]

class VedicMatchReplyAshtakootaScoreRange(TypedDict):
    min: float
    max: float

class VedicMatchReplyAshtakootaSchoolScoresItem(TypedDict):
    school: Literal["common", "maitreya", "raman", "coarse"]
    score: float

class VedicMatchReplyAshtakootaDisputedItemOthersItem(TypedDict):
    # The name of the rule.
    rule: str
    says: str
    # Where the rule is printed.
    source: str
    score: float

class VedicMatchReplyAshtakootaDisputedItem(TypedDict):
    koota: Literal["varna", "vashya", "tara", "yoni", "graha_maitri", "gana", "bhakoot", "nadi"]
    # The points in this answer.
    score: float
    # The points by rules of other schools.
    others: List[VedicMatchReplyAshtakootaDisputedItemOthersItem]

class VedicMatchReplyAshtakoota(TypedDict):
    score: float
    max_score: Literal[36]
    percentage: float
    recommendation: Literal["Not Recommended", "Average Match", "Good Match", "Excellent Match"]
    kootas: List[VedicMatchReplyAshtakootaKootasItem]
    # The lowest and the highest sum over the day, for a birth without a time. Null if both times are known.
    score_range: Optional[VedicMatchReplyAshtakootaScoreRange]
    # The sum if the other person is the groom.
    swapped_score: float
    school: Literal["common", "maitreya", "raman", "coarse"]
    # The sum by each school.
    school_scores: List[VedicMatchReplyAshtakootaSchoolScoresItem]
    # Kootas in which sources give this couple different points.
    disputed: List[VedicMatchReplyAshtakootaDisputedItem]

class VedicMatchReplyDoshasManglikPerson1ReferenceFramesItem(TypedDict):
    frame: Literal["Lagna", "Moon", "Venus"]
    house: int

class VedicMatchReplyDoshasManglikPerson1CancellationsItem(TypedDict):
    id: str
    message: str
    source: str
    # Null if it holds for all frames.
    frame: Optional[Literal["Lagna", "Moon", "Venus"]]

class VedicMatchReplyDoshasManglikPerson1(TypedDict):
    # False without a time of birth: Mars is then not counted from the lagna.
    available: bool
    active: bool
    severity: str
    # In how many frames (lagna, Moon, Venus) Mars causes the dosha.
    severity_score: int
    reference_frames: List[VedicMatchReplyDoshasManglikPerson1ReferenceFramesItem]
    checked_frames: List[Literal["Lagna", "Moon", "Venus"]]
    # Reasons for which some sources do not count the dosha. They do not change the severity.
    cancellations: List[VedicMatchReplyDoshasManglikPerson1CancellationsItem]
    message: str

class VedicMatchReplyDoshasManglikPerson2ReferenceFramesItem(TypedDict):
    frame: Literal["Lagna", "Moon", "Venus"]
    house: int

class VedicMatchReplyDoshasManglikPerson2CancellationsItem(TypedDict):
    id: str
    message: str
    source: str
    # Null if it holds for all frames.
    frame: Optional[Literal["Lagna", "Moon", "Venus"]]

class VedicMatchReplyDoshasManglikPerson2(TypedDict):
    # False without a time of birth: Mars is then not counted from the lagna.
    available: bool
    active: bool
    severity: str
    # In how many frames (lagna, Moon, Venus) Mars causes the dosha.
    severity_score: int
    reference_frames: List[VedicMatchReplyDoshasManglikPerson2ReferenceFramesItem]
    checked_frames: List[Literal["Lagna", "Moon", "Venus"]]
    # Reasons for which some sources do not count the dosha. They do not change the severity.
    cancellations: List[VedicMatchReplyDoshasManglikPerson2CancellationsItem]
    message: str

class VedicMatchReplyDoshasManglikCompatibility(TypedDict):
    available: bool
    status: Literal["absent", "balanced", "partly_balanced", "unbalanced"]
    difference: int
    message: str

class VedicMatchReplyDoshasManglik(TypedDict):
    person1: VedicMatchReplyDoshasManglikPerson1
    person2: VedicMatchReplyDoshasManglikPerson2
    compatibility: VedicMatchReplyDoshasManglikCompatibility
    houses: List[int]
    source: str

class VedicMatchReplyDoshasNadiExceptionsItem(TypedDict):
    id: str
    message: str
    source: str

class VedicMatchReplyDoshasNadi(TypedDict):
    active: bool
    score: float
    max_score: int
    message: str
    # Reasons for which some sources do not count the dosha. They do not change the score.
    exceptions: List[VedicMatchReplyDoshasNadiExceptionsItem]

class VedicMatchReplyDoshasBhakootExceptionsItem(TypedDict):
    id: str
    message: str
    source: str

class VedicMatchReplyDoshasBhakoot(TypedDict):
    active: bool
    score: float
    max_score: int
    message: str
    # Reasons for which some sources do not count the dosha. They do not change the score.
    exceptions: List[VedicMatchReplyDoshasBhakootExceptionsItem]

class VedicMatchReplyDoshasGanaExceptionsItem(TypedDict):
    id: str
    message: str
    source: str

class VedicMatchReplyDoshasGana(TypedDict):
    active: bool
    score: float
    max_score: int
    message: str
    # Reasons for which some sources do not count the dosha. They do not change the score.
    exceptions: List[VedicMatchReplyDoshasGanaExceptionsItem]

class VedicMatchReplyDoshas(TypedDict):
    manglik: VedicMatchReplyDoshasManglik
    nadi: VedicMatchReplyDoshasNadi
    bhakoot: VedicMatchReplyDoshasBhakoot
    gana: VedicMatchReplyDoshasGana

class VedicMatchReplySouthernItemPoruthamsItem(TypedDict):
    id: str
    name: str
    agreement: Literal["good", "middling", "bad"]
    message: str
    says: str

class VedicMatchReplySouthernItem(TypedDict):
    system: Literal["dashakoota", "porutham"]
    name: str
    source: str
    # How many of the ten agree.
    good: int
    middling: int
    bad: int
    poruthams: List[VedicMatchReplySouthernItemPoruthamsItem]

class VedicMatchReplySummary(TypedDict):
    total_score: float
    max_score: int
    minimum_traditional_threshold: int
    passes_minimum_threshold: bool
    risk_flags: List[Literal["nadi_dosha", "bhakoot_dosha", "gana_dosha", "manglik_requires_review", "below_minimum"]]

class VedicMatchReplyMetadata(TypedDict):
    calculation_basis: Literal["moon_nakshatra_moon_rashi_ashtakoota"]
    person1_input_mode: Literal["birth_chart"]
    person2_input_mode: Literal["birth_chart"]
    school: Literal["common", "maitreya", "raman", "coarse"]
    groom: Literal["person1", "person2"]

class _VedicMatchReply(TypedDict):
    persons: List[VedicMatchReplyPersonsItem]
    ashtakoota: VedicMatchReplyAshtakoota
    doshas: VedicMatchReplyDoshas
    # One entry for each of `systems`.
    southern: List[VedicMatchReplySouthernItem]
    summary: VedicMatchReplySummary
    metadata: VedicMatchReplyMetadata

class VedicMatchReply(_VedicMatchReply, total=False):
    warnings: List[ChartWarning]

class _VedicKpRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicKpRequest(_VedicKpRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins: `kp` (Krishnamurti) by default, or another as in a Vedic chart. Default: `kp`.
    ayanamsha: Optional[str]
    # Placidus by default, or another system of twelve houses, by a name as in a natal chart. Default: `placidus`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The number of a question, 1 to 249. The birth is then the moment and the place of the question, and the beginning of this sub becomes the lagna.
    number: Optional[int]
    # The instant of the ruling planets, local at its place. With `number` by default the moment of the question, otherwise now.
    reference_date: Optional[str]
    # Levels of the Vimshottari dasha at the instant of the ruling planets, by the ayanamsha of the chart: 1 to 5. By default, and with 0, the answer has no dashas.
    dasha_levels: Optional[int]
    # The place of the ruling planets; the birthplace by default. Coordinates take precedence.
    reference_city: Optional[str]
    # Together with `reference_lng`.
    reference_lat: Optional[float]
    # Together with `reference_lat`.
    reference_lng: Optional[float]
    # The time zone of `reference_date`. Default: `AUTO`.
    reference_tz_str: Optional[str]

class _VedicGocharTimelineRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int
    # The first day of the range.
    range_start: str
    # The last day of the range, included. A range has at most 366 days, or 93 with the Moon.
    range_end: str

class VedicGocharTimelineRequest(_VedicGocharTimelineRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The grahas whose transits are listed; Saturn, Jupiter, Rahu and Ketu by default. Default: `["saturn","jupiter","rahu","ketu"]`.
    transit_planets: List[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]]
    # The hour at which the range begins on the first day and ends on the day after the last. With 0 the range is whole days, from the beginning of the first to the end of the last. Windows have exact times in either case. Default: `0`.
    transit_hour: int
    # The minute of `transit_hour`. Default: `0`.
    transit_minute: int
    # The time zone of the range and of the windows; the birthplace’s by default. Default: `AUTO`.
    transit_tz_str: Optional[str]
    # The graha whose favourable houses apply to Rahu and Ketu: Saturn (Prasna Marga 22.51) or the Sun (Phaladeepika 26.2), which adds the tenth house. Default: `saturn`.
    node_houses: Literal["saturn", "sun"]
    # The houses of obstruction: `phaladeepika` (26.3-8), or `narasimha_rao` (An Integrated Approach, table 63), which differs for Venus in the eleventh and the twelfth house. Default: `phaladeepika`.
    vedha_table: Literal["phaladeepika", "narasimha_rao"]
    # Whether Rahu and Ketu obstruct other grahas. The verses speak of planets, and exclude only father and son; some authors count only seven planets. Default: `true`.
    nodes_obstruct: bool
    # Whether each window has the Vimshottari dashas that run in it: mahadasha, antardasha and pratyantardasha. Default: `false`.
    include_dasha_overlay: bool

class _VedicGocharInsightsRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int
    # The first day of the range.
    range_start: str
    # The last day of the range, included. A range has at most 366 days, or 93 with the Moon.
    range_end: str

class VedicGocharInsightsRequest(_VedicGocharInsightsRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The grahas whose transits are listed; Saturn, Jupiter, Rahu and Ketu by default. Default: `["saturn","jupiter","rahu","ketu"]`.
    transit_planets: List[Literal["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"]]
    # The hour at which the range begins on the first day and ends on the day after the last. With 0 the range is whole days, from the beginning of the first to the end of the last. Windows have exact times in either case. Default: `0`.
    transit_hour: int
    # The minute of `transit_hour`. Default: `0`.
    transit_minute: int
    # The time zone of the range and of the windows; the birthplace’s by default. Default: `AUTO`.
    transit_tz_str: Optional[str]
    # The graha whose favourable houses apply to Rahu and Ketu: Saturn (Prasna Marga 22.51) or the Sun (Phaladeepika 26.2), which adds the tenth house. Default: `saturn`.
    node_houses: Literal["saturn", "sun"]
    # The houses of obstruction: `phaladeepika` (26.3-8), or `narasimha_rao` (An Integrated Approach, table 63), which differs for Venus in the eleventh and the twelfth house. Default: `phaladeepika`.
    vedha_table: Literal["phaladeepika", "narasimha_rao"]
    # Whether Rahu and Ketu obstruct other grahas. The verses speak of planets, and exclude only father and son; some authors count only seven planets. Default: `true`.
    nodes_obstruct: bool
    # Whether each window has the Vimshottari dashas that run in it: mahadasha, antardasha and pratyantardasha. Default: `false`.
    include_dasha_overlay: bool
    # The first date for the passages of Saturn; the birth by default.
    saturn_start: Optional[str]
    # The last date for the passages of Saturn, included: at most 100 years after the first, which is the default.
    saturn_end: Optional[str]

class _VedicTajakaRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicTajakaRequest(_VedicTajakaRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The Gregorian year in which the Tajaka year begins; the current Tajaka year by default.
    target_year: Optional[int]
    # The place for which the annual chart is cast; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # The orb of two planets: `each` within the orb of the other, or the `mean` of both orbs. Default: `each`.
    orb_rule: Literal["each", "mean"]
    # The first period of the Mudda dasha: what is left of it by the place of the natal `moon` in its nakshatra, or the `whole` period. Default: `moon`.
    mudda_balance: Literal["moon", "whole"]
    # Levels of the dashas of the year: periods, or also their parts. Default: `1`.
    dasha_levels: int

class _VedicQaRequest(TypedDict):
    # What to look for: abhijit muhurat, rahu kaal, brahma muhurat, do ghati muhurat, hora, chaughadia, gowri panchangam, panchak, bhadra. Common spellings are understood, such as rahu kalam and choghadiya.
    question: str
    # The date at the place, by the Gregorian calendar.
    date: str

class VedicQaRequest(_VedicQaRequest, total=False):
    # Local time. With it, `current_period` is the period at this time.
    time: Optional[str]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a time that the clock skips (shifted forward by default) or shows twice (the earlier). A warning says so.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # Where Panchak begins: in the middle of Dhanishta, where Aquarius begins, or at the beginning of Dhanishta. Default: `half_dhanishta`.
    panchak_rule: Literal["half_dhanishta", "whole_dhanishta"]
    # Language of the answer. So far the answer is only in English; a warning says so if you ask for another language. Default: `en`.
    language: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class VedicQaReplyPeriod(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # The name of the question with the number of the period: `hora_13`.
    id: str
    name: str
    # `before_sunrise`: the night before the date. `day`: from sunrise to sunset. `night`: from sunset to the next sunrise. `moon`: a span that follows the Moon, which may begin on an earlier date.
    section: Literal["before_sunrise", "day", "night", "moon"]
    # The graha that rules a hora; otherwise null.
    lord: Optional[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "mixed", "caution", "avoid"]
    duration_minutes: float
    # Why the quality is not the usual one, or the kind of a span.
    note: Optional[str]

class VedicQaReplyCurrentPeriod(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # The name of the question with the number of the period: `hora_13`.
    id: str
    name: str
    # `before_sunrise`: the night before the date. `day`: from sunrise to sunset. `night`: from sunset to the next sunrise. `moon`: a span that follows the Moon, which may begin on an earlier date.
    section: Literal["before_sunrise", "day", "night", "moon"]
    # The graha that rules a hora; otherwise null.
    lord: Optional[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "mixed", "caution", "avoid"]
    duration_minutes: float
    # Why the quality is not the usual one, or the kind of a span.
    note: Optional[str]

class VedicQaReplySectionsValueItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # The name of the question with the number of the period: `hora_13`.
    id: str
    name: str
    # `before_sunrise`: the night before the date. `day`: from sunrise to sunset. `night`: from sunset to the next sunrise. `moon`: a span that follows the Moon, which may begin on an earlier date.
    section: Literal["before_sunrise", "day", "night", "moon"]
    # The graha that rules a hora; otherwise null.
    lord: Optional[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "mixed", "caution", "avoid"]
    duration_minutes: float
    # Why the quality is not the usual one, or the kind of a span.
    note: Optional[str]

class VedicQaReplyPeriodsItem(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str
    # The name of the question with the number of the period: `hora_13`.
    id: str
    name: str
    # `before_sunrise`: the night before the date. `day`: from sunrise to sunset. `night`: from sunset to the next sunrise. `moon`: a span that follows the Moon, which may begin on an earlier date.
    section: Literal["before_sunrise", "day", "night", "moon"]
    # The graha that rules a hora; otherwise null.
    lord: Optional[Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]]
    quality: Literal["excellent", "auspicious", "favorable", "usable", "mixed", "caution", "avoid"]
    duration_minutes: float
    # Why the quality is not the usual one, or the kind of a span.
    note: Optional[str]

class VedicQaReplyPanchangContextDay(TypedDict):
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # Where the Sun does not rise on the date, the day begins six hours before it culminates.
    begins_with: Literal["sunrise", "six_hours_before_noon"]

class VedicQaReplyPanchangContextWeekday(TypedDict):
    # 1 is Sunday.
    number: int
    name: str
    sanskrit: str
    devanagari: str
    lord: Literal["Sun", "Moon", "Mars", "Mercury", "Jupiter", "Venus", "Saturn", "Rahu", "Ketu"]

class VedicQaReplyPanchangContextRahuKalam(TypedDict):
    # HH:MM, cut to the minute and counted from the midnight of the date.
    start: str
    end: str
    # Local time with its offset.
    start_iso: str
    # Local time with its offset.
    end_iso: str

class VedicQaReplyPanchangContext(TypedDict):
    date: str
    # The day of the panchang, from sunrise to sunrise.
    day: VedicQaReplyPanchangContextDay
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunrise: Optional[str]
    # Local time as HH:MM:SS, counted from the midnight of the date: 25:10:00 is ten past one on the next date. Null if it does not happen on this day.
    sunset: Optional[str]
    weekday: VedicQaReplyPanchangContextWeekday
    rahu_kalam: Optional[VedicQaReplyPanchangContextRahuKalam]

class VedicQaReplyMetadata(TypedDict):
    endpoint_version: Literal["v2"]
    ruleset_version: str
    ayanamsha: str
    convention: Literal["apparent", "drik"]
    panchak_rule: Literal["half_dhanishta", "whole_dhanishta"]
    timezone_used: str
    request_local_time: Optional[str]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class VedicQaReply(TypedDict):
    question: Literal["abhijit muhurat", "rahu kaal", "brahma muhurat", "do ghati muhurat", "hora", "chaughadia", "gowri panchangam", "panchak", "bhadra"]
    # The answer in one or two sentences.
    answer: str
    # The period that answers the question. If there are several: for panchak and bhadra the first, otherwise the one at `time`, or null.
    period: Optional[VedicQaReplyPeriod]
    # The period at `time`; null without a time, or if there is none.
    current_period: Optional[VedicQaReplyCurrentPeriod]
    # The periods by their section.
    sections: Dict[str, List[VedicQaReplySectionsValueItem]]
    # All periods of the day, in order.
    periods: List[VedicQaReplyPeriodsItem]
    panchang_context: VedicQaReplyPanchangContext
    # How the periods are found, with the source.
    rule: str
    location: Location
    metadata: VedicQaReplyMetadata
    warnings: List[Warning]

class _VedicMuhurtaRequest(TypedDict):
    # What the time is for. The purpose decides which tithis, nakshatras, weekdays, months and rising signs are allowed.
    purpose: Literal["general_work", "vehicle_purchase", "property_purchase", "griha_pravesh", "namkaran", "mundan", "marriage", "travel"]
    # First date, by the Gregorian calendar at the place. A date lasts from its sunrise to the next one.
    start_date: str
    # Last date, included. A range has at most 92 days.
    end_date: str

class VedicMuhurtaRequest(_VedicMuhurtaRequest, total=False):
    # For `travel`: the direction of the journey. It excludes the weekdays of its disha shool and adds rising signs.
    direction: Optional[Literal["east", "south", "west", "north"]]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # Shorter windows are listed under `rejected_windows`. Default: `240`.
    minimum_minutes: int
    # How lunar months are counted: from new Moon to new Moon (amanta) or from full Moon to full Moon. Default: `amanta`.
    month_reckoning: Literal["amanta", "purnimanta"]
    # The largest number of windows in each list. Default: `10`.
    limit: int
    # Language of the answer. So far the answer is only in English; a warning says so if you ask for another language. Default: `en`.
    language: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class VedicMuhurtaReplyRange(TypedDict):
    start_date: str
    end_date: str
    day_count: int

class VedicMuhurtaReplyBestWindowsItemScorePartsItem(TypedDict):
    name: str
    points: float

class VedicMuhurtaReplyBestWindowsItemSourcePeriodsItem(TypedDict):
    kind: Literal["tithi", "nakshatra"]
    name: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str

class VedicMuhurtaReplyBestWindowsItemCriteriaTithi(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaReplyBestWindowsItemCriteriaNakshatra(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaReplyBestWindowsItemCriteriaWeekday(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaReplyBestWindowsItemCriteriaLunarMonth(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaReplyBestWindowsItemCriteriaSunSign(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    value: str

class VedicMuhurtaReplyBestWindowsItemCriteriaLagnaMatchedSignsItem(TypedDict):
    sign: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # The middle of the time in which the sign rises.
    sample_time: str

class VedicMuhurtaReplyBestWindowsItemCriteriaLagna(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    allowed_signs: List[str]
    matched_signs: List[VedicMuhurtaReplyBestWindowsItemCriteriaLagnaMatchedSignsItem]

class VedicMuhurtaReplyBestWindowsItemCriteriaDuration(TypedDict):
    status: Literal["pass", "fail", "not_required"]
    minimum_minutes: int
    value_minutes: float

class VedicMuhurtaReplyBestWindowsItemCriteriaAvoidPeriodsItem(TypedDict):
    name: Literal["Rahu Kaal", "Yamaganda", "Gulika Kaal", "Dur Muhurta", "Varjyam", "Bhadra"]
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    status: Literal["overlaps"]

class VedicMuhurtaReplyBestWindowsItemCriteria(TypedDict):
    tithi: VedicMuhurtaReplyBestWindowsItemCriteriaTithi
    nakshatra: VedicMuhurtaReplyBestWindowsItemCriteriaNakshatra
    weekday: VedicMuhurtaReplyBestWindowsItemCriteriaWeekday
    lunar_month: VedicMuhurtaReplyBestWindowsItemCriteriaLunarMonth
    sun_sign: VedicMuhurtaReplyBestWindowsItemCriteriaSunSign
    lagna: VedicMuhurtaReplyBestWindowsItemCriteriaLagna
    duration: VedicMuhurtaReplyBestWindowsItemCriteriaDuration
    # Times in which nothing is begun, as far as they touch the window.
    avoid_periods: List[VedicMuhurtaReplyBestWindowsItemCriteriaAvoidPeriodsItem]
    purpose: Literal["general_work", "vehicle_purchase", "property_purchase", "griha_pravesh", "namkaran", "mundan", "marriage", "travel"]

class VedicMuhurtaReplyBestWindowsItem(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    score: float
    # The points that add up to the score.
    score_parts: List[VedicMuhurtaReplyBestWindowsItemScorePartsItem]
    quality: Literal["excellent", "auspicious", "favorable", "usable"]
    reasons: List[str]
    # The tithis and nakshatras of the window.
    source_periods: List[VedicMuhurtaReplyBestWindowsItemSourcePeriodsItem]
    warnings: List[str]
    criteria: VedicMuhurtaReplyBestWindowsItemCriteria

class VedicMuhurtaReplyAcceptableMomentsItem(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    lagna: str

class VedicMuhurtaReplyAvoidMomentsItem(TypedDict):
    name: Literal["Rahu Kaal", "Yamaganda", "Gulika Kaal", "Dur Muhurta", "Varjyam", "Bhadra"]
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    status: Literal["overlaps"]

class VedicMuhurtaReplyRejectedWindowsItemReasonsItem(TypedDict):
    code: Literal["weekday", "sun_sign", "lunar_month", "pitru_paksha", "nakshatra", "tithi", "duration", "lagna"]
    message: str

class VedicMuhurtaReplyRejectedWindowsItem(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    reason_codes: List[Literal["weekday", "sun_sign", "lunar_month", "pitru_paksha", "nakshatra", "tithi", "duration", "lagna"]]
    reasons: List[VedicMuhurtaReplyRejectedWindowsItemReasonsItem]

class VedicMuhurtaReplyNoCompromiseMoment(TypedDict):
    # The date on whose sunrise the day of the window begins.
    date: str
    # Local time with its offset.
    start: str
    # Local time with its offset.
    end: str
    # HH:MM:SS, counted from the midnight of the date.
    start_time: str
    end_time: str
    duration_minutes: float
    lagna: str

class VedicMuhurtaReplyRule(TypedDict):
    title: str
    # Empty if all are allowed.
    tithis: List[str]
    nakshatras: List[str]
    weekdays: List[str]
    # Empty if all are allowed.
    lunar_months: List[str]
    allows_adhika_month: bool
    allows_pitru_paksha: bool
    # Empty if all are allowed.
    lagnas: List[str]
    avoided_sun_signs: List[str]
    # The direction of a journey whose weekdays and signs these are.
    direction: Optional[Literal["east", "south", "west", "north"]]
    # Further conditions of the texts, which the search does not check.
    not_checked: List[str]
    scoring: str
    sources: List[str]

class VedicMuhurtaReplyMetadata(TypedDict):
    endpoint_version: Literal["v2"]
    ruleset_version: str
    ayanamsha: str
    convention: Literal["apparent", "drik"]
    month_reckoning: Literal["amanta", "purnimanta"]
    timezone_used: str
    calculation_basis: Literal["sunrise_to_sunrise"]
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]

class _VedicMuhurtaReply(TypedDict):
    purpose: Literal["general_work", "vehicle_purchase", "property_purchase", "griha_pravesh", "namkaran", "mundan", "marriage", "travel"]
    range: VedicMuhurtaReplyRange
    location: Location
    # The windows with the highest scores, best first.
    best_windows: List[VedicMuhurtaReplyBestWindowsItem]
    # Always null: a single moment needs the chart of a person.
    best_moment: None
    # Parts of the best windows, a ghati or longer, in which an allowed sign rises outside all avoided times.
    acceptable_moments: List[VedicMuhurtaReplyAcceptableMomentsItem]
    # The avoided times that touch the best windows.
    avoid_moments: List[VedicMuhurtaReplyAvoidMomentsItem]
    # Windows that are too short or have no allowed sign rising, then days without a window.
    rejected_windows: List[VedicMuhurtaReplyRejectedWindowsItem]
    # The longest acceptable moment of the best window that has one.
    no_compromise_moment: Optional[VedicMuhurtaReplyNoCompromiseMoment]
    # Why there is no window; null if there is one.
    selection_explanation: Optional[str]
    # All windows of the range. `limit` cuts the list.
    window_count: int
    rejected_count: int
    # What the purpose asks for, how windows are scored, and the sources.
    rule: VedicMuhurtaReplyRule
    metadata: VedicMuhurtaReplyMetadata

class VedicMuhurtaReply(_VedicMuhurtaReply, total=False):
    warnings: List[Warning]

class _VedicMuhurtaPersonalRequestNatal(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicMuhurtaPersonalRequestNatal(_VedicMuhurtaPersonalRequestNatal, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]

class _VedicMuhurtaPersonalRequest(TypedDict):
    # The birth of the person. Only the natal Moon is used.
    natal: VedicMuhurtaPersonalRequestNatal
    # What the time is for. The purpose decides which tithis, nakshatras, weekdays, months and rising signs are allowed.
    purpose: Literal["general_work", "vehicle_purchase", "property_purchase", "griha_pravesh", "namkaran", "mundan", "marriage", "travel"]
    # First date, by the Gregorian calendar at the place. A date lasts from its sunrise to the next one.
    start_date: str
    # Last date, included. A range has at most 92 days.
    end_date: str

class VedicMuhurtaPersonalRequest(_VedicMuhurtaPersonalRequest, total=False):
    # For `travel`: the direction of the journey. It excludes the weekdays of its disha shool and adds rising signs.
    direction: Optional[Literal["east", "south", "west", "north"]]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # Shorter windows are listed under `rejected_windows`. Default: `240`.
    minimum_minutes: int
    # How lunar months are counted: from new Moon to new Moon (amanta) or from full Moon to full Moon. Default: `amanta`.
    month_reckoning: Literal["amanta", "purnimanta"]
    # The largest number of windows in each list. Default: `10`.
    limit: int
    # Language of the answer. So far the answer is only in English; a warning says so if you ask for another language. Default: `en`.
    language: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _VedicHoroscopeDailyRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicHoroscopeDailyRequest(_VedicHoroscopeDailyRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Whole signs by default, or another system by a name as in a natal chart. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # The date at the birthplace, by the Gregorian calendar. The current date there by default. Default: `today`.
    target_date: str
    # `apparent`: by the apparent places of Sun and Moon, as ephemerides give them. `drik`: as Drik Panchang prints it. Its Sun is 20.5 seconds of arc behind the apparent one, so tithis and karanas end 34 to 46 seconds earlier; and the Moon rises and sets with the centre of its disc, without refraction. Default: `apparent`.
    convention: Literal["apparent", "drik"]
    # Adds to each fact its rule, the source of the rule, and the figures to which it was applied. Default: `true`.
    include_evidence: bool
    # Adds the positions from which facts are derived: grahas in transit with their houses, tara bala, chandra bala. Default: `false`.
    include_raw_facts: bool
    # Adds a longer text on each of the six grahas that move the scores most. Default: `false`.
    include_interpretation_blocks: bool
    # Language of the texts. So far they are only in English; a warning says so if you ask for another language. Default: `en`.
    language: LabelLanguage

class _HoroscopePeriodSignReply(TypedDict):
    meta: HoroscopePeriodMeta
    data: HoroscopeOfPeriod

class HoroscopePeriodSignReply(_HoroscopePeriodSignReply, total=False):
    warnings: List[Warning]

class HoroscopeOfPeriodScores(TypedDict):
    overall: int
    love: int
    career: int
    money: int
    health: int

class HoroscopeOfPeriodScoreFactorsItemReason(TypedDict):
    # The driver with the largest weight.
    main: str
    secondary: Optional[str]

class HoroscopeOfPeriodScoreFactorsItemDriversItem(TypedDict):
    # base: where every score begins. limit: brings a sum back to 0 to 100. transit: only in the horoscope of a birth.
    type: Literal["base", "planet_in_house", "sky_aspect", "transit", "limit"]
    # A name for programs, such as venus_house_5 or mars_square_saturn.
    key: str
    label: str
    # The sum of what it adds on each day.
    weight: int
    # The number of days on which it acts.
    days: int

class HoroscopeOfPeriodScoreFactorsItem(TypedDict):
    dimension: Literal["love", "career", "money", "health"]
    type: Literal["mean_of_days"]
    # The sum of the scores of all days. Divided by the number of days, with a half rounded up, it is the score.
    sum: int
    reason: HoroscopeOfPeriodScoreFactorsItemReason
    # Their weights add up to `sum`.
    drivers: List[HoroscopeOfPeriodScoreFactorsItemDriversItem]

class HoroscopeOfPeriodScoresMeta(TypedDict):
    overall_method: Literal["mean"]
    days: int
    rounding: Literal["half_up"]

class HoroscopeOfPeriodDaysItemScores(TypedDict):
    overall: int
    love: int
    career: int
    money: int
    health: int

class HoroscopeOfPeriodDaysItem(TypedDict):
    # A local date.
    date: str
    # The scores that the daily horoscope gives for this date.
    scores: HoroscopeOfPeriodDaysItemScores
    # The sum of the weights of its events.
    weight: int

class HoroscopeOfPeriodKeyDaysItem(TypedDict):
    # A local date.
    date: str
    weight: int
    events: List[HoroscopePeriodEvent]

class HoroscopeOfPeriodContentFactsItem(TypedDict):
    type: Literal["moon_phase", "ingress", "station", "sky_aspect", "transit", "planet_in_house"]
    key: str
    # The text has the heaviest facts.
    weight: int
    text: str
    in_text: bool

class HoroscopeOfPeriodContent(TypedDict):
    # The text: first what lasts all the time, then what has a date.
    text: str
    theme: str
    keywords: List[str]
    # Everything that the text could say, heaviest first.
    facts: List[HoroscopeOfPeriodContentFactsItem]

class HoroscopeOfPeriodAstroPlanetsItemSign(TypedDict):
    key: str
    label: str

class HoroscopeOfPeriodAstroPlanetsItem(TypedDict):
    key: Literal["sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"]
    label: str
    sign: HoroscopeOfPeriodAstroPlanetsItemSign
    # Degrees within the sign.
    degree: float
    # The house, counted from the sign asked for.
    house: int
    retrograde: bool

class HoroscopeOfPeriodAstro(TypedDict):
    # The planets at noon of the first day.
    planets: List[HoroscopeOfPeriodAstroPlanetsItem]

HoroscopeOfPeriod = TypedDict("HoroscopeOfPeriod", {"sign": "Literal[\"aries\", \"taurus\", \"gemini\", \"cancer\", \"leo\", \"virgo\", \"libra\", \"scorpio\", \"sagittarius\", \"capricorn\", \"aquarius\", \"pisces\"]", "period": "Literal[\"week\", \"month\"]", "from": "str", "to": "str", "scores": "HoroscopeOfPeriodScores", "score_factors": "List[HoroscopeOfPeriodScoreFactorsItem]", "scores_meta": "HoroscopeOfPeriodScoresMeta", "days": "List[HoroscopeOfPeriodDaysItem]", "key_days": "List[HoroscopeOfPeriodKeyDaysItem]", "events": "List[HoroscopePeriodEvent]", "highlights": "List[HoroscopePeriodEvent]", "content": "HoroscopeOfPeriodContent", "astro": "HoroscopeOfPeriodAstro"}, total=False)

class _HoroscopeWeeklyPersonalRequestBirth(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class HoroscopeWeeklyPersonalRequestBirth(_HoroscopeWeeklyPersonalRequestBirth, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # The time zone of the birth, as in a natal chart; AUTO by default.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `hour`.
    hours: Optional[int]
    # The same as `minute`.
    minutes: Optional[int]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`.
    timezone: Optional[str]

class _HoroscopeWeeklyPersonalRequest(TypedDict):
    birth: HoroscopeWeeklyPersonalRequestBirth

class HoroscopeWeeklyPersonalRequest(_HoroscopeWeeklyPersonalRequest, total=False):
    # First of seven local dates, of any weekday. By default the Monday of the current week in the time zone, as in ISO 8601.
    week_start: Optional[str]
    # IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO.
    tz_str: Optional[str]
    # The same as `tz_str`.
    timezone: Optional[str]
    # Language of texts and labels; `en` by default.
    locale: Optional[LabelLanguage]
    # The same as `locale`.
    lang: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _HoroscopeMonthlyPersonalRequestBirth(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class HoroscopeMonthlyPersonalRequestBirth(_HoroscopeMonthlyPersonalRequestBirth, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # The time zone of the birth, as in a natal chart; AUTO by default.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `hour`.
    hours: Optional[int]
    # The same as `minute`.
    minutes: Optional[int]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`.
    timezone: Optional[str]

class _HoroscopeMonthlyPersonalRequest(TypedDict):
    birth: HoroscopeMonthlyPersonalRequestBirth

class HoroscopeMonthlyPersonalRequest(_HoroscopeMonthlyPersonalRequest, total=False):
    # Gregorian year, also before 1582. The current one in the time zone by default.
    year: Optional[int]
    # The current month in the time zone by default.
    month: Optional[int]
    # IANA time zone, in which the day begins and ends. The zone of the birthplace by default, or with AUTO.
    tz_str: Optional[str]
    # The same as `tz_str`.
    timezone: Optional[str]
    # Language of texts and labels; `en` by default.
    locale: Optional[LabelLanguage]
    # The same as `locale`.
    lang: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _ExperimentalNatalChartRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ExperimentalNatalChartRequest(_ExperimentalNatalChartRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]
    # Fixed stars to mark in the wheel, by name or pack.
    fixed_stars: Optional[List[str]]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class CustomTheme(TypedDict, total=False):
    background: Optional[str]
    disk: Optional[str]
    text: Optional[str]
    muted: Optional[str]
    line: Optional[str]
    axis: Optional[str]
    planet: Optional[str]
    house: Optional[str]
    accent: Optional[str]
    fire: Optional[str]
    earth: Optional[str]
    air: Optional[str]
    water: Optional[str]
    fire_background: Optional[str]
    earth_background: Optional[str]
    air_background: Optional[str]
    water_background: Optional[str]
    angular_house_background: Optional[str]
    house_background: Optional[str]
    outer_planet: Optional[str]
    first_ring: Optional[str]
    second_ring: Optional[str]
    retrograde: Optional[str]
    conjunction: Optional[str]
    opposition: Optional[str]
    trine: Optional[str]
    square: Optional[str]
    sextile: Optional[str]
    quincunx: Optional[str]
    minor: Optional[str]

class DisplaySettings(TypedDict, total=False):
    sun: bool
    moon: bool
    mercury: bool
    venus: bool
    mars: bool
    jupiter: bool
    saturn: bool
    uranus: bool
    neptune: bool
    pluto: bool
    asc: bool
    mc: bool
    dsc: bool
    dc: bool
    ic: bool
    vertex: bool
    chiron: bool
    pholus: bool
    ceres: bool
    pallas: bool
    juno: bool
    vesta: bool
    lilith: bool
    mean_lilith: bool
    true_lilith: bool
    interpolated_lilith: bool
    priapus: bool
    interpolated_priapus: bool
    cupido: bool
    hades: bool
    zeus: bool
    kronos: bool
    apollon: bool
    admetos: bool
    vulkanus: bool
    poseidon: bool
    north_node: bool
    mean_node: bool
    true_node: bool
    south_node: bool
    mean_south_node: bool
    true_south_node: bool
    part_of_fortune: bool
    part_of_spirit: bool
    # Accepted, but not drawn yet; a header says so.
    eris: bool
    # Accepted, but not drawn yet; a header says so.
    eros: bool

class ChartConfig(TypedDict, total=False):
    # Opacity of rings, ticks, cusps and angles; 1 by default.
    stroke_opacity: Optional[float]
    # Size of letters and digits, where 1 is 42 thousandths of the side; 0.55 by default. Drawn from 0.24 to 0.96.
    font_size_fraction: Optional[float]
    # Thickness of both rings, signs and houses, as a fraction of the wheel’s radius. The key of one ring takes precedence. Drawn from 0.03 to 0.15.
    ring_thickness_fraction: Optional[float]
    # Thickness of the zodiac, as a fraction of the wheel’s radius; 0.11 by default. Drawn from 0.03 to 0.2.
    sign_ring_thickness_fraction: Optional[float]
    # Thickness of the ring of house numbers, as a fraction of the wheel’s radius; 0.06 by default. Drawn from 0.02 to 0.15.
    house_ring_thickness_fraction: Optional[float]
    # Radius of the disk with aspects, as a fraction of the wheel’s radius; 0.43 by default. Drawn from 0.1 to 0.6, and less with thick rings: bodies need a fifth of the radius.
    center_disk_fraction: Optional[float]
    # Size of the glyphs of planets; 0.35 by default. Drawn from 0.1 to 1.
    planet_symbol_scale: Optional[float]
    # Height of the glyphs of signs as a fraction of their ring; 0.62 by default. Drawn from 0.1 to 1.
    sign_symbol_scale: Optional[float]
    # Height of house numbers as a fraction of their ring; 0.5 by default. Drawn from 0.1 to 1.
    house_number_scale: Optional[float]
    # Size of degrees and minutes; 1 by default. Drawn from 0.1 to 3.
    degree_label_scale: Optional[float]
    # Width of the strokes of signs in thousandths of the image’s side; 2.4 by default. Drawn from 0.2 to 12.
    sign_symbol_stroke_width: Optional[float]
    # Glyphs of planets.
    custom_planet_color: Optional[str]
    # Glyphs of all signs.
    custom_sign_color: Optional[str]
    # All house numbers.
    custom_house_color: Optional[str]
    # Background of all signs.
    custom_sign_bg_color: Optional[str]
    # Background of all houses.
    custom_house_bg_color: Optional[str]
    # Backgrounds of the twelve signs, Aries first; takes precedence over `custom_sign_bg_color`.
    custom_sign_colors: Optional[List[str]]
    # Backgrounds of the twelve houses; takes precedence over `custom_house_bg_color`.
    custom_house_colors: Optional[List[str]]
    # The disk of the wheel, within the background of the image.
    chart_background: Optional[str]
    # Opacity of the backgrounds of signs; 1 by default.
    sign_background_opacity: Optional[float]
    # Opacity of the backgrounds of houses; 1 by default.
    house_background_opacity: Optional[float]
    # Backgrounds of signs and houses; true by default.
    show_color_background: Optional[bool]
    # Backgrounds of signs; true by default.
    show_sign_background: Optional[bool]
    # Backgrounds of houses; true by default.
    show_house_background: Optional[bool]
    # In thousandths of the image’s side; 1 by default. At most 12 is drawn.
    sign_line_width: Optional[float]
    # The theme’s by default.
    sign_line_color: Optional[str]
    # In thousandths of the image’s side; 1 by default. At most 12 is drawn.
    house_line_width: Optional[float]
    # The theme’s by default.
    house_line_color: Optional[str]
    # In thousandths of the image’s side; 1.2 by default. At most 12 is drawn.
    sign_ring_inner_width: Optional[float]
    # The theme’s by default.
    sign_ring_inner_color: Optional[str]
    # In thousandths of the image’s side; 1.6 by default. At most 12 is drawn.
    sign_ring_outer_width: Optional[float]
    # The theme’s by default.
    sign_ring_outer_color: Optional[str]
    # In thousandths of the image’s side; 1 by default. At most 12 is drawn.
    house_ring_inner_width: Optional[float]
    # The theme’s by default.
    house_ring_inner_color: Optional[str]
    # In thousandths of the image’s side; 1 by default. At most 12 is drawn.
    house_ring_outer_width: Optional[float]
    # The theme’s by default.
    house_ring_outer_color: Optional[str]
    # In thousandths of the image’s side; 2.6 by default. At most 12 is drawn.
    asc_line_width: Optional[float]
    # The theme’s by default.
    asc_line_color: Optional[str]
    # In thousandths of the image’s side; 2.6 by default. At most 12 is drawn.
    dsc_line_width: Optional[float]
    # The theme’s by default.
    dsc_line_color: Optional[str]
    # In thousandths of the image’s side; 2.6 by default. At most 12 is drawn.
    mc_line_width: Optional[float]
    # The theme’s by default.
    mc_line_color: Optional[str]
    # In thousandths of the image’s side; 2.6 by default. At most 12 is drawn.
    ic_line_width: Optional[float]
    # The theme’s by default.
    ic_line_color: Optional[str]
    # In thousandths of the image’s side; 0.8 by default. At most 12 is drawn.
    sign_tick_width: Optional[float]
    # The theme’s by default.
    sign_tick_color: Optional[str]
    # In thousandths of the image’s side; 3 by default. At most 12 is drawn.
    aspect_conjunction_width: Optional[float]
    # The theme’s by default.
    aspect_conjunction_color: Optional[str]
    # In thousandths of the image’s side; 3 by default. At most 12 is drawn.
    aspect_opposition_width: Optional[float]
    # The theme’s by default.
    aspect_opposition_color: Optional[str]
    # In thousandths of the image’s side; 2.2 by default. At most 12 is drawn.
    aspect_trine_width: Optional[float]
    # The theme’s by default.
    aspect_trine_color: Optional[str]
    # In thousandths of the image’s side; 2.6 by default. At most 12 is drawn.
    aspect_square_width: Optional[float]
    # The theme’s by default.
    aspect_square_color: Optional[str]
    # In thousandths of the image’s side; 1.9 by default. At most 12 is drawn.
    aspect_sextile_width: Optional[float]
    # The theme’s by default.
    aspect_sextile_color: Optional[str]
    # In thousandths of the image’s side; 1.7 by default. At most 12 is drawn.
    aspect_quincunx_width: Optional[float]
    # The theme’s by default.
    aspect_quincunx_color: Optional[str]
    # Draw house numbers inside the planets instead of between zodiac and planets; true by default.
    houses_inside_planets: Optional[bool]
    # Mark retrograde bodies; true by default.
    show_retrograde_markers: Optional[bool]
    # Draw ℞ or a plain R; rx by default.
    retrograde_marker_style: Optional[Literal["rx", "R"]]
    # Draw Uranus as an H above a circle, or as a circle with a dot below an arrow; h by default.
    uranus_glyph: Optional[Literal["h", "arrow"]]
    # Draw Pluto as an orb in a bowl on a cross, or as the letters P and L; orb by default.
    pluto_glyph: Optional[Literal["orb", "letters"]]
    # Draw the symbol of each aspect on its line; false by default.
    show_aspect_symbols: Optional[bool]
    # Draw planets outside the zodiac; false by default.
    french_style: Optional[bool]
    # Least distance of planets from the zodiac with `french_style`, from centre to centre or edge, in pixels of an image of 700. As close as their size allows by default; as far as there is room.
    french_planet_radius_offset: Optional[float]
    # Least distance of degrees from their planet with `french_style`, from centre to centre or edge, in pixels of an image of 700. As close as their size allows by default; as far as there is room.
    french_degree_label_offset: Optional[float]
    # Draw the shape that the ten planets make: bundle, bowl, bucket and so on; false by default.
    show_horoscope_shape: Optional[bool]
    # How the shape is drawn; both by default.
    horoscope_shape_style: Optional[Literal["outline", "fill", "both"]]
    # The theme’s accent by default.
    horoscope_shape_color: Optional[str]
    # Name the shape next to the wheel when it is drawn; true by default.
    horoscope_shape_label: Optional[bool]
    # Write the shape into the `metadata` element, even if it is not drawn; false by default.
    embed_horoscope_shape_metadata: Optional[bool]

class _ChartDataInnerSettings(TypedDict):
    zodiac_type: Literal["Tropical", "Sidereal"]

class ChartDataInnerSettings(_ChartDataInnerSettings, total=False):
    # The system that was used. Absent without houses.
    house_system: str
    house_system_name: str
    sidereal_ayanamsa: str
    # Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite.
    ayanamsa_deg: float

class _ChartDataInnerPlanetsItem(TypedDict):
    id: str
    name: str
    abs_pos: float
    retrograde: bool

class ChartDataInnerPlanetsItem(_ChartDataInnerPlanetsItem, total=False):
    variant: Literal["mean", "true", "interpolated"]
    # The house in this chart.
    house: int
    # In a bi-wheel: the house of the other chart that the point is in. Absent if that chart has no houses.
    other_house: int

class ChartDataInnerAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class _ChartDataInner(TypedDict):
    # natal, person_a, person_b, or the chart of the technique, such as transit or return.
    of: str
    settings: ChartDataInnerSettings
    planets: List[ChartDataInnerPlanetsItem]

class ChartDataInner(_ChartDataInner, total=False):
    # The instant of the chart. Absent for a composite.
    time: ExplainedTime
    # False if the chart rests on a birth without a time. Transits do not. Absent for a composite.
    time_known: bool
    # The place of the chart. Absent for a composite.
    location: Location
    # Houses and angles are absent without a time of birth.
    cusps: List[float]
    angles: ChartDataInnerAngles

class _ChartDataOuterSettings(TypedDict):
    zodiac_type: Literal["Tropical", "Sidereal"]

class ChartDataOuterSettings(_ChartDataOuterSettings, total=False):
    # The system that was used. Absent without houses.
    house_system: str
    house_system_name: str
    sidereal_ayanamsa: str
    # Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite.
    ayanamsa_deg: float

class _ChartDataOuterPlanetsItem(TypedDict):
    id: str
    name: str
    abs_pos: float
    retrograde: bool

class ChartDataOuterPlanetsItem(_ChartDataOuterPlanetsItem, total=False):
    variant: Literal["mean", "true", "interpolated"]
    # The house in this chart.
    house: int
    # In a bi-wheel: the house of the other chart that the point is in. Absent if that chart has no houses.
    other_house: int

class ChartDataOuterAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class _ChartDataOuter(TypedDict):
    # natal, person_a, person_b, or the chart of the technique, such as transit or return.
    of: str
    settings: ChartDataOuterSettings
    planets: List[ChartDataOuterPlanetsItem]

class ChartDataOuter(_ChartDataOuter, total=False):
    # The instant of the chart. Absent for a composite.
    time: ExplainedTime
    # False if the chart rests on a birth without a time. Transits do not. Absent for a composite.
    time_known: bool
    # The place of the chart. Absent for a composite.
    location: Location
    # Houses and angles are absent without a time of birth.
    cusps: List[float]
    angles: ChartDataOuterAngles

class _ChartDataBirthsItemSettings(TypedDict):
    zodiac_type: Literal["Tropical", "Sidereal"]

class ChartDataBirthsItemSettings(_ChartDataBirthsItemSettings, total=False):
    # The system that was used. Absent without houses.
    house_system: str
    house_system_name: str
    sidereal_ayanamsa: str
    # Degrees subtracted from tropical longitudes of date, with nutation. Absent for a composite.
    ayanamsa_deg: float

class _ChartDataBirthsItem(TypedDict):
    of: str
    name: str
    settings: ChartDataBirthsItemSettings

class ChartDataBirthsItem(_ChartDataBirthsItem, total=False):
    # The instant of the chart. Absent for a composite.
    time: ExplainedTime
    # False if the chart rests on a birth without a time. Transits do not. Absent for a composite.
    time_known: bool
    # The place of the chart. Absent for a composite.
    location: Location

ChartDataAspectsItem = TypedDict("ChartDataAspectsItem", {"from": "str", "to": "str", "type": "Literal[\"conjunction\", \"opposition\", \"trine\", \"square\", \"sextile\", \"quincunx\", \"semi_sextile\", \"semi_square\", \"sesquiquadrate\", \"quintile\"]", "orb": "float", "is_applying": "bool"}, total=False)

class _ChartData(TypedDict):
    kind: Literal["natal", "transits", "solar_return", "returns", "lunar_return", "progressions", "composite", "synastry"]
    title: str
    inner: ChartDataInner
    aspects: List[ChartDataAspectsItem]

class ChartData(_ChartData, total=False):
    outer: ChartDataOuter
    # Births without a ring: in a composite, and in a return alone.
    births: List[ChartDataBirthsItem]
    transit_utc: str
    # The moment of the return.
    return_utc: str
    # The body that returns.
    return_body: str
    # Degrees from the natal longitude: 0, 90, 180 or 270.
    return_arc_deg: float
    # Rounds since the birth, negative before it.
    return_number: int
    # The number of the pass in a retrograde loop.
    return_pass: int
    # The number of passes of the loop.
    return_passes: int
    # The time of life to which the return belongs. A converse return before the birth belongs to the time as long after it.
    stands_for_utc: str
    system: Literal["secondary", "tertiary_1", "tertiary_2", "minor"]
    target_date_utc: str
    progressed_datetime_utc: str
    age_years: float
    # Every way in which the charts differ from the request.
    warnings: List[ChartWarning]

class _ExperimentalTransitChartRequestNatal(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ExperimentalTransitChartRequestNatal(_ExperimentalTransitChartRequestNatal, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]

class _ExperimentalTransitChartRequest(TypedDict):
    natal: ExperimentalTransitChartRequestNatal

class ExperimentalTransitChartRequest(_ExperimentalTransitChartRequest, total=False):
    # The current place. Required without coordinates, which take precedence.
    current_city: Optional[str]
    current_lat: Optional[float]
    current_lng: Optional[float]
    # ISO 8601. Without Z or an offset it is local in the time zone. Now by default.
    transit_date: Optional[str]
    # The same as `transit_date`.
    transit_datetime: Optional[str]
    # Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Aspects of transiting bodies to natal ones. Default: `true`.
    show_inter_aspects: bool
    # Aspects among natal bodies. Default: `false`.
    show_natal_aspects: bool
    # Aspects among transiting bodies. Default: `false`.
    show_transit_aspects: bool
    # By default as the theme: #1565C0 in the light theme.
    natal_planet_color: Optional[str]
    # By default as the theme: #C62828 in the light theme.
    transit_planet_color: Optional[str]
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ExperimentalSolarReturnChartRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]

class ExperimentalSolarReturnChartRequestSolarReturnSettings(TypedDict, total=False):
    house_system: Optional[str]
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    sidereal_ayanamsa: Optional[Optional[str]]

class _ExperimentalSolarReturnChartRequestSolarReturn(TypedDict):
    year: int

class ExperimentalSolarReturnChartRequestSolarReturn(_ExperimentalSolarReturnChartRequestSolarReturn, total=False):
    # The birthplace by default.
    location: Optional[NestedPlace]
    # Houses and zodiac of both charts. They take precedence over those of `natal`.
    settings: Optional[ExperimentalSolarReturnChartRequestSolarReturnSettings]

class _ExperimentalSolarReturnChartRequest(TypedDict):
    natal: ExperimentalSolarReturnChartRequestNatal

class ExperimentalSolarReturnChartRequest(_ExperimentalSolarReturnChartRequest, total=False):
    # The year of the return. The number of returns since the birth is this year minus the year of birth, after 1582 both Gregorian.
    year: Optional[int]
    # The same as `year`.
    target_year: Optional[int]
    # The same as `year`.
    return_year: Optional[int]
    # The same as `year`.
    solar_return_year: Optional[int]
    # Year and place of the return as an object, instead of the fields.
    solar_return: Optional[ExperimentalSolarReturnChartRequestSolarReturn]
    # The place of the return chart; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`.
    tz_str: Optional[str]
    # Natal chart inside; return inside, on its own houses; or return alone. Default: `biwheel`.
    mode: Literal["biwheel", "return_inside", "single"]
    # Aspects of the return to the natal chart. Default: `true`.
    show_inter_aspects: bool
    # Aspects among natal bodies. Default: `false`.
    show_natal_aspects: bool
    # Aspects among bodies of the return; always shown in a single wheel. Default: `false`.
    show_return_aspects: bool
    # By default as the theme: #1565C0 in the light theme.
    natal_planet_color: Optional[str]
    # By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel.
    return_planet_color: Optional[str]
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ReturnChartRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]

class ReturnChartRequestReturnTarget(TypedDict, total=False):
    body: Optional[str]
    search_start: Optional[str]
    # The birthplace by default.
    location: Optional[NestedPlace]

class _ReturnChartRequest(TypedDict):
    natal: ReturnChartRequestNatal

class ReturnChartRequest(_ReturnChartRequest, total=False):
    # The body that returns; `moon` by default. One of: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon, or another name of one.
    body: Optional[str]
    # `full`: the natal longitude. `half`: the opposite one. `quarter`: 90° and 270° ahead of it. Default: `full`.
    arc: Literal["full", "half", "quarter"]
    # `converse`: returns before the birth. A time after the birth is mirrored to the same span before it, and the search goes backwards from there. Default: `next`.
    direction: Literal["next", "converse"]
    # In the tropical zodiac: the body returns to its place among the stars. The natal longitude increases with the ayanamsa since birth. Default: `false`.
    precession_corrected: bool
    # The ayanamsa by which the precession is measured; `fagan_bradley` by default.
    precession_ayanamsa: Optional[str]
    # The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.
    search_start: Optional[str]
    # Body, time and place of the return as an object, instead of the fields.
    return_target: Optional[ReturnChartRequestReturnTarget]
    # The place of the return chart; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`.
    tz_str: Optional[str]
    # Natal chart inside; return inside, on its own houses; or return alone. Default: `biwheel`.
    mode: Literal["biwheel", "return_inside", "single"]
    # Aspects of the return to the natal chart. Default: `true`.
    show_inter_aspects: bool
    # Aspects among natal bodies. Default: `false`.
    show_natal_aspects: bool
    # Aspects among bodies of the return; always shown in a single wheel. Default: `false`.
    show_return_aspects: bool
    # By default as the theme: #1565C0 in the light theme.
    natal_planet_color: Optional[str]
    # By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel.
    return_planet_color: Optional[str]
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class LunarReturnChartRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]

class LunarReturnChartRequestReturnTarget(TypedDict, total=False):
    # Default: `moon`.
    body: Literal["moon"]
    search_start: Optional[str]
    # The birthplace by default.
    location: Optional[NestedPlace]

class _LunarReturnChartRequest(TypedDict):
    natal: LunarReturnChartRequestNatal

class LunarReturnChartRequest(_LunarReturnChartRequest, total=False):
    # The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.
    search_start: Optional[str]
    # Body, time and place of the return as an object, instead of the fields.
    return_target: Optional[LunarReturnChartRequestReturnTarget]
    # The place of the return chart; the birthplace by default.
    return_city: Optional[str]
    return_lat: Optional[float]
    return_lng: Optional[float]
    # IANA time zone of the return, or AUTO: the zone of its place. Default: `AUTO`.
    tz_str: Optional[str]
    # Natal chart inside; return inside, on its own houses; or return alone. Default: `biwheel`.
    mode: Literal["biwheel", "return_inside", "single"]
    # Aspects of the return to the natal chart. Default: `true`.
    show_inter_aspects: bool
    # Aspects among natal bodies. Default: `false`.
    show_natal_aspects: bool
    # Aspects among bodies of the return; always shown in a single wheel. Default: `false`.
    show_return_aspects: bool
    # By default as the theme: #1565C0 in the light theme.
    natal_planet_color: Optional[str]
    # By default as the theme: #C62828 in the light theme. A return alone has the colours of a single wheel.
    return_planet_color: Optional[str]
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class ExperimentalSecondaryProgressionsChartRequestNatal(TypedDict, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    year: Optional[int]
    month: Optional[int]
    day: Optional[int]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]
    # The local time of birth, ISO 8601, instead of `year` to `second`. With an offset, the offset is the time zone.
    datetime: Optional[str]
    # The birthplace, instead of `city`, `lat` and `lng`.
    location: Optional[NestedPlace]

class ExperimentalSecondaryProgressionsChartRequestSecondaryProgression(TypedDict):
    target_date: str

class _ExperimentalSecondaryProgressionsChartRequest(TypedDict):
    natal: ExperimentalSecondaryProgressionsChartRequestNatal

class ExperimentalSecondaryProgressionsChartRequest(_ExperimentalSecondaryProgressionsChartRequest, total=False):
    # The chart is progressed to this date, ISO 8601. A date alone means 00:00 UTC. A time without an offset is local at the place.
    progression_date: Optional[str]
    # The date as an object, instead of `progression_date`.
    secondary_progression: Optional[ExperimentalSecondaryProgressionsChartRequestSecondaryProgression]
    # What the ephemeris stands for. `secondary`: one day for a mean tropical year. `tertiary_1`: one day for a mean tropical month. `tertiary_2`: one mean synodic month for a mean tropical year. `minor`: one mean tropical month for a mean tropical year. `secondary` by default.
    progression_system: Optional[Literal["secondary", "tertiary_1", "tertiary_2", "minor"]]
    # The place of the progressed chart; the birthplace by default.
    progression_city: Optional[str]
    progression_lat: Optional[float]
    progression_lng: Optional[float]
    # IANA time zone of the date, or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # Aspects of progressed bodies to natal ones. Default: `true`.
    show_inter_aspects: bool
    # Aspects among natal bodies. Default: `false`.
    show_natal_aspects: bool
    # Aspects among progressed bodies. Default: `false`.
    show_progressed_aspects: bool
    # By default as the theme: #1565C0 in the light theme.
    natal_planet_color: Optional[str]
    # By default as the theme: #C62828 in the light theme.
    progressed_planet_color: Optional[str]
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _ExperimentalCompositeChartRequestPersonA(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ExperimentalCompositeChartRequestPersonA(_ExperimentalCompositeChartRequestPersonA, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]

class _ExperimentalCompositeChartRequestPersonB(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ExperimentalCompositeChartRequestPersonB(_ExperimentalCompositeChartRequestPersonB, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # By default that of `person_a`.
    house_system: Optional[str]
    # By default that of `person_a`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # By default that of `person_a`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _ExperimentalCompositeChartRequest(TypedDict):
    # This person’s house system, zodiac, orbs and style apply to both. Cusps are the midpoints of the cusps of both charts; equal and whole sign houses begin at the composite ascendant.
    person_a: ExperimentalCompositeChartRequestPersonA
    # Methods that differ from those of `person_a` are refused.
    person_b: ExperimentalCompositeChartRequestPersonB

class ExperimentalCompositeChartRequest(_ExperimentalCompositeChartRequest, total=False):
    # Aspects among the midpoints. Default: `true`.
    show_aspects: bool
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Glyphs of planets.
    custom_planet_color: Optional[str]
    # Glyphs of all signs.
    custom_sign_color: Optional[str]
    # All house numbers.
    custom_house_color: Optional[str]
    # Background of all signs.
    custom_sign_bg_color: Optional[str]
    # Background of all houses.
    custom_house_bg_color: Optional[str]
    # Backgrounds of signs; true by default.
    show_sign_background: Optional[bool]
    # Backgrounds of houses; true by default.
    show_house_background: Optional[bool]
    # Backgrounds of the twelve signs, Aries first; takes precedence over `custom_sign_bg_color`.
    custom_sign_colors: Optional[List[str]]
    # Backgrounds of the twelve houses; takes precedence over `custom_house_bg_color`.
    custom_house_colors: Optional[List[str]]
    # Opacity of the backgrounds of signs; 1 by default.
    sign_background_opacity: Optional[float]
    # Opacity of the backgrounds of houses; 1 by default.
    house_background_opacity: Optional[float]
    # Mark retrograde bodies; true by default.
    show_retrograde_markers: Optional[bool]
    # Draw ℞ or a plain R; rx by default.
    retrograde_marker_style: Optional[Literal["rx", "R"]]

class _ExperimentalSynastryChartRequestPersonA(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ExperimentalSynastryChartRequestPersonA(_ExperimentalSynastryChartRequestPersonA, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # `pdf` is a page with the drawing as vectors. `json` has the positions in the drawing, by the schema `ChartData`. Default: `svg`.
    format: Literal["svg", "png", "pdf", "json"]
    # `tables` are positions, houses, elements and modes, and the aspect grid. `wheel_with_tables` has them beside the wheel, or below it in an image too narrow to read them. `aspect_grid` is only the grid. Default: `wheel`.
    layout: Literal["wheel", "wheel_with_tables", "tables", "aspect_grid"]
    # Width in pixels. A wheel is as high as it is wide; the height of another `layout` follows from its content. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Name, moment, place and methods in the corners of the image. Default: `true`.
    show_metadata: bool
    # Colours that replace the colours of the theme.
    custom_theme: Optional[CustomTheme]
    # What to show or hide, by name. A hidden body also hides its aspects.
    display_settings: Optional[DisplaySettings]
    # Geometry, colours, lines and markers, key by key.
    chart_config: Optional[ChartConfig]

class _ExperimentalSynastryChartRequestPersonB(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class ExperimentalSynastryChartRequestPersonB(_ExperimentalSynastryChartRequestPersonB, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # By default that of `person_a`.
    house_system: Optional[str]
    # By default that of `person_a`.
    zodiac_type: Optional[Literal["tropical", "sidereal"]]
    # By default that of `person_a`.
    sidereal_ayanamsa: Optional[Optional[str]]
    # Largest orb of each aspect in degrees, by its name. By default conjunction 8, opposition 8, trine 8, square 8, sextile 6, quincunx 3, semi_sextile 2, semi_square 2, sesquiquadrate 2, quintile 2.
    orb_settings: Optional[Dict[str, float]]
    # Bodies, angles and lots in addition to the default ones.
    include_features: Optional[List[Literal["asc", "mc", "chiron", "lilith", "true_node", "mean_node", "north_node", "pholus", "ceres", "pallas", "juno", "vesta", "ic", "dc", "vertex", "true_lilith", "interpolated_lilith", "interpolated_priapus", "cupido", "hades", "zeus", "kronos", "apollon", "admetos", "vulkanus", "poseidon", "south_node", "true_south_node", "part_of_fortune", "part_of_spirit"]]]
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool

class _ExperimentalSynastryChartRequest(TypedDict):
    # The outer wheel. This person’s orbs and style apply to both.
    person_a: ExperimentalSynastryChartRequestPersonA
    # Inside. If the zodiacs differ, each ring has the longitudes of its own; aspects and houses between the two use a single zodiac.
    person_b: ExperimentalSynastryChartRequestPersonB

class ExperimentalSynastryChartRequest(_ExperimentalSynastryChartRequest, total=False):
    # Aspects among the bodies of person A. Default: `false`.
    show_a_aspects: bool
    # Aspects between the two people. Default: `true`.
    show_inter_aspects: bool
    # Aspects among the bodies of person B. Default: `false`.
    show_b_aspects: bool
    # By default as the theme: #1565C0 in the light theme.
    person_a_planet_color: Optional[str]
    # By default as the theme: #C62828 in the light theme.
    person_b_planet_color: Optional[str]
    # By default as the theme: #1A1A1A in the light theme.
    person_a_angle_color: Optional[str]
    # By default as the theme: #1A1A1A in the light theme.
    person_b_angle_color: Optional[str]
    # The houses of person B. Default: `true`.
    show_person_b_houses: bool
    # The angles of person B. Default: `true`.
    show_person_b_angles: bool
    person_a_zone_bg_color: Optional[str]
    person_b_zone_bg_color: Optional[str]
    person_a_zone_bg_opacity: Optional[float]
    person_b_zone_bg_opacity: Optional[float]
    # Takes precedence over the same field of the birth, key by key.
    chart_config: Optional[ChartConfig]
    # Takes precedence over the same field of the birth, key by key.
    display_settings: Optional[DisplaySettings]
    custom_theme: Optional[CustomTheme]
    # Takes precedence over the same field of the birth.
    language: Optional[LabelLanguage]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]

class _VedicVisualRequest(TypedDict):
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int

class VedicVisualRequest(_VedicVisualRequest, total=False):
    # Any name; `User` by default.
    name: Optional[str]
    # False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored. Default: `true`.
    time_known: bool
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    state: Optional[str]
    # The country of `city`, by name or code, as after a comma in `city`. Ignored with coordinates.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place. Default: `AUTO`.
    tz_str: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # Calendar of the date. `auto`: Julian before 15 October 1582, Gregorian from that day on; 5 to 14 October 1582 exist only for a birth at a place that kept the Julian calendar. `gregorian`: Gregorian also before 1582. `julian`: for places that kept the Julian calendar longer, such as Russia until 1918. `swedish`: for Sweden from 1 March 1700 to 30 February 1712. With `auto`, a day that the country of the place skipped is refused, and a date for which it used another calendar gets a warning. Default: `auto`.
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    # The same as `lat`.
    latitude: Optional[float]
    # The same as `lng`.
    longitude: Optional[float]
    # The same as `tz_str`, or hours from UTC.
    timezone: Optional[Union[str, float]]
    # The same as `timezone`.
    tz: Optional[Union[str, float]]
    # Where the sidereal zodiac begins. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc; or one of your own, such as `24.04@1950-01-01`. Default: `lahiri`.
    ayanamsha: Optional[str]
    # Has no effect: a chart in squares has whole signs. If another system is requested, a warning says so. Default: `whole_sign`.
    house_system: str
    # The lunar nodes used for Rahu and Ketu: mean or true. Default: `mean`.
    node_type: Literal["mean", "true"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # In `north_indian` the houses have fixed places and the signs are numbers. In the other two the signs have fixed places: clockwise in `south_indian`, counter-clockwise in `east_indian`. Default: `north_indian`.
    chart_style: Literal["north_indian", "south_indian", "east_indian"]
    # The charts to draw, as `9` or `D9`. By default only the birth chart, `1`. Default: `[1]`.
    divisions: List[Union[Literal[1, 2, 3, 4, 5, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60], Literal["D1", "D2", "D3", "D4", "D5", "D7", "D9", "D10", "D12", "D16", "D20", "D24", "D27", "D30", "D40", "D45", "D60"]]]
    # What the charts contain. Uranus, Neptune and Pluto are left out by default. Default: `["ascendant","classical_grahas","nodes"]`.
    body_types: List[Literal["ascendant", "classical_grahas", "nodes", "outer_planets"]]
    # `pdf` is a page with the image as vectors. Default: `svg`.
    format: Literal["svg", "png", "pdf"]
    # Width in pixels. The height follows from the charts. Default: `700`.
    size: int
    # Default: `light`.
    theme_type: Literal["light", "dark", "mono", "classic", "midnight", "sepia", "pastel", "color_blind"]
    # Language of the text in the image, its title and its description. Default: `en`.
    language: LabelLanguage
    # Pixels of the PNG for each pixel of `size`. Default: `2`.
    png_quality_scale: float
    # Whether name, moment, place and methods are shown above the charts. Default: `true`.
    show_metadata: bool
    # The colour of the lagna. `custom_theme.ascendant_text` takes precedence.
    ascendant_text_color: Optional[str]
    # Colours that replace the colours of the theme.
    custom_theme: Optional[VedicVisualTheme]
    # What to show or hide, by name. By default everything but `house_numbers` is shown. `degrees` are those of the birth chart, and are drawn where a square has room.
    display_settings: Optional[VedicVisualSettings]
    # Sizes, lines and columns.
    chart_config: Optional[VedicVisualConfig]

class VedicVisualTheme(TypedDict, total=False):
    background: Optional[str]
    panel_background: Optional[str]
    panel_border: Optional[str]
    grid: Optional[str]
    outer_line: Optional[str]
    sign_text: Optional[str]
    house_text: Optional[str]
    body_text: Optional[str]
    ascendant_text: Optional[str]
    title_text: Optional[str]
    subtitle_text: Optional[str]
    badge_background: Optional[str]

class VedicVisualSettings(TypedDict, total=False):
    ascendant: bool
    sun: bool
    moon: bool
    mars: bool
    mercury: bool
    jupiter: bool
    venus: bool
    saturn: bool
    rahu: bool
    ketu: bool
    uranus: bool
    neptune: bool
    pluto: bool
    sign_labels: bool
    house_numbers: bool
    degrees: bool
    retrograde: bool

class VedicVisualConfig(TypedDict, total=False):
    # The font size of bodies, which are drawn smaller where a square has no room, in pixels; it suits the chart by default.
    body_font_size: Optional[float]
    # The weight of bodies, from 100 to 900; 500 by default.
    body_font_weight: Optional[Union[Literal["normal", "bold"], str, int]]
    # The font size of signs and houses, in pixels; it suits the chart by default.
    sign_font_size: Optional[float]
    # The width of lines between the squares, in pixels; 1.1 by default.
    grid_line_width: Optional[float]
    # The width of the frame, in pixels; 1.8 by default.
    outer_line_width: Optional[float]
    # The distance of a chart from the edge of its panel, in pixels; it suits the chart by default.
    panel_padding: Optional[float]
    # Charts in a row; by default as many as there are rows, or one more.
    columns: Optional[int]

class _EphemerisReplyMeta(TypedDict):
    start: str
    end: Optional[str]
    step: Optional[str]
    rows: int
    bodies: List[str]
    format: Literal["json", "table"]
    zodiac_type: str
    sidereal_ayanamsa: Optional[str]
    house_system: str
    timezone: str
    # Version of the time zone data.
    timezone_data: str
    ephemeris: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    calendar: str

class EphemerisReplyMeta(_EphemerisReplyMeta, total=False):
    table_style: str
    dignity_source: str

class EphemerisReplyData3(TypedDict):
    columns: List[str]
    rows: List[List[Optional[Union[str, float, Dict[str, Any], List[Dict[str, Any]]]]]]

class EphemerisReplyData4(TypedDict):
    columns: Dict[str, List[Optional[Union[str, float, Dict[str, Any], List[Dict[str, Any]]]]]]

class _EphemerisReply(TypedDict):
    meta: EphemerisReplyMeta
    data: Union[EphemerisRow, List[EphemerisRow], EphemerisReplyData3, EphemerisReplyData4]

class EphemerisReply(_EphemerisReply, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

class EphemerisBodyPositionParts(TypedDict):
    degree: int
    minute: int
    second: int
    sign: str
    retrograde: bool

class _EphemerisBody(TypedDict):
    id: str
    name: str
    # Ecliptic longitude, three decimals.
    abs_pos: float
    latitude_deg: float
    # Distance between the centres of the Earth and the body at the instant, in astronomical units of 149,597,870.7 km. Null for south nodes.
    distance_au: Optional[float]
    # Ecliptic longitude, seven decimals.
    longitude_deg: float
    declination_deg: float

class EphemerisBody(_EphemerisBody, total=False):
    # Only points of the Moon’s orbit have it.
    variant: Literal["mean", "true", "interpolated"]
    # Name of the sign in full: Cancer.
    sign: str
    # Abbreviation of the sign: Can.
    sign_abbr: str
    # Id of the sign: cancer.
    sign_id: str
    # Degrees within the sign, three decimals.
    pos: float
    retrograde: bool
    # Stationary: slower than a tenth of the mean daily motion.
    motion_state: Literal["direct", "retrograde", "stationary"]
    # Daily motion in ecliptic longitude, degrees a day.
    speed: float
    is_stationary: bool
    # Seven decimals.
    degree_in_sign: float
    position_text: str
    position_parts: EphemerisBodyPositionParts
    # Null for points without one.
    dignity: Optional[Literal["domicile", "exaltation", "detriment", "fall", "peregrine"]]
    house: int
    # From the true equinox of date.
    right_ascension_deg: Optional[float]
    # From north through east.
    azimuth_deg: Optional[float]
    # Altitude of the centre, without refraction.
    altitude_deg: Optional[float]
    # Altitude of the centre with the refraction of air of 10 °C and 1010 hPa. The same as `altitude_deg` where that leaves the centre below the horizon.
    apparent_altitude_deg: Optional[float]
    # Ecliptic longitude.
    topocentric_longitude_deg: Optional[float]
    # Ecliptic latitude.
    topocentric_latitude_deg: Optional[float]
    # From the true equinox of date.
    topocentric_right_ascension_deg: Optional[float]
    # From the true equator of date.
    topocentric_declination_deg: Optional[float]
    # Distance from the place.
    topocentric_distance_au: Optional[float]
    # Ecliptic longitude.
    heliocentric_longitude_deg: Optional[float]
    # Ecliptic latitude.
    heliocentric_latitude_deg: Optional[float]
    # Distance from the centre of the Sun.
    heliocentric_distance_au: Optional[float]
    # Ecliptic longitude.
    barycentric_longitude_deg: Optional[float]
    # Ecliptic latitude.
    barycentric_latitude_deg: Optional[float]
    # Distance from the centre of mass of the solar system.
    barycentric_distance_au: Optional[float]
    # Ecliptic longitude of date.
    geometric_longitude_deg: Optional[float]
    # Ecliptic latitude of date.
    geometric_latitude_deg: Optional[float]
    # From the mean equinox of J2000, also in a sidereal zodiac.
    j2000_longitude_deg: Optional[float]
    # From the ecliptic of J2000.
    j2000_latitude_deg: Optional[float]
    # From the mean equinox of J2000.
    j2000_right_ascension_deg: Optional[float]
    # From the mean equator of J2000.
    j2000_declination_deg: Optional[float]
    # From the mean equinox of J2000.
    topocentric_j2000_right_ascension_deg: Optional[float]
    # From the mean equator of J2000.
    topocentric_j2000_declination_deg: Optional[float]

class EphemerisRowSubjectLocation(TypedDict):
    city: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    timezone: str

class EphemerisRowSubjectSettings(TypedDict):
    zodiac_type: str
    house_system: str

class EphemerisRowSubject(TypedDict):
    datetime: str
    location: EphemerisRowSubjectLocation
    settings: EphemerisRowSubjectSettings

class EphemerisRowHousesWarning(TypedDict):
    code: Literal["house_system_undefined"]
    message: str
    requested: str

class EphemerisRowHousesCuspsItem(TypedDict):
    house: int
    # Name of the sign in full: Cancer.
    sign: str
    # Abbreviation of the sign: Can.
    sign_abbr: str
    # Id of the sign: cancer.
    sign_id: str
    # Degrees within the sign, three decimals.
    pos: float
    abs_pos: float

class _EphemerisRowHouses(TypedDict):
    # The system that was used.
    system: str
    cusps: List[EphemerisRowHousesCuspsItem]

class EphemerisRowHouses(_EphemerisRowHouses, total=False):
    warning: EphemerisRowHousesWarning

class EphemerisRowAngles(TypedDict):
    asc: float
    mc: float
    ic: float
    dc: float
    vertex: float

class EphemerisRowAspectsItem(TypedDict):
    p1: str
    p2: str
    type: Literal["conjunction", "opposition", "trine", "square", "sextile", "quincunx", "semi_sextile", "semi_square", "sesquiquadrate", "quintile"]
    # Degrees from the exact angle, two decimals.
    orb: float
    deg: int
    is_major: bool
    is_applying: bool

class EphemerisRowFixedStarsItemConjunctionsItem(TypedDict):
    body: str
    orb: float

class EphemerisRowFixedStarsItem(TypedDict):
    id: str
    name: str
    designation: str
    # Name of the sign in full: Cancer.
    sign: str
    # Abbreviation of the sign: Can.
    sign_abbr: str
    # Id of the sign: cancer.
    sign_id: str
    # Degrees within the sign, three decimals.
    pos: float
    abs_pos: float
    longitude_deg: float
    latitude_deg: float
    declination_deg: float
    magnitude: float
    # Bodies within one degree.
    conjunctions: List[EphemerisRowFixedStarsItemConjunctionsItem]

class EphemerisRowSiderealTime(TypedDict):
    greenwich: str
    greenwich_hours: float
    local_hours: Optional[float]

class EphemerisRowAstrologyMoonPhase(TypedDict):
    label: Literal["New Moon", "Waxing Crescent", "First Quarter", "Waxing Gibbous", "Full Moon", "Waning Gibbous", "Last Quarter", "Waning Crescent"]
    angle_deg: float
    illumination: float

class EphemerisRowAstrology(TypedDict):
    moon_phase: EphemerisRowAstrologyMoonPhase
    retrograde_bodies: List[str]

class EphemerisRowChartLinks(TypedDict):
    ephemeris: str

class _EphemerisRow(TypedDict):
    # The instant in UTC.
    timestamp: str
    # The same instant in local time, with its offset.
    local_timestamp: str
    subject: EphemerisRowSubject
    bodies: Dict[str, EphemerisBody]
    astrology: EphemerisRowAstrology

class EphemerisRow(_EphemerisRow, total=False):
    houses: EphemerisRowHouses
    angles: EphemerisRowAngles
    aspects: List[EphemerisRowAspectsItem]
    fixed_stars: List[EphemerisRowFixedStarsItem]
    moon_void_of_course: MoonVoidOfCourse
    sidereal_time: EphemerisRowSiderealTime
    # Degrees subtracted from tropical longitudes of date, with nutation.
    ayanamsa_deg: float
    chart_links: EphemerisRowChartLinks

class _EphemerisRequest(TypedDict):
    # First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits.
    start: str

class EphemerisRequest(_EphemerisRequest, total=False):
    # Last instant, included if a step falls on it; of a date alone, its midnight. Without `end` the answer has only the instant `start`.
    end: Optional[str]
    # Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time. Default: `1d`.
    step: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon. `node` is the mean node and `lilith` the true Lilith. Also asteroids by number or name, such as `asteroid_433` or `Eris`, at most 20, where the service has their files.
    bodies: Optional[List[str]]
    # Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. Each frame counts as another position of each body.
    frames: Optional[List[str]]
    # Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given.
    include_angles: Optional[bool]
    # House cusps, and the house of each body. Needs a place; on by default when one is given.
    include_houses: Optional[bool]
    # Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables.
    include_speed: Optional[bool]
    # Retrograde flag and state of motion. Default: `true`.
    include_retrograde: bool
    # Essential dignity: domicile, exaltation, detriment, fall or peregrine. Default: `false`.
    include_dignity: bool
    # Sign, and the degree within it. Default: `true`.
    include_sign_degree: bool
    # Aspects among the bodies: the five major ones. Default: `false`.
    include_aspects: bool
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # Beginning and end of the Moon’s void of course in its current sign. Default: `false`.
    include_moon_void_of_course: bool
    # The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
    moon_void_definition: Literal["modern", "traditional"]
    # Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others. Default: `false`.
    include_fixed_stars: bool
    # Fixed stars by name or designation. Implies `include_fixed_stars`.
    fixed_stars: Optional[List[str]]
    # Packs of stars: royal_4, behenian_20, all; implies `include_fixed_stars`.
    fixed_star_packs: Optional[List[str]]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone, or AUTO: the zone of the place, or UTC without one. Default: `AUTO`.
    tz_str: Optional[str]
    # The same as `tz_str`.
    timezone: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # `json` by default, or by the Accept header. `csv`, `ndjson`, `parquet` and `arrow` (an Arrow IPC stream) are streamed.
    format: Optional[Literal["json", "table", "csv", "ndjson", "parquet", "arrow"]]
    # Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one.
    columns: Optional[List[str]]
    # The same as `format`.
    response_mode: Optional[Literal["json", "table"]]
    # Layout of a table; `columns` and `grid` imply `format=table`. Default: `rows`.
    table_style: Literal["rows", "columns", "grid"]
    # Tables of 1,000 positions or more come from series, within 0.0001 arcseconds of the library, 0.001 for the Moon. `library` asks the library for every position. Default: `auto`.
    precision: Literal["auto", "library"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Greenwich apparent sidereal time; on by default in a grid.
    include_sidereal_time: Optional[bool]
    # Positions as text (10°24' Pis) or in parts; text by default in tables.
    cell_format: Optional[Literal["parts", "text"]]
    # For each row, the path that returns only this row. Default: `false`.
    include_chart_links: bool
    # Signs in texts abbreviated (the default) or in full.
    sign_display: Optional[Literal["abbr", "full"]]
    # Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off.
    show_motion_markers: Optional[bool]
    # Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated. Default: `false`.
    end_mark: bool

class _ExportRequest(TypedDict):
    # First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits.
    start: str

class ExportRequest(_ExportRequest, total=False):
    # Last instant, included if a step falls on it; of a date alone, its midnight. Without `end` the answer has only the instant `start`.
    end: Optional[str]
    # Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time. Default: `1d`.
    step: str
    # Default: `tropical`.
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`. Default: `lahiri`.
    sidereal_ayanamsa: Optional[str]
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead. Default: `placidus`.
    house_system: str
    # Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon. `node` is the mean node and `lilith` the true Lilith. Also asteroids by number or name, such as `asteroid_433` or `Eris`, at most 20, where the service has their files.
    bodies: Optional[List[str]]
    # Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. Each frame counts as another position of each body.
    frames: Optional[List[str]]
    # Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given.
    include_angles: Optional[bool]
    # House cusps, and the house of each body. Needs a place; on by default when one is given.
    include_houses: Optional[bool]
    # Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables.
    include_speed: Optional[bool]
    # Retrograde flag and state of motion. Default: `true`.
    include_retrograde: bool
    # Essential dignity: domicile, exaltation, detriment, fall or peregrine. Default: `false`.
    include_dignity: bool
    # Sign, and the degree within it. Default: `true`.
    include_sign_degree: bool
    # Aspects among the bodies: the five major ones. Default: `false`.
    include_aspects: bool
    # All ten aspects instead of the five major ones. Default: `false`.
    include_minor_aspects: bool
    # Beginning and end of the Moon’s void of course in its current sign. Default: `false`.
    include_moon_void_of_course: bool
    # The bodies whose aspects count: Sun to Pluto, or Sun to Saturn. Default: `modern`.
    moon_void_definition: Literal["modern", "traditional"]
    # Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others. Default: `false`.
    include_fixed_stars: bool
    # Fixed stars by name or designation. Implies `include_fixed_stars`.
    fixed_stars: Optional[List[str]]
    # Packs of stars: royal_4, behenian_20, all; implies `include_fixed_stars`.
    fixed_star_packs: Optional[List[str]]
    lat: Optional[float]
    lng: Optional[float]
    # IANA time zone, or AUTO: the zone of the place, or UTC without one. Default: `AUTO`.
    tz_str: Optional[str]
    # The same as `tz_str`.
    timezone: Optional[str]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # The format of the files. Default: `parquet`.
    format: Literal["parquet", "arrow", "csv", "ndjson"]
    # Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one.
    columns: Optional[List[str]]
    # The same as `format`.
    response_mode: Optional[Literal["json", "table"]]
    # Layout of a table; `columns` and `grid` imply `format=table`. Default: `rows`.
    table_style: Literal["rows", "columns", "grid"]
    # Tables of 1,000 positions or more come from series, within 0.0001 arcseconds of the library, 0.001 for the Moon. `library` asks the library for every position. Default: `auto`.
    precision: Literal["auto", "library"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused. Default: `auto`.
    ephemeris: Literal["auto", "files"]
    # Greenwich apparent sidereal time; on by default in a grid.
    include_sidereal_time: Optional[bool]
    # Positions as text (10°24' Pis) or in parts; text by default in tables.
    cell_format: Optional[Literal["parts", "text"]]
    # For each row, the path that returns only this row. Default: `false`.
    include_chart_links: bool
    # Signs in texts abbreviated (the default) or in full.
    sign_display: Optional[Literal["abbr", "full"]]
    # Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off.
    show_motion_markers: Optional[bool]
    # Files to split the table into, with equal numbers of rows. By default each takes a worker about ten seconds. Each has at most 25 million positions.
    parts: Optional[int]

class ExportReplyWaitsFor(TypedDict):
    code: Literal["no_worker", "other_data"]
    message: str

class ExportReplyError(TypedDict):
    code: str
    message: str

class ExportReply(TypedDict):
    export_id: str
    # `completed`, `failed` and `cancelled` are final.
    status: Literal["queued", "processing", "completed", "failed", "cancelled"]
    format: Literal["parquet", "arrow", "csv", "ndjson"]
    start: str
    end: Optional[str]
    step: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    # Rows of the whole table.
    rows: float
    rows_made: float
    # Since the first part was started. Null before.
    rows_per_second: Optional[float]
    parts: int
    parts_made: int
    # Of the finished parts.
    bytes: float
    # What the order cost.
    units: int
    # Units that were returned. Null unless the export failed or was cancelled. Rows that were downloaded before it started over stay paid.
    units_returned: Optional[int]
    # How often the export started over, because no worker has the release or the ephemeris files of the order any more. Files from before the last restart belong to another table: download all of them again.
    restarts: int
    created_at: str
    started_at: Optional[str]
    ended_at: Optional[str]
    # When its files are deleted. Null until it has ended.
    expires_at: Optional[str]
    # Null when it has ended.
    next_poll_after_seconds: Optional[int]
    # Why no part is in progress. Null while one is, while the export waits for its turn, and when it has ended.
    waits_for: Optional[ExportReplyWaitsFor]
    poll_url: str
    manifest_url: str
    error: Optional[ExportReplyError]
    # Every way in which the table differs from the request.
    warnings: List[Warning]

class ExportListReply(TypedDict):
    exports: List[ExportReply]

class ExportManifestReplyPartsItem(TypedDict):
    file: str
    # Counted from 0.
    first_row: float
    rows: float
    bytes: float
    # Hash of the file, in hexadecimal digits.
    sha256: str

class ExportManifestReply(TypedDict):
    export_id: str
    format: Literal["parquet", "arrow", "csv", "ndjson"]
    # As in the status. Files that were downloaded while it was lower do not match those below.
    restarts: int
    # Of the parts below.
    rows: float
    bytes: float
    # The finished ones, in order. All of them in a completed export.
    parts: List[ExportManifestReplyPartsItem]

class ExportDeletedReply(TypedDict):
    export_id: str
    deleted: Literal[True]

class PlaceList(TypedDict):
    # Exact matches of the name first, then by population.
    results: List[Place]
    # Number of results.
    count: int
    attribution: str

class Place(TypedDict):
    name: str
    # ISO 3166-1 alpha-2; XK is Kosovo.
    country: str
    # State, province or region.
    state: Optional[str]
    # County, district or department.
    district: Optional[str]
    lat: float
    lng: float
    # IANA name.
    timezone: str
    # 0 if it is unknown.
    population: int
    # In English.
    country_name: str
    # Id of the place at geonames.org.
    geoname_id: int

SkyEventsPreset = Literal["quiet", "daily", "full"]

class SkyEventsResponseMetaIncludes(TypedDict):
    include_moon: bool
    include_exact_hits: bool
    include_moon_exact_hits: bool
    include_ingresses: bool
    include_retrogrades: bool
    include_lunations: bool
    include_quarters: bool
    include_void_of_course: bool
    include_points: bool
    include_solar_terms: bool
    include_right_ascension: bool
    include_apsides: bool
    include_node_passages: bool

class SkyEventsResponseMeta(TypedDict):
    date: str
    # The last local date.
    end: str
    timezone: str
    # Version of the time zone data.
    timezone_data: str
    # The first instant of the first day, in UTC.
    starts_at: str
    # The first instant after the last day, in UTC: events lie before it.
    ends_at: str
    # Hours from `starts_at` to `ends_at`. One day has 24, or 23 or 25 when the clock changes.
    hours: float
    preset: Literal["quiet", "daily", "full"]
    # The `include_` settings that result from the preset and the parameters.
    includes: SkyEventsResponseMetaIncludes
    moon_void_definition: Literal["modern", "traditional"]
    zodiac_type: Literal["tropical"]
    calendar: str
    ephemeris: str
    # Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.
    precision: Literal["series", "library", "moshier"]
    # Number of events.
    events: int

class _SkyEventsResponse(TypedDict):
    meta: SkyEventsResponseMeta
    # In order of time; each lies at or after `starts_at` and before `ends_at`.
    events: List[SkyEvent]

class SkyEventsResponse(_SkyEventsResponse, total=False):
    # Every way in which the answer differs from the request.
    warnings: List[Warning]

class SkyEventEclipse(TypedDict):
    kind: Literal["total", "annular", "hybrid", "partial", "penumbral"]
    # Solar eclipses as in NASA’s canon: the ratio of the disks if central, otherwise the covered share of the diameter. Lunar eclipses: the umbral magnitude, or the penumbral magnitude if penumbral.
    magnitude: float
    # Greatest eclipse, in UTC; a few minutes from the conjunction or opposition.
    maximum: str
    saros: Optional[int]

class SkyEventVoidLastAspect(TypedDict):
    body: str
    type: str

class SkyEventVoid(TypedDict):
    # When the Moon enters the next sign, in UTC.
    ends: str
    next_sign: str
    # The aspect that begins the void; null if it begins with the sign.
    last_aspect: Optional[SkyEventVoidLastAspect]

class SkyEventSolarTerm(TypedDict):
    # Pinyin without tones: `lichun`.
    id: Literal["chunfen", "qingming", "guyu", "lixia", "xiaoman", "mangzhong", "xiazhi", "xiaoshu", "dashu", "liqiu", "chushu", "bailu", "qiufen", "hanlu", "shuangjiang", "lidong", "xiaoxue", "daxue", "dongzhi", "xiaohan", "dahan", "lichun", "yushui", "jingzhe"]
    # In English: Start of Spring.
    name: str
    # In simplified characters: 立春.
    chinese: str
    # With tones: lìchūn.
    pinyin: str

class SkyEventApsis(TypedDict):
    kind: Literal["perigee", "apogee", "perihelion", "aphelion"]
    distance_au: float
    distance_km: float

class _SkyEvent(TypedDict):
    # The same event has the same id in every answer.
    id: str
    kind: Literal["lunation", "station", "ingress", "exact_aspect", "moon_exact_aspect", "void_of_course_begins", "void_of_course_ends", "moon_ingress", "solar_term", "right_ascension_conjunction", "apsis", "node_passage"]
    # ISO 8601, to the second.
    utc: str
    # ISO 8601, to the second.
    local: str
    # The moving body comes first: the Moon, otherwise the faster planet.
    bodies: List[SkyEventBody]
    # Only for exact aspects and lunations.
    aspect: Optional[Literal["conjunction", "opposition", "trine", "square", "sextile"]]
    # The sign of the first body from the event on.
    sign: str
    # Only for ingresses: the sign that the body leaves.
    from_sign: Optional[str]
    # Position of the first body. At an ingress it is 0 or 29.9999999 degrees of the new sign.
    longitude_deg: float

class SkyEvent(_SkyEvent, total=False):
    # Only for lunations.
    phase: Literal["new_moon", "first_quarter", "full_moon", "last_quarter"]
    # Only for new and full Moons; null without an eclipse.
    eclipse: Optional[SkyEventEclipse]
    # Only for stations.
    turns: Literal["retrograde", "direct"]
    # Only for the beginning of a void of course.
    void: SkyEventVoid
    # Only for the end of a void of course: when it began, in UTC; null where the ephemeris does not reach back.
    void_began: Optional[str]
    # Only for solar terms.
    solar_term: SkyEventSolarTerm
    # Only for conjunctions in right ascension: the right ascension of both bodies, apparent, of date.
    right_ascension_deg: float
    # Only for conjunctions in right ascension: the declination of the first body minus the declination of the second. If it is positive, the first body passes to the north.
    declination_difference_deg: float
    # Only for apsides: the distance of the Moon from the Earth, or of a planet from the Sun. An apsis of `sun` belongs to the orbit of the Earth.
    apsis: SkyEventApsis
    # Only for passages through a node. After an ascending one the body is north of the ecliptic.
    node: Literal["ascending", "descending"]
    formulation: str

class _SkyEventBody(TypedDict):
    # `sun`, `moon`, `north_node`.
    id: str
    name: str
    # Apparent ecliptic longitude, seven decimals.
    longitude_deg: float
    # Id of the sign: `pisces`.
    sign: str
    # To the minute of arc: 28°50' Aqu.
    position_text: str
    # At a station: the direction after it.
    retrograde: bool

class SkyEventBody(_SkyEventBody, total=False):
    # Only for the lunar node.
    variant: Literal["mean", "true", "interpolated"]

class NumerologyMethodsResponseRequestDiscriminator(TypedDict):
    property_path: str
    values: List[Literal["pythagorean", "chaldean", "kabbalah", "ank_jyotish"]]

class NumerologyMethodsResponseResponseDiscriminator(TypedDict):
    property_path: str
    values: List[Literal["pythagorean", "chaldean", "kabbalah", "ank_jyotish"]]

class NumerologyMethodsResponse(TypedDict):
    # Changes whenever the registry changes.
    registry_version: Literal["2026-07"]
    # Select by `system`, and profiles by `id`: the order may change.
    systems: List[NumerologySystem]
    content_sources: List[NumerologyContentSource]
    request_discriminator: NumerologyMethodsResponseRequestDiscriminator
    response_discriminator: NumerologyMethodsResponseResponseDiscriminator

class NumerologySystemInterpretationSupportLocalesItem(TypedDict):
    locale: str
    content: List[Literal["text", "label"]]
    version: str

class NumerologySystemInterpretationSupport(TypedDict):
    # Without `include_interpretations`.
    default: Literal["excluded"]
    content_kinds: List[str]
    locales: List[NumerologySystemInterpretationSupportLocalesItem]
    corpus_id: str
    # A number without a text gets an entry in `warnings`.
    unavailability_policy: Literal["warning"]
    # A missing text is never replaced by another.
    fallback_policy: Literal["none"]

class NumerologySystemComponentSources(TypedDict):
    # Ids in `content_sources`.
    moolank: List[str]
    # Ids in `content_sources`.
    bhagyank: List[str]
    # Ids in `content_sources`.
    namank: List[str]
    # Ids in `content_sources`.
    graha: List[str]
    # Ids in `content_sources`.
    policies: List[str]

class _NumerologySystem(TypedDict):
    system: Literal["pythagorean", "chaldean", "kabbalah", "ank_jyotish"]
    status: Literal["supported"]
    profiles: List[NumerologyProfile]
    calculations: List[NumerologyCalculation]
    master_policies: List[Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]]
    compound_policies: List[Literal["root_only", "compound_and_root", "full_trace"]]
    alphabet_ids: List[str]
    supported_name_scripts: List[str]
    interpretation_support: NumerologySystemInterpretationSupport

class NumerologySystem(_NumerologySystem, total=False):
    profile_type: Literal["explicit_composite_modern"]
    component_sources: NumerologySystemComponentSources
    # By number from 1 to 9.
    graha_mapping: Dict[str, NumerologyGraha]

class NumerologyProfilePolicyCombinationsItem(TypedDict):
    master_policy: Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]
    compound_policy: Literal["root_only", "compound_and_root", "full_trace"]

class _NumerologyProfile(TypedDict):
    # Stable: a new definition gets a new id.
    id: str
    # Other names that a request may use.
    aliases: List[str]
    # Dotted paths of the request. ` OR ` joins alternatives.
    required_fields: List[str]
    policy_combinations: List[NumerologyProfilePolicyCombinationsItem]
    calculation_slugs: List[str]
    # The table of letter values.
    alphabet_id: str

class NumerologyProfile(_NumerologyProfile, total=False):
    name_source: Literal["birth", "current"]
    birth_date_boundary: Literal["civil_midnight"]
    calendar: Literal["gregory"]
    date_digit_order: Literal["DDMMYYYY"]
    oracle_corpus_id: str

class NumerologyCalculationLabels(TypedDict):
    en: str
    hi: str

class _NumerologyCalculation(TypedDict):
    slug: str
    # Its path in `data`.
    group: Literal["core", "cycles", "life", "name", "karmic_debts"]
    aliases: List[str]
    method_variance: List[NumerologyMethodVariance]

class NumerologyCalculation(_NumerologyCalculation, total=False):
    labels: NumerologyCalculationLabels

class NumerologyMethodVariance(TypedDict):
    id: str
    # What this service does.
    statement: str
    # What other authorities do.
    alternatives: List[str]
    # Ids in `content_sources`.
    source_ids: List[str]
    # `orrery`: no source decides this; Orrery chose.
    settled_by: Literal["sources", "orrery"]
    # The profile with this choice, if other profiles differ.
    profile_id: Optional[str]

class NumerologyGraha(TypedDict):
    number: int
    english: str
    romanization: str
    iast: str
    hindi: str
    aliases: List[str]

class _NumerologyContentSource(TypedDict):
    id: str
    type: Literal["web_page", "book", "standard", "policy", "corpus"]
    authority_class: Literal["author", "practitioner", "reference", "calculator", "standard", "orrery"]
    title: str
    usage: str
    # Parts that cite the source: slugs, ids of policies and of alphabets.
    supports: List[str]
    # Claims for which the source must not be cited.
    does_not_support: List[str]

class NumerologyContentSource(_NumerologyContentSource, total=False):
    url: str
    locator: str
    # Printed values that check this implementation.
    evidence: str
    edition: str

class NumerologyAlphabetsResponse(TypedDict):
    # Changes whenever the registry changes.
    registry_version: Literal["2026-07"]
    alphabets: List[NumerologyAlphabet]

class _NumerologyAlphabetLettersItem(TypedDict):
    letter: str
    value: int

class NumerologyAlphabetLettersItem(_NumerologyAlphabetLettersItem, total=False):
    # The spelled name whose letters are added.
    name: str

class NumerologyAlphabet(TypedDict):
    id: str
    systems: List[Literal["pythagorean", "chaldean", "kabbalah", "ank_jyotish"]]
    script: Literal["Latn", "Hebr"]
    # Steps that prepare a name, in this order.
    normalisation: List[str]
    # Values of final letter forms.
    finals: Optional[str]
    letters: List[NumerologyAlphabetLettersItem]
    # Ids in `content_sources`.
    source_ids: List[str]

class NumerologyProfileRequestSubjectNameTransliteration(TypedDict, total=False):
    # The scheme of the transliteration, such as ISO 15919.
    profile: Optional[str]
    birth: Optional[str]
    current: Optional[str]

class NumerologyProfileRequestSubjectName(TypedDict, total=False):
    # The full name given at birth.
    birth: Optional[str]
    # The name in use.
    current: Optional[str]
    # Script of the names by ISO 15924. Latn by default; Hebr in kabbalah.
    script: Optional[str]
    # The names in Latin letters. Required for each name in another script, and read instead of it; not in kabbalah.
    transliteration: Optional[NumerologyProfileRequestSubjectNameTransliteration]

class NumerologyProfileRequestSubject(TypedDict, total=False):
    # Required in pythagorean and ank_jyotish.
    birth_date: Optional[str]
    # Required in chaldean, kabbalah and ank_jyotish.
    name: Optional[NumerologyProfileRequestSubjectName]
    # The calendar of all dates.
    calendar: Optional[Literal["gregory"]]
    # Language of labels in ank_jyotish. Interpretations are only in English. `en` by default.
    locale: Optional[Literal["en", "en-IN", "hi", "hi-IN"]]
    # IANA time zone that decides the current day, or AUTO: the zone of the place.
    tz_str: Optional[str]
    # A place of the gazetteer. Coordinates take precedence.
    city: Optional[str]
    lat: Optional[float]
    lng: Optional[float]

class NumerologyProfileRequestDateContext(TypedDict, total=False):
    # The day of the personal year, month and day.
    reference_date: Optional[str]
    # A personal year begins on 1 January.
    year_anchor: Optional[Literal["calendar_year"]]

class _NumerologyProfileRequest(TypedDict):
    method: Union[PythagoreanMethod, ChaldeanMethod, KabbalahMethod, AnkJyotishMethod]
    subject: NumerologyProfileRequestSubject

class NumerologyProfileRequest(_NumerologyProfileRequest, total=False):
    date_context: Optional[NumerologyProfileRequestDateContext]
    # Texts by Orrery for each number, in English. Default: `false`.
    include_interpretations: bool

class _PythagoreanMethod(TypedDict):
    system: Literal["pythagorean"]

class PythagoreanMethod(_PythagoreanMethod, total=False):
    # A profile id of the registry or its alias; `standard` by default.
    profile: Optional[Literal["pythagorean-component-preserve-core-v1", "standard", "pythagorean-raw-date-preserve-core-v1", "raw_date"]]
    # `preserve_core_11_22_33` in every profile of the system.
    master_policy: Optional[Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]]
    # How many steps the answer shows; `full_trace` by default. Only pythagorean profiles allow `root_only`.
    compound_policy: Optional[Literal["root_only", "compound_and_root", "full_trace"]]
    # Not allowed here: the profile decides which name is read.
    name_source: Optional[Literal["birth", "current"]]

class _ChaldeanMethod(TypedDict):
    system: Literal["chaldean"]

class ChaldeanMethod(_ChaldeanMethod, total=False):
    # A profile id of the registry, or its alias. By default the profile of the given name; required if both names are given.
    profile: Optional[Literal["chaldean-cheiro-current-name-v1", "current_name", "chaldean-cheiro-birth-name-v1", "birth_name"]]
    # `reduce_all` in every profile of the system.
    master_policy: Optional[Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]]
    # How many steps the answer shows; `full_trace` by default. Only pythagorean profiles allow `root_only`.
    compound_policy: Optional[Literal["root_only", "compound_and_root", "full_trace"]]
    # Not allowed here: the profile decides which name is read.
    name_source: Optional[Literal["birth", "current"]]

class _KabbalahMethod(TypedDict):
    system: Literal["kabbalah"]

class KabbalahMethod(_KabbalahMethod, total=False):
    # A profile id of the registry or its alias; `standard` by default.
    profile: Optional[Literal["kabbalah-gematria-hechrechi-v1", "standard", "kabbalah-gematria-siduri-v1", "ordinal", "kabbalah-gematria-katan-v1", "reduced_letters", "kabbalah-gematria-katan-mispari-v1", "reduced_total", "kabbalah-gematria-millui-alef-v1", "full_letter_names", "kabbalah-gematria-millui-alef-reduced-v1", "full_letter_names_reduced"]]
    # `not_applicable` in every profile of the system.
    master_policy: Optional[Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]]
    # How many steps the answer shows; `full_trace` by default. Only pythagorean profiles allow `root_only`.
    compound_policy: Optional[Literal["root_only", "compound_and_root", "full_trace"]]
    # Which name is read. Required if both are given.
    name_source: Optional[Literal["birth", "current"]]

class _AnkJyotishMethod(TypedDict):
    system: Literal["ank_jyotish"]

class AnkJyotishMethod(_AnkJyotishMethod, total=False):
    # A profile id of the registry or its alias; `standard` by default.
    profile: Optional[Literal["ank-jyotish-civil-cheiro-navagraha-reduce-all-v1", "standard"]]
    # `reduce_all` in every profile of the system.
    master_policy: Optional[Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]]
    # How many steps the answer shows; `full_trace` by default. Only pythagorean profiles allow `root_only`.
    compound_policy: Optional[Literal["root_only", "compound_and_root", "full_trace"]]
    # Which name is read. Required if both are given.
    name_source: Optional[Literal["birth", "current"]]

class NumerologyProfileResponseMethod(TypedDict):
    system: Literal["pythagorean", "chaldean", "kabbalah", "ank_jyotish"]
    profile: Literal["pythagorean-component-preserve-core-v1", "pythagorean-raw-date-preserve-core-v1", "chaldean-cheiro-current-name-v1", "chaldean-cheiro-birth-name-v1", "kabbalah-gematria-hechrechi-v1", "kabbalah-gematria-siduri-v1", "kabbalah-gematria-katan-v1", "kabbalah-gematria-katan-mispari-v1", "kabbalah-gematria-millui-alef-v1", "kabbalah-gematria-millui-alef-reduced-v1", "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1"]
    # The id or the alias that was sent.
    profile_requested: Optional[str]
    master_policy: Literal["preserve_core_11_22_33", "reduce_all", "not_applicable"]
    compound_policy: Literal["root_only", "compound_and_root", "full_trace"]
    # The name that was read; null without one.
    name_source: Optional[Literal["birth", "current"]]

class NumerologyProfileResponseProvenanceTransliteration(TypedDict):
    used: bool
    profile: Optional[str]

class NumerologyProfileResponseProvenanceDateContext(TypedDict):
    reference_date: str
    resolved_from: Literal["reference_date", "tz_str", "place"]
    timezone: Optional[str]
    year_anchor: Literal["calendar_year"]

class NumerologyProfileResponseProvenance(TypedDict):
    registry_version: Literal["2026-07"]
    # The table of letter values; null without a name.
    alphabet_id: Optional[str]
    # Whether the name was read from its transliteration; null where none was given.
    transliteration: Optional[NumerologyProfileResponseProvenanceTransliteration]
    # Every choice of method, by its id in the registry.
    policies: List[str]
    # Sources of these choices, by id in `content_sources` of the registry.
    sources: List[str]
    # Author of the interpretations.
    corpus_id: Optional[str]
    # The day of the personal cycles; null in systems without personal cycles.
    date_context: Optional[NumerologyProfileResponseProvenanceDateContext]

class NumerologyProfileResponseWarningsItem(TypedDict):
    code: Literal["unknown_field", "name_absent", "signs_ignored", "number_uncounted", "transliteration_ignored", "zone_disputed", "reference_before_birth", "interpretation_unavailable"]
    message: str
    calculation: Optional[str]
    number: Optional[int]

class NumerologyProfileResponse(TypedDict):
    data: Union[PythagoreanProfile, ChaldeanProfile, KabbalahProfile, AnkJyotishProfile]
    # The method as it was resolved.
    method: NumerologyProfileResponseMethod
    provenance: NumerologyProfileResponseProvenance
    warnings: List[NumerologyProfileResponseWarningsItem]

class _PythagoreanProfileCore(TypedDict):
    life_path: NumerologyNumber
    birthday: NumerologyNumber

class PythagoreanProfileCore(_PythagoreanProfileCore, total=False):
    # Everything about the name is absent without one.
    expression: NumerologyNumber
    soul_urge: Union[NumerologyNumber, NumerologyUncounted]
    personality: Union[NumerologyNumber, NumerologyUncounted]
    maturity: NumerologyNumber

class PythagoreanProfileCycles(TypedDict):
    personal_year: NumerologyNumber
    personal_month: NumerologyNumber
    personal_day: NumerologyNumber

class PythagoreanProfileLife(TypedDict):
    life_cycles: List[NumerologyPeriod]
    pinnacles: List[NumerologyPeriod]
    challenges: List[NumerologyChallenge]

class _PythagoreanProfileNameHiddenPassion(TypedDict):
    # In ascending order.
    digits: List[int]
    # Number of letters with each digit.
    count: int

class PythagoreanProfileNameHiddenPassion(_PythagoreanProfileNameHiddenPassion, total=False):
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class _PythagoreanProfileNameKarmicLessons(TypedDict):
    # In ascending order.
    digits: List[int]

class PythagoreanProfileNameKarmicLessons(_PythagoreanProfileNameKarmicLessons, total=False):
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class PythagoreanProfileName(TypedDict):
    balance: NumerologyNumber
    subconscious_self: NumerologyNumber
    hidden_passion: PythagoreanProfileNameHiddenPassion
    karmic_lessons: PythagoreanProfileNameKarmicLessons

class PythagoreanProfileKarmicDebtsItem(TypedDict):
    debt: int
    met_in: str

class _PythagoreanProfile(TypedDict):
    kind: Literal["pythagorean"]
    profile: Literal["pythagorean-component-preserve-core-v1", "pythagorean-raw-date-preserve-core-v1", "chaldean-cheiro-current-name-v1", "chaldean-cheiro-birth-name-v1", "kabbalah-gematria-hechrechi-v1", "kabbalah-gematria-siduri-v1", "kabbalah-gematria-katan-v1", "kabbalah-gematria-katan-mispari-v1", "kabbalah-gematria-millui-alef-v1", "kabbalah-gematria-millui-alef-reduced-v1", "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1"]
    # How the name was read; null without one.
    reading: Optional[NumerologyNameReading]
    core: PythagoreanProfileCore
    cycles: PythagoreanProfileCycles
    life: PythagoreanProfileLife
    name: Optional[PythagoreanProfileName]
    karmic_debts: List[PythagoreanProfileKarmicDebtsItem]

class PythagoreanProfile(_PythagoreanProfile, total=False):
    # Only with `include_interpretations`. Each number once for each calculation.
    interpretations: List[NumerologyInterpretation]

class NumerologyNameReading(TypedDict):
    # The words of the name in letters of the alphabet.
    words: List[str]
    # Characters that were ignored.
    ignored: List[str]

class _NumerologyNumber(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]

class NumerologyNumber(_NumerologyNumber, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class NumerologyStep1LettersItem(TypedDict):
    letter: str
    value: int

class NumerologyStep1(TypedDict):
    kind: Literal["letters"]
    # The input of the step, such as `month` or `JOHN`.
    of: str
    letters: List[NumerologyStep1LettersItem]
    result: int

NumerologyStep2 = TypedDict("NumerologyStep2", {"kind": "Literal[\"digits\"]", "of": "str", "from": "int", "digits": "List[int]", "result": "int"}, total=False)

class NumerologyStep3(TypedDict):
    kind: Literal["kept"]
    # The input of the step, such as `month` or `JOHN`.
    of: str
    result: int

class NumerologyStep4TermsItem(TypedDict):
    of: str
    value: int

class NumerologyStep4(TypedDict):
    kind: Literal["sum"]
    # The input of the step, such as `month` or `JOHN`.
    of: str
    terms: List[NumerologyStep4TermsItem]
    result: int

class NumerologyStep5TermsItem(TypedDict):
    of: str
    value: int

class NumerologyStep5(TypedDict):
    kind: Literal["difference"]
    # The input of the step, such as `month` or `JOHN`.
    of: str
    terms: List[NumerologyStep5TermsItem]
    result: int

class NumerologyStep6(TypedDict):
    kind: Literal["counts"]
    # The input of the step, such as `month` or `JOHN`.
    of: str
    counts: List[int]
    result: int

NumerologyStep = Union["NumerologyStep1", "NumerologyStep2", "NumerologyStep3", "NumerologyStep4", "NumerologyStep5", "NumerologyStep6"]

class NumerologyUncounted(TypedDict):
    value: None
    reason: Literal["no_vowels", "no_consonants"]

class _NumerologyPeriod(TypedDict):
    ordinal: int
    # In completed years.
    from_age: int
    # The last year of the period; null: to the end of life.
    to_age: Optional[int]
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]

class NumerologyPeriod(_NumerologyPeriod, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class _NumerologyChallenge(TypedDict):
    ordinal: int
    is_main: bool
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]

class NumerologyChallenge(_NumerologyChallenge, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class NumerologyInterpretation(TypedDict):
    # Key of the text in the corpus: `pythagorean.life_path.11`.
    key: str
    calculation: str
    number: int
    title: str
    text: str

class ChaldeanProfileCoreChaldeanNameNumberWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _ChaldeanProfileCoreChaldeanNameNumber(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[ChaldeanProfileCoreChaldeanNameNumberWordsItem]
    # Cheiro’s method: the sum of the units of all words. For a single word, its total.
    unit_sum: int
    # The sum of all letters, the method of other authors.
    grand_total: int
    # The compound number from 10 to 52 whose meaning applies; 33 has the meaning of 24. Null if none applies.
    meaning_of: Optional[int]

class ChaldeanProfileCoreChaldeanNameNumber(_ChaldeanProfileCoreChaldeanNameNumber, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class ChaldeanProfileCore(TypedDict):
    chaldean_name_number: ChaldeanProfileCoreChaldeanNameNumber

class _ChaldeanProfile(TypedDict):
    kind: Literal["chaldean"]
    profile: Literal["pythagorean-component-preserve-core-v1", "pythagorean-raw-date-preserve-core-v1", "chaldean-cheiro-current-name-v1", "chaldean-cheiro-birth-name-v1", "kabbalah-gematria-hechrechi-v1", "kabbalah-gematria-siduri-v1", "kabbalah-gematria-katan-v1", "kabbalah-gematria-katan-mispari-v1", "kabbalah-gematria-millui-alef-v1", "kabbalah-gematria-millui-alef-reduced-v1", "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1"]
    reading: NumerologyNameReading
    core: ChaldeanProfileCore

class ChaldeanProfile(_ChaldeanProfile, total=False):
    # Only with `include_interpretations`. Each number once for each calculation.
    interpretations: List[NumerologyInterpretation]

class KabbalahProfileCoreGematriaHechrechiWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _KabbalahProfileCoreGematriaHechrechi(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[KabbalahProfileCoreGematriaHechrechiWordsItem]
    # The sum of all words before any reduction.
    total: int

class KabbalahProfileCoreGematriaHechrechi(_KabbalahProfileCoreGematriaHechrechi, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class KabbalahProfileCoreGematriaSiduriWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _KabbalahProfileCoreGematriaSiduri(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[KabbalahProfileCoreGematriaSiduriWordsItem]
    # The sum of all words before any reduction.
    total: int

class KabbalahProfileCoreGematriaSiduri(_KabbalahProfileCoreGematriaSiduri, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class KabbalahProfileCoreGematriaKatanWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _KabbalahProfileCoreGematriaKatan(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[KabbalahProfileCoreGematriaKatanWordsItem]
    # The sum of all words before any reduction.
    total: int

class KabbalahProfileCoreGematriaKatan(_KabbalahProfileCoreGematriaKatan, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class KabbalahProfileCoreGematriaKatanMispariWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _KabbalahProfileCoreGematriaKatanMispari(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[KabbalahProfileCoreGematriaKatanMispariWordsItem]
    # The sum of all words before any reduction.
    total: int

class KabbalahProfileCoreGematriaKatanMispari(_KabbalahProfileCoreGematriaKatanMispari, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class KabbalahProfileCoreGematriaMilluiAlefWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _KabbalahProfileCoreGematriaMilluiAlef(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[KabbalahProfileCoreGematriaMilluiAlefWordsItem]
    # The sum of all words before any reduction.
    total: int

class KabbalahProfileCoreGematriaMilluiAlef(_KabbalahProfileCoreGematriaMilluiAlef, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class KabbalahProfileCoreGematriaMilluiAlefReducedWordsItem(TypedDict):
    word: str
    total: int
    # The total reduced to one digit.
    unit: int

class _KabbalahProfileCoreGematriaMilluiAlefReduced(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    words: List[KabbalahProfileCoreGematriaMilluiAlefReducedWordsItem]
    # The sum of all words before any reduction.
    total: int

class KabbalahProfileCoreGematriaMilluiAlefReduced(_KabbalahProfileCoreGematriaMilluiAlefReduced, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class KabbalahProfileCore(TypedDict, total=False):
    gematria_hechrechi: KabbalahProfileCoreGematriaHechrechi
    gematria_siduri: KabbalahProfileCoreGematriaSiduri
    gematria_katan: KabbalahProfileCoreGematriaKatan
    gematria_katan_mispari: KabbalahProfileCoreGematriaKatanMispari
    gematria_millui_alef: KabbalahProfileCoreGematriaMilluiAlef
    gematria_millui_alef_reduced: KabbalahProfileCoreGematriaMilluiAlefReduced

class _KabbalahProfile(TypedDict):
    kind: Literal["kabbalah"]
    profile: Literal["pythagorean-component-preserve-core-v1", "pythagorean-raw-date-preserve-core-v1", "chaldean-cheiro-current-name-v1", "chaldean-cheiro-birth-name-v1", "kabbalah-gematria-hechrechi-v1", "kabbalah-gematria-siduri-v1", "kabbalah-gematria-katan-v1", "kabbalah-gematria-katan-mispari-v1", "kabbalah-gematria-millui-alef-v1", "kabbalah-gematria-millui-alef-reduced-v1", "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1"]
    reading: NumerologyNameReading
    # Only the calculation of the profile is present.
    core: KabbalahProfileCore

class KabbalahProfile(_KabbalahProfile, total=False):
    # Only with `include_interpretations`. Each number once for each calculation.
    interpretations: List[NumerologyInterpretation]

class AnkJyotishProfileCore(TypedDict):
    moolank: NumerologyRuledNumber
    bhagyank: NumerologyRuledNumber
    namank: NumerologyRuledNumber

class _AnkJyotishProfile(TypedDict):
    kind: Literal["ank_jyotish"]
    profile: Literal["pythagorean-component-preserve-core-v1", "pythagorean-raw-date-preserve-core-v1", "chaldean-cheiro-current-name-v1", "chaldean-cheiro-birth-name-v1", "kabbalah-gematria-hechrechi-v1", "kabbalah-gematria-siduri-v1", "kabbalah-gematria-katan-v1", "kabbalah-gematria-katan-mispari-v1", "kabbalah-gematria-millui-alef-v1", "kabbalah-gematria-millui-alef-reduced-v1", "ank-jyotish-civil-cheiro-navagraha-reduce-all-v1"]
    reading: NumerologyNameReading
    core: AnkJyotishProfileCore

class AnkJyotishProfile(_AnkJyotishProfile, total=False):
    # Only with `include_interpretations`. Each number once for each calculation.
    interpretations: List[NumerologyInterpretation]

class _NumerologyRuledNumberGraha(TypedDict):
    number: int
    # In the language of the locale.
    name: str
    english: str
    romanization: str
    iast: str
    hindi: str
    aliases: List[str]

class NumerologyRuledNumberGraha(_NumerologyRuledNumberGraha, total=False):
    # Only with a Hindi locale: in Hindi.
    epithet: str

class _NumerologyRuledNumber(TypedDict):
    value: int
    # The value reduced to one digit: 2 of the master number 11.
    root: int
    # 11, 22 or 33, kept by the master policy.
    is_master: bool
    # 13, 14, 16 or 19, if this number is the direct reduction of one of them.
    karmic_debts: List[int]
    # Name of the number, in the language of the locale.
    label: str
    graha: NumerologyRuledNumberGraha

class NumerologyRuledNumber(_NumerologyRuledNumber, total=False):
    # The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.
    compound: Optional[str]
    # Every step in order. Only with `compound_policy` `full_trace`.
    trace: List[NumerologyStep]

class Onboarding(TypedDict):
    full_name: Optional[str]
    company: Optional[str]
    role: Optional[Literal["developer", "founder", "product", "astrologer", "designer", "researcher", "student", "other"]]
    use_case: Optional[Literal["app", "website", "agent", "reports", "client_practice", "content", "research", "personal", "other"]]
    expected_volume: Optional[Literal["under_1000", "under_10000", "under_100000", "under_1000000", "more", "unknown"]]
    referral_source: Optional[Literal["search", "ai_assistant", "code_host", "recommendation", "social_media", "article", "video", "other"]]
    marketing_consent: Optional[bool]
    updated_at: str

class AccountProfileUsage(TypedDict):
    # Calendar days or months in UTC.
    period: Literal["day", "month"]
    # Units of the plan in its period, and extra units that are left.
    limit: int
    # Units of the plan.
    used: int
    # Units of the plan and extra units.
    remaining: int
    resets_at: str

class AccountProfile(TypedDict):
    # The account.
    id: str
    # The id of the user at the identity provider: the `sub` of the access tokens.
    user_id: str
    # Null if the identity provider gave none.
    email: Optional[str]
    # Whether the identity provider has confirmed the address.
    email_verified: bool
    # If no name is known: the e-mail address, otherwise the user_id.
    name: str
    # The plan sets the limits: see X-RateLimit-Limit and `usage`.
    plan: Literal["free", "entry", "high", "operator"]
    # inactive when the subscription has ended: requests with API keys then get 403.
    status: Literal["active", "inactive"]
    created_at: str
    # The answers saved by POST /api/v1/auth/onboarding.
    onboarding: Optional[Onboarding]
    # Units used in the current period.
    usage: AccountProfileUsage
    # API keys that are neither revoked nor expired.
    live_keys: int
    # Whether the account has a branding image for the footer of PDF reports.
    report_branding: bool

class FeedbackResponse(TypedDict):
    rating: int
    comment: Optional[str]
    endpoint: Optional[str]
    minutes_to_first_success: Optional[float]
    updated_at: str

class ReportBrandingResponse(TypedDict):
    present: bool
    # Pixels of the stored image: at most 1200.
    width: Optional[int]
    # At most 400.
    height: Optional[int]
    bytes: Optional[int]
    # Every upload is stored as PNG.
    content_type: Optional[Literal["image/png"]]
    # Hash of the stored image, hexadecimal.
    sha256: Optional[str]
    footer_label: Optional[str]
    updated_at: Optional[str]

class BillingDetails(TypedDict):
    # The product that is sold.
    product_code: Literal["api"]
    plan: str
    # inactive: requests get 403 Subscription required.
    status: Literal["active", "inactive"]
    # Whether the portal can be opened.
    has_customer: bool
    # Null for an account that never had one.
    subscription: Optional[BilledSubscription]
    report_credits: int
    # Extra units that are left. They are used once the units of the plan run out.
    units_bought: int
    # At most 20, newest first.
    purchases: List[Purchase]

class BilledSubscription(TypedDict):
    # trialing, active, canceling (paid until the end) and past_due (in its grace period) have the plan; expired and unpaid get 403; paused, incomplete and canceled have the limits of the free plan.
    state: Literal["trialing", "active", "canceling", "past_due", "expired", "unpaid", "paused", "incomplete", "canceled"]
    plan: Literal["entry", "high"]
    # Null when it will not be renewed.
    renews_at: Optional[str]
    # When a cancelled subscription ends, or null.
    ends_at: Optional[str]
    # While a payment is overdue: from then on requests get 403.
    grace_ends_at: Optional[str]
    trial_ends_at: Optional[str]
    # A change of plan at the end of the period, or null.
    next_plan: Optional[Literal["entry", "high"]]
    next_plan_at: Optional[str]

class Purchase(TypedDict):
    kind: Literal["plan", "report_credits", "request_pack"]
    # Null for purchases that are not a plan.
    plan: Optional[Literal["entry", "high"]]
    # Report credits or units. One for a plan.
    quantity: int
    status: Literal["open", "complete", "expired"]
    # In the minor units of the currency.
    amount: Optional[int]
    currency: Optional[str]
    at: str
    # The part of the quantity that a refund or a lost dispute took back.
    taken_back: int
    # The part of the quantity that was refunded after it had been used.
    owed: int

class NotificationSettings(TypedDict):
    # News about the service.
    product_updates: bool
    # A warning when most units of your plan are used.
    usage_alerts: bool
    # Receipts, renewals and failed payments.
    billing_notices: bool
    # An e-mail when an ordered report is ready.
    report_ready: bool
    # New keys and sign-ins. These alerts cannot be switched off: only true is allowed.
    security_alerts: bool

class AccountDataReportsItem(TypedDict):
    job_id: str
    status: str
    # Whom the report is about.
    name: Optional[str]
    # The birth, in words.
    born: Optional[str]
    ordered_at: str
    ended_at: Optional[str]
    # Why there is no report.
    error: Optional[str]
    credit_returned: bool

class AccountDataWebhooksItem(TypedDict):
    # The report that the webhook was about.
    job_id: str
    url: str
    state: Literal["pending", "delivered", "given_up"]
    attempts: int
    # The HTTP status of the last attempt.
    last_status: Optional[int]
    last_error: Optional[str]
    ended_at: Optional[str]

class AccountData(TypedDict):
    made_at: str
    account: AccountProfile
    feedback: Optional[FeedbackResponse]
    notifications: NotificationSettings
    branding: ReportBrandingResponse
    # Without their secrets, which are not stored.
    keys: List[KeyResponse]
    # Empty if an external issuer manages them.
    sessions: List[SessionResponse]
    assistants: List[GrantResponse]
    # Plan, subscription and purchases. Invoices are at Stripe.
    billing: BillingDetails
    exports: List[ExportReply]
    # The saved people with their notes, tags and public links.
    people: List[PersonReply]
    events: List[AccountEvent]
    reports: List[AccountDataReportsItem]
    webhooks: List[AccountDataWebhooksItem]
    requests: List[LogEntry]
    # What refused and failed requests of keys that keep it have sent.
    kept_requests: List[KeptRequest]
    # Lists that have more entries than the file, which has at most 5000 people, 1000 purchases, 5000 events, 10000 reports, 10000 webhooks, 10000 requests, 500 kept_requests.
    left_out: List[Literal["people", "purchases", "events", "reports", "webhooks", "requests", "kept_requests"]]

class _KeyResponse(TypedDict):
    id: str
    name: str
    # The first 15 characters of the key, to recognise it.
    prefix: str
    # What the key may be used for; null means everything.
    areas: Optional[List[Literal["natal", "charts", "transits", "ephemeris", "sky_events", "places", "vedic", "numerology", "reports"]]]
    # Origins whose pages may use the key; null: none.
    allowed_origins: Optional[List[str]]
    # The most units that it may spend in a calendar month in UTC.
    units_per_month: Optional[int]
    # Units spent in the current month. Only counted for keys with `units_per_month`; otherwise null.
    units_this_month: Optional[int]
    # Whether it is a test key, which costs nothing and gets samples.
    is_test: bool
    # Whether the contents of its refused and failed requests are kept.
    keeps_errors: bool
    created_at: str
    # When the key was last used, to the minute.
    last_used_at: Optional[str]
    expires_at: Optional[str]
    revoked_at: Optional[str]
    state: Literal["active", "expired", "revoked"]

class KeyResponse(_KeyResponse, total=False):
    # The full key. Only this answer shows it: save it now.
    key: str

class SessionResponse(TypedDict):
    id: str
    created_at: str
    # When one of its access tokens was last used, to the minute.
    last_seen_at: str
    expires_at: str
    # User agent of the browser or program that signed in.
    user_agent: Optional[str]
    # The network that opened the session. The full IP address is not stored.
    network: Optional[str]
    # Whether the access token of this request belongs to this session.
    current: bool

class GrantResponseClient(TypedDict):
    id: str
    # The name that the client gives itself. It has not been verified.
    name: Optional[str]
    # The host that publishes the metadata of the client.
    verified_host: Optional[str]

class GrantResponseScopesItem(TypedDict):
    name: Literal["natal", "charts", "transits", "ephemeris", "sky_events", "places", "vedic", "numerology", "reports"]
    description: str

class GrantResponse(TypedDict):
    id: str
    client: GrantResponseClient
    redirect_host: str
    resource: str
    scopes: List[GrantResponseScopesItem]
    created_at: str
    # When the assistant last used the service, or last got or renewed its access. To the minute.
    last_used_at: str
    # When the grant expires unless the client renews it.
    expires_at: str

class _PersonReply(TypedDict):
    id: str
    # The name in the list.
    name: str
    # Astronomical: 0 is 1 BC.
    year: int
    month: int
    day: int
    time_known: bool
    tz_str: Optional[str]
    calendar: Literal["auto", "gregorian", "julian", "swedish"]
    notes: str
    tags: List[str]
    created_at: str
    updated_at: str
    # The public link to the chart; null if there is none.
    link: Optional[PersonLink]

class PersonReply(_PersonReply, total=False):
    # Required unless `time_known` is false.
    hour: Optional[int]
    # Required unless `time_known` is false.
    minute: Optional[int]
    second: Optional[int]
    # A place of the gazetteer. Coordinates take precedence.
    city: Optional[str]
    # The state or province of `city`.
    state: Optional[str]
    # The country of `city`.
    country: Optional[str]
    lat: Optional[float]
    lng: Optional[float]
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant. The answer then shows both.
    dst_policy: Optional[Literal["reject", "earlier", "later", "shift_forward"]]
    # How reliable the birth data are, by the Rodden rating. `AA`: birth certificate, or a record from the time of birth; `A`: from memory, of the person or a relative; `B`: biography or autobiography; `C`: caution: the source is unknown; `DD`: dirty data: the sources conflict; `X`: the time of birth is unknown; `XX`: the date of birth is unknown.
    rodden_rating: Optional[Literal["AA", "A", "B", "C", "DD", "X", "XX"]]

class PersonLink(TypedDict):
    # The URL of the page. Anyone who has it can see the chart until the link is withdrawn.
    url: str
    # Whether the page shows the name.
    shows_name: bool
    house_system: str
    zodiac_type: Literal["tropical", "sidereal"]
    sidereal_ayanamsa: Optional[str]
    created_at: str

class AccountEvent(TypedDict):
    at: str
    # Who did it: the signed-in user, the operator, or the service.
    actor: Literal["account", "operator", "system"]
    # What was done.
    action: Literal["account_created", "key_created", "key_changed", "key_revoked", "assistant_connected", "assistant_disconnected", "session_ended", "sessions_ended", "verification_resent", "password_changed", "email_changed", "branding_changed", "branding_deleted", "callback_secret_changed", "settings_changed", "plan_changed", "purchase", "billing_reconciled", "pack_offered", "pack_withdrawn", "account_deletion_requested"]
    # The action as a sentence.
    description: str
    # The object of the action, such as the id and the prefix of a key.
    detail: Dict[str, Union[str, float, bool]]

class LogEntry(TypedDict):
    # The X-Request-Id of the answer.
    id: str
    # When the request arrived, in UTC.
    at: str
    method: str
    # The path of the operation in this document, such as `/api/v1/auth/keys/{key_id}`. The input is not stored.
    path: str
    # The operationId of the OpenAPI document.
    operation: str
    # The HTTP status of the answer.
    status: int
    # Units that the request cost.
    units: int
    # Time from the request to the end of its answer.
    duration_ms: int
    # The requests that the entry stands for. Each minute the first ten refused requests of a key get an entry each. One more entry stands for the rest and shows the last of them.
    requests: int
    # The API key of the request; null for a request with an access token.
    key_id: Optional[str]
    # The first characters of the key.
    key_prefix: Optional[str]
    # The name of the key; null if the key no longer exists.
    key_name: Optional[str]
    # For an MCP tool call: the name that the program of the assistant gives itself. Otherwise null.
    mcp_client: Optional[str]

class KeptRequest(TypedDict):
    # The X-Request-Id of the answer.
    id: str
    at: str
    # The operationId of the OpenAPI document.
    operation: str
    method: str
    path: str
    status: int
    # The parameters of the URL as JSON, without a key.
    query: str
    # The body as JSON: its first 16,000 characters. Null without a body.
    body: Optional[str]
    # The first 8,000 characters of the answer.
    answer: Optional[str]

class CreateKeyRequest(TypedDict, total=False):
    # The name of the key in the list. Default: `API key`.
    name: str
    # When the key stops working: an instant with its offset, in the future and at most ten years ahead.
    expires_at: Optional[str]
    # What the key may be used for: everything if null. Allowed: `natal` (natal charts), `charts` (chart images), `transits` (transits), `ephemeris` (tables of positions), `sky_events` (sky events), `places` (the search of places), `vedic` (Vedic astrology), `numerology` (numerology), `reports` (reports).
    areas: Optional[List[Literal["natal", "charts", "transits", "ephemeris", "sky_events", "places", "vedic", "numerology", "reports"]]]
    # Origins whose pages may use the key and read its answers. The key is then refused without an `Origin` header with one of them. Null: programs may use the key, but pages may not read its answers.
    allowed_origins: Optional[List[str]]
    # The most units that the key may spend in a calendar month in UTC. Beyond that, its requests are refused with `key_budget_exhausted`, while other keys keep working. Null: only the plan limits it.
    units_per_month: Optional[int]
    # A test key costs nothing. Its requests are checked like any other, and always get the sample answer from the documentation. It begins with `orr_test_`. Default: `false`.
    is_test: bool
    # Whether the contents of refused and failed requests of the key are kept for seven days, readable only by its owner: see `GET /api/v1/auth/logs/{request_id}`. Births are personal data: turn it on to find an error, then off again. Default: `false`.
    keeps_errors: bool

class UpdateKeyRequest(TypedDict, total=False):
    # The name of the key in the list.
    name: str
    # Origins whose pages may use the key and read its answers. The key is then refused without an `Origin` header with one of them. Null: programs may use the key, but pages may not read its answers.
    allowed_origins: Optional[List[str]]
    # The most units that the key may spend in a calendar month in UTC. Beyond that, its requests are refused with `key_budget_exhausted`, while other keys keep working. Null: only the plan limits it.
    units_per_month: Optional[int]
    # Whether the contents of refused and failed requests of the key are kept for seven days, readable only by its owner: see `GET /api/v1/auth/logs/{request_id}`. Births are personal data: turn it on to find an error, then off again.
    keeps_errors: bool

class NatalChartInput(NatalChartRequest, total=False):
    # All ten aspects instead of the five major ones.
    include_minor: bool
    # Stelliums: groups of three or more bodies in the same sign or house.
    include_stelliums: bool

class NatalBatchInput(NatalBatchRequest, total=False):
    # All ten aspects instead of the five major ones.
    include_minor: bool
    # Stelliums: groups of three or more bodies in the same sign or house.
    include_stelliums: bool
    # Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated.
    end_mark: bool

class NatalReportInput(TypedDict, total=False):
    # `json` returns the status, and the content of a completed report.
    format: Literal["json", "pdf", "markdown"]
    # Only for `format=pdf`: with or without the branding image of the account, regardless of the order. The first request for a variant starts rendering it, and waits up to ten seconds. If it is not ready then, the answer is the variant of the order, with `variant_not_ready` in `X-Orrery-Warnings`. Variants are free.
    include_profile_branding_logo: Optional[bool]

class TransitsCalculateInput(TransitRequest, total=False):
    # All ten aspects instead of the five major ones.
    include_minor: bool

class MoonPhaseInput(TypedDict, total=False):
    # now, or ISO 8601 (Gregorian). Without an offset local in the time zone.
    date: str
    # A place by name, instead of coordinates.
    city: str
    # Latitude in degrees, north positive. Together with `lng`.
    lat: float
    # Longitude in degrees, east positive. Together with `lat`.
    lng: float
    # The same as `lng`.
    lon: float
    # IANA time zone, or AUTO: the zone of the place, or UTC without one.
    tz_str: str
    # How to read a local time that the clock skips (shifted forward by default) or shows twice (the earlier).
    dst_policy: Literal["reject", "earlier", "later", "shift_forward"]
    # The sign in the tropical and in the sidereal zodiac, and the void of course.
    include_zodiac: bool
    # The Moon as SVG, as the northern hemisphere sees it.
    include_visuals: bool
    # Supermoon, micromoon, blue, black, harvest and hunter’s Moon, on the local day of a new or full Moon.
    include_special: bool
    # Whether an eclipse has its maximum on the local day.
    include_eclipse: bool
    # Days until the next full and new Moon, the next supermoon and the next eclipses.
    include_forecast: bool
    # The North American name of the nearest full Moon.
    include_traditional_moon: bool
    # Rising, setting and culmination of Moon and Sun on the local day. Needs a place.
    include_rise_set: bool
    # A short text about the phase.
    include_interpretation: bool
    # Colour of the lit part of the SVG.
    style_moon_color: str
    # Colour of the dark part of the SVG.
    style_shadow_color: str
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class _MoonMonthInput(TypedDict):
    # Gregorian, also before 1582.
    year: int
    month: int

class MoonMonthInput(_MoonMonthInput, total=False):
    # A place by name, instead of coordinates.
    city: str
    # Latitude in degrees, north positive. Together with `lng`.
    lat: float
    # Longitude in degrees, east positive. Together with `lat`.
    lng: float
    # The same as `lng`.
    lon: float
    # IANA time zone, or AUTO: the zone of the place, or UTC without one.
    tz_str: str
    # The sign in the tropical and in the sidereal zodiac, and the void of course.
    include_zodiac: bool
    # The Moon as SVG, as the northern hemisphere sees it.
    include_visuals: bool
    # Supermoon, micromoon, blue, black, harvest and hunter’s Moon, on the local day of a new or full Moon.
    include_special: bool
    # Whether an eclipse has its maximum on the local day.
    include_eclipse: bool
    # Days until the next full and new Moon, the next supermoon and the next eclipses.
    include_forecast: bool
    # The North American name of the nearest full Moon.
    include_traditional_moon: bool
    # Rising, setting and culmination of Moon and Sun on the local day. Needs a place.
    include_rise_set: bool
    # A short text about the phase.
    include_interpretation: bool
    # Colour of the lit part of the SVG.
    style_moon_color: str
    # Colour of the dark part of the SVG.
    style_shadow_color: str
    # When the Moon enters each sign of the tropical zodiac, and how long it stays.
    include_sign_timeline: bool
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class SunDayInput(TypedDict, total=False):
    # Local calendar date, proleptic Gregorian. The current date at the place by default.
    date: str
    # A place by name, instead of coordinates.
    city: str
    # Latitude in degrees, north positive. Together with `lng`.
    lat: float
    # Longitude in degrees, east positive. Together with `lat`.
    lng: float
    # IANA time zone, or AUTO: the zone of the place.
    tz_str: str
    # The twelve unequal hours of the day and of the night after it, with their rulers.
    include_planetary_hours: bool
    # The part of the disc that rises and sets.
    limb: Literal["upper", "centre", "lower"]
    # How far refraction lifts an object at the horizon. 0 for the geometric horizon.
    refraction_arcmin: float
    # Height above the landscape around, in metres. It lowers the horizon.
    elevation_m: float
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class EclipsesPlaceInput(TypedDict, total=False):
    # First local calendar date, proleptic Gregorian. The current date at the place by default.
    start: str
    # Last local date, included. By default 5 years after `start`; at most 100 years.
    end: str
    # At most this many eclipses, the earliest ones: 1 for the next one. All by default.
    count: int
    # The eclipsed body.
    of: Literal["sun", "moon", "both"]
    # A place by name, instead of coordinates.
    city: str
    # Latitude in degrees, north positive. Together with `lng`.
    lat: float
    # Longitude in degrees, east positive. Together with `lat`.
    lng: float
    # IANA time zone, or AUTO: the zone of the place.
    tz_str: str
    # Height of the place above the sea, in metres. It moves contacts by seconds, and not the horizon.
    elevation_m: float
    # Penumbral eclipses of the Moon, which are hard to see.
    include_penumbral: bool
    # Lists also eclipses below the horizon of the place, and eclipses whose shadow does not reach it.
    include_unseen: bool
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class EclipsesPathInput(TypedDict, total=False):
    # UTC calendar date, proleptic Gregorian: the first eclipse on this date or after it. Today by default.
    date: str
    # Skips partial eclipses, which have no path. With false they are returned, without lines.
    central_only: bool
    # Minutes between points of the lines. Whole minutes of UTC, with both ends and the greatest eclipse.
    step_minutes: int
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class _HoroscopeDailySignInput(TypedDict):
    # The sign of the zodiac, which counts as the first house.
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]

class HoroscopeDailySignInput(_HoroscopeDailySignInput, total=False):
    # Local calendar date, proleptic Gregorian. The current date in the time zone by default.
    date: str
    # IANA time zone, in which the day begins and ends. UTC by default, or with AUTO.
    tz_str: str
    # The same as `tz_str`.
    timezone: str
    # Language of texts and labels; `en` by default.
    locale: LabelLanguage
    # The same as `locale`.
    lang: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class HoroscopeDailyBulkInput(TypedDict, total=False):
    # Local calendar date, proleptic Gregorian. The current date in the time zone by default.
    date: str
    # IANA time zone, in which the day begins and ends. UTC by default, or with AUTO.
    tz_str: str
    # The same as `tz_str`.
    timezone: str
    # Language of texts and labels; `en` by default.
    locale: LabelLanguage
    # The same as `locale`.
    lang: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class _HoroscopeWeeklySignInput(TypedDict):
    # The sign of the zodiac, which counts as the first house.
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]

class HoroscopeWeeklySignInput(_HoroscopeWeeklySignInput, total=False):
    # First of seven local dates, of any weekday. By default the Monday of the current week in the time zone, as in ISO 8601.
    week_start: str
    # IANA time zone, in which the day begins and ends. UTC by default, or with AUTO.
    tz_str: str
    # The same as `tz_str`.
    timezone: str
    # Language of texts and labels; `en` by default.
    locale: LabelLanguage
    # The same as `locale`.
    lang: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class _HoroscopeMonthlySignInput(TypedDict):
    # The sign of the zodiac, which counts as the first house.
    sign: Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius", "capricorn", "aquarius", "pisces"]

class HoroscopeMonthlySignInput(_HoroscopeMonthlySignInput, total=False):
    # Gregorian year, also before 1582. The current one in the time zone by default.
    year: int
    # The current month in the time zone by default.
    month: int
    # IANA time zone, in which the day begins and ends. UTC by default, or with AUTO.
    tz_str: str
    # The same as `tz_str`.
    timezone: str
    # Language of texts and labels; `en` by default.
    locale: LabelLanguage
    # The same as `locale`.
    lang: LabelLanguage
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]

class _EphemerisTableInput(TypedDict):
    # First instant: an ISO 8601 date (midnight) or date-time of the proleptic Gregorian calendar. Without Z or an offset it is local in the time zone. Years beyond 0 to 9999 have a sign and six digits.
    start: str

class EphemerisTableInput(_EphemerisTableInput, total=False):
    # Last instant, included if a step falls on it; of a date alone, its midnight. Without `end` the answer has only the instant `start`.
    end: str
    # Interval between rows. `<n>d` keeps the local time of day when clocks change; `<n>h` and `<n>m` are elapsed time.
    step: str
    zodiac_type: Literal["tropical", "sidereal"]
    # Used with `zodiac_type=sidereal`. One of: lahiri, raman, kp, fagan_bradley, yukteshwar, deluce, usha_shashi, djwhal_khul, jn_bhasin, babylonian_kugler_1, babylonian_kugler_2, babylonian_kugler_3, babylonian_huber, babylonian_eta_piscium, babylonian_aldebaran, hipparchos, sassanian, galactic_center_0_sagittarius, j2000, j1900, b1950, suryasiddhanta, suryasiddhanta_mean_sun, aryabhata, aryabhata_mean_sun, ss_revati, ss_citra, true_citra, true_revati, true_pushya, galactic_center_gil_brand, galactic_equator_iau1958, galactic_equator_true, galactic_equator_mid_mula, skydram_mardyks, true_mula, dhruva_galactic_center_mula, aryabhata_522, babylonian_britton, true_sheoran, galactic_center_0_capricorn, galactic_equator_fiorenza, valens_moon, lahiri_1940, lahiri_vp285, krishnamurti_vp291, lahiri_icrc. Or one of your own: degrees from the mean equinox, @ and an epoch in TT, which is a date, a Julian day or J2000, such as `24.04@1950-01-01`.
    sidereal_ayanamsa: str
    # One of: placidus, koch, whole_sign, equal, equal_mc, vehlow_equal, whole_sign_aries, porphyry, regiomontanus, campanus, topocentric, alcabitius, morinus, meridian, horizontal, carter_poli_equatorial, krusinski, apc, pullen_sd, pullen_sr, sripati, savard_a, sunshine, sunshine_makransky, gauquelin. If the system is undefined at the latitude, the answer names the system that was used instead.
    house_system: str
    # Sun to Pluto, mean node, true Lilith and Chiron by default; Chiron is left out, with a warning, where it has no position. Allowed: sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, mean_node, true_node, mean_south_node, true_south_node, chiron, pholus, ceres, pallas, juno, vesta, true_lilith, mean_lilith, interpolated_lilith, interpolated_priapus, cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon. `node` is the mean node and `lilith` the true Lilith. Also asteroids by number or name, such as `asteroid_433` or `Eris`, at most 20, where the service has their files.
    bodies: str
    # Further coordinates of each body. `equatorial`: Right ascension. `horizontal`: Azimuth and altitude at the place. `topocentric`: Seen from the place, with parallax, at sea level. `heliocentric`: Seen from the Sun, corrected for light time. `barycentric`: Seen from the centre of mass of the solar system, corrected for light time. `geometric`: Where the body is at the instant, without light time, aberration and deflection. `j2000`: Astrometric position of J2000: corrected for light time, without aberration, deflection and nutation. `topocentric_j2000`: Astrometric position of J2000 seen from the place, for star catalogues and telescopes. Each frame counts as another position of each body.
    frames: str
    # Ascendant, midheaven, their opposites and the vertex. Needs a place; on by default when one is given.
    include_angles: Optional[bool]
    # House cusps, and the house of each body. Needs a place; on by default when one is given.
    include_houses: Optional[bool]
    # Daily motion in longitude, and whether the body is stationary. On by default in JSON; off by default in text tables.
    include_speed: Optional[bool]
    # Retrograde flag and state of motion.
    include_retrograde: bool
    # Essential dignity: domicile, exaltation, detriment, fall or peregrine.
    include_dignity: bool
    # Sign, and the degree within it.
    include_sign_degree: bool
    # Aspects among the bodies: the five major ones.
    include_aspects: bool
    # All ten aspects instead of the five major ones.
    include_minor_aspects: bool
    # Beginning and end of the Moon’s void of course in its current sign.
    include_moon_void_of_course: bool
    # The bodies whose aspects count: Sun to Pluto, or Sun to Saturn.
    moon_void_definition: Literal["modern", "traditional"]
    # Fixed stars: the Behenian stars, unless `fixed_stars` or `fixed_star_packs` name others.
    include_fixed_stars: bool
    # Fixed stars by name or designation. Implies `include_fixed_stars`.
    fixed_stars: str
    # Packs of stars: royal_4, behenian_20, all; implies `include_fixed_stars`.
    fixed_star_packs: str
    # Latitude in degrees, north positive. Together with `lng`.
    lat: float
    # Longitude in degrees, east positive. Together with `lat`.
    lng: float
    # IANA time zone, or AUTO: the zone of the place, or UTC without one.
    tz_str: str
    # The same as `tz_str`.
    timezone: str
    # How to read a local time that the clock skips or shows twice: as an error, as the earlier or the later instant, or shifted forward by the length of the gap. By default a skipped time is shifted forward, and a repeated time is the earlier instant.
    dst_policy: Literal["reject", "earlier", "later", "shift_forward"]
    # `json` by default, or by the Accept header. `csv`, `ndjson`, `parquet` and `arrow` (an Arrow IPC stream) are streamed.
    format: Literal["json", "table", "csv", "ndjson", "parquet", "arrow"]
    # Columns of `csv`, `parquet` and `arrow`, in this order: all of them by default. `longitude_deg` stands for each body, `sun_longitude_deg` for one.
    columns: str
    # The same as `format`.
    response_mode: Literal["json", "table"]
    # Layout of a table; `columns` and `grid` imply `format=table`.
    table_style: Literal["rows", "columns", "grid"]
    # Tables of 1,000 positions or more come from series, within 0.0001 arcseconds of the library, 0.001 for the Moon. `library` asks the library for every position.
    precision: Literal["auto", "library"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]
    # Greenwich apparent sidereal time; on by default in a grid.
    include_sidereal_time: Optional[bool]
    # Positions as text (10°24' Pis) or in parts; text by default in tables.
    cell_format: Literal["parts", "text"]
    # For each row, the path that returns only this row.
    include_chart_links: bool
    # Signs in texts abbreviated (the default) or in full.
    sign_display: Literal["abbr", "full"]
    # Rx after retrograde positions in texts. On by default, unless `include_retrograde` is off.
    show_motion_markers: Optional[bool]
    # Adds a last line with the number of rows: `# end_mark rows=366` in CSV, `{"end_mark":{"rows":366}}` in NDJSON. An answer without it was truncated.
    end_mark: bool

class _PlaceSearchInput(TypedDict):
    # The name of a city or the beginning of one, in any language or script, with or without accents; a state or a country may follow a comma.
    q: str

class PlaceSearchInput(_PlaceSearchInput, total=False):
    # Maximum number of places. A text shorter than 4 characters returns at most 5.
    limit: int
    # Only places in this country, by its two-letter code (ISO 3166-1 alpha-2).
    country: str

class _SkyEventsInput(TypedDict):
    # Local calendar date, proleptic Gregorian. The day begins at its local midnight and ends before the next one, so it has 23, 24 or 25 hours. If the clock skips midnight, the day begins with the jump. If the clock shows midnight twice, the day begins with the first one. A date that the zone skipped, such as 2011-12-30 in Samoa, has no hours and no events. `today` is the current date in the time zone, for calendar subscriptions.
    date: str

class SkyEventsInput(_SkyEventsInput, total=False):
    # Last local date of a range, included; up to 400 days. By default the range is one day.
    end: str
    # Length of the range in days, instead of `end`. Works with `date=today`.
    days: int
    # IANA time zone of the local days.
    timezone: str
    # Selects the events. `quiet`: new and full Moons with their eclipses, stations, and ingresses of the Sun and the planets. `daily`: also ingresses of the Moon and exact aspects among the planets. `full`: also exact aspects of the Moon, its quarters, voids of course, Chiron and the mean lunar node. Each `include_` parameter overrides it.
    preset: SkyEventsPreset
    # Ingresses of the Moon. Overrides the preset.
    include_moon: Optional[bool]
    # Exact major aspects among the Sun and the planets: conjunction, sextile, square, trine, opposition. Overrides the preset.
    include_exact_hits: Optional[bool]
    # Exact major aspects of the Moon to the Sun and the planets; does not need `include_exact_hits`. A phase of the Moon is not listed again as an aspect. Overrides the preset.
    include_moon_exact_hits: Optional[bool]
    # Ingresses of the Sun and the planets into signs of the tropical zodiac. Overrides the preset.
    include_ingresses: Optional[bool]
    # Stations: when a planet turns retrograde or direct. Overrides the preset.
    include_retrogrades: Optional[bool]
    # New and full Moons, with their eclipses. Overrides the preset.
    include_lunations: Optional[bool]
    # First and last quarters. Off with `include_lunations=false`, unless set explicitly. Overrides the preset.
    include_quarters: Optional[bool]
    # Beginnings and ends of the Moon’s voids of course. Overrides the preset.
    include_void_of_course: Optional[bool]
    # Chiron among ingresses and stations, and the mean lunar node among ingresses. The true node is left out, because it crosses each boundary several times. The orbit of Chiron is known for the years 675 to 4649, and the Moshier theory lacks it: otherwise presets leave both out. Overrides the preset.
    include_points: Optional[bool]
    # The 24 solar terms of the Chinese calendar: the Sun at each multiple of 15 degrees. Off by default, in every preset.
    include_solar_terms: Optional[bool]
    # Conjunctions in right ascension, as almanacs of astronomers list them, of the Moon and the planets with each other, with their difference in declination. Conjunctions with the Sun are counted in longitude, as exact aspects. Off by default, in every preset.
    include_right_ascension: Optional[bool]
    # Perigees and apogees of the Moon, perihelia and aphelia of the Earth and the planets. Off by default, in every preset.
    include_apsides: Optional[bool]
    # Passages of the Moon and the planets through the ecliptic, as the Earth sees them. Off by default, in every preset.
    include_node_passages: Optional[bool]
    # A short English phrase for each event, always the same for the same event. Off by default.
    include_formulation: Optional[bool]
    # Searches use series, within 0.0001 arcseconds of the library, 0.001 for the Moon. The library refines a time wherever the difference could show. `library` asks the library for every position.
    precision: Literal["auto", "library"]
    # The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.
    ephemeris: Literal["auto", "files"]
    # The bodies whose aspects count for a void: Sun to Pluto, or Sun to Saturn.
    moon_void_definition: Literal["modern", "traditional"]
    # `json` by default, or by the Accept header: `text/calendar` asks for `ics`, an iCalendar feed, and `text/csv` for `csv`, a table with a line for each event.
    format: Literal["json", "ics", "csv"]
    # In a calendar, entries of the whole local day instead of the instant, which is then in the description. A void of course covers the days that it touches.
    all_day: bool

class AccountEventsInput(TypedDict, total=False):
    # Maximum number of events, newest first.
    limit: int

class RequestLogListInput(TypedDict, total=False):
    # Maximum number of entries.
    limit: int

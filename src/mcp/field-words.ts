/** What a model needs to know about a field, instead of the long description for readers of the API. */
export const WORDS: Readonly<Record<string, string>> = {
  bodies:
    'Sun to Pluto, mean_node, true_lilith and chiron by default. Also true_node, mean_south_node, true_south_node, pholus, ceres, pallas, juno, vesta, mean_lilith. Separate names with commas.',
  calendar: 'auto: Julian before 15 October 1582. julian: also later.',
  city: 'A city, or "City, Region, Country".',
  date: 'Local calendar date such as 2027-01-01, or today.',
  dominants_method: 'Ten planets with modern rulers, or seven with the points of Lilly.',
  dst_policy:
    'For a local time that the clock skips or shows twice. By default the skipped one is shifted, the repeated one the earlier.',
  ephemeris: 'files: no Moshier theory for years without files.',
  end: 'Last instant, in the form of start. Without it the answer has only start.',
  house_system: 'placidus, koch, whole_sign, equal or another; an unknown name is refused, with the full list.',
  include_exact_times: 'For each aspect: when it enters the orb, is exact, and leaves the orb.',
  include_moon_exact_hits: 'Exact major aspects of the Moon. Overrides the preset.',
  include_points: 'Chiron, and ingresses of the mean lunar node. Overrides the preset.',
  periods: 'Years and months begin on the birthday, or with the return of the Sun.',
  person_a: 'The first person, whose house system, zodiac and orbs apply to both.',
  person_b: 'The inner wheel. The fields are those of person_a.',
  preset:
    'quiet: new and full Moons, eclipses, stations, ingresses. daily: also ingresses of the Moon, exact aspects. full: also aspects, quarters and voids of the Moon, Chiron, the node. Flags override it.',
  profile: 'By default that of the given name; required if both names are given.',
  progression_date: 'ISO 8601. A date alone is 00:00 UTC; a time without an offset is local at the place.',
  q: 'A city or its beginning, in any script; a state or a country may follow a comma.',
  rulers: 'modern: Pluto, Uranus and Neptune rule Scorpio, Aquarius and Pisces.',
  sidereal_ayanamsa: 'lahiri, raman, kp, fagan_bradley or another.',
  start: 'today, or ISO 8601 date (midnight) or date-time; without an offset local in the time zone.',
  step: 'Interval between rows: 1d, 6h, 30m.',
  time_known: 'False if the time is not known: then no hour, no houses.',
  tz_str: 'AUTO: that of the place. Or an IANA zone, an offset, LMT.',
  year: 'The year of the return.',
}

/** Fields whose names say what they are. */
export const NEEDLESS = /(?:^|_)(?:lat|lng)$|^(?:name|hour|minute|language)$/

/** Fields with well-known bounds. */
export const PLAIN = /(?:^|_)(?:lat|lng)$|^(?:year|month|day|hour|minute)$/

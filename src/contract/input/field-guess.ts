import { editDistance } from '../../astro/names.ts'

/** Words within a name that mean the same: `current_longitude` is `current_lng`. */
const WORDS: Readonly<Record<string, string>> = { latitude: 'lat', longitude: 'lng', lon: 'lng', long: 'lng' }

/** `houseSystem`, `House-System` and `house_system` count as the same. */
export const spelling = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(WORDS, word) ? WORDS[word] : word))
    .join('_')

/** The fields that a caller means by an unknown name, or null if no field is similar. */
export type GuessFields = (unknown: string) => readonly string[] | null

/** A longer text cannot be a misspelt field. */
const NAME_MAX = 64

const DATE = ['year', 'month', 'day']
const TIME = ['hour', 'minute']

/**
 * Names of other services and languages, each followed by what it may mean here. The first meaning counts for which the
 * request has all fields.
 */
const MEANINGS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ...same(['latitude'], ['lat']),
  ...same(['longitude'], ['lng']),
  ...same(
    ['timezone', 'time_zone', 'timezone_str', 'timezone_id', 'timezone_name', 'tz', 'tzid', 'tz_id'],
    ['tz_str'],
    ['timezone'],
  ),
  ...same(['utc_offset', 'gmt_offset', 'timezone_offset', 'tz_offset'], ['tz_str'], ['timezone']),
  ...same(['date'], ['transit_date'], ['progression_date'], ['start'], DATE),
  ...same(['datetime', 'date_time'], ['transit_date'], ['progression_date'], ['start'], ['date'], [...DATE, ...TIME]),
  ...same(['birth_date', 'birthdate', 'birthday', 'date_of_birth', 'dob'], ['birth_date'], DATE),
  ...same(['birth_datetime', 'datetime_of_birth'], [...DATE, ...TIME]),
  ...same(['time', 'birth_time', 'birthtime', 'time_of_birth', 'tob'], TIME),
  ...same(['target_date', 'progressed_date'], ['progression_date'], ['transit_date']),
  ...same(
    [
      'transit_time',
      'transit_at',
      'transit_moment',
      'transits_date',
      'target_datetime',
      'current_date',
      'current_datetime',
    ],
    ['transit_date'],
    ['progression_date'],
  ),
  ...same(
    ['current_time', 'as_of', 'for_date', 'query_date', 'prediction_date', 'forecast_date'],
    ['transit_date'],
    ['start'],
    ['date'],
  ),
  ...same(
    ['reference_date', 'moment', 'instant', 'timestamp', 'when'],
    ['transit_date'],
    ['progression_date'],
    ['start'],
    ['date'],
  ),
  ...same(['location', 'place', 'city_name', 'town'], ['current_city'], ['city']),
  ...same(['birthplace', 'place_of_birth', 'pob'], ['city']),
  ...same(['nation', 'country_code', 'country_name'], ['country']),
  ...same(['region', 'province', 'state_code'], ['state']),
  ...same(['transit_city', 'transit_location', 'transit_place', 'current_location', 'current_place'], ['current_city']),
  ...same(['transit_lat'], ['current_lat']),
  ...same(['transit_lng'], ['current_lng']),
  ...same(
    ['return_location', 'return_place', 'relocation_city', 'relocated_city'],
    ['return_city'],
    ['progression_city'],
  ),
  ...same(['progression_location', 'progression_place'], ['progression_city']),
  ...same(['birth', 'birth_data', 'natal_data', 'natal_chart', 'subject', 'person'], ['natal'], ['person_a']),
  ...same(['person1', 'person_1', 'first_person', 'subject1', 'subject_1'], ['person_a']),
  ...same(['person2', 'person_2', 'second_person', 'partner', 'subject2', 'subject_2'], ['person_b']),
  ...same(['start_date', 'from_date', 'date_from'], ['start'], ['date']),
  ...same(['end_date', 'to_date', 'date_to'], ['end']),
  ...same(['interval', 'step_size'], ['step']),
  ...same(['planets'], ['bodies']),
  ...same(['hsys', 'house_sys', 'houses_system'], ['house_system']),
  ...same(['zodiac'], ['zodiac_type']),
  ...same(['ayanamsa', 'ayanamsha', 'sidereal_mode'], ['sidereal_ayanamsa']),
  ...same(['orbs'], ['orb_settings']),
  ...same(['include_minor'], ['include_minor_aspects']),
  ...same(['known_time', 'is_time_known', 'time_unknown', 'unknown_time', 'birth_time_known'], ['time_known']),
  ...same(['image_format', 'output_format'], ['format']),
  ...same(['query', 'search', 'term'], ['q']),
}

function same(names: readonly string[], ...meanings: readonly (readonly string[])[]) {
  return Object.fromEntries(names.map((name) => [name, meanings]))
}

/**
 * Guesses which of the known fields a name means: by its meaning, by its spelling, or by a few letters of difference.
 */
export function fieldGuesser(known: readonly string[]): GuessFields {
  const fields = new Set(known)
  const bySpelling = new Map(known.map((field) => [spelling(field), [field]] as const))
  const byMeaning = new Map(
    Object.entries(MEANINGS).flatMap(([name, meanings]) => {
      const meant = meanings.find((each) => each.every((field) => fields.has(field)))
      return meant ? [[name, meant] as const] : []
    }),
  )
  const similar: readonly Similar[] = [
    ...[...bySpelling].map(([name, meant]) => ({ name, meant, most: lettersIn(name) })),
    // In a short word, one letter makes another word: date, data.
    ...[...byMeaning].flatMap(([name, meant]) => (name.length < LONG ? [] : [{ name, meant, most: lettersIn(name) }])),
  ]
  return (unknown) => {
    if (unknown.length > NAME_MAX) return null
    const name = spelling(unknown)
    return (
      bySpelling.get(name) ?? byMeaning.get(name) ?? bySpelling.get(withoutBirth(name)) ?? mostSimilar(name, similar)
    )
  }
}

interface Similar {
  readonly name: string
  readonly meant: readonly string[]
  /** The number of mistyped letters with which a name still counts as this one. */
  readonly most: number
}

function mostSimilar(name: string, similar: readonly Similar[]): readonly string[] | null {
  let best: readonly string[] | null = null
  let least = Infinity
  for (const { name: other, meant, most } of similar) {
    // The first letter is rarely mistyped, and changing it makes another word: game, name; altitude, latitude.
    const bound = Math.min(other[0] === name[0] ? most : most - 1, least - 1)
    if (bound < 1) continue
    const letters = editDistance(name, other, bound)
    if (letters > bound) continue
    best = meant
    least = letters
  }
  return best
}

const LONG = 8
const SHORT = 3

const lettersIn = ({ length }: string): number => (length >= LONG ? 2 : length > SHORT ? 1 : 0)

const withoutBirth = (name: string): string => name.replace(/^birth_/, '')

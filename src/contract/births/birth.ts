import { z } from 'zod'
import { checkCoordinates, Latitude, Longitude, PlaceTimeZone } from '../fields.ts'
import { CivilTimeFields } from './moment.ts'

const TEXT_MAX = 200

/** The name of a birth without a name, or with a blank one. */
export const DEFAULT_NAME = 'User'

const within = (what: string) =>
  z
    .string()
    .max(TEXT_MAX)
    .nullish()
    .describe(`The ${what} of \`city\`, by name or code, as after a comma in \`city\`. Ignored with coordinates.`)

/** Where a city is, in addition to its name. */
export const CityWithin = { state: within('state or province'), country: within('country') }

/** When and where a person was born. */
export const BirthFields = {
  name: z.string().max(TEXT_MAX).nullish().describe('Any name; `User` by default.'),
  year: z
    .int()
    .min(-9999)
    .max(9999)
    .describe('Astronomical: 0 is 1 BC.')
    .meta({ examples: [1981], toolHint: 'The year of birth.' }),
  month: z
    .int()
    .min(1)
    .max(12)
    .meta({ examples: [1] }),
  day: z
    .int()
    .min(1)
    .max(31)
    .meta({ examples: [1] }),
  time_known: z
    .boolean()
    .default(true)
    .describe('False: the chart is cast for local noon, without houses and angles. Hour and minute are ignored.')
    .meta({ toolHint: 'False if the time is not known: then no hour, no houses.' }),
  hour: z
    .int()
    .min(0)
    .max(23)
    .nullish()
    .describe('Required unless `time_known` is false.')
    .meta({ examples: [23] }),
  minute: z
    .int()
    .min(0)
    .max(59)
    .nullish()
    .describe('Required unless `time_known` is false.')
    .meta({ examples: [30] }),
  second: z.int().min(0).max(59).nullish(),
  city: z
    .string()
    .max(TEXT_MAX)
    .nullish()
    .describe(
      'A place of the gazetteer: a city, or "City, Country", in any script. If several match, the first one in a search is used: usually the most populous. Coordinates take precedence.',
    )
    .meta({ toolHint: 'A city, or "City, Region, Country".', examples: ['Athens'] }),
  ...CityWithin,
  lat: Latitude.nullish(),
  lng: Longitude.nullish(),
  tz_str: PlaceTimeZone.nullable()
    .default('AUTO')
    .describe(
      'IANA time zone; an offset, with seconds if it has some, as `+05:30` and `+00:21:48`; LMT: the mean time of the place’s longitude, at any date; or AUTO: the zone of the place.',
    )
    .meta({
      formHint:
        'AUTO uses the time zone of the place. Or enter a zone such as Europe/Athens, an offset such as +05:30, or LMT for local mean time.',
      toolHint: 'AUTO: that of the place. Or an IANA zone, an offset, LMT.',
    }),
  ...CivilTimeFields,
}

const BirthShape = z.object(BirthFields)
/** A birth as in a request. All code that reads a birth takes this type, or a part of it. */
export type Birth = z.output<typeof BirthShape>

/** The birth of examples in the documentation: New Year 1981 in Athens, half past eleven at night. */
export const COMPACT_REQUEST = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' } as const

/** The name of a place with its state and country, if its own text does not have them already. */
export function placeName({ city, state, country }: Pick<Birth, 'city' | 'state' | 'country'>): string | null {
  if (!city?.trim()) return city ?? null
  const parts = new Set(city.split(',').map((part) => part.trim().toLowerCase()))
  const further = [state, country].filter((part) => part?.trim() && !parts.has(part.trim().toLowerCase()))
  return [city, ...further].join(', ')
}

/** A place as in a request, by name or by coordinates, with its time zone. */
export type PlaceFields = Pick<Birth, 'city' | 'lat' | 'lng' | 'tz_str'>

/** Controls, which a terminal would obey, and halves of surrogate pairs, which strict parsers refuse. */
const NO_CHARACTERS = /[\p{Cc}\p{Cs}]+/gu
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s]*$/u

/** The name of a birth as one line, without the spaces around it. A name without a visible character counts as none. */
export function subjectName({ name }: Pick<Birth, 'name'>): string {
  const line = (name ?? '').replaceAll(NO_CHARACTERS, ' ').trim()
  return INVISIBLE.test(line) ? DEFAULT_NAME : line
}

/** Checks the fields of a birth against each other. `at` is the path of the birth in the body. */
export function checkBirth(
  birth: Pick<Birth, 'time_known' | 'hour' | 'minute' | 'city' | 'lat' | 'lng'>,
  context: z.RefinementCtx,
  at: readonly string[] = [],
): void {
  const wrong = (field: keyof Birth, message: string): void =>
    context.addIssue({ code: 'custom', path: [...at, field], message })
  checkTime(birth, wrong)
  checkPlace(birth, wrong)
}

/** A time is an hour and a minute, unless it is unknown. */
export function checkTime(
  birth: Pick<Birth, 'time_known' | 'hour' | 'minute'>,
  wrong: (field: 'hour' | 'minute', message: string) => void,
): void {
  if (!birth.time_known) return
  for (const field of ['hour', 'minute'] as const) {
    if (absent(birth[field]))
      wrong(field, 'Field required. If the time is unknown, send time_known false, without hour and minute')
  }
}

/** A place is a city or a pair of coordinates. */
export function checkPlace(
  { city, lat, lng }: Pick<Birth, 'city' | 'lat' | 'lng'>,
  wrong: (field: 'city' | 'lat' | 'lng', message: string) => void,
): void {
  checkCoordinates({ lat, lng }, wrong)
  if (absent(lat) && absent(lng) && !city?.trim()) wrong('city', 'A place is required: give city, or lat and lng')
}

const absent = (value: unknown): boolean => value === null || value === undefined

/** Checks the place of a transit, whose fields begin with `current_`. */
export function checkCurrentPlace(
  input: {
    readonly current_city?: string | null | undefined
    readonly current_lat?: number | null | undefined
    readonly current_lng?: number | null | undefined
  },
  context: z.RefinementCtx,
): void {
  const { current_city: city, current_lat: lat, current_lng: lng } = input
  checkPlace({ city, lat, lng }, (field, text) => {
    const message = text.replaceAll(/\b(city|lat|lng)\b/g, 'current_$1')
    context.addIssue({ code: 'custom', path: [`current_${field}`], message })
  })
}

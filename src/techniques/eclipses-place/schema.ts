import { z } from 'zod'
import { DAY_MS } from '../../astro/civil.ts'
import { CONTACTS } from '../../astro/eclipse-view.ts'
import { HORIZON_LIMITS } from '../../astro/horizon.ts'
import { ECLIPSE_KINDS } from '../../astro/sky.ts'
import { checkPlace } from '../../contract/births/birth.ts'
import { Location } from '../../contract/births/natal-reply.ts'
import { Latitude, Longitude, readable, TimeZone } from '../../contract/fields.ts'
import {
  Altitude,
  Azimuth,
  DateOrToday,
  EclipseOnEarth,
  spanProblem,
  YEARS_MAX,
  yearsBetween,
} from '../../contract/sky/eclipses.ts'
import { dateProblem, parseDate, TODAY } from '../../contract/sky/sky-events.ts'
import { EphemerisField, UsedPrecision } from '../../contract/sky/sources.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

/** Years of a search without `end`. A place sees an eclipse of the Moon in most years, and of the Sun in most decades. */
const YEARS_BY_DEFAULT = 5
/** Years for a unit: less than a tenth of a second of a thread. */
const YEARS_OF_UNIT = 15
/** Above the number of eclipses that a place has in a century. */
const COUNT_MAX = 500

export const EclipsesPlaceQuery = z
  .strictObject({
    start: DateOrToday.default(TODAY)
      .describe('First local calendar date, proleptic Gregorian. The current date at the place by default.')
      .meta({ examples: ['2026-01-01'] }),
    end: readable(dateProblem)
      .nullish()
      .describe(
        `Last local date, included. By default ${YEARS_BY_DEFAULT} years after \`start\`; at most ${YEARS_MAX} years.`,
      )
      .meta({ examples: ['2030-12-31'] }),
    count: z
      .int()
      .min(1)
      .max(COUNT_MAX)
      .nullish()
      .describe('At most this many eclipses, the earliest ones: 1 for the next one. All by default.'),
    of: z.enum(['sun', 'moon', 'both']).default('both').describe('The eclipsed body.'),
    city: z.string().max(200).nullish().describe('A place by name, instead of coordinates.'),
    lat: Latitude.nullish(),
    lng: Longitude.nullish(),
    tz_str: TimeZone.nullable().default('AUTO').describe('IANA time zone, or AUTO: the zone of the place.'),
    elevation_m: z
      .number()
      .min(0)
      .max(HORIZON_LIMITS.elevationM)
      .default(0)
      .describe('Height of the place above the sea, in metres. It moves contacts by seconds, and not the horizon.'),
    include_penumbral: z.boolean().default(true).describe('Penumbral eclipses of the Moon, which are hard to see.'),
    include_unseen: z
      .boolean()
      .default(false)
      .describe('Lists also eclipses below the horizon of the place, and eclipses whose shadow does not reach it.'),
    ephemeris: EphemerisField,
  })
  .superRefine((query, context) => {
    const wrong = (field: string, message: string): void => context.addIssue({ code: 'custom', path: [field], message })
    checkPlace(query, wrong)
    const first = parseDate(query.start)
    const last = parseDate(query.end ?? '')
    const problem = typeof first === 'number' && typeof last === 'number' ? spanProblem(first, last) : null
    if (problem) wrong('end', problem)
  })
  .meta({
    examples: [
      { start: '2026-08-01', end: '2026-08-31', city: 'Madrid' },
      { start: '2026-01-01', city: 'Sydney', of: 'sun', count: 1 },
    ],
  })

type Query = z.output<typeof EclipsesPlaceQuery>

/** Midnight, as if it were UTC, of the same date some years later; 1 March for 29 February in a common year. */
function yearsLater(dayMs: number, years: number): number {
  const date = new Date(dayMs)
  return date.setUTCFullYear(date.getUTCFullYear() + years)
}

/** A request in our fields. `now` gives the current date, to a day: the place is not known here. */
export function eclipsesPlaceInput({ start, end, ...fields }: Query, now: () => Date, warned: Warned) {
  const nowMs = now().getTime()
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS
  const startMs = start === TODAY ? null : msOf(start)
  const endMs = end ? msOf(end) : yearsLater(startMs ?? today, YEARS_BY_DEFAULT)
  return {
    ...fields,
    ...warned,
    ...(startMs === null ? { nowMs } : { startMs }),
    endMs,
    years: yearsBetween(startMs ?? today, endMs),
  }
}
export type EclipsesPlaceInput = ReturnType<typeof eclipsesPlaceInput>

/** A date that the schema has read. */
function msOf(date: string): number {
  const parsed = parseDate(date)
  if (typeof parsed !== 'number') throw new RangeError(parsed.problem)
  return parsed
}

/** A unit for each fifteen years. */
export const unitsOf = ({ years }: Pick<EclipsesPlaceInput, 'years'>): number =>
  Math.max(1, Math.ceil(years / YEARS_OF_UNIT))

const Magnitude = z
  .number()
  .describe(
    'The covered share of the Sun’s diameter, above 1 in totality; for the Moon its depth in the umbra in its diameters, negative outside.',
  )

const Moment = {
  time: z.string().describe('Local time with its offset.'),
  time_utc: z.string(),
  altitude_deg: Altitude,
  azimuth_deg: Azimuth,
}

const Phase = {
  magnitude: Magnitude,
  obscuration: z.number().optional().describe('The covered share of the Sun’s disc, 0 to 1.'),
  penumbral_magnitude: z.number().optional().describe('The depth of the Moon in the penumbra, in its diameters.'),
}

const Contact = z.object({
  contact: z
    .enum(CONTACTS)
    .describe(
      'Of the Sun: C1 and C4 the partial eclipse begins and ends, C2 and C3 the total or annular phase. Of the Moon: P1 and P4 the penumbra, U1 and U4 the umbra, U2 and U3 totality. `max`: the greatest eclipse at the place.',
    ),
  ...Moment,
  is_visible: z.boolean().describe('The upper limb is above the horizon, with 34 minutes of arc of refraction.'),
  position_angle_deg: z
    .number()
    .optional()
    .describe('Where the discs touch on the limb of the Sun, from its north point through east.'),
  vertex_angle_deg: z.number().optional().describe('The same angle from the highest point of the Sun.'),
})

const Here = z.object({
  type: z.enum(ECLIPSE_KINDS).describe('The greatest phase at the place, above the horizon or below.'),
  visible: z.enum(['all', 'part', 'none']).describe('How much of the time of the eclipse is above the horizon.'),
  seen_as: z.enum(ECLIPSE_KINDS).nullable().describe('The deepest phase above the horizon; null if none is.'),
  visible_spans: z
    .array(z.object({ begin: z.string(), end: z.string() }))
    .describe('Beginnings and ends in local time.'),
  contacts: z.array(Contact).describe('In order of time.'),
  horizon: z
    .array(z.object({ event: z.enum(['rise', 'set']), ...Moment, ...Phase }))
    .describe('Rising and setting during the eclipse.'),
  maximum: z.object(Phase).describe('The eclipse at the contact `max`, above the horizon or below.'),
  best: z
    .object({ ...Moment, ...Phase })
    .nullable()
    .describe('The greatest phase above the horizon: at the maximum, or at rising or setting.'),
  diameter_ratio: z
    .number()
    .optional()
    .describe(
      'The diameter of the Moon in diameters of the Sun at the maximum: the canon’s magnitude of a total or annular eclipse.',
    ),
  duration_seconds: z.int().describe('From the first contact to the last one.'),
  central_seconds: z.int().optional().describe('From C2 to C3, or from U2 to U3.'),
})

export const EclipsesPlaceReply = z
  .object({
    start: z.string(),
    end: z.string(),
    timezone: z.string(),
    location: Location,
    elevation_m: z.number(),
    precision: UsedPrecision,
    count: z.int(),
    is_complete: z.boolean().describe('False if `count` of the request ended the list.'),
    eclipses: z.array(
      z.object({
        of: z.enum(['sun', 'moon']),
        ...EclipseOnEarth.shape,
        here: Here.nullable().describe('Null where the shadow does not reach the place.'),
      }),
    ),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'EclipsesPlaceReply' })

import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { MINUTE_MS } from '../../astro/civil.ts'
import { EVENT_KINDS, LUNATIONS } from '../../astro/progressed-events.ts'
import { ANGLE_METHOD_NAMES, DIRECTIONS, isQuotidian } from '../../astro/progression.ts'
import { parseTime } from '../../astro/time.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { ExplainedTime } from '../../contract/births/moment.ts'
import { Degrees, House, Location } from '../../contract/births/natal-reply.ts'
import { namesOfNested } from '../../contract/charts/nested-birth.ts'
import {
  checkProgressed,
  flatProgressed,
  MethodFields,
  ProgressedNatal,
  ProgressionPlaceFields,
  ProgressionSettings,
} from '../../contract/charts/progression-fields.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { DateTime } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

/** A life. */
const YEARS_MAX = 100
/** A search of this many years costs one unit. */
export const YEARS_OF_UNIT = 20
const YEAR_MS = 365.2422 * 24 * 60 * MINUTE_MS
/** More rows would be a table of several hundred kilobytes. */
const ROWS_MAX = 500

const Search = z.strictObject({
  from: DateTime.describe(
    'The first date of life, not before the birth. ISO 8601: a date alone means 00:00 UTC, a time without an offset is local at the place.',
  ).meta({ examples: ['2026-01-01'] }),
  to: DateTime.describe(
    `The last date, at most ${YEARS_MAX} years later. A date alone means 00:00 UTC: the day is not included.`,
  ).meta({ toolHint: 'The last date.', examples: ['2030-01-01'] }),
  limit: z.int().min(1).max(ROWS_MAX).default(100).describe('The largest number of events in the answer.'),
  order: z.enum(['asc', 'desc']).default('asc').describe('`asc`: the earliest first. `desc`: the latest first.'),
  kinds: z
    .array(z.enum(EVENT_KINDS))
    .min(1)
    .max(EVENT_KINDS.length)
    .nullish()
    .describe('The kinds of events; all by default.'),
})

const msOf = (text: string): number => {
  const time = parseTime(text)
  return 'problem' in time ? Number.NaN : time.civilMs - (time.offsetSeconds ?? 0) * 1000
}
const yearsOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  (msOf(to) - msOf(from)) / YEAR_MS

export const ProgressionEventsRequest = z
  .strictObject({
    natal: ProgressedNatal,
    search: Search.describe('The dates of life that are searched.'),
    include_angles: z
      .boolean()
      .default(true)
      .describe('Also progressed Ascendant and midheaven. Left out, with a warning, without a time of birth.'),
    secondary_progression: z.strictObject(MethodFields).nullish().describe('How angles are progressed, and which way.'),
    ...ProgressionPlaceFields,
    settings: ProgressionSettings.pick({ zodiac_type: true, sidereal_ayanamsa: true, house_system: true })
      .nullish()
      .describe('Zodiac and houses.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkProgressed(input, context)
    const years = yearsOf(input.search)
    const wrong = (path: string[], message: string): void => context.addIssue({ code: 'custom', path, message })
    if (years <= 0) wrong(['search', 'to'], 'Must be after search.from')
    if (years > YEARS_MAX) wrong(['search', 'to'], `Must be at most ${YEARS_MAX} years after search.from`)
    const { angles } = input.secondary_progression ?? {}
    if (input.include_angles && angles && isQuotidian(angles))
      wrong(
        ['secondary_progression', 'angles'],
        `${angles} angles meet every degree each year. Set include_angles to false, or give one of ${ANGLE_METHOD_NAMES.filter((name) => !isQuotidian(name)).join(', ')}`,
      )
  })
  .meta({
    id: 'ProgressionEventsRequest',
    examples: [
      { natal: COMPACT_REQUEST, search: { from: '2026-01-01', to: '2028-01-01' } },
      {
        natal: COMPACT_REQUEST,
        search: { from: '1981-06-01', to: '2061-06-01', kinds: ['lunation', 'station'] },
        include_angles: false,
      },
    ],
  })

/** A search in our fields. */
export function progressionEventsInput(given: z.output<typeof ProgressionEventsRequest>, warned: Warned = {}) {
  const { natal, settings, search, secondary_progression: method, ...own } = given
  const input = {
    ...own,
    ...warned,
    search,
    kinds: [...new Set(search.kinds ?? EVENT_KINDS)],
    method: method ?? ({ angles: 'naibod_ra', direction: 'direct' } as const),
    ...flatProgressed({ ...given, natal, settings }),
  }
  return { input, renamed: namesOfNested(natal, 'natal.') }
}
export type ProgressionEventsInput = ReturnType<typeof progressionEventsInput>['input']

/** One unit for each begun span of years. */
export const unitsOf = ({ search }: Pick<ProgressionEventsInput, 'search'>): number =>
  Math.max(1, Math.ceil(yearsOf(search) / YEARS_OF_UNIT))

const Event = z
  .object({
    kind: z.enum(EVENT_KINDS),
    date: z.string().describe('The instant of life, in UTC.'),
    age_years: z.number().describe('Tropical years from the birth: days of the ephemeris.'),
    ephemeris_datetime: z.string().describe('The instant of the ephemeris that stands for it, in UTC.'),
    ephemeris_julian_day: z.number().describe('The same as a Julian day in UT.'),
    progressed_point: z.string(),
    longitude_deg: Degrees.describe('Its longitude, seven decimals.'),
    longitude_text: z.string(),
    retrograde: z.boolean().describe('In the ephemeris. Converse progressions run through it backwards.'),
    natal_point: z.string().optional().describe('Of an aspect to a natal point.'),
    other_progressed_point: z.string().optional().describe('Of an aspect of two progressed points.'),
    aspect: z.object({ id: z.enum(ASPECTS.map(({ id }) => id)), name: z.string(), angle_deg: z.int() }).optional(),
    sign_id: z.string().optional().describe('Of an ingress: the sign that is entered.'),
    house: House.optional().describe('Of an ingress: the natal house that is entered.'),
    turns: z.enum(['retrograde', 'direct']).optional().describe('Of a station: the motion that begins.'),
    phase: z.enum(LUNATIONS).optional().describe('Of the progressed Moon to the progressed Sun.'),
  })
  .meta({ id: 'ProgressionEvent' })

export const ProgressionEventsReply = z
  .object({
    meta: z.object({
      system: z.literal('secondary'),
      key: z.string().describe('What a day of the ephemeris stands for.'),
      year_days: z.number().describe('Days in a year of the key: the mean tropical year.'),
      direction: z.enum(DIRECTIONS),
      angle_method: z.enum(ANGLE_METHOD_NAMES).optional().describe('Absent without angles.'),
      search: z.object({
        from: z.string().describe('In UTC.'),
        to: z.string().describe('In UTC.'),
        limit: z.int(),
        order: z.enum(['asc', 'desc']),
        kinds: z.array(z.enum(EVENT_KINDS)),
        total: z.int().describe('The number of events, also of those beyond `limit`.'),
      }),
    }),
    natal_subject: z.object({ name: z.string(), datetime: z.string(), location: Location, time: ExplainedTime }),
    events: z.array(Event),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ProgressionEventsReply' })

/**
 * A search of this many years takes about 10 ms; by the theory, in a sidereal zodiac, with all points and aspects, just below
 * a tenth of a second.
 */
const YEARS_OF_ONE_TURN = 5

/** Whether a search takes long: it is then calculated in parts. */
export const isLongSearch = ({ search }: Pick<ProgressionEventsInput, 'search'>): boolean =>
  yearsOf(search) > YEARS_OF_ONE_TURN

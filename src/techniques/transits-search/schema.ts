import { z } from 'zod'
import { ASPECTS } from '../../astro/aspect.ts'
import { DAY_MS, SECOND_MS } from '../../astro/civil.ts'
import { parseTime } from '../../astro/time.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { ExplainedTime } from '../../contract/births/moment.ts'
import { Degrees, Location } from '../../contract/births/natal-reply.ts'
import { checkNestedBirth, flatBirth, namesOfNested } from '../../contract/charts/nested-birth.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { ReturnBirth } from '../../contract/charts/return-fields.ts'
import { DateTime } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

/** A year and a month: with all bodies to all points, the answer has several hundred aspects. */
const DAYS_MAX = 400

/** The bodies whose transits are searched. The Moon makes as many in a month as the others in a year. */
const TRANSITING = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
type Transiting = (typeof TRANSITING)[number]

const BodyName = z.enum(TRANSITING).meta({ id: 'TransitingBody' })

/** Unix milliseconds of a time; without an offset it is UTC. */
function epochOf(text: string): number {
  const time = parseTime(text)
  return 'problem' in time ? Number.NaN : time.civilMs - (time.offsetSeconds ?? 0) * SECOND_MS
}

export const TransitsSearchRequest = z
  .strictObject({
    natal: ReturnBirth,
    range_start: DateTime.describe(
      'Aspects at or after this time, ISO 8601. Without Z or an offset, it is in UTC.',
    ).meta({ toolHint: 'Aspects at or after this time, ISO 8601.', examples: ['2027-01-01'] }),
    range_end: DateTime.describe(
      `Aspects before this time, or before the beginning of this date: the day is not included. At most ${DAYS_MAX} days later.`,
    ).meta({ toolHint: 'Aspects before this time.', examples: ['2028-01-01'] }),
    bodies: z
      .array(BodyName)
      .min(1)
      .max(TRANSITING.length)
      .nullish()
      .describe('The transiting bodies; Sun to Pluto without the Moon by default.'),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    const days = (epochOf(input.range_end) - epochOf(input.range_start)) / DAY_MS
    const wrong = (message: string): void => context.addIssue({ code: 'custom', path: ['range_end'], message })
    if (days <= 0) wrong('Must be after range_start')
    if (days > DAYS_MAX) wrong(`Must be at most ${DAYS_MAX} days after range_start`)
  })
  .meta({
    id: 'TransitsSearchRequest',
    examples: [
      { natal: COMPACT_REQUEST, range_start: '2027-01-01', range_end: '2028-01-01', bodies: ['jupiter', 'saturn'] },
    ],
  })

/** A search in our fields. */
export function transitsSearchInput(given: z.output<typeof TransitsSearchRequest>, warned: Warned = {}) {
  const bodies: readonly Transiting[] = TRANSITING.filter((body) => !given.bodies || given.bodies.includes(body))
  const input = {
    ...given,
    ...warned,
    natal: flatBirth(given.natal),
    bodies,
    fromMs: epochOf(given.range_start),
    untilMs: epochOf(given.range_end),
  }
  return { input, renamed: namesOfNested(given.natal, 'natal.') }
}
export type TransitsSearchInput = ReturnType<typeof transitsSearchInput>['input']

export const TransitsSearchReply = z
  .object({
    meta: z.object({
      transits_search: z.object({
        range_start: z.string().describe('The beginning of the span in UTC.'),
        range_end: z.string().describe('The end of the span in UTC, exclusive.'),
        bodies: z.array(BodyName),
        aspects: z.array(z.enum(ASPECTS.map(({ id }) => id))).describe('The aspects that were searched.'),
        count: z.int().describe('The number of exact aspects, each pass counted.'),
        zodiac_type: z.enum(['Tropical', 'Sidereal']),
      }),
    }),
    natal_subject: z.object({ name: z.string(), datetime: z.string(), location: Location, time: ExplainedTime }),
    transits: z
      .array(
        z
          .object({
            exact_utc: z.string().describe('When the aspect is exact, in UTC, to the second.'),
            transit: BodyName.describe('The transiting body.'),
            natal: z.string().describe('The natal point by its id.'),
            aspect: z.enum(ASPECTS.map(({ id }) => id)),
            retrograde: z.boolean().describe('Whether the transiting body is retrograde.'),
            longitude_deg: Degrees.describe('The longitude of the transiting body, in the zodiac of the chart.'),
            natal_longitude_deg: Degrees.describe('The longitude of the natal point.'),
          })
          .meta({ id: 'ExactTransit' }),
      )
      .describe('In order of time. A retrograde loop over a degree has each of its passes.'),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'TransitsSearchReply' })

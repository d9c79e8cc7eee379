import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import {
  checkNestedBirth,
  checkPair,
  flatBirth,
  isGiven,
  NestedBirth,
  NestedPlace,
  namesOfNested,
} from '../../contract/charts/nested-birth.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { BesideBirths, checkPicture } from '../../contract/charts/requests.ts'
import {
  checkReturnLocation,
  flatReturnPlace,
  ReturnBirth,
  ReturnPlaceFields,
  ReturnWheelFields,
} from '../../contract/charts/return-fields.ts'
import { ReturnChart, ReturnHead } from '../../contract/charts/return-reply.ts'
import { DateTime } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

/** Times have years up to 9999, and returns of a year are searched until the next one. */
const Year = z.int().min(-9999).max(9998)

/** Returns are 27.2 to 27.5 days apart (see `returns.ts`), so a year has at most this many. */
const RETURNS_MAX = 14
/** A year has this many returns or one more. That of the birth may have one less, since the birth is no return. */
export const RETURNS_OF_YEAR = 13

/** When and where the Moon returns. */
const TargetFields = {
  search_start: DateTime.nullish()
    .describe(
      'The return is the first one at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return. Now by default.',
    )
    .meta({ examples: ['2026-03-01'] }),
  return_target: z
    .strictObject({
      body: z.literal('moon').default('moon'),
      search_start: DateTime.nullish(),
      location: NestedPlace.nullish().describe('The birthplace by default.'),
    })
    .nullish()
    .describe('Time and place of the return as an object, instead of the fields.'),
  ...ReturnPlaceFields,
}
type Target = z.output<z.ZodObject<typeof TargetFields>>

function checkTarget(input: Target, context: z.RefinementCtx): void {
  const { return_target: nested, return_lat, return_lng } = input
  checkPair('return', { lat: return_lat, lng: return_lng }, context)
  const wrong = (path: readonly string[], message: string): void =>
    context.addIssue({ code: 'custom', path: ['return_target', ...path], message })
  if (isGiven(input.search_start) && isGiven(nested?.search_start) && input.search_start !== nested.search_start)
    wrong(['search_start'], 'contradicts search_start: give one of them')
  checkReturnLocation(nested?.location, input, context, ['return_target', 'location'])
}

/** Time and place of a return in our fields. `now` replaces an omitted time. */
const flatTarget = ({ search_start, return_target: nested, ...place }: Target, now: () => Date) => ({
  search_start: search_start ?? nested?.search_start ?? now().toISOString(),
  ...flatReturnPlace(nested?.location, place),
})

/** The names that a refusal uses for the fields of a birth and of a return, depending on what the caller sent. */
const namesOf = (
  natal: Parameters<typeof namesOfNested>[0],
  { search_start, return_target: nested }: Target,
): Readonly<Record<string, string>> => ({
  ...namesOfNested(natal, 'natal.'),
  ...(nested?.location && { return_city: 'return_target.location.city' }),
  ...(!isGiven(search_start) && isGiven(nested?.search_start) && { search_start: 'return_target.search_start' }),
})

export const LunarReturnRequest = z
  .strictObject({
    natal: ReturnBirth,
    ...TargetFields,
    count: z
      .int()
      .min(1)
      .max(RETURNS_MAX)
      .nullish()
      .describe('The number of returns from `search_start` on; one by default.'),
    year: Year.nullish()
      .describe('All returns of this Gregorian year, instead of `search_start` and `count`.')
      .meta({ examples: [2026], toolHint: 'All returns of this year.' }),
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkTarget(input, context)
    if (!isGiven(input.year)) return
    if ([input.search_start, input.return_target?.search_start, input.count].some(isGiven))
      context.addIssue({ code: 'custom', path: ['year'], message: 'Give year, or search_start and count' })
  })
  .meta({
    id: 'LunarReturnRequest',
    examples: [
      { natal: COMPACT_REQUEST, search_start: '2026-03-01' },
      {
        natal: { datetime: '1981-01-01T23:30', location: { city: 'Athens' } },
        return_target: { body: 'moon', search_start: '2026-03-01', location: { city: 'Lisbon' } },
      },
    ],
  })
type LunarReturnRequest = z.output<typeof LunarReturnRequest>

/** Lunar returns in our fields. */
export function lunarReturnInput(given: LunarReturnRequest, now: () => Date, warned: Warned = {}) {
  const { return_target: _, ...own } = given
  const input = { ...own, ...warned, natal: flatBirth(own.natal), ...flatTarget(given, now) }
  return { input, renamed: namesOf(own.natal, given) }
}
export type LunarReturnInput = ReturnType<typeof lunarReturnInput>['input']

/** A unit for each chart, as for natal charts. */
export const unitsOf = ({ year, count }: LunarReturnInput): number => (isGiven(year) ? RETURNS_OF_YEAR : (count ?? 1))

export const LunarReturnWheelRequest = z
  .strictObject({
    natal: NestedBirth,
    ...TargetFields,
    ...ReturnWheelFields,
    ...BesideBirths,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPicture(input.natal, context, ['natal'])
    checkTarget(input, context)
  })
  .meta({
    id: 'LunarReturnChartRequest',
    examples: [{ natal: COMPACT_REQUEST, search_start: '2026-03-01', return_city: 'Lisbon' }],
  })

/** The picture of a lunar return in our fields. */
export function flatLunarReturn(given: z.output<typeof LunarReturnWheelRequest>, now: () => Date) {
  const { return_target: _, ...own } = given
  const input = { ...own, natal: flatBirth(own.natal), ...flatTarget(given, now) }
  return { input, renamed: namesOf(own.natal, given) }
}
export type LunarReturnWheel = ReturnType<typeof flatLunarReturn>['input']

/** What the picture says beside its charts. */
export const LUNAR_RETURN_FACTS = { return_utc: z.string().describe('The moment of the return.') }

export const LunarReturnReply = z
  .object({
    meta: z.object({
      lunar_return: z.object({
        body: z.literal('moon'),
        search_start: z.string().describe('The instant from which returns were searched, in UTC.'),
        exact_moment_utc: z.string().describe('The instant of the return in UTC, to the second.'),
        exact_moment_local: z.string().describe('The same in local time at the place of the return, with its offset.'),
      }),
    }),
    ...ReturnHead.shape,
    ...ReturnChart.shape,
    further_returns: z
      .array(ReturnChart)
      .optional()
      .describe('The charts of the following returns, with `count` or `year`.'),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'LunarReturnReply' })

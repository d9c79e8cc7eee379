import { z } from 'zod'
import { findBody } from '../../astro/body-names.ts'
import { DAY_MS } from '../../astro/civil.ts'
import { evaluationsOf, QUICK_EVALUATIONS } from '../../astro/longitude-search.ts'
import { periodDays, RETURN_ARCS } from '../../astro/returns.ts'
import { parseTime } from '../../astro/time.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { Degrees } from '../../contract/births/natal-reply.ts'
import { checkNestedBirth, checkPair, flatBirth, namesOfNested } from '../../contract/charts/nested-birth.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { ReturnBirth, ReturnPlaceFields } from '../../contract/charts/return-fields.ts'
import { ReturnAsked, ReturnHead, ReturnMoment } from '../../contract/charts/return-reply.ts'
import { checkOptions, flatOptions, ReturnOptionFields } from '../../contract/charts/return-target.ts'
import { DateTime } from '../../contract/fields.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

const YEAR_DAYS = 365.25
/** The longest span: two rounds of Pluto and more. */
const YEARS_MAX = 600
/** Returns of the Moon in a century, and some. An answer has up to three times as many passes, or 20 of the true Lilith. */
const RETURNS_MAX = 1_500
/** Returns for a unit: they have no charts. */
const RETURNS_OF_UNIT = 500

export const ReturnsSearchRequest = z
  .strictObject({
    natal: ReturnBirth,
    ...ReturnOptionFields,
    range_start: DateTime.describe(
      'Returns at or after this time, ISO 8601. Without Z or an offset it is local at the place of the return.',
    ).meta({ toolHint: 'Returns at or after this time, ISO 8601.', examples: ['2026-01-01'] }),
    range_end: DateTime.describe(
      `Returns before this time, or before the beginning of this date: the day is not included. The span has at most ${YEARS_MAX} years, and about ${RETURNS_MAX} returns: a century of the Moon.`,
    ).meta({ toolHint: 'Returns before this time.', examples: ['2070-01-01'] }),
    ...ReturnPlaceFields,
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkPair('return', { lat: input.return_lat, lng: input.return_lng }, context)
    checkOptions(input, context)
    // An unknown body is refused by its own schema.
    const isKnown = findBody(input.body ?? 'moon', 'chart') !== null
    const problem = isKnown ? spanProblem({ ...input, ...flatOptions(input) }) : null
    if (problem) context.addIssue({ code: 'custom', path: ['range_end'], message: problem })
  })
  .meta({
    id: 'ReturnsSearchRequest',
    examples: [
      { natal: COMPACT_REQUEST, body: 'saturn', range_start: '2000-01-01', range_end: '2050-01-01' },
      { natal: COMPACT_REQUEST, body: 'mercury', arc: 'half', range_start: '2026-01-01', range_end: '2031-01-01' },
    ],
  })
type Given = z.output<typeof ReturnsSearchRequest>

/** The returns of a span in our fields. */
export function returnsSearchInput(given: Given, warned: Warned = {}) {
  const input = { ...given, ...warned, natal: flatBirth(given.natal), ...flatOptions(given) }
  return { input, renamed: namesOfNested(given.natal, 'natal.') }
}
export type ReturnsSearchInput = ReturnType<typeof returnsSearchInput>['input']

type Span = Pick<ReturnsSearchInput, 'range_start' | 'range_end' | 'body' | 'arc'>

/** Days from the start of a span to its end, by its dates alone. */
function daysOf({ range_start, range_end }: Span): number {
  const [start, end] = [parseTime(range_start), parseTime(range_end)]
  return 'problem' in start || 'problem' in end ? 0 : (end.civilMs - start.civilMs) / DAY_MS
}

/** Returns in a span on average, without the further passes of retrograde loops. */
const expected = (span: Span): number => (daysOf(span) / periodDays(span.body)) * RETURN_ARCS[span.arc].length

/** Why a span is refused; null if it is not. */
function spanProblem(span: Span): string | null {
  const days = daysOf(span)
  if (days <= 0) return 'Must be after range_start'
  const perReturn = periodDays(span.body) / RETURN_ARCS[span.arc].length
  const most = Math.min(YEARS_MAX * YEAR_DAYS, Math.floor(RETURNS_MAX * perReturn))
  if (days <= most) return null
  return `Must be at most ${Math.floor(most)} days after range_start for this body and arc: ${YEARS_MAX} years, or about ${RETURNS_MAX} returns`
}

const evaluations = (span: Span): number => evaluationsOf(span.body, daysOf(span), RETURN_ARCS[span.arc].length)

/** A unit for five hundred returns that a span has on average, or for the positions of a search, whichever is more. */
export const unitsOf = (span: ReturnsSearchInput): number =>
  Math.max(1, Math.ceil(expected(span) / RETURNS_OF_UNIT), Math.ceil(evaluations(span) / QUICK_EVALUATIONS))

/** Whether a span takes longer than a tenth of a second. */
export const isLongSpan = (span: ReturnsSearchInput): boolean => evaluations(span) > QUICK_EVALUATIONS

export const ReturnsSearchReply = z
  .object({
    meta: z.object({
      returns_search: z.object({
        ...ReturnAsked.shape,
        range_start: z.string().describe('The beginning of the span in UTC.'),
        range_end: z.string().describe('The end of the span in UTC, exclusive.'),
        count: z.int().describe('The number of returns, each pass counted.'),
        zodiac_type: z.enum(['Tropical', 'Sidereal']),
        ayanamsa_deg: Degrees.optional().describe('The ayanamsa at the birth in the sidereal zodiac.'),
      }),
    }),
    ...ReturnHead.shape,
    returns: z.array(ReturnMoment).describe('In order of time; converse ones from the birth back.'),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ReturnsSearchReply' })

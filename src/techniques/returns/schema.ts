import { z } from 'zod'
import { findBody } from '../../astro/body-names.ts'
import { evaluationsOf, motionFor, QUICK_EVALUATIONS } from '../../astro/longitude-search.ts'
import { periodDays, RETURN_ARCS } from '../../astro/returns.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { DecimalsField } from '../../contract/births/parts.ts'
import { checkNestedBirth, flatBirth, isGiven } from '../../contract/charts/nested-birth.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { ReturnBirth } from '../../contract/charts/return-fields.ts'
import { ReturnAsked, ReturnChart, ReturnHead, ReturnMoment } from '../../contract/charts/return-reply.ts'
import {
  checkOptions,
  checkRound,
  checkTarget,
  flatOptions,
  flatTarget,
  namesOfTarget,
  ReturnBody,
  ReturnOptionFields,
  targetFields,
} from '../../contract/charts/return-target.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import type { Warned } from '../../contract/warnings.ts'

/** Times have years up to 9999, and returns of a year are searched until the next one. */
const Year = z.int().min(-9999).max(9998)

/** A retrograde loop mostly meets a longitude three times. */
const PASSES = 3
/** The most returns of the Moon in a year: they are 27.22 to 27.49 days apart, by swetest from 1850 to 1900. */
const RETURNS_MAX = 14
/** A year has this many lunar returns or one more. The year of birth may have one less, since the birth is no return. */
export const RETURNS_OF_YEAR = 13

export const ReturnsRequest = z
  .strictObject({
    natal: ReturnBirth,
    ...ReturnOptionFields,
    ...targetFields(ReturnBody.nullish()),
    count: z
      .int()
      .min(1)
      .max(RETURNS_MAX)
      .nullish()
      .describe(
        'The number of returns from `search_start` on; one by default. Each pass of a retrograde loop counts. At most 3 for the slowest planets.',
      ),
    year: Year.nullish()
      .describe('All returns of the Moon in this Gregorian year, instead of `search_start` and `count`.')
      .meta({ examples: [2026], toolHint: 'All returns of the Moon in this year.' }),
    decimals: DecimalsField,
    ephemeris: EphemerisField,
  })
  .superRefine((input, context) => {
    checkNestedBirth(input.natal, context, ['natal'])
    checkTarget(input, context)
    checkOptions(input, context)
    checkRound(input, context)
    if (isGiven(input.year)) checkYear(input, context)
    else checkCount(input, context)
  })
  .meta({
    id: 'ReturnsRequest',
    examples: [
      { natal: COMPACT_REQUEST, search_start: '2026-03-01' },
      { natal: COMPACT_REQUEST, body: 'saturn', search_start: '2026-03-01', count: 3 },
      {
        natal: { datetime: '1981-01-01T23:30', location: { city: 'Athens' } },
        return_target: { body: 'moon', search_start: '2026-03-01', location: { city: 'Lisbon' } },
      },
    ],
  })
type ReturnsRequest = z.output<typeof ReturnsRequest>

/** The fields that decide whether all returns of a year may be asked for. */
type OfYear = Pick<ReturnsRequest, 'body' | 'search_start' | 'return_target' | 'count'>

function checkYear({ body, search_start, return_target: nested, count }: OfYear, context: z.RefinementCtx): void {
  const wrong = (message: string): void => context.addIssue({ code: 'custom', path: ['year'], message })
  if ([search_start, nested?.search_start, count].some(isGiven)) wrong('Give year, or search_start and count')
  if (findBody(body ?? nested?.body ?? 'moon', 'chart') !== 'moon')
    wrong('Only for the Moon. Give search_start and count, or list the returns with /api/v1/western/returns/search')
}

/** The fields that decide how long a search takes. */
type Counted = Pick<ReturnsRequest, 'body' | 'return_target' | 'arc' | 'count'>

/** The returns, and further passes of loops, that are found in a tenth of a second. The slowest planets have at least one loop. */
function checkCount({ body: given, return_target: nested, arc, count }: Counted, context: z.RefinementCtx): void {
  const body = findBody(given ?? nested?.body ?? 'moon', 'chart')
  if (!body) return
  const arcs = RETURN_ARCS[arc].length
  const rounds = Math.max(1, Math.floor((QUICK_EVALUATIONS * arcs) / evaluationsOf(body, periodDays(body), arcs)))
  const most = motionFor(body).loop > 0 ? rounds * PASSES : rounds
  if ((count ?? 1) <= most) return
  const message = `Must be at most ${most} for this body and arc. /api/v1/western/returns/search lists the returns of centuries`
  context.addIssue({ code: 'custom', path: ['count'], message })
}

/** Returns in our fields. */
export function returnsInput(given: ReturnsRequest, now: () => Date, warned: Warned = {}) {
  const { return_target: nested, ...own } = given
  const options = flatOptions(own, nested?.body)
  const input = { ...own, ...warned, natal: flatBirth(own.natal), ...flatTarget(given, now), ...options }
  return { input, renamed: namesOfTarget(own.natal, given) }
}
export type ReturnsInput = ReturnType<typeof returnsInput>['input']

/** A unit for each chart, as for natal charts. */
export const unitsOf = ({ year, count, arc }: ReturnsInput): number =>
  isGiven(year) ? RETURNS_OF_YEAR * RETURN_ARCS[arc].length : (count ?? 1)

const Start = z.string().describe('The instant from which returns were searched, in UTC.')

export const ReturnsReply = z
  .object({
    meta: z.object({
      return: z.object({ ...ReturnAsked.shape, search_start: Start, ...ReturnMoment.shape }),
      lunar_return: z
        .object({
          body: z.literal('moon'),
          search_start: Start,
          exact_moment_utc: z.string(),
          exact_moment_local: z.string(),
        })
        .optional()
        .describe('The same for the Moon, in the form of the solar return.'),
    }),
    ...ReturnHead.shape,
    ...ReturnChart.shape,
    further_returns: z
      .array(ReturnChart.extend({ return: ReturnMoment }).meta({ id: 'FurtherReturn' }))
      .optional()
      .describe('The following returns with their charts, with `count` or `year`.'),
    warnings: z.array(ChartWarning).optional().describe('Every way in which the answer differs from the request.'),
  })
  .meta({ id: 'ReturnsReply' })

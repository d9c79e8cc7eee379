import { z } from 'zod'
import { DAY_MS } from '../../../astro/civil.ts'
import { MUHURTA_RULES, type MuhurtaPurpose } from '../../../astro/vedic/muhurtas/purposes.ts'
import type { MuhurtaRule } from '../../../astro/vedic/muhurtas/rule.ts'
import { parseDate } from '../../../contract/sky/sky-events.ts'
import { UsedPrecision } from '../../../contract/sky/sources.ts'
import { MUHURTA_DAYS_MAX, MuhurtaFields } from '../../../contract/vedic/muhurta.ts'
import { Convention, checkDayPlace, underOwnNames, type WithOtherNames } from '../../../contract/vedic/request.ts'

type Range = { readonly start_date: string; readonly end_date: string }

/** What a search asks for beside its range and place. */
interface Asked {
  readonly purpose: MuhurtaPurpose
  readonly direction?: string | null | undefined
  readonly city?: string | null | undefined
}

/** Checks place, dates and direction of a search. */
export function checkSearch(request: Range & WithOtherNames & Asked, context: z.RefinementCtx): void {
  checkDayPlace(request, context)
  const rule: MuhurtaRule = MUHURTA_RULES[request.purpose]
  if (request.direction && !rule.directions)
    context.addIssue({ code: 'custom', path: ['direction'], message: 'Only for the purpose travel' })
  const [first, last] = [parseDate(request.start_date), parseDate(request.end_date)]
  if (typeof first !== 'number' || typeof last !== 'number') return
  const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['end_date'], message })
  if (last < first) wrong('Must not be before start_date')
  if ((last - first) / DAY_MS >= MUHURTA_DAYS_MAX)
    wrong(`The range has more than ${MUHURTA_DAYS_MAX} days. Send several requests`)
}

/** A search in our fields. Its dates are valid. */
export const searchInput = <Request extends Range & WithOtherNames>({ start_date, end_date, ...body }: Request) => ({
  ...underOwnNames(body),
  startMs: parseDate(start_date) as number,
  endMs: parseDate(end_date) as number,
})

/** Days for a unit. */
const DAYS_OF_UNIT = 31

/** The units of a search. */
export const unitsOf = ({ startMs, endMs }: { readonly startMs: number; readonly endMs: number }): number =>
  Math.ceil(((endMs - startMs) / DAY_MS + 1) / DAYS_OF_UNIT)

/** What an answer says about its calculation. */
export const SearchMetadata = z.object({
  endpoint_version: z.literal('v2'),
  ruleset_version: z.string(),
  ayanamsha: z.string(),
  convention: Convention.unwrap(),
  month_reckoning: MuhurtaFields.month_reckoning.unwrap(),
  timezone_used: z.string(),
  calculation_basis: z.literal('sunrise_to_sunrise'),
  precision: UsedPrecision,
})

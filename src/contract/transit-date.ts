import type { z } from 'zod'
import { DateTime } from './fields.ts'

/** The instant of transits, under either name. */
export const TransitDateFields = {
  transit_date: DateTime.nullish()
    .describe('ISO 8601. Without Z or an offset it is local in the time zone. Now by default.')
    .meta({ examples: ['2026-03-01T12:00'] }),
  transit_datetime: DateTime.nullish().describe('The same as `transit_date`.'),
}

interface TransitDates {
  readonly transit_date?: string | null | undefined
  readonly transit_datetime?: string | null | undefined
}

/** The date of transits is the same under both names. */
export function checkTransitDate({ transit_date, transit_datetime }: TransitDates, context: z.RefinementCtx): void {
  if (!transit_date || !transit_datetime || transit_date === transit_datetime) return
  context.addIssue({
    code: 'custom',
    path: ['transit_datetime'],
    message: 'contradicts transit_date: give one of them',
  })
}

/** The date of a request, otherwise now. */
export const transitDate = ({ transit_date, transit_datetime }: TransitDates, now: () => Date): string =>
  transit_date ?? transit_datetime ?? now().toISOString()

/** The name under which a request has its date. A refusal uses it. */
export const transitDateField = ({ transit_datetime }: TransitDates): 'transit_date' | 'transit_datetime' =>
  transit_datetime ? 'transit_datetime' : 'transit_date'

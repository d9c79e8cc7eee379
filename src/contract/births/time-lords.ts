import { z } from 'zod'
import { isGiven } from '../charts/nested-birth.ts'
import { DateTime } from '../fields.ts'

/** Day and night births. */
export const SECTS = ['day', 'night'] as const
export type SectName = (typeof SECTS)[number]

/** Periods in a list: some 250 kB of JSON. Three levels of releasing over a century are about 950. */
export const PERIODS_MAX = 1_000

/** The fields of every technique of time lords, inside its object. */
export const TimeLordFields = {
  date: DateTime.nullish()
    .describe('The active periods are those at this time, local at the birthplace; now by default.')
    .meta({ toolHint: 'The time asked for, local at the birthplace; now by default.', examples: ['2026-09-01'] }),
  range_start: DateTime.nullish()
    .describe(
      'The list begins with the periods at this time. By default it has the period of the first level at `date`.',
    )
    .meta({ toolHint: 'The list begins here. Give both ends, or neither.', examples: ['2026-01-01'] }),
  range_end: DateTime.nullish()
    .describe(
      `The list ends with the periods at this time, or at the beginning of this date: the day is not included. It has at most ${PERIODS_MAX} periods.`,
    )
    .meta({ toolHint: 'The list ends with the periods at this time.', examples: ['2030-01-01'] }),
  sect: z
    .enum(SECTS)
    .nullish()
    .describe(
      'Treats the birth as a day or a night birth, whatever the altitude of the Sun. A warning says so if they differ.',
    )
    .meta({ toolHint: 'day or night. Required without a time of birth; else from the Sun.' }),
}

/** Reports a range of which only one end is given. */
export function checkRange(
  asked: { readonly range_start?: string | null | undefined; readonly range_end?: string | null | undefined },
  context: z.RefinementCtx,
  object: string,
): void {
  for (const [given, missing] of [
    ['range_start', 'range_end'],
    ['range_end', 'range_start'],
  ] as const)
    if (isGiven(asked[given]) && !isGiven(asked[missing]))
      context.addIssue({ code: 'custom', path: [object, missing], message: `Required with ${given}` })
}

/** The two instants of a period. */
export const LordPeriod = z
  .object({
    starts_at: z.string().describe('In local time at the birthplace, with its offset.'),
    ends_at: z.string().describe('The instant at which the next period starts.'),
  })
  .meta({ id: 'LordPeriod' })

/** What `meta` says about the instants of a request. */
export const TimeLordMeta = {
  date: z.string().describe('The time of `date`, or now, in local time at the birthplace.'),
  range_start: z.string().optional().describe('That of the request, in local time at the birthplace.'),
  range_end: z.string().optional(),
  levels: z.int().min(1).describe('The levels of the list.'),
}

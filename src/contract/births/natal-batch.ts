import { z } from 'zod'
import { EndMarkField } from '../fields.ts'
import { COMPACT_REQUEST } from './birth.ts'
import { NatalChartQuery } from './natal.ts'
import { NatalChartReply } from './natal-reply.ts'
import { SimpleNatalReply } from './simple-natal-reply.ts'

export const BATCH_BIRTHS_MAX = 1_000
/**
 * The units of a batch of a technique. A unit is up to 50 ms of a thread, so the largest batch takes a thread less than
 * two minutes.
 */
export const BATCH_UNITS_MAX = 2_000

/** Characters of the options as JSON. They are read with each birth, and the largest useful ones have about 2,000. */
const OPTIONS_MAX = 10_000
/** More fields than a request of any technique has. */
const OPTIONS_COUNT_MAX = 200

/** A birth is read when its turn comes, so that an error in one does not affect the others. */
const Birth = z.unknown().meta({ $ref: '#/components/schemas/NatalChartRequest' })

/** The value of `technique` that stands for natal charts. */
export const NATAL_CHARTS = 'natal'

/** A request for the natal charts of births, or for the data of a technique for each birth. */
export const natalBatchRequest = (techniques: readonly string[]) =>
  z
    .strictObject({
      births: z
        .array(Birth)
        .min(1)
        .max(BATCH_BIRTHS_MAX)
        .describe(
          'Births, each written as the body of `POST /api/v1/natal/calculate`, without a report order. With a technique, each is written as the birth in a request of that technique.',
        ),
      technique: z
        .enum([NATAL_CHARTS, ...techniques])
        .default(NATAL_CHARTS)
        .describe('What to calculate for each birth: its natal chart, or the data of a technique.'),
      options: z
        .record(z.string(), z.unknown())
        .meta({ maxProperties: OPTIONS_COUNT_MAX })
        .nullish()
        .describe(
          'The other fields of the request of the technique, including its query fields. They apply to every birth.',
        ),
    })
    .superRefine(({ technique, options }, context) => {
      if (JSON.stringify(options ?? {}).length > OPTIONS_MAX) {
        const message = `Must be at most ${OPTIONS_MAX} characters of JSON`
        context.addIssue({ code: 'custom', path: ['options'], message, params: { type: 'too_long' } })
      }
      if (technique !== NATAL_CHARTS || Object.keys(options ?? {}).length === 0) return
      const message = 'Only with a technique. For natal charts, put options in each birth'
      context.addIssue({ code: 'custom', path: ['options'], message })
    })
    .meta({
      id: 'NatalBatchRequest',
      examples: [
        { births: [COMPACT_REQUEST, { ...COMPACT_REQUEST, city: 'Nowhere at all' }] },
        {
          technique: 'profections',
          options: { annual_profection: { year: 2026 } },
          births: [COMPACT_REQUEST, { ...COMPACT_REQUEST, year: 1990 }],
        },
      ],
    })
export type NatalBatchRequest = z.output<ReturnType<typeof natalBatchRequest>>

export const NatalBatchQuery = NatalChartQuery.extend({ end_mark: EndMarkField })

/**
 * A line of the answer. The answer of a technique is a member with its name, so that generated clients know its type.
 */
export const natalBatchLine = (replies: Readonly<Record<string, z.ZodType>>) =>
  z
    .object({
      index: z.int().describe('The index of the birth in the request, starting at 0.'),
      chart: z
        .union([NatalChartReply, SimpleNatalReply])
        .optional()
        .describe('The answer to the same birth sent alone.'),
      ...Object.fromEntries(
        Object.entries(replies).map(([id, reply]) => [
          id,
          reply
            .optional()
            .describe(`With the technique \`${id}\`: the answer to the same birth and options sent alone.`),
        ]),
      ),
      error: z
        .looseObject({ status: z.int().describe('The status of the same birth sent alone.') })
        .optional()
        .describe('Instead of an answer: `status`, and the members of the error response.'),
    })
    .meta({ id: 'NatalBatchLine' })

import { z } from 'zod'

const Of = z.string().describe('The input of the step, such as `month` or `JOHN`.')
const Result = z.int()
const Terms = z.array(z.object({ of: z.string(), value: z.int() }))

const NumerologyStep = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('letters'),
        of: Of,
        letters: z.array(z.object({ letter: z.string(), value: z.int() })),
        result: Result,
      })
      .describe('Adds the values of letters.'),
    z
      .object({ kind: z.literal('digits'), of: Of, from: z.int(), digits: z.array(z.int()), result: Result })
      .describe('Adds the digits of `from`.'),
    z.object({ kind: z.literal('kept'), of: Of, result: Result }).describe('Keeps a master number.'),
    z.object({ kind: z.literal('sum'), of: Of, terms: Terms, result: Result }).describe('Adds terms.'),
    z
      .object({ kind: z.literal('difference'), of: Of, terms: Terms, result: Result })
      .describe('The absolute difference of two terms.'),
    z
      .object({ kind: z.literal('counts'), of: Of, counts: z.array(z.int()), result: Result })
      .describe('Counts the letters with each digit from 1 to 9. The result is the number of letters.'),
  ])
  .meta({ id: 'NumerologyStep' })

export const Trace = z
  .array(NumerologyStep)
  .optional()
  .describe('Every step in order. Only with `compound_policy` `full_trace`.')

/** A number with the evidence that the compound policy includes. */
export const NumberFields = {
  value: z.int(),
  root: z.int().describe('The value reduced to one digit: 2 of the master number 11.'),
  compound: z
    .string()
    .nullable()
    .optional()
    .describe(
      'The sum before the last reduction, and its result, such as `16/7`. Null if nothing was reduced. Absent with `root_only`.',
    ),
  is_master: z.boolean().describe('11, 22 or 33, kept by the master policy.'),
  karmic_debts: z.array(z.int()).describe('13, 14, 16 or 19, if this number is the direct reduction of one of them.'),
  trace: Trace,
}

export const NumerologyNumber = z.object(NumberFields).meta({ id: 'NumerologyNumber' })

/** A number, or why there is none. */
export const MaybeNumber = z.union([
  NumerologyNumber,
  z.object({ value: z.null(), reason: z.enum(['no_vowels', 'no_consonants']) }).meta({ id: 'NumerologyUncounted' }),
])

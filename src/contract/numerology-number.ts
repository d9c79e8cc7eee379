import { z } from 'zod'

const Of = z.string().describe('What is worked on, such as `month` or `JOHN`.')
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
      .describe('The values of letters added up.'),
    z
      .object({ kind: z.literal('digits'), of: Of, from: z.int(), digits: z.array(z.int()), result: Result })
      .describe('The digits of `from` added up.'),
    z.object({ kind: z.literal('kept'), of: Of, result: Result }).describe('A master number that is kept.'),
    z.object({ kind: z.literal('sum'), of: Of, terms: Terms, result: Result }).describe('Terms added up.'),
    z
      .object({ kind: z.literal('difference'), of: Of, terms: Terms, result: Result })
      .describe('The absolute difference of two terms.'),
    z
      .object({ kind: z.literal('counts'), of: Of, counts: z.array(z.int()), result: Result })
      .describe('How many letters have each digit from 1 to 9; the result is how many letters there are.'),
  ])
  .meta({ id: 'NumerologyStep' })

export const Trace = z
  .array(NumerologyStep)
  .optional()
  .describe('Every step in order; with `compound_policy` `full_trace` alone.')

/** A number with its evidence, as far as the compound policy tells it. */
export const NumberFields = {
  value: z.int(),
  root: z.int().describe('The value reduced to one digit: 2 of the master number 11.'),
  compound: z
    .string()
    .nullable()
    .optional()
    .describe(
      'The sum before the last reduction and what it reduces to, such as `16/7`; null where nothing was reduced. Absent with `root_only`.',
    ),
  is_master: z.boolean().describe('11, 22 or 33, kept by the master policy.'),
  karmic_debts: z.array(z.int()).describe('13, 14, 16 or 19, where this number comes straight from one.'),
  trace: Trace,
}

export const NumerologyNumber = z.object(NumberFields).meta({ id: 'NumerologyNumber' })

/** A number, or why there is none. */
export const MaybeNumber = z.union([
  NumerologyNumber,
  z.object({ value: z.null(), reason: z.enum(['no_vowels', 'no_consonants']) }).meta({ id: 'NumerologyUncounted' }),
])

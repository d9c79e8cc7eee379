import { z } from 'zod'
import { CHALIT_SYSTEM_NAMES } from '../../astro/vedic/chalit.ts'
import { GRAHAS } from '../../astro/vedic/names.ts'
import { DIVISIONS } from '../../astro/vedic/vargas.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkTwelveHouses, checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { ChartBasis } from '../../contract/vedic/chart.ts'
import {
  BhavaChalitReply,
  chosenRules,
  DivisionLists,
  divisionsIn,
  VaisheshikamsaReply,
  VargaCharts,
  VargaVariants,
} from '../../contract/vedic/vargas.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const VedicVargasRequest = z
  .strictObject({
    ...VedicBirthFields,
    house_system: VedicBirthFields.house_system.describe(
      'The houses of D1: whole signs by default, or another system by a name as in a natal chart. Other divisions have whole signs.',
    ),
    ...DivisionLists,
    variants: VargaVariants,
    include_bhava_chalit: z
      .boolean()
      .default(false)
      .describe('Whether the answer has the bhava chalit: houses around a middle, and the grahas in them.'),
    bhava_chalit_system: z
      .enum(CHALIT_SYSTEM_NAMES)
      .default('sripati')
      .describe(
        'With `include_bhava_chalit`. `sripati`: the angles are middles of houses. `equal`: the lagna is the middle of the first house, and houses have 30°.',
      ),
    include_validity: z
      .boolean()
      .default(false)
      .describe('Whether each division has the instants at which lagna and Moon enter and leave their parts.'),
  })
  .superRefine((request, context) => {
    checkVedicBirth(request, context)
    checkTwelveHouses(request, context)
    if (request.divisions?.length && request.vargas?.length)
      context.addIssue({ code: 'custom', path: ['vargas'], message: 'Give divisions or vargas, not both' })
  })
  .meta({
    id: 'VedicVargasRequest',
    examples: [
      { ...COMPACT_REQUEST, divisions: [1, 9] },
      { ...COMPACT_REQUEST, vargas: ['D2', 'D60'], variants: { D2: 'parivritti' }, include_validity: true },
    ],
  })

/** A request in our fields, with its divisions, each once, and its rules. */
export function vedicVargasInput(
  { divisions, vargas, variants, ...birth }: z.output<typeof VedicVargasRequest>,
  warned: Warned,
) {
  const listed = divisions?.length ? divisions : vargas
  return {
    ...birth,
    ...warned,
    divisions: listed?.length ? divisionsIn(listed)! : DIVISIONS,
    rules: chosenRules(variants),
  }
}
export type VedicVargasInput = ReturnType<typeof vedicVargasInput>

export const VedicVargasReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    vargas: VargaCharts,
    vargottama: z
      .array(z.enum(['Ascendant', ...GRAHAS]))
      .describe('Grahas and lagna with the same sign in D1 and D9, whichever divisions are requested.'),
    vaisheshikamsa: VaisheshikamsaReply,
    bhava_chalit: BhavaChalitReply.nullable()
      .optional()
      .describe('With `include_bhava_chalit`. Null without a time of birth.'),
    metadata: z.object({
      ...ChartBasis,
      house_system: z.string().describe('The houses of D1.'),
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicVargasReply' })

import { z } from 'zod'
import { DIVISIONS } from '../../astro/vedic/vargas.ts'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { readable } from '../../contract/fields.ts'
import { dateProblem } from '../../contract/sky/sky-events.ts'
import { AshtakavargaReply } from '../../contract/vedic/ashtakavarga.ts'
import { checkTwelveHouses, checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { GrahaRow } from '../../contract/vedic/chart.ts'
import { VimshottariReply } from '../../contract/vedic/dasha.ts'
import { Avastha, ShadbalaReply, StrengthRulesReply } from '../../contract/vedic/strength.ts'
import { DivisionLists, divisionsIn, VargaCharts } from '../../contract/vedic/vargas.ts'
import { YogaRules, YogasFields } from '../../contract/vedic/yogas.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { VedicChartParts } from '../families/vedic/chart-reply.ts'
import { PanchangReply } from '../families/vedic/panchang-reply.ts'

/** The dasha technique has five levels; this request is limited to three, as clients expect. */
const LEVELS_MAX = 3
const RASHI = 1

const flag = (what: string) => z.boolean().default(false).describe(what)

export const VedicCalculateRequest = z
  .strictObject({
    ...VedicBirthFields,
    vargas: DivisionLists.vargas
      .unwrap()
      .unwrap()
      .default([RASHI])
      .describe(`Divisions, as numbers or names such as \`D9\`: ${DIVISIONS.join(', ')}. None if the list is empty.`)
      .meta({ examples: [[1, 9]], toolHint: 'Divisions; 9 is the navamsa.' }),
    include_avastha: flag('Whether each graha has its state by age (baladi avastha).'),
    include_yogas: flag('Whether the answer has the yogas, active or not.'),
    include_panchang: flag('Whether the answer has the panchang of the day of birth.'),
    include_shadbala: flag('Whether the answer has the six strengths of the planets.'),
    include_ashtakavarga: flag('Whether the answer has the Ashtakavarga.'),
    dasha_levels: z
      .int()
      .min(0)
      .max(LEVELS_MAX)
      .default(LEVELS_MAX)
      .describe('Levels of the Vimshottari dasha at the reference date; 0 leaves it out.')
      .meta({ toolHint: 'Levels of dashas; 0 for none.' }),
    reference_date: readable(dateProblem)
      .nullish()
      .describe('The date of the dashas and of Sade Sati; today at the birthplace by default.')
      .meta({ examples: ['2026-09-22'] }),
  })
  .superRefine(checkVedicBirth)
  .superRefine(checkTwelveHouses)
  .meta({
    id: 'VedicCalculateRequest',
    examples: [
      { ...COMPACT_REQUEST, vargas: [9], dasha_levels: 2, reference_date: '2026-09-22' },
      { ...COMPACT_REQUEST, include_panchang: true, include_shadbala: true, include_ashtakavarga: true },
    ],
  })

/** A request in our fields. `now` replaces an omitted date. */
export const vedicCalculateInput = (
  { vargas, ...body }: z.output<typeof VedicCalculateRequest>,
  now: () => Date,
  warned: Warned,
) => ({ ...body, ...warned, divisions: divisionsIn(vargas)!, nowMs: now().getTime() })
export type VedicCalculateInput = ReturnType<typeof vedicCalculateInput>

export const VedicCalculateReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    ayanamsha: z.string(),
    timezone_used: z.string(),
    chart: z.object({
      ...VedicChartParts,
      planets: z.array(GrahaRow.extend({ avastha: Avastha.optional() })).length(9),
    }),
    vargas: z.object({ vargas: VargaCharts }).optional(),
    vimshottari_dasha: VimshottariReply.optional(),
    yogas: z.object({ ...YogasFields, rules: YogaRules }).optional(),
    panchang: PanchangReply.omit({ warnings: true }).optional(),
    shadbala: ShadbalaReply.nullable().optional(),
    shadbala_rules: StrengthRulesReply.optional(),
    ashtakavarga: AshtakavargaReply.nullable().optional(),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicCalculateReply' })

import { z } from 'zod'
import type { ReplyOf } from '../../../contract/reply.ts'
import { Ascendant, ChartBasis, GrahaRow, VedicHouses } from '../../../contract/vedic/chart.ts'

const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const

/** Whether it is Sade Sati on a date. */
const SadeSatiReply = z
  .object({
    active: z.boolean(),
    phase: z
      .enum(SADE_SATI_PHASES)
      .nullable()
      .describe('Saturn is in the sign before the natal Moon’s sign, in the same sign, or in the sign after it.'),
    description: z.string(),
    moon_sign: z.string(),
    saturn_sign: z.string(),
    reference_date: z.string(),
  })
  .describe('Whether Saturn is in the natal Moon’s sign or in a neighbouring sign, at noon on the reference date.')

/** The chart of a birth. */
export const VedicChartParts = {
  ascendant: Ascendant,
  planets: z.array(GrahaRow).length(9),
  houses: VedicHouses,
  sade_sati: SadeSatiReply,
  metadata: z.object({ ...ChartBasis, house_system: z.string() }),
}
const Chart = z.object(VedicChartParts)
export type VedicChartReply = ReplyOf<typeof Chart>

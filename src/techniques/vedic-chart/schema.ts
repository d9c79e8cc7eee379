import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { readable } from '../../contract/fields.ts'
import { dateProblem } from '../../contract/sky/sky-events.ts'
import { checkTwelveHouses, checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { VedicPointFields, VedicPoints } from '../../contract/vedic/points.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'
import { VedicChartParts } from '../families/vedic/chart-reply.ts'

export const VedicChartRequest = z
  .strictObject({
    ...VedicBirthFields,
    ...VedicPointFields,
    reference_date: readable(dateProblem)
      .nullish()
      .describe('The date of `sade_sati`; today at the birthplace by default.')
      .meta({ examples: ['2026-09-22'] }),
  })
  .superRefine(checkVedicBirth)
  .superRefine(checkTwelveHouses)
  .meta({ id: 'VedicChartRequest', examples: [{ ...COMPACT_REQUEST, ayanamsha: 'lahiri' }] })

/** A request in our fields. `now` replaces an omitted date. */
export const vedicChartInput = (body: z.output<typeof VedicChartRequest>, now: () => Date, warned: Warned) => ({
  ...body,
  ...warned,
  nowMs: now().getTime(),
})
export type VedicChartInput = ReturnType<typeof vedicChartInput>

export const VedicChartReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    ...VedicChartParts,
    points: VedicPoints.optional().describe('With `include_points`.'),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicChartReply' })

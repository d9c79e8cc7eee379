import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { ChartBasis } from '../../contract/vedic/chart.ts'
import { YogaFields, YogaRules, YogasFields } from '../../contract/vedic/yogas.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const VedicYogasRequest = z
  .strictObject({ ...VedicBirthFields, ...YogaFields })
  .superRefine(checkVedicBirth)
  .meta({ id: 'VedicYogasRequest', examples: [{ ...COMPACT_REQUEST, ayanamsha: 'lahiri', only_active: true }] })

/** A request in our fields. */
export const vedicYogasInput = (body: z.output<typeof VedicYogasRequest>, warned: Warned) => ({ ...body, ...warned })
export type VedicYogasInput = ReturnType<typeof vedicYogasInput>

export const VedicYogasReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    ...YogasFields,
    metadata: z.object({
      ...ChartBasis,
      rules: YogaRules,
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicYogasReply' })

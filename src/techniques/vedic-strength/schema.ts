import { z } from 'zod'
import { COMPACT_REQUEST } from '../../contract/births/birth.ts'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import {
  AshtakavargaReductionField,
  AshtakavargaReply,
  AshtakavargaTableField,
} from '../../contract/vedic/ashtakavarga.ts'
import { checkTwelveHouses, checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { ChartBasis } from '../../contract/vedic/chart.ts'
import {
  AvasthasReply,
  BhavaBalaReply,
  PhalaReply,
  PlanetName,
  ShadbalaReply,
  StrengthRuleFields,
  StrengthRulesReply,
  VimsopakaReply,
  WarReply,
} from '../../contract/vedic/strength.ts'
import { type Warned, Warning } from '../../contract/warnings.ts'

export const VedicStrengthRequest = z
  .strictObject({
    ...VedicBirthFields,
    house_system: VedicBirthFields.house_system.describe('The houses of kendra bala: whole signs by default.'),
    ...StrengthRuleFields,
    ashtakavarga_table: AshtakavargaTableField,
    ashtakavarga_reduction: AshtakavargaReductionField,
  })
  .superRefine(checkVedicBirth)
  .superRefine(checkTwelveHouses)
  .meta({ id: 'VedicStrengthRequest', examples: [{ ...COMPACT_REQUEST, ayanamsha: 'lahiri' }] })

/** A request with the warnings about it. */
export const vedicStrengthInput = (body: z.output<typeof VedicStrengthRequest>, warned: Warned) => ({
  ...body,
  ...warned,
})
export type VedicStrengthInput = ReturnType<typeof vedicStrengthInput>

export const VedicStrengthReply = z
  .object({
    subject: NatalChartReply.shape.subject,
    time: NatalChartReply.shape.time,
    shadbala: ShadbalaReply.nullable(),
    ishta_kashta: PhalaReply.nullable(),
    wars: z.array(WarReply).describe('Planets within a degree of each other, and what the winner takes.'),
    bhavabala: z.array(BhavaBalaReply).describe('The strengths of the houses. Empty without a time of birth.'),
    ashtakavarga: AshtakavargaReply.nullable(),
    vimsopaka: VimsopakaReply,
    avasthas: AvasthasReply,
    day: z
      .object({
        weekday: z.string(),
        sunrise: z.string().describe('Local time with its offset. The day begins with it.'),
        sunset: z.string(),
        part: z.enum(['day', 'night']),
        third: z.int().min(1).max(3).describe('The third of the day or of the night.'),
        is_twilight: z.boolean().describe('Within 72 minutes before sunrise or after sunset.'),
        hours_from_midnight: z.number().describe('Hours of true solar time to the nearest midnight.'),
        lords: z.object({ abda: PlanetName, masa: PlanetName, vara: PlanetName, hora: PlanetName }),
      })
      .nullable()
      .describe('The day from sunrise to sunrise in which the birth is. Null without a time of birth.'),
    rules: StrengthRulesReply,
    metadata: z.object({
      ...ChartBasis,
    }),
    warnings: z.array(Warning).optional(),
  })
  .meta({ id: 'VedicStrengthReply' })

import { z } from 'zod'
import { NatalChartReply } from '../../contract/births/natal-reply.ts'
import { ChartWarning } from '../../contract/charts/reply.ts'
import { EphemerisField } from '../../contract/sky/sources.ts'
import { checkVedicBirth, VedicBirthFields } from '../../contract/vedic/birth.ts'
import { Nakshatra } from '../../contract/vedic/chart.ts'
import { AshtakootaReply, MatchDoshas, MatchFields, SouthernReply } from '../../contract/vedic/match.ts'
import type { Warned } from '../../contract/warnings.ts'

const { ephemeris: _, house_system, node_type, ...PersonFields } = VedicBirthFields

const LABEL_MAX = 200

const Person = z.strictObject({
  ...PersonFields,
  house_system: house_system.describe('Has no effect: the houses of Mars are counted by signs.'),
  node_type: node_type.describe('Has no effect: a match does not depend on the nodes.'),
  label: z.string().max(LABEL_MAX).nullish().describe('The name of the person in the answer; `name` by default.'),
})
export type Person = z.output<typeof Person>

const RAVI = { label: 'Ravi', year: 1988, month: 2, day: 10, hour: 22, minute: 5, city: 'New Delhi' } as const
const ASHA = { label: 'Asha', year: 1991, month: 8, day: 24, hour: 6, minute: 40, city: 'Mumbai' } as const

export const VedicMatchRequest = z
  .strictObject({
    person1: Person,
    person2: Person.describe('The fields are those of person1.'),
    ...MatchFields,
    ephemeris: EphemerisField,
  })
  .superRefine(({ person1, person2 }, context) => {
    checkVedicBirth(person1, context, ['person1'])
    checkVedicBirth(person2, context, ['person2'])
  })
  .meta({
    id: 'VedicMatchRequest',
    examples: [
      { person1: RAVI, person2: ASHA },
      { person1: ASHA, person2: RAVI, groom: 'person2', systems: ['porutham'] },
    ],
  })

/** A request in our fields. */
export const vedicMatchInput = (body: z.output<typeof VedicMatchRequest>, warned: Warned) => ({ ...body, ...warned })
export type VedicMatchInput = ReturnType<typeof vedicMatchInput>

const InputMode = z.literal('birth_chart')

const PersonReply = z.object({
  label: z.string(),
  part: z.enum(['groom', 'bride']).describe('The role of the person in rules that are not symmetric.'),
  input_mode: InputMode,
  subject: NatalChartReply.shape.subject,
  time: NatalChartReply.shape.time,
  moon_sign: z.object({
    id: z.int().min(1).max(12).describe('Aries is 1.'),
    name: z.string(),
    degree: z.number().describe('Degrees in the sign.'),
  }),
  moon_nakshatra: Nakshatra,
  ayanamsha: z.string(),
  ayanamsha_deg: z.number().describe('The ayanamsha at birth, with nutation.'),
})

const RISKS = ['nadi_dosha', 'bhakoot_dosha', 'gana_dosha', 'manglik_requires_review', 'below_minimum'] as const
export type Risk = (typeof RISKS)[number]

export const VedicMatchReply = z
  .object({
    persons: z.array(PersonReply).length(2),
    ashtakoota: AshtakootaReply,
    doshas: MatchDoshas,
    southern: z.array(SouthernReply).describe('One entry for each of `systems`.'),
    summary: z.object({
      total_score: z.number(),
      max_score: z.int(),
      minimum_traditional_threshold: z.int(),
      passes_minimum_threshold: z.boolean(),
      risk_flags: z.array(z.enum(RISKS)),
    }),
    metadata: z.object({
      calculation_basis: z.literal('moon_nakshatra_moon_rashi_ashtakoota'),
      person1_input_mode: InputMode,
      person2_input_mode: InputMode,
      school: AshtakootaReply.shape.school,
      groom: z.enum(['person1', 'person2']),
    }),
    warnings: z.array(ChartWarning).optional(),
  })
  .meta({ id: 'VedicMatchReply' })

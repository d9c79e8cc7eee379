import { z } from 'zod'
import {
  KOOTA_IDS,
  KOOTAS,
  type KootaId,
  MAX_SCORE,
  SCHOOLS,
  type School,
} from '../../astro/vedic/kootas/ashtakoota.ts'
import { MANGAL_FRAMES, MANGAL_HOUSES, type MangalHouses } from '../../astro/vedic/kootas/mangal.ts'
import { EDITIONS, type Edition } from '../../astro/vedic/kootas/southern.ts'

const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] =>
  Object.keys(table) as [Name, ...Name[]]

const KootaName = z.enum(KOOTA_IDS as [KootaId, ...KootaId[]])

const ruleField = <Id extends KootaId>(id: Id) =>
  z.enum(namesOf(KOOTAS[id].rules as Readonly<Record<keyof (typeof KOOTAS)[Id]['rules'] & string, unknown>>)).nullish()

/** The schools and options of a match. */
export const MatchFields = {
  school: z
    .enum(namesOf<School>(SCHOOLS))
    .default('common')
    .describe(
      'The set of rules for the eight kootas. The guide lists the rules of each school, and for how many pairs they differ.',
    )
    .meta({ toolHint: 'Rules of the kootas.' }),
  rules: z
    .strictObject({
      varna: ruleField('varna'),
      vashya: ruleField('vashya'),
      tara: ruleField('tara'),
      yoni: ruleField('yoni'),
      graha_maitri: ruleField('graha_maitri'),
      gana: ruleField('gana'),
    })
    .nullish()
    .describe('Other rules for single kootas than those of the school. Bhakoot and nadi have one rule each.'),
  groom: z
    .enum(['person1', 'person2'])
    .default('person1')
    .describe(
      'Which person is the groom; the other is the bride. The rules of varna, gana and others are not symmetric.',
    )
    .meta({ toolHint: 'Who is the groom.' }),
  systems: z
    .array(z.enum(namesOf<Edition>(EDITIONS)))
    .max(2)
    .default([])
    .describe(
      'Further systems, of South India: ten agreements by Raman (`dashakoota`) and by the Kalaprakasika (`porutham`).',
    ),
  mangal_houses: z
    .enum(namesOf<MangalHouses>(MANGAL_HOUSES))
    .default('six')
    .describe(
      'Houses in which Mars causes Mangal dosha: 1, 2, 4, 7, 8 and 12, or the same without the second or without the first.',
    ),
}

const Rule = {
  rule: z.string().describe('The name of the rule.'),
  says: z.string(),
  source: z.string().describe('Where the rule is printed.'),
}

const KootaScore = z.object({
  id: KootaName,
  name: z.string(),
  score: z.number(),
  max_score: z.int(),
  status: z.enum(['strong', 'moderate', 'weak', 'dosha']).describe('`dosha`: no points in gana, bhakoot or nadi.'),
  evidence: z.array(z.object({ kind: z.literal('rule_evaluation'), message: z.string(), ...Rule })),
})

const Dispute = z.object({
  koota: KootaName,
  score: z.number().describe('The points in this answer.'),
  others: z.array(z.object({ ...Rule, score: z.number() })).describe('The points by rules of other schools.'),
})

export const AshtakootaReply = z.object({
  score: z.number(),
  max_score: z.literal(MAX_SCORE),
  percentage: z.number(),
  recommendation: z.enum(['Not Recommended', 'Average Match', 'Good Match', 'Excellent Match']),
  kootas: z.array(KootaScore).length(8),
  score_range: z
    .object({ min: z.number(), max: z.number() })
    .nullable()
    .describe('The lowest and the highest sum over the day, for a birth without a time. Null if both times are known.'),
  swapped_score: z.number().describe('The sum if the other person is the groom.'),
  school: z.enum(namesOf<School>(SCHOOLS)),
  school_scores: z
    .array(z.object({ school: z.enum(namesOf<School>(SCHOOLS)), score: z.number() }))
    .describe('The sum by each school.'),
  disputed: z.array(Dispute).describe('Kootas in which sources give this couple different points.'),
})

const Fact = { id: z.string(), message: z.string(), source: z.string() }

const CoupleDosha = z.object({
  active: z.boolean(),
  score: z.number(),
  max_score: z.int(),
  message: z.string(),
  exceptions: z
    .array(z.object(Fact))
    .describe('Reasons for which some sources do not count the dosha. They do not change the score.'),
})

const Frame = z.enum(MANGAL_FRAMES)

const MangalDoshaReply = z.object({
  available: z.boolean().describe('False without a time of birth: Mars is then not counted from the lagna.'),
  active: z.boolean(),
  severity: z.string(),
  severity_score: z.int().min(0).max(3).describe('In how many frames (lagna, Moon, Venus) Mars causes the dosha.'),
  reference_frames: z.array(z.object({ frame: Frame, house: z.int().min(1).max(12) })),
  checked_frames: z.array(Frame),
  cancellations: z
    .array(z.object({ ...Fact, frame: Frame.nullable().describe('Null if it holds for all frames.') }))
    .describe('Reasons for which some sources do not count the dosha. They do not change the severity.'),
  message: z.string(),
})

export const MatchDoshas = z.object({
  manglik: z.object({
    person1: MangalDoshaReply,
    person2: MangalDoshaReply,
    compatibility: z.object({
      available: z.boolean(),
      status: z.enum(['absent', 'balanced', 'partly_balanced', 'unbalanced']),
      difference: z.int(),
      message: z.string(),
    }),
    houses: z.array(z.int()),
    source: z.string(),
  }),
  nadi: CoupleDosha,
  bhakoot: CoupleDosha,
  gana: CoupleDosha,
})

export const SouthernReply = z.object({
  system: z.enum(namesOf<Edition>(EDITIONS)),
  name: z.string(),
  source: z.string(),
  good: z.int().describe('How many of the ten agree.'),
  middling: z.int(),
  bad: z.int(),
  poruthams: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        agreement: z.enum(['good', 'middling', 'bad']),
        message: z.string(),
        says: z.string(),
      }),
    )
    .length(10),
})

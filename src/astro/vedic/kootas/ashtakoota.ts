import { BHAKOOT } from './bhakoot.ts'
import { GANA } from './gana.ts'
import { GRAHA_MAITRI } from './graha-maitri.ts'
import type { Couple, Koota, KootaRule } from './koota.ts'
import { NADI } from './nadi.ts'
import { TARA } from './tara.ts'
import { VARNA } from './varna.ts'
import { VASHYA } from './vashya.ts'
import { YONI } from './yoni.ts'

/** The eight kootas, from one point to eight: 36 in all. */
export const KOOTAS = {
  varna: VARNA,
  vashya: VASHYA,
  tara: TARA,
  yoni: YONI,
  graha_maitri: GRAHA_MAITRI,
  gana: GANA,
  bhakoot: BHAKOOT,
  nadi: NADI,
} as const
export type KootaId = keyof typeof KOOTAS
export const KOOTA_IDS = Object.keys(KOOTAS) as readonly KootaId[]

/** The name of a rule for each koota. */
export type KootaRules = { readonly [Id in KootaId]: keyof (typeof KOOTAS)[Id]['rules'] }

/** The rules behind a published answer of an astrological service, as far as it shows them. */
const COMMON: KootaRules = {
  varna: 'common',
  vashya: 'groups',
  tara: 'both',
  yoni: 'grid',
  graha_maitri: 'printed',
  gana: 'directed',
  bhakoot: 'distance',
  nadi: 'three',
}

/** Sets of rules under one name. A school that prints no rule for a koota has the rule of `common`. */
export const SCHOOLS = {
  common: COMMON,
  maitreya: { ...COMMON, varna: 'earth_shudra', vashya: 'maitreya', yoni: 'maitreya' },
  raman: { ...COMMON, varna: 'raman', vashya: 'signs', tara: 'from_bride' },
  coarse: {
    ...COMMON,
    vashya: 'undivided',
    tara: 'both_janma_evil',
    yoni: 'three_levels',
    graha_maitri: 'by_sum',
    gana: 'symmetric',
  },
} as const satisfies Readonly<Record<string, KootaRules>>
export type School = keyof typeof SCHOOLS

export const MAX_SCORE = 36
/** The traditional minimum: half of the points. */
export const MIN_TRADITIONAL = 18

const rulesOf = (id: KootaId): readonly (readonly [string, KootaRule])[] => Object.entries((KOOTAS[id] as Koota).rules)

const ruleNamed = (id: KootaId, name: string): KootaRule => (KOOTAS[id] as Koota).rules[name]!

/** How much of its points a koota has. `dosha`: none in gana, bhakoot or nadi. */
export type KootaStatus = 'strong' | 'moderate' | 'weak' | 'dosha'

const WITH_DOSHA: readonly KootaId[] = ['gana', 'bhakoot', 'nadi']

function statusOf(id: KootaId, score: number): KootaStatus {
  if (score === 0 && WITH_DOSHA.includes(id)) return 'dosha'
  const { max } = KOOTAS[id]
  if (score === max) return 'strong'
  return score * 2 >= max ? 'moderate' : 'weak'
}

/** The points of a couple in a koota. */
export interface KootaScore {
  readonly id: KootaId
  readonly name: string
  readonly max: number
  readonly score: number
  readonly status: KootaStatus
  readonly because: string
  /** The name of the rule. */
  readonly rule: string
  readonly says: string
  readonly source: string
}

/** The points of a couple in all eight kootas. */
export const ashtakoota = (couple: Couple, rules: KootaRules): readonly KootaScore[] =>
  KOOTA_IDS.map((id) => {
    const { says, source, ...rule } = ruleNamed(id, rules[id])
    const { score, because } = rule.score(couple)
    const { name, max } = KOOTAS[id]
    return { id, name, max, score, status: statusOf(id, score), because, rule: rules[id], says, source }
  })

/** The sum of the points of a couple. */
export const totalScore = (couple: Couple, rules: KootaRules): number =>
  KOOTA_IDS.reduce((sum, id) => sum + ruleNamed(id, rules[id]).score(couple).score, 0)

/** Points that another rule gives in a koota. */
export interface OtherScore {
  readonly rule: string
  readonly score: number
  readonly says: string
  readonly source: string
}

/** A koota in which sources give the couple different points. */
export interface Dispute {
  readonly id: KootaId
  readonly score: number
  readonly others: readonly OtherScore[]
}

/** The kootas in which the rules of other schools give this couple other points. */
export const disputes = (couple: Couple, rules: KootaRules): readonly Dispute[] =>
  KOOTA_IDS.flatMap((id) => {
    const { score } = ruleNamed(id, rules[id]).score(couple)
    const others = rulesOf(id).flatMap(([name, { says, source, ...rule }]) => {
      const other = rule.score(couple).score
      return other === score ? [] : [{ rule: name, score: other, says, source }]
    })
    return others.length === 0 ? [] : [{ id, score, others }]
  })

/** The smallest sum of points for each recommendation. */
const RECOMMENDATIONS = [
  [32, 'Excellent Match'],
  [25, 'Good Match'],
  [MIN_TRADITIONAL, 'Average Match'],
  [0, 'Not Recommended'],
] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number][1]

export const recommendationOf = (score: number): Recommendation => RECOMMENDATIONS.find(([least]) => score >= least)![1]

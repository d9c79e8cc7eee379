import {
  ashtakoota,
  type Dispute,
  disputes,
  type KootaRules,
  type KootaScore,
  MAX_SCORE,
  recommendationOf,
  SCHOOLS,
  type School,
  totalScore,
} from '../../astro/vedic/kootas/ashtakoota.ts'
import type { CoupleDosha } from '../../astro/vedic/kootas/exceptions.ts'
import type { Couple } from '../../astro/vedic/kootas/koota.ts'
import type { MangalDosha } from '../../astro/vedic/kootas/mangal.ts'
import { EDITIONS, type Edition, poruthams } from '../../astro/vedic/kootas/southern.ts'
import { decimals } from '../sky.ts'

const swapped = ({ groom, bride }: Couple): Couple => ({ groom: bride, bride: groom })

const schoolNames = Object.keys(SCHOOLS) as School[]

/** The eight kootas of a couple with their sum, in all schools. */
export function ashtakootaReply(couple: Couple, school: School, rules: KootaRules, range: ScoreRange | null) {
  const kootas = ashtakoota(couple, rules)
  const score = kootas.reduce((sum, each) => sum + each.score, 0)
  return {
    score,
    max_score: MAX_SCORE,
    percentage: decimals((100 * score) / MAX_SCORE, 1),
    recommendation: recommendationOf(score),
    kootas: kootas.map(kootaReply),
    score_range: range,
    swapped_score: totalScore(swapped(couple), rules),
    school,
    school_scores: schoolNames.map((name) => ({ school: name, score: totalScore(couple, SCHOOLS[name]) })),
    disputed: disputes(couple, rules).map(disputeReply),
  } as const
}

/** The least and the largest sum of the points of a couple. */
export interface ScoreRange {
  readonly min: number
  readonly max: number
}

const kootaReply = ({ id, name, score, max, status, because, rule, says, source }: KootaScore) => ({
  id,
  name,
  score,
  max_score: max,
  status,
  evidence: [
    { kind: 'rule_evaluation' as const, message: `${name} ${score} of ${max}: ${because}`, rule, says, source },
  ],
})

const disputeReply = ({ id, score, others }: Dispute) => ({ koota: id, score, others })

export const coupleDoshaReply = ({ max, ...dosha }: CoupleDosha) => ({ ...dosha, max_score: max })

/** The Mangal dosha of one of two people. */
export function mangalReply(dosha: MangalDosha) {
  const { active, severity, severityScore, frames, checked, cancellations } = dosha
  const where = frames.map(({ frame, house }) => `in house ${house} from ${frame}`).join(', ')
  const isTimed = checked.includes('Lagna')
  return {
    available: isTimed,
    active,
    severity,
    severity_score: severityScore,
    reference_frames: frames,
    checked_frames: checked,
    cancellations,
    message: [
      active ? `Mars is ${where}.` : `Mars makes no dosha from ${checked.join(', ')}.`,
      ...(isTimed ? [] : ['Without a time of birth it is not counted from the lagna.']),
      ...(cancellations.length > 0 ? [`Cancellations by some sources: ${cancellations.length}.`] : []),
    ].join(' '),
  }
}

/** The ten agreements of a couple by one edition. */
export function southernReply(couple: Couple, edition: Edition) {
  const all = poruthams(couple, edition)
  const count = (agreement: string): number => all.filter((each) => each.agreement === agreement).length
  return {
    system: edition,
    ...EDITIONS[edition],
    good: count('good'),
    middling: count('middling'),
    bad: count('bad'),
    poruthams: all.map(({ because, ...each }) => ({ ...each, message: because })),
  }
}

import type { ReplyOf } from '../../contract/reply.ts'
import { AREAS, type Area, type AreaScore, BANDS, type Band, SCORE_BASE } from '../../contract/vedic/horoscope.ts'
import type { DailyChart } from './cast.ts'
import { dashaFacts } from './dasha-facts.ts'
import { type Fact, ranked, sumOf } from './fact.ts'
import { gocharFacts, ingressFacts, saturnFacts } from './gochar-facts.ts'
import { moonFacts } from './moon-facts.ts'
import { panchangFacts } from './panchang-facts.ts'

/** The facts of a day, those that move the scores most first. */
export const factsOf = (daily: DailyChart): readonly Fact[] =>
  ranked([
    ...moonFacts(daily),
    ...gocharFacts(daily),
    ...dashaFacts(daily),
    ...panchangFacts(daily),
    ...saturnFacts(daily),
    ...ingressFacts(daily),
  ])

/** The scoring in words. */
export const SCORING_RULE = `An area begins with ${SCORE_BASE}, and facts add to it or take from it. Moon: tara bala 5 and chandra bala 5 in all areas, chandra bala twice for the mind, and twice in the eighth. Gochar: 5 for a graha in its good or bad house from the Moon, for each area of whose houses it is the karaka and for the area whose house from the lagna it passes. Ashtakavarga: 3 for five points or more, less 3 for three or fewer, in the same areas. Lords of mahadasha, antardasha and pratyantardasha: 5, 3 and 2 for dignity and the same for functional nature, a yogakaraka twice, in the areas of the houses that they rule, occupy or are karaka of. Panchang: 2 for a good tithi or yoga, less 3 for a bad tithi, yoga or karana, in all areas; the tithis 6, 8 and 12 count neither way. A score stays between 0 and 100; overall is the rounded mean of the six.`

const SCORE_MAX = 100

const bandOf = (score: number): Band => (Object.keys(BANDS) as Band[]).find((band) => score >= BANDS[band])!

type Score = ReplyOf<typeof AreaScore>
type Driver = Score['drivers'][number]

/** Scores by area, and of all. */
export type Scores = Readonly<Record<Area | 'overall', Score>>

export function scoresOf(daily: DailyChart, facts: readonly Fact[]): Scores {
  const confidence = confidenceOf(daily)
  const areas = Object.fromEntries(AREAS.map((area) => [area, areaScore(area, facts, confidence)])) as Record<
    Area,
    Score
  >
  const mean = Math.round(AREAS.reduce((sum, area) => sum + areas[area].score, 0) / AREAS.length)
  return {
    overall: {
      score: mean,
      band: bandOf(mean),
      confidence,
      ...split(facts.map((fact) => driverOf(fact, sumOf(fact)))),
      explanation: `The mean of the six areas: ${AREAS.map((area) => areas[area].score).join(', ')}.`,
    },
    ...areas,
  }
}

const driverOf = ({ id, title }: Fact, points: number): Driver => ({ fact_id: id, title, points })

/** What raises a score and what lowers it, the most important first. */
function split(drivers: readonly Driver[]): Pick<Score, 'drivers' | 'cautions'> {
  const sorted = drivers.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
  return { drivers: sorted.filter(({ points }) => points > 0), cautions: sorted.filter(({ points }) => points < 0) }
}

function areaScore(area: Area, facts: readonly Fact[], confidence: number): Score {
  const acting = facts.map((fact) => driverOf(fact, fact.points[area] ?? 0))
  const { drivers, cautions } = split(acting)
  const [gain, loss] = [drivers, cautions].map((each) => each.reduce((sum, { points }) => sum + points, 0))
  const sum = SCORE_BASE + gain! + loss!
  const score = Math.min(Math.max(sum, 0), SCORE_MAX)
  const limited = score === sum ? '' : `, which is limited to ${score}`
  return {
    score,
    band: bandOf(score),
    confidence,
    drivers,
    cautions,
    explanation: `${SCORE_BASE} to begin with, ${gain} from what supports, ${-loss!} less for what asks for care: ${sum}${limited}.`,
  }
}

/** The groups of rules that confidence counts. */
const RULE_GROUPS = 8

/**
 * The share of the groups of rules that could be applied. A group that holds for noon of the day of birth alone counts half. The
 * groups: houses from the Moon, houses from the lagna, ashtakavarga, chandra bala, tara bala, dignity and nature of the lords of
 * periods, panchang.
 */
function confidenceOf({ lagnaSign, isMoonSignSure, isNakshatraSure }: DailyChart): number {
  if (lagnaSign !== null) return 1
  const bySign = isMoonSignSure ? 1 : 0.5
  const byNakshatra = isNakshatraSure ? 1 : 0.5
  const dignity = 0.5
  const panchang = 1
  return Math.round(((2 * bySign + byNakshatra + dignity + panchang) / RULE_GROUPS) * 100) / 100
}

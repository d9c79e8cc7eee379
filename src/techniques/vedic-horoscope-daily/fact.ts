import type { Graha } from '../../astro/vedic/names.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import type { Area, FactKind, Influence } from '../../contract/vedic/horoscope.ts'

type Reply = ReplyOf<typeof Influence>

/** What a fact adds to the score of each area; 0 where nothing is said. */
export type AreaPoints = Readonly<Partial<Record<Area, number>>>

/** A fact of a day for a birth, by a stated rule. */
export interface Fact {
  readonly id: string
  readonly kind: FactKind
  readonly category: Reply['category']
  readonly title: string
  readonly summary: string
  /** The graha of which a fact is; null for elements of the panchang. */
  readonly graha: Graha | null
  readonly isTransit: boolean
  readonly reference: Reply['reference_point']
  readonly relation: string
  readonly points: AreaPoints
  readonly rule: string
  readonly source: string
  readonly figures: NonNullable<Reply['evidence']>['figures']
}

const sizes = (points: AreaPoints): readonly number[] => Object.values(points)

/** What a fact adds to all areas together. */
export const sumOf = ({ points }: Pick<Fact, 'points'>): number => sizes(points).reduce((sum, each) => sum + each, 0)

export function polarityOfFact(fact: Pick<Fact, 'points'>): Reply['polarity'] {
  const sum = sumOf(fact)
  return sum > 0 ? 'favorable' : sum < 0 ? 'unfavorable' : 'neutral'
}

/** Facts by how much they move the scores, those that move them most first. */
export const ranked = (facts: readonly Fact[]): readonly Fact[] =>
  facts.toSorted((one, other) => Math.abs(sumOf(other)) - Math.abs(sumOf(one)))

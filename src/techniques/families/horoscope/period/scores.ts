import type { DriverReply } from '../answer.ts'
import type { Dimension } from '../reply.ts'
import type { Score } from '../scores.ts'

/** A driver of a period, with its total weight and the number of days on which it acts. */
export interface PeriodDriver {
  readonly type: DriverReply['type']
  readonly key: string
  readonly label: string
  readonly weight: number
  readonly days: number
}

/** A score of a period: the mean of its days. The drivers add up to the sum of the days. */
export interface PeriodScore {
  readonly dimension: Dimension
  readonly sum: number
  readonly value: number
  /** The base first, the limit last, and the others by the size of their weights. */
  readonly drivers: readonly PeriodDriver[]
}

/** The scores of a period: means of the scores of its days. Each day has all dimensions. A half is rounded up. */
export function periodScores<Acting>(
  days: readonly (readonly Score<Acting>[])[],
  replyOf: (driver: Acting) => DriverReply,
): PeriodScore[] {
  return days[0]!.map(({ dimension }, index) => {
    const ofDays = days.map((scores) => scores[index]!)
    const sum = ofDays.reduce((total, { value }) => total + value, 0)
    const drivers = joined(ofDays.flatMap((score) => score.drivers.map(replyOf)))
    return { dimension, sum, value: Math.round(sum / days.length), drivers }
  })
}

const ENDS: Readonly<Partial<Record<DriverReply['type'], number>>> = { base: 0, limit: 2 }
const BETWEEN = 1

/** The drivers of all days, each once. An aspect that is exact on two days is one driver. */
function joined(drivers: readonly DriverReply[]): PeriodDriver[] {
  const place = ({ type }: PeriodDriver): number => ENDS[type] ?? BETWEEN
  return [...Map.groupBy(drivers, ({ key }) => key).values()]
    .map((same): PeriodDriver => {
      const { type, key, label } = same[0]!
      return { type, key, label, weight: same.reduce((sum, { weight }) => sum + weight, 0), days: same.length }
    })
    .toSorted((one, other) => place(one) - place(other) || Math.abs(other.weight) - Math.abs(one.weight))
}

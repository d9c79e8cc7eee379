import { bodyKey } from '../astro/body.ts'
import type { Chart } from '../astro/chart.ts'
import type { HouseSystem } from '../astro/house.ts'
import type { Born } from './birth.ts'
import { houseWarning } from './house-warning.ts'

export interface Warning {
  readonly code: string
  readonly message: string
  readonly requested?: string
}

/** Everything about a chart that was not quite as asked; nothing happens silently. */
export function warningsOf(born: Born, { houses, unknown }: Chart, requested: HouseSystem): Warning[] {
  const { change, isLocalMeanTime, calendar } = born.moment
  const fallback = houses && houseWarning(houses.system, requested)
  return [
    ...(fallback ? [fallback] : []),
    ...(change
      ? [
          {
            code: change.kind === 'fold' ? 'local_time_ambiguous' : 'local_time_nonexistent',
            message:
              change.kind === 'fold'
                ? 'Clocks showed this local time twice; `time.change` has both instants. Choose one with dst_policy'
                : 'Clocks skipped this local time; `time.change` has both readings. Choose one with dst_policy',
          },
        ]
      : []),
    ...(isLocalMeanTime
      ? [
          {
            code: 'local_mean_time',
            message: 'There was no standard time yet: the mean time of the birthplace’s own longitude was used',
          },
        ]
      : []),
    ...unknownBodies(unknown),
    ...(calendar === 'julian'
      ? [{ code: 'julian_calendar', message: 'The date was read in the Julian calendar; `calendar` chooses another' }]
      : []),
  ]
}

export const unknownBodies = (unknown: Chart['unknown']): Warning[] =>
  unknown.length === 0
    ? []
    : [
        {
          code: 'orbit_unknown',
          message: `Left out, since their orbits are not known for this time: ${unknown.map(bodyKey).join(', ')}`,
        },
      ]

/** How far the parts that hang on the minute of birth can be relied on. */
export function confidenceOf(born: Born, chart: Chart, requested: HouseSystem) {
  if (!born.timeKnown) return { houses: 'unavailable', angles: 'unavailable', overall: 'medium' } as const
  const { change, isLocalMeanTime } = born.moment
  const angles = change || isLocalMeanTime ? 'medium' : 'high'
  const houses = chart.houses?.system === requested ? angles : 'medium'
  return { houses, angles, overall: houses } as const
}

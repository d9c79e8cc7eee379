import { PLANETS } from './body.ts'
import type { ChartPoint } from './chart.ts'

/** Halves of a chart: east of the meridian, west of it, below the horizon and above it, by houses. */
export const HEMISPHERE_HOUSES = {
  eastern: [10, 11, 12, 1, 2, 3],
  western: [4, 5, 6, 7, 8, 9],
  northern: [1, 2, 3, 4, 5, 6],
  southern: [7, 8, 9, 10, 11, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type Hemisphere = keyof typeof HEMISPHERE_HOUSES

/** This many of the ten planets in one half are an emphasis. */
const EMPHASIS_MIN = 8

/** The halves with at least eight of the ten planets. Empty without houses or with other than twelve. */
export function fullHemispheres(points: readonly ChartPoint[]): Hemisphere[] {
  const houses = PLANETS.flatMap((planet) => points.find(({ id }) => id === planet)?.house ?? [])
  return (Object.keys(HEMISPHERE_HOUSES) as Hemisphere[]).filter((half) => {
    const within: readonly number[] = HEMISPHERE_HOUSES[half]
    return houses.filter((house) => within.includes(house)).length >= EMPHASIS_MIN
  })
}

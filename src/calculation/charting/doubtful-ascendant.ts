import { julianDayOf } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import type { Born } from './birth.ts'
import type { ChartTerms } from './terms.ts'

/** The Ascendant on the other clocks of a doubtful birth. */
export interface DoubtfulAscendant {
  /** For each of the other clocks. */
  readonly others: readonly number[]
  /** The Ascendant of the earliest of all instants and that of the latest. */
  readonly from: number
  readonly to: number
}

/** The Ascendants of a birth on its other clocks; null where its clock is certain or its time is unknown. */
export function doubtfulAscendant(
  sky: Sky,
  { doubt, place, moment, timeKnown }: Born,
  { houses, zodiac }: Pick<ChartTerms, 'houses' | 'zodiac'>,
): DoubtfulAscendant | null {
  if (!doubt || doubt.others.length === 0 || !timeKnown) return null
  const ascendantAt = (epochMs: number): number => sky.houses(houses, julianDayOf(epochMs), place, zodiac).ascendant
  const others = doubt.others.map(({ epochMs }) => ascendantAt(epochMs))
  const all = [moment.epochMs, ...doubt.others.map(({ epochMs }) => epochMs)]
  return { others, from: ascendantAt(Math.min(...all)), to: ascendantAt(Math.max(...all)) }
}

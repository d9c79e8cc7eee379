import { normalise } from './angle.ts'

export const LOTS = ['part_of_fortune', 'part_of_spirit'] as const
export type Lot = (typeof LOTS)[number]

/** The Sun stands above the horizon in the half of the zodiac that has risen, from the descendant to the ascendant. */
export const isDayChart = (ascendant: number, sun: number): boolean => normalise(ascendant - sun) < 180

/**
 * The lots of Fortune and Spirit (Vettius Valens, Anthologies II.3; Paulus Alexandrinus 23): by day Fortune is as far
 * from the ascendant as the Moon is from the Sun, by night as the Sun is from the Moon; Spirit is the reverse.
 */
export function lots(ascendant: number, sun: number, moon: number): Readonly<Record<Lot, number>> {
  const waxing = isDayChart(ascendant, sun) ? moon - sun : sun - moon
  return { part_of_fortune: normalise(ascendant + waxing), part_of_spirit: normalise(ascendant - waxing) }
}

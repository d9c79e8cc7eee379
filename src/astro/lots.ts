import { normalise } from './angle.ts'

export const LOTS = ['part_of_fortune', 'part_of_spirit'] as const
export type Lot = (typeof LOTS)[number]

/**
 * The lots of Fortune and Spirit (Vettius Valens, Anthologies II.3; Paulus Alexandrinus 23). By day Fortune is the
 * ascendant plus the Moon less the Sun, by night the ascendant plus the Sun less the Moon. Spirit is the reverse.
 */
export function lots(
  { ascendant, sun, moon }: Readonly<Record<'ascendant' | 'sun' | 'moon', number>>,
  isDay: boolean,
): Readonly<Record<Lot, number>> {
  const waxing = isDay ? moon - sun : sun - moon
  return { part_of_fortune: normalise(ascendant + waxing), part_of_spirit: normalise(ascendant - waxing) }
}

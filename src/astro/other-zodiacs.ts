import { normalise } from './angle.ts'

/**
 * A longitude in a harmonic chart: multiplied by the number of the harmonic (J. Addey, Harmonics in Astrology, 1976). The
 * ninth of a sidereal longitude is the navamsa.
 */
export const harmonic = (longitude: number, number: number): number => normalise(longitude * number)

/** A longitude in the draconic zodiac, which begins at the north node of the Moon (P. Crane, Draconic Astrology, 1987). */
export const draconic = (longitude: number, node: number): number => normalise(longitude - node)

/**
 * The aspects, their exact angle and the orb within which they count. Orbs in degrees as this kind of service is known
 * to use them; major aspects first.
 */
export const ASPECTS = [
  { id: 'conjunction', angle: 0, orb: 8, major: true },
  { id: 'opposition', angle: 180, orb: 8, major: true },
  { id: 'trine', angle: 120, orb: 8, major: true },
  { id: 'square', angle: 90, orb: 8, major: true },
  { id: 'sextile', angle: 60, orb: 6, major: true },
  { id: 'quincunx', angle: 150, orb: 3, major: false },
  { id: 'semi_sextile', angle: 30, orb: 2, major: false },
  { id: 'semi_square', angle: 45, orb: 2, major: false },
  { id: 'sesquiquadrate', angle: 135, orb: 2, major: false },
  { id: 'quintile', angle: 72, orb: 2, major: false },
] as const satisfies readonly AspectFacts[]

interface AspectFacts {
  readonly id: string
  readonly angle: number
  readonly orb: number
  readonly major: boolean
}

export type AspectId = (typeof ASPECTS)[number]['id']
/** An aspect with the orb that is allowed to it, which callers may choose. */
export interface Aspect extends AspectFacts {
  readonly id: AspectId
}

export const MAJOR_ASPECTS: readonly Aspect[] = ASPECTS.filter(({ major }) => major)

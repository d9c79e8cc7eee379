/** The aspects with exact angle and default orb in degrees, major aspects first. Orbs are those usual for such services. */
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
/** An aspect with its orb in degrees, which a caller may change. */
export interface Aspect extends AspectFacts {
  readonly id: AspectId
}

export const MAJOR_ASPECTS: readonly Aspect[] = ASPECTS.filter(({ major }) => major)

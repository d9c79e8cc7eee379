import type { SevenPlanet } from './seven.ts'
import { degreesInSign, type Element, elementOf, signIndex } from './sign.ts'

/** The tables of bounds (terms) by name, with the text that each follows. */
export const BOUND_SYSTEMS = {
  egyptian: 'Egyptian bounds (Ptolemy, Tetrabiblos I.20; Vettius Valens, Anthologies I.3)',
  ptolemy_robbins: 'Ptolemaic bounds (Tetrabiblos I.21, text of F. E. Robbins, 1940)',
  ptolemy_lilly: 'Ptolemaic bounds as William Lilly has them (Christian Astrology, 1647, p. 104)',
} as const
export type BoundSystem = keyof typeof BOUND_SYSTEMS
export const BOUND_SYSTEM_NAMES = Object.keys(BOUND_SYSTEMS) as readonly BoundSystem[]

interface Bound {
  readonly ruler: SevenPlanet
  readonly endDeg: number
}

const boundsIn = (row: string): readonly Bound[] =>
  [...row.matchAll(/(\w+) (\d+)/g)].map(([, ruler, end]) => ({ ruler: ruler as SevenPlanet, endDeg: Number(end) }))

/** From Aries on: each ruler with the degree of the sign at which its bound ends. */
const BOUNDS: Readonly<Record<BoundSystem, readonly (readonly Bound[])[]>> = {
  egyptian: [
    'jupiter 6 venus 12 mercury 20 mars 25 saturn 30',
    'venus 8 mercury 14 jupiter 22 saturn 27 mars 30',
    'mercury 6 jupiter 12 venus 17 mars 24 saturn 30',
    'mars 7 venus 13 mercury 19 jupiter 26 saturn 30',
    'jupiter 6 venus 11 saturn 18 mercury 24 mars 30',
    'mercury 7 venus 17 jupiter 21 mars 28 saturn 30',
    'saturn 6 mercury 14 jupiter 21 venus 28 mars 30',
    'mars 7 venus 11 mercury 19 jupiter 24 saturn 30',
    'jupiter 12 venus 17 mercury 21 saturn 26 mars 30',
    'mercury 7 jupiter 14 venus 22 saturn 26 mars 30',
    'mercury 7 venus 13 jupiter 20 mars 25 saturn 30',
    'venus 12 jupiter 16 mercury 19 mars 28 saturn 30',
  ].map(boundsIn),
  ptolemy_robbins: [
    'jupiter 6 venus 14 mercury 21 mars 26 saturn 30',
    'venus 8 mercury 15 jupiter 22 saturn 24 mars 30',
    'mercury 7 jupiter 13 venus 20 mars 26 saturn 30',
    'mars 6 jupiter 13 mercury 20 venus 27 saturn 30',
    'jupiter 6 mercury 13 saturn 19 venus 25 mars 30',
    'mercury 7 venus 13 jupiter 18 saturn 24 mars 30',
    'saturn 6 venus 11 mercury 16 jupiter 24 mars 30',
    'mars 6 venus 13 jupiter 21 mercury 27 saturn 30',
    'jupiter 8 venus 14 mercury 19 saturn 25 mars 30',
    'venus 6 mercury 12 jupiter 19 saturn 25 mars 30',
    'saturn 6 mercury 12 venus 20 jupiter 25 mars 30',
    'venus 8 jupiter 14 mercury 20 mars 25 saturn 30',
  ].map(boundsIn),
  ptolemy_lilly: [
    'jupiter 6 venus 14 mercury 21 mars 26 saturn 30',
    'venus 8 mercury 15 jupiter 22 saturn 26 mars 30',
    'mercury 7 jupiter 14 venus 21 saturn 25 mars 30',
    'mars 6 jupiter 13 mercury 20 venus 27 saturn 30',
    'saturn 6 mercury 13 venus 19 jupiter 25 mars 30',
    'mercury 7 venus 13 jupiter 18 saturn 24 mars 30',
    'saturn 6 venus 11 jupiter 19 mercury 24 mars 30',
    'mars 6 jupiter 14 venus 21 mercury 27 saturn 30',
    'jupiter 8 venus 14 mercury 19 saturn 25 mars 30',
    'venus 6 mercury 12 jupiter 19 mars 25 saturn 30',
    'saturn 6 mercury 12 venus 20 jupiter 25 mars 30',
    'venus 8 jupiter 14 mercury 20 mars 25 saturn 30',
  ].map(boundsIn),
}

/** The ruler of the bound at a longitude. A bound begins at its first degree and ends before that of the next. */
export function boundRuler(longitude: number, system: BoundSystem): SevenPlanet {
  const degree = degreesInSign(longitude)
  return BOUNDS[system][signIndex(longitude)]!.find(({ endDeg }) => degree < endDeg)!.ruler
}

const FACE_DEGREES = 10
/** From the first face of Aries in the order of the spheres, Mars to Jupiter (Lilly, Christian Astrology, p. 104). */
const FACE_RULERS: readonly SevenPlanet[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter']

/** The ruler of the face (decan) at a longitude. */
export const faceRuler = (longitude: number): SevenPlanet =>
  FACE_RULERS[Math.floor(longitude / FACE_DEGREES) % FACE_RULERS.length]!

/** The tables of triplicity rulers by name, with the text that each follows. */
export const TRIPLICITY_SYSTEMS = {
  dorotheus: 'Dorotheus of Sidon, Carmen Astrologicum I.1: by day, by night, and a partner of both',
  lilly:
    'William Lilly, Christian Astrology, 1647, p. 104, after Ptolemy: by day and by night; Mars rules water in both',
} as const
export type TriplicitySystem = keyof typeof TRIPLICITY_SYSTEMS
export const TRIPLICITY_SYSTEM_NAMES = Object.keys(TRIPLICITY_SYSTEMS) as readonly TriplicitySystem[]

interface Triplicity {
  readonly day: SevenPlanet
  readonly night: SevenPlanet
  /** The ruler that assists the other two, where the system has one. */
  readonly partner: SevenPlanet | null
}

const rulers = (day: SevenPlanet, night: SevenPlanet, partner: SevenPlanet | null = null): Triplicity => ({
  day,
  night,
  partner,
})

const TRIPLICITIES: Readonly<Record<TriplicitySystem, Readonly<Record<Element, Triplicity>>>> = {
  dorotheus: {
    fire: rulers('sun', 'jupiter', 'saturn'),
    earth: rulers('venus', 'moon', 'mars'),
    air: rulers('saturn', 'mercury', 'jupiter'),
    water: rulers('venus', 'mars', 'moon'),
  },
  lilly: {
    fire: rulers('sun', 'jupiter'),
    earth: rulers('venus', 'moon'),
    air: rulers('saturn', 'mercury'),
    water: rulers('mars', 'mars'),
  },
}

/** The rulers of the triplicity of a longitude. */
export const triplicityAt = (longitude: number, system: TriplicitySystem): Triplicity =>
  TRIPLICITIES[system][elementOf(signIndex(longitude))]

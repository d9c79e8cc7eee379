import { arc } from './angle.ts'
import type { SevenPlanet } from './seven.ts'
import { polarityOf, signIndex } from './sign.ts'

/** A planet with its height above the horizon, in degrees. */
export interface SeenPlanet {
  readonly id: SevenPlanet
  readonly longitude: number
  readonly altitudeDeg: number
}

export interface SectOfPlanet {
  readonly id: SevenPlanet
  readonly sect: 'day' | 'night'
  /** Whether its sect is that of the chart. */
  readonly isInSect: boolean
  readonly isAboveHorizon: boolean
  /** On its own side of the horizon: with the Sun if it belongs to the day, otherwise on the other side. */
  readonly isHalb: boolean
  /** Also in a sign of its own gender. */
  readonly isHayz: boolean
}

export interface Sect {
  readonly isDay: boolean
  readonly light: 'sun' | 'moon'
  readonly benefic: 'jupiter' | 'venus'
  readonly malefic: 'saturn' | 'mars'
  readonly contraryBenefic: 'jupiter' | 'venus'
  readonly contraryMalefic: 'saturn' | 'mars'
  readonly planets: readonly SectOfPlanet[]
}

const OF_THE_DAY: ReadonlySet<SevenPlanet> = new Set(['sun', 'jupiter', 'saturn'])
/** Mars belongs to the night and is masculine. Mercury has the gender of its sect. */
const MASCULINE: ReadonlySet<SevenPlanet> = new Set(['sun', 'mars', 'jupiter', 'saturn'])

/**
 * The sect of a chart and of its planets. Sun, Jupiter and Saturn belong to the day, Moon, Venus and Mars to the night;
 * Mercury belongs to the day where it rises before the Sun (Ptolemy, Tetrabiblos I.7). Halb and hayz: al-Biruni, The Elements
 * of Astrology, 496.
 */
export function sectOf(isDay: boolean, planets: readonly SeenPlanet[]): Sect {
  const sun = planets.find(({ id }) => id === 'sun')!
  return {
    isDay,
    light: isDay ? 'sun' : 'moon',
    benefic: isDay ? 'jupiter' : 'venus',
    malefic: isDay ? 'saturn' : 'mars',
    contraryBenefic: isDay ? 'venus' : 'jupiter',
    contraryMalefic: isDay ? 'mars' : 'saturn',
    planets: planets.map((planet) => ofPlanet(planet, isDay, sun)),
  }
}

function ofPlanet({ id, longitude, altitudeDeg }: SeenPlanet, isDay: boolean, sun: SeenPlanet): SectOfPlanet {
  const isOfDay = id === 'mercury' ? arc(longitude, sun.longitude) > 0 : OF_THE_DAY.has(id)
  const isMasculine = id === 'mercury' ? isOfDay : MASCULINE.has(id)
  const isAboveHorizon = altitudeDeg > 0
  const isHalb = (isAboveHorizon === isDay) === isOfDay
  const isOwnGender = (polarityOf(signIndex(longitude)) === 'active') === isMasculine
  return {
    id,
    sect: isOfDay ? 'day' : 'night',
    isInSect: isOfDay === isDay,
    isAboveHorizon,
    isHalb,
    isHayz: isHalb && isOwnGender,
  }
}

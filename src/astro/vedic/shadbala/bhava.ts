import { normalise, separation } from '../../angle.ts'
import { degreesInSign, signIndex } from '../../sign.ts'
import { type ByPlanet, lordOfSign, PLANETS, type Planet } from '../dignity.ts'
import { aspectsOn, WHOLE_ASPECTS } from './drik.ts'
import type { StrengthSchool } from './rules.ts'
import type { StrengthDay, StrengthSky } from './sky.ts'

/** The strength of a house, in virupas. */
export interface BhavaBala {
  /** The longitude of the middle of the house. */
  readonly middle: number
  readonly lord: Planet
  /** The shadbala of the lord. */
  readonly ofLord: number
  readonly dig: number
  readonly drishti: number
  readonly occupants: number
  readonly rising: number
  readonly total: number
}

/**
 * The middles of the houses by Sripati: lagna, midheaven and the points opposite to them are middles of houses, and the arcs
 * between them have three equal parts.
 */
export function sripatiMiddles({ ascendant, midheaven }: Pick<StrengthSky, 'ascendant' | 'midheaven'>): number[] {
  const angles = [ascendant, midheaven + 180, ascendant + 180, midheaven].map(normalise)
  return angles.flatMap((angle, index) => {
    const width = normalise(angles[(index + 1) % 4]! - angle)
    return [0, 1, 2].map((third) => normalise(angle + (width * third) / 3))
  })
}

/** The house of a longitude, from 0 on. Houses meet halfway between their middles. */
function bhavaOf(longitude: number, middles: readonly number[]): number {
  const borders = middles.map((middle, index) => {
    const before = middles[(index + 11) % 12]!
    return normalise(before + normalise(middle - before) / 2)
  })
  return borders.findIndex(
    (border, index) => normalise(longitude - border) < normalise(borders[(index + 1) % 12]! - border),
  )
}

/**
 * The house from which the strength by direction is counted, from 1 on, by the sign of a middle: of men 7, of quadrupeds 4, of
 * Cancer and Scorpio 1, of water 10 (Brihat Parashara Hora Shastra 27.26-27).
 */
const WEAKEST_HOUSE = [4, 4, 7, 1, 4, 7, 7, 1, [7, 4], [4, 10], 7, 10] as const

function bhavaDig(middle: number, middles: readonly number[]): number {
  const sign = signIndex(middle)
  const house = WEAKEST_HOUSE[sign]!
  const weakest = typeof house === 'number' ? house : house[degreesInSign(middle) < 15 ? 0 : 1]
  return separation(middle, middles[weakest - 1]!) / 3
}

const RUPA = 60
const QUARTER = 15

/** What planets add to the house in which they are (27.30). */
const OF_OCCUPANT: Partial<ByPlanet<number>> = {
  Jupiter: RUPA,
  Mercury: RUPA,
  Saturn: -RUPA,
  Mars: -RUPA,
  Sun: -RUPA,
}

/** How the signs rise: head first by day, back first by night, both ways in the twilight (27.31; Brihajjataka 1.10). */
const RISING = [
  'night',
  'night',
  'day',
  'night',
  'day',
  'day',
  'day',
  'day',
  'night',
  'night',
  'day',
  'twilight',
] as const

/** The strengths of the twelve houses (27.26-31), by the strengths of their lords. */
export function bhavaBala(
  sky: StrengthSky,
  { part, isTwilight }: Pick<StrengthDay, 'part' | 'isTwilight'>,
  totals: ByPlanet<number>,
  school: StrengthSchool,
): BhavaBala[] {
  const middles = sripatiMiddles(sky)
  const light = isTwilight ? 'twilight' : part
  const houses = PLANETS.map((planet) => [planet, bhavaOf(sky.longitudes[planet], middles)] as const)
  return middles.map((middle, index) => {
    const sign = signIndex(middle)
    const lord = lordOfSign(sign)
    const parts = {
      ofLord: totals[lord],
      dig: bhavaDig(middle, middles),
      drishti: aspectsOn(middle, sky, school, { except: null, wholeOf: WHOLE_ASPECTS }),
      occupants: houses.reduce((sum, [planet, house]) => sum + (house === index ? (OF_OCCUPANT[planet] ?? 0) : 0), 0),
      rising: RISING[sign] === light ? QUARTER : 0,
    }
    const total = parts.ofLord + parts.dig + parts.drishti + parts.occupants + parts.rising
    return { middle, lord, ...parts, total }
  })
}

import { arc, normalise, separation } from '../../angle.ts'
import type { StarPlanet } from '../conditions.ts'
import type { Planet } from '../dignity.ts'
import { ayanaBala, pakshaBala } from './kala.ts'
import { MEAN_MOTIONS } from './mean-longitudes.ts'
import type { StrengthRules } from './rules.ts'
import type { StrengthSky } from './sky.ts'

/** Kinds of motion (Brihat Parashara Hora Shastra 27.21). */
export const MOTIONS = ['vakra', 'anuvakra', 'vikala', 'mandatara', 'manda', 'sama', 'chara', 'atichara'] as const
export type Motion = (typeof MOTIONS)[number]

/** Virupas of each kind (27.22-23, in the Sanskrit text; translations give manda 30, mandatara 15 and sama 7.5). */
const OF_MOTION: Readonly<Record<Motion, number>> = {
  vakra: 60,
  anuvakra: 30,
  vikala: 15,
  mandatara: 7.5,
  manda: 15,
  sama: 30,
  chara: 45,
  atichara: 30,
}

/** Shares of the mean motion, up to which a kind goes. The text names kinds without limits. */
const LIMITS: readonly (readonly [upTo: number, Motion])[] = [
  [0.1, 'vikala'],
  [0.5, 'mandatara'],
  [0.95, 'manda'],
  [1.05, 'sama'],
  [1.5, 'chara'],
  [Number.POSITIVE_INFINITY, 'atichara'],
]
const STANDING = 0.1

/** The kind of motion of a planet. A retrograde one is `vakra` while it gets faster, `anuvakra` while it gets slower. */
export function motionOf(
  planet: StarPlanet,
  { speeds, speedsAfter }: Pick<StrengthSky, 'speeds' | 'speedsAfter'>,
): Motion {
  const share = speeds[planet] / MEAN_MOTIONS[planet]
  if (share < -STANDING) return speedsAfter[planet] < speeds[planet] ? 'vakra' : 'anuvakra'
  return LIMITS.find(([upTo]) => share < upTo)![1]
}

const isInner = (planet: StarPlanet): planet is 'Mercury' | 'Venus' => planet === 'Mercury' || planet === 'Venus'

/**
 * The angle from the middle of the true and the mean place to the sighrochcha, in [0, 180] degrees (27.24). The mean Sun is the
 * sighrochcha of outer planets and the mean place of the inner ones, whose own mean longitude is their sighrochcha.
 */
function cheshtaKendra(planet: StarPlanet, { longitudes, means }: StrengthSky): number {
  const [mean, sighrochcha] = isInner(planet) ? [means.Sun, means[planet]] : [means[planet], means.Sun]
  const middle = normalise(longitudes[planet] + arc(longitudes[planet], mean) / 2)
  return separation(middle, sighrochcha)
}

/**
 * The strength by motion in virupas. That of the Sun is its strength by declination, that of the Moon its strength by the half of
 * the month (27.18). Raman doubles those two instead, and leaves this one empty.
 */
export function cheshtaBala(planet: Planet, sky: StrengthSky, rules: StrengthRules): number {
  if (planet === 'Sun') return rules.school === 'raman' ? 0 : ayanaBala('Sun', sky, rules.ayana)
  if (planet === 'Moon') return rules.school === 'raman' ? 0 : pakshaBala('Moon', sky, rules)
  return rules.cheshta === 'motions' ? OF_MOTION[motionOf(planet, sky)] : cheshtaKendra(planet, sky) / 3
}

/** A third of the angle of motion that ishta and kashta phala take, also for Sun and Moon (28.3-4). */
export function cheshtaForPhala(planet: Planet, sky: StrengthSky): number {
  const { longitudes, ayanamsaDeg } = sky
  if (planet === 'Sun') return separation(normalise(longitudes.Sun + ayanamsaDeg + 90), 0) / 3
  return planet === 'Moon' ? separation(longitudes.Moon, longitudes.Sun) / 3 : cheshtaKendra(planet, sky) / 3
}

import { normalise, separation } from '../../angle.ts'
import { type ByPlanet, beneficsOf, type Planet } from '../dignity.ts'
import type { AyanaRule, StrengthRules } from './rules.ts'
import { elongation, type StrengthDay, type StrengthSky } from './sky.ts'

/** The parts of the strength by time, in virupas. */
export interface KalaBala {
  readonly nathonnatha: number
  readonly paksha: number
  readonly tribhaga: number
  readonly abda: number
  readonly masa: number
  readonly vara: number
  readonly hora: number
  readonly ayana: number
}

const RUPA = 60
const HALF_DAY_HOURS = 12

/** Strong at midnight, at noon, or always (Brihat Parashara Hora Shastra 27.8-9). */
function nathonnathaBala(planet: Planet, hoursFromMidnight: number): number {
  if (planet === 'Mercury') return RUPA
  const ofDay = (hoursFromMidnight / HALF_DAY_HOURS) * RUPA
  return planet === 'Moon' || planet === 'Mars' || planet === 'Saturn' ? RUPA - ofDay : ofDay
}

/**
 * The strength by the half of the month: a third of the angle between Sun and Moon for benefics, the rest of a rupa for malefics
 * (27.10-11). Parashara names Moon, Mercury, Jupiter and Venus. Raman judges Mercury by its company and doubles that of the Moon.
 */
export function pakshaBala(planet: Planet, sky: StrengthSky, { school }: StrengthRules): number {
  const ofBenefics = elongation(sky.longitudes) / 3
  if (planet === 'Moon') return school === 'raman' ? 2 * ofBenefics : ofBenefics
  const isBenefic =
    planet === 'Jupiter' ||
    planet === 'Venus' ||
    (planet === 'Mercury' && (school === 'parashara' || beneficsOf(sky).has('Mercury')))
  return isBenefic ? ofBenefics : RUPA - ofBenefics
}

const THIRDS = {
  day: ['Mercury', 'Sun', 'Saturn'],
  night: ['Moon', 'Venus', 'Mars'],
} as const satisfies Record<StrengthDay['part'], readonly Planet[]>

/** A rupa for the lord of the third of day or night, and always for Jupiter (27.12). */
const tribhagaBala = (planet: Planet, { part, third }: StrengthDay): number =>
  planet === 'Jupiter' || THIRDS[part][third] === planet ? RUPA : 0

/** For the lords of year, month, day and hour (27.13). */
const OF_LORD = { abda: 15, masa: 30, vara: 45, hora: 60 } as const

/** Whether a planet is strong north of the equator (27.16-17). Mercury is on both sides. */
const IS_NORTHERN: ByPlanet<boolean | null> = {
  Sun: true,
  Moon: false,
  Mars: true,
  Mercury: null,
  Jupiter: true,
  Venus: true,
  Saturn: false,
}

/** A sum of steps of equal width, the last one in part. */
function stepped(steps: readonly number[], width: number, of: number): number {
  return steps.reduce((sum, step, index) => sum + step * Math.min(Math.max(of / width - index, 0), 1), 0)
}

/** The rules of the declination, with the value at which a planet has nothing or a whole rupa. */
const KRANTI: Readonly<Record<AyanaRule, { readonly largest: number; of(sky: StrengthSky, planet: Planet): number }>> =
  {
    // The steps of 27.15 for each sign from the equinox, which add to 90.
    three_parts: { largest: 90, of: (sky, planet) => signed(sky, planet, (bhuja) => stepped([45, 33, 12], 30, bhuja)) },
    // The declinations of the ecliptic for each half sign, in minutes, which add to 24 degrees (Raman, chapter 5).
    six_parts: {
      largest: 24,
      of: (sky, planet) => signed(sky, planet, (bhuja) => stepped([362, 341, 299, 236, 150, 52], 15, bhuja) / 60),
    },
    declination: { largest: 24, of: ({ declinations }, planet) => Math.min(Math.max(declinations[planet], -24), 24) },
  }

/** A value by the distance from the nearer equinox, positive north of the equator. */
function signed(sky: StrengthSky, planet: Planet, of: (bhuja: number) => number): number {
  const tropical = normalise(sky.longitudes[planet] + sky.ayanamsaDeg)
  const bhuja = Math.min(separation(tropical, 0), separation(tropical, 180))
  return tropical < 180 ? of(bhuja) : -of(bhuja)
}

/** The strength by declination (27.15-17), without the doubling that Raman has for the Sun. */
export function ayanaBala(planet: Planet, sky: StrengthSky, rule: AyanaRule): number {
  const { largest, of } = KRANTI[rule]
  const northern = of(sky, planet)
  const side = IS_NORTHERN[planet]
  const favourable = side === null ? Math.abs(northern) : side ? northern : -northern
  return ((largest + favourable) / (2 * largest)) * RUPA
}

/** The strength by time without the war of planets (27.8-17). */
export function kalaBala(planet: Planet, sky: StrengthSky, day: StrengthDay, rules: StrengthRules): KalaBala {
  const ofLord = (lord: keyof typeof OF_LORD): number => (day.lords[lord] === planet ? OF_LORD[lord] : 0)
  const ayana = ayanaBala(planet, sky, rules.ayana)
  return {
    nathonnatha: nathonnathaBala(planet, day.hoursFromMidnight),
    paksha: pakshaBala(planet, sky, rules),
    tribhaga: tribhagaBala(planet, day),
    abda: ofLord('abda'),
    masa: ofLord('masa'),
    vara: ofLord('vara'),
    hora: ofLord('hora'),
    ayana: planet === 'Sun' && rules.school === 'raman' ? 2 * ayana : ayana,
  }
}

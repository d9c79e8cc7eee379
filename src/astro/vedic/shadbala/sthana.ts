import { separation } from '../../angle.ts'
import { signIndex } from '../../sign.ts'
import {
  type ByPlanet,
  type CompoundFriendship,
  DEEP_EXALTATION,
  MOOLATRIKONA,
  type Planet,
  relationToLord,
} from '../dignity.ts'
import { isOddSign, vargaPart, vargaSign } from '../vargas.ts'
import { divisionsOf } from '../vimsopaka.ts'
import type { StrengthSchool } from './rules.ts'
import { type StrengthSky, signsOf } from './sky.ts'

/** The parts of the strength by place, in virupas. */
export interface SthanaBala {
  readonly uchcha: number
  readonly saptavargaja: number
  readonly ojayugma: number
  readonly kendra: number
  readonly drekkana: number
}

/** A third of the distance from deepest debilitation (Brihat Parashara Hora Shastra 27.1). */
export const uchchaBala = (planet: Planet, longitude: number): number =>
  separation(longitude, (DEEP_EXALTATION[planet] + 180) % 360) / 3

const SEVEN_VARGAS = divisionsOf('saptavarga')
const OF_MOOLATRIKONA = 45
const OF_OWN_SIGN = 30

/**
 * What a planet has from the sign of another one: Brihat Parashara Hora Shastra 27.2-3, and with halves from step to step in
 * the later books that Raman follows.
 */
const OF_RELATION: Readonly<Record<StrengthSchool, Readonly<Record<CompoundFriendship, number>>>> = {
  parashara: { great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
  raman: { great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
}

/** Moolatrikona counts in the rashi alone. Friendships are those of the rashi in all seven vargas. */
function saptavargajaBala(planet: Planet, longitude: number, signs: ByPlanet<number>, school: StrengthSchool): number {
  const { from, to } = MOOLATRIKONA[planet]
  return SEVEN_VARGAS.reduce((sum, division) => {
    if (division === 1 && longitude >= from && longitude < to) return sum + OF_MOOLATRIKONA
    const relation = relationToLord(planet, vargaSign(division, longitude), signs)
    return sum + (relation === null ? OF_OWN_SIGN : OF_RELATION[school][relation])
  }, 0)
}

const QUARTER = 15

/** Moon and Venus in even signs, the others in odd ones, in rashi and navamsa (27.5). */
function ojayugmaBala(planet: Planet, longitude: number): number {
  const wantsEven = planet === 'Moon' || planet === 'Venus'
  const right = [signIndex(longitude), vargaSign(9, longitude)].filter((sign) => isOddSign(sign) !== wantsEven)
  return right.length * QUARTER
}

/** Angles, then the houses after them, then those before them (27.5). */
const OF_HOUSE = [60, 30, 15] as const

/** The third of a sign that strengthens a planet: men the first, neuters the second, women the last (27.6). */
const THIRD_OF: ByPlanet<number> = { Sun: 0, Moon: 2, Mars: 0, Mercury: 1, Jupiter: 0, Venus: 2, Saturn: 1 }

/** The strength by place (Brihat Parashara Hora Shastra 27.1-6). */
export function sthanaBala(planet: Planet, sky: StrengthSky, school: StrengthSchool): SthanaBala {
  const longitude = sky.longitudes[planet]
  return {
    uchcha: uchchaBala(planet, longitude),
    saptavargaja: saptavargajaBala(planet, longitude, signsOf(sky), school),
    ojayugma: ojayugmaBala(planet, longitude),
    kendra: OF_HOUSE[(sky.houses[planet] - 1) % 3]!,
    drekkana: vargaPart(3, longitude).part === THIRD_OF[planet] ? QUARTER : 0,
  }
}

/** Where a planet is weakest by direction, from the lagna or the midheaven on (27.7). */
const WEAKEST: ByPlanet<readonly ['ascendant' | 'midheaven', number]> = {
  Sun: ['midheaven', 180],
  Mars: ['midheaven', 180],
  Jupiter: ['ascendant', 180],
  Mercury: ['ascendant', 180],
  Saturn: ['ascendant', 0],
  Venus: ['midheaven', 0],
  Moon: ['midheaven', 0],
}

/** The strength by direction: a third of the distance from the weakest angle (27.7-8). */
export function digBala(planet: Planet, sky: StrengthSky): number {
  const [angle, further] = WEAKEST[planet]
  return separation(sky.longitudes[planet], (sky[angle] + further) % 360) / 3
}

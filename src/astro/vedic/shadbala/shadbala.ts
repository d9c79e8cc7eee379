import { grahaYuddhas, STAR_PLANETS, type StarPlanet } from '../conditions.ts'
import { type ByPlanet, byPlanet, type Planet } from '../dignity.ts'
import { cheshtaBala, cheshtaForPhala } from './cheshta.ts'
import { drikBala } from './drik.ts'
import { type KalaBala, kalaBala } from './kala.ts'
import { NAISARGIKA, REQUIRED, type StrengthRules } from './rules.ts'
import type { StrengthDay, StrengthSky } from './sky.ts'
import { digBala, type SthanaBala, sthanaBala, uchchaBala } from './sthana.ts'

/** The six strengths of a planet with their parts, in virupas. */
export interface Shadbala {
  readonly sthana: SthanaBala
  readonly dig: number
  readonly kala: KalaBala & { readonly yuddha: number }
  readonly cheshta: number
  readonly naisargika: number
  readonly drik: number
  readonly total: number
  readonly required: number
}

/** A war of two planets, with what the winner takes from the loser, in virupas. */
export interface War {
  readonly winner: Planet
  readonly loser: Planet
  readonly virupas: number
}

const sum = (parts: object): number => Object.values(parts).reduce((all: number, part: number) => all + part, 0)

/** A strength by place or by time: the sum of its parts. */
export const sumOfParts = (parts: SthanaBala | KalaBala): number => sum(parts)

type BeforeWar = Omit<Shadbala, 'kala' | 'total' | 'required'> & { readonly kala: KalaBala }

const totalBeforeWar = ({ sthana, dig, kala, cheshta, naisargika, drik }: BeforeWar): number =>
  sum(sthana) + dig + sum(kala) + cheshta + naisargika + drik

/** The strengths of all planets, with the wars among them. */
export function shadbala(
  sky: StrengthSky,
  day: StrengthDay,
  rules: StrengthRules,
): { readonly planets: ByPlanet<Shadbala>; readonly wars: readonly War[] } {
  const before = byPlanet(
    (planet): BeforeWar => ({
      sthana: sthanaBala(planet, sky, rules.school),
      dig: digBala(planet, sky),
      kala: kalaBala(planet, sky, day, rules),
      cheshta: cheshtaBala(planet, sky, rules),
      naisargika: NAISARGIKA[planet],
      drik: drikBala(planet, sky, rules.school),
    }),
  )
  const wars = warsOf(sky, before, rules)
  const planets = byPlanet((planet): Shadbala => {
    const yuddha = wars.reduce(
      (all, { winner, loser, virupas }) => all + (winner === planet ? virupas : loser === planet ? -virupas : 0),
      0,
    )
    return {
      ...before[planet],
      kala: { ...before[planet].kala, yuddha },
      total: totalBeforeWar(before[planet]) + yuddha,
      required: REQUIRED[rules.school][planet],
    }
  })
  return { planets, wars }
}

/** Diameters of discs in seconds of arc (Raman, Graha and Bhava Balas, chapter 5). */
const DISCS: Readonly<Record<StarPlanet, number>> = {
  Mars: 9.4,
  Mercury: 6.6,
  Jupiter: 190.4,
  Venus: 16.6,
  Saturn: 158,
}

/**
 * The wars of planets. With Parashara the winner gains the difference of the two strengths (27.20). Raman takes the strengths by
 * place, direction and time up to that of the hour, and divides their difference by that of the discs.
 */
function warsOf(
  { longitudes, latitudes }: StrengthSky,
  before: ByPlanet<BeforeWar>,
  { school, yuddha }: StrengthRules,
): War[] {
  const fighters = STAR_PLANETS.map((planet) => ({
    planet,
    longitude: longitudes[planet],
    latitude: latitudes[planet],
  }))
  return grahaYuddhas(fighters).map(({ planets: [one, other], winners }) => {
    const winner = winners[yuddha]
    const virupas =
      school === 'raman'
        ? Math.abs(upToHora(before[one]) - upToHora(before[other])) / Math.abs(DISCS[one] - DISCS[other])
        : Math.abs(totalBeforeWar(before[one]) - totalBeforeWar(before[other]))
    return { winner, loser: winner === one ? other : one, virupas }
  })
}

const upToHora = ({ sthana, dig, kala }: BeforeWar): number => sum(sthana) + dig + sum(kala) - kala.ayana

/** The good and the bad that a planet gives, out of 60. */
export interface Phala {
  readonly ishta: number
  readonly kashta: number
}

/**
 * Ishta and kashta phala from the strengths by exaltation and motion: their mean and what it lacks (Brihat Parashara Hora Shastra
 * 28.2-6), or with Raman the roots of their product and of that of what they lack.
 */
export function phalaOf(planet: Planet, sky: StrengthSky, { school }: StrengthRules): Phala {
  const uchcha = uchchaBala(planet, sky.longitudes[planet])
  const cheshta = cheshtaForPhala(planet, sky)
  if (school === 'raman')
    return { ishta: Math.sqrt(uchcha * cheshta), kashta: Math.sqrt((60 - uchcha) * (60 - cheshta)) }
  const ishta = (uchcha + cheshta) / 2
  return { ishta, kashta: 60 - ishta }
}

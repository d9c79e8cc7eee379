import { dayAndNight, RAHU_KALA, type SolarDay, type Stretch, stretchPart } from './day-parts.ts'

/** The eight names of the Gowri panchangam of Tamil almanacs. */
export const GOWRIS = ['Uthi', 'Amirdham', 'Rogam', 'Laabam', 'Dhanam', 'Sugam', 'Soram', 'Visham'] as const
export type Gowri = (typeof GOWRIS)[number]

export interface GowriStretch extends Stretch {
  readonly name: Gowri
  readonly part: 'day' | 'night'
}

/** The seven names that follow each other. Visham stands among them. */
const CYCLE = GOWRIS.slice(0, 7)

/**
 * The eighth that is Visham, from Sunday on. By day it is the eighth of Rahu Kala. The tables of day and night are those of the Pambu
 * Panchangam, as Drik Panchang and Prokerala print them. In the last eighth of Saturday's night Drik prints Soram a second time;
 * Prokerala has Rogam, which the order of the names asks for.
 */
const VISHAM = { day: RAHU_KALA, night: [4, 5, 3, 8, 2, 7, 6] }

/** By day the first name is that of the weekday, and by night that of the fifth weekday, counted from the same one. */
const NIGHT_AHEAD = 4

/** The names of the eighths of a day, or of the night after it. */
export function gowriNames(weekday: number, part: 'day' | 'night'): Gowri[] {
  const first = part === 'day' ? weekday : weekday + NIGHT_AHEAD
  const names = CYCLE.map((_, index) => CYCLE[(first + index) % CYCLE.length]!)
  return names.toSpliced(VISHAM[part][weekday]! - 1, 0, 'Visham')
}

/** The eighths of a day and of the night after it. */
export const gowriStretches = (day: SolarDay): GowriStretch[] =>
  dayAndNight(day, (part, from, to) =>
    gowriNames(day.weekday, part).map((name, index) => ({
      name,
      part,
      ...stretchPart(from, to, GOWRIS.length, index + 1),
    })),
  )

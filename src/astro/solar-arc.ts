import { normalise } from './angle.ts'
import { gridTimes } from './positions.ts'
import { meetings, progressedBodies } from './progressed-points.ts'
import { NAIBOD_DEGREES, type Pace } from './progression.ts'
import type { Sky, Zodiac } from './sky.ts'

/** How far directions move the points of a chart. A day of the ephemeris stands for a tropical year of life. */
export const ARC_RATES = {
  solar_arc: 'The arc of the secondary progressed Sun in longitude',
  naibod: '59′08.33″ for each tropical year of life, the mean motion of the Sun',
  one_degree: 'One degree for each tropical year of life',
} as const

export type ArcRate = keyof typeof ARC_RATES
export const ARC_RATE_NAMES = Object.keys(ARC_RATES) as readonly ArcRate[]

const DEGREES_A_DAY = { naibod: NAIBOD_DEGREES, one_degree: 1 } as const

/** The arc of a birth as a function of the instant of the ephemeris, and the instant of an arc. */
export interface Arc {
  /** In degrees; negative for converse directions. */
  at(jd: number): number
  /** The Julian day in UT of an arc that is a few degrees from that of an instant; null where there is none. */
  when(arc: number, near: number): number | null
}

/** Days of the ephemeris in which the Sun moves over the largest orb, 15 degrees. */
const REACH_DAYS = 17

/** The arc of a birth by a rate. */
export function arcOf(sky: Sky, { birthJd, lifeDays }: Pace, rate: ArcRate, zodiac: Zodiac): Arc {
  if (rate !== 'solar_arc') {
    const degrees = DEGREES_A_DAY[rate]
    return { at: (jd) => (jd - birthJd) * degrees, when: (arc) => birthJd + arc / degrees }
  }
  const way = Math.sign(lifeDays)
  const sunAt = (jd: number): number => sky.positions(['sun'], jd, zodiac)[0]!.longitude
  const natal = sunAt(birthJd)
  return {
    at: (jd) => way * normalise(way * (sunAt(jd) - natal)),
    when: (arc, near) => {
      const times = gridTimes(near - REACH_DAYS, near + REACH_DAYS, sky.range)
      const [sun] = progressedBodies(sky, [{ name: 'sun', body: 'sun' }], times, zodiac)
      return meetings(sun!, [natal + arc], times)[0]?.time ?? null
    },
  }
}

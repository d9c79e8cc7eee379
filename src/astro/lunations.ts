import { crossings } from './search.ts'
import { elongationOf, type Track } from './sky-grid.ts'

/** The principal phases of the Moon, by its longitude less that of the Sun, in degrees. */
export const LUNATIONS = { new_moon: 0, first_quarter: 90, full_moon: 180, last_quarter: 270 } as const
export type Phase = keyof typeof LUNATIONS

export interface Lunation {
  readonly jd: number
  readonly phase: Phase
}

const PHASES = Object.keys(LUNATIONS) as readonly Phase[]
const ELONGATIONS = { period: 360, levels: Object.values(LUNATIONS) }

export const lunations = (track: Track, times: readonly number[]): Lunation[] =>
  crossings(elongationOf(track, 'moon', 'sun'), times, ELONGATIONS).map(({ time, level }) => ({
    jd: time,
    phase: PHASES[level / 90]!,
  }))

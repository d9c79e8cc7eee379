import type { CalculatedBody } from './body.ts'
import { changes } from './search.ts'
import { EPSILON, type Track } from './sky-grid.ts'

/** A body stands still in longitude and turns. */
export interface Station {
  readonly jd: number
  readonly body: CalculatedBody
  readonly turns: 'retrograde' | 'direct'
}

/**
 * By the apparent daily motion, which is what tables of stations go by. It is known to some 0.001 seconds of arc a day, so
 * that the greatest or least longitude itself may come a few seconds from the station for Venus, a minute for Pluto.
 */
export const stations = (track: Track, bodies: readonly CalculatedBody[], times: readonly number[]): Station[] =>
  bodies.flatMap((body) =>
    changes((jd) => track(body, jd).speed, times, EPSILON).map(
      ({ time, rising }): Station => ({ jd: time, body, turns: rising ? 'direct' : 'retrograde' }),
    ),
  )

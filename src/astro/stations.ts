import type { CalculatedBody } from './body.ts'
import { changes, EPSILON_DAYS } from './search.ts'
import type { Track } from './sky-grid.ts'

/** The speed of a body in longitude changes its sign. */
export interface Station {
  readonly jd: number
  readonly body: CalculatedBody
  readonly turns: 'retrograde' | 'direct'
}

/**
 * Stations by the apparent daily motion, as printed tables have them. The motion is known to about 0.001 seconds of arc a
 * day, so that the extremum of the longitude may differ by a few seconds of time for Venus and by a minute for Pluto.
 */
export const stations = (track: Track, bodies: readonly CalculatedBody[], times: readonly number[]): Station[] =>
  bodies.flatMap((body) => {
    const exact = (jd: number): number => track.exact(body, jd).speed
    /** Where the sign could be wrong, the exact motion. */
    const motion = (jd: number): number => {
      const { speed } = track.at(body, jd)
      return Math.abs(speed) <= track.speedError ? exact(jd) : speed
    }
    return changes(motion, times, EPSILON_DAYS, exact).map(
      ({ time, rising }): Station => ({ jd: time, body, turns: rising ? 'direct' : 'retrograde' }),
    )
  })

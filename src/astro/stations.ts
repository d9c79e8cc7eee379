import type { CalculatedBody } from './body.ts'
import { changes } from './search.ts'
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
  bodies.flatMap((body) =>
    changes((jd) => track(body, jd).speed, times).map(
      ({ time, rising }): Station => ({ jd: time, body, turns: rising ? 'direct' : 'retrograde' }),
    ),
  )

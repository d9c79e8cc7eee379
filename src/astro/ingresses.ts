import type { CalculatedBody } from './body.ts'
import { crossings } from './search.ts'
import { SIGNS } from './sign.ts'
import { longitudeOf, type Track } from './sky-grid.ts'

/** A body enters the next sign of the zodiac, or returns to the previous one when retrograde. */
export interface Ingress {
  readonly jd: number
  readonly body: CalculatedBody
  /** The sign entered, 0 for Aries. */
  readonly sign: number
  readonly fromSign: number
  readonly retrograde: boolean
}

const CUSPS = { period: 360, levels: SIGNS.map((_, sign) => sign * 30) }

export const ingresses = (track: Track, bodies: readonly CalculatedBody[], times: readonly number[]): Ingress[] =>
  bodies.flatMap((body) =>
    crossings(longitudeOf(track, body), times, CUSPS).map(({ time, level, rising }) => {
      const [above, below] = [level / 30, (level / 30 + 11) % 12]
      const [sign, fromSign] = rising ? [above, below] : [below, above]
      return { jd: time, body, sign, fromSign, retrograde: !rising }
    }),
  )

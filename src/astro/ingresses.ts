import type { CalculatedBody } from './body.ts'
import { crossings } from './search.ts'
import { SIGNS } from './sign.ts'
import { EPSILON, longitudeOf, type Track } from './sky-grid.ts'

/** A body passes from one sign of the tropical zodiac into the next, or back into the one before. */
export interface Ingress {
  readonly jd: number
  readonly body: CalculatedBody
  /** 0 for Aries. */
  readonly sign: number
  readonly fromSign: number
  readonly retrograde: boolean
}

const CUSPS = { period: 360, levels: SIGNS.map((_, sign) => sign * 30) }

export const ingresses = (track: Track, bodies: readonly CalculatedBody[], times: readonly number[]): Ingress[] =>
  bodies.flatMap((body) =>
    crossings(longitudeOf(track, body), times, CUSPS, EPSILON).map(({ time, level, rising }) => {
      const [above, below] = [level / 30, (level / 30 + 11) % 12]
      const [sign, fromSign] = rising ? [above, below] : [below, above]
      return { jd: time, body, sign, fromSign, retrograde: !rising }
    }),
  )

import { openSwiss } from '../workers/swiss.ts'

/** The input of a chart, in numbers of the library. */
export interface ChartCalls {
  readonly jd: number
  readonly latitude: number
  readonly longitude: number
}

const BODY_NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15]
const OBLIQUITY = -1
const FILES = 2
const FILES_AND_SPEED = 258
const PLACIDUS = 80

/** Only the library calls that a natal chart needs: delta T, thirteen bodies, obliquity, houses. */
export function natalCalls(path: string): (chart: ChartCalls) => number {
  const swiss = openSwiss()
  swiss.setEphemerisPath(path)
  const out = new Float64Array(6)
  const error = new Uint8Array(1024)
  const cusps = new Float64Array(37)
  const angles = new Float64Array(10)
  const speeds = [new Float64Array(37), new Float64Array(10)] as const
  return ({ jd, latitude, longitude }) => {
    const jdTt = jd + swiss.deltaT(jd, FILES, error)
    let sum = 0
    for (const body of BODY_NUMBERS) {
      swiss.calculate(jdTt, body, FILES_AND_SPEED, out, error)
      sum += out[0]!
    }
    swiss.calculate(jdTt, OBLIQUITY, FILES, out, error)
    swiss.houses(jd, FILES_AND_SPEED, latitude, longitude, PLACIDUS, cusps, angles, ...speeds, error)
    for (let house = 1; house <= 12; house += 1) sum += cusps[house]!
    return sum
  }
}

import { arc } from '../../../astro/angle.ts'
import { type Body, isPhysical } from '../../../astro/body.ts'
import { POINT_NAMES } from '../../../astro/body-names.ts'
import { motionFor } from '../../../astro/longitude-search.ts'
import { positionsOf } from '../../../astro/positions.ts'
import type { Sky, Zodiac } from '../../../astro/sky.ts'
import { type CastBirth, endsOfDay } from '../../../calculation/charting/cast.ts'
import type { Warning } from '../../../calculation/charting/warnings.ts'

const DAY_HOURS = 24
/** From this time on, days are easier to read than hours. */
const LONG_HOURS = 72

/**
 * The warning about the returns of a birth without a time: how far they may lie from those of its local noon. It is the largest
 * motion of the body from noon to either end of the day of birth, at the lowest speed that the body has at one of the returns.
 */
export function uncertainReturn(
  sky: Sky,
  { born }: CastBirth,
  body: Body,
  zodiac: Zodiac,
  jds: readonly number[],
): Warning[] {
  if (born.timeKnown || jds.length === 0) return []
  const positions = positionsOf([body])
  const at = (time: number) => positions(sky, time, zodiac)[0]!
  const noon = at(born.moment.jd).longitude
  const moved = Math.max(...endsOfDay(born).map((time) => Math.abs(arc(noon, at(time).longitude))))
  const days = moved / Math.min(...jds.map((jd) => Math.abs(at(jd).speed)))
  const name = POINT_NAMES[body]!
  const called = body === 'sun' || body === 'moon' || !isPhysical(body) ? `The ${name}` : name
  return [
    {
      code: 'return_uncertain',
      message: `The birth has no time, and local noon of the day of birth is assumed. ${called} may be back at its place ${farText(days, body)}`,
    },
  ]
}

/** Near a station the speed says little, and the body may pass its place more or fewer times. */
function farText(days: number, body: Body): string {
  const { loop, loopDays } = motionFor(body)
  if (loop > 0 && !(days < loopDays)) return 'months earlier or later, and more or fewer times'
  const hours = Math.ceil(days * DAY_HOURS)
  return `up to ${hours < LONG_HOURS ? `${hours} hours` : `${Math.ceil(days)} days`} earlier or later`
}

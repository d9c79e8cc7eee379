import { arc } from '../angle.ts'
import { signIndex } from '../sign.ts'
import type { Coordinates, Sky, Zodiac } from '../sky.ts'
import type { Stretch } from './day-parts.ts'
import { houseFrom } from './dignity.ts'

/** A stretch of time in which one sign rises: 0 for Aries. */
export interface RisingSign extends Stretch {
  readonly sign: number
}

/** The ascendant is asked for this often. It takes a day for a whole turn, so no sign can come back in between. */
const STEP_DAYS = 1 / 24
/** Borders are found to a tenth of a second. */
const EPSILON_DAYS = 0.1 / 86_400
/** False position needs about five steps. */
const STEPS_MAX = 60
const SIGN_DEGREES = 30

/** The longitude of the ascendant at an instant. */
interface Rising {
  readonly jd: number
  readonly longitude: number
}

/**
 * The signs that rise one after another in a span of time. Beyond the polar circles the ascendant may jump: a jump begins a
 * stretch like any other border.
 */
export function risingSigns(sky: Sky, place: Coordinates, zodiac: Zodiac, { start, end }: Stretch): RisingSign[] {
  const at = (jd: number): Rising => ({ jd, longitude: sky.houses('whole_sign', jd, place, zodiac).ascendant })
  const first = at(start)
  const found: { sign: number; start: number }[] = [{ sign: signIndex(first.longitude), start }]

  /** Adds the signs that begin between two instants, of which the first is settled. */
  function search(from: Rising, to: Rising): void {
    const house = houseFrom(signIndex(from.longitude), signIndex(to.longitude))
    if (house === 1) return
    if (house === 2) found.push({ sign: signIndex(to.longitude), start: borderBetween(at, from, to) })
    else if (to.jd - from.jd < EPSILON_DAYS) found.push({ sign: signIndex(to.longitude), start: to.jd })
    else {
      const middle = at((from.jd + to.jd) / 2)
      search(from, middle)
      search(middle, to)
    }
  }

  let last = first
  while (last.jd < end) {
    const next = at(Math.min(last.jd + STEP_DAYS, end))
    search(last, next)
    last = next
  }
  return found
    .map((each, index) => ({ ...each, end: found[index + 1]?.start ?? end }))
    .filter((each) => each.end > each.start)
}

/** The instant between two others at which the sign of the second one begins: by false position, in its Illinois form. */
function borderBetween(at: (jd: number) => Rising, from: Rising, to: Rising): number {
  const border = signIndex(to.longitude) * SIGN_DEGREES
  const away = ({ longitude }: Rising): number => arc(border, longitude)
  let low = from.jd
  let high = to.jd
  let below = away(from)
  let above = away(to)
  for (let step = 0; step < STEPS_MAX && high - low > EPSILON_DAYS; step += 1) {
    const jd = above === below ? (low + high) / 2 : low - (below * (high - low)) / (above - below)
    const value = away(at(jd))
    if (Math.abs(value) < EPSILON_DEGREES) return jd
    if (value < 0) {
      low = jd
      below = value
      above /= 2
    } else {
      high = jd
      above = value
      below /= 2
    }
  }
  return high
}

/** The ascendant takes a fiftieth of a second for it, or less. */
const EPSILON_DEGREES = 1e-4

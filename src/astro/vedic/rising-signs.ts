import { arc } from '../angle.ts'
import { EPSILON_DAYS, root } from '../search.ts'
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
/** Borders are found to a thousandth of a second, since moments are shown to the second. */
const BORDER_EPSILON_DAYS = 0.001 / 86_400
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

  /** The instant between two others at which the sign of the second one begins. */
  function borderBetween(from: Rising, to: Rising): number {
    const border = signIndex(to.longitude) * SIGN_DEGREES
    return root((jd) => arc(border, at(jd).longitude), from.jd, to.jd, BORDER_EPSILON_DAYS)
  }

  /** Adds the signs that begin between two instants, of which the first is settled. */
  function search(from: Rising, to: Rising): void {
    const house = houseFrom(signIndex(from.longitude), signIndex(to.longitude))
    if (house === 1) return
    if (house === 2) found.push({ sign: signIndex(to.longitude), start: borderBetween(from, to) })
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

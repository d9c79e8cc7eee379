import { findAyanamsa } from '../../../astro/ayanamsa.ts'
import { isoLocal, isoUtc } from '../../../astro/civil.ts'
import { longitudeAt } from '../../../astro/longitude-search.ts'
import type { Return, ReturnTarget } from '../../../astro/returns.ts'
import type { Sky, Zodiac } from '../../../astro/sky.ts'
import type { CastBirth } from '../../../calculation/charting/cast.ts'
import type { Located } from '../../../calculation/charting/place.ts'
import { momentBetween } from '../../../calculation/charting/rings.ts'
import type { ReturnAsked, ReturnMoment } from '../../../contract/charts/return-reply.ts'
import type { ReturnOptions } from '../../../contract/charts/return-target.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import { Refusal } from '../../../platform/errors.ts'
import { decimals } from '../../../wire/sky.ts'

/** The ayanamsa by which precession is measured, if none is named: that of the western sidereal zodiac. */
const PRECESSION_AYANAMSA = 'fagan_bradley'

/** Digits of a degree in answers: a hundredth of a second of arc. */
const DIGITS = 6

/**
 * The zodiac in which a body returns. A return corrected for precession is a return in a sidereal zodiac: its ayanamsa grows by
 * the precession, and the charts stay tropical.
 */
const zodiacOfReturns = ({ terms }: CastBirth, options: ReturnOptions): Zodiac =>
  options.precession_corrected
    ? { kind: 'sidereal', ayanamsa: findAyanamsa(options.precession_ayanamsa ?? PRECESSION_AYANAMSA)! }
    : terms.zodiac

/** What returns to the place that it had at a birth. */
export const targetOf = (cast: CastBirth, options: ReturnOptions): ReturnTarget => ({
  body: options.body,
  arc: options.arc,
  zodiac: zodiacOfReturns(cast, options),
  birthJd: cast.born.moment.jd,
})

/** The instant as long before the birth as another is after it. */
export const mirrored = ({ birthJd }: ReturnTarget, jd: number): number => 2 * birthJd - jd

/** Refuses a time before the birth for converse returns. */
export function checkConverse(target: ReturnTarget, jd: number, field: string): void {
  if (jd >= target.birthJd) return
  throw new Refusal('invalid_input', {
    field,
    message: 'Must not lie before the birth: a converse return is as long before the birth as this time is after it',
  })
}

/** What returns, for an answer. */
export function askedReply(sky: Sky, cast: CastBirth, options: ReturnOptions): ReplyOf<typeof ReturnAsked> {
  const { body, arc, direction } = options
  const { zodiac } = targetOf(cast, options)
  return {
    body,
    arc,
    direction,
    natal_longitude_deg: decimals(longitudeAt(sky, body, cast.born.moment.jd, cast.terms.zodiac), DIGITS),
    ...(options.precession_corrected &&
      zodiac.kind === 'sidereal' && {
        precession: {
          measured_by: 'ayanamsa',
          ayanamsa: zodiac.ayanamsa,
          explanation: 'The natal longitude is moved by the growth of this ayanamsa from the birth to the return',
        },
      }),
  }
}

/** A return at its place, for an answer. */
export function momentOfReturn(
  sky: Sky,
  cast: CastBirth,
  options: ReturnOptions,
  where: Located,
  { jd, arcDegrees, retrograde, number, pass, passes }: Return,
): ReplyOf<typeof ReturnMoment> {
  const { epochMs, offsetSeconds } = momentBetween(where, jd)
  const life = mirrored(targetOf(cast, options), jd)
  return {
    exact_moment_utc: isoUtc(epochMs),
    exact_moment_local: isoLocal(epochMs, offsetSeconds),
    return_number: number,
    arc_deg: arcDegrees,
    longitude_deg: decimals(longitudeAt(sky, options.body, jd, cast.terms.zodiac), DIGITS),
    pass,
    passes,
    retrograde,
    ...(options.direction === 'converse' && { stands_for_utc: isoUtc(momentBetween(where, life).epochMs) }),
  }
}

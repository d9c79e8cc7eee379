import { signIndex } from '../sign.ts'
import type { Stretch } from './day-parts.ts'
import type { Elements } from './elements.ts'
import { KARANAS, karanaOf } from './names.ts'

/** Panchak: the Moon is in Aquarius and Pisces, which are the second half of Dhanishta and the four nakshatras after it. */
const PANCHAK = { from: 300, to: 0 } as const
/** Where the whole of Dhanishta counts, Panchak begins at 23°20′ of Capricorn. */
const DHANISHTA = (360 / 27) * 22

/** Where Panchak begins: in the middle of Dhanishta, as almanacs print it, or at its beginning. */
export const PANCHAK_RULES = ['half_dhanishta', 'whole_dhanishta'] as const
export type PanchakRule = (typeof PANCHAK_RULES)[number]

/** The names of a Panchak by the weekday on which it begins, from Sunday on. On two weekdays it has none. */
export const PANCHAK_NAMES = ['Rog', 'Raj', 'Agni', null, null, 'Chor', 'Mrityu'] as const

/** The mean motion of the Moon, in degrees a day. */
const MOON_DEGREES = 13.176_358

/** The Panchak at an instant, or the next one after it. */
export function panchakAt(elements: Elements, jd: number, rule: PanchakRule): Stretch {
  const from = rule === 'half_dhanishta' ? PANCHAK.from : DHANISHTA
  const moon = elements.moon(jd)
  const isIn = moon >= from
  const start = elements.timeOf('nakshatra', from, jd + (from - moon) / MOON_DEGREES)
  const end = elements.timeOf(
    'nakshatra',
    PANCHAK.to,
    (isIn ? jd : start) + (360 - (isIn ? moon : from)) / MOON_DEGREES,
  )
  return { start, end }
}

/** Where Bhadra dwells by the sign of the Moon. On earth it is to be avoided. */
export type BhadraPlace = 'earth' | 'heaven' | 'underworld'

/** From Aries on (Muhurta Chintamani 1.45). */
const PLACES: readonly BhadraPlace[] = [
  'heaven',
  'heaven',
  'heaven',
  'earth',
  'earth',
  'underworld',
  'underworld',
  'heaven',
  'underworld',
  'underworld',
  'earth',
  'earth',
]

export interface Bhadra extends Stretch {
  /** By the sign of the Moon at its beginning. */
  readonly place: BhadraPlace
}

/** The Bhadras that touch a span: the half tithis whose karana is Vishti. */
export const bhadras = (elements: Elements, from: number, to: number): Bhadra[] =>
  elements
    .spans('karana', from, to)
    .filter(({ index }) => KARANAS[karanaOf(index)]!.name === 'Vishti')
    .map(({ start, end }) => ({ start, end, place: PLACES[signIndex(elements.moon(start))]! }))

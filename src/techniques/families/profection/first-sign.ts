import { lots } from '../../../astro/chart.ts'
import { civilFields } from '../../../astro/civil.ts'
import { SIGNS, signIndex } from '../../../astro/sign.ts'
import { type Sky, sourceBetween } from '../../../astro/sky.ts'
import { type CastBirth, dayOfBirth } from '../../../calculation/charting/cast.ts'
import { openSignWarnings, type Warning } from '../../../calculation/charting/warnings.ts'
import { skyWarnings } from '../../../contract/warnings.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { STARTS } from './options.ts'
import { localDay } from './years.ts'

type From = (typeof STARTS)[number]

/** The point that gives the sign of the first year. Throws `invalid_input` for a point that a birth without a time lacks. */
export function longitudeOf({ chart: { points, angles, isDay } }: CastBirth, from: From, field: string): number {
  const body = (id: string): number => points.find((point) => point.id === id)!.longitude
  if (from === 'sun' || from === 'moon') return body(from)
  if (!angles)
    throw new Refusal('invalid_input', {
      field,
      message: `${from} needs a time of birth. Without one, allowed: sun, moon`,
    })
  if (from === 'ascendant') return angles.asc
  if (from === 'midheaven') return angles.mc
  return lots({ ascendant: angles.asc, sun: body('sun'), moon: body('moon') }, isDay === true).part_of_fortune
}

/** The warnings about points of the answer that change their sign on a day of birth without a time. */
export function signWarnings(
  sky: Sky,
  cast: CastBirth,
  named: readonly string[],
  sign: string | null,
): readonly Warning[] {
  const day = dayOfBirth(sky, cast)
  const points = cast.chart.points.filter(
    ({ id, name }) => named.includes(id) || day?.[name]?.some((longitude) => SIGNS[signIndex(longitude)]!.id === sign),
  )
  return openSignWarnings({ ...cast, chart: { ...cast.chart, points } }, day)
}

/** The warnings about birthdays that most years lack. `field` chooses the other way to count years. */
export function birthdayWarnings({ born }: CastBirth, field: string): readonly Warning[] {
  const { month, day } = civilFields(localDay(born.moment))
  if (month !== 2 || day !== 29) return []
  return [
    {
      code: 'birthday_29_february',
      message: `The birthday is 29 February. In years without this day a year of life begins on 28 February. Use ${field}=solar_return to follow the Sun`,
    },
  ]
}

/**
 * The warnings about solar returns between two Julian days: by the theory that they come from, and for a birth without a time.
 */
export function returnWarnings(sky: Sky, { born }: CastBirth, jd: number, lastJd: number): readonly Warning[] {
  const ofSky = skyWarnings({ source: sourceBetween(sky, jd, lastJd), unknown: [], jd, lastJd })
  return [
    ...ofSky.map((warning) => ({ ...warning, message: `Solar returns: ${warning.message}` })),
    ...(born.timeKnown
      ? []
      : [
          {
            code: 'return_uncertain',
            message:
              'The birth has no time. Returns are calculated for a birth at local noon; each period may begin up to half a day earlier or later',
          },
        ]),
  ]
}

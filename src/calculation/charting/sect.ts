import { altitude } from '../../astro/altitude.ts'
import { julianDayOf } from '../../astro/civil.ts'
import type { Sky } from '../../astro/sky.ts'
import type { SectName } from '../../contract/births/time-lords.ts'
import { Refusal } from '../../platform/errors.ts'
import type { CastBirth } from './cast.ts'
import type { Warning } from './warnings.ts'

/** Whether a birth is by day or by night. */
export interface BirthSect {
  readonly sect: SectName
  /** Where it comes from: the altitude of the Sun, or the request. */
  readonly sectFrom: 'sun' | 'request'
  readonly warnings: readonly Warning[]
}

/**
 * The sect of a birth. The Sun's centre decides, without refraction, unless the request names the sect in `field`. Throws
 * `invalid_input` for a birth without a time and without a named sect.
 */
export function sectOfBirth(sky: Sky, cast: CastBirth, asked: SectName | null | undefined, field: string): BirthSect {
  const { born } = cast
  if (!born.timeKnown) {
    if (!asked)
      throw new Refusal('invalid_input', { field, message: 'Required without a time of birth. Allowed: day, night' })
    const message = `Without a time of birth it is not known whether the Sun was above the horizon. It is taken as a ${asked} birth, as ${field} says`
    return { sect: asked, sectFrom: 'request', warnings: [{ code: 'sect_unverified', message }] }
  }
  const high = sunAltitude(sky, cast, born.moment.jd)
  const ofSun = cast.chart.isDay ? 'day' : 'night'
  if (!asked) return { sect: ofSun, sectFrom: 'sun', warnings: uncertainties(sky, cast, ofSun, high, field) }
  const message = `The Sun was ${heightText(high)}, but it is taken as a ${asked} birth, as ${field} says`
  return {
    sect: asked,
    sectFrom: 'request',
    warnings: asked === ofSun ? [] : [{ code: 'sect_differs', message }],
  }
}

const sectAt = (altitudeDeg: number): SectName => (altitudeDeg > 0 ? 'day' : 'night')

/** The altitude of the Sun's centre at the birthplace, seen from the centre of the Earth as in `Chart.isDay`. */
function sunAltitude(sky: Sky, { born: { place }, terms }: CastBirth, jd: number): number {
  const tropical = { kind: 'tropical' } as const
  const [sun] = sky.seen(['sun'], jd, { view: 'geocentre', zodiac: tropical, place: null })
  const { armc } = sky.houses(terms.houses, jd, place, tropical)
  return altitude(sun!, { siderealTimeDeg: armc, latitude: place.latitude })
}

/**
 * Refraction and the radius of the Sun make 0.83 degrees, and four minutes of a recorded time of birth up to 1 degree. Closer
 * to the horizon than this either may change the sect.
 */
const NEAR_HORIZON_DEG = 1

/** The warnings about the sect of a birth with a time, where nothing lets the caller choose. */
export const sectDoubts = (sky: Sky, cast: CastBirth): readonly Warning[] =>
  uncertainties(sky, cast, cast.chart.isDay ? 'day' : 'night', sunAltitude(sky, cast, cast.born.moment.jd), null)

function uncertainties(
  sky: Sky,
  cast: CastBirth,
  sect: SectName,
  high: number,
  field: string | null,
): readonly Warning[] {
  const choice = field === null ? '' : `. Set ${field} to choose`
  const { doubt, otherDate } = cast.born
  const others = [
    ...(doubt?.others ?? []).map(({ epochMs }) => julianDayOf(epochMs)),
    ...(otherDate ? [otherDate.moment.jd] : []),
  ]
  const isOpen = others.some((jd) => sectAt(sunAltitude(sky, cast, jd)) !== sect)
  const code = 'sect_uncertain'
  return [
    ...(Math.abs(high) < NEAR_HORIZON_DEG
      ? [
          {
            code,
            message: `The Sun was ${heightText(high)}, so this is taken as a ${sect} birth. So near the horizon a few minutes, or refraction, would change that${choice}`,
          },
        ]
      : []),
    ...(isOpen
      ? [
          {
            code,
            message: `This is a ${sect} birth on the clock that was used, but not on another that the place may have had${choice}`,
          },
        ]
      : []),
  ]
}

const heightText = (high: number): string =>
  `${Math.abs(high).toFixed(2)} degrees ${high > 0 ? 'above' : 'below'} the horizon`

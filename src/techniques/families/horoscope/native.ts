import { PLANETS } from '../../../astro/body.ts'
import { SIGNS, signIndex } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import type { Zone } from '../../../astro/zone.ts'
import { birthClock } from '../../../calculation/charting/birth.ts'
import { type CastBirth, castBirth, dayOfBirth } from '../../../calculation/charting/cast.ts'
import { type Atlas, locateOr } from '../../../calculation/charting/place.ts'
import { confidenceOf, openSignWarnings, type Warning, warningsOf } from '../../../calculation/charting/warnings.ts'
import type { Birth } from '../../../contract/births/birth.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import { signName } from '../../../languages/catalogues.ts'
import type { Language } from '../../../languages/language.ts'
import { findZone } from '../../../places/zones.ts'
import { decimals } from '../../../wire/sky.ts'
import type { BornFacts } from './transit-reply.ts'
import type { NatalPoint } from './transits.ts'

const CONFIDENCE = { high: 1, medium: 0.8, unavailable: 0.5 } as const

/** What horoscopes take from a birth. */
export interface Native {
  /** The natal sign of the Sun, 0 for Aries. */
  readonly sun: number
  /** The sign of the Ascendant, which is the first house; null without a time of birth. */
  readonly ascendant: number | null
  readonly points: readonly NatalPoint[]
  /** The time zone in which the days of the answer begin and end. */
  readonly zone: Zone
  readonly confidence: number
  /** The longitudes of the Moon from midnight to midnight, for a birth without a time. */
  readonly moonRange: readonly [from: number, to: number] | null
  readonly warnings: readonly Warning[]
}

/** The chart of a birth, for its transits. `zone` is the time zone of the request, if it names one. */
export function nativeOf(
  sky: Sky,
  atlas: Atlas,
  input: { readonly birth: Birth; readonly zone: string | null },
): Native {
  const cast = castBirth(
    sky,
    atlas,
    { ...input.birth, house_system: 'whole_sign', zodiac_type: 'tropical', sidereal_ayanamsa: null },
    'birth.',
  )
  const { points, angles } = cast.chart
  return {
    sun: signIndex(points.find(({ id }) => id === 'sun')!.longitude),
    ascendant: angles && signIndex(angles.asc),
    points: pointsOf(cast),
    zone: zoneOfDay(cast, atlas, input.zone),
    confidence: CONFIDENCE[confidenceOf(cast).angles],
    moonRange: dayOfBirth(sky, cast)?.['moon'] ?? null,
    warnings: [...warningsOf(cast), ...timeWarnings(sky, cast)],
  }
}

/** What an answer says of the birth. */
export const nativeReply = (
  { ascendant, confidence, moonRange }: Native,
  language: Language,
): ReplyOf<typeof BornFacts> => ({
  confidence_score: confidence,
  ascendant_sign: ascendant === null ? null : { key: SIGNS[ascendant]!.id, label: signName(language, ascendant) },
  ...(moonRange && {
    natal_moon_range: { from: decimals(moonRange[0], 3) % 360, to: decimals(moonRange[1], 3) % 360 },
  }),
})

/** The time zone of the request, or else the zone that the birthplace has today. */
function zoneOfDay({ born }: CastBirth, atlas: Atlas, asked: string | null) {
  if (asked !== null) return findZone(asked)!
  return birthClock(locateOr(born, { city: null, lat: null, lng: null, tz_str: null }, atlas, 'birth.city'), null)
}

/** What transits may meet. Without a time of birth the Moon may be anywhere on an arc of up to 15 degrees. */
function pointsOf({ born, chart: { points, angles } }: CastBirth): NatalPoint[] {
  const planets = PLANETS.filter((id) => id !== 'moon' || born.timeKnown).map((id) => ({
    id,
    longitude: points.find((point) => point.id === id)!.longitude,
  }))
  if (!angles) return planets
  return [...planets, { id: 'asc', longitude: angles.asc }, { id: 'mc', longitude: angles.mc }]
}

function timeWarnings(sky: Sky, cast: CastBirth): readonly Warning[] {
  if (cast.born.timeKnown) return []
  const message =
    'The birth has no time. Places are for local noon, without houses and angles. Transits to the Moon are left out, since it moves up to 15 degrees on the day; exact times of others hold for a birth at noon'
  const sun = { ...cast, chart: { ...cast.chart, points: cast.chart.points.filter(({ id }) => id === 'sun') } }
  return [{ code: 'time_unknown', message }, ...openSignWarnings(sun, dayOfBirth(sky, cast))]
}

import { PLANETS } from '../../astro/body.ts'
import { isoCivilDate } from '../../astro/civil.ts'
import { SIGNS, signIndex } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import { birthClock } from '../../calculation/charting/birth.ts'
import { type CastBirth, castBirth, dayOfBirth } from '../../calculation/charting/cast.ts'
import { type Atlas, locateOr } from '../../calculation/charting/place.ts'
import { confidenceOf, openSignWarnings, type Warning, warningsOf } from '../../calculation/charting/warnings.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { type Corpus, transitTextKey } from '../../interpretation/reading.ts'
import { signName } from '../../languages/catalogues.ts'
import { findZone } from '../../places/zones.ts'
import { decimals } from '../../wire/sky.ts'
import { astroReply, luckyReply, scoreReply } from '../horoscope-sign/answer.ts'
import { dayOfRequest } from '../horoscope-sign/calculate.ts'
import type { SkyDay } from '../horoscope-sign/day.ts'
import { luckyOf } from '../horoscope-sign/lucky.ts'
import { solarHouse } from '../horoscope-sign/scores.ts'
import { contentReply, driverReply, transitReply } from './answer.ts'
import type { HoroscopePersonalInput, HoroscopePersonalReply } from './schema.ts'
import { focusOf, personalScores } from './scores.ts'
import { transitKeyOf, transitTitle } from './text.ts'
import { type NatalPoint, type Transit, transitsOf } from './transits.ts'

type Reply = ReplyOf<typeof HoroscopePersonalReply>
type Personal = Reply['data']['personal']

const TRANSITS_TOP = 10
const CONFIDENCE = { high: 1, medium: 0.8, unavailable: 0.5 } as const

/** The answer of `POST /api/v1/horoscope/daily/personal`. */
export function horoscopePersonalAnswer(
  sky: Sky,
  atlas: Atlas,
  corpus: () => Corpus,
  input: HoroscopePersonalInput,
): Reply {
  const { language } = input
  const cast = castBirth(
    sky,
    atlas,
    { ...input.birth, house_system: 'whole_sign', zodiac_type: 'tropical', sidereal_ayanamsa: null },
    'birth.',
  )
  const { day, meta, warnings } = dayOfRequest(sky, input, zoneOfDay(cast, atlas, input.zone))
  const ascendant = cast.chart.angles && signIndex(cast.chart.angles.asc)
  const sun = signIndex(cast.chart.points.find(({ id }) => id === 'sun')!.longitude)
  const transits = transitsOf(sky, day, pointsOf(cast))
  const scores = personalScores(day, transits, ascendant)
  const said = [...warnings, ...warningsOf(cast), ...timeWarnings(sky, cast)]
  return {
    meta: {
      ...meta,
      settings: { ...meta.settings, houses: ascendant === null ? 'none' : 'whole_sign', orb_policy: ORBS },
    },
    data: {
      sign: SIGNS[sun]!.id,
      date: isoCivilDate(day.civilMs),
      ...scoreReply(scores, (driver) => driverReply(driver, day.zone, language)),
      lucky: luckyReply(luckyOf(day, sun), day.zone, language),
      content: contentReply(day, transits, ascendant, language),
      astro: astroReply(day, language, (longitude) => (ascendant === null ? null : solarHouse(longitude, ascendant))),
      personal: {
        ...topReply(day, transits, input, corpus),
        transits_count: transits.length,
        focus_areas: focusOf(scores),
        confidence_score: CONFIDENCE[confidenceOf(cast).angles],
        ascendant_sign: ascendant === null ? null : { key: SIGNS[ascendant]!.id, label: signName(language, ascendant) },
        ...moonRange(sky, cast),
      },
    },
    ...(said.length > 0 && { warnings: said }),
  }
}

const ORBS = 'closest_on_local_day_within_2_degrees'

/** The zone of a request, otherwise that of the birthplace today. */
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

function topReply(
  day: SkyDay,
  transits: readonly Transit[],
  { language, include_interpretation_blocks: hasBlocks }: HoroscopePersonalInput,
  corpus: () => Corpus,
): Pick<Personal, 'transits_top' | 'interpretation_blocks'> {
  const top = transits.slice(0, TRANSITS_TOP)
  return {
    transits_top: top.map((transit) => transitReply(transit, day.zone, language)),
    ...(hasBlocks && {
      interpretation_blocks: top.flatMap((transit, index) => {
        const key = transitTextKey(transit.body, transit.to, transit.aspect.id)
        const found = key === null ? undefined : corpus().get(key)
        if (!found) return []
        const { language: written, motto, body: text, tags } = found
        const title = transitTitle(language, transit)
        return [{ transit: index, key: transitKeyOf(transit), title, language: written, motto, text, tags: [...tags] }]
      }),
    }),
  }
}

function moonRange(sky: Sky, cast: CastBirth): Pick<Personal, 'natal_moon_range'> {
  const day = dayOfBirth(sky, cast)
  if (!day) return {}
  const [from, to] = day['moon']!
  return { natal_moon_range: { from: decimals(from, 3) % 360, to: decimals(to, 3) % 360 } }
}

function timeWarnings(sky: Sky, cast: CastBirth): readonly Warning[] {
  if (cast.born.timeKnown) return []
  const message =
    'The birth has no time. Its places are those of local noon, without houses and angles. Transits to the Moon are left out, since it moves up to 15 degrees on the day; exact times of others hold for a birth at noon'
  const sun = { ...cast, chart: { ...cast.chart, points: cast.chart.points.filter(({ id }) => id === 'sun') } }
  return [{ code: 'time_unknown', message }, ...openSignWarnings(sun, dayOfBirth(sky, cast))]
}

import { isoCivilDate } from '../../astro/civil.ts'
import { SIGNS } from '../../astro/sign.ts'
import type { Sky } from '../../astro/sky.ts'
import type { Atlas } from '../../calculation/charting/place.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { type Corpus, transitTextKey } from '../../interpretation/reading.ts'
import { astroReply, luckyReply, scoreReply } from '../families/horoscope/answer.ts'
import type { SkyDay } from '../families/horoscope/day.ts'
import { luckyOf } from '../families/horoscope/lucky.ts'
import { nativeOf, nativeReply } from '../families/horoscope/native.ts'
import { solarHouse } from '../families/horoscope/scores.ts'
import { dayOfRequest } from '../families/horoscope/sign.ts'
import { driverReply, transitReply } from '../families/horoscope/transit-answer.ts'
import { focusOf, personalScores } from '../families/horoscope/transit-scores.ts'
import { transitKeyOf, transitTitle } from '../families/horoscope/transit-text.ts'
import { type Transit, transitsOf } from '../families/horoscope/transits.ts'
import { contentReply } from './content.ts'
import type { HoroscopePersonalInput, HoroscopePersonalReply } from './schema.ts'

type Reply = ReplyOf<typeof HoroscopePersonalReply>
type Personal = Reply['data']['personal']

const TRANSITS_TOP = 10

/** The answer of `POST /api/v1/horoscope/daily/personal`. */
export function horoscopePersonalAnswer(
  sky: Sky,
  atlas: Atlas,
  corpus: () => Corpus,
  input: HoroscopePersonalInput,
): Reply {
  const { language } = input
  const native = nativeOf(sky, atlas, input)
  const { sun, ascendant } = native
  const { day, meta, warnings } = dayOfRequest(sky, input, native.zone)
  const transits = transitsOf(sky, day, native.points)
  const scores = personalScores(day, transits, ascendant)
  const said = [...warnings, ...native.warnings]
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
        ...nativeReply(native, language),
      },
    },
    ...(said.length > 0 && { warnings: said }),
  }
}

const ORBS = 'closest_on_local_day_within_2_degrees'

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

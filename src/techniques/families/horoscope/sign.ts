import { isoCivilDate, isoUtc } from '../../../astro/civil.ts'
import { SIGNS } from '../../../astro/sign.ts'
import type { Sky } from '../../../astro/sky.ts'
import { localText, type Zone } from '../../../astro/zone.ts'
import type { ReplyOf } from '../../../contract/reply.ts'
import { EPHEMERIS_NAMES, namingField, usedPrecision } from '../../../contract/sky/sources.ts'
import { skyWarnings, type Warning } from '../../../contract/warnings.ts'
import { capital, type Language } from '../../../languages/language.ts'
import { astroReply, driverReply, luckyReply, scoreReply } from './answer.ts'
import { dateOf, type SkyDay, skyDay } from './day.ts'
import { type Fact, factsOf, toldOf } from './facts.ts'
import { luckyOf } from './lucky.ts'
import type { HoroscopeMeta, SignHoroscope } from './reply.ts'
import type { DayInput } from './request.ts'
import { scoresOf, solarHouse } from './scores.ts'
import { areaOf, factKey, sentenceOf, topicOf } from './text.ts'

/** The sky of the day of a request, and what its answer says of it for all signs. */
export function dayOfRequest(sky: Sky, input: DayInput, zone: Zone) {
  const day = namingField('date', () => skyDay(sky, zone, dateOf(input, zone)))
  const warnings: Warning[] = [
    ...(input.warnings ?? []),
    ...skyWarnings({ source: sky.sourceAt(day.noon), unknown: [], jd: day.noon }),
  ]
  return { day, meta: metaOf(sky, day, input), warnings }
}

/** The engine that was asked for positions. */
export const ENGINE = { name: 'Swiss Ephemeris', version: EPHEMERIS_NAMES.files.split(' ').at(-1)! }

const metaOf = (sky: Sky, day: SkyDay, { requestId, nowMs, language }: DayInput): ReplyOf<typeof HoroscopeMeta> => ({
  ...(requestId !== undefined && { request_id: requestId }),
  generated_at: isoUtc(nowMs),
  settings: {
    tz_str: day.zone.id,
    locale: language,
    date_resolved: isoCivilDate(day.civilMs),
    noon: localText(day.zone, day.noon),
    zodiac: 'tropical',
    houses: 'solar_whole_sign',
    orb_policy: 'exact_on_local_day',
    precision: usedPrecision(sky.sourceAt(day.noon)),
  },
  engine: ENGINE,
})

/** The horoscope of a sign, 0 for Aries. */
export function signHoroscope(day: SkyDay, sign: number, language: Language): ReplyOf<typeof SignHoroscope> {
  return {
    sign: SIGNS[sign]!.id,
    date: isoCivilDate(day.civilMs),
    ...scoreReply(scoresOf(day, sign), (driver) => driverReply(driver, day.zone, language)),
    lucky: luckyReply(luckyOf(day, sign), day.zone, language),
    content: contentReply(day, sign, language),
    astro: astroReply(day, language, (longitude) => solarHouse(longitude, sign)),
  }
}

function contentReply(day: SkyDay, sign: number, language: Language): ReplyOf<typeof SignHoroscope>['content'] {
  const facts = factsOf(day, sign)
  const told = toldOf(facts)
  const textOf = (fact: Fact): string => sentenceOf(language, day, sign, fact)
  const houses = new Set(told.flatMap((fact) => housesOf(day, sign, fact)))
  return {
    text: told.map(textOf).join(' '),
    theme: capital(topicOf(language, houses.values().next().value!)),
    keywords: [...houses].map((house) => areaOf(language, house)),
    facts: facts.map((fact) => ({
      type: fact.type,
      key: factKey(day, fact),
      weight: fact.weight,
      text: textOf(fact),
      in_text: told.includes(fact),
    })),
  }
}

/** The houses that a fact is about. A text has at most eight: one of the Moon, four of aspects, three of planets. */
function housesOf({ placed }: SkyDay, sign: number, fact: Fact): readonly number[] {
  if (fact.type === 'moon_phase') return []
  if (fact.type !== 'sky_aspect') return [fact.house]
  const { a, b } = fact.aspect
  return placed.filter(({ body }) => body === a || body === b).map(({ longitude }) => solarHouse(longitude, sign))
}

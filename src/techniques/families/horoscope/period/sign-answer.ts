import { SIGNS } from '../../../../astro/sign.ts'
import type { Sky } from '../../../../astro/sky.ts'
import type { ReplyOf } from '../../../../contract/reply.ts'
import { capital } from '../../../../languages/language.ts'
import { findZone } from '../../../../places/zones.ts'
import { driverReply, planetsReply } from '../answer.ts'
import { scoresOf, solarHouse } from '../scores.ts'
import { areaOf, topicOf } from '../text.ts'
import { contentReply, metaOf, type PeriodInput, periodOfRequest, periodReply } from './answer.ts'
import { weighed } from './events.ts'
import { eventFacts, houseFacts, type Measure } from './facts.ts'
import type { PeriodSignReply } from './reply.ts'

interface SignInput extends PeriodInput {
  readonly sign: (typeof SIGNS)[number]['id']
  readonly zone: string
}

const MEASURES: Readonly<Record<'week' | 'month', Measure>> = {
  week: {
    told: 5,
    most: { moon_phase: 2, ingress: 2, station: 1, sky_aspect: 2, planet_in_house: 3, transit: 0 },
  },
  month: {
    told: 7,
    most: { moon_phase: 2, ingress: 2, station: 2, sky_aspect: 3, planet_in_house: 3, transit: 0 },
  },
}

/** The answer of `GET /api/v1/horoscope/weekly/sign` and of `monthly`. */
export function periodSignAnswer(sky: Sky, input: SignInput): ReplyOf<typeof PeriodSignReply> {
  const { language } = input
  const { period, warnings } = periodOfRequest(sky, input, findZone(input.zone)!)
  const sign = SIGNS.findIndex(({ id }) => id === input.sign)
  const events = weighed(period.events, sign)
  const scores = period.days.map((day) => scoresOf(day, sign))
  const facts = [...eventFacts(period, events, language), ...houseFacts(period, sign, language)]
  return {
    meta: metaOf(sky, period, input, { houses: 'solar_whole_sign', orbs: 'exact_in_period' }),
    data: {
      sign: input.sign,
      ...periodReply(period, events, scores, language, (driver) => driverReply(driver, period.zone, language)),
      content: contentReply(facts, MEASURES[period.kind], {
        theme: ({ houses }) => capital(topicOf(language, houses[0]!)),
        keywordsOf: ({ houses }) => houses.map((house) => areaOf(language, house)),
      }),
      astro: { planets: planetsReply(period.days[0]!, language, (longitude) => solarHouse(longitude, sign)) },
    },
    ...(warnings.length > 0 && { warnings }),
  }
}

import { SIGNS } from '../../../../astro/sign.ts'
import type { Sky } from '../../../../astro/sky.ts'
import { localText, type Zone } from '../../../../astro/zone.ts'
import type { Atlas } from '../../../../calculation/charting/place.ts'
import type { Birth } from '../../../../contract/births/birth.ts'
import type { ReplyOf } from '../../../../contract/reply.ts'
import { pointName } from '../../../../languages/catalogues.ts'
import type { Language } from '../../../../languages/language.ts'
import { planetsReply } from '../answer.ts'
import { nativeOf, nativeReply } from '../native.ts'
import type { Score } from '../scores.ts'
import { solarHouse } from '../scores.ts'
import { areaOf } from '../text.ts'
import { driverReply, transitReply } from '../transit-answer.ts'
import { focusOf, type PersonalDriver, personalScores } from '../transit-scores.ts'
import { shortTitle, transitKeyOf } from '../transit-text.ts'
import { transitSearch } from '../transits.ts'
import { contentReply, inOrder, metaOf, type PeriodInput, periodOfRequest, periodReply } from './answer.ts'
import { weighed } from './events.ts'
import { eventFacts, type Fact, houseFacts, type Measure, nearFacts } from './facts.ts'
import type { PeriodPersonalReply } from './reply.ts'
import { type PeriodTransit, periodTransits, transitEvents } from './transits.ts'

type Reply = ReplyOf<typeof PeriodPersonalReply>

interface PersonalInput extends PeriodInput {
  readonly birth: Birth
  readonly zone: string | null
}

const TRANSITS_TOP = 10

const MEASURES: Readonly<Record<'week' | 'month', Measure>> = {
  week: {
    told: 5,
    most: { transit: 3, moon_phase: 1, ingress: 1, station: 1, sky_aspect: 1, planet_in_house: 1 },
  },
  month: {
    told: 7,
    most: { transit: 4, moon_phase: 2, ingress: 1, station: 1, sky_aspect: 1, planet_in_house: 1 },
  },
}

const ORBS = 'closest_on_local_day_within_2_degrees'

/** The answer of `POST /api/v3/horoscope/weekly/personal` and of `monthly`. */
export function periodPersonalAnswer(sky: Sky, atlas: Atlas, input: PersonalInput): Reply {
  const { language } = input
  const native = nativeOf(sky, atlas, input)
  const { ascendant } = native
  const { period, warnings } = periodOfRequest(sky, input, native.zone)
  const ofDay = transitSearch(sky, period, native.points)
  const days = period.days.map((day) => ({ day, transits: ofDay(day) }))
  const transits = periodTransits(days)
  const events = weighed(inOrder([...period.events, ...transitEvents(transits)]), ascendant)
  const scores = days.map(({ day, transits: its }) => personalScores(day, its, ascendant))
  const facts = [
    ...eventFacts(period, events, language),
    ...nearFacts(period, transits, language),
    ...(ascendant === null ? [] : houseFacts(period, ascendant, language)),
  ]
  const houseOf = (longitude: number): number | null => (ascendant === null ? null : solarHouse(longitude, ascendant))
  const said = [...warnings, ...native.warnings]
  return {
    meta: metaOf(sky, period, input, { houses: ascendant === null ? 'none' : 'whole_sign', orbs: ORBS }),
    data: {
      sign: SIGNS[native.sun]!.id,
      ...periodReply(period, events, scores, language, (driver) => driverReply(driver, period.zone, language)),
      content: contentOf(facts, transits, period.kind, language),
      astro: { planets: planetsReply(period.days[0]!, language, houseOf) },
      personal: {
        transits_top: transits.slice(0, TRANSITS_TOP).map((transit) => topReply(transit, period.zone, language)),
        transits_count: transits.length,
        focus_areas: focusOf(together(scores)),
        ...nativeReply(native, language),
      },
    },
    ...(said.length > 0 && { warnings: said }),
  }
}

/** The drivers of all days joined as for one day, to find the areas on which transits act most. */
const together = (days: readonly (readonly Score<PersonalDriver>[])[]): Score<PersonalDriver>[] =>
  days[0]!.map((score, index) => ({ ...score, drivers: days.flatMap((scores) => scores[index]!.drivers) }))

/** The heaviest transit in the text; without one, the heaviest fact. */
function contentOf(
  facts: readonly Fact[],
  transits: readonly PeriodTransit[],
  kind: 'week' | 'month',
  language: Language,
): Reply['data']['content'] {
  const transitOf = ({ type, key }: Fact) =>
    type === 'transit' ? transits.find(({ closest }) => transitKeyOf(closest) === key)?.closest : undefined
  return contentReply(facts, MEASURES[kind], {
    theme: (fact) => {
      const transit = transitOf(fact)
      return transit ? shortTitle(language, transit) : fact.title
    },
    keywordsOf: (fact) => {
      const transit = transitOf(fact)
      if (transit) return [pointName(language, transit.to)]
      return fact.houses.length > 0 ? fact.houses.map((house) => areaOf(language, house)) : [fact.title]
    },
  })
}

function topReply(
  { closest, exact, days, firstDate, lastDate }: PeriodTransit,
  zone: Zone,
  language: Language,
): Reply['data']['personal']['transits_top'][number] {
  const { is_applying: _, exact_at: __, ...reply } = transitReply(closest, zone, language)
  return { ...reply, exact_at: exact.map((jd) => localText(zone, jd)), days, from: firstDate, to: lastDate }
}

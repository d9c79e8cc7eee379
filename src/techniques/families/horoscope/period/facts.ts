import { PLANETS } from '../../../../astro/body.ts'
import { rulerOf } from '../../../../astro/sign.ts'
import { labelOf } from '../../../../languages/catalogues.ts'
import { filled, type Language } from '../../../../languages/language.ts'
import { planetWeight } from '../facts.ts'
import { LABELS } from '../labels.ts'
import { solarHouse } from '../scores.ts'
import { placeTitle, topicOf } from '../text.ts'
import { transitKeyOf, transitSentence, transitTitle } from '../transit-text.ts'
import type { Transit } from '../transits.ts'
import type { PeriodEvent, Weighed } from './events.ts'
import type { SkyPeriod } from './sky.ts'
import { eventKey, eventSentence, eventTitle } from './text.ts'
import type { PeriodTransit } from './transits.ts'

/** Something that the text of a period may say. */
export interface Fact {
  readonly type: PeriodEvent['type'] | 'planet_in_house'
  readonly key: string
  readonly weight: number
  readonly title: string
  readonly text: string
  /** Null for what lasts all the time. */
  readonly jd: number | null
  readonly houses: readonly number[]
  /** The subjects of the sentence. Another sentence about one of them would repeat or contradict it. */
  readonly about: readonly string[]
}

/** The number of facts in the text, and the most of each kind. */
export interface Measure {
  readonly told: number
  readonly most: Readonly<Record<Fact['type'], number>>
}

/** The events of the period as facts. The Moon passes through all houses, so its entries into signs are left out. */
export const eventFacts = (period: SkyPeriod, events: readonly Weighed[], language: Language): Fact[] =>
  events.flatMap(({ event, weight, houses }): Fact[] => {
    if (event.type === 'ingress' && event.body === 'moon') return []
    const text = eventSentence(language, period.zone, event, houses)
    if (text === null) return []
    const { type, jd } = event
    return [
      {
        type,
        key: eventKey(event),
        weight,
        title: eventTitle(language, event),
        text,
        jd,
        houses,
        about: subjectsOf(event, houses),
      },
    ]
  })

function subjectsOf(event: PeriodEvent, houses: readonly number[]): string[] {
  switch (event.type) {
    case 'moon_phase':
      return [event.phase]
    case 'ingress':
      return [`house ${houses[0]}`]
    case 'station':
      return [event.turns]
    case 'sky_aspect': {
      const { a, b, aspect } = event.aspect
      return aspectSubjects(a, b, aspect.id)
    }
    case 'transit':
      return transitSubjects(event.transit)
  }
}

/**
 * The pair, the same in both orders: a trine of Sun and Venus and a square of Venus and Sun contradict each other. The aspect,
 * because sentences about the same one end in the same words.
 */
const aspectSubjects = (a: string, b: string, aspect: string): string[] => [[a, b].toSorted().join(' and '), aspect]

/** A planet at its own natal place has another sentence, which is the same for all aspects. */
const transitSubjects = ({ body, to, aspect }: Transit): string[] =>
  aspectSubjects(body, to, body === to ? 'own place' : aspect.id)

/** The planets that stay in one house all the time, by the sign of the first house. */
export function houseFacts({ days, events }: SkyPeriod, first: number, language: Language): Fact[] {
  const ruler = rulerOf(first, 'traditional')
  const moved = new Set(events.flatMap((event) => (event.type === 'ingress' ? [event.body] : [])))
  const { placed } = days[0]!
  return PLANETS.filter((body) => body !== 'moon' && !moved.has(body)).map((body): Fact => {
    const house = solarHouse(placed.find((each) => each.body === body)!.longitude, first)
    return {
      type: 'planet_in_house',
      key: `${body}_house_${house}`,
      weight: planetWeight(body, house, ruler),
      title: placeTitle(language, body, house),
      text: filled(labelOf(LABELS[language].planets, body), {
        place: placeTitle(language, body, house),
        topic: topicOf(language, house),
      }),
      jd: null,
      houses: [house],
      about: [`house ${house}`],
    }
  })
}

/** The transits that are near in the period, and exact on none of its days. */
export const nearFacts = ({ zone }: SkyPeriod, transits: readonly PeriodTransit[], language: Language): Fact[] =>
  transits
    .filter(({ exact }) => exact.length === 0)
    .map(({ closest }) => ({
      type: 'transit' as const,
      key: transitKeyOf(closest),
      weight: closest.score,
      title: transitTitle(language, closest),
      text: transitSentence(language, zone, closest),
      jd: null,
      houses: [],
      about: transitSubjects(closest),
    }))

/** The facts that go into the text: the heaviest within the measure, no two about the same subject. */
export function toldOf(facts: readonly Fact[], { told: count, most }: Measure): Fact[] {
  const told: Fact[] = []
  for (const fact of facts.toSorted((one, other) => other.weight - one.weight)) {
    const isSaid = told.some(({ about }) => about.some((subject) => fact.about.includes(subject)))
    const same = told.filter(({ type }) => type === fact.type).length
    if (told.length < count && !isSaid && same < most[fact.type]) told.push(fact)
  }
  return told.toSorted((one, other) => (one.jd ?? 0) - (other.jd ?? 0))
}

import type { ReplyOf } from '../../contract/reply.ts'
import { pointName } from '../../languages/catalogues.ts'
import type { Language } from '../../languages/language.ts'
import type { SkyDay } from '../families/horoscope/day.ts'
import { LABELS } from '../families/horoscope/labels.ts'
import { solarHouse } from '../families/horoscope/scores.ts'
import { areaOf, factKey, phaseKey, sentenceOf } from '../families/horoscope/text.ts'
import { shortTitle, transitKeyOf, transitSentence } from '../families/horoscope/transit-text.ts'
import type { Transit } from '../families/horoscope/transits.ts'
import type { HoroscopePersonalReply } from './schema.ts'

type Data = ReplyOf<typeof HoroscopePersonalReply>['data']

/** The number of transits that the text describes. */
const TRANSITS_TOLD = 3
/** Above every transit, and below most of them. */
const MOON_WEIGHT = 100
const PHASE_WEIGHT = 6

/** The text, and everything that it could say. Without a time of birth the Moon has a phase, but no house. */
export function contentReply(
  day: SkyDay,
  transits: readonly Transit[],
  ascendant: number | null,
  language: Language,
): Data['content'] {
  const told = transits.slice(0, TRANSITS_TOLD)
  const moonHouse =
    ascendant === null ? null : solarHouse(day.placed.find(({ body }) => body === 'moon')!.longitude, ascendant)
  const ofSky = (fact: Parameters<typeof factKey>[1], in_text: boolean) => ({
    type: fact.type,
    key: factKey(day, fact),
    weight: fact.weight,
    text: sentenceOf(language, day, ascendant ?? 0, fact),
    in_text,
  })
  const facts = [
    ...(moonHouse === null ? [] : [ofSky({ type: 'moon_house', weight: MOON_WEIGHT, house: moonHouse }, true)]),
    ...transits.map((transit) => ({
      type: 'transit' as const,
      key: transitKeyOf(transit),
      weight: transit.score,
      text: transitSentence(language, day.zone, transit),
      in_text: told.includes(transit),
    })),
    ofSky({ type: 'moon_phase', weight: PHASE_WEIGHT }, moonHouse === null || told.length < TRANSITS_TOLD),
  ]
  const sorted = facts.toSorted((one, other) => other.weight - one.weight)
  const phase = LABELS[language].phases[phaseKey(day.phase)].label
  return {
    text: sorted
      .filter(({ in_text }) => in_text)
      .map(({ text }) => text)
      .join(' '),
    theme: told[0] ? shortTitle(language, told[0]) : phase,
    keywords: [
      ...new Set([
        moonHouse === null ? phase : areaOf(language, moonHouse),
        ...told.map(({ to }) => pointName(language, to)),
      ]),
    ],
    facts: sorted,
  }
}

import { localText, type Zone } from '../../astro/zone.ts'
import type { ReplyOf } from '../../contract/reply.ts'
import { CATALOGUES, pointName } from '../../languages/catalogues.ts'
import { capital, type Language } from '../../languages/language.ts'
import { boundReply, houseReply } from '../horoscope-sign/answer.ts'
import type { SkyDay } from '../horoscope-sign/day.ts'
import { LABELS as HOROSCOPE } from '../horoscope-sign/labels.ts'
import { solarHouse } from '../horoscope-sign/scores.ts'
import { areaOf, factKey, phaseKey, sentenceOf } from '../horoscope-sign/text.ts'
import type { HoroscopePersonalReply } from './schema.ts'
import type { PersonalDriver } from './scores.ts'
import { meaningOf, shortTitle, transitKeyOf, transitSentence, transitTitle } from './text.ts'
import type { Transit } from './transits.ts'

type Data = ReplyOf<typeof HoroscopePersonalReply>['data']

/** The number of transits that the text describes. */
const TRANSITS_TOLD = 3
/** Above every transit, and below most of them. */
const MOON_WEIGHT = 100
const PHASE_WEIGHT = 6

/** A driver of a score of a birth. */
export function driverReply(
  driver: PersonalDriver,
  zone: Zone,
  language: Language,
): Data['score_factors'][number]['drivers'][number] {
  if (driver.type === 'planet_in_house') return houseReply(driver, language)
  if (driver.type !== 'transit') return boundReply(driver, language)
  const { type, weight, transit } = driver
  return {
    type,
    key: transitKeyOf(transit),
    label: transitTitle(language, transit),
    weight,
    orb_deg: transit.orb,
    ...(transit.exact !== null && { exact_at: localText(zone, transit.exact) }),
  }
}

/** A transit of the list of the most important ones. */
export const transitReply = (
  transit: Transit,
  zone: Zone,
  language: Language,
): Data['personal']['transits_top'][number] => ({
  transit_planet: { key: transit.body, label: pointName(language, transit.body) },
  natal_planet: { key: transit.to, label: pointName(language, transit.to) },
  aspect: { key: transit.aspect.id as Major, label: CATALOGUES[language].names.aspects[transit.aspect.id] },
  orb_deg: transit.orb,
  score: transit.score,
  is_applying: transit.applying,
  exact_at: transit.exact === null ? null : localText(zone, transit.exact),
  explanation: {
    main: capital(`${meaningOf(language, transit)}.`),
    tags: [transit.body, transit.aspect.id, transit.to],
  },
})
type Major = Data['personal']['transits_top'][number]['aspect']['key']

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
  const phase = HOROSCOPE[language].phases[phaseKey(day.phase)].label
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

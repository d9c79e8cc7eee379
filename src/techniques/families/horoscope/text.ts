import type { MOON_PHASES } from '../../../astro/moon.ts'
import { signIndex } from '../../../astro/sign.ts'
import { localText, type Zone } from '../../../astro/zone.ts'
import { CATALOGUES, inSign, labelOf, listed, ordinal, pointName } from '../../../languages/catalogues.ts'
import { capital, filled, type Language } from '../../../languages/language.ts'
import type { AspectOfDay, Planet, SkyDay } from './day.ts'
import type { Fact } from './facts.ts'
import { type HoroscopeWords, LABELS } from './labels.ts'
import { solarHouse } from './scores.ts'

/** `New Moon` as `new_moon`. */
export const phaseKey = (name: (typeof MOON_PHASES)[number]) =>
  name.toLowerCase().replace(' ', '_') as keyof HoroscopeWords['phases']

/** The time on a clock, without seconds: `09:14`. */
export const clockTime = (zone: Zone, jd: number): string => localText(zone, jd).split('T')[1]!.slice(0, 5)

export const topicOf = (language: Language, house: number): string => LABELS[language].topics[house - 1]!
export const areaOf = (language: Language, house: number): string => LABELS[language].areas[house - 1]!

/** `moon_trine_venus`. */
export const aspectKey = ({ a, b, aspect }: Pick<AspectOfDay, 'a' | 'b' | 'aspect'>): string => `${a}_${aspect.id}_${b}`

/** The name of a fact for programs: `moon_trine_venus`, `venus_house_5`. */
export function factKey(day: SkyDay, fact: Fact): string {
  switch (fact.type) {
    case 'moon_house':
      return `moon_house_${fact.house}`
    case 'sky_aspect':
      return aspectKey(fact.aspect)
    case 'moon_phase':
      return phaseKey(day.phase)
    case 'planet_in_house':
      return `${fact.body}_house_${fact.house}`
  }
}

/** `Venus in the 5th house`. */
export const placeTitle = (language: Language, body: Planet, house: number): string => {
  const { titles, articled } = CATALOGUES[language].readings
  const name = (articled as Partial<Record<Planet, string>>)[body] ?? pointName(language, body)
  return capital(filled(titles.inHouse, { point: name, house: ordinal(language, house) }))
}

/** `Moon trine Venus`. */
export const aspectTitle = (language: Language, { a, b, aspect }: Pick<AspectOfDay, 'a' | 'b' | 'aspect'>): string => {
  const { titles, aspects } = CATALOGUES[language].readings
  return filled(titles.aspect, {
    a: pointName(language, a),
    b: pointName(language, b),
    aspect: labelOf(aspects, aspect.id),
  })
}

/** What an aspect of two bodies means: `mood and affection support each other`. */
export function meaningOf(language: Language, a: Planet, b: Planet, aspect: string): string {
  const { keynotes, meanings } = LABELS[language]
  return filled(labelOf(meanings, aspect), { a: keynotes[a], b: keynotes[b] })
}

/** The sentence of a fact for a sign, 0 for Aries. */
export function sentenceOf(language: Language, day: SkyDay, sign: number, fact: Fact): string {
  const words = LABELS[language]
  switch (fact.type) {
    case 'moon_house':
      return moonSentence(language, day, sign)
    case 'sky_aspect': {
      const { a, b, aspect, jd } = fact.aspect
      const houses = [a, b].map((body) => solarHouse(day.placed.find((each) => each.body === body)!.longitude, sign))
      return filled(words.aspect, {
        title: aspectTitle(language, fact.aspect),
        time: clockTime(day.zone, jd),
        areas: listed(
          language,
          [...new Set(houses)].map((house) => areaOf(language, house)),
        ),
        meaning: meaningOf(language, a, b, aspect.id),
      })
    }
    case 'moon_phase': {
      const { label: phase, text } = words.phases[phaseKey(day.phase)]
      return day.lunation
        ? filled(words.phaseExact, { phase, text, time: clockTime(day.zone, day.lunation.jd) })
        : filled(words.phase, { phase, text })
    }
    case 'planet_in_house':
      return filled(labelOf(words.planets, fact.body), {
        place: placeTitle(language, fact.body, fact.house),
        topic: topicOf(language, fact.house),
      })
  }
}

/** Where the Moon is on the day, and what it brings up. */
function moonSentence(language: Language, { zone, placed, ingress }: SkyDay, sign: number): string {
  const words = LABELS[language]
  const houseOf = (ofSign: number): number => solarHouse(ofSign * 30, sign)
  if (!ingress) {
    const at = signIndex(placed.find(({ body }) => body === 'moon')!.longitude)
    const house = houseOf(at)
    return filled(words.moonStays, {
      inSign: inSign(language, at),
      house: ordinal(language, house),
      topic: topicOf(language, house),
    })
  }
  return filled(words.moonMoves, {
    inSign: inSign(language, ingress.fromSign),
    inNext: inSign(language, ingress.sign),
    time: clockTime(zone, ingress.jd),
    topic: topicOf(language, houseOf(ingress.fromSign)),
    nextTopic: topicOf(language, houseOf(ingress.sign)),
  })
}

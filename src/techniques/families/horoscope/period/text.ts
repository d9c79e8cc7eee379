import { civilFields, epochMsOf } from '../../../../astro/civil.ts'
import { SIGNS } from '../../../../astro/sign.ts'
import { localDate, localText, type Zone } from '../../../../astro/zone.ts'
import { CATALOGUES, inSign, listed, ordinal, pointName } from '../../../../languages/catalogues.ts'
import { monthName } from '../../../../languages/dates.ts'
import { capital, filled, type Language } from '../../../../languages/language.ts'
import type { Planet } from '../day.ts'
import { LABELS as HOROSCOPE } from '../labels.ts'
import { areaOf, aspectKey, aspectTitle, clockTime, meaningOf, topicOf } from '../text.ts'
import { transitKeyOf, meaningOf as transitMeaningOf, transitTitle } from '../transit-text.ts'
import type { PeriodEvent } from './events.ts'
import { LABELS } from './words.ts'

/** `2026-09-26`, the local date of an instant. */
export const dateAt = (zone: Zone, jd: number): string => localText(zone, jd).split('T')[0]!

/** `26 September at 16:49`. */
function whenText(language: Language, zone: Zone, jd: number): string {
  const words = LABELS[language]
  const { month, day } = civilFields(localDate(zone, epochMsOf(jd)))
  const date = filled(words.date, {
    day: day === 1 ? words.first : String(day),
    month: monthName(language, month, 'long'),
  })
  return filled(words.when, { date, time: clockTime(zone, jd) })
}

/** ` (love, work)`, or nothing without houses. */
function areasText(language: Language, houses: readonly number[]): string {
  const areas = [...new Set(houses)].map((house) => areaOf(language, house))
  return areas.length === 0 ? '' : ` (${listed(language, areas)})`
}

const articled = (language: Language, body: Planet): string =>
  (CATALOGUES[language].readings.articled as Partial<Record<Planet, string>>)[body] ?? pointName(language, body)

/** The name of an event for programs: `full_moon`, `venus_enters_libra`, `mercury_turns_direct`, `mars_square_saturn`. */
export function eventKey(event: PeriodEvent): string {
  switch (event.type) {
    case 'moon_phase':
      return event.phase
    case 'ingress':
      return `${event.body}_enters_${SIGNS[event.sign]!.id}`
    case 'station':
      return `${event.body}_turns_${event.turns}`
    case 'sky_aspect':
      return aspectKey(event.aspect)
    case 'transit':
      return transitKeyOf(event.transit)
  }
}

/** `Venus in Libra`, `Mercury turns direct`. */
export function eventTitle(language: Language, event: PeriodEvent): string {
  const words = LABELS[language]
  switch (event.type) {
    case 'moon_phase': {
      const phase = HOROSCOPE[language].phases[event.phase].label
      const isSyzygy = event.phase === 'new_moon' || event.phase === 'full_moon'
      return isSyzygy && event.hasEclipse ? filled(words.eclipses[event.phase], { phase }) : phase
    }
    case 'ingress': {
      const { titles } = CATALOGUES[language].readings
      const point = articled(language, event.body)
      return capital(filled(titles.inSign, { point, inSign: inSign(language, event.sign) }))
    }
    case 'station':
      return filled(words.stations[event.turns], { point: pointName(language, event.body) })
    case 'sky_aspect':
      return aspectTitle(language, event.aspect)
    case 'transit':
      return transitTitle(language, event.transit)
  }
}

/** The sentence of an event. Null for one without meaning: an entry into a sign where no house is known. */
export function eventSentence(
  language: Language,
  zone: Zone,
  event: PeriodEvent,
  houses: readonly number[],
): string | null {
  const words = LABELS[language]
  const said = {
    title: eventTitle(language, event),
    when: whenText(language, zone, event.jd),
    areas: areasText(language, houses),
  }
  switch (event.type) {
    case 'moon_phase':
      return filled(words.phase, { ...said, phase: said.title, text: HOROSCOPE[language].phases[event.phase].text })
    case 'ingress': {
      const [house] = houses
      if (house === undefined) return null
      return filled(words.ingress, { ...said, house: ordinal(language, house), topic: topicOf(language, house) })
    }
    case 'station':
      return filled(words.stationAt[event.turns], {
        ...said,
        point: pointName(language, event.body),
        text: words.turns[event.turns],
      })
    case 'sky_aspect': {
      const { a, b, aspect } = event.aspect
      return filled(words.aspect, { ...said, meaning: meaningOf(language, a, b, aspect.id) })
    }
    case 'transit':
      return filled(words.aspect, { ...said, areas: '', meaning: transitMeaningOf(language, event.transit) })
  }
}

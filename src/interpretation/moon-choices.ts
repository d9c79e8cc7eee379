import { normalise } from '../astro/angle.ts'
import type { Chart } from '../astro/chart.ts'
import { lunationPhase } from '../astro/moon-phase.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, pointName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import { textKey } from './keys.ts'
import { inSignTitle } from './titles.ts'

/** Longitudes of the Moon at the beginning and at the end of a day of birth without a time; null with a time. */
export type MoonOfDay = readonly [number, number] | null

/** True when the Moon is in one sign for certain. */
export const isMoonCertain = (moonOfDay: MoonOfDay): boolean =>
  moonOfDay === null || signIndex(moonOfDay[0]) === signIndex(moonOfDay[1])

/** The text about the sign of the Moon. Where the time is not known, both signs of its day are alternatives. */
export function moonSignChoices(longitude: number, moonOfDay: MoonOfDay, language: Language): Choice[] {
  const choice = (sign: number, title: string): Choice => ({
    key: textKey.planetInSign('moon', SIGNS[sign]!.id),
    category: 'planet_sign',
    section: 'core_self',
    title,
  })
  if (moonOfDay === null || isMoonCertain(moonOfDay)) {
    const sign = signIndex(longitude)
    return [choice(sign, inSignTitle('moon', sign, language))]
  }
  const [early, late] = moonOfDay.map(signIndex) as [number, number]
  const { moonEarly, moonLate } = CATALOGUES[language].readings.titles
  const title = (template: string, sign: number): string =>
    filled(template, { point: pointName(language, 'moon'), inSign: inSign(language, sign) })
  return [choice(early, title(moonEarly, early)), choice(late, title(moonLate, late))]
}

/** The text about the phase of the Moon, if it is the same at any hour at which the birth can have been. */
export function moonPhaseChoices(
  { moonPhase: { angle }, points }: Chart,
  moonOfDay: MoonOfDay,
  language: Language,
): Choice[] {
  const phase = lunationPhase(angle)
  const moon = points.find(({ id }) => id === 'moon')
  if (moonOfDay !== null && moon) {
    const ends = moonOfDay.map((longitude) => lunationPhase(normalise(angle + longitude - moon.longitude)))
    if (ends.some((end) => end !== phase)) return []
  }
  const title = CATALOGUES[language].readings.titles.moonPhase[phase]
  return [{ key: textKey.moonPhase(phase), category: 'moon_phase', section: 'core_self', title }]
}

import type { ChartPoint } from '../astro/chart.ts'
import { dignityOf } from '../astro/dignity.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, pointName, signName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import { type DayOfBirth, openSigns } from './day-of-birth.ts'
import { DIGNIFIED, STRENGTHS, textKey } from './keys.ts'
import { sectionOf } from './sections.ts'
import { inSignTitle } from './titles.ts'

/** The texts about the sign of a body and its dignity there. Where the day of birth has two signs, both are alternatives. */
export function signChoices(point: ChartPoint, day: DayOfBirth, language: Language): Choice[] {
  const { id, longitude } = point
  const choice = (sign: number, title: string): Choice => ({
    key: textKey.planetInSign(id, SIGNS[sign]!.id),
    category: 'planet_sign',
    section: sectionOf(id),
    title,
  })
  const open = openSigns(day, id)
  if (open === null) {
    const sign = signIndex(longitude)
    return [choice(sign, inSignTitle(id, sign, language)), ...dignityChoices(point, language)]
  }
  const { earlyInDay, lateInDay } = CATALOGUES[language].readings.titles
  const title = (template: string, sign: number): string =>
    filled(template, { point: pointName(language, id), inSign: inSign(language, sign) })
  return [choice(open[0], title(earlyInDay, open[0])), choice(open[1], title(lateInDay, open[1]))]
}

function dignityChoices({ id, body, longitude }: ChartPoint, language: Language): Choice[] {
  if (!body || !DIGNIFIED.some((planet) => planet === id)) return []
  const sign = signIndex(longitude)
  const dignity = STRENGTHS.find((each) => each === dignityOf(body, sign))
  if (!dignity) return []
  const title = filled(CATALOGUES[language].readings.titles.dignity[dignity], {
    point: pointName(language, id),
    sign: signName(language, sign),
  })
  return [{ key: textKey.dignity(id, dignity), category: 'dignity', section: sectionOf(id), title }]
}

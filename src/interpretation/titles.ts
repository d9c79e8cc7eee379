import type { AspectHit } from '../astro/aspects.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, labelOf, pointName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import { READ_BODIES } from './keys.ts'

const ORDER: readonly string[] = [...READ_BODIES, 'asc', 'mc']
const rank = (id: string): number => ORDER.indexOf(id)

/** `Sun square Moon`, the more personal body first and angles last. */
export function aspectTitle({ a, b, aspect }: Pick<AspectHit, 'a' | 'b' | 'aspect'>, language: Language): string {
  const { titles, aspects } = CATALOGUES[language].readings
  const [first, second] = [a, b].sort((one, other) => rank(one) - rank(other)) as [string, string]
  return filled(titles.aspect, {
    a: pointName(language, first),
    aspect: labelOf(aspects, aspect.id),
    b: pointName(language, second),
  })
}

/** `Sun in Aries`. */
export const inSignTitle = (id: string, sign: number, language: Language): string =>
  filled(CATALOGUES[language].readings.titles.inSign, {
    point: pointName(language, id),
    inSign: inSign(language, sign),
  })

/** A title about one point alone: `Mars retrograde`. */
export const pointTitle = (template: string, id: string, language: Language): string =>
  filled(template, { point: pointName(language, id) })

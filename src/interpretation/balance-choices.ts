import type { Chart } from '../astro/chart.ts'
import { dominants } from '../astro/dominants.ts'
import { type Element, elementOf, signIndex } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { labelOf } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import { textKey } from './keys.ts'

/** An element or mode is strong above the first share of the weight, and weak below the second. */
const ELEMENT_BOUNDS = { strong: 0.4, weak: 0.08 } as const
const MODE_BOUNDS = { strong: 0.5, weak: 0.12 } as const

/** The texts about elements and modes that abound or lack. */
export function balanceChoices(chart: Chart, language: Language): Choice[] {
  const { elements, modes } = dominants(chart, 'modern')
  const choice = (key: string, title: string): Choice => ({ key, category: 'balance', section: 'core_self', title })
  return [
    ...Object.entries(elements).flatMap(([element, share]) =>
      weightOf(share, ELEMENT_BOUNDS).map((weight) =>
        choice(textKey.element(element, weight), elementTitle(element, weight, language)),
      ),
    ),
    ...Object.entries(modes).flatMap(([mode, share]) =>
      weightOf(share, MODE_BOUNDS).map((weight) =>
        choice(textKey.mode(mode, weight), labelOf(CATALOGUES[language].readings.titles.mode[weight], mode)),
      ),
    ),
  ]
}

const elementTitle = (element: string, weight: 'strong' | 'weak', language: Language): string =>
  labelOf(CATALOGUES[language].readings.titles.element[weight], element)

/** The title of the text about a strong element; null for an element without a text. */
export const strongElementTitle = (element: string, share: number, language: Language): string | null =>
  share >= ELEMENT_BOUNDS.strong ? elementTitle(element, 'strong', language) : null

const weightOf = (share: number, { strong, weak }: { strong: number; weak: number }): ('strong' | 'weak')[] =>
  share >= strong ? ['strong'] : share <= weak ? ['weak'] : []

/** The texts about Sun, Moon and Ascendant two by two, by their elements. */
export function blendChoices({ angles, points }: Chart, language: Language): Choice[] {
  const at = (id: string): number | undefined => points.find((point) => point.id === id)?.longitude
  const places: Readonly<Record<string, number | undefined>> = {
    sun: at('sun'),
    moon: at('moon'),
    asc: angles?.asc,
  }
  return BLENDS.flatMap(({ pair, of: [a, b] }): Choice[] => {
    const [one, other] = [places[a], places[b]]
    if (one === undefined || other === undefined) return []
    const key = textKey.blend(pair, elementAt(one), elementAt(other))
    return [{ key, category: 'blend', section: 'core_self', title: CATALOGUES[language].readings.titles.blend[pair] }]
  })
}

const BLENDS = [
  { pair: 'sun_moon', of: ['sun', 'moon'] },
  { pair: 'sun_asc', of: ['sun', 'asc'] },
  { pair: 'moon_asc', of: ['moon', 'asc'] },
] as const

const elementAt = (longitude: number): Element => elementOf(signIndex(longitude))

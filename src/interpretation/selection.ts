import type { AspectHit } from '../astro/aspects.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { dominants } from '../astro/dominants.ts'
import { houseOf } from '../astro/houses.ts'
import { rulerOf } from '../astro/ruler.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import { stelliums } from '../astro/stelliums.ts'
import { READ_ANGLES, READ_BODIES, textKey } from './keys.ts'
import { ASPECT_WORDS, ordinal, readerName, signName } from './names.ts'
import { type SectionId, sectionOf, sectionOfAspect, sectionOfHouse } from './sections.ts'

export const CATEGORIES = [
  'planet_sign',
  'planet_house',
  'retrograde',
  'aspect',
  'angle_sign',
  'house_ruler',
  'balance',
  'stellium',
  'moon_phase',
] as const

/** A text that a chart needs. */
export interface Choice {
  readonly key: string
  readonly category: (typeof CATEGORIES)[number]
  readonly section: SectionId
  readonly title: string
}

/** An element or mode is strong above the first share of the weight, and weak below the second. */
const ELEMENT_BOUNDS = { strong: 0.4, weak: 0.08 } as const
const MODE_BOUNDS = { strong: 0.5, weak: 0.12 } as const
const HOUSES = 12

/**
 * The texts that a chart needs, in reading order. Without a birth time there are no texts on houses, angles or rulers.
 * House rulers are the modern ones. Charts with other than twelve houses have no texts on houses.
 */
export function selection(chart: Chart): Choice[] {
  const points = READ_BODIES.flatMap((id) => chart.points.find((point) => point.id === id) ?? [])
  return [
    ...angleChoices(chart),
    ...points.flatMap((point) => pointChoices(point, chart)),
    moonPhaseChoice(chart),
    ...balanceChoices(chart),
    ...rulerChoices(chart, points),
    ...stelliumChoices(chart, points),
    ...aspectChoices(chart.aspects),
  ]
}

function angleChoices({ angles }: Chart): Choice[] {
  if (!angles) return []
  return READ_ANGLES.map((angle) => {
    const sign = signIndex(angles[angle])
    return {
      key: textKey.angleInSign(angle, SIGNS[sign]!.id),
      category: 'angle_sign',
      section: sectionOf(angle),
      title: `${readerName(angle)} in ${signName(sign)}`,
    }
  })
}

function pointChoices({ id, longitude, house, speed }: ChartPoint, { houses }: Chart): Choice[] {
  const sign = signIndex(longitude)
  const section = sectionOf(id)
  const name = readerName(id)
  return [
    {
      key: textKey.planetInSign(id, SIGNS[sign]!.id),
      category: 'planet_sign',
      section,
      title: `${name} in ${signName(sign)}`,
    },
    ...(house !== null && houses?.cusps.length === HOUSES
      ? [
          {
            key: textKey.planetInHouse(id, house),
            category: 'planet_house' as const,
            section,
            title: `${name} in the ${ordinal(house)} house`,
          },
        ]
      : []),
    ...(speed < 0 && RETROGRADE.has(id)
      ? [{ key: textKey.retrograde(id), category: 'retrograde' as const, section, title: `${name} retrograde` }]
      : []),
  ]
}

/** Bodies with a text on retrograde motion. The mean node always has it, and Chiron for five months of each year. */
const RETROGRADE: ReadonlySet<string> = new Set([
  ...['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
])

const moonPhaseChoice = ({ moonPhase: { label } }: Chart): Choice => ({
  key: textKey.moonPhase(label),
  category: 'moon_phase',
  section: 'core_self',
  title: `Born at the ${label}`,
})

function balanceChoices(chart: Chart): Choice[] {
  const { elements, modes } = dominants(chart, 'modern')
  const choice = (key: string, title: string): Choice => ({ key, category: 'balance', section: 'core_self', title })
  return [
    ...Object.entries(elements).flatMap(([element, share]) =>
      weightOf(share, ELEMENT_BOUNDS).map((weight) =>
        choice(textKey.element(element, weight), elementTitle(element, weight)),
      ),
    ),
    ...Object.entries(modes).flatMap(([mode, share]) =>
      weightOf(share, MODE_BOUNDS).map((weight) =>
        choice(textKey.mode(mode, weight), `${weight === 'strong' ? 'Strongly' : 'Hardly'} ${mode}`),
      ),
    ),
  ]
}

const elementTitle = (element: string, weight: 'strong' | 'weak'): string =>
  `${weight === 'strong' ? 'Much' : 'Little'} ${element}`

/** The title of the text about a strong element; null for an element without a text. */
export const strongElementTitle = (element: string, share: number): string | null =>
  share >= ELEMENT_BOUNDS.strong ? elementTitle(element, 'strong') : null

const weightOf = (share: number, { strong, weak }: { strong: number; weak: number }): ('strong' | 'weak')[] =>
  share >= strong ? ['strong'] : share <= weak ? ['weak'] : []

function rulerChoices({ houses }: Chart, points: readonly ChartPoint[]): Choice[] {
  if (houses?.cusps.length !== HOUSES) return []
  return houses.cusps.flatMap((cusp, index) => {
    const ruler = points.find(({ id }) => id === rulerOf(signIndex(cusp), 'modern'))
    if (!ruler) return []
    const [ruled, house] = [index + 1, houseOf(ruler.longitude, houses.cusps)]
    const title = `${readerName(ruler.id)}, ruler of the ${ordinal(ruled)} house, in the ${ordinal(house)}`
    return [{ key: textKey.rulerInHouse(ruled, house), category: 'house_ruler', section: sectionOfHouse(ruled), title }]
  })
}

function stelliumChoices({ houses }: Chart, points: readonly ChartPoint[]): Choice[] {
  const found = stelliums(points)
  const about = (bodies: readonly string[]) => bodies.map(readerName).join(', ')
  const shared = { category: 'stellium', section: 'social_collective' } as const
  return [
    ...found.signs.map(({ sign, bodies }) => ({
      ...shared,
      key: textKey.signStellium(SIGNS[sign]!.id),
      title: `Stellium in ${signName(sign)}: ${about(bodies)}`,
    })),
    ...(houses?.cusps.length === HOUSES ? found.houses : []).map(({ house, bodies }) => ({
      ...shared,
      key: textKey.houseStellium(house),
      title: `Stellium in the ${ordinal(house)} house: ${about(bodies)}`,
    })),
  ]
}

/** Sorts the closest aspects first. */
const aspectChoices = (hits: readonly AspectHit[]): Choice[] =>
  hits
    .filter(isReadAspect)
    .toSorted((one, other) => one.orb - other.orb)
    .map((hit) => ({
      key: textKey.aspect(hit.a, hit.aspect.id, hit.b),
      category: 'aspect',
      section: sectionOfAspect(hit.a, hit.b),
      title: aspectTitle(hit),
    }))

/** True for aspects with a text: major ones between two bodies of the corpus. */
export const isReadAspect = ({ a, b, aspect }: AspectHit): boolean => aspect.major && rank(a) >= 0 && rank(b) >= 0

/** `Sun square Moon`, the more personal body first. */
export function aspectTitle({ a, b, aspect }: AspectHit): string {
  const [first, second] = [a, b].sort((one, other) => rank(one) - rank(other)) as [string, string]
  return `${readerName(first)} ${ASPECT_WORDS[aspect.id]} ${readerName(second)}`
}

const ORDER: readonly string[] = READ_BODIES
const rank = (id: string): number => ORDER.indexOf(id)

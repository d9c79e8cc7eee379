import { normalise } from '../astro/angle.ts'
import { PLANETS } from '../astro/body.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { dominants } from '../astro/dominants.ts'
import { lunationPhase } from '../astro/moon.ts'
import { stelliums } from '../astro/patterns.ts'
import { fullHemispheres, type Hemisphere, type HoroscopeShape, horoscopeShape } from '../astro/shape.ts'
import { type Element, elementOf, SIGNS, signIndex } from '../astro/sign.ts'
import { CATALOGUES, inSign, labelOf, listed, ordinal, pointName } from '../languages/catalogues.ts'
import { filled, type Language } from '../languages/language.ts'
import type { DayOfBirth } from './day-of-birth.ts'
import { textKey } from './keys.ts'
import { type Choice, sectionOfHouse } from './sections.ts'
import { listedInPassage, withArticle } from './wording.ts'

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
    const one = places[a]
    const other = places[b]
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

const HOUSES = 12
/** Bodies that stay in a sign for years: without a quicker one next to them they mark a generation. */
const SLOW: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto', 'chiron'])

/** The texts about bodies that gather in a sign or a house. Slow bodies alone make no personal stellium. */
export function stelliumChoices({ houses }: Chart, points: readonly ChartPoint[], language: Language): Choice[] {
  const { titles } = CATALOGUES[language].readings
  const found = stelliums(points)
  const isPersonal = ({ bodies }: { bodies: readonly string[] }): boolean => bodies.some((body) => !SLOW.has(body))
  const about = (bodies: readonly string[]) => ({
    names: bodies.map((body) => pointName(language, body)).join(', '),
    fills: { bodies: listedInPassage(bodies.map(withArticle)) },
  })
  return [
    ...found.signs.filter(isPersonal).map(({ sign, bodies }): Choice => {
      const { names, fills } = about(bodies)
      const title = filled(titles.signStellium, { inSign: inSign(language, sign), points: names })
      return { key: textKey.signStellium(SIGNS[sign]!.id), category: 'stellium', section: 'core_self', title, fills }
    }),
    ...(houses?.cusps.length === HOUSES ? found.houses : []).filter(isPersonal).map(({ house, bodies }): Choice => {
      const { names, fills } = about(bodies)
      const title = filled(titles.houseStellium, { house: ordinal(language, house), points: names })
      return { key: textKey.houseStellium(house), category: 'stellium', section: sectionOfHouse(house), title, fills }
    }),
  ]
}

/** The text about the figure that all ten planets make, and those about halves of the chart that hold most of them. */
export function shapeChoices(chart: Chart, language: Language): Choice[] {
  const shared = { category: 'shape', section: 'core_self' } as const
  const planets = chart.points.filter(({ id }) => PLANETS.some((planet) => planet === id))
  const shape = horoscopeShape(planets.map(({ longitude }) => longitude))
  return [
    ...(shape
      ? [
          {
            ...shared,
            key: textKey.shape(shape.id),
            title: shapeTitle(shape, planets, chart.houses !== null, language),
          },
        ]
      : []),
    ...fullHalves(chart).map((half) => ({
      ...shared,
      key: textKey.hemisphere(half),
      title: CATALOGUES[language].readings.titles.hemisphere[half],
    })),
  ]
}

/** The planet to which the text refers is in the title. Without a time it may be the Moon or not, so none is named. */
function shapeTitle(
  shape: HoroscopeShape,
  planets: readonly ChartPoint[],
  isTimed: boolean,
  language: Language,
): string {
  const { readings, names } = CATALOGUES[language]
  const { titles } = readings
  const title = filled(titles.shape, { shape: names.shapes[shape.id] })
  const [group, handle] = shape.groups
  const named = (longitudes: readonly number[]): string =>
    listed(
      language,
      longitudes.map((each) => pointName(language, planets.find(({ longitude }) => longitude === each)!.id)),
    )
  if (!isTimed) return title
  if (shape.id === 'bucket') return filled(titles.handle, { shape: title, points: named(handle!) })
  // The group leads clockwise, against the order of the signs.
  if (shape.id === 'bowl' || shape.id === 'locomotive')
    return filled(titles.leader, { shape: title, point: named(group!.slice(0, 1)) })
  return title
}

const SUN_UP_HOUSE = 7

/**
 * Within the polar circles the seventh to twelfth houses can lie below the horizon: then upper and lower half say
 * nothing.
 */
function fullHalves({ points, houses, isDay }: Chart): Hemisphere[] {
  if (houses?.cusps.length !== HOUSES) return []
  const sun = points.find(({ id }) => id === 'sun')
  const isUpright = !sun || sun.house! >= SUN_UP_HOUSE === isDay
  return fullHemispheres(points).filter((half) => isUpright || half === 'eastern' || half === 'western')
}

/** The text about the phase of the Moon, if it is the same at any hour at which the birth can have been. */
export function moonPhaseChoices(
  { moonPhase: { angle }, points }: Chart,
  day: DayOfBirth,
  language: Language,
): Choice[] {
  const phase = lunationPhase(angle)
  const moon = points.find(({ id }) => id === 'moon')
  const span = day?.['moon']
  if (span && moon) {
    const ends = span.map((longitude) => lunationPhase(normalise(angle + longitude - moon.longitude)))
    if (ends.some((end) => end !== phase)) return []
  }
  const title = CATALOGUES[language].readings.titles.moonPhase[phase]
  return [{ key: textKey.moonPhase(phase), category: 'moon_phase', section: 'core_self', title }]
}

import { PLANETS } from '../astro/body.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { fullHemispheres, type Hemisphere } from '../astro/hemispheres.ts'
import { type HoroscopeShape, horoscopeShape } from '../astro/shape.ts'
import { SIGNS } from '../astro/sign.ts'
import { stelliums } from '../astro/stelliums.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, listed, ordinal, pointName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import { textKey } from './keys.ts'
import { listedInPassage, withArticle } from './names.ts'
import { sectionOfHouse } from './sections.ts'

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

import { PLANETS } from '../astro/body.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { fullHemispheres } from '../astro/hemispheres.ts'
import { HOROSCOPE_SHAPES, horoscopeShape } from '../astro/shape.ts'
import { SIGNS } from '../astro/sign.ts'
import { stelliums } from '../astro/stelliums.ts'
import type { Choice } from './choice.ts'
import { textKey } from './keys.ts'
import { listed, ordinal, readerName, signName, withArticle } from './names.ts'
import { sectionOfHouse } from './sections.ts'

const HOUSES = 12
/** Bodies that stay in a sign for years: without a quicker one beside them they are a mark of a generation. */
const SLOW: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto', 'chiron'])

/** The texts about bodies that gather in a sign or a house. Slow bodies alone make no personal stellium. */
export function stelliumChoices({ houses }: Chart, points: readonly ChartPoint[]): Choice[] {
  const found = stelliums(points)
  const isPersonal = ({ bodies }: { bodies: readonly string[] }): boolean => bodies.some((body) => !SLOW.has(body))
  const about = (bodies: readonly string[]) => ({
    names: bodies.map(readerName).join(', '),
    fills: { bodies: listed(bodies.map(withArticle)) },
  })
  return [
    ...found.signs.filter(isPersonal).map(({ sign, bodies }): Choice => {
      const { names, fills } = about(bodies)
      const title = `Stellium in ${signName(sign)}: ${names}`
      return { key: textKey.signStellium(SIGNS[sign]!.id), category: 'stellium', section: 'core_self', title, fills }
    }),
    ...(houses?.cusps.length === HOUSES ? found.houses : []).filter(isPersonal).map(({ house, bodies }): Choice => {
      const { names, fills } = about(bodies)
      const title = `Stellium in the ${ordinal(house)} house: ${names}`
      return { key: textKey.houseStellium(house), category: 'stellium', section: sectionOfHouse(house), title, fills }
    }),
  ]
}

/** The text about the figure that all ten planets make, and those about halves of the chart that hold most of them. */
export function shapeChoices({ points, houses }: Chart): Choice[] {
  const planets = points.filter(({ id }) => PLANETS.some((planet) => planet === id))
  const shape = horoscopeShape(planets.map(({ longitude }) => longitude))
  const shared = { category: 'shape', section: 'core_self' } as const
  return [
    ...(shape
      ? [{ ...shared, key: textKey.shape(shape.id), title: `The shape of the chart: ${HOROSCOPE_SHAPES[shape.id]}` }]
      : []),
    ...(houses?.cusps.length === HOUSES ? fullHemispheres(points) : []).map((half) => ({
      ...shared,
      key: textKey.hemisphere(half),
      title: `Most planets in the ${half} half`,
    })),
  ]
}

import { PLANETS } from '../astro/body.ts'
import type { Chart, ChartPoint } from '../astro/chart.ts'
import { fullHemispheres } from '../astro/hemispheres.ts'
import { horoscopeShape } from '../astro/shape.ts'
import { SIGNS } from '../astro/sign.ts'
import { stelliums } from '../astro/stelliums.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { inSign, ordinal, pointName } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import type { Choice } from './choice.ts'
import { textKey } from './keys.ts'
import { listedInPassage, withArticle } from './names.ts'
import { sectionOfHouse } from './sections.ts'

const HOUSES = 12
/** Bodies that stay in a sign for years: without a quicker one beside them they are a mark of a generation. */
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
export function shapeChoices({ points, houses }: Chart, language: Language): Choice[] {
  const { readings, names } = CATALOGUES[language]
  const planets = points.filter(({ id }) => PLANETS.some((planet) => planet === id))
  const shape = horoscopeShape(planets.map(({ longitude }) => longitude))
  const shared = { category: 'shape', section: 'core_self' } as const
  return [
    ...(shape
      ? [
          {
            ...shared,
            key: textKey.shape(shape.id),
            title: filled(readings.titles.shape, { shape: names.shapes[shape.id] }),
          },
        ]
      : []),
    ...(houses?.cusps.length === HOUSES ? fullHemispheres(points) : []).map((half) => ({
      ...shared,
      key: textKey.hemisphere(half),
      title: readings.titles.hemisphere[half],
    })),
  ]
}

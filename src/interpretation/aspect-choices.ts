import { ASPECTS, type AspectHit, aspects, crossAspects, MAJOR_ASPECTS, type Mover } from '../astro/aspect.ts'
import { PLANETS } from '../astro/body.ts'
import { type Chart, type ChartPoint, moversOf } from '../astro/chart.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import type { Language } from '../languages/language.ts'
import { PERSONAL_BODIES, READ_BODIES, textKey } from './keys.ts'
import { type Choice, sectionOf, sectionOfAspect } from './sections.ts'
import { aspectTitle, pointTitle } from './wording.ts'

/** The widest orb of an aspect to the Ascendant or the Midheaven in a reading, in degrees. */
const ANGLE_ORB = 5
const QUINCUNX = ASPECTS.filter(({ id }) => id === 'quincunx')
const isPersonal = (id: string): boolean => PERSONAL_BODIES.some((each) => each === id)
const isBody = (id: string): boolean => READ_BODIES.some((each) => each === id)

/**
 * The texts about aspects, the closest first: major ones between bodies as the chart has them, major ones of bodies to
 * the Ascendant and the Midheaven within five degrees, and quincunxes of Sun to Mars within three.
 */
export function aspectChoices(chart: Chart, language: Language): Choice[] {
  const own = chart.aspects.filter((hit) => isReadAspect(hit))
  const points = moversOf(readPoints(chart))
  return [...own, ...angleHits(chart, points), ...quincunxes(points)]
    .toSorted((one, other) => one.orb - other.orb)
    .map((hit) => ({
      key: textKey.aspect(hit.a, hit.aspect.id, hit.b),
      category: 'aspect',
      section: sectionOfAspect(hit.a, hit.b),
      title: aspectTitle(hit, language),
    }))
}

/** Bodies under the names that readings have: of two nodes the first one. */
const readPoints = ({ points }: Chart): ChartPoint[] =>
  READ_BODIES.flatMap((id) => {
    const point = points.find((each) => each.id === id)
    return point ? [{ ...point, name: id }] : []
  })

function angleHits({ angles }: Chart, points: readonly Mover[]): AspectHit[] {
  if (!angles) return []
  const ends = (['asc', 'mc'] as const).map((id) => ({ id, family: id, longitude: angles[id], speed: 0 }))
  return crossAspects(
    points,
    ends,
    MAJOR_ASPECTS.map((aspect) => ({ ...aspect, orb: ANGLE_ORB })),
  )
}

const quincunxes = (points: readonly Mover[]): AspectHit[] =>
  aspects(points, QUINCUNX).filter(({ a, b }) => isPersonal(a) || isPersonal(b))

/** The texts about planets without a major aspect to another planet, by the usual orbs. */
export function unaspectedChoices({ points }: Chart, language: Language): Choice[] {
  const planets = moversOf(points.filter(({ id }) => PLANETS.some((planet) => planet === id)))
  const met = new Set(aspects(planets, MAJOR_ASPECTS).flatMap(({ a, b }) => [a, b]))
  return planets
    .filter(({ id }) => !met.has(id))
    .map(({ id }) => ({
      key: textKey.unaspected(id),
      category: 'unaspected',
      section: sectionOf(id),
      title: pointTitle(CATALOGUES[language].readings.titles.unaspected, id, language),
    }))
}

/** True for aspects with a text: major ones between two bodies of the corpus. */
export const isReadAspect = ({ a, b, aspect }: AspectHit): boolean => aspect.major && isBody(a) && isBody(b)

/** These planets stay in aspect to each other for years: everyone born then has it. */
const OF_A_GENERATION: ReadonlySet<string> = new Set(['uranus', 'neptune', 'pluto'])

/** True for read aspects that say something of one person: not between two planets of a generation. */
export const isPersonalAspect = (hit: AspectHit): boolean =>
  isReadAspect(hit) && !(OF_A_GENERATION.has(hit.a) && OF_A_GENERATION.has(hit.b))

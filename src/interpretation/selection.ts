import type { Chart, ChartPoint } from '../astro/chart.ts'
import { houseOf } from '../astro/house.ts'
import { dignityOf, rulerOf, SIGNS, signIndex } from '../astro/sign.ts'
import { CATALOGUES, inSign, ofHouse, ordinal, pointName, rulerWord, signName } from '../languages/catalogues.ts'
import { filled, type Language } from '../languages/language.ts'
import { aspectChoices, unaspectedChoices } from './aspect-choices.ts'
import { balanceChoices, blendChoices, moonPhaseChoices, shapeChoices, stelliumChoices } from './chart-choices.ts'
import { certainChart, chartsOfDay, type DayOfBirth, openSigns } from './day-of-birth.ts'
import { DIGNIFIED, READ_ANGLES, READ_BODIES, STRENGTHS, textKey } from './keys.ts'
import { type Choice, sectionOf, sectionOfHouse } from './sections.ts'
import { inSignTitle, pointTitle, withArticle } from './wording.ts'

const HOUSES = 12

/**
 * The texts that a chart needs, in reading order. Without a birth time there are no texts on houses, angles or rulers, and
 * what the day of birth leaves open is not said. House rulers are the modern ones. Charts with other than twelve houses
 * have no texts on houses.
 */
export function selection(chart: Chart, day: DayOfBirth = null, language: Language = 'en'): Choice[] {
  const certain = certainChart(chart, day)
  const points = readPoints(chart)
  const atAnyHour = (choices: (each: Chart) => Choice[]): Choice[] => inAll(chartsOfDay(chart, day).map(choices))
  return [
    ...blendChoices(certain, language),
    ...angleChoices(chart, language),
    ...points.flatMap((point) => pointChoices(point, chart, { day, language })),
    ...moonPhaseChoices(chart, day, language),
    ...atAnyHour((each) => shapeChoices(each, language)),
    ...atAnyHour((each) => balanceChoices(each, language)),
    ...stelliumChoices(certain, readPoints(certain), language),
    ...rulerChoices(chart, points, language),
    ...atAnyHour((each) => unaspectedChoices(each, language)),
    ...aspectChoices(chart, language).filter(({ key }) => day === null || !aboutMoon(key)),
  ]
}

const readPoints = ({ points }: Chart): ChartPoint[] =>
  READ_BODIES.flatMap((id) => points.find((point) => point.id === id) ?? [])

/** The choices that all lists have. */
const inAll = ([first = [], ...others]: readonly Choice[][]): Choice[] =>
  first.filter(({ key }) => others.every((list) => list.some((each) => each.key === key)))

const aboutMoon = (key: string): boolean => key.split('.').includes('moon')

function angleChoices({ angles }: Chart, language: Language): Choice[] {
  if (!angles) return []
  return READ_ANGLES.map((angle) => {
    const sign = signIndex(angles[angle])
    return {
      key: textKey.angleInSign(angle, SIGNS[sign]!.id),
      category: 'angle_sign',
      section: sectionOf(angle),
      title: inSignTitle(angle, sign, language),
    }
  })
}

interface Said {
  readonly day: DayOfBirth
  readonly language: Language
}

function pointChoices(point: ChartPoint, { houses }: Chart, { day, language }: Said): Choice[] {
  const { id, house } = point
  const section = sectionOf(id)
  const { titles } = CATALOGUES[language].readings
  return [
    ...signChoices(point, day, language),
    ...(house !== null && houses?.cusps.length === HOUSES
      ? [
          {
            key: textKey.planetInHouse(id, house),
            category: 'planet_house' as const,
            section,
            title: filled(titles.inHouse, { point: pointName(language, id), house: ordinal(language, house) }),
          },
        ]
      : []),
    ...(point.speed < 0 && RETROGRADE.has(id)
      ? [
          {
            key: textKey.retrograde(id),
            category: 'retrograde' as const,
            section,
            title: pointTitle(titles.retrograde, id, language),
          },
        ]
      : []),
  ]
}

/** Bodies with a text on retrograde motion. The mean node always has it, and Chiron for five months of each year. */
const RETROGRADE: ReadonlySet<string> = new Set([
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
])

function rulerChoices({ houses }: Chart, points: readonly ChartPoint[], language: Language): Choice[] {
  if (houses?.cusps.length !== HOUSES) return []
  return houses.cusps.flatMap((cusp, index) => {
    const ruler = points.find(({ id }) => id === rulerOf(signIndex(cusp), 'modern'))
    if (!ruler) return []
    const ruled = index + 1
    const house = houseOf(ruler.longitude, houses.cusps)
    return [
      {
        key: textKey.rulerInHouse(ruled, house),
        category: 'house_ruler',
        section: sectionOfHouse(ruled),
        title: filled(CATALOGUES[language].readings.titles.ruler, {
          point: pointName(language, ruler.id),
          ruler: rulerWord(language, ruler.id),
          ofHouse: ofHouse(language, ruled),
          house: ordinal(language, house),
        }),
        fills: { planet: withArticle(ruler.id) },
      },
    ]
  })
}

/** The texts about the sign of a body and its dignity there. Where the day of birth has two signs, both are alternatives. */
function signChoices(point: ChartPoint, day: DayOfBirth, language: Language): Choice[] {
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

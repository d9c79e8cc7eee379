import type { Chart, ChartPoint } from '../astro/chart.ts'
import { houseOf } from '../astro/houses.ts'
import { rulerOf } from '../astro/ruler.ts'
import { SIGNS, signIndex } from '../astro/sign.ts'
import { CATALOGUES } from '../languages/catalogues.ts'
import { filled } from '../languages/filled.ts'
import { ofHouse, ordinal, pointName, rulerWord } from '../languages/labels.ts'
import type { Language } from '../languages/language.ts'
import { aspectChoices, unaspectedChoices } from './aspect-choices.ts'
import { balanceChoices, blendChoices } from './balance-choices.ts'
import { certainChart, chartsOfDay } from './certain-chart.ts'
import type { Choice } from './choice.ts'
import type { DayOfBirth } from './day-of-birth.ts'
import { READ_ANGLES, READ_BODIES, textKey } from './keys.ts'
import { moonPhaseChoices } from './moon-phase-choices.ts'
import { withArticle } from './names.ts'
import { sectionOf, sectionOfHouse } from './sections.ts'
import { shapeChoices, stelliumChoices } from './shape-choices.ts'
import { signChoices } from './sign-choices.ts'
import { inSignTitle, pointTitle } from './titles.ts'

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
  ...['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
])

function rulerChoices({ houses }: Chart, points: readonly ChartPoint[], language: Language): Choice[] {
  if (houses?.cusps.length !== HOUSES) return []
  return houses.cusps.flatMap((cusp, index) => {
    const ruler = points.find(({ id }) => id === rulerOf(signIndex(cusp), 'modern'))
    if (!ruler) return []
    const [ruled, house] = [index + 1, houseOf(ruler.longitude, houses.cusps)]
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

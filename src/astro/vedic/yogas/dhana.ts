import type { ByPlanet, Planet } from '../dignity.ts'
import { DUSTHANAS, hasLagna, isInKendraOrTrikona, type YogaChart } from './chart.ts'
import { relatedLords } from './raja.ts'
import { at, type Formed, when, whenLords, type Yoga } from './yoga.ts'

const dhana = (id: string, name: string) =>
  ({ id, name, iast: 'Dhanayoga', devanagari: 'धनयोग', category: 'dhana', type: 'auspicious' }) as const

/** The lord of the lagna in it, with its supporters (Brihat Parashara Hora Shastra 41.9-15). */
const inLagna = (planet: Planet, supporters: readonly Planet[], verse: number): Yoga => ({
  ...dhana(`dhana_${planet.toLowerCase()}_in_lagna`, `Dhana yoga of ${withArticle(planet)} in the lagna`),
  rule: `${sentence(planet)} is in the lagna in its own sign, with or aspected by ${supporters.slice(0, -1).join(', ')} and ${supporters.at(-1)}.`,
  sources: [at('bphs', `41.${verse}`)],
  needsLagna: true,
  formed: (chart) =>
    when(
      chart.house(planet) === 1 && chart.isOwn(planet) && supporters.every((each) => chart.touches(each, planet)),
      planet,
      ...supporters,
    ),
})

const withArticle = (planet: Planet): string => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)
const sentence = (planet: Planet): string => withArticle(planet).replace(/^t/, 'T')

/** What is in the 11th while a planet is in its own sign in the 5th (Brihat Parashara Hora Shastra 41.2-8). */
const IN_11_WITH: ByPlanet<readonly Planet[]> = {
  Venus: ['Mars'],
  Mercury: ['Moon', 'Mars', 'Jupiter'],
  Sun: ['Moon', 'Jupiter', 'Saturn'],
  Saturn: ['Sun', 'Moon'],
  Jupiter: ['Mercury'],
  Mars: ['Venus'],
  Moon: ['Saturn'],
}

function lordIn5(chart: YogaChart): readonly Formed[] {
  const fifth = chart.lord(5)
  const others = IN_11_WITH[fifth]
  const isFormed = chart.house(fifth) === 5 && others.every((planet) => chart.house(planet) === 11)
  return whenLords(isFormed, [5, 11], fifth, ...others)
}

const WEALTH = [2, 5, 9, 11]

/** The pairs of related lords of the 2nd, 5th, 9th and 11th. The pair of the 2nd and 11th alone has its own yoga. */
function network(chart: YogaChart): readonly Formed[] {
  const lords = [...new Set(WEALTH.map((house) => chart.lord(house)))]
  return lords.flatMap((one, index) =>
    lords.slice(index + 1).flatMap((other) => {
      const ruled = WEALTH.filter((house) => [one, other].includes(chart.lord(house)))
      return ruled.join() === '2,11' ? [] : relatedLords(chart, one, other, ruled)
    }),
  )
}

/** The lords of the 2nd and 11th in signs of each other, or together in a kendra or trikona. */
function lordsOfWealth(chart: YogaChart): readonly Formed[] {
  const second = chart.lord(2)
  return relatedLords(chart, second, chart.lord(11), [2, 11]).filter(
    ({ by }) => by === 'exchange of signs' || (by === 'conjunction' && isInKendraOrTrikona(chart, second)),
  )
}

const isRelatedToDusthana = (chart: YogaChart, formed: readonly Formed[]): boolean =>
  formed.some(({ planets }) =>
    DUSTHANAS.some((house) => {
      const lord = chart.lord(house)
      return !planets.includes(lord) && planets.some((planet) => chart.touches(lord, planet))
    }),
  )

/** Yogas of wealth. */
export const DHANA: readonly Yoga[] = [
  {
    ...dhana('dhana_2_11', 'Dhana yoga of the lords of the 2nd and 11th'),
    rule: 'The lords of the 2nd and 11th are in signs of each other, or together in a kendra or trikona.',
    sources: [at('bphs', '13.4-5')],
    needsLagna: true,
    formed: lordsOfWealth,
  },
  {
    ...dhana('dhana_5_11', 'Dhana yoga of the 5th and 11th'),
    rule: 'The lord of the 5th is in the 5th, and in the 11th are Mars for Venus, Venus for Mars, Saturn for the Moon, Mercury for Jupiter, both Sun and Moon for Saturn, the Moon, Jupiter and Saturn for the Sun, and the Moon, Mars and Jupiter for Mercury.',
    sources: [at('bphs', '41.2-8')],
    needsLagna: true,
    formed: lordIn5,
  },
  inLagna('Sun', ['Mars', 'Jupiter'], 9),
  inLagna('Moon', ['Mercury', 'Jupiter'], 10),
  inLagna('Mars', ['Mercury', 'Venus', 'Saturn'], 11),
  inLagna('Mercury', ['Jupiter', 'Saturn'], 12),
  inLagna('Jupiter', ['Mars', 'Mercury'], 13),
  inLagna('Venus', ['Mercury', 'Saturn'], 14),
  inLagna('Saturn', ['Mars', 'Jupiter'], 15),
  {
    ...dhana('dhana_2_5_9_11', 'Dhana yoga of the lords of wealth'),
    rule: 'Two of the lords of the 2nd, 5th, 9th and 11th, other than the pair of the 2nd and 11th, are in one sign, in signs of each other or aspect each other in full.',
    sources: [at('uttara_kalamrita', '4.28'), at('bphs', '41.16')],
    cancellations: [
      {
        rule: 'A lord of the 6th, 8th or 12th is with one of them or aspects it.',
        source: at('uttara_kalamrita', '4.28'),
        holds: (sky, formed) => hasLagna(sky) && isRelatedToDusthana(sky, formed),
      },
    ],
    needsLagna: true,
    formed: network,
  },
]

import { PLANETS, type Planet } from '../dignity.ts'
import { DUSTHANAS, type YogaChart } from './chart.ts'
import { at, type Formed, type Yoga } from './yoga.ts'

interface Exchange {
  readonly planets: readonly [Planet, Planet]
  readonly houses: readonly [number, number]
}

/** The pairs of planets in the signs of each other, with the houses that they exchange. */
const exchanges = (chart: YogaChart): readonly Exchange[] =>
  PLANETS.flatMap((one, index) =>
    PLANETS.slice(index + 1)
      .filter((other) => chart.relation(one, other) === 'exchange')
      .map((other): Exchange => ({ planets: [one, other], houses: [chart.house(one), chart.house(other)] })),
  )

type Kind = 'maha' | 'khala' | 'dainya'

function kindOf({ houses }: Exchange): Kind {
  if (houses.some((house) => DUSTHANAS.includes(house))) return 'dainya'
  return houses.includes(3) ? 'khala' : 'maha'
}

const formed = (chart: YogaChart, kind: Kind): readonly Formed[] =>
  exchanges(chart)
    .filter((exchange) => kindOf(exchange) === kind)
    .map(({ planets, houses }) => ({
      planets,
      by: `exchange of the houses ${[...houses].sort((a, b) => a - b).join(' and ')}`,
    }))

const exchange = (kind: Kind, names: Pick<Yoga, 'name' | 'iast' | 'devanagari' | 'type'>, rule: string): Yoga => ({
  id: `${kind}_parivartana`,
  ...names,
  category: 'parivartana',
  rule,
  sources: [at('phaladeepika', '6.32-34')],
  needsLagna: true,
  formed: (chart) => formed(chart, kind),
})

/** The exchanges of signs: 28 pairs of houses are maha, 8 khala and 30 dainya. */
export const PARIVARTANA: readonly Yoga[] = [
  exchange(
    'maha',
    { name: 'Maha Parivartana', iast: 'Mahāparivartana', devanagari: 'महापरिवर्तन', type: 'auspicious' },
    'Two planets are in signs of each other, and both houses are of the 1st, 2nd, 4th, 5th, 7th, 9th, 10th and 11th.',
  ),
  exchange(
    'khala',
    { name: 'Khala Parivartana', iast: 'Khalaparivartana', devanagari: 'खलपरिवर्तन', type: 'mixed' },
    'Two planets are in signs of each other; one house is the 3rd, and the other is not the 6th, 8th or 12th.',
  ),
  exchange(
    'dainya',
    { name: 'Dainya Parivartana', iast: 'Dainyaparivartana', devanagari: 'दैन्यपरिवर्तन', type: 'inauspicious' },
    'Two planets are in signs of each other, and one of the houses is the 6th, 8th or 12th.',
  ),
]

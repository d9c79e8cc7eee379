import { normalise } from '../../angle.ts'
import { PLANETS, type Planet } from '../dignity.ts'
import type { Graha } from '../names.ts'
import { hasLagna, type YogaChart, type YogaSky } from './chart.ts'
import { at, type Formed, named, when, type Yoga } from './yoga.ts'

/** The names of Kala Sarpa by the house of Rahu, from the first on. */
const KALA_SARPA_NAMES = [
  'Ananta',
  'Kulika',
  'Vasuki',
  'Shankhapala',
  'Padma',
  'Mahapadma',
  'Takshaka',
  'Karkotaka',
  'Shankhachuda',
  'Ghataka',
  'Vishadhara',
  'Sheshanaga',
] as const

/** The seven planets are on one side of the nodes. */
function enclosed(sky: YogaSky | YogaChart): readonly Formed[] {
  const beyond = PLANETS.map((planet) => normalise(sky.longitude(planet) - sky.longitude('Rahu')))
  const name = hasLagna(sky) ? `, ${KALA_SARPA_NAMES[sky.house('Rahu') - 1]}` : ''
  if (beyond.every((arc) => arc < 180))
    return [{ planets: ['Rahu', ...PLANETS, 'Ketu'], by: `from Rahu to Ketu${name}` }]
  return beyond.every((arc) => arc > 180)
    ? [{ planets: ['Ketu', ...PLANETS, 'Rahu'], by: `from Ketu to Rahu${name}` }]
    : []
}

/** Two grahas in one sign. */
const together = (
  names: ReturnType<typeof named>,
  one: Planet,
  other: Graha,
  alsoCalled: readonly string[] = [],
): Yoga => ({
  ...names,
  alsoCalled,
  category: 'nodes',
  type: 'inauspicious',
  rule: `${one === 'Moon' ? 'The Moon' : one} and ${other} are in one sign.`,
  sources: [at('practice')],
  needsLagna: false,
  formed: (sky) => when(sky.isWith(one, other), one, other),
})

const NODE_PAIR = ['Rahu', 'Ketu'] as const

/** Rahu or Ketu with one of the lights. */
const eclipsed = (sky: YogaSky): readonly Formed[] =>
  (['Sun', 'Moon'] as const).flatMap((light) =>
    NODE_PAIR.filter((node) => sky.isWith(light, node)).map((node) => ({ planets: [light, node] })),
  )

const ofFathers = (chart: YogaChart): readonly Formed[] =>
  NODE_PAIR.flatMap((node): readonly Formed[] => [
    ...(chart.isWith('Sun', node) ? [{ planets: ['Sun', node], by: `${node} with the Sun` } as const] : []),
    ...(chart.house(node) === 9 ? [{ planets: [node], by: `${node} in the 9th` }] : []),
  ])

/** Yogas of Rahu and Ketu, and one of Saturn, that practice has taken up. No classical work has them. */
export const NODES: readonly Yoga[] = [
  {
    ...named('kala_sarpa', 'Kala Sarpa', 'Kālasarpa', 'कालसर्प'),
    category: 'nodes',
    type: 'inauspicious',
    rule: 'The seven planets are all on one side of the line from Rahu to Ketu.',
    sources: [at('practice')],
    needsLagna: false,
    formed: enclosed,
  },
  together(named('guru_chandala', 'Guru-Chandala', 'Gurucāṇḍāla', 'गुरुचाण्डाल'), 'Jupiter', 'Rahu'),
  {
    ...named('grahana', 'Grahana', 'Grahaṇa', 'ग्रहण'),
    category: 'nodes',
    type: 'inauspicious',
    rule: 'The Sun or the Moon is in one sign with Rahu or Ketu.',
    sources: [at('practice')],
    needsLagna: false,
    formed: eclipsed,
  },
  {
    ...named('pitri', 'Pitri dosha', 'Pitṛdoṣa', 'पितृदोष'),
    category: 'nodes',
    type: 'inauspicious',
    rule: 'Rahu or Ketu is with the Sun, or in the 9th.',
    sources: [at('practice')],
    needsLagna: true,
    formed: ofFathers,
  },
  together(named('angaraka', 'Angaraka', 'Aṅgāraka', 'अङ्गारक'), 'Mars', 'Rahu'),
  together(named('shrapita', 'Shrapita', 'Śrāpita', 'श्रापित'), 'Saturn', 'Rahu'),
  together(named('visha', 'Visha', 'Viṣa', 'विष'), 'Moon', 'Saturn', ['Punarphoo']),
]

import { modeOf } from '../../sign.ts'
import { GRAHAS } from '../names.ts'
import { isInKendra, type YogaChart } from './chart.ts'
import { at, type Formed, general, when, whenLords, type Yoga } from './yoga.ts'

const later = (id: string, name: string, iast: string, devanagari: string) =>
  ({ ...general(id, name, iast, devanagari), sources: [at('rao', '11.6')] }) as const

const isExchange = (chart: YogaChart, one: number, other: number): boolean =>
  chart.house(chart.lord(one)) === other && chart.house(chart.lord(other)) === one

/** A yoga of lords of houses. */
const ofLords = (chart: YogaChart, isFormed: boolean, ...ruled: readonly number[]): readonly Formed[] =>
  whenLords(isFormed, ruled, ...ruled.map((house) => chart.lord(house)))

/** Yogas that modern textbooks print without their verse. */
export const LATER: readonly Yoga[] = [
  {
    ...later('guru_mangala', 'Guru-Mangala', 'Gurumaṅgala', 'गुरुमङ्गल'),
    rule: 'Jupiter and Mars are in one sign or in the 7th from each other.',
    needsLagna: false,
    formed: (sky) => when([1, 7].includes(sky.from('Jupiter', 'Mars')), 'Jupiter', 'Mars'),
  },
  {
    ...later('trilochana', 'Trilochana', 'Trilocana', 'त्रिलोचन'),
    rule: 'The Sun, the Moon and Mars are in trines from each other: in three signs of one element.',
    needsLagna: false,
    formed(sky) {
      const signs = (['Sun', 'Moon', 'Mars'] as const).map((planet) => sky.sign(planet))
      const isTrine = new Set(signs).size === 3 && new Set(signs.map((sign) => sign % 4)).size === 1
      return when(isTrine, 'Sun', 'Moon', 'Mars')
    },
  },
  {
    ...later('bhaskara', 'Bhaskara', 'Bhāskara', 'भास्कर'),
    rule: 'The Moon is in the 12th from the Sun, Mercury in the 2nd from the Sun, and Jupiter in the 5th or 9th from the Moon.',
    needsLagna: false,
    formed: (sky) =>
      when(
        sky.from('Sun', 'Moon') === 12 &&
          sky.from('Sun', 'Mercury') === 2 &&
          [5, 9].includes(sky.from('Moon', 'Jupiter')),
        'Sun',
        'Moon',
        'Mercury',
        'Jupiter',
      ),
  },
  {
    ...later('vishnu', 'Vishnu', 'Viṣṇu', 'विष्णु'),
    rule: 'The lords of the 9th and 10th are in the 2nd, and so is the lord of the navamsa of the lord of the 9th.',
    needsLagna: true,
    formed(chart) {
      const ninth = chart.lord(9)
      const planets = [ninth, chart.lord(10), chart.navamsaLord(ninth)]
      const areInSecond = planets.every((planet) => chart.house(planet) === 2)
      return whenLords(areInSecond, [9, 10], ...planets)
    },
  },
  {
    ...later('shiva', 'Shiva', 'Śiva', 'शिव'),
    rule: 'The lord of the 5th is in the 9th, the lord of the 9th in the 10th, and the lord of the 10th in the 5th.',
    needsLagna: true,
    formed(chart) {
      const places = [
        [5, 9],
        [9, 10],
        [10, 5],
      ] as const
      const isFormed = places.every(([lord, house]) => chart.house(chart.lord(lord)) === house)
      return ofLords(chart, isFormed, 5, 9, 10)
    },
  },
  {
    ...later('amshavatara', 'Amshavatara', 'Aṃśāvatāra', 'अंशावतार'),
    rule: 'Jupiter, Venus and an exalted Saturn are in kendras.',
    needsLagna: true,
    formed(chart) {
      const planets = ['Jupiter', 'Venus', 'Saturn'] as const
      const areAngular = planets.every((planet) => isInKendra(chart, planet))
      return when(areAngular && chart.isExalted('Saturn'), ...planets)
    },
  },
  {
    ...later('devendra', 'Devendra', 'Devendra', 'देवेन्द्र'),
    rule: 'The lagna is in a fixed sign, and both the lords of the 2nd and 10th and the lords of the 1st and 11th are in houses of each other.',
    needsLagna: true,
    formed(chart) {
      const isFormed = modeOf(chart.lagna) === 'fixed' && isExchange(chart, 2, 10) && isExchange(chart, 1, 11)
      return ofLords(chart, isFormed, 1, 2, 10, 11)
    },
  },
  {
    ...later('indra', 'Indra', 'Indra', 'इन्द्र'),
    rule: 'The lords of the 5th and 11th are in houses of each other, and the Moon is in the 5th.',
    needsLagna: true,
    formed(chart) {
      const isFormed = isExchange(chart, 5, 11) && chart.house('Moon') === 5
      return whenLords(isFormed, [5, 11], chart.lord(5), chart.lord(11), 'Moon')
    },
  },
  {
    ...later('ravi', 'Ravi', 'Ravi', 'रवि'),
    rule: 'The Sun is in the 10th, and the lord of the 10th is in the 3rd with Saturn.',
    needsLagna: true,
    formed(chart) {
      const tenth = chart.lord(10)
      const isFormed =
        chart.house('Sun') === 10 && tenth !== 'Saturn' && chart.house(tenth) === 3 && chart.house('Saturn') === 3
      return whenLords(isFormed, [10], 'Sun', tenth, 'Saturn')
    },
  },
  {
    ...later('makuta', 'Makuta', 'Makuṭa', 'मकुट'),
    rule: 'Jupiter is in the 9th from the lord of the 9th, a benefic is in the 9th from Jupiter, and Saturn is in the 10th.',
    needsLagna: true,
    formed(chart) {
      const ninth = chart.lord(9)
      const benefics = GRAHAS.filter((graha) => chart.isBenefic(graha) && chart.from('Jupiter', graha) === 9)
      const isFormed = chart.from(ninth, 'Jupiter') === 9 && benefics.length > 0 && chart.house('Saturn') === 10
      return whenLords(isFormed, [9], 'Jupiter', ninth, ...benefics, 'Saturn')
    },
  },
]

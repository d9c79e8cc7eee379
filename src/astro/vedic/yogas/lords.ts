import { modeOf } from '../../sign.ts'
import { PLANETS, type Planet } from '../dignity.ts'
import {
  areInMutualKendras,
  DUSTHANAS,
  isInKendra,
  isInKendraOrTrikona,
  KENDRAS,
  KENDRAS_AND_TRIKONAS,
  TRIKONAS,
  type YogaChart,
} from './chart.ts'
import { dignified, raisedDispositor } from './mantreshvara.ts'
import { at, type Formed, general, when, whenLords, type Yoga } from './yoga.ts'

function kahala(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  const fourth = chart.lord(4)
  const tenth = chart.lord(10)
  return [
    ...(areInMutualKendras(chart, fourth, 'Jupiter') && chart.isStrong(first)
      ? [{ planets: [fourth, 'Jupiter' as const, first], ruled: [1, 4], by: 'the lord of the 4th and Jupiter' }]
      : []),
    ...(chart.isStrong(fourth) && fourth !== tenth && chart.isWith(fourth, tenth)
      ? [{ planets: [fourth, tenth], ruled: [4, 10], by: 'the lords of the 4th and 10th' }]
      : []),
  ]
}

function shankha(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  const fifth = chart.lord(5)
  const sixth = chart.lord(6)
  const ninth = chart.lord(9)
  const tenth = chart.lord(10)
  const isMovable = modeOf(chart.sign(first)) === 'cardinal'
  return [
    ...(chart.isStrong(first) && areInMutualKendras(chart, fifth, sixth)
      ? [{ planets: [first, fifth, sixth], ruled: [1, 5, 6], by: 'the lords of the 5th and 6th' }]
      : []),
    ...(isMovable && chart.isWith(first, tenth) && chart.isStrong(ninth)
      ? [{ planets: [first, tenth, ninth], ruled: [1, 9, 10], by: 'the lords of the lagna and the 10th' }]
      : []),
  ]
}

/** The pairs of a lord of a kendra and a lord of a trikona that are together outside the 6th, 8th and 12th. */
function togetherInGoodHouse(chart: YogaChart): readonly Formed[] {
  const rules = (planet: Planet, houses: readonly number[]) => houses.filter((house) => chart.lord(house) === planet)
  const isPair = (one: Planet, other: Planet): boolean =>
    rules(one, KENDRAS).length > 0 && rules(other, TRIKONAS).length > 0
  return PLANETS.flatMap((one, index) =>
    PLANETS.slice(index + 1)
      .filter((other) => chart.isWith(one, other) && !DUSTHANAS.includes(chart.house(one)))
      .filter((other) => isPair(one, other) || isPair(other, one))
      .map((other) => ({
        planets: [one, other],
        ruled: [one, other].flatMap((planet) => rules(planet, KENDRAS_AND_TRIKONAS)),
      })),
  )
}

function bheri(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  const ninth = chart.lord(9)
  if (!chart.isStrong(ninth)) return []
  const held = [12, 1, 2, 7].map((house) => PLANETS.filter((planet) => chart.house(planet) === house))
  const angular = ['Venus', 'Jupiter', first] as const
  return [
    ...(held.every(({ length }) => length > 0)
      ? [{ planets: [...new Set([ninth, ...held.flat()])], ruled: [9], by: 'the 12th, 1st, 2nd and 7th' }]
      : []),
    ...(angular.every((planet) => isInKendra(chart, planet))
      ? [{ planets: [...new Set([ninth, ...angular])], ruled: [1, 9], by: 'Venus, Jupiter and the lord of the lagna' }]
      : []),
  ]
}

function sharada(chart: YogaChart): readonly Formed[] {
  const tenth = chart.lord(10)
  const isFirst = chart.house(tenth) === 5 && isInKendra(chart, 'Mercury') && chart.isOwn('Sun')
  const trines = (['Mercury', 'Jupiter'] as const).filter((planet) => [5, 9].includes(chart.from('Moon', planet)))
  return [
    ...(isFirst
      ? [{ planets: [tenth, 'Mercury' as const, 'Sun' as const], ruled: [10], by: 'the lord of the 10th' }]
      : []),
    ...(trines.length > 0 && chart.house('Mars') === 11
      ? [{ planets: [...trines, 'Mars' as const, 'Moon' as const], by: 'Mars in the 11th' }]
      : []),
  ]
}

/** The lord of the lagna, its dispositor, the dispositor of that one, and the lord of the navamsa of the last. */
function kalpadruma(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  const second = chart.dispositor(first)
  const third = chart.dispositor(second)
  const chain = [first, second, third, chart.navamsaLord(third)]
  const arePlaced = chain.every((planet) => isInKendraOrTrikona(chart, planet) || chart.isExalted(planet))
  return whenLords(arePlaced, [1], ...chain)
}

/** Yogas of the lords of houses, of Parashara’s chapter of many yogas. */
export const OF_LORDS: readonly Yoga[] = [
  {
    ...general('kahala', 'Kahala', 'Kāhala', 'काहल'),
    rule: 'The lord of the 4th and Jupiter are in kendras from each other and the lord of the lagna is strong, or the lord of the 4th is strong and with the lord of the 10th.',
    sources: [at('bphs', '36.9-10'), at('rao', '11.6')],
    needsLagna: true,
    formed: kahala,
    variants: {
      phaladeepika: {
        rule: 'The lord of the sign of the dispositor of the lord of the lagna is strong, in a kendra or trikona.',
        sources: [at('phaladeepika', '6.35-36')],
        needsLagna: true,
        formed: (chart) => raisedDispositor(chart, 2),
      },
    },
  },
  {
    ...general('shankha', 'Shankha', 'Śaṅkha', 'शङ्ख'),
    rule: 'The lords of the 5th and 6th are in kendras from each other and the lord of the lagna is strong, or the lords of the lagna and the 10th are together in a movable sign and the lord of the 9th is strong.',
    sources: [at('bphs', '36.13-14'), at('rao', '11.6')],
    needsLagna: true,
    formed: shankha,
    variants: {
      phaladeepika: {
        rule: 'The lord of a kendra and the lord of a trikona are together in a house other than the 6th, 8th and 12th.',
        sources: [at('phaladeepika', '6.37-38')],
        needsLagna: true,
        formed: togetherInGoodHouse,
      },
    },
  },
  {
    ...general('bheri', 'Bheri', 'Bherī', 'भेरी'),
    rule: 'The lord of the 9th is strong, and either the 12th, 1st, 2nd and 7th each hold a planet, or Venus, Jupiter and the lord of the lagna are in kendras.',
    sources: [at('bphs', '36.15-16'), at('rao', '11.6')],
    needsLagna: true,
    formed: bheri,
  },
  {
    ...general('mridanga', 'Mridanga', 'Mṛdaṅga', 'मृदङ्ग'),
    rule: 'The lord of the lagna is strong, and each of the other planets is in a kendra or trikona, or strong.',
    sources: [at('bphs', '36.17')],
    needsLagna: true,
    formed(chart) {
      const first = chart.lord(1)
      const others = PLANETS.filter((planet) => planet !== first)
      const arePlaced = others.every((planet) => isInKendraOrTrikona(chart, planet) || chart.isStrong(planet))
      return whenLords(chart.isStrong(first) && arePlaced, [1], ...PLANETS)
    },
  },
  {
    ...general('shrinatha', 'Shrinatha', 'Śrīnātha', 'श्रीनाथ'),
    rule: 'The lord of the 7th is in the 10th, and the lord of the 10th is exalted and with the lord of the 9th.',
    sources: [at('bphs', '36.18')],
    needsLagna: true,
    formed(chart) {
      const seventh = chart.lord(7)
      const ninth = chart.lord(9)
      const tenth = chart.lord(10)
      const isFormed = chart.house(seventh) === 10 && chart.isExalted(tenth) && chart.isWith(tenth, ninth)
      return whenLords(isFormed, [7, 9, 10], seventh, ninth, tenth)
    },
    variants: {
      phaladeepika: {
        rule: 'The lord of the 9th, Mercury and Venus are each in a kendra or trikona, in an own, exalted or friendly sign.',
        sources: [at('phaladeepika', '6.28-31')],
        needsLagna: true,
        formed: (chart) => dignified(chart, [chart.lord(9), 'Mercury', 'Venus'], 9),
      },
    },
  },
  {
    ...general('sharada', 'Sharada', 'Śāradā', 'शारदा'),
    rule: 'The lord of the 10th is in the 5th, Mercury in a kendra and the Sun in Leo, or Mercury or Jupiter is in the 5th or 9th from the Moon and Mars in the 11th.',
    sources: [at('bphs', '36.19-20')],
    needsLagna: true,
    formed: sharada,
  },
  {
    ...general('khadga', 'Khadga', 'Khaḍga', 'खड्ग'),
    rule: 'The lord of the 2nd is in the 9th, the lord of the 9th in the 2nd, and the lord of the lagna in a kendra or trikona.',
    sources: [at('bphs', '36.25-26'), at('rao', '11.6')],
    needsLagna: true,
    formed(chart) {
      const first = chart.lord(1)
      const second = chart.lord(2)
      const ninth = chart.lord(9)
      const isExchange = chart.house(second) === 9 && chart.house(ninth) === 2
      return whenLords(isExchange && isInKendraOrTrikona(chart, first), [1, 2, 9], second, ninth, first)
    },
  },
  {
    ...general('lakshmi', 'Lakshmi', 'Lakṣmī', 'लक्ष्मी'),
    rule: 'The lord of the 9th is strong in a kendra, and the lord of the lagna is strong.',
    sources: [at('bphs', '36.27-28'), at('rao', '11.6')],
    needsLagna: true,
    formed(chart) {
      const first = chart.lord(1)
      const ninth = chart.lord(9)
      const isFormed = chart.isStrong(ninth) && isInKendra(chart, ninth) && chart.isStrong(first)
      return whenLords(isFormed, [1, 9], ninth, first)
    },
    variants: {
      phaladeepika: {
        rule: 'The lord of the 9th and Venus are both strong, in kendras or trikonas.',
        sources: [at('phaladeepika', '6.21')],
        needsLagna: true,
        formed(chart) {
          const both = [chart.lord(9), 'Venus' as const]
          const areRaised = both.every((planet) => chart.isStrong(planet) && isInKendraOrTrikona(chart, planet))
          return whenLords(areRaised, [9], ...both)
        },
      },
    },
  },
  {
    ...general('kalanidhi', 'Kalanidhi', 'Kalānidhi', 'कलानिधि'),
    rule: 'Jupiter is in the 2nd or 5th, and both Mercury and Venus are with it or aspect it.',
    sources: [at('bphs', '36.31-32'), at('rao', '11.6')],
    needsLagna: true,
    formed: (chart) =>
      when(
        [2, 5].includes(chart.house('Jupiter')) &&
          chart.touches('Mercury', 'Jupiter') &&
          chart.touches('Venus', 'Jupiter'),
        'Jupiter',
        'Mercury',
        'Venus',
      ),
  },
  {
    ...general('kalpadruma', 'Kalpadruma', 'Kalpadruma', 'कल्पद्रुम'),
    alsoCalled: ['Parijata'],
    rule: 'The lord of the lagna, its dispositor, the dispositor of its dispositor, and the lord of the navamsa of the last are each in a kendra or trikona, or exalted.',
    sources: [at('bphs', '36.33-34')],
    needsLagna: true,
    formed: kalpadruma,
  },
]

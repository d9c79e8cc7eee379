import { compoundFriendship, naturalFriendship, PLANETS, type Planet, temporalFriendship } from '../dignity.ts'
import { isInKendra, isInKendraOrTrikona, KENDRAS_AND_TRIKONAS, NATURAL_BENEFICS, type YogaChart } from './chart.ts'
import { at, type Formed, general, when, whenLords, type Yoga } from './yoga.ts'

/** Planets that are each in a kendra or trikona, in an own, exalted or friendly sign. */
export function dignified(chart: YogaChart, planets: readonly Planet[], ruled: number): readonly Formed[] {
  const isFormed = planets.every((planet) => chart.isAtHome(planet) && isInKendraOrTrikona(chart, planet))
  return whenLords(isFormed, [ruled], ...planets)
}

/** The planet that is reached from the lord of the lagna by one or two lords of signs, strong in a kendra or trikona (6.35). */
export function raisedDispositor(chart: YogaChart, steps: 1 | 2): readonly Formed[] {
  const first = chart.lord(1)
  const second = chart.dispositor(first)
  const last = steps === 1 ? second : chart.dispositor(second)
  return whenLords(chart.isStrong(last) && isInKendraOrTrikona(chart, last), [1], last, second, first)
}

/** Pushkala: the lords of the Moon’s sign and of the lagna in one kendra, in the sign of a great friend of the first one. */
function pushkala(chart: YogaChart): readonly Formed[] {
  const ofMoon = chart.dispositor('Moon')
  const first = chart.lord(1)
  const host = chart.dispositor(ofMoon)
  const isGreatFriend =
    host !== ofMoon &&
    compoundFriendship(naturalFriendship(ofMoon, host), temporalFriendship(chart.sign(ofMoon), chart.sign(host))) ===
      'great_friend'
  const seers = PLANETS.filter((planet) => chart.isStrong(planet) && chart.aspectsHouse(planet, 1))
  const isFormed = ofMoon !== first && chart.isWith(ofMoon, first) && isInKendra(chart, first) && isGreatFriend
  return whenLords(isFormed && seers.length > 0, [1], 'Moon', ofMoon, first, ...seers)
}

/** Yogas of the sixth chapter of the Phaladeepika that Parashara does not have. */
export const MANTRESHVARA: readonly Yoga[] = [
  {
    ...general('pushkala', 'Pushkala', 'Puṣkala', 'पुष्कल'),
    rule: 'The lord of the sign of the Moon and the lord of the lagna are together in a kendra, in the sign of a great friend of the first one, and a planet that is exalted or in its own sign aspects the lagna in full.',
    sources: [at('phaladeepika', '6.19-20')],
    needsLagna: true,
    formed: pushkala,
  },
  {
    ...general('gauri', 'Gauri', 'Gaurī', 'गौरी'),
    rule: 'The Moon is in its own sign or exalted, in a kendra or trikona, and Jupiter aspects it in full.',
    sources: [at('phaladeepika', '6.21-24')],
    needsLagna: true,
    formed: (chart) =>
      when(
        chart.isStrong('Moon') && isInKendraOrTrikona(chart, 'Moon') && chart.aspects('Jupiter', 'Moon'),
        'Moon',
        'Jupiter',
      ),
  },
  {
    ...general('sarasvati', 'Sarasvati', 'Sarasvatī', 'सरस्वती'),
    rule: 'Mercury, Jupiter and Venus are each in a kendra, a trikona or the 2nd, and Jupiter is in an own, exalted or friendly sign.',
    sources: [at('phaladeepika', '6.26'), at('rao', '11.6')],
    needsLagna: true,
    formed: (chart) =>
      when(
        NATURAL_BENEFICS.every((planet) => [2, ...KENDRAS_AND_TRIKONAS].includes(chart.house(planet))) &&
          chart.isAtHome('Jupiter'),
        ...NATURAL_BENEFICS,
      ),
  },
  {
    ...general('shrikantha', 'Shrikantha', 'Śrīkaṇṭha', 'श्रीकण्ठ'),
    rule: 'The lord of the lagna, the Sun and the Moon are each in a kendra or trikona, in an own, exalted or friendly sign.',
    sources: [at('phaladeepika', '6.28-31')],
    needsLagna: true,
    formed: (chart) => dignified(chart, [chart.lord(1), 'Sun', 'Moon'], 1),
  },
  {
    ...general('virinchi', 'Virinchi', 'Viriñci', 'विरिञ्चि'),
    rule: 'The lord of the 5th, Jupiter and Saturn are each in a kendra or trikona, in an own, exalted or friendly sign.',
    sources: [at('phaladeepika', '6.28-31')],
    needsLagna: true,
    formed: (chart) => dignified(chart, [chart.lord(5), 'Jupiter', 'Saturn'], 5),
  },
]

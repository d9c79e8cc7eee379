import { normalise } from '../../angle.ts'
import { ownDignity, PLANETS, type Planet } from '../dignity.ts'
import { GRAHAS } from '../names.ts'
import { vargaSign } from '../vargas.ts'
import { DUSTHANAS, isInKendra, KENDRAS, ofNature, planetsOf, type YogaChart, type YogaSky } from './chart.ts'
import { raja } from './raja.ts'
import { at, type Formed, when, whenLords, type Yoga } from './yoga.ts'

/** Grahas of one nature in houses counted from the lord of the lagna, at least one in each. */
function fromLordOfLagna(chart: YogaChart, houses: readonly number[], areBenefic: boolean): readonly Formed[] {
  const lord = chart.lord(1)
  const found = houses.map((house) =>
    GRAHAS.filter((graha) => chart.isBenefic(graha) === areBenefic && chart.from(lord, graha) === house),
  )
  return whenLords(
    found.every(({ length }) => length > 0),
    [1],
    lord,
    ...found.flat(),
  )
}

/** The lords of the 6th, 8th and 12th are weak, and the lord of the lagna is strong and aspects it. */
function weakLords(chart: YogaChart): readonly Formed[] {
  const lord = chart.lord(1)
  const others = DUSTHANAS.map((house) => chart.lord(house))
  const areWeak = others.every(
    (planet) => chart.isDebilitated(planet) || chart.isAmongEnemies(planet) || chart.isCombust(planet),
  )
  const isFormed = areWeak && chart.isStrong(lord) && chart.aspectsHouse(lord, 1)
  return whenLords(isFormed, [1, ...DUSTHANAS], lord, ...others)
}

/** Debilitated planets that aspect the lagna in full. */
const fallenOnLagna = (chart: YogaChart): readonly Planet[] =>
  PLANETS.filter((planet) => chart.isDebilitated(planet) && chart.aspectsHouse(planet, 1))

function lordsOfFourAndTen(chart: YogaChart): readonly Formed[] {
  const fourth = chart.lord(4)
  const tenth = chart.lord(10)
  const others = [chart.lord(5), chart.lord(9)]
  const areSeen = others.every((other) => [fourth, tenth].some((lord) => chart.aspects(lord, other)))
  const isFormed = chart.house(fourth) === 10 && chart.house(tenth) === 4 && areSeen
  return whenLords(isFormed, [4, 10, 5, 9], fourth, tenth, ...others)
}

function lordOfFive(chart: YogaChart): readonly Formed[] {
  const fifth = chart.lord(5)
  const company = [chart.lord(9), chart.lord(1)].filter((planet) => chart.isWith(planet, fifth))
  return whenLords([1, 4, 10].includes(chart.house(fifth)) && company.length > 0, [5, 9, 1], fifth, ...company)
}

function moonAndVenus(sky: YogaSky): readonly Formed[] {
  const house = sky.from('Moon', 'Venus')
  const planets = ['Moon', 'Venus'] as const
  if ([3, 11].includes(house)) return [{ planets, by: 'in the 3rd and 11th from each other' }]
  return house === 7 ? [{ planets, by: 'mutual aspect' }] : []
}

/** Parashara asks for a strong Moon, and does not say how: exalted, in its own sign or waxing. */
function seenMoon(sky: YogaSky): readonly Formed[] {
  const seers = PLANETS.filter((planet) => planet !== 'Moon' && sky.aspects(planet, 'Moon'))
  const isVargottama = vargaSign(9, sky.longitude('Moon')) === sky.sign('Moon')
  const isWaxing = normalise(sky.longitude('Moon') - sky.longitude('Sun')) <= 180
  return when(isVargottama && (sky.isStrong('Moon') || isWaxing) && seers.length >= 4, 'Moon', ...seers)
}

/** The 11th, seen by its lord, and the 10th, both without malefics. */
function guardedEleventh(chart: YogaChart): readonly Formed[] {
  const lord = chart.lord(11)
  const malefics = GRAHAS.filter((graha) => !chart.isBenefic(graha))
  const isClean = (house: number): boolean =>
    !malefics.some((graha) => chart.house(graha) === house || chart.aspectsHouse(graha, house))
  return whenLords(isClean(10) && isClean(11) && chart.aspectsHouse(lord, 11), [11], lord)
}

const benefics = (chart: YogaChart): readonly Planet[] => PLANETS.filter((planet) => chart.isBenefic(planet))

/** Further verses of Parashara’s chapters of raja yogas and of royal association. */
export const RAJA_VERSES: readonly Yoga[] = [
  {
    ...raja('raja_lords_1_5', 'Maha raja yoga of the lords of the lagna and the 5th'),
    rule: 'The lords of the lagna and of the 5th are in signs of each other.',
    sources: [at('bphs', '39.6-7')],
    needsLagna: true,
    formed: (chart) =>
      whenLords(
        chart.house(chart.lord(1)) === 5 && chart.house(chart.lord(5)) === 1,
        [1, 5],
        chart.lord(1),
        chart.lord(5),
      ),
  },
  {
    ...raja('raja_benefics_2_4_5', 'Raja yoga of benefics from the lord of the lagna'),
    rule: 'Benefics are in the 2nd, 4th and 5th from the lord of the lagna, at least one in each.',
    sources: [at('bphs', '39.9-10')],
    needsLagna: true,
    formed: (chart) => fromLordOfLagna(chart, [2, 4, 5], true),
  },
  {
    ...raja('raja_malefics_3_6', 'Raja yoga of malefics from the lord of the lagna'),
    rule: 'Malefics are in the 3rd and 6th from the lord of the lagna, at least one in each.',
    sources: [at('bphs', '39.9-10')],
    needsLagna: true,
    formed: (chart) => fromLordOfLagna(chart, [3, 6], false),
  },
  {
    ...raja('raja_weak_6_8_12', 'Raja yoga of weak lords of the 6th, 8th and 12th'),
    rule: 'The lords of the 6th, 8th and 12th are each debilitated, in the sign of an enemy or combust, and the lord of the lagna is strong and aspects the lagna in full.',
    sources: [at('bphs', '39.20')],
    needsLagna: true,
    formed: weakLords,
  },
  {
    ...raja('raja_all_benefics_angular', 'Raja yoga of all benefics in kendras'),
    rule: 'All benefics of the seven planets are in kendras.',
    sources: [at('bphs', '39.21')],
    needsLagna: true,
    formed: (chart) =>
      when(
        benefics(chart).every((planet) => isInKendra(chart, planet)),
        ...benefics(chart),
      ),
  },
  {
    ...raja('raja_fallen_6_8_12', 'Raja yoga of a debilitated lord of the 6th, 8th or 12th'),
    rule: 'A lord of the 6th, 8th or 12th is debilitated and aspects the lagna in full.',
    sources: [at('bphs', '39.28')],
    needsLagna: true,
    formed: (chart) =>
      DUSTHANAS.filter((house) => fallenOnLagna(chart).includes(chart.lord(house))).map((house) => ({
        planets: [chart.lord(house)],
        ruled: [house],
      })),
  },
  {
    ...raja('raja_fallen_3_6_8_11', 'Raja yoga of a debilitated planet in the 3rd, 6th, 8th or 11th'),
    rule: 'A debilitated planet in the 3rd, 6th, 8th or 11th aspects the lagna in full.',
    sources: [at('bphs', '39.29-31')],
    needsLagna: true,
    formed: (chart) =>
      fallenOnLagna(chart)
        .filter((planet) => [3, 6, 8, 11].includes(chart.house(planet)))
        .map((planet) => ({ planets: [planet] })),
  },
  {
    ...raja('raja_lords_5_9', 'Raja yoga of the lords of the 5th and 9th'),
    rule: 'The lords of the 5th and 9th are in one sign or aspect each other in full.',
    sources: [at('bphs', '39.33-34')],
    needsLagna: true,
    formed(chart) {
      const fifth = chart.lord(5)
      const ninth = chart.lord(9)
      const isMutual = chart.aspects(fifth, ninth) && chart.aspects(ninth, fifth)
      return whenLords(chart.isWith(fifth, ninth) || isMutual, [5, 9], fifth, ninth)
    },
  },
  {
    ...raja('raja_lords_4_10', 'Raja yoga of the lords of the 4th and 10th'),
    rule: 'The lord of the 4th is in the 10th, the lord of the 10th in the 4th, and one of the two aspects the lord of the 5th in full, and one the lord of the 9th.',
    sources: [at('bphs', '39.35')],
    needsLagna: true,
    formed: lordsOfFourAndTen,
  },
  {
    ...raja('raja_lord_of_5', 'Raja yoga of the lord of the 5th'),
    rule: 'The lord of the 5th is in the 1st, 4th or 10th with the lord of the 9th or of the lagna.',
    sources: [at('bphs', '39.38')],
    needsLagna: true,
    formed: lordOfFive,
  },
  {
    ...raja('raja_moon_venus', 'Raja yoga of the Moon and Venus'),
    rule: 'The Moon and Venus are in the 3rd and 11th from each other, or aspect each other in full.',
    sources: [at('bphs', '39.41')],
    needsLagna: false,
    formed: moonAndVenus,
  },
  {
    ...raja('raja_vargottama_moon', 'Raja yoga of a vargottama Moon'),
    rule: 'The Moon has the same sign in the navamsa, is exalted, in its own sign or waxing, and four or more planets aspect it in full.',
    sources: [at('bphs', '39.42')],
    needsLagna: false,
    formed: seenMoon,
  },
  {
    ...raja('raja_four_exalted', 'Raja yoga of four exalted planets'),
    rule: 'Four or more planets are exalted or in moolatrikona.',
    sources: [at('bphs', '39.45-46')],
    needsLagna: false,
    formed(sky) {
      const raised = PLANETS.filter((planet) =>
        ['exalted', 'moolatrikona'].includes(ownDignity(planet, sky.longitude(planet)) ?? ''),
      )
      return when(raised.length >= 4, ...raised)
    },
  },
  {
    ...raja('raja_exalted_benefic', 'Raja yoga of an exalted benefic'),
    rule: 'Mercury, Jupiter or Venus is exalted, and a benefic is in a kendra.',
    sources: [at('bphs', '39.47')],
    needsLagna: true,
    formed(chart) {
      const raised = (['Mercury', 'Jupiter', 'Venus'] as const).filter((planet) => chart.isExalted(planet))
      const angular = KENDRAS.flatMap((house) => planetsOf(ofNature(chart, house, true)))
      return when(raised.length > 0 && angular.length > 0, ...raised, ...angular)
    },
  },
  {
    ...raja('raja_lord_of_11', 'Royal association by the 11th'),
    rule: 'No malefic is in the 10th or 11th or aspects them in full, and the lord of the 11th aspects the 11th in full.',
    sources: [at('bphs', '40.2')],
    needsLagna: true,
    formed: guardedEleventh,
  },
]

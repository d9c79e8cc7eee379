import { PLANETS, type Planet } from '../dignity.ts'
import { GRAHAS, type Graha } from '../names.ts'
import { DUSTHANAS, isInKendraOrTrikona, ofNature, type YogaChart } from './chart.ts'
import { at, type Formed, when, whenLords, type Yoga } from './yoga.ts'

const daridra = (id: string, name: string) =>
  ({ id, name, iast: 'Daridrayoga', devanagari: 'दरिद्रयोग', category: 'daridra', type: 'inauspicious' }) as const

/** The houses whose lords are marakas (Brihat Parashara Hora Shastra 44.2-3). */
const MARAKAS = [2, 7]
const marakas = (chart: YogaChart): readonly Planet[] => [...new Set(MARAKAS.map((house) => chart.lord(house)))]

/** The marakas that are with a graha or aspect it. */
const marakasOn = (chart: YogaChart, graha: Graha): readonly Planet[] =>
  marakas(chart).filter((lord) => lord !== graha && chart.touches(lord, graha))

/** The lord of the lagna in a bad house, whose lord is in the lagna with a maraka, or aspected by one. */
function exchanged(chart: YogaChart, house: 6 | 12): readonly Formed[] {
  const first = chart.lord(1)
  const other = chart.lord(house)
  const found = marakasOn(chart, other).filter((lord) => lord !== first)
  const isExchange = chart.house(first) === house && chart.house(other) === 1
  return whenLords(isExchange && found.length > 0, [1, house], first, other, ...found)
}

function ketuOnLagna(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  if (chart.house(first) !== 8) return []
  return [
    ...(chart.house('Ketu') === 1 ? [{ planets: [first, 'Ketu' as const], ruled: [1], by: 'Ketu in the lagna' }] : []),
    ...(chart.isWith('Ketu', 'Moon')
      ? [{ planets: [first, 'Moon' as const, 'Ketu' as const], ruled: [1], by: 'Ketu with the Moon' }]
      : []),
  ]
}

function fallenWealth(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  const second = chart.lord(2)
  const malefics = GRAHAS.filter((graha) => graha !== first && !chart.isBenefic(graha) && chart.isWith(graha, first))
  const isWeak = chart.isDebilitated(second) || chart.isAmongEnemies(second)
  const isFormed = DUSTHANAS.includes(chart.house(first)) && malefics.length > 0 && isWeak
  return whenLords(isFormed, [1, 2], first, ...malefics, second)
}

function badCompany(chart: YogaChart): readonly Formed[] {
  const first = chart.lord(1)
  const bad = new Set<Planet>(['Saturn', ...DUSTHANAS.map((house) => chart.lord(house))])
  const company = PLANETS.filter((planet) => planet !== first && bad.has(planet) && chart.isWith(planet, first))
  const isSeen = PLANETS.some((planet) => chart.isBenefic(planet) && chart.aspects(planet, first))
  return whenLords(company.length > 0 && !isSeen, [1], first, ...company)
}

function lordsOfFiveAndNine(chart: YogaChart): readonly Formed[] {
  const fifth = chart.lord(5)
  const ninth = chart.lord(9)
  const seers = [fifth, ninth].map((lord) => marakas(chart).filter((maraka) => chart.aspects(maraka, lord)))
  const isFormed = chart.house(fifth) === 6 && chart.house(ninth) === 12 && seers.every(({ length }) => length > 0)
  return whenLords(isFormed, [5, 9], fifth, ninth, ...seers.flat())
}

const maleficInLagna = (chart: YogaChart): readonly Formed[] =>
  ofNature(chart, 1, false)
    .filter((graha) => graha !== chart.lord(9) && graha !== chart.lord(10))
    .map((graha): Formed => ({ planets: [graha, ...marakasOn(chart, graha)] }))
    .filter(({ planets }) => planets.length > 1)

function navamsaOfMoon(chart: YogaChart): readonly Formed[] {
  const lord = chart.navamsaLord('Moon')
  const company = marakas(chart).filter((maraka) => maraka !== lord && chart.isWith(maraka, lord))
  return when(company.length > 0 || MARAKAS.includes(chart.house(lord)), 'Moon', lord, ...company)
}

/** The combinations for poverty of Parashara. */
export const DARIDRA: readonly Yoga[] = [
  ...([12, 6] as const).map(
    (house): Yoga => ({
      ...daridra(`daridra_lagna_${house}`, `Daridra yoga of the lagna and the ${house}th`),
      rule: `The lord of the lagna is in the ${house}th, the lord of the ${house}th in the lagna, with or aspected in full by a lord of the 2nd or 7th.`,
      sources: [at('bphs', house === 12 ? '42.2' : '42.3')],
      needsLagna: true,
      formed: (chart) => exchanged(chart, house),
    }),
  ),
  {
    ...daridra('daridra_ketu', 'Daridra yoga of Ketu'),
    rule: 'Ketu is in the lagna or with the Moon, and the lord of the lagna is in the 8th.',
    sources: [at('bphs', '42.4')],
    needsLagna: true,
    formed: ketuOnLagna,
  },
  {
    ...daridra('daridra_lord_of_2', 'Daridra yoga of the lords of the lagna and the 2nd'),
    rule: 'The lord of the lagna is with a malefic in the 6th, 8th or 12th, and the lord of the 2nd is debilitated or in the sign of an enemy.',
    sources: [at('bphs', '42.5')],
    needsLagna: true,
    formed: fallenWealth,
  },
  {
    ...daridra('daridra_company', 'Daridra yoga of the lord of the lagna'),
    rule: 'The lord of the lagna is with Saturn or with a lord of the 6th, 8th or 12th, and no benefic aspects it in full.',
    sources: [at('bphs', '42.6')],
    needsLagna: true,
    formed: badCompany,
  },
  {
    ...daridra('daridra_lords_5_9', 'Daridra yoga of the lords of the 5th and 9th'),
    rule: 'The lord of the 5th is in the 6th and the lord of the 9th in the 12th, each aspected in full by a lord of the 2nd or 7th.',
    sources: [at('bphs', '42.7')],
    needsLagna: true,
    formed: lordsOfFiveAndNine,
  },
  {
    ...daridra('daridra_malefic_in_lagna', 'Daridra yoga of a malefic in the lagna'),
    rule: 'A malefic that rules neither the 9th nor the 10th is in the lagna, with or aspected in full by a lord of the 2nd or 7th.',
    sources: [at('bphs', '42.8')],
    needsLagna: true,
    formed: maleficInLagna,
  },
  {
    ...daridra('daridra_navamsa', 'Daridra yoga of the navamsa of the Moon'),
    rule: 'The lord of the navamsa of the Moon is in the 2nd or 7th, or with a lord of the 2nd or 7th.',
    sources: [at('bphs', '42.10')],
    needsLagna: true,
    formed: navamsaOfMoon,
  },
  {
    ...daridra('daridra_reversed', 'Daridra yoga of benefics in bad houses'),
    rule: 'Among the seven planets, all benefics are in the 6th, 8th and 12th, and all malefics in kendras and trikonas.',
    sources: [at('bphs', '42.12')],
    needsLagna: true,
    formed: (chart) =>
      when(
        PLANETS.every((planet) =>
          chart.isBenefic(planet) ? DUSTHANAS.includes(chart.house(planet)) : isInKendraOrTrikona(chart, planet),
        ),
        ...PLANETS,
      ),
  },
]

import { modeOf } from '../../sign.ts'
import { PLANETS, type Planet } from '../dignity.ts'
import { GRAHAS, type Graha } from '../names.ts'
import { holdsOnly, isInKendra, KENDRAS, ofNature, planetsOf, TRIKONAS, type YogaChart } from './chart.ts'
import { fineHouse } from './houses.ts'
import { raisedDispositor } from './mantreshvara.ts'
import { at, type Formed, general, when, whenLords, type Yoga } from './yoga.ts'

/** Grahas of one nature in the lagna, or on both sides of it. */
function aroundLagna(chart: YogaChart, isBenefic: boolean): readonly Formed[] {
  const within = ofNature(chart, 1, isBenefic)
  const before = ofNature(chart, 12, isBenefic)
  const after = ofNature(chart, 2, isBenefic)
  return [
    ...(within.length > 0 ? [{ planets: within, by: 'in the lagna' }] : []),
    ...(before.length > 0 && after.length > 0
      ? [{ planets: [...before, ...after], by: 'in the 12th and 2nd (kartari)' }]
      : []),
  ]
}

/** Benefics alone in the 10th from the lagna, or from the Moon. */
function amala(chart: YogaChart): readonly Formed[] {
  const fromMoon = GRAHAS.filter((graha) => chart.from('Moon', graha) === 10)
  return [
    ...(holdsOnly(chart, 10, true) ? [{ planets: chart.within(10), by: 'in the 10th from the lagna' }] : []),
    ...(fromMoon.length > 0 && fromMoon.every((graha) => chart.isBenefic(graha))
      ? [{ planets: fromMoon, by: 'in the 10th from the Moon' }]
      : []),
  ]
}

function parvata(chart: YogaChart): readonly Formed[] {
  const inKendras = KENDRAS.flatMap((house) => ofNature(chart, house, true))
  const isPure = (house: number): boolean => ofNature(chart, house, false).length === 0
  return when(inKendras.length >= 2 && isPure(7) && isPure(8), ...inKendras)
}

function chamara(chart: YogaChart): readonly Formed[] {
  const lord = chart.lord(1)
  const pairs = [1, 7, 9, 10].map((house) => ofNature(chart, house, true)).filter(({ length }) => length >= 2)
  const isRaised = chart.isExalted(lord) && isInKendra(chart, lord) && chart.aspects('Jupiter', lord)
  return [
    ...(isRaised ? [{ planets: [lord, 'Jupiter' as const], ruled: [1], by: 'the lord of the lagna' }] : []),
    ...pairs.map((planets) => ({ planets, by: 'two benefics in a house' })),
  ]
}

function matsya(chart: YogaChart): readonly Formed[] {
  const benefics = [1, 9].map((house) => ofNature(chart, house, true))
  const malefics = [4, 8].map((house) => ofNature(chart, house, false))
  const isMixed = [true, false].every((nature) => ofNature(chart, 5, nature).length > 0)
  const isFilled = [...benefics, ...malefics].every(({ length }) => length > 0)
  return when(isMixed && isFilled, ...benefics.flat(), ...chart.within(5), ...malefics.flat())
}

function kurma(chart: YogaChart): readonly Formed[] {
  const of = (houses: readonly number[], isBenefic: boolean, isFit: (planet: Planet) => boolean) =>
    houses.map((house) => planetsOf(ofNature(chart, house, isBenefic)).filter(isFit))
  const found = [...of([5, 6, 7], true, chart.isAtHome), ...of([1, 3, 11], false, chart.isStrong)]
  return when(
    found.every(({ length }) => length > 0),
    ...found.flat(),
  )
}

/** Benefics in three houses that are counted from the lord of a house. */
const trimurti = (
  names: readonly [id: string, name: string, iast: string, devanagari: string],
  of: { readonly lordOf: number; readonly ordinal: string },
  houses: readonly [number, number, number],
): Yoga => ({
  ...general(...names),
  rule: `Benefics are in the ${houses[0]}${houses[0] === 2 ? 'nd' : 'th'}, ${houses[1]}th and ${houses[2]}th from the lord of the ${of.ordinal}, at least one in each.`,
  sources: [at('bphs', '36.35-36'), at('rao', '11.6')],
  needsLagna: true,
  formed(chart) {
    const base = chart.lord(of.lordOf)
    const found = houses.map((house) =>
      GRAHAS.filter((graha) => chart.isBenefic(graha) && chart.from(base, graha) === house),
    )
    const isFormed = found.every(({ length }) => length > 0)
    return whenLords(isFormed, [of.lordOf], base, ...found.flat())
  },
})

function lagnadhi(chart: YogaChart): readonly Formed[] {
  const houses = [7, 8]
  const malefics = GRAHAS.filter((graha) => !chart.isBenefic(graha))
  const isClean = (house: number): boolean =>
    holdsOnly(chart, house, true) && !malefics.some((graha) => chart.aspectsHouse(graha, house))
  return when(houses.every(isClean), ...houses.flatMap((house): readonly Graha[] => chart.within(house)))
}

/** Yogas of benefics and malefics in houses, of Parashara’s chapter of many yogas. */
export const OF_BENEFICS: readonly Yoga[] = [
  {
    ...general('shubha', 'Shubha', 'Śubha', 'शुभ'),
    alsoCalled: ['Shubha Kartari'],
    rule: 'A benefic is in the lagna, or benefics are in both the 12th and the 2nd.',
    sources: [at('bphs', '36.1-2'), at('phaladeepika', '6.8-13')],
    needsLagna: true,
    formed: (chart) => aroundLagna(chart, true),
  },
  {
    ...general('ashubha', 'Ashubha', 'Aśubha', 'अशुभ'),
    type: 'inauspicious',
    alsoCalled: ['Papa Kartari'],
    rule: 'A malefic is in the lagna, or malefics are in both the 12th and the 2nd.',
    sources: [at('bphs', '36.1-2'), at('phaladeepika', '6.8-13')],
    needsLagna: true,
    formed: (chart) => aroundLagna(chart, false),
  },
  {
    ...general('amala', 'Amala', 'Amala', 'अमल'),
    rule: 'Only benefics are in the 10th from the lagna, or in the 10th from the Moon.',
    sources: [at('bphs', '36.5-6'), at('phaladeepika', '6.19')],
    needsLagna: true,
    formed: amala,
  },
  {
    ...general('parvata', 'Parvata', 'Parvata', 'पर्वत'),
    rule: 'Two or more benefics are in kendras, and the 7th and the 8th are each empty or hold only benefics.',
    sources: [at('bphs', '36.7-8'), at('rao', '11.6')],
    needsLagna: true,
    formed: parvata,
    variants: {
      phaladeepika: {
        rule: 'The lord of the sign of the lord of the lagna is strong, in a kendra or trikona.',
        sources: [at('phaladeepika', '6.35-36')],
        needsLagna: true,
        formed: (chart) => raisedDispositor(chart, 1),
      },
    },
  },
  {
    ...general('chamara', 'Chamara', 'Cāmara', 'चामर'),
    rule: 'The lord of the lagna is exalted in a kendra and aspected by Jupiter, or two benefics are together in the 1st, 7th, 9th or 10th.',
    sources: [at('bphs', '36.11-12'), at('rao', '11.6')],
    needsLagna: true,
    formed: chamara,
    variants: { phaladeepika: fineHouse(1) },
  },
  {
    ...general('matsya', 'Matsya', 'Matsya', 'मत्स्य'),
    rule: 'Benefics are in the 1st and 9th, both benefics and malefics in the 5th, and malefics in the 4th and 8th.',
    sources: [at('bphs', '36.21-22'), at('rao', '11.6')],
    needsLagna: true,
    formed: matsya,
  },
  {
    ...general('kurma', 'Kurma', 'Kūrma', 'कूर्म'),
    rule: 'Benefics in own, exalted or friendly signs are in the 5th, 6th and 7th, and malefics in own or exalted signs in the 1st, 3rd and 11th.',
    sources: [at('bphs', '36.23-24'), at('rao', '11.6')],
    needsLagna: true,
    formed: kurma,
  },
  trimurti(['hari', 'Hari', 'Hari', 'हरि'], { lordOf: 2, ordinal: '2nd' }, [2, 8, 12]),
  trimurti(['hara', 'Hara', 'Hara', 'हर'], { lordOf: 7, ordinal: '7th' }, [4, 8, 9]),
  trimurti(['brahma', 'Brahma', 'Brahma', 'ब्रह्म'], { lordOf: 1, ordinal: 'lagna' }, [4, 10, 11]),
  {
    ...general('lagnadhi', 'Lagnadhi', 'Lagnādhi', 'लग्नाधि'),
    rule: 'Benefics, and no malefic, are in the 7th and in the 8th, and no malefic aspects these houses in full.',
    sources: [at('bphs', '36.37'), at('rao', '11.6')],
    needsLagna: true,
    formed: lagnadhi,
  },
  {
    ...general('kusuma', 'Kusuma', 'Kusuma', 'कुसुम'),
    rule: 'The lagna is in a fixed sign, Venus in a kendra, the Moon in a trikona with a benefic, and Saturn in the 10th.',
    sources: [at('bphs', '36.29-30'), at('rao', '11.6')],
    needsLagna: true,
    formed(chart) {
      const company = PLANETS.filter(
        (planet) => planet !== 'Moon' && chart.isBenefic(planet) && chart.isWith(planet, 'Moon'),
      )
      const isPlaced = isInKendra(chart, 'Venus') && TRIKONAS.includes(chart.house('Moon'))
      const isFixed = modeOf(chart.lagna) === 'fixed'
      return when(
        isFixed && isPlaced && company.length > 0 && chart.house('Saturn') === 10,
        'Venus',
        'Moon',
        ...company,
        'Saturn',
      )
    },
  },
]

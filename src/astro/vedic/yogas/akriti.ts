import { PLANETS } from '../dignity.ts'
import { HOUSES, KENDRAS, type YogaChart } from './chart.ts'
import { at, type Formed, named, when, type Yoga } from './yoga.ts'

/** The houses from one on, round the chart. */
const from = (start: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => ((start - 1 + index) % HOUSES.length) + 1)

/** Whether the seven planets are in these houses, as `options.nabhasa` reads it. */
function fills(chart: YogaChart, houses: readonly number[]): boolean {
  const held = new Set(PLANETS.map((planet) => chart.house(planet)))
  const areWithin = [...held].every((house) => houses.includes(house))
  return areWithin && (chart.options.nabhasa === 'within' || held.size === houses.length)
}

interface Shape {
  readonly id: string
  readonly name: string
  readonly iast: string
  readonly devanagari: string
  readonly type: Yoga['type']
  /** Where the seven planets are, in words. */
  readonly where: string
  /** Sets of houses, of which one is filled. */
  readonly houses: readonly (readonly number[])[]
  readonly verses: readonly [bphs: string, brihatJataka: string]
  readonly alsoCalled?: readonly string[]
}

const shape = ({ where, houses, verses, ...rest }: Shape): Yoga => ({
  ...rest,
  category: 'nabhasa',
  group: 'akriti',
  rule: `The seven planets are in ${where}.`,
  sources: [at('bphs', verses[0]), at('brihat_jataka', verses[1])],
  needsLagna: true,
  formed: (chart) =>
    when(
      houses.some((set) => fills(chart, set)),
      ...PLANETS,
    ),
})

/** All benefics in two houses and all malefics in the two others, of the kendras. */
function isParted(chart: YogaChart, ofBenefics: readonly number[]): boolean {
  const ofMalefics = KENDRAS.filter((house) => !ofBenefics.includes(house))
  const fillAll = (areBenefic: boolean, houses: readonly number[]): boolean => {
    const held = PLANETS.filter((planet) => chart.isBenefic(planet) === areBenefic).map((planet) => chart.house(planet))
    return held.every((house) => houses.includes(house)) && houses.every((house) => held.includes(house))
  }
  return fillAll(true, ofBenefics) && fillAll(false, ofMalefics)
}

const parted = (id: string, name: string, devanagari: string, ofBenefics: readonly number[], rule: string): Yoga => ({
  ...named(id, name, name, devanagari),
  category: 'nabhasa',
  group: 'akriti',
  type: id === 'yava' ? 'auspicious' : 'mixed',
  rule,
  sources: [at('bphs', '35.11'), at('brihat_jataka', '12.5')],
  needsLagna: true,
  formed: (chart) => when(isParted(chart, ofBenefics), ...PLANETS),
})

const MALIKA = ['Graha malika']
const SEVEN = ['35.14', '12.8'] as const
const FOUR = ['35.13', '12.7'] as const

/** The twenty Nabhasa yogas that are figures of houses. */
export const AKRITI: readonly Yoga[] = [
  shape({
    ...named('gada', 'Gada', 'Gadā', 'गदा'),
    type: 'auspicious',
    where: 'two successive kendras: the 1st and 4th, the 4th and 7th, the 7th and 10th, or the 10th and 1st',
    houses: [
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 1],
    ],
    verses: ['35.9', '12.4'],
  }),
  shape({
    ...named('shakata_nabhasa', 'Shakata (Nabhasa)', 'Śakaṭa', 'शकट'),
    type: 'inauspicious',
    where: 'the 1st and 7th',
    houses: [[1, 7]],
    verses: ['35.9', '12.4'],
  }),
  shape({
    ...named('vihaga', 'Vihaga', 'Vihaga', 'विहग'),
    type: 'inauspicious',
    where: 'the 4th and 10th',
    houses: [[4, 10]],
    verses: ['35.9', '12.4'],
    alsoCalled: ['Vihanga'],
  }),
  shape({
    ...named('shringataka', 'Shringataka', 'Śṛṅgāṭaka', 'शृङ्गाटक'),
    type: 'mixed',
    where: 'the 1st, 5th and 9th',
    houses: [[1, 5, 9]],
    verses: ['35.10', '12.4'],
  }),
  shape({
    ...named('hala', 'Hala', 'Hala', 'हल'),
    type: 'inauspicious',
    where: 'three houses in trine, other than 1, 5 and 9: 2, 6 and 10; 3, 7 and 11; or 4, 8 and 12',
    houses: [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ],
    verses: ['35.10', '12.4'],
  }),
  parted(
    'vajra',
    'Vajra',
    'वज्र',
    [1, 7],
    'Among the seven planets, all benefics are in the 1st and 7th and all malefics in the 4th and 10th, and each of these houses holds a planet.',
  ),
  parted(
    'yava',
    'Yava',
    'यव',
    [4, 10],
    'Among the seven planets, all benefics are in the 4th and 10th and all malefics in the 1st and 7th, and each of these houses holds a planet.',
  ),
  {
    ...shape({
      ...named('kamala', 'Kamala', 'Kamala', 'कमल'),
      type: 'auspicious',
      where: 'the four kendras, benefics and malefics mixed, so that it is neither Vajra nor Yava',
      houses: [KENDRAS],
      verses: ['35.12', '12.5'],
      alsoCalled: ['Padma'],
    }),
    needsLagna: true,
    formed: (chart) => when(fills(chart, KENDRAS) && !isParted(chart, [1, 7]) && !isParted(chart, [4, 10]), ...PLANETS),
  },
  shape({
    ...named('vapi', 'Vapi', 'Vāpī', 'वापी'),
    type: 'auspicious',
    where: 'the 2nd, 5th, 8th and 11th, or in the 3rd, 6th, 9th and 12th',
    houses: [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ],
    verses: ['35.12', '12.5'],
  }),
  shape({
    ...named('yupa', 'Yupa', 'Yūpa', 'यूप'),
    type: 'auspicious',
    where: 'the four houses from the 1st on',
    houses: [from(1, 4)],
    verses: FOUR,
  }),
  shape({
    ...named('shara', 'Shara', 'Śara', 'शर'),
    type: 'inauspicious',
    where: 'the four houses from the 4th on',
    houses: [from(4, 4)],
    verses: FOUR,
    alsoCalled: ['Ishu'],
  }),
  shape({
    ...named('shakti', 'Shakti', 'Śakti', 'शक्ति'),
    type: 'inauspicious',
    where: 'the four houses from the 7th on',
    houses: [from(7, 4)],
    verses: FOUR,
  }),
  shape({
    ...named('danda', 'Danda', 'Daṇḍa', 'दण्ड'),
    type: 'inauspicious',
    where: 'the four houses from the 10th on',
    houses: [from(10, 4)],
    verses: FOUR,
  }),
  shape({
    ...named('nauka', 'Nauka', 'Naukā', 'नौका'),
    type: 'mixed',
    alsoCalled: MALIKA,
    where: 'the seven houses from the 1st on',
    houses: [from(1, 7)],
    verses: SEVEN,
  }),
  shape({
    ...named('kuta', 'Kuta', 'Kūṭa', 'कूट'),
    type: 'inauspicious',
    alsoCalled: MALIKA,
    where: 'the seven houses from the 4th on',
    houses: [from(4, 7)],
    verses: SEVEN,
  }),
  shape({
    ...named('chhatra', 'Chhatra', 'Chatra', 'छत्र'),
    type: 'auspicious',
    alsoCalled: MALIKA,
    where: 'the seven houses from the 7th on',
    houses: [from(7, 7)],
    verses: SEVEN,
  }),
  shape({
    ...named('chapa', 'Chapa', 'Cāpa', 'चाप'),
    type: 'inauspicious',
    alsoCalled: ['Dhanus', ...MALIKA],
    where: 'the seven houses from the 10th on',
    houses: [from(10, 7)],
    verses: SEVEN,
  }),
  shape({
    ...named('ardhachandra', 'Ardhachandra', 'Ardhacandra', 'अर्धचन्द्र'),
    type: 'auspicious',
    alsoCalled: MALIKA,
    where: 'seven successive houses, of which the first is not a kendra',
    houses: HOUSES.filter((house) => !KENDRAS.includes(house)).map((house) => from(house, 7)),
    verses: ['35.40', '12.8'],
  }),
  shape({
    ...named('chakra', 'Chakra', 'Cakra', 'चक्र'),
    type: 'auspicious',
    where: 'the six odd houses: 1, 3, 5, 7, 9 and 11',
    houses: [[1, 3, 5, 7, 9, 11]],
    verses: ['35.15', '12.9'],
  }),
  shape({
    ...named('samudra', 'Samudra', 'Samudra', 'समुद्र'),
    type: 'auspicious',
    where: 'the six even houses: 2, 4, 6, 8, 10, 12',
    houses: [[2, 4, 6, 8, 10, 12]],
    verses: ['35.15', '12.9'],
  }),
]

/** The Akriti yoga of a chart. */
export const akritiOf = (chart: YogaChart): readonly Formed[] =>
  AKRITI.flatMap((yoga) => (yoga.needsLagna ? yoga.formed(chart) : []))

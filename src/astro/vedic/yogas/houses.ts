import { DUSTHANAS, ofNature, type YogaChart } from './chart.ts'
import { at, type Formed, general, type Rule, whenLords, type Yoga } from './yoga.ts'

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th']
const ordinal = (house: number): string => ORDINALS[house - 1]!

function fine(chart: YogaChart, house: number): readonly Formed[] {
  const lord = chart.lord(house)
  const benefics = [
    ...ofNature(chart, house, true),
    ...(['Moon', 'Mercury', 'Jupiter', 'Venus'] as const).filter(
      (planet) => chart.isBenefic(planet) && chart.aspectsHouse(planet, house),
    ),
  ]
  const isBright = chart.isStrong(lord) && !DUSTHANAS.includes(chart.house(lord)) && !chart.isCombust(lord)
  return whenLords(isBright && benefics.length > 0, [house], lord, ...benefics)
}

/** A house with benefics and a bright lord, by the verse that names one such yoga for each of the twelve. */
export const fineHouse = (house: number): Rule => ({
  rule: `A benefic is in the ${ordinal(house)} or aspects it in full, and its lord is exalted or in its own sign, neither combust nor in the 6th, 8th or 12th.`,
  sources: [at('phaladeepika', '6.44-56')],
  needsLagna: true,
  formed: (chart) => fine(chart, house),
})

const fineYoga = (house: number, id: string, name: string, iast: string, devanagari: string): Yoga => ({
  ...general(id, name, iast, devanagari),
  category: 'bhava',
  ...fineHouse(house),
})

const ill = (house: number, id: string, name: string, iast: string, devanagari: string): Yoga => ({
  ...general(id, name, iast, devanagari),
  category: 'bhava',
  type: 'inauspicious',
  rule: `The lord of the ${ordinal(house)} is in the 6th, 8th or 12th.`,
  sources: [at('phaladeepika', '6.57-70')],
  needsLagna: true,
  formed(chart) {
    const lord = chart.lord(house)
    return whenLords(DUSTHANAS.includes(chart.house(lord)), [house], lord)
  },
})

/**
 * The yogas of the twelve houses (Phaladeepika 6.44-70). Chamara, of the first, is a variant of the one of Parashara; Harsha, Sarala and
 * Vimala, of the lords of the 6th, 8th and 12th, are Viparita raja yogas.
 */
export const BHAVA: readonly Yoga[] = [
  fineYoga(2, 'dhenu', 'Dhenu', 'Dhenu', 'धेनु'),
  fineYoga(3, 'shaurya', 'Shaurya', 'Śaurya', 'शौर्य'),
  fineYoga(4, 'jaladhi', 'Jaladhi', 'Jaladhi', 'जलधि'),
  fineYoga(5, 'chhatra_bhava', 'Chhatra (5th house)', 'Chatra', 'छत्र'),
  fineYoga(6, 'astra', 'Astra', 'Astra', 'अस्त्र'),
  fineYoga(7, 'kama', 'Kama', 'Kāma', 'काम'),
  fineYoga(8, 'asura', 'Asura', 'Āsura', 'आसुर'),
  fineYoga(9, 'bhagya', 'Bhagya', 'Bhāgya', 'भाग्य'),
  fineYoga(10, 'khyati', 'Khyati', 'Khyāti', 'ख्याति'),
  fineYoga(11, 'suparijata', 'Suparijata', 'Supārijāta', 'सुपारिजात'),
  fineYoga(12, 'musala_bhava', 'Musala (12th house)', 'Musala', 'मुसल'),
  ill(1, 'avayoga', 'Avayoga', 'Avayoga', 'अवयोग'),
  ill(2, 'nihsva', 'Nihsva', 'Niḥsva', 'निःस्व'),
  ill(3, 'mriti', 'Mriti', 'Mṛti', 'मृति'),
  ill(4, 'kuhu', 'Kuhu', 'Kuhū', 'कुहू'),
  ill(5, 'pamara', 'Pamara', 'Pāmara', 'पामर'),
  ill(7, 'dushkriti', 'Dushkriti', 'Duṣkṛti', 'दुष्कृति'),
  ill(9, 'nirbhagya', 'Nirbhagya', 'Nirbhāgya', 'निर्भाग्य'),
  ill(10, 'duryoga', 'Duryoga', 'Duryoga', 'दुर्योग'),
  ill(11, 'daridra_bhava', 'Daridra (11th house)', 'Daridra', 'दरिद्र'),
]

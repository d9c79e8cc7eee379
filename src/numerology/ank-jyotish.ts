import { type NumberResult, numberOf } from './reduce.ts'
import { type CivilDate, dateDigits, sumOfWords, wordSums } from './sums.ts'

/** A ruler of Ank Jyotish, with its names. */
interface Graha {
  readonly number: number
  readonly english: string
  readonly romanization: string
  readonly iast: string
  readonly hindi: string
  readonly aliases: readonly string[]
}

/**
 * The nine grahas by the number that each rules, from 1. Rahu has 4 and Ketu 7; western authors after Cheiro have Uranus
 * and Neptune there. Order: https://www.free-calculators.net/numerology-report.html
 */
export const GRAHAS: readonly Graha[] = [
  { number: 1, english: 'Sun', romanization: 'Surya', iast: 'Sūrya', hindi: 'सूर्य', aliases: ['Ravi'] },
  { number: 2, english: 'Moon', romanization: 'Chandra', iast: 'Candra', hindi: 'चंद्र', aliases: ['Soma'] },
  {
    number: 3,
    english: 'Jupiter',
    romanization: 'Guru',
    iast: 'Guru',
    hindi: 'गुरु',
    aliases: ['Brihaspati', 'Bṛhaspati', 'बृहस्पति'],
  },
  { number: 4, english: 'Rahu', romanization: 'Rahu', iast: 'Rāhu', hindi: 'राहु', aliases: ['North Node of the Moon'] },
  { number: 5, english: 'Mercury', romanization: 'Budh', iast: 'Budha', hindi: 'बुध', aliases: ['Budha'] },
  { number: 6, english: 'Venus', romanization: 'Shukra', iast: 'Śukra', hindi: 'शुक्र', aliases: ['Sukra'] },
  { number: 7, english: 'Ketu', romanization: 'Ketu', iast: 'Ketu', hindi: 'केतु', aliases: ['South Node of the Moon'] },
  { number: 8, english: 'Saturn', romanization: 'Shani', iast: 'Śani', hindi: 'शनि', aliases: ['Sani'] },
  { number: 9, english: 'Mars', romanization: 'Mangal', iast: 'Maṅgala', hindi: 'मंगल', aliases: ['Mangala'] },
]

/** The graha of a number from 1 to 9. */
export const grahaOf = (number: number): Graha => GRAHAS[number - 1]!

/** Hindi labels of Ank Jyotish: what its three numbers are called, and each graha's name and epithet, by its number. */
export const ANK_JYOTISH_LABELS_HI = {
  calculations: {
    moolank: 'मूलांक',
    bhagyank: 'भाग्यांक',
    namank: 'नामांक',
  },
  grahas: {
    1: { name: grahaOf(1).hindi, epithet: 'अपने प्रकाश से राह दिखाने वाला' },
    2: { name: grahaOf(2).hindi, epithet: 'मन की लहरों का शीतल साथी' },
    3: { name: grahaOf(3).hindi, epithet: 'ज्ञान बाँटने वाला उदार शिक्षक' },
    4: { name: grahaOf(4).hindi, epithet: 'लीक से हटकर सोचने वाला खोजी' },
    5: { name: grahaOf(5).hindi, epithet: 'बुद्धि और वाणी का फुर्तीला दूत' },
    6: { name: grahaOf(6).hindi, epithet: 'सौंदर्य और स्नेह का पारखी' },
    7: { name: grahaOf(7).hindi, epithet: 'मोह छोड़कर भीतर झाँकने वाला' },
    8: { name: grahaOf(8).hindi, epithet: 'धीरज और न्याय का सख़्त प्रहरी' },
    9: { name: grahaOf(9).hindi, epithet: 'साहस से आगे बढ़ने वाला योद्धा' },
  },
} as const

export interface GrahaNumber {
  readonly number: NumberResult
  readonly graha: Graha
}

export interface AnkJyotishCalculations {
  readonly moolank: GrahaNumber
  readonly bhagyank: GrahaNumber
  readonly namank: GrahaNumber
}

/**
 * Moolank from the day, bhagyank from all digits of DDMMYYYY, namank from the letters by Cheiro. All are reduced to 1 to
 * 9, without master numbers. https://ankjyotish.in/en/learn, https://daanyam.in/namank
 */
export function ankJyotish(birthDate: CivilDate, words: readonly string[]): AnkJyotishCalculations {
  const digits = dateDigits('birth_date', birthDate, ['day', 'month', 'year'])
  const sums = wordSums(words, 'chaldean-cheiro-latin-a-z-1-8-v1')
  const { sum, steps } = sumOfWords('namank', sums)
  return {
    moolank: ruled(numberOf('birth_day', birthDate.day, 'reduce_all')),
    bhagyank: ruled(numberOf('bhagyank', digits.result, 'reduce_all', [digits])),
    namank: ruled(numberOf('namank', sum, 'reduce_all', [...sums, ...steps])),
  }
}

const ruled = (number: NumberResult): GrahaNumber => ({ number, graha: grahaOf(number.value) })

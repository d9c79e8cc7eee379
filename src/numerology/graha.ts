/** A ruler of Ank Jyotish, with its names. */
export interface Graha {
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

import { normalise } from '../angle.ts'
import { signIndex } from '../sign.ts'
import { lordOfSign, type Planet } from './dignity.ts'
import type { AnnualChart } from './tajaka.ts'

/** A term of a formula: a planet, the lagna, a house from it, the lord of one, another saham, or the middle of Cancer. */
type Term =
  | Planet
  | 'Lagna'
  | 'Punya'
  | 'Sastra'
  | 'Cancer 15'
  | 'Sun sign lord'
  | 'Moon sign lord'
  | `House ${2 | 6 | 8 | 9 | 11}`
  | `Lord ${1 | 2 | 9 | 11}`

/** A - B + C by day. By night A and B change places, unless the formula is the same or has one of its own. */
interface Formula {
  readonly name: string
  readonly meaning: string
  readonly day: readonly [Term, Term, Term]
  readonly night: 'reversed' | 'same' | readonly [Term, Term, Term]
}

const saham = (name: string, meaning: string, day: Formula['day'], night: Formula['night'] = 'reversed'): Formula => ({
  name,
  meaning,
  day,
  night,
})

/**
 * The sahams of table 74 of P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), section 28.8, after Tajika
 * Neelakanthi; PyJHora has the same formulas. Roga would be the Moon itself if it were reversed, and is the same by night.
 */
const SAHAMS: readonly Formula[] = [
  saham('Punya', 'fortune, good deeds', ['Moon', 'Sun', 'Lagna']),
  saham('Vidya', 'education', ['Sun', 'Moon', 'Lagna']),
  saham('Yasas', 'fame', ['Jupiter', 'Punya', 'Lagna']),
  saham('Mitra', 'friends', ['Jupiter', 'Punya', 'Venus']),
  saham('Mahatmya', 'greatness', ['Punya', 'Mars', 'Lagna']),
  saham('Asha', 'desires', ['Saturn', 'Mars', 'Lagna']),
  saham('Samartha', 'enterprise, ability', ['Mars', 'Lord 1', 'Lagna']),
  saham('Bhratri', 'brothers', ['Jupiter', 'Saturn', 'Lagna'], 'same'),
  saham('Gaurava', 'respect', ['Jupiter', 'Moon', 'Sun']),
  saham('Pitri', 'father', ['Saturn', 'Sun', 'Lagna']),
  saham('Rajya', 'kingdom', ['Saturn', 'Sun', 'Lagna']),
  saham('Matri', 'mother', ['Moon', 'Venus', 'Lagna']),
  saham('Putra', 'children', ['Jupiter', 'Moon', 'Lagna']),
  saham('Jeeva', 'life', ['Saturn', 'Jupiter', 'Lagna']),
  saham('Karma', 'work', ['Mars', 'Mercury', 'Lagna']),
  saham('Roga', 'disease', ['Lagna', 'Moon', 'Lagna'], 'same'),
  saham('Kali', 'great misfortune', ['Jupiter', 'Mars', 'Lagna']),
  saham('Sastra', 'sciences', ['Jupiter', 'Saturn', 'Mercury']),
  saham('Bandhu', 'relatives', ['Mercury', 'Moon', 'Lagna']),
  saham('Mrityu', 'death', ['House 8', 'Moon', 'Lagna'], 'same'),
  saham('Paradesa', 'foreign countries', ['House 9', 'Lord 9', 'Lagna'], 'same'),
  saham('Artha', 'money', ['House 2', 'Lord 2', 'Lagna'], 'same'),
  saham('Paradara', 'adultery', ['Venus', 'Sun', 'Lagna']),
  saham('Vanik', 'commerce', ['Moon', 'Mercury', 'Lagna']),
  saham('Karyasiddhi', 'success', ['Saturn', 'Sun', 'Sun sign lord'], ['Saturn', 'Moon', 'Moon sign lord']),
  saham('Vivaha', 'marriage', ['Venus', 'Saturn', 'Lagna']),
  saham('Santapa', 'sadness', ['Saturn', 'Moon', 'House 6']),
  saham('Sraddha', 'devotion', ['Venus', 'Mars', 'Lagna']),
  saham('Preeti', 'love', ['Sastra', 'Punya', 'Lagna']),
  saham('Jadya', 'chronic disease', ['Mars', 'Saturn', 'Mercury']),
  saham('Vyapara', 'business', ['Mars', 'Saturn', 'Lagna'], 'same'),
  saham('Satru', 'enemies', ['Mars', 'Saturn', 'Lagna']),
  saham('Jalapatana', 'crossing an ocean', ['Cancer 15', 'Saturn', 'Lagna']),
  saham('Bandhana', 'imprisonment', ['Punya', 'Saturn', 'Lagna']),
  saham('Apamrityu', 'untimely death', ['House 8', 'Mars', 'Lagna']),
  saham('Labha', 'gains', ['House 11', 'Lord 11', 'Lagna'], 'same'),
]

/** A saham of a chart. */
export interface Saham {
  readonly name: string
  readonly meaning: string
  /** The formula that was used, such as `Moon - Sun + Lagna`. */
  readonly formula: string
  /** Whether 30 degrees were added, because C does not lie between B and A. */
  readonly hasAddedSign: boolean
  readonly longitude: number
}

/** All sahams of an annual chart. */
export const sahamsOf = (chart: AnnualChart): readonly Saham[] => SAHAMS.map((formula) => sahamBy(chart, formula))

const CANCER_MIDDLE = 105
const SIGN = 30

function sahamBy(chart: AnnualChart, formula: Formula): Saham {
  const [a, b, c] = termsOf(chart, formula)
  const to = longitudeOf(chart, a)
  const from = longitudeOf(chart, b)
  const base = longitudeOf(chart, c)
  const hasAddedSign = normalise(base - from) > normalise(to - from)
  return {
    name: formula.name,
    meaning: formula.meaning,
    formula: `${a} - ${b} + ${c}`,
    hasAddedSign,
    longitude: normalise(to - from + base + (hasAddedSign ? SIGN : 0)),
  }
}

function termsOf({ lagna, isDay }: AnnualChart, { name, day, night }: Formula): readonly [Term, Term, Term] {
  // Mars cannot be counted from itself: then Jupiter takes the place of Mars, and Mars that of the lord.
  const byDay: Formula['day'] =
    name === 'Samartha' && lordOfSign(signIndex(lagna)) === 'Mars' ? ['Jupiter', 'Mars', 'Lagna'] : day
  if (isDay || night === 'same') return byDay
  return night === 'reversed' ? [byDay[1], byDay[0], byDay[2]] : night
}

function longitudeOf(chart: AnnualChart, term: Term): number {
  const { lagna, longitudes } = chart
  const ofHouse = (house: number): number => normalise(lagna + (house - 1) * SIGN)
  const ofLord = (longitude: number): number => longitudes[lordOfSign(signIndex(longitude))]
  if (term === 'Lagna') return lagna
  if (term === 'Cancer 15') return CANCER_MIDDLE
  if (term === 'Sun sign lord') return ofLord(longitudes.Sun)
  if (term === 'Moon sign lord') return ofLord(longitudes.Moon)
  if (term === 'Punya' || term === 'Sastra') return sahamBy(chart, SAHAMS.find(({ name }) => name === term)!).longitude
  const [, kind, number] = /^(House|Lord) (\d+)$/.exec(term) ?? []
  if (kind === undefined) return longitudes[term as Planet]
  return kind === 'House' ? ofHouse(Number(number)) : ofLord(ofHouse(Number(number)))
}

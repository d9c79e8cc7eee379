import { dayAndNight, durMuhurtas, type SolarDay, type Stretch, stretchPart } from './day-parts.ts'

/** The fifteen muhurtas of a day and the fifteen of a night, of two ghatis each where day and night are equal. */
const NAMES = {
  day: [
    'Rudra',
    'Ahi',
    'Mitra',
    'Pitri',
    'Vasu',
    'Varaha',
    'Vishvedeva',
    'Vidhi',
    'Satamukhi',
    'Puruhuta',
    'Vahini',
    'Naktanakara',
    'Varuna',
    'Aryaman',
    'Bhaga',
  ],
  night: [
    'Girisha',
    'Ajapada',
    'Ahirbudhnya',
    'Pushya',
    'Ashvini',
    'Yama',
    'Agni',
    'Vidhatri',
    'Kanda',
    'Aditi',
    'Jiva',
    'Vishnu',
    'Dyumadgadyuti',
    'Brahma',
    'Samudra',
  ],
} as const

/** The numbers of those that are bad on all weekdays. */
const BAD = { day: [1, 2, 4, 10, 11, 12, 15], night: [1, 2, 6] } as const

/** The numbers of the best ones by night: Jiva and Brahma. */
const BEST = [11, 14]
/** Abhijit, which this list calls Vidhi. */
const ABHIJIT = 8

export interface DoGhati extends Stretch {
  /** 1 to 15, from sunrise or from sunset. */
  readonly number: number
  readonly name: string
  readonly part: 'day' | 'night'
  /** `dur`: the weekday makes it one to avoid, although it is good on others. */
  readonly quality: 'best' | 'good' | 'dur' | 'bad'
}

const HALF_SECOND = 0.5 / 86_400

/** The thirty muhurtas of a day and the night after it. */
export function doGhatis(day: SolarDay): DoGhati[] {
  const dur = durMuhurtas(day)
  const isDur = ({ start }: Stretch): boolean => dur.some((each) => Math.abs(each.start - start) < HALF_SECOND)
  return dayAndNight(day, (part, from, to) =>
    NAMES[part].map((name, index): DoGhati => {
      const number = index + 1
      const stretch = stretchPart(from, to, NAMES[part].length, number)
      const isBad = (BAD[part] as readonly number[]).includes(number)
      const isBest = part === 'day' ? number === ABHIJIT : BEST.includes(number)
      return {
        number,
        name,
        part,
        ...stretch,
        quality: isBad ? 'bad' : isDur(stretch) ? 'dur' : isBest ? 'best' : 'good',
      }
    }),
  )
}

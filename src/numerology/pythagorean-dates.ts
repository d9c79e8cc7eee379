import { dateDigits } from './date-digits.ts'
import type { Challenge, CivilDate, Period } from './profile.ts'
import { type MasterPolicy, numberOf, reduce } from './reduce.ts'
import type { NumberResult } from './result.ts'
import { differenceOf, plainTerm, reducedTerm, sumOf } from './terms.ts'

/** The methods for a date: reduce each part before the addition, or add all digits at once. */
export const DATE_METHODS = {
  /** http://www.decoz.com/numerology-Course-02.htm */
  component: {
    lifePath: (birth: CivilDate): NumberResult => sumOf('life_path', birthTerms(birth, KEEP), KEEP),
    personalYear(birth: CivilDate, now: CivilDate): NumberResult {
      const [month, day] = birthTerms(birth, ALL)
      return sumOf('personal_year', [month, day, reducedTerm('calendar_year', now.year, ALL)], ALL)
    },
  },
  /** https://numberscape.app/definitions */
  rawDate: {
    lifePath(birth: CivilDate): NumberResult {
      const digits = dateDigits('birth_date', birth, ['year', 'month', 'day'])
      return numberOf('life_path', digits.result, KEEP, [digits])
    },
    personalYear(birth: CivilDate, now: CivilDate): NumberResult {
      const digits = dateDigits('birthday_in_calendar_year', { ...birth, year: now.year }, ['year', 'month', 'day'])
      return numberOf('personal_year', digits.result, ALL, [digits])
    },
  },
} as const

export type DateMethod = (typeof DATE_METHODS)[keyof typeof DATE_METHODS]

/** The day of birth, with 11 and 22 as master numbers. */
export const birthday = (birth: CivilDate): NumberResult => numberOf('birth_day', birth.day, KEEP)

/** Personal year, month and day of the reference date. Each adds to the one before and is reduced to one digit. */
export function personalNumbers(birth: CivilDate, now: CivilDate, { personalYear }: DateMethod) {
  const year = personalYear(birth, now)
  const month = onTop('personal_month', 'personal_year', year, 'calendar_month', now.month)
  const day = onTop('personal_day', 'personal_month', month, 'calendar_day', now.day)
  return { personal_year: year, personal_month: month, personal_day: day }
}

/** Month, day and year as one digit each. They change with the pinnacles. The second lasts for two pinnacles. */
export function lifeCycles(birth: CivilDate, lifePath: NumberResult): Period[] {
  const { first, second, third, fourth } = pinnacleAges(lifePath)
  const cycle = (ordinal: number, field: keyof CivilDate, ages: Ages): Period => ({
    ordinal,
    ...ages,
    number: numberOf(`birth_${field}`, birth[field], ALL),
  })
  return [
    cycle(1, 'month', first),
    cycle(2, 'day', { fromAge: second.fromAge, toAge: third.toAge }),
    cycle(3, 'year', fourth),
  ]
}

/** Month + day, day + year, the sum of these two, month + year. Master numbers are kept in each step. */
export function pinnacles(birth: CivilDate, lifePath: NumberResult): Period[] {
  const ages = pinnacleAges(lifePath)
  const [month, day, year] = birthTerms(birth, KEEP)
  const first = sumOf('pinnacle_1', [month, day], KEEP)
  const second = sumOf('pinnacle_2', [day, year], KEEP)
  const both = [plainTerm('pinnacle_1', first.value), plainTerm('pinnacle_2', second.value)]
  return [
    { ordinal: 1, ...ages.first, number: first },
    { ordinal: 2, ...ages.second, number: second },
    { ordinal: 3, ...ages.third, number: sumOf('pinnacle_3', both, KEEP) },
    { ordinal: 4, ...ages.fourth, number: sumOf('pinnacle_4', [month, year], KEEP) },
  ]
}

/** Differences of month and day, of day and year, of these two (the main challenge), and of month and year. 0 is valid. */
export function challenges(birth: CivilDate): Challenge[] {
  const [month, day, year] = birthTerms(birth, ALL)
  const first = differenceOf('challenge_1', month, day)
  const second = differenceOf('challenge_2', day, year)
  const main = differenceOf(
    'challenge_3',
    plainTerm('challenge_1', first.value),
    plainTerm('challenge_2', second.value),
  )
  const fourth = differenceOf('challenge_4', month, year)
  return [first, second, main, fourth].map((number, index) => ({ ordinal: index + 1, isMain: number === main, number }))
}

type Ages = Pick<Period, 'fromAge' | 'toAge'>

/** The first pinnacle ends at the age of 36 less the life path as one digit. The next two last nine years each. */
function pinnacleAges(lifePath: NumberResult) {
  const end = 36 - reduce('life_path', lifePath.value, ALL).value
  return {
    first: { fromAge: 0, toAge: end },
    second: { fromAge: end + 1, toAge: end + 9 },
    third: { fromAge: end + 10, toAge: end + 18 },
    fourth: { fromAge: end + 19, toAge: null },
  } satisfies Record<string, Ages>
}

const KEEP = 'preserve_core_11_22_33' satisfies MasterPolicy
const ALL = 'reduce_all' satisfies MasterPolicy

const birthTerms = ({ month, day, year }: CivilDate, policy: MasterPolicy) =>
  [
    reducedTerm('birth_month', month, policy),
    reducedTerm('birth_day', day, policy),
    reducedTerm('birth_year', year, policy),
  ] as const

const onTop = (of: string, below: string, number: NumberResult, name: string, value: number): NumberResult =>
  sumOf(of, [plainTerm(below, number.value), plainTerm(name, value)], ALL)

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProfileOf } from '../../src/numerology/profile.ts'
import { pythagorean } from '../../src/numerology/pythagorean.ts'
import type { CivilDate } from '../../src/numerology/sums.ts'
import { followTrace } from '../support/trace.ts'

const COMPONENT = 'pythagorean-component-preserve-core-v1'
const RAW = 'pythagorean-raw-date-preserve-core-v1'

const date = (text: string): CivilDate => {
  const [year, month, day] = text.split('-').map(Number)
  return { year: year!, month: month!, day: day! }
}
const of = (birth: string, profile: ProfileOf<'pythagorean'> = COMPONENT, now: string | null = null) =>
  pythagorean(profile, date(birth), null, now === null ? null : date(now))

test.each<readonly [string, number, number | null, string]>([
  ['1936-10-12', 5, null, 'http://www.decoz.com/numerology-Course-02.htm'],
  ['1949-05-10', 11, null, 'https://www.numerologycenter.com/numerology_mathematics_math_2.html'],
  ['1981-10-03', 5, null, 'https://www.numerologycenter.com/numerology_mathematics_math_2.html'],
  ['1977-05-04', 6, 15, 'http://mysticsisterhood.forumotion.com/t611'],
  ['1989-08-18', 8, 26, 'https://leonsfrozencustard.us'],
  ['1956-08-03', 5, 14, 'http://www.triple7center.com/Codes_NUMEROLOGY.html'],
  [
    '1992-05-06',
    5,
    14,
    'https://astralunara.com/2025/05/01/karmic-debts-in-numerology-deciphering-the-codes-13-14-16-and-19-in-your-life/',
  ],
  // Computed by the definition: these separate the profiles.
  ['1879-03-14', 6, 15, 'follows from the definition'],
  ['1987-07-15', 2, 20, 'follows from the definition'],
  ['1995-11-29', 1, 28, 'https://mikiname.com/en/blog/cach-tinh-than-so-hoc gives the root'],
])('by components the life path of %s is %i with the compound %s: %s', (birth, value, compound) => {
  expect(of(birth).life_path).toMatchObject({ value, compound, isMaster: value > 9 })
})

test.each<readonly [string, number, number | null, string]>([
  ['1949-05-10', 11, 29, 'https://www.numerologycenter.com/numerology_mathematics_math_2.html'],
  ['1977-05-04', 33, null, 'http://mysticsisterhood.forumotion.com/t611'],
  ['1879-03-14', 33, null, 'https://numberscape.app/definitions'],
  ['1987-07-15', 11, 38, 'numerology of all digits, sum 38'],
  ['1991-05-24', 4, 31, 'https://cal12.calculator.city/?p=289981'],
  ['1990-07-14', 4, 31, 'https://www.novacalculator.com/karmic-debt-number-calculator/'],
])('by raw date the life path of %s is %i with the compound %s: %s', (birth, value, compound) => {
  expect(of(birth, RAW).life_path).toMatchObject({ value, compound, isMaster: value > 9 })
})

test.each<readonly [string, number, number | null, readonly number[], string]>([
  ['1980-03-01', 1, null, [], 'https://numerology-school.com/birthday-number.html'],
  ['1980-03-15', 6, 15, [], 'https://woobiz.net/numerology-calculator'],
  ['1980-03-18', 9, 18, [], 'https://astronumerologytoday.com/?p=112'],
  ['1990-07-14', 5, 14, [14], 'https://www.novacalculator.com/karmic-debt-number-calculator/'],
  ['1980-03-13', 4, 13, [13], 'https://www.worldnumerology.com/numerology-karmic-debt-numbers/'],
  ['1980-03-16', 7, 16, [16], 'https://www.worldnumerology.com/numerology-karmic-debt-numbers/'],
  ['1980-03-19', 1, 19, [19], 'https://www.worldnumerology.com/numerology-karmic-debt-numbers/'],
  ['1980-03-28', 1, 28, [], 'https://www.astrogle.com/numerology/karmic-debt-numbers-in-numerology.html'],
  ['1980-03-10', 1, 10, [], 'https://www.astrogle.com/numerology/karmic-debt-numbers-in-numerology.html'],
  ['1980-03-11', 11, null, [], 'https://numeropaths.com/methods keeps masters'],
  ['1980-03-22', 22, null, [], 'https://numeropaths.com/methods keeps masters'],
  ['1980-03-29', 11, 29, [], 'https://numeropaths.com/methods keeps masters'],
])('the birthday of %s is %i, compound %s, debts %j: %s', (birth, value, compound, karmicDebts) => {
  expect(of(birth).birthday).toMatchObject({ value, compound, karmicDebts, isMaster: value > 9 })
})

test('a karmic debt is only what was met right before the digit, named with the number that carries it', () => {
  // https://astralunara.com/2025/05/01/karmic-debts-in-numerology-deciphering-the-codes-13-14-16-and-19-in-your-life/
  expect(of('1992-05-06').karmic_debts).toEqual([{ debt: 14, metIn: 'life_path' }])
  // https://www.novacalculator.com/karmic-debt-number-calculator/: the birthday's 14; 7+5+1 = 13 by components.
  expect(of('1990-07-14', RAW).karmic_debts).toEqual([{ debt: 14, metIn: 'birthday' }])
  expect(of('1990-07-14').karmic_debts).toEqual([
    { debt: 13, metIn: 'life_path' },
    { debt: 14, metIn: 'birthday' },
  ])
  // 3+5+8 = 16 by components.
  expect(of('1988-03-05').karmic_debts).toEqual([{ debt: 16, metIn: 'life_path' }])
})

test.each([
  // https://www.astrogle.com/numerology/karmic-debt-numbers-in-numerology.html: of the ways to 1 only 19/1 is a debt.
  ['2008-08-01', [19]],
  ['1990-08-01', []],
  ['1979-09-02', []],
  ['2001-01-06', []],
])('all digits of %s lead to 1 with the debts %j', (birth, karmicDebts) => {
  expect(of(birth, RAW).life_path).toMatchObject({ value: 1, karmicDebts })
})

test.each([
  [
    '1990-04-23',
    '2020-10-07',
    4,
    5,
    3,
    'https://inspiredcreatively.com/creatively-mystical/numerology/personal-daily-monthly-and-yearly-numerology/',
  ],
  ['1990-09-23', '2023-02-01', 3, 5, 6, 'https://judythsult.com/numerology-basic-how-to/'],
  ['1990-09-23', '2023-02-08', 3, 5, 4, 'https://judythsult.com/numerology-basic-how-to/'],
])('born on %s, the personal year, month and day of %s are %i, %i and %i: %s', (birth, now, year, month, day) => {
  for (const profile of [COMPONENT, RAW] as const) {
    const { personal_year, personal_month, personal_day } = of(birth, profile, now)
    expect([personal_year, personal_month, personal_day].map((number) => number?.value)).toEqual([year, month, day])
  }
})

test.each([
  ['1990-02-08', '2015-06-01', 9, 'https://www.astrology-numerology.com/num-cycles.html'],
  [
    '1990-07-22',
    '2023-06-01',
    9,
    'https://maritimemysticskitchen.com/2023/12/19/how-to-figure-out-your-personal-numbers/',
  ],
  [
    '1990-07-22',
    '2022-06-01',
    8,
    'https://maritimemysticskitchen.com/2023/12/19/how-to-figure-out-your-personal-numbers/',
  ],
])('born on %s, the personal year of %s is %i: %s', (birth, now, year) => {
  for (const profile of [COMPONENT, RAW] as const) expect(of(birth, profile, now).personal_year?.value).toBe(year)
})

test('without a reference date there are no personal numbers, without a name none of a name', () => {
  expect(Object.keys(of('1990-04-23')).sort()).toEqual(
    ['birthday', 'challenges', 'karmic_debts', 'life_cycles', 'life_path', 'pinnacles'].sort(),
  )
})

test('period cycles of 1936-10-12 are 1, 3, 1: https://www.numerologycenter.com/numerology_mathematics_math_2.html', () => {
  expect(of('1936-10-12').life_cycles.map(({ number }) => number.value)).toEqual([1, 3, 1])
})

test('a master month is kept in the sum of a pinnacle: https://www.numerologycenter.com/numerology_mathematics_math_2.html', () => {
  expect(of('1990-11-05').pinnacles[0]?.number).toMatchObject({ value: 7, compound: 16 })
})

test('pinnacles of life path 9 hold to 27, 36, 45 and on: https://www.californiapsychics.com, pinnacles', () => {
  // 1, 8 and 9.
  const nine = of('1980-01-08')
  expect(nine.life_path.value).toBe(9)
  expect(nine.pinnacles.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
    [0, 27],
    [28, 36],
    [37, 45],
    [46, null],
  ])
})

test('a master life path counts as one digit for the ages, and the second cycle lasts for two pinnacles', () => {
  // 2, 5 and 22.
  const { life_path, pinnacles, life_cycles } = of('1993-02-05')
  expect(life_path.value).toBe(11)
  expect(pinnacles.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
    [0, 34],
    [35, 43],
    [44, 52],
    [53, null],
  ])
  expect(life_cycles.map(({ fromAge, toAge }) => [fromAge, toAge])).toEqual([
    [0, 34],
    [35, 52],
    [53, null],
  ])
})

test.each([
  // By hand: 8, 3 and 3; 2, 2 and 6.
  ['1956-08-03', [5, 0, 5, 5]],
  ['1995-11-29', [0, 4, 4, 4]],
])('the challenges of %s are %j, the third the main one', (birth, values) => {
  const { challenges } = of(birth)
  expect(challenges.map(({ number }) => number.value)).toEqual(values)
  expect(challenges.map(({ isMain }) => isMain)).toEqual([false, false, true, false])
})

test('masters are kept in pinnacles, and in no cycle and no challenge', () => {
  const { pinnacles, life_cycles } = of('1911-11-22')
  expect(pinnacles.map(({ number }) => number.value)).toEqual([33, 7, 4, 5])
  expect(life_cycles.map(({ number }) => number.value)).toEqual([2, 4, 3])
})

test('for any two dates every trace leads to its number, and both profiles to the same root', () => {
  const days = fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((day) => ({ year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }))
  fc.assert(
    fc.property(days, days, (birth, now) => {
      const roots = ([COMPONENT, RAW] as const).map((profile) => {
        const { life_path, birthday, personal_year, personal_month, personal_day, ...rest } = pythagorean(
          profile,
          birth,
          null,
          now,
        )
        const numbers = [life_path, birthday, personal_year!, personal_month!, personal_day!]
        const listed = [...rest.life_cycles, ...rest.pinnacles, ...rest.challenges].map(({ number }) => number)
        for (const number of [...numbers, ...listed]) followTrace(number)
        for (const { value } of [...numbers.slice(2), ...listed.slice(0, 3)]) expect(value).toBeGreaterThan(0)
        for (const { value } of listed.slice(7)) expect(value).toBeLessThan(9)
        return numbers.map(({ value }) => value % 9)
      })
      expect(roots[0]).toEqual(roots[1])
    }),
  )
})

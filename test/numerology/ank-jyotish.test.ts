import { expect, test } from 'vitest'
import { ankJyotish, GRAHAS, grahaOf } from '../../src/numerology/ank-jyotish.ts'
import { readName } from '../../src/numerology/names.ts'
import { followTrace } from '../support/trace.ts'

const of = (text: string, name = 'Ram') => {
  const [day, month, year] = text.split('-').map(Number)
  return ankJyotish({ year: year!, month: month!, day: day! }, readName(name, 'Latn').words)
}

test.each([
  ['28-04-1975', 1, 9, 'https://ankjyotish.in/en/learn'],
  ['15-01-1992', 6, 1, 'https://ananyatyagi.com/numerology/'],
  ['15-03-1988', 6, 8, 'https://imageflipfree.com/how-chaldean-numerology-works'],
  ['01-11-1956', 1, 6, 'https://ankjyotish369.blogspot.com/2023/04/2023-2.html'],
  ['07-07-1975', 7, 9, 'https://ankjyotish369.blogspot.com/2023/04/2023-2.html'],
])('%s has the moolank %i and the bhagyank %i: %s', (birth, moolank, bhagyank) => {
  const numbers = of(birth)
  expect(numbers.moolank.number.value).toBe(moolank)
  expect(numbers.bhagyank.number.value).toBe(bhagyank)
  for (const { number, graha } of Object.values(numbers)) {
    followTrace(number)
    expect(graha).toBe(grahaOf(number.value))
  }
})

test.each([
  ['29', 2, 'https://ankjyotish.in/en/learn'],
  ['23', 5, 'https://www.free-calculators.net/numerology-report.html'],
  ['06', 6, 'Hindustan of 18 June, by htsyndication.com'],
  ['15', 6, 'Hindustan of 18 June, by htsyndication.com'],
  ['24', 6, 'Hindustan of 18 June, by htsyndication.com'],
])('born on day %s the moolank is %i: %s', (day, moolank) => {
  expect(of(`${day}-01-2000`).moolank.number).toMatchObject({ value: moolank, isMaster: false })
})

test('the digits of a date are added day first, zeros shown: 01-11-1956 gives 24', () => {
  expect(of('01-11-1956').bhagyank.number.trace[0]).toMatchObject({ digits: [0, 1, 1, 1, 1, 9, 5, 6], result: 24 })
})

test.each([
  ['RAM', 7, 'Ketu', 'https://mahajyotish.com/blog/numerology-4-name-numerology'],
  ['RAM', 7, 'Ketu', 'https://daanyam.in/namank'],
  ['MAHATMA GANDHI', 3, 'Jupiter', 'https://jainqq.org/explore/032125/99'],
  ['MAHATMA GANDHI', 3, 'Jupiter', 'https://www.astrobasic.com/calculate-name-number'],
  ['BAKUL RANCHHODBHAI PATEL', 4, 'Rahu', 'https://jainqq.org/explore/032125/97'],
])('%s has the namank %i, ruled by %s: %s', (name, value, english) => {
  const { namank } = of('28-04-1975', name)
  followTrace(namank.number)
  expect(namank.number.value).toBe(value)
  expect(namank.graha.english).toBe(english)
})

test('a name of 29 goes on to 2, the Moon, since nothing is kept: https://daanyam.in/namank', () => {
  // F, F, P and H: 8 + 8 + 8 + 5.
  const { namank } = of('28-04-1975', 'FFPH')
  expect(namank.number).toMatchObject({ value: 2, compound: 11, isMaster: false })
  expect(namank.graha.english).toBe('Moon')
})

test('the grahas rule 1 to 9 in the order of https://www.free-calculators.net/numerology-report.html', () => {
  expect(GRAHAS.map(({ english }) => english)).toEqual([
    'Sun',
    'Moon',
    'Jupiter',
    'Rahu',
    'Mercury',
    'Venus',
    'Ketu',
    'Saturn',
    'Mars',
  ])
  expect(GRAHAS.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('Rahu and Ketu are the north and the south node of the Moon: https://en.wikipedia.org/wiki/Navagraha', () => {
  expect(grahaOf(4)).toMatchObject({ english: 'Rahu', romanization: 'Rahu', aliases: ['North Node of the Moon'] })
  expect(grahaOf(7)).toMatchObject({ english: 'Ketu', romanization: 'Ketu', aliases: ['South Node of the Moon'] })
})

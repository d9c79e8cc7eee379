import { beforeAll, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'
import { roomPageOf } from '../support/chart-room.ts'

let app: SharedApp
beforeAll(async () => {
  app = await sharedApp()
})

const born = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `city=London&year=${year}&month=${month}&day=${day}&hour=12&minute=0`
}
const numerology = (date: string, query: string) => roomPageOf(app, `${born(date)}&view=numerology&${query}`)

test.each([
  // http://www.decoz.com/numerology-Course-02.htm: 1 + 3 + 1
  ['1936-10-12', 'Life path 5'],
  // https://astralunara.com/2025/05/01/karmic-debts-in-numerology-deciphering-the-codes-13-14-16-and-19-in-your-life/
  ['1992-05-06', 'Life path 5 from 14 Karmic debt 14.'],
  // http://www.triple7center.com/Codes_NUMEROLOGY.html: 8 + 3 + 3
  ['1956-08-03', 'Life path 5 from 14'],
  // https://www.numerologycenter.com/numerology_mathematics_math_2.html: 5 + 1 + 5, a master number
  ['1949-05-10', 'Life path 11 A master number.'],
])('a birth on %s has: %s', async (date, said) => {
  const { statusCode, text } = await numerology(date, '')
  expect(statusCode).toBe(200)
  expect(text).toContain(` ${said}`)
})

test('the name at birth has the published numbers', async () => {
  // https://www.worldnumerology.com/Do-reading-numerology-02-HeartDes.html: 7 + 6 + 7 = 20, and 02-KarmicLes.html: 7 and 9
  const { text } = await numerology('1992-05-06', 'full_name=Thomas+John+Hancock')
  expect(text).toContain('Soul urge 2 from 20')
  expect(text).toContain('THOMAS 7 + JOHN 6 + HANCOCK 7 = 20.')
  expect(text).toContain('Karmic lessons 7, 9 ')
  // https://woobiz.net/numerology-calculator: expression 8, personality 11
  const { text: ofJohn } = await numerology('1992-05-06', 'full_name=John+Smith')
  expect(ofJohn).toMatch(/Expression 8 .*Personality 11 /)
})

test('each number says in words how it was computed', async () => {
  const { text } = await numerology('1992-05-06', 'on=2026-03-01')
  expect(text).toContain('Year of birth, 1992: 1 + 9 + 9 + 2 = 21.')
  expect(text).toContain('Month of birth 5 + day of birth 6 + year of birth 3 = 14.')
  // Personal year: 5 + 6 + (2 + 0 + 2 + 6 = 10, 1) = 12, 3
  expect(text).toContain('Personal numbers on 1 March 2026 Personal year 3 from 12')
})

test('the name of the birth counts if no other was typed', async () => {
  const { text } = await roomPageOf(app, `name=John+Smith&${born('1992-05-06')}&view=numerology`)
  expect(text).toContain('Expression 8')
})

test('asks for the full name if the birth has none, or if it is not in Latin letters', async () => {
  expect((await numerology('1992-05-06', '')).text).toContain('Enter the full name at birth above')
  const { statusCode, text } = await numerology('1992-05-06', `full_name=${encodeURIComponent('Иван Петров')}`)
  expect(statusCode).toBe(200)
  expect(text).toContain('Enter the full name in Latin letters')
  expect(text).toContain('Life path 5')
})

test('a wrong date is refused by the name of its field', async () => {
  const { statusCode, text } = await numerology('1992-05-06', 'on=tomorrow')
  expect(statusCode).toBe(422)
  expect(text).toContain('Date: Expected a date as YYYY-MM-DD')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlaces, type Places } from '../../src/places/places.ts'
import { slowness } from '../support/slowness.ts'
import { testPlaces } from '../support/test-data.ts'

let places: Places
beforeAll(() => {
  places = openPlaces(testPlaces())
})
afterAll(() => places.close())

describe('an unknown text gets suggestions', () => {
  test.each([
    ['Lodnon', 'London, England, United Kingdom'],
    ['Springfeld, Illinois', 'Springfield, Illinois, United States'],
    ['Springfeld Illinois', 'Springfield, Illinois, United States'],
    ['Athns, Greece', 'Athens, Attica, Greece'],
    ['Athens, Frence', 'Athens, Attica, Greece'],
    ['Kopenhagn', 'Copenhagen, Capital Region, Denmark'],
    ['Thesaloniki', 'Thessaloníki, Central Macedonia, Greece'],
    ['Мосвка', 'Moscow, Moscow, Russia'],
    ['Αθίνα', 'Athens, Attica, Greece'],
    ['Reykjav', 'Reykjavík, Capital Region, Iceland'],
    ['Las Vgas', 'Las Vegas, Nevada, United States'],
  ])('%s', (text, first) => {
    expect(places.find(text)).toBeNull()
    expect(places.suggest(text)[0]).toBe(first)
  })
})

test('a place with a wrong qualifier is suggested with the right one, the most populous first', () => {
  expect(places.suggest('Athens, Japan').slice(0, 2)).toEqual([
    'Athens, Attica, Greece',
    'Athens, Georgia, United States',
  ])
})

describe('a name of an area alone gets its largest places', () => {
  // https://www.census.gov/quickfacts/cookcountyillinois; Reading is the largest town of Berkshire.
  test.each([
    ['Cook County, Illinois', 'Chicago, Illinois, United States'],
    ['Berkshire, England', 'Reading, England, United Kingdom'],
  ])('%s', (text, first) => {
    expect(places.find(text)).toBeNull()
    expect(places.suggest(text)[0]).toBe(first)
  })
})

test('a suggestion, sent back, is found; there are at most five and none twice', () => {
  for (const text of ['Springfeld', 'San Jsoe', 'Gergetown', 'Vila Nova', 'Santa Mari', 'Xyzzy', 'Al Manam', '大阪x']) {
    const suggestions = places.suggest(text)
    expect(suggestions.length).toBeLessThanOrEqual(5)
    const found = suggestions.map((suggestion) => places.find(suggestion)?.geonameId)
    expect(found).not.toContain(undefined)
    expect(new Set(found).size).toBe(suggestions.length)
  }
})

test('a text without similar names has none, and a hostile one takes no longer', () => {
  const before = process.cpuUsage()
  for (const text of ['', '!!', 'qqqqqqqqqqqq', 'x'.repeat(10_000), 'san '.repeat(25), 'san, '.repeat(20), '" OR 1=1'])
    expect(places.suggest(text).length).toBeLessThanOrEqual(5)
  expect(places.suggest('qqqqqqqqqqqq')).toEqual([])
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000 * slowness())
})

test('a name that is like many, in many places, takes little more of the processor than names that are there', () => {
  const unknown = [
    'Santa Cruz, Xyz, Bolivia',
    'San Antonio, Nowherex',
    'san antonio san pedro',
    'Santa Mariax del Rio, San Luiz Potosi, Mexicox',
    'San Xantonio de los Altos, Venezuelx',
    'san jose san juan santa cruz san antonio',
  ]
  const known = ['Santa Cruz, Bolivia', 'San Pedro, Peru', 'Guadalupe, Mexico', 'San Jose, Costa Rica']
  // Some machines count processor time in steps of 4 ms.
  const cpuOf = (texts: readonly string[], ask: (text: string) => unknown): number => {
    const before = process.threadCpuUsage()
    for (let time = 0; time < 4; time += 1) for (const text of texts) ask(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / texts.length
  }
  const rounds = Array.from({ length: 4 }, () => cpuOf(unknown, places.suggest) / cpuOf(known, places.find))
  const [least] = rounds.sort((one, other) => one - other)
  // Measured: 3 to 5. Before the search had bounds, such a text took 120 ms, which is over 50 times.
  expect(least).toBeLessThan(20)
})

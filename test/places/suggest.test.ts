import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

/** Names that hundreds of places have, or that hundreds of names begin with. */
const COMMON = [
  ...['San Antonio', 'San Pedro', 'Santa Maria', 'Santa Cruz', 'San Jose', 'San Juan', 'San Miguel', 'San Francisco'],
  ...['Saint Pierre', 'St Martin', 'Victoria', 'La Union', 'Santiago', 'San Carlos', 'Guadalupe', 'Santa Rosa'],
]
const next = (at: number, by: number) => COMMON[(at + by) % COMMON.length]!
/** Unknown, ambiguous and hostile texts, up to the longest that is read. */
const HARD = [
  ...COMMON.flatMap((name, at) => [
    ...[`${name}x`, `${name.replace('a', 'e')}, Nowherex`, `X${name}, Venezuelx`, `${name} de los Altx, Mexicox`],
    ...[`${name} ${next(at, 1)}`, `${name}, ${next(at, 2)}`, `${name} ${next(at, 3)} ${next(at, 5)}`],
    ...[`${name}, ${next(at, 1)}, ${next(at, 4)}`, `${name} ${next(at, 2)} ${next(at, 3)} ${next(at, 7)}`],
    ...[`${name}, Xyz, Bolivia`, `${name.slice(0, 5)} Qx`, `${name.slice(0, 4)}, la san`],
    `${name} `.repeat(30).slice(0, 300),
    `${name}, `.repeat(30).slice(0, 300),
  ]),
  ...[
    's',
    'sa',
    'san',
    'a',
    'la',
    'al',
    'de',
    'o',
    '1',
    'san '.repeat(12),
    'la '.repeat(12),
    'a b c d e f g h i j k l',
  ],
  ...['santa, san, saint, st', 'new ros', 'qqqqqqqqqqqq', 'x'.repeat(60), 'Мосвкаа, Рося', '大阪x'],
]

/** The gazetteer opened anew, with a count of its queries and of every second row of a list. */
function openCounted() {
  const read = { count: 0 }
  const { prepare } = DatabaseSync.prototype
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, sql) {
    const statement = prepare.call(this, sql)
    const [get, all] = [statement.get.bind(statement), statement.all.bind(statement)]
    return Object.assign(statement, {
      get(...values: SQLInputValue[]) {
        read.count += 1
        return get(...values)
      },
      all(...values: SQLInputValue[]) {
        const rows = all(...values)
        read.count += 1 + rows.length / 2
        return rows
      },
    })
  })
  const counted = openPlaces(testPlaces())
  spy.mockRestore()
  return { counted, read }
}

test('no text takes more than 1,000 lookups to suggest places for, whatever is in it', () => {
  const { counted, read } = openCounted()
  const reads = HARD.map((text) => {
    read.count = 0
    counted.suggest(text)
    return { text, lookups: read.count }
  })
  counted.close()
  expect(reads.filter(({ lookups }) => lookups > 1_000)).toEqual([])
  // The bound is no stop for all: most texts end well before it.
  expect(reads.filter(({ lookups }) => lookups > 500).length).toBeLessThan(HARD.length / 2)
})

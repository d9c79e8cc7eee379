import { expect, test } from 'vitest'
import { answerTables } from '../../src/pages/playground/answer-tables.ts'

const heads = (answer: unknown) => answerTables(answer).map(({ columns }) => columns.map(({ head }) => head))

test('a value that is a code stands as words, and other texts stay as they are', () => {
  const [table] = answerTables({
    rows: [{ kind: 'house_from_moon', text: 'a_b and c', version: 'v2', zone: 'Europe/Rome' }],
  })
  expect(table!.rows).toEqual([['house from moon', 'a_b and c', 'v2', 'Europe/Rome']])
})

test('reasons with commas are separated by semicolons, with their points', () => {
  const [table] = answerTables({
    windows: [
      {
        date: '2026-10-29',
        parts: [
          { name: 'Tithi, month', points: 60 },
          { name: 'Long', points: 5 },
        ],
      },
    ],
  })
  expect(table!.rows).toEqual([['29 Oct 2026', 'Tithi, month (60); Long (5)']])
})

test('a graha in a cell stands with its sign, and a longitude as its place in the zodiac', () => {
  const planets = [
    { name: 'Sun', sign: 'Leo' },
    { name: 'Moon', sign: 'Aries' },
  ]
  const [table] = answerTables({ vargas: [{ division: 9, planets, ascendant: { absolute_degree: 12.5 } }] })
  expect(table!.rows).toEqual([['9', 'Sun Leo, Moon Aries', '12°30′ Aries']])
  expect(table!.columns[2]!.unit).toBe('')
})

test('two persons with many values have a column each, without the settings of their charts', () => {
  const person = (name: string) => ({
    ...{ name, ...Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`field_${at}`, at])) },
    subject: { location: { city: 'Athens', geoname_id: 264371 }, settings: { time_known: true } },
  })
  const [table] = answerTables({ persons: [person('Ada'), person('Bo')] })
  expect(table!.columns.map(({ head }) => head)).toEqual(['Name', 'Ada', 'Bo'])
  expect(table!.rows.map(([head]) => head)).toContain('Subject location city')
  expect(JSON.stringify(table)).not.toMatch(/geoname|264371|settings/)
})

test('points of ashtakavarga stand below their signs', () => {
  const points = [4, 4, 3, 6, 5, 4, 5, 3, 4, 3, 4, 3]
  const answer = { ashtakavarga: { bhinnashtakavarga: { Sun: points } } }
  expect(heads(answer)[0]!.slice(0, 3)).toEqual(['Name', 'Aries', 'Taurus'])
  expect(answerTables(answer)[0]!.rows).toEqual([['Sun', ...points.map(String)]])
})

test('what the answer says of the request is apart from the result, and nothing has an empty table', () => {
  const answer = { summary: { total: 16.5 }, subject: { name: 'Ada', settings: { zone: 'LMT' } }, southern: [] }
  expect(answerTables(answer).map(({ caption, isAbout }) => [caption, isAbout])).toEqual([
    ['Summary', false],
    ['Subject', true],
    ['Subject: Settings', true],
  ])
})

test('yogas, planets and facts in a cell have their names, and not only their points', () => {
  const [table] = answerTables({
    matters: [
      {
        house: 2,
        yogas: [{ through: [], yoga: 'eesarpha', kamboola: null }],
        makers: [{ planet: 'Sun', points: 2 }],
        drivers: [{ fact_id: 'tara_bala:mitra', title: 'Tara Bala: Mitra', points: 3 }],
        parts: [{ lord: 'Venus', starts_at: '2000-03-07T23:11:13+00:00' }],
        obstructions: [{ by: 'Moon' }],
      },
    ],
  })
  expect(table!.rows).toEqual([['2', 'eesarpha', 'Sun (2)', 'Tara Bala: Mitra (3)', 'Venus', 'Moon']])
})

test('facts of a day are shown once, under their titles, without ids and the figures of a rule', () => {
  const fact = {
    ...{ id: '2026-09-22:tithi', fact_id: 'tithi', title: 'Tithi Ekadashi', polarity: 'favorable' },
    evidence: { rule: 'Good.', figures: { class: 'Nanda' } },
  }
  const tables = answerTables({ influences: { supporting: [fact], all_ranked: [fact] } })
  expect(tables.map(({ caption, rows }) => [caption, rows])).toEqual([
    ['Influences: All ranked', [['Tithi Ekadashi', 'favorable', 'Good.']]],
  ])
})

test('abbreviations within the head of a column are in capitals', () => {
  expect(heads([{ name: 'Tithi', ends_at_iso: '2026-06-01T16:37:40+05:30', is_dst: false }])).toEqual([
    ['Name', 'Ends at', 'Is DST'],
  ])
})

test('a date and an instant are in words, and the ids of bodies and signs are names', () => {
  const [table] = answerTables({
    rows: [{ at: '2026-06-01T16:37:40Z', day: '-0043-03-15', lord: 'north_node', sign: 'leo' }],
  })
  expect(table!.rows).toEqual([['1 Jun 2026, 16:37 UTC', '15 Mar 44 BC', 'North Node', 'Leo']])
})

test('an id beside its name, and a clock time beside its instant, are left out', () => {
  expect(
    heads([
      {
        date: '2026-06-01',
        sign: 'Leo',
        sign_id: 5,
        lord_id: 'sun',
        start: '08:00',
        start_iso: '2026-06-01T08:00:00Z',
      },
    ]),
  ).toEqual([['Date', 'Sign', 'Lord', 'Start']])
})

test('angles are in degrees and minutes, south of the equator too', () => {
  // 33.5° are 33°30′.
  const [table] = answerTables([{ city: 'Sydney', lat: -33.5, altitude_deg: 7.2 }])
  expect(table!.rows).toEqual([['Sydney', '−33°30′', '7°12′']])
})

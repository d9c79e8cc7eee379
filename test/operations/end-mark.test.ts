import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** Both dates are included: 7 days, and 7,305 days with the five leap days of these years. */
const TABLES = [
  ['in one piece', { start: '2026-03-01', end: '2026-03-07', bodies: 'Sun' }, 7],
  ['streamed', { start: '1990-01-01', end: '2009-12-31', bodies: 'Sun' }, 7_305],
] as const
const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, lat: 37.98, lng: 23.73 }
const HEADER = 'x-orrery-rows'

describe.each(TABLES)('a table %s', (_, query, rows) => {
  test.each([
    ['csv', `# end_mark rows=${rows}`],
    ['ndjson', `{"end_mark":{"rows":${rows}}}`],
  ])('as %s ends with the mark alone, if it is asked for', async (format, mark) => {
    const plain = await service.get({ ...query, format })
    const marked = await service.get({ ...query, format, end_mark: true })
    expect(marked.body).toBe(`${plain.body}${mark}\n`)
    expect(plain.body.trimEnd().split('\n')).toHaveLength(format === 'csv' ? rows + 1 : rows)
    expect(marked.headers.etag).not.toBe(plain.headers.etag)
  })

  test.each(['csv', 'ndjson', 'parquet', 'arrow'])('as %s has its rows in a header', async (format) => {
    expect((await service.get({ ...query, format })).headers[HEADER]).toBe(String(rows))
  })
})

test('the mark is no row: CSV readers skip it as a comment, and no row of NDJSON has its member', async () => {
  const query = { start: '2026-03-01', end: '2026-03-07', include_aspects: true }
  const csv = await service.get({ ...query, format: 'csv' })
  expect(csv.body).not.toContain('#')
  const lines = (await service.get({ ...query, format: 'ndjson' })).body.trimEnd().split('\n')
  expect(lines.map((line) => 'end_mark' in JSON.parse(line))).toEqual(lines.map(() => false))
})

test.each(['json', 'table', 'parquet', 'arrow'])('a mark is refused for %s', async (format) => {
  const reply = await service.get({ start: '2026-03-01', end: '2026-03-07', format, end_mark: true })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['query', 'end_mark']])
})

test('a POST takes the mark as a field', async () => {
  const reply = await service.post({
    start: '2026-03-01',
    end: '2026-03-07',
    bodies: ['Sun'],
    format: 'csv',
    end_mark: true,
  })
  expect(reply.body.trimEnd().split('\n').at(-1)).toBe('# end_mark rows=7')
})

test('a batch has the count of its lines in a header, and the mark after the last one', async () => {
  const births = { births: [BIRTH, { ...BIRTH, month: 13 }] }
  const plain = await service.postTo('/api/v1/natal/batch', births)
  const marked = await service.postTo('/api/v1/natal/batch?end_mark=true', births)
  expect([plain.headers[HEADER], marked.headers[HEADER]]).toEqual(['2', '2'])
  expect(marked.body).toBe(`${plain.body}{"end_mark":{"rows":2}}\n`)
})

test('an order of files has no mark, because the manifest has their lengths', async () => {
  const order = { start: '2026-03-01', end: '2026-03-07', format: 'csv', end_mark: true }
  const reply = await service.postTo('/api/v1/exports', order, { prefer: 'handling=strict' })
  expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', 'end_mark']])
})

import { zstdDecompressSync } from 'node:zlib'
import { tableFromIPC } from 'apache-arrow'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Query, type SharedApp, sharedApp } from '../support/app.ts'
import { ATHENS, EVERYTHING } from '../support/queries.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Row = Readonly<Record<string, unknown>>

async function fileOf(query: Query, format: string): Promise<Buffer> {
  const reply = await service.get({ ...query, format })
  expect([reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, ''])
  return reply.rawPayload
}

/** The rows of CSV, whose numbers other tests compare with the reference. Empty cells are null. */
async function csvRows(query: Query): Promise<readonly Row[]> {
  const [head, ...lines] = (await fileOf(query, 'csv')).toString().trimEnd().split('\n')
  const titles = head!.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(titles.map((title, index) => [title, readCell(title, cells[index]!)]))
  })
}

const WORDS =
  /local_timestamp|(?<!_in)_sign$|_motion$|moon_phase$|_text$|aspects|moon_last_aspect|chart_link|house_system|dignity/
const INSTANTS = /^timestamp$|moon_void_(?:start|end)/

function readCell(title: string, cell: string): unknown {
  if (INSTANTS.test(title)) return Date.parse(cell)
  if (cell === 'true' || cell === 'false') return cell === 'true'
  if (WORDS.test(title)) return cell === '' && /dignity/.test(title) ? null : cell
  return cell === '' ? null : Number(cell)
}

async function parquetRows(query: Query): Promise<{ rows: readonly Row[]; groups: number; facts: Row }> {
  const bytes = await fileOf(query, 'parquet')
  const file = new Uint8Array(bytes).buffer
  const { row_groups, key_value_metadata } = parquetMetadata(file)
  const rows = await parquetReadObjects({ file, compressors: { ZSTD: (input) => zstdDecompressSync(input) } })
  return {
    rows: rows.map((row) => plain(row)),
    groups: row_groups.length,
    facts: Object.fromEntries(key_value_metadata!.map(({ key, value }) => [key, value])),
  }
}

async function arrowTable(query: Query) {
  const table = tableFromIPC(await fileOf(query, 'arrow'))
  return { table, rows: table.toArray().map((row: { toJSON(): Row }) => plain(row.toJSON())) }
}

const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([title, value]) => [title, value instanceof Date ? value.getTime() : value]),
  )

const DEFAULTS = { start: '2026-03-01', end: '2026-03-20' }
const TABLES: readonly (readonly [string, Query])[] = [
  ['the default columns', DEFAULTS],
  ['one instant', { start: '2026-03-20T14:45:57.749Z', bodies: 'Sun' }],
  ['every option', { ...DEFAULTS, ...EVERYTHING, cell_format: 'text' }],
  ['houses in parts, within the polar circle', { ...DEFAULTS, lat: 78, lng: 15, cell_format: 'parts' }],
  ['36 sectors', { ...DEFAULTS, ...ATHENS, house_system: 'gauquelin_sectors' }],
  ['a long answer', { start: '1990-01-01', end: '2009-12-31', step: '12h' }],
  ['years before 1970 and before the year 0', { start: '-000400-01-01', end: '-000399-01-01' }],
]

describe.each(TABLES)('%s', (_, query) => {
  test('as Parquet has the digits of CSV', async () => {
    const [{ rows }, expected] = [await parquetRows(query), await csvRows(query)]
    expect(rows).toHaveLength(expected.length)
    for (const [index, row] of rows.entries()) expect(asDigits(row)).toEqual(asDigits(expected[index]!))
  })

  test('as Arrow has the numbers of CSV', async () => {
    const [{ rows }, expected] = [await arrowTable(query), await csvRows(query)]
    expect(rows).toEqual(expected)
  })
})

/** A decimal is read as a double: compared by its nine digits. */
const asDigits = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([title, value]) => [title, typeof value === 'number' ? value.toFixed(9) : value]),
  )

test('Parquet of a long answer has row groups that a reader can skip by their instants', async () => {
  const bytes = await fileOf({ start: '1900-01-01T12:00', end: '1999-12-31T12:00' }, 'parquet')
  const { row_groups, num_rows } = parquetMetadata(new Uint8Array(bytes).buffer)
  expect(Number(num_rows)).toBe((Date.UTC(1999, 11, 31) - Date.UTC(1900, 0, 1)) / 86_400_000 + 1)
  expect(row_groups.length).toBeGreaterThan(1)
  const ranges = row_groups.map(({ columns }) => columns[0]!.meta_data!.statistics!)
  for (const [index, { min_value, max_value }] of ranges.entries()) {
    expect(Number(min_value)).toBeLessThan(Number(max_value))
    if (index > 0) expect(Number(ranges[index - 1]!.max_value)).toBeLessThan(Number(min_value))
  }
})

test('numbers of up to nine digits take 32 bits in Parquet, longer ones and instants 64', async () => {
  const { schema } = parquetMetadata(new Uint8Array(await fileOf(DEFAULTS, 'parquet')).buffer)
  const typeOf = (title: string) => schema.find(({ name }) => name === title)?.type
  expect(['timestamp', 'sun_longitude_deg', 'sun_latitude_deg', 'moon_phase_deg'].map(typeOf)).toEqual([
    ...['INT64', 'INT64', 'INT32', 'INT32'],
  ])
})

test('units, the request and how positions were found are in the metadata', async () => {
  const { table } = await arrowTable(DEFAULTS)
  const unitOf = (title: string) => table.schema.fields.find(({ name }) => name === title)!.metadata.get('unit')
  expect(['sun_longitude_deg', 'moon_speed', 'mars_distance_au', 'timestamp'].map(unitOf)).toEqual([
    ...['deg', 'deg/d', 'AU'],
    undefined,
  ])
  const { facts } = await parquetRows(DEFAULTS)
  for (const text of [table.schema.metadata.get('orrery')!, facts['orrery'] as string])
    expect(JSON.parse(text).meta).toMatchObject({
      start: '2026-03-01',
      rows: 20,
      precision: 'library',
      timezone: 'UTC',
    })
  const schema = tableFromIPC(
    Buffer.concat([Buffer.from(facts['ARROW:schema'] as string, 'base64'), Buffer.alloc(0)]),
  ).schema
  expect(schema.fields.find(({ name }) => name === 'sun_longitude_deg')!.metadata.get('unit')).toBe('deg')
})

describe('columns', () => {
  const headOf = async (query: Query): Promise<string> =>
    (await fileOf({ ...DEFAULTS, ...query }, 'csv')).toString().split('\n')[0]!

  test('are those that the request names, in its order and once', async () => {
    expect(await headOf({ bodies: 'Sun,Moon', columns: 'longitude_deg,timestamp,moon_speed,moon_longitude_deg' })).toBe(
      'sun_longitude_deg,moon_longitude_deg,timestamp,moon_speed',
    )
    expect(await headOf({ bodies: 'Mars', columns: 'moon_phase_deg,distance_au' })).toBe(
      'moon_phase_deg,mars_distance_au',
    )
  })

  test('have the cells of the whole table, in every format', async () => {
    const query = { ...DEFAULTS, columns: 'timestamp,speed,distance_au,sign' }
    const whole = await csvRows(DEFAULTS)
    const chosen = await csvRows(query)
    expect(Object.keys(chosen[0]!)).toHaveLength(1 + 13 * 3)
    for (const [index, row] of chosen.entries()) expect(whole[index]).toMatchObject(row)
    expect((await arrowTable(query)).rows).toEqual(chosen)
    expect((await parquetRows(query)).rows.map(asDigits)).toEqual(chosen.map(asDigits))
  })

  test.each([
    ['of another format', { columns: 'timestamp' }, 'contradicts format=json'],
    ['that the table lacks', { columns: 'sun_house', format: 'csv' }, 'no column "sun_house". Allowed: longitude_deg'],
    ['with a name that none has', { columns: 'Sun; x', format: 'csv' }, 'is not the name of a column'],
    [
      'too many',
      { columns: Array.from({ length: 501 }, (_, index) => `c${index}`).join(), format: 'csv' },
      'at most 500',
    ],
  ])('%s are refused by name', async (_, query, message) => {
    const reply = await service.get({ ...DEFAULTS, ...query })
    expect(reply.statusCode).toBe(422)
    const [{ loc, msg }] = reply.json().detail
    expect([loc, msg]).toEqual([['query', 'columns'], expect.stringContaining(message)])
  })
})

import type { Client } from '@modelcontextprotocol/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { familyOf } from '../../src/mcp/families.ts'
import { STRUCTURE_MAX } from '../../src/mcp/structure.ts'
import { toolsOf } from '../../src/mcp/tools.ts'
import { OPERATIONS } from '../../src/operations/index.ts'
import { TEXT_MAX } from '../../src/wire/texts/words.ts'
import type { TestApp } from '../support/app.ts'
import { type Called, call } from '../support/assistant.ts'
import { propertyRuns } from '../support/full-form.ts'
import { useRendered } from './rendered.ts'

const DESCRIPTION_MAX = 1_000
const RUNS = { valid: 20, invalid: 30 }

interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly description?: string
  readonly examples?: readonly object[]
}

let service: TestApp
let client: Client
let tools: Awaited<ReturnType<Client['listTools']>>['tools']
useRendered(async (rendered) => {
  service = rendered.service
  client = rendered.client
  tools = (await client.listTools()).tools
})

/** Each tool by itself, also those that are listed as one. */
const ALONE = toolsOf(OPERATIONS)
const schemaOf = (name: string): Schema => ALONE.find((tool) => tool.name === name)!.listed.inputSchema as Schema
const exampleOf = (name: string): object => schemaOf(name).examples![0]!
const named = ALONE.filter(({ view }) => !view.isDrawing).map(({ name, view }) => [name, view] as const)
const FAMILIES = [...new Set(ALONE.flatMap((tool) => familyOf(tool)?.name ?? []))]

describe('the list of tools', () => {
  test('has each tool once, and those of a family as one', () => {
    const alone = named.flatMap(([name, { family }]) => (family ? [] : [name]))
    expect(tools.map(({ name }) => name).filter((name) => !FAMILIES.includes(name))).toEqual(alone)
    expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(FAMILIES))
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length)
  })

  test('says of each tool its price and what it is for', () => {
    for (const { name, title, description = '', annotations } of tools) {
      expect([name, description.length < DESCRIPTION_MAX, description]).toEqual([
        name,
        true,
        expect.stringContaining('\nCost: '),
      ])
      expect([name, title]).toEqual([name, expect.stringMatching(/^[A-Z]/)])
      const isOrder = name === 'v1_natal_report_order'
      const hints = isOrder ? { destructiveHint: false, idempotentHint: false } : {}
      expect(annotations).toEqual({ readOnlyHint: !isOrder, openWorldHint: false, ...hints })
    }
  })

  test('has inputs without references, nulls, credentials and forms of the answer', () => {
    for (const { name, inputSchema } of tools) {
      const text = JSON.stringify(inputSchema)
      expect([name, text.match(/"\$ref"|"null"|api_key|authorization|"format":\{|callback_url/)]).toEqual([name, null])
      expect([name, (inputSchema as Schema).type]).toEqual([name, 'object'])
    }
  })
})

/** Every answer of a tool is short, and an error says something. */
function expectUsable(name: string, { isError, text, data }: Called): void {
  expect([name, text.length > 0, text.length <= TEXT_MAX]).toEqual([name, true, true])
  expect([name, isError || data !== undefined]).toEqual([name, true])
  expect([name, Buffer.byteLength(JSON.stringify(data ?? {})) <= STRUCTURE_MAX]).toEqual([name, true])
  expect([name, text.match(/[:,(] undefined|\[object|\bNaN\b|Internal Server Error/)]).toEqual([name, null])
}

describe.each(named)('%s', (name, view) => {
  test('answers its example', async () => {
    const reply = await call(client, name, exampleOf(name))
    expectUsable(name, reply)
    // The example names a report that this account does not have.
    expect([reply.isError, reply.text]).toEqual([name === 'v1_natal_report', expect.any(String)])
    expect(reply.images.map(({ mimeType }) => mimeType)).toEqual(view.pictureKind !== undefined ? ['image/png'] : [])
  })

  test('answers inputs of its schema usably, and its data are valid', async () => {
    await fc.assert(
      fc.asyncProperty(inputs(schemaOf(name), exampleOf(name)), async (input) => {
        expectUsable(name, await call(client, name, input))
      }),
      { numRuns: propertyRuns(view.pictureKind ? RUNS.valid / 2 : RUNS.valid) },
    )
  })

  test('says what is wrong with inputs that are not of its schema', async () => {
    await fc.assert(
      fc.asyncProperty(spoilt(schemaOf(name), exampleOf(name)), async (input) => {
        expectUsable(name, await call(client, name, input))
      }),
      { numRuns: propertyRuns(RUNS.invalid) },
    )
  })

  test('says what is missing from an empty input, if anything is', async () => {
    const reply = await call(client, name, {})
    expectUsable(name, reply)
    const isNeeded = (schemaOf(name).required ?? []).length > 0
    expect(reply.isError).toBe(isNeeded)
    if (isNeeded) expect(reply.text).toMatch(/required|Required|Expected/)
  })
})

const JUNK: readonly unknown[] = ['', 'x', -1, 1e9, 0.5, true, null, [], {}, ['x'], { x: 1 }, '\u0000', '../..']

/** The example, with some of the other fields by the schema. */
function inputs(schema: Schema, example: object): fc.Arbitrary<object> {
  const others = Object.entries(schema.properties ?? {}).filter(([name]) => !(name in example))
  const fields = Object.fromEntries(others.map(([name, each]) => [name, valueBy(each)]))
  return fc.record(fields, { requiredKeys: [] }).map((added) => ({ ...example, ...added }))
}

function valueBy(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueBy))
  const { minimum: min = 0, maximum: max = 100 } = schema
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.integer({ min, max })
  if (schema.type === 'number') return fc.double({ min, max, noNaN: true })
  if (schema.type === 'array') return fc.array(valueBy(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'object') return inputs(schema, {})
  return fc.constantFrom('Athens', '2027-01-01', 'UTC', 'Europe/Athens', 'placidus', 'Sun', '1h')
}

/** The example with one field of junk. */
const spoilt = (schema: Schema, example: object): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...Object.keys(schema.properties ?? {}), 'nothing_of_ours'), fc.constantFrom(...JUNK))
    .map(([name, junk]) => ({ ...example, [name]: junk }))

describe('a report', () => {
  test('is ordered and then followed by its state until it is completed', async () => {
    const demo = { name: 'Synthetic Demo Candidate', year: 1992, month: 11, day: 23, hour: 14, minute: 17 }
    const place = { lat: 38.7223, lng: -9.1393, tz_str: 'Europe/Lisbon' }
    const ordered = await call(client, 'v1_natal_report_order', { ...demo, ...place })
    const { job_id } = ordered.data!
    expect(ordered.text).toContain(`job_id ${job_id}`)
    const state = () => call(client, 'v1_natal_report', { job_id })
    await expect.poll(async () => (await state()).data?.['status'], { timeout: 60_000 }).toBe('completed')
    const { text, data } = await state()
    expect(text).toContain('PDF: ')
    expect(text.length).toBeLessThanOrEqual(TEXT_MAX)
    expect(text).toContain('(at the URL of this service, with an API key in the x-api-key header)')
    expect(data).toMatchObject({
      report: { synthesis: expect.any(Array), passages: expect.any(Array) },
    })
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(STRUCTURE_MAX)
  })

  test('is not ordered by the tool that only reads', async () => {
    const birth = { year: 1990, month: 5, day: 5, hour: 12, minute: 0, city: 'Athens' }
    const reply = await call(client, 'v1_natal_calculate', { ...birth, psychological_report: { enabled: true } })
    expect(reply.data).not.toHaveProperty('job_id')
  })

  test('of an address that is no id is refused before any request', async () => {
    const reply = await call(client, 'v1_natal_report', { job_id: '../calculate' })
    expect([reply.isError, reply.text]).toEqual([true, expect.stringContaining('job_id: Expected an id')])
  })

  test.each(['nonsense', '5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93'])(
    'that does not exist (%s) is said to be none',
    async (job_id) => {
      const reply = await call(client, 'v1_natal_report', { job_id })
      expect([reply.isError, reply.text]).toEqual([
        true,
        expect.stringMatching(/no report with this job_id.*v1_natal_report_order/),
      ])
    },
  )
})

describe('an answer that would fill a conversation', () => {
  test.each([
    ['v1_ephemeris', { start: '1900-01-01', end: '2100-01-01' }, 'Name fewer bodies'],
    ['v1_sky_events', { date: '2027-01-01', days: 365, preset: 'full' }, 'Request fewer days'],
  ])('of %s is refused before it costs anything, with how to narrow it', async (name, input, advice) => {
    const reply = await call(client, name, input)
    expect([reply.isError, reply.text]).toEqual([true, expect.stringContaining(advice)])
  })

  test('is a file at the address of the operation, for whoever has the key', async () => {
    const { text } = await call(client, 'v1_ephemeris', { start: '2027-01-01', end: '2027-12-31', bodies: 'Sun,Moon' })
    const [, url] = / CSV file at (\S+) /.exec(text) ?? []
    const { statusCode, headers, body } = await service.app.inject({ url: url!, headers: { 'x-api-key': service.key } })
    expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
    expect(body).toMatch(/^2027-12-31T/m)
    const events = await call(client, 'v1_sky_events', { date: '2027-01-01', days: 365, preset: 'full' })
    expect(events.text).toMatch(/ CSV file at \/api\/v1\/sky-events\?\S*format=csv/)
  })
})

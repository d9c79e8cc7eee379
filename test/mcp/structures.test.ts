import type { Client } from '@modelcontextprotocol/client'
import { describe, expect, test } from 'vitest'
import { URANIANS } from '../../src/astro/body.ts'
import { FEATURES } from '../../src/contract/births/natal.ts'
import type { ObjectSchema } from '../../src/mcp/input-schema.ts'
import { boundedStructure, STRUCTURE_MAX } from '../../src/mcp/structure.ts'
import type { Tool } from '../../src/mcp/tools.ts'
import { call } from '../support/assistant.ts'
import { callOf, TECHNIQUE_TOOLS, useRendered } from './rendered.ts'

const ADA = { name: 'Ada', year: 1990, month: 5, day: 5, hour: 12, minute: 0, lat: 39.8, lng: -89.64 }
const BO = { name: 'Bo', year: 1988, month: 11, day: 2, hour: 7, minute: 40, lat: -33.87, lng: 151.21 }
/** With the eight bodies of the Hamburg school too, a return with its natal chart is too long and is refused. */
const EVERY = {
  include_features: FEATURES.filter((feature) => !URANIANS.some((each) => each === feature)),
  include_minor_aspects: true,
}
const EXTRAS = {
  ...{ include_speed: true, include_dignity: true, include_patterns: true, include_dominants: true },
  ...{ include_stelliums: true, include_declination_aspects: true, include_moon_void_of_course: true },
}

/** As long as a name may be. */
const LONG = 'Augusta Ada King Byron '.repeat(9).slice(0, 200).trim()
const NAMES: readonly (readonly [system: string, name: object])[] = [
  ['pythagorean', { birth: LONG }],
  ['chaldean', { birth: LONG }],
  ['kabbalah', { birth: 'משה בן מימון '.repeat(15).trim(), script: 'Hebr' }],
  ['ank_jyotish', { birth: LONG }],
]

/** A technique with as much in each birth as its schema has. */
function largestOf(tool: Tool): readonly [tool: string, input: object] {
  const { view, listed } = tool
  const schemaAt = (at: string) => (at === '' ? listed.inputSchema : listed.inputSchema.properties[at]!) as ObjectSchema
  const births = [ADA, BO].map((birth, index) => {
    const { properties } = schemaAt((view.asks?.births ?? [])[index] ?? '')
    return { ...birth, ...Object.fromEntries(Object.entries(EVERY).filter(([name]) => name in properties)) }
  })
  return callOf(tool, births, view.largest)
}

/** The largest inputs that a person may ask for. */
const LARGEST: readonly (readonly [tool: string, input: object])[] = [
  ['v1_natal_calculate', { ...ADA, ...EVERY, ...EXTRAS, interpretation: {}, fixed_stars: ['all'] }],
  ...TECHNIQUE_TOOLS.map(largestOf),
  ['v1_sky_events', { date: '2027-01-01', days: 31, preset: 'full', include_formulation: true }],
  ['v1_sky_events', { date: '2027-01-01', days: 120, preset: 'daily', include_formulation: true }],
  ['v1_sky_events', { date: '2027-01-01', days: 400 }],
  ['v1_ephemeris', { start: '2027-01-01', step: '1h', end: '2027-01-19T16:00', bodies: 'Moon', lat: 38, lng: 23 }],
  ['v1_geo_search', { q: 'Springfield', limit: 50 }],
  ...NAMES.map(([system, name]): [string, object] => {
    const subject = { birth_date: '1990-05-05', name }
    const day = system === 'pythagorean' ? { date_context: { reference_date: '2027-01-01' } } : {}
    return ['v1_numerology_profile', { method: { system }, subject, include_interpretations: true, ...day }]
  }),
]

let client: Client
useRendered((rendered) => {
  client = rendered.client
  // The client then checks each answer by its schema.
  return client.listTools()
})

interface Omitted {
  readonly field: string
  readonly shown: number
  readonly of: number
  readonly advice: string
}

interface Listed {
  readonly type: string
  readonly orb: number
  readonly p1?: string
  readonly p2?: string
  readonly p1_id?: string
  readonly p2_id?: string
  readonly from?: string
  readonly to?: string
  readonly between?: { readonly transit: string; readonly natal: string }
}

const MAJOR = /^(conjunction|opposition|trine|square|sextile)$/
const MAIN = /^(\w+\.)?(sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|asc|mc|ic|dc)$/

function rankOf({ type, orb, p1, p2, p1_id, p2_id, from, to, between }: Listed): {
  readonly rank: number
  readonly orb: number
} {
  // Those of transits have their owner in p1 and p2.
  const ends = (between ? [between.transit, between.natal] : [p1_id ?? p1 ?? from, p2_id ?? p2 ?? to]).map(String)
  const major = ends.every((end) => MAIN.test(end)) ? 0 : 1
  return { rank: MAJOR.test(type) ? major : 2, orb }
}

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Record<string, unknown> | undefined)?.[name], data)

describe('the structured content of the largest answers', () => {
  test.each(LARGEST)('of %s %j is within its bound, and says what it lacks', async (name, input) => {
    const { isError, text, data = {} } = await call(client, name, input)
    expect([isError, text]).toEqual([false, expect.any(String)])
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThanOrEqual(STRUCTURE_MAX)
    for (const { field, shown, of, advice } of (data['omitted'] ?? []) as Omitted[]) {
      expect([field, Object.keys(valueAt(data, field) as object).length]).toEqual([field, shown])
      expect(shown).toBeLessThan(of)
      expect(text).toContain(`Note: structuredContent has ${shown} of ${of} in ${field}. ${advice}`)
    }
  })

  test('lacks fixed stars first, and keeps the closest aspects', async () => {
    const { data = {} } = await call(client, ...LARGEST[0]!)
    expect((data['omitted'] as Omitted[]).map(({ field }) => field)).toEqual(
      ['fixed_stars', 'declination_aspects', 'aspect_patterns', 'aspects', 'interpretation.readings'].slice(
        0,
        (data['omitted'] as Omitted[]).length,
      ),
    )
    const [star] = data['fixed_stars'] as { conjunctions: unknown[] }[]
    expect(star!.conjunctions.length).toBeGreaterThan(0)
    expect((data['aspects'] as object[]).length).toBeGreaterThanOrEqual(10)
  })

  test.each([LARGEST[0]!, ...TECHNIQUE_TOOLS.map(largestOf)])(
    'keeps the major aspects of planets and angles, the closest first: %s %j',
    async (name, input) => {
      const { data = {} } = await call(client, name, input)
      if (!Array.isArray(data['aspects'])) return
      const listed = (data['aspects'] as Listed[]).map(rankOf)
      expect(listed).toEqual(listed.toSorted((one, other) => one.rank - other.rank || one.orb - other.orb))
      expect(listed[0]?.rank).toBe(0)
    },
  )

  test('of a table names the file that has all of it', async () => {
    const { data = {}, text } = await call(client, 'v1_ephemeris', {
      ...{ start: '2027-01-01', end: '2027-01-19T16:00', step: '1h', bodies: 'Moon' },
      ...{ lat: 38, lng: 23 },
    })
    const [{ field, advice }] = data['omitted'] as [Omitted]
    expect(field).toBe('data.rows')
    expect(advice).toMatch(
      /CSV file at \/api\/v1\/ephemeris\?.*format=csv\S* \(at the URL of this service, with an API key/,
    )
    expect(text).toContain(advice)
  })

  test('of a month of the panchang names no file, because an address cannot have its request', async () => {
    const tool = TECHNIQUE_TOOLS.find(({ view }) => view.technique === 'panchang_month')!
    const { data = {}, text } = await call(client, ...largestOf(tool))
    expect(data['omitted']).toMatchObject([{ field: 'days', advice: 'For a single day use panchang.' }])
    expect(text).not.toContain('CSV')
  })
})

test('a year of quiet events, and a month with all of them, are whole', async () => {
  for (const input of [
    { date: '2027-01-01', end: '2027-12-31' },
    { date: '2027-01-01', days: 31, preset: 'full' },
  ]) {
    const { data = {} } = await call(client, 'v1_sky_events', input)
    expect(data).not.toHaveProperty('omitted')
    const { meta, events } = data as { meta: { events: number }; events: object[] }
    expect(events.length).toBe(meta.events)
    expect(events[0]).toMatchObject({
      kind: expect.any(String),
      local: expect.stringContaining('2027-01-'),
      bodies: expect.arrayContaining([expect.stringMatching(/^\w+ \d\d°/)]),
    })
  }
})

test('all times of events are local', async () => {
  const input = { date: '2027-02-20', days: 10, include_void_of_course: true, timezone: 'Europe/Athens' }
  const { data = {} } = await call(client, 'v1_sky_events', input)
  const { events } = data as { events: { kind: string; local: string; void?: { ends: string }; eclipse?: object }[] }
  const begun = events.findIndex((event) => event.void)
  const end = events.slice(begun).find(({ kind }) => kind === 'void_of_course_ends')
  expect(events[begun]!.void!.ends).toBe(end!.local)
  expect(events.flatMap(({ eclipse }) => eclipse ?? [])).toEqual([
    expect.objectContaining({ maximum: expect.stringMatching(/^2027-02-21T01:1\d:\d\d\+02:00$/) }),
  ])
})

test('the readings of a chart are in its data in short, with what dominates it', async () => {
  const { data = {} } = await call(client, 'v1_natal_calculate', { ...ADA, interpretation: {} })
  expect(data['interpretation']).toMatchObject({
    synthesis: expect.arrayContaining([
      expect.objectContaining({ title: expect.any(String), because: expect.any(Array) }),
    ]),
    readings: expect.arrayContaining([{ title: 'Sun in Taurus', motto: expect.any(String) }]),
  })
})

test('a table that is cut says how many rows it lost, in the data and in the text', async () => {
  const input = { start: '2027-01-01', step: '1h', end: '2027-01-19T16:00', bodies: 'Moon', lat: 38, lng: 23 }
  const { data = {}, text } = await call(client, 'v1_ephemeris', input)
  const [cut] = data['omitted'] as Omitted[]
  // 18 days and 16 hours, with both ends.
  expect(cut).toMatchObject({ field: 'data.rows', of: 449 })
  expect(text).toContain(`structuredContent has ${cut!.shown} of 449 in data.rows`)
})

describe('a structure', () => {
  const long = (count: number, bytes: number) => Array.from({ length: count }, () => 'x'.repeat(bytes))

  test('within the bound is left as it is', () => {
    const answer = { one: long(10, 100) }
    expect(boundedStructure(answer, [{ field: 'one', advice: 'less' }])).toBe(answer)
  })

  test('loses the last entries of its first list, then of the others, but not all while others have more', () => {
    const answer = { kept: 'kept', in: { one: long(100, 1_000) }, other: long(100, 1_000) }
    const cuts = [
      { field: 'in.one', advice: 'less of one' },
      { field: 'other', advice: 'less of the other' },
    ]
    const bounded = boundedStructure(answer, cuts) as unknown as typeof answer & { omitted: Omitted[] }
    expect(bounded.kept).toBe('kept')
    expect([bounded.in.one.length, bounded.other.length]).toEqual([10, 13])
    expect(bounded.omitted).toEqual([
      { field: 'in.one', shown: 10, of: 100, advice: 'less of one' },
      { field: 'other', shown: 13, of: 100, advice: 'less of the other' },
    ])
    expect(JSON.stringify(bounded).length).toBeLessThanOrEqual(STRUCTURE_MAX)
  })

  test('loses all entries that are too long for it', () => {
    const bounded = boundedStructure({ one: long(12, 30_000) }, [{ field: 'one', advice: 'less' }])
    expect(bounded).toEqual({ one: [], omitted: [{ field: 'one', shown: 0, of: 12, advice: 'less' }] })
  })
})

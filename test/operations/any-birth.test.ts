import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { FEATURES } from '../../src/contract/births/natal.ts'
import { NatalChartReply } from '../../src/contract/births/natal-reply.ts'
import { PARTS } from '../../src/contract/births/parts.ts'
import { SimpleNatalReply } from '../../src/contract/births/simple-natal-reply.ts'
import { TransitReply } from '../../src/techniques/transits/schema.ts'
import { remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { propertyRuns } from '../support/full-form.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

type Fields = Readonly<Record<string, readonly unknown[]>>

/** Values that are each valid. Together they may contradict each other. */
const BIRTH: Fields = {
  name: ['User', '', '"};</script>', '名前'],
  year: [1981, 2000, 1850, 1800, 2399, 1582, 0, -9999, 9999],
  month: [1, 2, 10, 12],
  day: [1, 28, 29, 31],
  time_known: [true, false],
  hour: [0, 2, 12, 23, null],
  minute: [0, 30, 59],
  second: [0, 59, null],
  city: ['Athens', 'Αθήνα', 'Springfield, Illinois', 'Nowhere at all', ' ', null],
  lat: [90, -90, 66.6, 0, -0, 89.999],
  lng: [180, -180, 0.0001, 23.7],
  tz_str: ['AUTO', 'Europe/Berlin', 'Pacific/Apia', '+05:30', 'America/New_York', null],
  dst_policy: ['reject', 'earlier', 'later', 'shift_forward', null],
  calendar: ['auto', 'gregorian', 'julian'],
  house_system: ['placidus', 'G', 'i', 'whole sign', 'campanus'],
  zodiac_type: ['tropical', 'sidereal'],
  sidereal_ayanamsa: ['lahiri', 'true_citra', 'galactic_center_0_sagittarius'],
}
const NEEDED = ['year', 'month', 'day', 'hour', 'minute']
const FLAGS = [
  'speed',
  'dignity',
  'minor_aspects',
  'stelliums',
  'patterns',
  'dominants',
  'declination_aspects',
  'moon_void_of_course',
]
const ORBS = [{ Trine: 0 }, { conjunction: 15, Square: 2.5 }, null]
const CHART: Fields = {
  ...BIRTH,
  ...Object.fromEntries(FLAGS.map((flag) => [`include_${flag}`, [true, false]])),
  orb_settings: ORBS,
  include_features: [[...FEATURES], ['asc', 'mc'], [], null],
  dominants_method: ['modern', 'traditional'],
  moon_void_definition: ['modern', 'traditional'],
  fixed_stars: [['royal_4'], ['Regulus', 'alTau'], []],
  fixed_star_orb: [0, 1, 5],
  frames: [['equatorial'], ['horizontal', 'barycentric'], []],
  include: [[...PARTS], ['lots', 'sect'], [], null],
  lots_source: ['paulus', 'valens', 'ptolemy'],
  bounds: ['egyptian', 'ptolemy_robbins'],
  triplicities: ['dorotheus', 'lilly'],
  sun_limits: ['lilly', 'hellenistic'],
  antiscia_orb: [0, 1, 5],
  midpoint_orb: [0, 5],
  harmonic_numbers: [[2, 360], [9]],
  decimals: [3, 6],
  draconic_node: ['mean', 'true'],
  relocated_lat: [89.9, 0],
  relocated_lng: [-180, 0],
  response_format: ['full', 'compact'],
}
const TRANSIT: Fields = {
  current_city: ['Athens', 'Tokyo', 'Nowhere at all'],
  current_lat: [0, 45],
  current_lng: [0, 90],
  transit_date: [
    '2026-03-01T12:00',
    '1800-01-01',
    '2399-12-31T23:59',
    '2026-03-29T02:30',
    '0000-01-01',
    '2026-03-01T00:00Z',
  ],
  tz_str: ['AUTO', 'Europe/Berlin'],
  dst_policy: ['reject', 'later'],
  orb_settings: ORBS,
  include_exact_times: [true, false],
}

const anything = fc.jsonValue({ maxDepth: 2 })

/** Requests of valid values, with an arbitrary value now and then. */
const bodies = (fields: Fields, requiredKeys: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, values]) => [
        name,
        fc.oneof(
          { weight: 80, arbitrary: fc.constantFrom(...values) as fc.Arbitrary<unknown> },
          { weight: 1, arbitrary: anything },
        ),
      ]),
    ),
    { requiredKeys: [...requiredKeys] },
  )

/** Coordinates are mostly whole, and asked for where they belong: a refusal would hide what else there is to try. */
function placed({ lat, lng, relocated_lat, relocated_lng, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const birthplace = lat === undefined || lng === undefined ? { city: 'Athens' } : { lat, lng }
  const isRelocated = Array.isArray(rest['include']) && rest['include'].includes('relocated')
  const relocation = isRelocated ? { relocated_lat: relocated_lat ?? 0, relocated_lng: relocated_lng ?? 0 } : {}
  return { ...birthplace, ...relocation, ...rest }
}

function check(reply: LightMyRequestResponse, schema: z.ZodType): boolean {
  expect([200, 422], reply.body).toContain(reply.statusCode)
  if (reply.statusCode === 200) {
    expect(schema.parse(reply.json())).toEqual(reply.json())
    return true
  }
  for (const fault of reply.json().detail) {
    expect(fault).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) })
    // Neither an instant beyond the ephemeris nor a text that is no JSON is the fault of one field.
    if (!['outside_ephemeris', 'json_invalid'].includes(fault.type)) expect(fault.loc.length).toBeGreaterThan(1)
  }
  expect(reply.body).not.toMatch(/node_modules|\.se1|sqlite|at \w+ \(/i)
  return false
}

/** Sends requests one by one, and checks that only good answers cost units. */
async function ask(
  url: string,
  inputs: fc.Arbitrary<Record<string, unknown>>,
  schema: z.ZodType,
  full: number,
): Promise<number> {
  let [good, left] = [0, remaining(await service.get({ start: '2026-01-01' }))]
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const reply = await service.postTo(url, input)
      const now = remaining(reply)
      if (check(reply, schema)) good += 1
      else expect(now).toBe(left)
      left = now
    }),
    { numRuns: propertyRuns(full) },
  )
  return good
}

/** `response_format` selects one of the two. */
const NatalReply = z.union([NatalChartReply, SimpleNatalReply])

const titled = 'is answered by its contract or refused by name: never a 5xx, nothing charged, nothing leaked'

test(`any birth ${titled}`, async () => {
  const births = bodies(BIRTH, NEEDED).map(placed)
  expect(await ask('/natal', births, SimpleNatalReply, 300)).toBeGreaterThan(propertyRuns(30))
})

test(`any chart ${titled}`, async () => {
  const charts = bodies(CHART, NEEDED).map(placed)
  expect(await ask('/api/v1/natal/calculate', charts, NatalReply, 300)).toBeGreaterThan(propertyRuns(30))
})

test(`any transit ${titled}`, async () => {
  const natal = bodies(BIRTH, NEEDED).map((birth) => placed({ ...birth, year: 1981 }))
  const transits = fc
    .tuple(natal, bodies(TRANSIT, ['current_city', 'transit_date']))
    .map(([birth, { current_lat, current_lng, ...rest }]) => ({
      natal: birth,
      ...rest,
      ...(current_lat !== undefined && current_lng !== undefined && { current_lat, current_lng }),
    }))
  expect(await ask('/api/v1/transits/calculate', transits, TransitReply, 200)).toBeGreaterThan(propertyRuns(20))
})

test(`JSON that is no request at all ${titled}`, async () => {
  for (const url of ['/natal', '/api/v1/natal/calculate', '/api/v1/transits/calculate']) {
    const objects = fc.dictionary(fc.string(), anything)
    expect(await ask(url, objects, NatalReply, 100)).toBe(0)
  }
})

import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { EphemerisReply, EphemerisRow } from '../../src/contract/sky/ephemeris-reply.ts'
import { type Query, remaining, type SharedApp, sharedApp } from '../support/app.ts'
import { FULL, propertyRuns } from '../support/full-form.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** Values that are each valid. Together they may contradict each other. */
const RIGHT: Record<string, readonly unknown[]> = {
  start: ['2026-01-01', '2025-12-18T12:00', '-5000-06-01', '2026-03-29T02:30', '2026-01-01T20:00Z', '2026-10-25T02:30'],
  end: ['2026-01-02', '2026-01-09', '2026-04-02', '2026-01-02T03:00+09:00', '9999-12-31T23:59'],
  step: ['1d', '6h', '90m', '10000000d', '4000d'],
  zodiac_type: ['tropical', 'sidereal'],
  sidereal_ayanamsa: ['lahiri', 'true_citra', 'galactic_center_0_sagittarius'],
  house_system: ['placidus', 'G', 'sunshine', 'whole sign', 'campanus'],
  bodies: [['Sun'], ['Moon', 'Chiron', 'Pholus'], ['true_south_node', 'vesta'], ['Lilith', 'Mean_Lilith'], []],
  lat: [90, -90, 66.6, 0, -0, 89.999],
  lng: [180, -180, 0.0001, 23.7],
  tz_str: ['AUTO', 'Europe/Berlin', 'Pacific/Apia', '+05:30'],
  timezone: ['Asia/Tokyo', 'Europe/Berlin'],
  dst_policy: ['reject', 'earlier', 'later', 'shift_forward'],
  format: ['json', 'table', 'csv', 'ndjson'],
  response_mode: ['json', 'table'],
  table_style: ['rows', 'columns', 'grid'],
  cell_format: ['parts', 'text'],
  sign_display: ['abbr', 'full'],
  fixed_stars: [['Regulus'], ['Spica', 'alTau'], ['Galactic Center']],
  fixed_star_packs: [['royal_4'], ['behenian_20']],
  moon_void_definition: ['modern', 'traditional'],
  frames: [['equatorial'], ['heliocentric', 'j2000'], ['horizontal']],
}
for (const flag of [
  'include_angles',
  'include_houses',
  'include_speed',
  'include_retrograde',
  'include_dignity',
  'include_sign_degree',
  'include_aspects',
  'include_minor_aspects',
  'include_moon_void_of_course',
  'include_fixed_stars',
  'include_sidereal_time',
  'include_chart_links',
  'show_motion_markers',
]) {
  RIGHT[flag] = [true, false]
}

/** Requests of valid values, with an arbitrary value now and then. */
function requests(anything: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(RIGHT).map(([name, values]) => {
    const right = { weight: 60, arbitrary: fc.constantFrom(...values) as fc.Arbitrary<unknown> }
    return [name, fc.oneof(right, { weight: 1, arbitrary: anything })] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: ['start'] }).map(mostlyCoherent)
}

/** Removes one of most contradicting pairs, because their refusals would hide other cases. */
function mostlyCoherent(request: Record<string, unknown>): Record<string, unknown> {
  const { lat, lng, timezone, response_mode, table_style, include_angles, include_houses, ...rest } = request
  const coherent: Record<string, unknown> = { ...rest }
  const keep = (fields: Record<string, unknown>) =>
    Object.assign(coherent, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))
  if (lat !== undefined && lng !== undefined) keep({ lat, lng, include_angles, include_houses })
  if (!('tz_str' in rest)) keep({ timezone })
  if (!('format' in rest)) keep({ response_mode })
  if (!('format' in rest || response_mode === 'json')) keep({ table_style })
  return coherent
}

const asQuery = (request: Record<string, unknown>): Query =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]),
  )

/** Checks that every answer must pass. Returns whether the answer was good. */
function check(reply: LightMyRequestResponse): boolean {
  expect([200, 422], reply.body).toContain(reply.statusCode)
  if (reply.statusCode === 200) checkGood(reply)
  else checkRefused(reply)
  return reply.statusCode === 200
}

function checkRefused(reply: LightMyRequestResponse): void {
  for (const fault of reply.json().detail)
    expect(fault).toEqual({ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) })
  expect(reply.body).not.toMatch(/node_modules|\.se1|at \w+ \(/)
}

function checkGood(reply: LightMyRequestResponse): void {
  const type = String(reply.headers['content-type'])
  if (type.startsWith('application/json')) {
    expect(EphemerisReply.parse(reply.json())).toEqual(reply.json())
  } else if (type.startsWith('application/x-ndjson')) {
    for (const line of reply.body.trim().split('\n'))
      expect(EphemerisRow.parse(JSON.parse(line))).toEqual(JSON.parse(line))
  } else {
    expect(type).toMatch(/^text\/csv/)
    const widths = reply.body
      .trim()
      .split('\n')
      .map((line) => line.split(',').length)
    expect(widths.length).toBeGreaterThan(1)
    expect(new Set(widths).size).toBe(1)
  }
}

/** Sends requests one by one, and checks that only good answers cost units. */
async function ask<Input>(
  inputs: fc.Arbitrary<Input>,
  send: (input: Input) => Promise<LightMyRequestResponse>,
  full: number,
): Promise<number> {
  let [good, left] = [0, remaining(await service.get({ start: '2026-01-01' }))]
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const reply = await send(input)
      const now = remaining(reply)
      if (check(reply)) good += 1
      else expect(now).toBe(left)
      left = now
    }),
    { numRuns: propertyRuns(full) },
  )
  return good
}

test('any query is answered by its contract or refused by name: never a 5xx, nothing charged, nothing leaked', async () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 30 })
  const good = await ask(requests(texts), (input) => service.get(asQuery(input)), 300)
  expect(good).toBeGreaterThan(FULL ? 50 : 3)
})

test('so is any body', async () => {
  const good = await ask(requests(fc.jsonValue({ maxDepth: 2 })), (input) => service.post(input), 300)
  expect(good).toBeGreaterThan(FULL ? 50 : 3)
})

test('so is any JSON that is no request at all', async () => {
  const bodies = fc.json({ maxDepth: 3 }).filter((text) => text !== '')
  const send = (payload: string) =>
    service.app.inject({
      method: 'POST',
      url: '/api/v1/ephemeris/calculate',
      headers: { 'x-api-key': service.key, 'content-type': 'application/json' },
      payload,
    })
  expect(await ask(bodies, send, 200)).toBe(0)
})

test('so is any text behind the question mark', async () => {
  const noise = fc.string({ unit: fc.constantFrom(...'&=%+;[]._-a0:2F/\\$,!*('), maxLength: 60 })
  const send = (text: string) =>
    service.app.inject({
      url: `/api/v1/ephemeris?start=2026-01-01&bodies=Sun&${text}`,
      headers: { 'x-api-key': service.key },
    })
  await ask(noise, send, 300)
})

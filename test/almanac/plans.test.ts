import { expect, test } from 'vitest'
import { ephemerisInput } from '../../src/calculation/almanac/ephemeris-input.ts'
import { skyEventsInput } from '../../src/calculation/almanac/sky-events.ts'
import { EphemerisQuery, EphemerisRequest, fromQuery } from '../../src/contract/sky/ephemeris.ts'
import { SkyEventsQuery } from '../../src/contract/sky/sky-events.ts'
import { canonicalJson } from '../../src/platform/canonical-json.ts'
import { readOutline } from '../../src/wire/ephemeris/answer.ts'
import { ephemerisTasks } from '../../workers/ephemeris-tasks.ts'
import { zoneAt } from '../../workers/zone-at.ts'
import { testSkies } from '../support/skies.ts'

const FULL = {
  start: '2026-01-01T12:00',
  end: '2026-03-01T12:00+02:00',
  bodies: ['Sun', 'Moon', 'mean lilith'],
  fixed_stars: ['Regulus', 'α Vir'],
  fixed_star_packs: ['royal_4'],
  zodiac_type: 'sidereal',
  lat: 37.98,
  lng: 23.73,
  dst_policy: 'later',
  include_moon_void_of_course: true,
  include_minor_aspects: true,
}

test('a plan is plain data: it is the same after the transfer to a thread, and JSON loses none of it', () => {
  const inputs = [
    ephemerisInput(EphemerisRequest.parse(FULL)),
    ephemerisInput(EphemerisRequest.parse({ start: '2026-01-01' })),
    skyEventsInput(SkyEventsQuery.parse({ date: 'today', preset: 'full' }), 0),
  ]
  for (const input of inputs) {
    expect(structuredClone(input)).toEqual(input)
    expect(JSON.parse(JSON.stringify(input))).toEqual(input)
  }
})

test('a GET and a POST of one request have one plan', () => {
  const query = EphemerisQuery.parse({
    ...FULL,
    bodies: 'Sun, Moon,mean lilith',
    fixed_stars: 'Regulus,α Vir',
    fixed_star_packs: 'royal_4',
  })
  expect(ephemerisInput(fromQuery(query))).toEqual(ephemerisInput(EphemerisRequest.parse(FULL)))
})

test('names of one body, star, zone or house system have one plan, and another range or body has another', () => {
  const plan = (change: object) => canonicalJson(ephemerisInput(EphemerisRequest.parse({ ...FULL, ...change })))
  const same = { fixed_stars: ['regulus', 'Spica'], bodies: ['sun', 'moon', 'mean_lilith'] }
  expect(plan(same)).toBe(plan({}))
  expect(plan({ timezone: 'europe/athens' })).toBe(plan({ tz_str: 'Europe/Athens' }))
  expect(plan({ bodies: ['Moon', 'Sun', 'mean lilith'] })).not.toBe(plan({}))
  expect(plan({ start: '2026-01-01T12:00:01' })).not.toBe(plan({}))
})

test('today is the date that clocks show in the zone', () => {
  const now = Date.parse('2026-03-01T23:30:00Z')
  const date = (timezone: string) => skyEventsInput(SkyEventsQuery.parse({ date: 'today', timezone }), now).date
  expect([date('UTC'), date('Europe/Athens'), date('America/New_York')]).toEqual([
    '2026-03-01',
    '2026-03-02',
    '2026-03-01',
  ])
})

test('the chunks of a long answer, joined by its outline, are the whole answer', async () => {
  const tables = ephemerisTasks(await testSkies(), zoneAt)
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  const input = ephemerisInput(EphemerisRequest.parse(FULL))
  const { head, separator, tail, rows, placed } = readOutline(await tables.outline(input))
  expect([rows, placed.zone]).toEqual([60, 'Europe/Athens'])
  const chunks = await Promise.all(
    [0, 20, 40].map(async (from) => text(await tables.chunk({ input, placed, from, to: from + 20 }))),
  )
  expect(text(head) + chunks.join(separator) + text(tail)).toBe(text(await tables.whole(input)))
})

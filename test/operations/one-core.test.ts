import { beforeAll, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

interface Position {
  readonly id: string
  readonly abs_pos: number
  readonly speed: number
  readonly retrograde: boolean
  readonly house?: number
}

const PLACE = { lat: 37.98376, lng: 23.72784 }
const ZODIACS = [{}, { zodiac_type: 'sidereal', sidereal_ayanamsa: 'raman' }]
const BODIES = 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,mean_node,mean_lilith,chiron'

const pick = ({ id, abs_pos, speed, retrograde, house }: Position) => [id, abs_pos, speed, retrograde, house]

test.each(ZODIACS)(
  'ephemeris, natal chart and transits give the same positions, houses and aspects: %j',
  async (zodiac) => {
    const natal = { year: 2001, month: 9, day: 11, hour: 8, minute: 46, ...PLACE, tz_str: 'UTC', ...zodiac }
    const [ephemeris, chart, transits] = await Promise.all([
      service.get({
        start: '2001-09-11T08:46',
        timezone: 'UTC',
        bodies: BODIES,
        include_aspects: true,
        ...PLACE,
        ...zodiac,
      }),
      service.postTo('/api/v1/natal/calculate', { ...natal, include_speed: true }),
      service.postTo('/api/v1/transits/calculate', {
        natal,
        current_lat: 0,
        current_lng: 0,
        transit_date: '2001-09-11T08:46:00Z',
      }),
    ])
    const row = ephemeris.json().data
    const expected = (Object.values(row.bodies) as Position[]).map(pick)
    expect(expected).toHaveLength(13)
    expect(chart.json().planets.map(pick)).toEqual(expected)
    expect(transits.json().natal_planets.map(pick)).toEqual(expected)
    expect(chart.json().houses.map((house: Position) => house.abs_pos)).toEqual(
      row.houses.cusps.map((cusp: Position) => cusp.abs_pos),
    )
    const pairs = (aspects: readonly Record<string, unknown>[]) =>
      aspects.map(({ p1, p2, type, is_applying }) => [p1, p2, type, is_applying].join(' '))
    expect(pairs(chart.json().aspects)).toEqual(pairs(row.aspects))
  },
)

test('the day on which an aspect is exact is that on which sky events have it', async () => {
  const events = await service.app.inject({
    url: '/api/v1/sky-events?date=2026-03-01&end=2026-03-31&preset=daily&include_moon=false',
    headers: { 'x-api-key': service.key },
  })
  const exact = events.json().events.filter(({ kind }: { kind: string }) => kind === 'exact_aspect')
  expect(exact.length).toBeGreaterThan(3)
  for (const { utc, bodies, aspect } of exact) {
    const row = (
      await service.get({
        start: utc,
        bodies: 'sun,moon,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto',
        include_aspects: true,
      })
    ).json().data
    const ids = bodies.map(({ id }: Position) => id).sort()
    const found = row.aspects.find(({ p1, p2 }: { p1: string; p2: string }) => p1 === ids[0] && p2 === ids[1])
    expect(found, utc).toMatchObject({ type: aspect, orb: 0 })
  }
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { TransitReply } from '../../src/techniques/transits/schema.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const BIRTH = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }
const REQUEST = { natal: BIRTH, current_city: 'Athens', transit_date: '2026-03-01T12:00' }

async function transits(body: object, query = ''): Promise<z.output<typeof TransitReply>> {
  const reply = await service.postTo(`/api/v1/transits/calculate${query}`, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

describe('the answer', () => {
  test.each([
    ['plain', REQUEST],
    ['with exact times', { ...REQUEST, include_exact_times: true }],
    ['without a time of birth', { ...REQUEST, natal: { ...BIRTH, time_known: false } }],
    [
      'sidereal, to angles',
      { ...REQUEST, natal: { ...BIRTH, zodiac_type: 'sidereal', include_features: ['asc', 'mc'] } },
    ],
  ])('has the documented shape and nothing else: %s', async (_, body) => {
    const reply = await transits(body, '?include_minor=true')
    expect(TransitReply.parse(reply)).toEqual(reply)
  })

  test('names its bodies and natal points as comparable services do', async () => {
    const reply = await transits(REQUEST)
    expect(reply.transit_planets.map(({ id }) => id)).toEqual([
      ...['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      ...['north_node', 'chiron', 'lilith'],
    ])
    expect(reply.transit_planets.find(({ id }) => id === 'north_node')!.variant).toBe('true')
    for (const { p1, p2, between } of reply.aspects) {
      expect(p1).toMatch(/^[A-Z][A-Za-z ]+ \(T\)$/)
      expect(p2).toMatch(/^[A-Z][A-Za-z ]+ \(N\)$/)
      expect(p1.toLowerCase()).toContain(between.transit.replace('_', ' '))
    }
    expect(reply.transit_date).toBe('2026-03-01T12:00:00+02:00')
    expect(reply.aspects_summary.total).toBe(reply.aspects.length)
  })

  test('has every pair within its orb, and no other', async () => {
    const reply = await transits(REQUEST)
    const orbs = { conjunction: 8, opposition: 8, trine: 8, square: 8, sextile: 6 }
    const angles = { conjunction: 0, opposition: 180, trine: 120, square: 90, sextile: 60 }
    const expected = reply.transit_planets.flatMap((moving) =>
      reply.natal_planets.flatMap((natal) =>
        Object.entries(angles)
          .map(([type, angle]) => [type, Math.abs(apart(moving.abs_pos, natal.abs_pos) - angle)] as const)
          .filter(([type, orb]) => orb <= orbs[type as keyof typeof orbs])
          .map(([type]) => `${moving.id} ${type} ${natal.id}`),
      ),
    )
    expect(reply.aspects.map(({ between, type }) => `${between.transit} ${type} ${between.natal}`)).toEqual(expected)
  })

  test('says of each aspect whether it applies: an hour later an applying one is closer', async () => {
    const [now, later] = await Promise.all([
      transits(REQUEST),
      transits({ ...REQUEST, transit_date: '2026-03-01T13:00' }),
    ])
    const position = (reply: typeof now, id: string) => reply.transit_planets.find((each) => each.id === id)!.abs_pos
    let compared = 0
    for (const { between, deg, is_applying } of now.aspects) {
      const natal = now.natal_planets.find(({ id }) => id === between.natal)!.abs_pos
      const orb = (reply: typeof now) => Math.abs(apart(position(reply, between.transit), natal) - deg)
      // Outer planets move less in an hour than answers print.
      if (Math.abs(orb(later) - orb(now)) < 0.01) continue
      expect(orb(later) < orb(now), JSON.stringify(between)).toBe(is_applying)
      compared += 1
    }
    expect(compared).toBeGreaterThan(10)
  })

  test('gives the natal house that each body passes through, and none without a time of birth', async () => {
    const timed = await transits(REQUEST)
    expect(timed.transit_planets.every(({ house }) => house! >= 1 && house! <= 12)).toBe(true)
    const untimed = await transits({ ...REQUEST, natal: { ...BIRTH, time_known: false } })
    for (const planet of [...untimed.transit_planets, ...untimed.natal_planets])
      expect(planet).not.toHaveProperty('house')
  })

  test('an instant with an offset is that instant, whatever the zone', async () => {
    const [local, utc] = await Promise.all([
      transits(REQUEST),
      transits({ ...REQUEST, transit_date: '2026-03-01T10:00:00Z', tz_str: 'Asia/Tokyo' }),
    ])
    expect(utc.transit_planets).toEqual(local.transit_planets)
    expect(utc.transit_date).toBe('2026-03-01T19:00:00+09:00')
  })

  // zdump in test/truth/zones.txt: Athens goes from 7200 to 10800 seconds at 1774746000, 29 March 2026, 01:00 UTC, and back at
  // 1792890000, 25 October 2026, 01:00 UTC.
  test.each([
    ['2026-03-29T03:30', 'local_time_nonexistent', '2026-03-29T04:30:00+03:00', 'transit_date'],
    ['2026-10-25T03:30', 'local_time_ambiguous', '2026-10-25T03:30:00+03:00', 'transit_date'],
    ['2026-10-25T03:30', 'local_time_ambiguous', '2026-10-25T03:30:00+03:00', 'transit_datetime'],
  ])('the local time %s has the warning %s', async (at, code, used, field) => {
    const { transit_date: _, ...request } = REQUEST
    const reply = await transits({ ...request, [field]: at })
    expect(reply.transit_date).toBe(used)
    expect(reply.warnings).toEqual([{ code, message: expect.stringContaining(`${field}: Clocks `) }])
  })

  test.each(['2026-03-29T02:59', '2026-03-29T04:00', '2026-10-25T02:59', '2026-10-25T04:00', '2026-10-25T03:30+02:00'])(
    'the time %s has no warning about the clock',
    async (at) => {
      expect((await transits({ ...REQUEST, transit_date: at })).warnings).toBeUndefined()
    },
  )

  test('without a date it is now', async () => {
    const { time } = await transits({ ...REQUEST, transit_date: undefined })
    expect(Math.abs(Date.parse(time.utc) - Date.now())).toBeLessThan(60_000)
  })

  test('minor aspects and custom orbs work as in natal charts', async () => {
    const minor = await transits({ ...REQUEST, orb_settings: { Quincunx: 1, conjunction: 0 } }, '?include_minor=true')
    expect(minor.aspects_summary.minor).toBeGreaterThan(0)
    expect(minor.aspects.filter(({ type }) => type === 'quincunx').every(({ orb }) => orb <= 1)).toBe(true)
    expect(minor.aspects.some(({ type }) => type === 'conjunction')).toBe(false)
  })
})

describe('exact times', () => {
  test('hold all passes of a retrograde loop, and at each the aspect is exact', async () => {
    const reply = await transits({ ...REQUEST, include_exact_times: true })
    const looped = reply.aspects.filter(({ passage }) => passage!.exact.length >= 3)
    expect(looped.length).toBeGreaterThan(5)
    for (const { between, deg, passage } of looped.slice(0, 4)) {
      const natal = reply.natal_planets.find(({ id }) => id === between.natal)!.abs_pos
      for (const { utc, retrograde } of passage!.exact) {
        const then = await transits({ ...REQUEST, transit_date: utc })
        const moving = then.transit_planets.find(({ id }) => id === between.transit)!
        // Answers print thousandths of a degree.
        expect(Math.abs(apart(moving.abs_pos, natal) - deg)).toBeLessThanOrEqual(0.0021)
        expect(moving.retrograde).toBe(retrograde)
      }
    }
  })

  test('lie between the entry into the orb and the end of the passage, where the orb is full', async () => {
    const reply = await transits({ ...REQUEST, include_exact_times: true })
    for (const { passage } of reply.aspects) {
      const times = [passage!.enters_orb!.utc, ...passage!.exact.map(({ utc }) => utc), passage!.leaves_orb!.utc]
      expect(times).toEqual([...times].sort())
    }
    const { between, passage } = reply.aspects.find(({ between: { transit } }) => transit === 'sun')!
    const before = Date.parse(passage!.enters_orb!.utc)
    const found = async (ms: number) =>
      (await transits({ ...REQUEST, transit_date: new Date(ms).toISOString() })).aspects.some(
        (aspect) => aspect.between.transit === 'sun' && aspect.between.natal === between.natal,
      )
    expect(await found(before - 300_000)).toBe(false)
    expect(await found(before + 300_000)).toBe(true)
  })
})

describe('texts', () => {
  const TOLD = { ...REQUEST, interpretation: { enable: true }, include_exact_times: true }

  test('are about transits, each with the aspect that it tells of and the dates of its passage', async () => {
    const { interpretation, aspects } = await transits({
      ...TOLD,
      natal: { ...BIRTH, include_features: ['asc', 'mc'] },
    })
    const entries = Object.values(interpretation!.sections).flat()
    expect(entries.length).toBeGreaterThan(15)
    expect(entries.filter(({ key }) => !/^(?:transit|return)\./.test(key))).toEqual([])
    expect(entries.filter(({ body }) => body.length < 200)).toEqual([])
    const told = entries.filter(({ key }) => /\.(?:conjunction|hard|soft)\./.test(key))
    expect(told.length).toBeGreaterThan(5)
    for (const { key, passage } of told) {
      const [, moving, manner, natal] = /^transit\.(\w+)\.(conjunction|hard|soft)\.(\w+)$/.exec(key) ?? []
      const types = { conjunction: ['conjunction'], hard: ['square', 'opposition'], soft: ['trine', 'sextile'] }
      const own = aspects.filter(
        ({ between, type }) =>
          between.transit === moving && between.natal === natal && types[manner as keyof typeof types].includes(type),
      )
      expect(
        own.filter(({ orb }) => orb <= 2).map((aspect) => aspect.passage),
        key,
      ).toContainEqual(passage)
    }
  })

  test('are in no answer that does not ask for them', async () => {
    expect((await transits(REQUEST)).interpretation).toBeUndefined()
    expect((await transits({ ...TOLD, interpretation: { enable: false } })).interpretation).toBeUndefined()
  })

  test('have titles in the language of the request, and are English', async () => {
    const { interpretation } = await transits({ ...TOLD, interpretation: { language: 'de' } })
    const entries = Object.values(interpretation!.sections).flat()
    expect(interpretation!.language).toBe('en')
    expect(
      entries.some(({ title }) => /Transit/.test(title) && /Quadrat|Trigon|Sextil|Opposition|Konjunktion/.test(title)),
    ).toBe(true)
  })
})

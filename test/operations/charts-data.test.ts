import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { CHART_DATA } from '../../src/techniques/index.ts'
import type { Fields } from '../../src/wire/texts/words.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ATHENS = { lat: 37.98376, lng: 23.72784 }
const BIRTH = { name: 'A', year: 1981, month: 1, day: 1, hour: 23, minute: 30, ...ATHENS }
const OTHER = { name: 'B', year: 1979, month: 6, day: 5, hour: 4, minute: 15, lat: -33.87, lng: 151.21 }
const AT_BIRTH = { utc: '1981-01-01T21:30:00Z', julian_day_ut: 2444606.3958333335 }
const AT_OTHER = { utc: '1979-06-04T18:15:00Z', julian_day_ut: 2444029.2604166665 }
const TROPICAL = { house_system: 'placidus', house_system_name: 'Placidus', zodiac_type: 'Tropical' }

/** Where Placidus and Koch houses do not exist: Tromsø. */
const NORTH = { lat: 69.65, lng: 18.96 }
/** The clocks of Berlin skipped this hour. */
const SKIPPED = { year: 2024, month: 3, day: 31, hour: 2, minute: 30, lat: 52.52, lng: 13.4 }

type Data = z.output<typeof CHART_DATA> & Fields
type Ring = Data['inner']

const URLS = {
  natal: '/api/v1/natal/chart/',
  transits: '/api/v1/natal/chart/transits',
  solar_return: '/api/v1/natal/chart/solar-return',
  progressions: '/api/v1/natal/chart/progressions',
  composite: '/api/v1/natal/chart/composite',
  synastry: '/api/v1/natal/chart/synastry',
} as const
type Kind = keyof typeof URLS

/** A request of each kind, whose first birth has these fields. */
const bodyOf = (kind: Kind, birth: object, further: object = {}): object => {
  const styled = { ...birth, format: 'json' }
  switch (kind) {
    case 'natal':
      return { ...styled, ...further }
    case 'transits':
      return { natal: styled, current_lat: 0, current_lng: 0, transit_date: '2026-03-01T10:00Z', ...further }
    case 'solar_return':
      return { natal: styled, year: 2026, ...further }
    case 'progressions':
      return { natal: styled, progression_date: '2026-03-01', ...further }
    default:
      return { person_a: styled, person_b: OTHER, ...further }
  }
}

async function data(kind: Kind, birth: object = BIRTH, further: object = {}): Promise<Data> {
  const reply = await service.postTo(URLS[kind], bodyOf(kind, birth, further))
  expect(reply.statusCode, reply.body).toBe(200)
  return CHART_DATA.parse(reply.json())
}

async function refused(kind: Kind, birth: object, further: object): Promise<string> {
  const reply = await service.postTo(URLS[kind], bodyOf(kind, birth, further))
  expect(reply.statusCode, reply.body).toBe(422)
  return reply
    .json()
    .detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)
    .join('\n')
}

const codes = ({ warnings = [] }: Data): string[] => warnings.map(({ of, code }) => `${of} ${code}`)

describe('each ring says how it was cast', () => {
  test.each(['natal', 'transits', 'solar_return', 'progressions'] as const)('%s: the birth', async (kind) => {
    const { inner, warnings } = await data(kind)
    expect(inner).toMatchObject({ settings: TROPICAL, time: AT_BIRTH, time_known: true, location: ATHENS })
    expect(inner.time!.delta_t_seconds).toBeCloseTo(51.38, 2)
    expect(warnings).toBeUndefined()
  })

  test('transits, return and progressions: the second instant, with its houses', async () => {
    const transits = (await data('transits')).outer!
    expect(transits).toMatchObject({ settings: TROPICAL, time: { utc: '2026-03-01T10:00:00Z' }, location: { lat: 0 } })
    expect(transits.time!.julian_day_ut).toBe(2461100.9166666665)
    const answer = await data('solar_return')
    expect(answer.outer!.time!.utc).toBe(answer.return_utc)
    // By swetest -fPls the Sun is at 281.4010000 on 2461042.3170, with a speed of 1.0188618, and had 281.4011962 at birth.
    expect(Math.abs(answer.outer!.time!.julian_day_ut - 2461042.31719)).toBeLessThan(1e-5)
    const progressed = await data('progressions')
    expect(progressed.outer!.time!.utc).toBe(progressed.progressed_datetime_utc)
    // 16,494.104167 days of life are 45.159362 tropical years.
    expect(progressed.outer!.time!.julian_day_ut).toBeCloseTo(2444606.395833 + 16_494.104167 / 365.24219, 5)
  })

  test('a return alone names the birth beside it', async () => {
    const { inner, outer, births } = await data('solar_return', BIRTH, { mode: 'single' })
    expect([inner.of, outer]).toEqual(['return', undefined])
    expect(births).toEqual([
      expect.objectContaining({ of: 'natal', name: 'A', time: expect.objectContaining(AT_BIRTH) }),
    ])
  })

  test('a sidereal ring has its ayanamsa', async () => {
    // By swetest -sid1 at these instants: 23°35'17.6840" and 24°13'28.5878".
    const { inner, outer } = await data('transits', { ...BIRTH, zodiac_type: 'sidereal' })
    expect(inner.settings).toMatchObject({ zodiac_type: 'Sidereal', sidereal_ayanamsa: 'lahiri' })
    expect(inner.settings.ayanamsa_deg).toBeCloseTo(23 + 35 / 60 + 17.684 / 3600, 6)
    expect(outer!.settings.ayanamsa_deg).toBeCloseTo(24 + 13 / 60 + 28.5878 / 3600, 6)
  })

  test('synastry and composite name both births', async () => {
    const { inner, outer } = await data('synastry')
    expect([outer!.of, outer!.time!.utc, inner.of, inner.time!.utc]).toEqual([
      ...['person_a', AT_BIRTH.utc, 'person_b', AT_OTHER.utc],
    ])
    const composite = await data('composite')
    expect(composite.inner).toMatchObject({ of: 'composite', settings: TROPICAL })
    expect(composite.inner.time).toBeUndefined()
    expect(composite.births).toMatchObject([
      { of: 'person_a', name: 'A', settings: TROPICAL, time: AT_BIRTH },
      { of: 'person_b', name: 'B', settings: TROPICAL, time: AT_OTHER },
    ])
  })

  test('a birth without a time has neither houses nor a house system', async () => {
    const { inner } = await data('natal', { ...BIRTH, time_known: false, include_features: ['asc'] })
    expect(inner.settings).toEqual({ zodiac_type: 'Tropical' })
    expect([inner.time_known, inner.time!.utc]).toEqual([false, '1981-01-01T10:00:00Z'])
  })
})

describe('what differs from the request is said', () => {
  test.each(['natal', 'transits', 'solar_return', 'progressions', 'composite', 'synastry'] as const)(
    '%s: Koch houses of a birth in Tromsø become Porphyry houses',
    async (kind) => {
      const answer = await data(kind, { ...BIRTH, ...NORTH, tz_str: 'Europe/Athens', house_system: 'koch' })
      const birth = kind === 'composite' || kind === 'synastry' ? 'person_a' : 'natal'
      expect(codes(answer)).toContain(`${birth} house_system_undefined`)
      const ring = kind === 'synastry' ? answer.outer! : answer.inner
      expect(ring.settings.house_system).toBe('porphyry')
    },
  )

  test('and so do those of a second chart there', async () => {
    const koch = { ...BIRTH, house_system: 'koch' }
    const places = [
      ['transits', { current_lat: NORTH.lat, current_lng: NORTH.lng }, 'transit'],
      ['solar_return', { return_lat: NORTH.lat, return_lng: NORTH.lng }, 'return'],
      ['progressions', { progression_lat: NORTH.lat, progression_lng: NORTH.lng }, 'progressed'],
      ['synastry', { person_b: { ...OTHER, ...NORTH } }, 'person_b'],
    ] as const
    for (const [kind, place, of] of places) {
      const answer = await data(kind, koch, place)
      expect(codes(answer), kind).toEqual([`${of} house_system_undefined`])
      expect(answer.warnings![0]!.requested).toBe('koch')
      const [there, here] = kind === 'synastry' ? (['inner', 'outer'] as const) : (['outer', 'inner'] as const)
      expect([answer[there]!.settings.house_system, answer[here]!.settings.house_system]).toEqual(['porphyry', 'koch'])
    }
  })

  test.each(['natal', 'transits', 'solar_return', 'progressions', 'composite', 'synastry'] as const)(
    '%s: a birth in an hour that the clock skipped was moved',
    async (kind) => {
      const answer = await data(kind, SKIPPED)
      const birth = kind === 'composite' || kind === 'synastry' ? 'person_a' : 'natal'
      expect(codes(answer)).toContain(`${birth} local_time_nonexistent`)
      const { time } = answer.births?.[0] ?? (kind === 'synastry' ? answer.outer! : answer.inner)
      expect(time).toMatchObject({ utc: '2024-03-31T01:30:00Z', change: { kind: 'gap' } })
    },
  )

  test('and so was the date of transits and progressions', async () => {
    const berlin = { lat: SKIPPED.lat, lng: SKIPPED.lng }
    const transits = await data('transits', BIRTH, {
      ...{ current_lat: berlin.lat, current_lng: berlin.lng, transit_date: '2024-03-31T02:30' },
    })
    expect(codes(transits)).toEqual(['transit local_time_nonexistent'])
    expect(transits.outer!.time).toMatchObject({ utc: '2024-03-31T01:30:00Z', change: { kind: 'gap' } })
    const progressed = await data('progressions', BIRTH, {
      ...{ progression_lat: berlin.lat, progression_lng: berlin.lng, progression_date: '2024-10-27T02:30' },
    })
    expect(codes(progressed)).toEqual(['progressed local_time_ambiguous'])
    expect(progressed.warnings![0]!.message).toContain('progression_date')
  })

  test('points that need a time of birth are named', async () => {
    const untimed = { ...BIRTH, time_known: false, include_features: ['asc', 'part_of_fortune'] }
    expect((await data('natal', untimed)).warnings).toEqual([
      { of: 'natal', code: 'time_required', message: expect.stringContaining('asc, part_of_fortune') },
    ])
  })

  test('pictures say it in a header', async () => {
    const body = { ...BIRTH, ...NORTH, house_system: 'koch', tz_str: 'Europe/Athens' }
    const { headers } = await service.postTo(URLS.natal, body)
    expect(headers['content-type']).toMatch(/^image\/svg/)
    expect(headers['x-orrery-warnings']).toMatch(
      /^house_system_undefined;of="natal";message="koch houses [^"]*porphyry[^"]*"$/,
    )
    const plain = await service.postTo(URLS.natal, BIRTH)
    expect(plain.headers['x-orrery-warnings']).toBeUndefined()
  })
})

describe('a composite honours house_system', () => {
  /** Cusps that swetest -house prints for A and B; their midpoints by hand, on the side of the composite angles. */
  const MIDDLE = {
    placidus: [108.941, 136.683, 167.951, 201.473, 234.296, 263.713],
    koch: [108.941, 137.739, 167.384, 201.473, 231.152, 260.049],
    // The midpoint of the ascendants, 178.1014440 and 39.7801703, is 108.9408.
    equal: [108.941, 138.941, 168.941, 198.941, 228.941, 258.941],
    whole_sign: [90, 120, 150, 180, 210, 240],
  }

  test.each(Object.entries(MIDDLE))('%s', async (house_system, half) => {
    const { inner, warnings } = await data('composite', { ...BIRTH, house_system })
    expect(inner.settings.house_system).toBe(house_system)
    const whole = [...half, ...half.map((cusp) => (cusp + 180) % 360)]
    for (const [index, cusp] of whole.entries()) expect(inner.cusps![index], `cusp ${index + 1}`).toBeCloseTo(cusp, 2)
    expect([inner.angles!.asc, inner.angles!.mc]).toEqual([expect.closeTo(108.941, 3), expect.closeTo(21.473, 3)])
    expect(warnings).toBeUndefined()
  })

  test('or refuses it: sectors, and other methods of the second person', async () => {
    expect(await refused('composite', { ...BIRTH, house_system: 'gauquelin' }, {})).toMatch(
      /^body\.person_a\.house_system: .*twelve houses$/,
    )
    const others = [
      [{ house_system: 'koch' }, 'house_system', 'placidus'],
      [{ zodiac_type: 'sidereal' }, 'zodiac_type', 'tropical'],
    ] as const
    for (const [fields, field, ours] of others) {
      const fault = await refused('composite', BIRTH, { person_b: { ...OTHER, ...fields } })
      expect(fault).toContain(`body.person_b.${field}: A composite has one ${field}, and person_a has ${ours}`)
    }
    const sidereal = { ...BIRTH, zodiac_type: 'sidereal' }
    expect(await refused('composite', sidereal, { person_b: { ...OTHER, sidereal_ayanamsa: 'raman' } })).toContain(
      'person_a has lahiri',
    )
    const same = { house_system: 'Placidus', zodiac_type: 'tropical' }
    expect((await data('composite', BIRTH, { person_b: { ...OTHER, ...same } })).kind).toBe('composite')
  })
})

describe('a synastry', () => {
  /** Houses by hand: longitudes and Placidus cusps of both as swetest prints them. */
  const A_IN_B = { sun: 9, moon: 7, mercury: 9, venus: 8, mars: 9, jupiter: 5, saturn: 5, pluto: 6, chiron: 1 }
  const B_IN_A = { sun: 9, moon: 1, mercury: 9, venus: 8, mars: 8, jupiter: 11, saturn: 12, uranus: 2, chiron: 8 }
  const inOther = (ring: Ring | undefined): Record<string, number | undefined> =>
    Object.fromEntries(ring!.planets.map(({ id, other_house }) => [id, other_house]))

  test('gives each body its house in the other chart', async () => {
    const { inner, outer } = await data('synastry')
    expect(inOther(outer)).toMatchObject(A_IN_B)
    expect(inOther(inner)).toMatchObject(B_IN_A)
    expect(outer!.planets.find(({ id }) => id === 'sun')!.house).toBe(4)
    const untimed = await data('synastry', BIRTH, { person_b: { ...OTHER, time_known: false } })
    expect(inOther(untimed.outer)['sun']).toBeUndefined()
    expect(inOther(untimed.inner)['sun']).toBe(9)
  })

  test('has each ring in its own zodiac, with the same aspects and houses between them', async () => {
    const [tropical, mixed] = [
      await data('synastry'),
      await data('synastry', BIRTH, { person_b: { ...OTHER, zodiac_type: 'sidereal' } }),
    ]
    const at = (ring: Ring, id: string): number => ring.planets.find((point) => point.id === id)!.abs_pos
    // swetest -sid1: 49.9630372, 159.9970568; its ayanamsa 23°34'4.9726".
    expect([at(mixed.inner, 'sun'), at(mixed.inner, 'moon')]).toEqual([49.963, 159.997])
    expect(mixed.inner.settings).toMatchObject({ zodiac_type: 'Sidereal', sidereal_ayanamsa: 'lahiri' })
    expect(mixed.inner.settings.ayanamsa_deg).toBeCloseTo(23 + 34 / 60 + 4.9726 / 3600, 6)
    expect(mixed.inner.angles!.asc).toBeCloseTo(16.212, 3)
    expect(mixed.outer).toEqual(tropical.outer)
    expect(mixed.aspects).toEqual(tropical.aspects)
    expect(inOther(mixed.inner)).toEqual(inOther(tropical.inner))
    expect(codes(mixed)).toEqual(['person_b zodiacs_differ'])
  })

  test('takes the methods that the second person does not name from the first', async () => {
    const { inner } = await data('synastry', { ...BIRTH, zodiac_type: 'sidereal', house_system: 'whole_sign' })
    expect(inner.settings).toMatchObject({ zodiac_type: 'Sidereal', house_system: 'whole_sign' })
    const own = await data('synastry', BIRTH, { person_b: { ...OTHER, house_system: 'equal' } })
    expect([own.inner.settings.house_system, own.outer!.settings.house_system]).toEqual(['equal', 'placidus'])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ATHENS = { year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' }

interface Row {
  readonly id: string
  readonly name: string
  readonly variant?: string
  readonly abs_pos: number
  readonly longitude_deg: number
  readonly speed?: number
  readonly motion_state?: string
}

interface Hit {
  readonly p1: string
  readonly p2: string
  readonly type: string
  readonly orb: number
}

const aspectsOf = (name: string, hits: readonly Hit[]) =>
  Object.fromEntries(
    hits
      .filter(({ p1, p2 }) => p1 === name || p2 === name)
      .map(({ p1, p2, type, orb }) => [p1 === name ? p2 : p1, [type, orb]]),
  )

async function answered(url: string, body: object) {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

describe('the interpolated apsides of the Moon', () => {
  test('stand in a table by their names, with the variant', async () => {
    const query = { start: '2026-03-01T10:00Z', bodies: 'interpolated_lilith,priapus' }
    const { bodies } = (await service.get(query)).json().data
    // swetest -b1.3.2026 -ut10:00 -pgc -fPls
    expect(bodies).toMatchObject({
      Interpolated_Lilith: {
        ...{ id: 'lilith', name: 'Interpolated Lilith', variant: 'interpolated' },
        ...{ longitude_deg: 248.9532577, speed: 0.2235263, motion_state: 'direct' },
      },
      Priapus: {
        ...{ id: 'priapus', name: 'Priapus', variant: 'interpolated' },
        ...{ longitude_deg: 63.1171964, speed: -1.9290759, motion_state: 'retrograde' },
      },
    })
    const csv = (await service.get({ ...query, format: 'csv' })).body
    expect(csv).toMatch(/,interpolated_lilith_longitude_deg,.*,interpolated_priapus_longitude_deg,/)
  })

  test('form aspects in a chart, but not with one another and with other Liliths', async () => {
    const include_features = ['true_lilith', 'interpolated_lilith', 'interpolated_priapus']
    const { planets, aspects } = await answered('/api/v1/natal/calculate', { ...ATHENS, include_features })
    const lunar = planets.filter(({ id }: Row) => id === 'lilith' || id === 'priapus')
    // swetest -b1.1.1981 -ut21:30 -pgc0123456789mtABD -fPl; the orbs by hand.
    expect(lunar.map(({ id, variant, abs_pos }: Row) => [id, variant, abs_pos])).toEqual([
      ['lilith', 'mean', 210.317],
      ['lilith', 'true', 205.556],
      ['lilith', 'interpolated', 208.255],
      ['priapus', 'interpolated', 54.601],
    ])
    expect(aspectsOf('interpolated_lilith', aspects)).toEqual({
      mars: ['square', 3.28],
      neptune: ['sextile', 5.17],
      pluto: ['conjunction', 4.09],
    })
    expect(aspectsOf('priapus', aspects)).toEqual({
      moon: ['opposition', 3.77],
      mars: ['trine', 6.94],
      uranus: ['opposition', 3.85],
    })
  })

  test('are drawn on request, the apogee with an i, the perigee with letters', async () => {
    const display_settings = { interpolated_lilith: true, priapus: true, lilith: true }
    const picture = await answered('/api/v1/natal/chart/', { ...ATHENS, display_settings, format: 'json' })
    const named = picture.inner.planets.filter(({ variant }: Row) => variant === 'interpolated')
    expect(named.map(({ id, name }: Row) => [id, name])).toEqual([
      ['lilith', 'Lilith'],
      ['priapus', 'Priapus'],
    ])
    const drawn = await service.postTo('/api/v1/natal/chart/', { ...ATHENS, display_settings, language: 'fr' })
    expect(drawn.body).toContain('Priape')
    expect(drawn.body).toContain('position interpolée')
  })

  test('have no position from other viewpoints', async () => {
    const query = { start: '2026-03-01', bodies: 'interpolated_lilith,priapus', frames: 'heliocentric,j2000' }
    const { bodies } = (await service.get(query)).json().data
    for (const body of Object.values<Record<string, number | null>>(bodies)) {
      expect(body['heliocentric_longitude_deg']).toBeNull()
      expect(body['j2000_longitude_deg']).toBeGreaterThan(0)
    }
  })
})

describe('the Uranian bodies', () => {
  test('stand in tables, charts and pictures by request', async () => {
    const query = { start: '2026-03-01T10:00Z', bodies: 'Cupido,vulcanus' }
    const { bodies } = (await service.get(query)).json().data
    // swetest -b1.3.2026 -ut10:00 -pJP -fPl
    expect(bodies).toMatchObject({
      Cupido: { id: 'cupido', longitude_deg: 280.7789703 },
      Vulkanus: { id: 'vulkanus', longitude_deg: 124.1121498 },
    })
    const { planets } = await answered('/api/v1/natal/calculate', { ...ATHENS, include_features: ['zeus', 'poseidon'] })
    const added = planets.filter(({ id }: Row) => id === 'zeus' || id === 'poseidon')
    // swetest -b1.1.1981 -ut21:30 -pLQ -fPl
    expect(added.map(({ id, abs_pos }: Row) => [id, abs_pos])).toEqual([
      ['zeus', expect.closeTo(170.0744416, 3)],
      ['poseidon', expect.closeTo(205.3974959, 3)],
    ])
    const display_settings = { hades: true }
    const drawn = await service.postTo('/api/v1/natal/chart/', { ...ATHENS, display_settings, language: 'fr' })
    expect(drawn.body).toContain('Hadès')
  })
})

describe('asteroids by number', () => {
  test('without their file are refused, with the file, the setting and the field', async () => {
    const reply = await service.get({ start: '2026-03-01', bodies: 'Sun,Eris' })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('"ephemeris_file_missing"')
    expect(reply.body).toContain('Eris needs the file ast136/s136199s.se1')
    expect(reply.body).toContain('EPHEMERIS_PATH')
    expect(reply.body).toContain('"bodies"')
  })

  test('are at most 20 in a request', async () => {
    const numbers = Array.from({ length: 21 }, (_, index) => 100 + index)
    const asked = async (count: number) =>
      (await service.get({ start: '2026-03-01', bodies: numbers.slice(0, count).join(',') })).body
    expect(await asked(21)).toContain('At most 20 asteroids by number, and these are 21')
    expect(await asked(20)).toContain('Asteroid 100 needs the file ast0/se00100s.se1')
  })

  test('by the numbers of Ceres and Chiron need no file', async () => {
    const { bodies } = (await service.get({ start: '2026-03-01', bodies: '1,2060' })).json().data
    expect(Object.keys(bodies)).toEqual(['Ceres', 'Chiron'])
  })
})

describe('an ayanamsa of the caller’s own', () => {
  const own = { zodiac_type: 'sidereal', sidereal_ayanamsa: '24@1950-01-01' }

  test('counts a table, which names it by value and Julian day', async () => {
    const query = { start: '2026-03-01T10:00Z', bodies: 'Sun,Moon', ...own, include_chart_links: true }
    const { data, meta } = (await service.get(query)).json()
    // swetest -b1.3.2026 -ut10:00 -p01 -fPl -sidudef2433282.5,24
    expect(data.bodies).toMatchObject({ Sun: { longitude_deg: 315.7582717 }, Moon: { longitude_deg: 109.8106946 } })
    expect(meta.sidereal_ayanamsa).toBe('24@2433282.5')
    const csv = (await service.get({ ...query, format: 'csv' })).body.split('\n')
    const column = csv[0]!.split(',').indexOf('ayanamsa_deg')
    expect(Number(csv[1]!.split(',')[column])).toBeCloseTo(25 + 3 / 60 + 57.1774 / 3600, 3)
  })

  test('counts a chart, its picture and its returns, and each names it', async () => {
    const born = { ...ATHENS, ...own }
    const { subject, planets } = await answered('/api/v1/natal/calculate', born)
    expect(JSON.stringify(subject)).toContain('"sidereal_ayanamsa":"24@2433282.5"')
    // swetest -b1.1.1981 -ut21:30 -p0 -fPl -sidudef2433282.5,24: 256.9716758
    expect(planets[0].abs_pos).toBeCloseTo(256.9716758, 3)
    const picture = await service.postTo('/api/v1/natal/chart/', { ...born, show_metadata: true, language: 'de' })
    expect(picture.body).toContain('eigenes Ayanamsa, 24° am julianischen Tag 2433282.5 TT')
    const data = await answered('/api/v1/natal/chart/', { ...born, format: 'json' })
    expect(JSON.stringify(data)).toContain('"sidereal_ayanamsa":"24@2433282.5"')
  })

  test('is refused with the reason, and the field', async () => {
    const reply = await service.get({ start: '2026-03-01', ...own, sidereal_ayanamsa: '24@1950-02-30' })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('sidereal_ayanamsa')
    expect(reply.body).toContain('The epoch')
  })
})

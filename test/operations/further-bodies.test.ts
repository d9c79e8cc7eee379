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
      mars: ['square', 3.281],
      neptune: ['sextile', 5.17],
      pluto: ['conjunction', 4.092],
    })
    expect(aspectsOf('priapus', aspects)).toEqual({
      moon: ['opposition', 3.77],
      mars: ['trine', 6.935],
      uranus: ['opposition', 3.855],
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

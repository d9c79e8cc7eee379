import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { epochMsOf, isoUtc } from '../../../src/astro/civil.ts'
import { CHART_DATA } from '../../../src/techniques/index.ts'
import { SolarReturnReply } from '../../../src/techniques/solar-return/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import solarReturns from '../../truth/solar-returns.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const DATA = '/api/v1/western/solar/calculate'
const PICTURE = '/api/v1/natal/chart/solar-return'
const ATHENS = { lat: 37.98376, lng: 23.72784 }
const BIRTH = { name: 'A', year: 1981, month: 1, day: 1, hour: 23, minute: 30, ...ATHENS }
const REQUEST = { natal: BIRTH, year: 2026 }

type Reply = z.output<typeof SolarReturnReply>

async function answered(body: object): Promise<Reply> {
  const reply = await service.postTo(DATA, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return SolarReturnReply.strict().parse(reply.json())
}

/** The field of each error in the input. */
async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(DATA, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))
}

const SECOND_MS = 1000

/** What a public client sends, and reads of the answer. */
const NEW_YORK = { city: 'New York', lat: 40.7128, lng: -74.006, tz_str: 'America/New_York' }
const CLIENT = {
  natal: { name: 'A', datetime: '1990-05-15T14:30:00', time_known: true, location: NEW_YORK },
  solar_return: { year: 2026, location: NEW_YORK },
}

/**
 * swetest 2.10.03 -edir/usr/share/libswe/ephe -bj2461175.981993952766 -ut -p0123456789 -fPl -g, -ep -house-74.006,40.7128,P,
 * an instant found by halving: the Sun was at 54.65723702278 degrees at the birth (-b15.5.1990 -ut18:30).
 */
const PRINTED = {
  utcMs: Date.parse('2026-05-15T11:34:04.277Z'),
  planets: {
    sun: 54.65723702063,
    moon: 35.58496045379,
    mercury: 55.73118880001,
    venus: 85.734496147,
    mars: 27.39586064717,
    jupiter: 111.1299291004,
    saturn: 10.7026294327,
    uranus: 61.10090418626,
    neptune: 3.68143169852,
    pluto: 305.49121342356,
  },
  cusps: [
    84.97475068838, 105.37573920763, 126.01762416423, 150.66705326903, 183.39217631701, 224.91174286835,
    264.97475068838, 285.37573920763, 306.01762416423, 330.66705326903, 3.39217631701, 44.91174286835,
  ],
}

describe('a solar return', () => {
  test('that a public client asks for has the instant, the planets and the houses that swetest prints', async () => {
    const { meta, time, planets, houses, angles_details } = await answered(CLIENT)
    const { target_year, exact_moment_local, exact_moment_utc } = meta.solar_return
    expect([target_year, meta.solar_return.returns_since_birth]).toEqual([2026, 36])
    expect(Math.abs(Date.parse(exact_moment_utc) - PRINTED.utcMs)).toBeLessThan(SECOND_MS)
    expect(exact_moment_local).toBe('2026-05-15T07:34:04-04:00')
    expect([time.utc, time.local]).toEqual([exact_moment_utc, exact_moment_local])
    for (const [id, longitude] of Object.entries(PRINTED.planets))
      expect(separation(planets.find((planet) => planet.id === id)!.abs_pos, longitude), id).toBeLessThan(0.0006)
    // Three decimals are printed. Cusps move by 0.0005 degrees in the tenth of a second of the search.
    for (const [index, cusp] of PRINTED.cusps.entries())
      expect(separation(houses![index]!.abs_pos, cusp), `house ${index + 1}`).toBeLessThan(0.0015)
    expect([angles_details!.asc.sign_id, angles_details!.mc.sign_id]).toEqual(['gemini', 'pisces'])
  })

  test('falls within a second of where swetest sees the Sun cross, tropical and sidereal', async () => {
    for (const { birth_jd, years, zodiac, return_jd } of solarReturns.samples.slice(0, 9)) {
      const datetime = isoUtc(epochMsOf(birth_jd)).replace('Z', '+00:00')
      const sidereal = zodiac === 'lahiri' ? { zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' } : {}
      const year = Number(datetime.slice(0, 4)) + years
      const { meta } = await answered({ natal: { datetime, location: ATHENS, ...sidereal }, year })
      const found = Date.parse(meta.solar_return.exact_moment_utc)
      expect(Math.abs(found - epochMsOf(return_jd)), datetime).toBeLessThanOrEqual(SECOND_MS)
    }
  })

  test('is compared with the natal chart: aspects, natal houses, and bodies at natal angles', async () => {
    const { natal_comparison: beside, planets } = await answered(REQUEST)
    const natal = (await service.postTo('/api/v1/natal/calculate', BIRTH)).json()
    const suns = beside.aspects.find(({ p1_id, p2_id }) => p1_id === 'sun' && p2_id === 'sun')
    expect(suns).toMatchObject({ p1_name: 'Sun', p2_name: 'Sun', type: 'conjunction', orb: 0, is_major: true })
    expect(beside.house_overlay!.map(({ planet }) => planet)).toEqual(planets.map(({ id }) => id))
    expect(beside.house_overlay!.find(({ planet }) => planet === 'sun')!.natal_house).toBe(
      natal.planets.find(({ id }: { id: string }) => id === 'sun').house,
    )
    const near = planets.flatMap(({ id, abs_pos }) =>
      (['asc', 'mc', 'ic', 'dc'] as const)
        .filter((angle) => separation(abs_pos, natal.angles[angle]) <= 8)
        .map((angle) => `${id} ${angle}`),
    )
    expect(beside.angularity!.map(({ planet, angle }) => `${planet} ${angle}`)).toEqual(near)
  })

  test('at another place has other houses, the same planets and the moment of its picture', async () => {
    const away = { ...REQUEST, return_lat: 38.72, return_lng: -9.14 }
    const [here, there] = [await answered(REQUEST), await answered(away)]
    expect(there.planets.map(({ abs_pos }) => abs_pos)).toEqual(here.planets.map(({ abs_pos }) => abs_pos))
    expect(there.angles!.asc).not.toBe(here.angles!.asc)
    expect(there.location.timezone).toBe('Europe/Lisbon')
    const picture = await service.postTo(PICTURE, { ...away, natal: { ...BIRTH, format: 'json' } })
    expect(CHART_DATA.parse(picture.json())).toMatchObject({ return_utc: there.meta.solar_return.exact_moment_utc })
  })

  test('without a time of birth has no houses, and a warning says how far it may move', async () => {
    const { hour: _, minute: __, ...date } = BIRTH
    const body = { ...REQUEST, natal: { ...date, time_known: false } }
    const { houses, angles, natal_comparison, settings, warnings } = await answered(body)
    expect([houses, angles, natal_comparison.house_overlay, natal_comparison.angularity]).toEqual(
      Array(4).fill(undefined),
    )
    expect(settings.time_known).toBe(false)
    // The Sun has almost the same speed on the same day of another year: half a day is half a day, rounded up.
    const message = expect.stringMatching(/local noon .* assumed.* up to 1[23] hours earlier or later/)
    expect(warnings).toEqual([{ of: 'solar_return', code: 'return_uncertain', message }])
  })
})

describe('settings in the object of the return', () => {
  const withSettings = (settings: object) => answered({ natal: BIRTH, solar_return: { year: 2026, settings } })

  test('choose houses, zodiac, aspects and node of both charts', async () => {
    const { settings, planets, aspects } = await withSettings({
      house_system: 'whole_sign',
      zodiac_type: 'sidereal',
      sidereal_ayanamsa: 'raman',
      aspect_set: 'all',
      node_type: 'true',
    })
    expect(settings).toMatchObject({
      house_system: 'whole_sign',
      zodiac_type: 'Sidereal',
      sidereal_ayanamsa: 'raman',
    })
    expect(planets.filter(({ id }) => id === 'north_node').map(({ variant }) => variant)).toEqual(['true'])
    expect(aspects.some(({ is_major }) => !is_major)).toBe(true)
  })

  test('are those of the birth by default: the mean node and major aspects', async () => {
    const { planets, aspects } = await withSettings({})
    expect(planets.filter(({ id }) => id === 'north_node').map(({ variant }) => variant)).toEqual(['mean'])
    expect(aspects.every(({ is_major }) => is_major)).toBe(true)
  })

  test('with the fields of the return are the same request in our fields', async () => {
    const location = { city: 'Anywhere', lat: 38.72, lng: -9.14 }
    const nested = { natal: BIRTH, solar_return: { year: 2026, location, settings: { house_system: 'koch' } } }
    const flat = { natal: { ...BIRTH, house_system: 'koch' }, target_year: 2026, return_lat: 38.72, return_lng: -9.14 }
    expect(await answered(nested)).toEqual(await answered({ ...flat, return_city: 'Anywhere' }))
  })
})

test.each([
  [{ natal: BIRTH }, ['body.year']],
  [{ ...REQUEST, target_year: 2027 }, ['body.year']],
  [{ ...REQUEST, return_lat: 1 }, ['body.return_lng']],
  [{ ...REQUEST, year: 9000 }, ['body.year']],
  [
    { natal: BIRTH, solar_return: { year: 2026, settings: { node_type: 'real' } } },
    ['body.solar_return.settings.node_type'],
  ],
  [{ natal: BIRTH, solar_return: { year: 2026, location: { city: 'Qwrtz' } } }, ['body.solar_return.location.city']],
])('%j is refused for %j', async (body, fields) => {
  expect(await refused(body)).toEqual(fields)
})

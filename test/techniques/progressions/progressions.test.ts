import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { ANGLE_METHOD_NAMES } from '../../../src/astro/progression.ts'
import { secondaryAnswer } from '../../../src/techniques/progressions/secondary.ts'
import {
  SecondaryReply,
  SecondaryRequest,
  secondaryInput,
} from '../../../src/techniques/progressions/secondary-schema.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies } from '../../../workers/sky.ts'
import { zonesAt } from '../../../workers/zone-at.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/progressions/secondary'
/** The body of a public client. */
const CLIENT = {
  natal: {
    name: 'A',
    datetime: '1990-05-15T14:30:00',
    time_known: true,
    location: { city: 'New York', lat: 40.7128, lng: -74.006, tz_str: 'America/New_York' },
  },
  secondary_progression: { target_date: '2026-09-22' },
  response_mode: 'full',
}
const UNTIMED = { ...CLIENT.natal, datetime: '1990-05-15', time_known: false }

type Reply = z.output<typeof SecondaryReply>
type Row = Reply['aspects']['progressed_to_natal'][number] | Reply['aspects']['progressed_to_progressed'][number]

const sky = swissSkies(ephemerisFiles('none')).files
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

/** The answer without HTTP. */
const calculated = (body: object): Reply =>
  SecondaryReply.strict().parse(
    JSON.parse(JSON.stringify(secondaryAnswer(sky, atlas, secondaryInput(SecondaryRequest.parse(body)).input))),
  )

async function answered(body: object): Promise<Reply> {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return SecondaryReply.strict().parse(reply.json())
}

async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)
}

type Sample = (typeof truth.secondary.samples)[number]

const requestOf = ({ birth_utc, lat, lng, target, direction }: Sample, more: object = {}) => ({
  natal: { datetime: birth_utc, location: { lat, lng } },
  secondary_progression: { target_date: target, direction, ...more },
})

const ARCSECOND = 1 / 3600
const rowsOf = ({ aspects }: Reply): readonly Row[] => [
  ...aspects.progressed_to_natal,
  ...aspects.progressed_to_progressed,
]

describe.each(truth.secondary.samples.map((each) => [each.birth_utc, each.direction, each] as const))(
  'the birth of %s, %s,',
  (_, __, sample) => {
    test('has its progressed bodies where swetest has them, to a hundredth of a second of arc', () => {
      const { meta, progressed_chart: chart } = calculated(requestOf(sample))
      expect(meta.progressed_julian_day).toBeCloseTo(sample.progressed_jd, 6)
      for (const [body, [longitude, speed]] of Object.entries(sample.bodies)) {
        const point = chart.points[body]!
        expect(separation(point.longitude_deg, longitude!), body).toBeLessThan(0.01 * ARCSECOND)
        expect(Math.abs(point.speed_deg - speed!), body).toBeLessThan(2e-6)
        expect(point.retrograde).toBe(speed! < 0)
      }
    })

    test.each(ANGLE_METHOD_NAMES)('has the angles that the rule %s gives by hand, to a tenth of a second', (angles) => {
      const { meta, progressed_chart: chart } = calculated(requestOf(sample, { angles }))
      const [ascendant, midheaven] = sample.angles[angles]
      expect(separation(chart.angles!.ascendant.longitude_deg, ascendant!)).toBeLessThan(0.1 * ARCSECOND)
      expect(separation(chart.angles!.midheaven.longitude_deg, midheaven!)).toBeLessThan(0.1 * ARCSECOND)
      expect([meta.angle_method, meta.angle_rule.length > 20]).toEqual([angles, true])
    })
  },
)

describe('an aspect', () => {
  const births = fc.record({
    hours: fc.integer({ min: 0, max: 24 * 365 * 60 }),
    lat: fc.integer({ min: -60, max: 60 }),
    age: fc.integer({ min: 1, max: 80 }),
    direction: fc.constantFrom('direct', 'converse'),
    angles: fc.constantFrom('naibod_ra', 'naibod_longitude', 'solar_arc_ra', 'solar_arc_longitude'),
  })
  const bodyOf = ({ hours, lat, age, direction, angles }: typeof births extends fc.Arbitrary<infer T> ? T : never) => {
    const bornMs = Date.UTC(1930, 0, 1) + hours * 3_600_000
    const target = new Date(bornMs + age * 365.25 * 86_400_000).toISOString()
    return {
      natal: { datetime: new Date(bornMs).toISOString(), location: { lat, lng: 0 } },
      secondary_progression: { target_date: target, direction, angles },
    }
  }

  test('is exact on its exact date, to a thousandth of a second of arc', () => {
    let count = 0
    fc.assert(
      fc.property(births, (birth) => {
        const body = bodyOf(birth)
        for (const row of rowsOf(calculated(body)).slice(0, 4)) {
          if (row.exact_date === null) continue
          const asked = { ...body.secondary_progression, target_date: row.exact_date }
          const same = rowsOf(calculated({ ...body, secondary_progression: asked })).find((each) => isSame(each, row))
          expect(same, JSON.stringify(row)).toBeDefined()
          expect(same!.orb_deg * 3600).toBeLessThan(0.001)
          count += 1
        }
      }),
      { numRuns: 12 },
    )
    expect(count).toBeGreaterThan(20)
  })

  test('has a smaller orb a day later while it is applying, and a larger one while it is separating', () => {
    fc.assert(
      fc.property(births, (birth) => {
        const body = bodyOf(birth)
        const target = Date.parse(body.secondary_progression.target_date)
        const later = new Date(target + 86_400_000).toISOString()
        const next = rowsOf(
          calculated({ ...body, secondary_progression: { ...body.secondary_progression, target_date: later } }),
        )
        for (const row of rowsOf(calculated(body))) {
          const then = next.find((each) => isSame(each, row))
          // Too close to a station, or to the exact date: in a day, the progressed Moon moves 0.04 degrees at most.
          if (!then || Math.abs(then.orb_deg - row.orb_deg) < 1e-5 || row.orb_deg < 0.05) continue
          expect(then.orb_deg < row.orb_deg, JSON.stringify(row)).toBe(row.applying)
        }
      }),
      { numRuns: 12 },
    )
  })

  test('has a strength that falls from 1 at the exact angle to 0 at its largest orb', () => {
    const body = { ...CLIENT, settings: { orb_deg: 2, orb_settings: { square: 4 } } }
    const rows = rowsOf(calculated(body))
    expect(rows.length).toBeGreaterThan(8)
    for (const { type, orb_deg, strength } of rows) {
      const largest = type === 'square' ? 4 : 2
      expect(orb_deg).toBeLessThanOrEqual(largest)
      expect(strength).toBeCloseTo(1 - orb_deg / largest, 4)
    }
  })
})

const isSame = (one: Row, other: Row): boolean =>
  ['progressed_point', 'natal_point', 'point_1', 'point_2', 'type'].every(
    (name) => (one as Record<string, unknown>)[name] === (other as Record<string, unknown>)[name],
  )

describe('an answer', () => {
  test('has what public clients read', async () => {
    const { meta, progressed_chart: chart, aspects, warnings } = await answered(CLIENT)
    expect([meta.target_date, meta.target_datetime]).toEqual(['2026-09-22', '2026-09-22T00:00:00Z'])
    // swetest: Sun 89.5013°, Moon 66.1240°.
    expect(chart.points['sun']).toMatchObject({ sign_id: 'gemini', longitude_text: "29°30' Gemini" })
    expect(chart.points['moon']).toMatchObject({ sign_id: 'gemini', longitude_text: "06°07' Gemini" })
    expect(chart.points['saturn']).toMatchObject({ retrograde: true, motion: 'retrograde' })
    expect(chart.points['sun']!.house).toBeGreaterThan(0)
    expect(chart.points['sun']!.natal_house).toBeGreaterThan(0)
    expect(chart.angles!.ascendant.sign_id).toBe('libra')
    expect(aspects.progressed_to_natal.length).toBeGreaterThan(0)
    expect(warnings).toBe(undefined)
  })

  test('has the progressed instant, the age and the planets of the image', async () => {
    const { meta, progressed_chart: chart } = await answered({
      ...CLIENT,
      secondary_progression: { ...CLIENT.secondary_progression, angles: 'mean_quotidian' },
    })
    const image = await service.postTo('/api/v1/natal/chart/secondary-progressions', {
      natal: { ...CLIENT.natal, format: 'json' },
      secondary_progression: CLIENT.secondary_progression,
    })
    const wheel = image.json()
    expect(wheel).toMatchObject({
      progressed_datetime_utc: meta.progressed_datetime,
      target_date_utc: meta.target_datetime,
    })
    expect(wheel.age_years).toBeCloseTo(meta.age_years, 5)
    for (const { id, abs_pos, house } of wheel.outer.planets)
      expect([id, chart.points[id]?.abs_pos, chart.points[id]?.house]).toEqual([id, abs_pos, house])
  })

  test('has bodies in the houses whose cusps are around them', () => {
    const { progressed_chart: chart } = calculated({ ...CLIENT, settings: { house_system: 'whole_sign' } })
    for (const { sign_id, house } of Object.values(chart.points))
      expect(chart.houses![house! - 1]!.sign_id).toBe(sign_id)
    expect(chart.house_system).toBe('whole_sign')
  })

  test('in the sidereal zodiac is the tropical one less the ayanamsa of the progressed instant', () => {
    const tropical = calculated(CLIENT).progressed_chart
    const { meta, progressed_chart: sidereal } = calculated({ ...CLIENT, settings: { zodiac_type: 'sidereal' } })
    const ayanamsa = sky.ayanamsaDegrees(meta.progressed_julian_day, 'lahiri')
    for (const [name, { longitude_deg }] of Object.entries(tropical.points))
      expect(separation((longitude_deg - ayanamsa + 360) % 360, sidereal.points[name]!.longitude_deg)).toBeLessThan(
        1e-5,
      )
    const [one, other] = [tropical, sidereal].map(({ angles }) => angles!.midheaven.longitude_deg)
    expect(separation((one! - ayanamsa + 360) % 360, other!)).toBeLessThan(1e-6)
  })

  test('of the day of birth is the natal chart, by every rule and both ways', () => {
    for (const angles of ANGLE_METHOD_NAMES)
      for (const direction of ['direct', 'converse']) {
        const asked = { target_date: '1990-05-15T18:30:00Z', angles, direction }
        const { progressed_chart: chart } = calculated({ ...CLIENT, secondary_progression: asked })
        // swetest: Sun 54.6572370°, Ascendant 169.4633334°, MC 77.7791221°.
        expect(chart.points['sun']!.longitude_deg).toBeCloseTo(54.657237, 5)
        expect(chart.angles!.ascendant.longitude_deg).toBeCloseTo(169.4633334, 5)
        expect(chart.angles!.midheaven.longitude_deg).toBeCloseTo(77.7791221, 5)
      }
  })

  test('for a birth without a time has no angles and houses, and says that noon is assumed', async () => {
    const { progressed_chart: chart, aspects, warnings } = await answered({ ...CLIENT, natal: UNTIMED })
    expect([chart.angles, chart.houses, chart.points['sun']!.house, chart.points['sun']!.natal_house]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(warnings).toMatchObject([{ of: 'progressed', code: 'progression_uncertain' }])
    expect(JSON.stringify(aspects)).not.toMatch(/"(?:asc|mc)"/)
  })

  test('is calculated for another place, with its angles', async () => {
    const there = await answered({ ...CLIENT, progression_lat: 0, progression_lng: 0 })
    const here = await answered(CLIENT)
    expect(there.location).toMatchObject({ lat: 0, lng: 0 })
    expect(there.progressed_chart.angles).not.toEqual(here.progressed_chart.angles)
    expect(there.progressed_chart.points['sun']!.longitude_deg).toBe(here.progressed_chart.points['sun']!.longitude_deg)
  })
})

describe('a request', () => {
  const asked = (secondary_progression: object) => ({ ...CLIENT, secondary_progression })
  test.each([
    [asked({ target_date: '1990-05-14' }), 'secondary_progression.target_date: 1990-05-14 lies before the birth'],
    [asked({}), 'secondary_progression.target_date: '],
    [asked({ target_date: '2026-02-30' }), 'secondary_progression.target_date: The day must lie'],
    [asked({ target_date: '2026-09-22', angles: 'naibod' }), 'secondary_progression.angles: '],
    [asked({ target_date: '2026-09-22', direction: 'back' }), 'secondary_progression.direction: '],
    [{ ...CLIENT, settings: { orb_deg: 6 } }, 'settings.orb_deg: '],
    [{ ...CLIENT, settings: { orb_deg: 0 } }, 'settings.orb_deg: '],
    [{ ...CLIENT, progression_lat: 10 }, 'progression_lng: progression_lat and progression_lng must be given together'],
  ])('%# is refused with the field and the reason: %s', async (body, says) => {
    const [error, ...others] = await refused(body)
    expect(error!.startsWith(`body.${says}`), error).toBe(true)
    expect(others).toEqual([])
  })

  test('may have a time, local at the place or with an offset', () => {
    const at = (target_date: string) => calculated(asked({ target_date })).meta.target_datetime
    expect([at('2026-09-22'), at('2026-09-22T12:00'), at('2026-09-22T12:00+02:00')]).toEqual([
      '2026-09-22T00:00:00Z',
      '2026-09-22T16:00:00Z',
      '2026-09-22T10:00:00Z',
    ])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../src/astro/angle.ts'
import { ANGLE_METHOD_NAMES, type AngleMethod } from '../../src/astro/progression.ts'
import type { MinorReply } from '../../src/techniques/minor-progressions/schema.ts'
import type { TertiaryReply } from '../../src/techniques/tertiary-progressions/schema.ts'
import { type SharedApp, sharedApp } from './app.ts'

/** A birth in New York. */
export const NATAL = {
  name: 'A',
  datetime: '1990-05-15T14:30:00',
  time_known: true,
  location: { city: 'New York', lat: 40.7128, lng: -74.006, tz_str: 'America/New_York' },
}
const UNTIMED = { ...NATAL, datetime: '1990-05-15', time_known: false }

/** A chart progressed by lunar months, by swetest. */
interface Sample {
  readonly birth_utc: string
  readonly lat: number
  readonly lng: number
  readonly target: string
  readonly direction: string
  readonly progressed_jd: number
  readonly ephemeris_days: number
  /** Longitude and daily motion. */
  readonly bodies: Readonly<Record<string, readonly number[]>>
  /** Ascendant and midheaven by each rule. */
  readonly angles: Readonly<Record<AngleMethod, readonly number[]>>
}

type Reply = z.output<typeof MinorReply> | z.output<typeof TertiaryReply>

/** A way to progress a chart by lunar months, and what its answers say. */
interface Monthly<Given extends Sample, Answer extends Reply> {
  readonly system: Answer['meta']['system']
  readonly samples: readonly Given[]
  /** The fields of a sample that say how its chart is progressed. */
  readonly methodOf: (sample: Given) => Readonly<Record<string, string>>
  readonly schema: z.ZodType<Answer>
  /** The answer without HTTP. */
  readonly calculated: (body: object) => Answer
  /** What the answer says about the way by default. */
  readonly meta: Partial<Answer['meta']>
  /** The days of life that half a day of the ephemeris stands for. */
  readonly halfDay: string
  /** Further fields that are refused, and how the message begins. */
  readonly refused?: readonly [given: object, says: string][]
}

/** Tests what progressions by lunar months have in common. */
export function testMonthly<Given extends Sample, Answer extends Reply>(monthly: Monthly<Given, Answer>): void {
  const { system, samples, methodOf, schema, calculated, meta, halfDay, refused = [] } = monthly
  const FIELD = `${system}_progression`
  /** The body of a public client. */
  const CLIENT = { natal: NATAL, [FIELD]: { target_date: '2026-09-22' }, response_mode: 'full' }
  const requestOf = (sample: Given, more: object = {}) => {
    const { birth_utc, lat, lng, target: target_date, direction } = sample
    return {
      natal: { datetime: birth_utc, location: { lat, lng } },
      [FIELD]: { target_date, direction, ...methodOf(sample), ...more },
    }
  }
  let service: SharedApp
  beforeAll(async () => {
    service = await sharedApp()
  })
  const send = (body: object) => service.postTo(`/api/v1/western/progressions/${system}`, body)

  describe.each(
    samples.map((each) => [each.birth_utc, each.direction, Object.values(methodOf(each)).join(' '), each] as const),
  )('the birth of %s, %s, %s,', (_, __, ___, sample) => {
    test('has its progressed instant by the rule, and its bodies where swetest has them to 0.01 seconds of arc', () => {
      expectSample(calculated(requestOf(sample)), sample)
    })

    test.each(ANGLE_METHOD_NAMES)('has the angles that the rule %s gives by hand, to a tenth of a second', (angles) => {
      expectAngles(calculated(requestOf(sample, { angles })), angles, sample)
    })
  })

  test('an aspect is exact in the chart of its date, and that date is in the future while it applies', () => {
    let count = 0
    for (const sample of samples) {
      const at = (more: object = {}) => calculated({ ...requestOf(sample, more), settings: { orb_deg: 2 } })
      const { aspects, meta } = at()
      for (const row of aspects.progressed_to_natal.filter(({ exact_date }) => exact_date !== null).slice(0, 4)) {
        const same = at({ target_date: row.exact_date }).aspects.progressed_to_natal.find(
          (each) =>
            each.progressed_point === row.progressed_point &&
            each.natal_point === row.natal_point &&
            each.type === row.type,
        )
        // An instant is rounded to a second of life: at most 0.07 seconds of the ephemeris.
        expect(same!.orb_deg * 3600, JSON.stringify(row)).toBeLessThan(0.03)
        if (['sun', 'moon'].includes(row.progressed_point))
          expect(Date.parse(row.exact_date!) > Date.parse(meta.target_datetime), JSON.stringify(row)).toBe(row.applying)
        count += 1
      }
    }
    expect(count).toBeGreaterThan(20)
  })

  describe('an answer', () => {
    test('over HTTP is the one without it, with solar arc angles by default', async () => {
      const reply = await send(CLIENT)
      expect(reply.statusCode, reply.body).toBe(200)
      const there = schema.parse(reply.json())
      const here = calculated(CLIENT)
      expect([there.meta, there.progressed_chart, there.aspects]).toEqual([
        here.meta,
        here.progressed_chart,
        here.aspects,
      ])
      expect(there.meta).toMatchObject({ system, angle_method: 'solar_arc_longitude', ...meta })
      expect(there.warnings).toBe(undefined)
    })

    test('of the day of birth is the natal chart, by every rule and both ways', () => {
      for (const angles of ANGLE_METHOD_NAMES)
        for (const direction of ['direct', 'converse']) {
          const asked = { target_date: '1990-05-15T18:30:00Z', angles, direction }
          const { progressed_chart: chart } = calculated({ ...CLIENT, [FIELD]: asked })
          // swetest: Sun 54.6572370°, Ascendant 169.4633334°, MC 77.7791221°.
          expect(chart.points['sun']!.longitude_deg).toBeCloseTo(54.657237, 5)
          expect(chart.angles!.ascendant.longitude_deg).toBeCloseTo(169.4633334, 5)
          expect(chart.angles!.midheaven.longitude_deg).toBeCloseTo(77.7791221, 5)
        }
    })

    test('for a birth without a time has no angles and houses, and says what half a day stands for', () => {
      const { progressed_chart: chart, warnings } = calculated({ ...CLIENT, natal: UNTIMED })
      expect([chart.angles, chart.houses, chart.points['sun']!.natal_house]).toEqual([undefined, undefined, undefined])
      expect(warnings).toMatchObject([{ of: 'progressed', code: 'progression_uncertain' }])
      expect(warnings![0]!.message).toContain(`and ${halfDay} of life in exact dates`)
    })
  })

  describe('a request', () => {
    test.each<[given: object, says: string]>([
      [{ target_date: '1990-05-14' }, 'target_date: 1990-05-14 lies before the birth'],
      [{}, 'target_date: '],
      [{ target_date: '2026-09-22', month: 'draconic' }, 'month: '],
      [{ target_date: '2026-09-22', angles: 'naibod' }, 'angles: '],
      ...refused,
    ])('%# is refused with the field and the reason: %s', async (given, says) => {
      const reply = await send({ ...CLIENT, [FIELD]: given })
      expect(reply.statusCode, reply.body).toBe(422)
      const [{ loc, msg }, ...others] = reply.json().detail
      expect(`${loc.join('.')}: ${msg}`.startsWith(`body.${FIELD}.${says}`), msg).toBe(true)
      expect(others).toEqual([])
    })
  })
}

const ARCSECOND = 1 / 3600

/** Expects the progressed instant of a sample, and its bodies within a hundredth of a second of arc. */
function expectSample({ meta, progressed_chart: chart }: Reply, sample: Sample): void {
  expect(meta.progressed_julian_day).toBeCloseTo(sample.progressed_jd, 6)
  expect(meta.ephemeris_days).toBeCloseTo(sample.ephemeris_days, 5)
  for (const [body, [longitude, speed]] of Object.entries(sample.bodies)) {
    const point = chart.points[body]!
    expect(separation(point.longitude_deg, longitude!), body).toBeLessThan(0.01 * ARCSECOND)
    expect(Math.abs(point.speed_deg - speed!), body).toBeLessThan(2e-6)
    expect(point.retrograde).toBe(speed! < 0)
  }
}

function expectAngles({ meta, progressed_chart: chart }: Reply, angles: AngleMethod, sample: Sample): void {
  const [ascendant, midheaven] = sample.angles[angles]
  expect(separation(chart.angles!.ascendant.longitude_deg, ascendant!)).toBeLessThan(0.1 * ARCSECOND)
  expect(separation(chart.angles!.midheaven.longitude_deg, midheaven!)).toBeLessThan(0.1 * ARCSECOND)
  expect(meta.angle_method).toBe(angles)
}

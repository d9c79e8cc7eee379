import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { ANGLE_METHOD_NAMES } from '../../../src/astro/progression.ts'
import { tertiaryAnswer } from '../../../src/techniques/tertiary-progressions/calculate.ts'
import { TertiaryReply, TertiaryRequest, tertiaryInput } from '../../../src/techniques/tertiary-progressions/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { zoneAtlas as atlas, expectSample, natalOf, filesSky as sky } from '../../support/progressed-charts.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/progressions/tertiary'
const NATAL = {
  name: 'A',
  datetime: '1990-05-15T14:30:00',
  time_known: true,
  location: { city: 'New York', lat: 40.7128, lng: -74.006, tz_str: 'America/New_York' },
}
/** The body of a public client. */
const CLIENT = { natal: NATAL, tertiary_progression: { target_date: '2026-09-22' }, response_mode: 'full' }
const UNTIMED = { ...NATAL, datetime: '1990-05-15', time_known: false }

type Reply = z.output<typeof TertiaryReply>

/** The answer without HTTP. */
const calculated = (body: object): Reply =>
  TertiaryReply.strict().parse(
    JSON.parse(JSON.stringify(tertiaryAnswer(sky, atlas, tertiaryInput(TertiaryRequest.parse(body)).input))),
  )

type Sample = (typeof truth.samples)[number]
const requestOf = (sample: Sample, more: object = {}) => {
  const { target: target_date, direction, month } = sample
  return { natal: natalOf(sample), tertiary_progression: { target_date, direction, month, form: sample.form, ...more } }
}
const TENTH_OF_ARCSECOND = 0.1 / 3600

describe.each(
  truth.samples.map((each) => [each.birth_utc, each.direction, `${each.form} ${each.month}`, each] as const),
)('the birth of %s, %s, %s,', (_, __, ___, sample) => {
  test('has its progressed instant by the rule, and its bodies where swetest has them to 0.01 seconds of arc', () => {
    expectSample(calculated(requestOf(sample)), sample)
  })

  test.each(ANGLE_METHOD_NAMES)('has the angles that the rule %s gives by hand, to a tenth of a second', (angles) => {
    const { meta, progressed_chart: chart } = calculated(requestOf(sample, { angles }))
    const [ascendant, midheaven] = sample.angles[angles]
    expect(separation(chart.angles!.ascendant.longitude_deg, ascendant!)).toBeLessThan(TENTH_OF_ARCSECOND)
    expect(separation(chart.angles!.midheaven.longitude_deg, midheaven!)).toBeLessThan(TENTH_OF_ARCSECOND)
    expect(meta.angle_method).toBe(angles)
  })
})

test('an aspect is exact in the chart of its date, and that date is in the future while it applies', () => {
  let count = 0
  for (const sample of truth.samples) {
    const { aspects, meta } = calculated({ ...requestOf(sample), settings: { orb_deg: 2 } })
    for (const row of aspects.progressed_to_natal.filter(({ exact_date }) => exact_date !== null).slice(0, 4)) {
      const then = calculated({ ...requestOf(sample, { target_date: row.exact_date }), settings: { orb_deg: 2 } })
      const same = then.aspects.progressed_to_natal.find(
        (each) =>
          each.progressed_point === row.progressed_point &&
          each.natal_point === row.natal_point &&
          each.type === row.type,
      )
      // An instant is rounded to a second of life: 0.04 seconds of the ephemeris.
      expect(same!.orb_deg * 3600, JSON.stringify(row)).toBeLessThan(0.03)
      if (['sun', 'moon'].includes(row.progressed_point))
        expect(Date.parse(row.exact_date!) > Date.parse(meta.target_datetime), JSON.stringify(row)).toBe(row.applying)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(20)
})

describe('a lunar month', () => {
  test.each(Object.entries(truth.published.years))(
    'that is %s makes 300 days of the ephemeris the published years of life',
    (month, years) => {
      // The published figures are rounded to a quarter of a year.
      const born = Date.parse('1990-05-15T18:30:00Z')
      const target_date = new Date(born + years * 365.24219 * 86_400_000).toISOString()
      const { meta } = calculated({ natal: NATAL, tertiary_progression: { target_date, month } })
      expect(Math.abs(meta.ephemeris_days - truth.published.days)).toBeLessThan((0.125 * 365.24219) / meta.month_days)
    },
  )

  test('is synodic in the second form, unless another is asked for', () => {
    const metaOf = (more: object) =>
      calculated({ ...CLIENT, tertiary_progression: { target_date: '2026-09-22', ...more } }).meta
    expect(metaOf({ form: 'tertiary_2' })).toMatchObject({
      form: 'tertiary_2',
      month: 'synodic',
      month_days: 29.530589,
    })
    expect(metaOf({ form: 'tertiary_2', month: 'tropical' })).toMatchObject({
      month: 'tropical',
      month_days: 27.321582,
    })
  })
})

describe('an answer', () => {
  test('over HTTP is the one without it, with solar arc angles by default', async () => {
    const reply = await service.postTo(PATH, CLIENT)
    expect(reply.statusCode, reply.body).toBe(200)
    const { meta, progressed_chart, aspects, warnings } = TertiaryReply.strict().parse(reply.json())
    const here = calculated(CLIENT)
    expect([meta, progressed_chart, aspects]).toEqual([here.meta, here.progressed_chart, here.aspects])
    expect(meta).toMatchObject({
      system: 'tertiary',
      angle_method: 'solar_arc_longitude',
      form: 'tertiary_1',
      month: 'tropical',
    })
    expect(warnings).toBe(undefined)
  })

  test('of the day of birth is the natal chart, by every rule and both ways', () => {
    for (const angles of ANGLE_METHOD_NAMES)
      for (const direction of ['direct', 'converse']) {
        const asked = { target_date: '1990-05-15T18:30:00Z', angles, direction }
        const { progressed_chart: chart } = calculated({ ...CLIENT, tertiary_progression: asked })
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
    expect(warnings![0]!.message).toContain('and 14 days of life in exact dates')
  })
})

describe('a request', () => {
  test.each([
    [{ target_date: '1990-05-14' }, 'tertiary_progression.target_date: 1990-05-14 lies before the birth'],
    [{}, 'tertiary_progression.target_date: '],
    [{ target_date: '2026-09-22', month: 'draconic' }, 'tertiary_progression.month: '],
    [{ target_date: '2026-09-22', angles: 'naibod' }, 'tertiary_progression.angles: '],
    [{ target_date: '2026-09-22', form: 'tertiary_3' }, 'tertiary_progression.form: '],
  ])('%# is refused with the field and the reason: %s', async (tertiary_progression, says) => {
    const reply = await service.postTo(PATH, { ...CLIENT, tertiary_progression })
    expect(reply.statusCode, reply.body).toBe(422)
    const [{ loc, msg }, ...others] = reply.json().detail
    expect(`${loc.join('.')}: ${msg}`.startsWith(`body.${says}`), msg).toBe(true)
    expect(others).toEqual([])
  })
})

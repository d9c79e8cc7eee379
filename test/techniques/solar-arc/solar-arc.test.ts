import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { ARC_RATE_NAMES } from '../../../src/astro/solar-arc.ts'
import { solarArcAnswer } from '../../../src/techniques/solar-arc/calculate.ts'
import { SolarArcReply, SolarArcRequest, solarArcInput } from '../../../src/techniques/solar-arc/schema.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies } from '../../../workers/sky.ts'
import { zonesAt } from '../../../workers/zone-at.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/directions/solar-arc'
type Reply = z.output<typeof SolarArcReply>

const sky = swissSkies(ephemerisFiles('none')).files
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

const calculated = (body: object): Reply =>
  SolarArcReply.strict().parse(
    JSON.parse(JSON.stringify(solarArcAnswer(sky, atlas, solarArcInput(SolarArcRequest.parse(body)).input))),
  )

type Sample = (typeof truth.samples)[number]
const requestOf = ({ birth_utc, lat, lng, target, direction }: Sample, more: object = {}) => ({
  natal: { datetime: birth_utc, location: { lat, lng } },
  solar_arc: { target_date: target, direction, ...more },
})

const CLIENT = requestOf(truth.samples[0]!)

async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)
}

describe.each(truth.samples.map((each) => [each.birth_utc, each.direction, each] as const))(
  'the birth of %s, %s,',
  (_, __, sample) => {
    test.each(ARC_RATE_NAMES)(
      'is moved by the arc that swetest gives for the rate %s, to a hundredth of a second',
      (rate) => {
        const { meta, directed_chart: chart } = calculated(requestOf(sample, { rate }))
        expect(Math.abs(meta.arc_deg - sample.arcs[rate]) * 3600).toBeLessThan(0.01)
        const moved = (longitude: number) => (longitude + sample.arcs[rate] + 720) % 360
        for (const [body, longitude] of Object.entries(sample.natal))
          expect(separation(chart.points[body]!.longitude_deg, moved(longitude)) * 3600, body).toBeLessThan(0.01)
        const { ascendant, midheaven } = chart.angles!
        for (const [index, angle] of [ascendant, midheaven].entries())
          expect(separation(angle.longitude_deg, moved(sample.angles[index]!)) * 3600).toBeLessThan(0.01)
      },
    )

    test.each(ARC_RATE_NAMES)('has aspects whose dates by the rate %s give them without an orb', (rate) => {
      const body = requestOf(sample, { rate })
      const rows = calculated({ ...body, settings: { orb_deg: 3 } }).aspects.directed_to_natal
      expect(rows.length).toBeGreaterThan(5)
      for (const { exact_date, applying, directed_point, natal_point, type } of rows) {
        if (exact_date === null) continue
        expect(Date.parse(exact_date) > Date.parse(sample.target)).toBe(applying)
        const then = calculated({ ...body, solar_arc: { ...body.solar_arc, target_date: exact_date } })
        const same = then.aspects.directed_to_natal.find(
          (row) => row.directed_point === directed_point && row.natal_point === natal_point && row.type === type,
        )
        expect(same!.orb_deg * 3600).toBeLessThan(0.001)
      }
    })
  },
)

describe('an answer', () => {
  test('over HTTP is the one without it, under both addresses', async () => {
    const here = calculated(CLIENT)
    for (const path of [PATH, '/api/v1/western/progressions/solar-arc']) {
      const reply = await service.postTo(path, CLIENT)
      expect(reply.statusCode, reply.body).toBe(200)
      const { meta, directed_chart, aspects } = SolarArcReply.strict().parse(reply.json())
      expect([meta, directed_chart, aspects]).toEqual([here.meta, here.directed_chart, here.aspects])
    }
  })

  test('without a time of birth has no angles, and says that noon is assumed', () => {
    const { location } = CLIENT.natal
    const { directed_chart: chart, warnings } = calculated({
      ...CLIENT,
      natal: { datetime: '1990-05-15', time_known: false, location },
    })
    expect([chart.angles, chart.points['sun']!.natal_house]).toEqual([undefined, undefined])
    expect(warnings).toMatchObject([{ of: 'directed', code: 'direction_uncertain' }])
  })
})

describe('a request', () => {
  test.each([
    [{ target_date: '1990-05-14' }, 'solar_arc.target_date: 1990-05-14 lies before the birth'],
    [{ target_date: '2191-01-01' }, 'solar_arc.target_date: Must be at most 200 years after the birth'],
    [{ target_date: '2026-09-22', rate: 'mean' }, 'solar_arc.rate: '],
    [{}, 'solar_arc.target_date: '],
  ])('%j is refused: %s', async (solar_arc, says) => {
    const [error, ...others] = await refused({ ...CLIENT, solar_arc })
    expect(error!.startsWith(`body.${says}`), error).toBe(true)
    expect(others).toEqual([])
  })
})

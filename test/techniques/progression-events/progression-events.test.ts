import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { EVENT_KINDS } from '../../../src/astro/progressed-events.ts'
import { SIGNS } from '../../../src/astro/sign.ts'
import {
  eventPieces,
  eventsOfPiece,
  progressionEventsAnswer,
} from '../../../src/techniques/progression-events/calculate.ts'
import {
  ProgressionEventsReply,
  ProgressionEventsRequest,
  progressionEventsInput,
  unitsOf,
} from '../../../src/techniques/progression-events/schema.ts'
import { secondaryAnswer } from '../../../src/techniques/progressions/secondary.ts'
import { SecondaryRequest, secondaryInput } from '../../../src/techniques/progressions/secondary-schema.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies, wideSky } from '../../../workers/sky.ts'
import { zonesAt } from '../../../workers/zone-at.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/progressions/secondary/exact-aspects'
const NATAL = {
  name: 'A',
  datetime: '1990-05-15T14:30:00',
  time_known: true,
  location: { city: 'New York', lat: 40.7128, lng: -74.006, tz_str: 'America/New_York' },
}
/** The body that the contract of the public service names. */
const CLIENT = {
  natal: NATAL,
  search: { from: '2026-01-01', to: '2028-01-01', limit: 100, order: 'asc' },
  include_angles: true,
}
const UNTIMED = { ...NATAL, datetime: '1990-05-15', time_known: false }
const LIFE = { natal: NATAL, search: { from: '1990-05-16', to: '2090-05-01', limit: 500 } }

type Reply = z.output<typeof ProgressionEventsReply>
type Event = Reply['events'][number]

const skies = swissSkies(ephemerisFiles('none'))
const sky = skies.files
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

const inputOf = (body: object) => progressionEventsInput(ProgressionEventsRequest.parse(body)).input
/** The answer without HTTP. */
const calculated = (body: object): Reply =>
  ProgressionEventsReply.strict().parse(JSON.parse(JSON.stringify(progressionEventsAnswer(sky, atlas, inputOf(body)))))

async function refused(body: object): Promise<string[]> {
  const reply = await service.postTo(PATH, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => `${loc.join('.')}: ${msg}`)
}

const searched = (years: readonly [number, number], more: object = {}, natal: object = NATAL) => ({
  natal,
  search: { from: `${years[0]}-06-01`, to: `${years[1]}-06-01`, limit: 500, ...more },
})
const of = (kind: Event['kind'], events: readonly Event[]) => events.filter((event) => event.kind === kind)

describe('figures of swetest', () => {
  test.each(truth.lunations.samples)('have the progressed $phase within a minute of the ephemeris', (sample) => {
    const { events } = calculated(searched([1990, 2080], { kinds: ['lunation'] }))
    const found = events.find(
      ({ phase, ephemeris_julian_day: jd }) => phase === sample.phase && Math.abs(jd - sample.jd) < 1,
    )
    expect(Math.abs(found!.ephemeris_julian_day - sample.jd) * 1440).toBeLessThan(1)
  })

  test('have the longitude of each point at the instant of each event, to a hundredth of a second of arc', () => {
    for (const { jd, kind, point, longitude } of truth.instants.samples) {
      const { events } = calculated(searched([1990, 2080], { kinds: [kind] }))
      const found = events.find(
        (event) => event.progressed_point === point && Math.abs(event.ephemeris_julian_day - jd) < 1e-6,
      )
      expect(found, `${point} at ${jd}`).toBeDefined()
      expect(separation(found!.longitude_deg, longitude) * 3600).toBeLessThan(0.01)
    }
  })
})

describe('an event', () => {
  const births = fc.record({
    hours: fc.integer({ min: 0, max: 24 * 365 * 60 }),
    lat: fc.integer({ min: -60, max: 60 }),
    age: fc.integer({ min: 1, max: 70 }),
    direction: fc.constantFrom('direct', 'converse'),
    angles: fc.constantFrom('naibod_ra', 'naibod_longitude', 'solar_arc_ra', 'solar_arc_longitude'),
  })

  test('that is an aspect has an orb below a thousandth of a second of arc in the chart of its date', () => {
    let count = 0
    fc.assert(
      fc.property(births, ({ hours, lat, age, direction, angles }) => {
        const bornMs = Date.UTC(1930, 0, 1) + hours * 3_600_000
        const fromMs = bornMs + age * 365.25 * 86_400_000
        const natal = { datetime: new Date(bornMs).toISOString(), location: { lat, lng: 0 } }
        const [from, to] = [fromMs, fromMs + 366 * 86_400_000].map((ms) => new Date(ms).toISOString())
        const method = { angles, direction }
        const { events } = calculated({
          natal,
          secondary_progression: method,
          search: { from, to, kinds: ['aspect_to_natal', 'aspect'] },
        })
        for (const event of events.slice(0, 3)) {
          const chart = secondaryAnswer(
            sky,
            atlas,
            secondaryInput(
              SecondaryRequest.parse({ natal, secondary_progression: { ...method, target_date: event.date } }),
            ).input,
          )
          const orbs = event.natal_point
            ? chart.aspects.progressed_to_natal
                .filter(
                  (row) => row.progressed_point === event.progressed_point && row.natal_point === event.natal_point,
                )
                .map(({ orb_deg }) => orb_deg)
            : chart.aspects.progressed_to_progressed
                .filter(({ point_1, point_2 }) =>
                  [event.progressed_point, event.other_progressed_point].every((name) =>
                    [point_1, point_2].includes(name!),
                  ),
                )
                .map(({ orb_deg }) => orb_deg)
          expect(orbs.length, JSON.stringify(event)).toBe(1)
          expect(orbs[0]! * 3600).toBeLessThan(0.001)
          count += 1
        }
      }),
      { numRuns: 15 },
    )
    expect(count).toBeGreaterThan(25)
  })

  test('that is an ingress enters the sign and the house in which the point is an hour of the ephemeris later', () => {
    for (const direction of ['direct', 'converse'])
      for (const event of calculated({
        ...searched([2000, 2060], { kinds: ['sign_ingress', 'house_ingress'] }),
        secondary_progression: { direction },
        include_angles: false,
      }).events) {
        const target_date = new Date(Date.parse(event.date) + 15 * 86_400_000).toISOString()
        const { progressed_chart: chart } = secondaryAnswer(
          sky,
          atlas,
          secondaryInput(SecondaryRequest.parse({ natal: NATAL, secondary_progression: { target_date, direction } }))
            .input,
        )
        const point = chart.points[event.progressed_point]!
        if (event.kind === 'sign_ingress') expect([event.date, point.sign_id]).toEqual([event.date, event.sign_id])
        else expect([event.date, point.natal_house]).toEqual([event.date, event.house])
      }
  })

  test('that is a station is where the motion changes', () => {
    const athens = { datetime: '1981-01-01T21:30Z', location: { lat: 37.98, lng: 23.73 } }
    const stations = [NATAL, athens].flatMap(
      (natal) => calculated(searched([1991, 2075], { kinds: ['station'] }, natal)).events,
    )
    expect(stations.length).toBeGreaterThan(8)
    for (const { ephemeris_julian_day: jd, progressed_point: body, turns } of stations) {
      const speedAt = (at: number) => sky.positions([body as 'mars'], at, { kind: 'tropical' })[0]!.speed
      expect([speedAt(jd - 0.01) < 0, speedAt(jd + 0.01) < 0]).toEqual(
        turns === 'direct' ? [true, false] : [false, true],
      )
    }
  })

  test('that is a lunation follows the last one by a quarter of a turn, about seven years of life', () => {
    const phases = of('lunation', calculated(searched([1990, 2080], { kinds: ['lunation'] })).events)
    expect(phases.length).toBeGreaterThan(10)
    for (const [index, { phase, age_years }] of phases.entries()) {
      const next = phases[index + 1]
      if (!next) continue
      const order = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter']
      expect(next.phase).toBe(order[(order.indexOf(phase!) + 1) % 4])
      expect(next.age_years - age_years).toBeGreaterThan(6)
      expect(next.age_years - age_years).toBeLessThan(8.5)
    }
  })
})

describe('near the polar circle the progressed Ascendant', () => {
  const RADIANS = Math.PI / 180
  /** swetest -b1.1.2000 -ut09:40 -house0,66.2,P: the right ascension of the meridian of the birth. */
  const NATAL_ARMC = 245.3612455
  /** swetest -b25.1.2000 -ut09:40 -po. */
  const OBLIQUITY = 23.4378304
  const NAIBOD = 59 / 60 + 8.33 / 3600

  /** The right ascension of the meridian at which a degree rises: its oblique ascension less 90 degrees. */
  const armcAt = (degree: number, latitude: number): number => {
    const [l, e, f] = [degree, OBLIQUITY, latitude].map((angle) => angle * RADIANS) as [number, number, number]
    const rightAscension = Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l)) / RADIANS
    const declination = Math.asin(Math.sin(e) * Math.sin(l))
    const difference = Math.asin(Math.tan(declination) * Math.tan(f)) / RADIANS
    return (((rightAscension - difference - 90) % 360) + 360) % 360
  }

  test.each([60, 65.5, 66.2, 66.45, 66.52])('enters every sign at the time by hand, at latitude %d', (lat) => {
    const { events } = calculated({
      natal: { datetime: '2000-01-01T09:40Z', location: { lat, lng: 0 } },
      search: { from: '2000-06-01', to: '2060-01-01', kinds: ['sign_ingress'], limit: 500 },
    })
    const found = events.filter(({ progressed_point: point }) => point === 'asc')
    const byHand = Array.from({ length: 12 }, (_, sign) => ({ sign, armc: armcAt(sign * 30, lat) }))
      .map(({ sign, armc }) => ({ sign, days: (armc - NATAL_ARMC) / NAIBOD }))
      .filter(({ days }) => days > 0.5 && days < 59.9)
      .toSorted((one, other) => one.days - other.days)
    expect(found.map(({ sign_id }) => sign_id)).toEqual(byHand.map(({ sign }) => SIGNS[sign]!.id))
    for (const [index, { days }] of byHand.entries()) expect(found[index]!.age_years).toBeCloseTo(days, 2)
  })
})

describe('a search', () => {
  test('in parts finds the events of the search in one go', () => {
    const input = inputOf(LIFE)
    const pieces = eventPieces(sky, atlas, input)
    expect(pieces.length).toBeGreaterThan(8)
    const all = { ...skies, wide: wideSky(skies) } as unknown as Parameters<typeof eventsOfPiece>[0]
    const found = JSON.parse(JSON.stringify(pieces.map((piece) => eventsOfPiece(all, piece))))
    const inParts = progressionEventsAnswer(sky, atlas, input, found)
    const whole = progressionEventsAnswer(sky, atlas, input)
    expect(inParts.meta).toEqual(whole.meta)
    expect(
      inParts.events.map(({ kind, date, progressed_point }) => [kind, date.slice(0, 15), progressed_point]),
    ).toEqual(whole.events.map(({ kind, date, progressed_point }) => [kind, date.slice(0, 15), progressed_point]))
  })

  test('of two spans that adjoin finds the events of both together, once', () => {
    const keys = (events: readonly Event[]) =>
      events.map((event) => [event.kind, event.progressed_point, event.date.slice(0, 15)].join())
    const [first, second, both] = [searched([2000, 2004]), searched([2004, 2008]), searched([2000, 2008])].map((body) =>
      keys(calculated(body).events),
    )
    expect([...first!, ...second!]).toEqual(both)
  })

  test('that is converse mirrors the ephemeris around the birth', () => {
    const { events } = calculated({ ...searched([2000, 2040]), secondary_progression: { direction: 'converse' } })
    const birthJd = 2448027.2708333335
    expect(events.length).toBeGreaterThan(50)
    for (const { date, age_years, ephemeris_julian_day: jd } of events) {
      expect(jd).toBeLessThan(birthJd)
      // A day before the birth for each tropical year of life.
      expect(birthJd - jd).toBeCloseTo(age_years, 6)
      expect((Date.parse(date) - Date.parse('1990-05-15T18:30Z')) / 86_400_000 / 365.24219).toBeCloseTo(age_years, 6)
    }
  })

  test('has its events in the order that was asked for, as many as the limit, and says how many there are', async () => {
    const reply = await service.postTo(PATH, { ...CLIENT, search: { ...CLIENT.search, limit: 5 } })
    expect(reply.statusCode, reply.body).toBe(200)
    const { meta, events, warnings } = ProgressionEventsReply.strict().parse(reply.json())
    expect(events).toHaveLength(5)
    expect(meta.search).toMatchObject({ from: '2026-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z', limit: 5 })
    expect(meta.search.total).toBeGreaterThan(5)
    expect(warnings).toMatchObject([{ of: 'progressed', code: 'events_left_out' }])
    const all = calculated(CLIENT)
    expect(all.events.slice(0, 5)).toEqual(events)
    const falling = calculated({ ...CLIENT, search: { ...CLIENT.search, order: 'desc' } })
    expect(falling.events).toEqual(all.events.toReversed())
    expect(all.events.map(({ date }) => date)).toEqual(all.events.map(({ date }) => date).toSorted())
  })

  test('has only the kinds that were asked for', () => {
    const all = calculated(LIFE).meta.search.total
    const counts = EVENT_KINDS.map((kind) => {
      const { events, meta } = calculated({ ...LIFE, search: { ...LIFE.search, kinds: [kind] } })
      expect(new Set(events.map((event) => event.kind))).toEqual(new Set([kind]))
      return meta.search.total
    })
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all)
  })

  test('of a life over HTTP costs five units and is the search without HTTP', async () => {
    expect(unitsOf(inputOf(LIFE))).toBe(5)
    expect(unitsOf(inputOf(CLIENT))).toBe(1)
    const reply = await service.postTo(PATH, LIFE)
    expect(reply.statusCode, reply.body).toBe(200)
    const { meta, events } = reply.json()
    const here = calculated(LIFE)
    expect(meta).toEqual(here.meta)
    expect(events.length).toBe(here.events.length)
  })

  test('of a birth without a time has no angles and no houses, and says so', () => {
    const { events, meta, warnings } = calculated(searched([2020, 2024], {}, UNTIMED))
    expect(events.some(({ progressed_point: point }) => point === 'asc' || point === 'mc')).toBe(false)
    expect([of('house_ingress', events), meta.angle_method]).toEqual([[], undefined])
    expect(warnings).toMatchObject([{ code: 'progression_uncertain' }])
  })
})

describe('a request', () => {
  const dates = (search: object) => ({ ...CLIENT, search })
  test.each([
    [dates({ from: '1990-05-14', to: '2000-01-01' }), 'search.from: 1990-05-14 lies before the birth'],
    [dates({ from: '2000-01-01', to: '2000-01-01' }), 'search.to: Must be after search.from'],
    [dates({ from: '2000-01-01', to: '2100-01-03' }), 'search.to: Must be at most 100 years after search.from'],
    [dates({ from: '2000-01-01' }), 'search.to: '],
    [dates({ ...CLIENT.search, limit: 501 }), 'search.limit: '],
    [dates({ ...CLIENT.search, order: 'up' }), 'search.order: '],
    [dates({ ...CLIENT.search, kinds: ['eclipse'] }), 'search.kinds.0: '],
    [
      { ...CLIENT, secondary_progression: { angles: 'mean_quotidian' } },
      'secondary_progression.angles: mean_quotidian angles meet every degree each year. Set include_angles to false',
    ],
  ])('%# is refused with the field and the reason: %s', async (body, says) => {
    const [error, ...others] = await refused(body)
    expect(error!.startsWith(`body.${says}`), error).toBe(true)
    expect(others).toEqual([])
  })
})

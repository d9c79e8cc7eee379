import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { epochMsOf, isoUtc, julianDayOf } from '../../../src/astro/civil.ts'
import type { Sky } from '../../../src/astro/sky.ts'
import { castBirth } from '../../../src/calculation/charting/cast.ts'
import { returnsOf } from '../../../src/techniques/families/return/found.ts'
import { CHART_DATA } from '../../../src/techniques/index.ts'
import { RETURNS } from '../../../src/techniques/returns/returns.ts'
import { ReturnsReply, ReturnsRequest, returnsInput } from '../../../src/techniques/returns/schema.ts'
import type { Fields } from '../../../src/wire/texts/words.ts'
import { ephemerisFiles } from '../../../workers/ephemeris-files.ts'
import { swissSkies } from '../../../workers/sky.ts'
import { zonesAt } from '../../../workers/zone-at.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import truth from '../lunar-return/truth.json' with { type: 'json' }
import planets from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const DATA = '/api/v1/western/returns/calculate'
const PICTURE = '/api/v1/natal/chart/lunar-return'
const ATHENS = { lat: 37.98376, lng: 23.72784 }
const BIRTH = { name: 'A', year: 1981, month: 1, day: 1, hour: 23, minute: 30, ...ATHENS }
const REQUEST = { natal: BIRTH, search_start: '2026-03-01' }

type Reply = z.output<typeof ReturnsReply>

async function answered(body: object): Promise<Reply> {
  const reply = await service.postTo(DATA, body)
  expect(reply.statusCode, reply.body).toBe(200)
  return ReturnsReply.strict().parse(reply.json())
}

async function drawn(body: { readonly natal: object }): Promise<z.output<typeof CHART_DATA> & Fields> {
  const reply = await service.postTo(PICTURE, { ...body, natal: { ...body.natal, format: 'json' } })
  expect(reply.statusCode, reply.body).toBe(200)
  return CHART_DATA.parse(reply.json())
}

/** The field of each error in the input. */
async function refused(body: object, url = DATA): Promise<string[]> {
  const reply = await service.postTo(url, body)
  expect(reply.statusCode, reply.body).toBe(422)
  return reply.json().detail.map(({ loc }: { loc: string[] }) => loc.join('.'))
}

const SECOND_DAYS = 1 / 86_400
const skies = swissSkies(ephemerisFiles('none'))
const atlas = {
  find: () => null,
  suggest: () => [],
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  zonesAt,
}

/** The returns of a request, as Julian days. */
function found(sky: Sky, body: object): readonly number[] {
  const { input } = returnsInput(ReturnsRequest.parse(body), () => new Date(0))
  return returnsOf(sky, atlas, castBirth(sky, atlas, input.natal), input).returns.map(({ jd }) => jd)
}

/** A birth at a Julian day on a whole minute. */
const bornAt = (jd: number) => ({ datetime: isoUtc(epochMsOf(jd)).replace('Z', '+00:00'), location: ATHENS })

describe('the Moon returns', () => {
  const { next, years } = truth.swetest

  test('within a second of where swetest sees it cross, after 24 dates, tropical and sidereal', () => {
    expect(next).toHaveLength(24)
    for (const { birth_jd, from_jd, zodiac, returns_jd } of next) {
      const natal = { ...bornAt(birth_jd), zodiac_type: zodiac === 'lahiri' ? 'sidereal' : 'tropical' }
      const search_start = isoUtc(epochMsOf(from_jd))
      const jds = found(skies.files, { natal, search_start, count: returns_jd.length })
      expect(jds).toHaveLength(3)
      for (const [index, jd] of jds.entries())
        expect(Math.abs(jd - returns_jd[index]!), `${birth_jd} after ${from_jd}`).toBeLessThan(SECOND_DAYS)
    }
  })

  test('13 or 14 times in a year, at all instants that swetest finds', () => {
    expect(new Set(years.map(({ returns_jd }) => returns_jd.length))).toEqual(new Set([13, 14]))
    for (const { birth_jd, year, returns_jd } of years) {
      const jds = found(skies.files, { natal: bornAt(birth_jd), year, tz_str: 'UTC' })
      expect(jds).toHaveLength(returns_jd.length)
      for (const [index, jd] of jds.entries())
        expect(Math.abs(jd - returns_jd[index]!), `${birth_jd}`).toBeLessThan(SECOND_DAYS)
    }
  })

  test('in the second that another search finds by the same theory, for three published births', () => {
    for (const { birth, returns_utc } of truth.kerykeion.subjects) {
      const seconds = found(skies.moshier, { natal: birth, year: 2023, tz_str: 'UTC' }).map(
        (jd) => epochMsOf(jd) / 1000,
      )
      expect(returns_utc).toHaveLength(12)
      for (const utc of returns_utc) {
        const second = Date.parse(utc) / 1000
        // The tolerance of both searches is a tenth of a second.
        const near = seconds.filter((each) => each > second - 0.1 && each < second + 1.1)
        expect(near, `${birth.datetime} ${utc}`).toHaveLength(1)
      }
    }
  })

  test('from a birth at either end of the ephemeris to the other', () => {
    const { range } = skies.files
    for (const birth of [range.start + 40, range.end - 40])
      for (const from of [range.start + 1, range.end - 60]) {
        const [jd] = found(skies.files, { natal: bornAt(Math.round(birth)), search_start: isoUtc(epochMsOf(from)) })
        const [then, now] = [Math.round(birth), jd!].map(
          (time) => skies.files.positions(['moon'], time, { kind: 'tropical' })[0]!.longitude,
        )
        expect(separation(then!, now!)).toBeLessThan(1e-5)
      }
  })

  test('not at the birth itself: the first return is a month later', () => {
    const natal = { ...BIRTH, tz_str: 'UTC' }
    for (const search_start of ['1981-01-01T23:30Z', '1980-12-31T00:00Z']) {
      const [jd] = found(skies.files, { natal, search_start })
      const days = jd! - julianDayOf(Date.parse('1981-01-01T23:30Z'))
      expect(days).toBeGreaterThan(27)
      expect(days).toBeLessThan(28)
    }
  })

  test('not where the ephemeris ends: the refusal names the field', () => {
    const { range } = skies.files
    const request = (jd: number) => ({ natal: BIRTH, search_start: isoUtc(epochMsOf(jd)) })
    for (const jd of [range.start - 1, range.end - 20, range.end + 1])
      expect(() => found(skies.files, { ...request(jd), count: 3 })).toThrow(
        expect.objectContaining({
          code: 'outside_ephemeris',
          detail: expect.objectContaining({ field: 'search_start' }),
        }),
      )
    expect(() => found(skies.files, { natal: BIRTH, year: 2400 })).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ field: 'year' }) }),
    )
  })
})

describe('the chart of a return', () => {
  test('has the planets, cusps and angles that swetest prints for its instant and place', async () => {
    const { charts } = truth.swetest
    expect(charts).toHaveLength(3)
    for (const { birth_jd, from_jd, lat, lng, return_jd, longitudes } of charts) {
      const reply = await answered({
        natal: bornAt(birth_jd),
        search_start: isoUtc(epochMsOf(from_jd)),
        return_lat: lat,
        return_lng: lng,
      })
      expect(Math.abs(reply.time.julian_day_ut - return_jd)).toBeLessThan(SECOND_DAYS)
      const ours: Readonly<Record<string, number>> = {
        ...Object.fromEntries(reply.planets.map(({ name, abs_pos }) => [name, abs_pos])),
        ...Object.fromEntries(reply.houses!.map(({ house, abs_pos }) => [`house ${house}`, abs_pos])),
        Ascendant: reply.angles!.asc,
        MC: reply.angles!.mc,
      }
      // Three decimals are printed. In the tenth of a second of the search, cusps move by 0.001 degrees at most.
      for (const [name, longitude] of Object.entries(longitudes))
        expect([name, separation(ours[name]!, longitude) < 0.002]).toEqual([name, true])
    }
  })

  test('has the same moment in UTC and in local time at its place, and that of its picture', async () => {
    const body = { ...REQUEST, return_lat: 38.72, return_lng: -9.14 }
    const { meta, time, location } = await answered(body)
    const { exact_moment_utc: utc, exact_moment_local: local } = meta.lunar_return!
    expect(meta.return).toMatchObject({ body: 'moon', exact_moment_utc: utc, exact_moment_local: local })
    expect(Date.parse(local)).toBe(Date.parse(utc))
    expect([time.utc, time.local]).toEqual([utc, local])
    expect(local).toMatch(/\+0[01]:00$/)
    expect([time.timezone, location.timezone]).toEqual(['Europe/Lisbon', 'Europe/Lisbon'])
    expect((await drawn(body)).return_utc).toBe(utc)
  })

  test('is compared with the natal chart: aspects, natal houses, and bodies at natal angles', async () => {
    const { natal_comparison: beside, planets, aspects } = await answered(REQUEST)
    const natal = (await service.postTo('/api/v1/natal/calculate', BIRTH)).json()
    const at = (points: Reply['planets'], id: string) => points.find((point) => point.id === id)!.abs_pos
    const moons = beside.aspects.find(({ p1_id, p2_id }) => p1_id === 'moon' && p2_id === 'moon')!
    expect(moons).toMatchObject({ p1_name: 'Moon', p2_name: 'Moon', type: 'conjunction', orb: 0, is_major: true })
    for (const { p1_id, p2_id, deg, orb } of beside.aspects) {
      const apart = separation(at(planets, p1_id), at(natal.planets, p2_id))
      expect(Math.abs(Math.abs(apart - deg) - orb)).toBeLessThan(0.006)
    }
    for (const { p1_id, p2_id, deg, orb } of aspects)
      expect(Math.abs(Math.abs(separation(at(planets, p1_id), at(planets, p2_id)) - deg) - orb)).toBeLessThan(0.006)
    const moon = natal.planets.find(({ id }: { id: string }) => id === 'moon')
    expect(beside.house_overlay!.map(({ planet }) => planet)).toEqual(planets.map(({ id }) => id))
    expect(beside.house_overlay!.find(({ planet }) => planet === 'moon')!.natal_house).toBe(moon.house)
    const near = planets.flatMap(({ id, abs_pos }) =>
      (['asc', 'mc', 'ic', 'dc'] as const)
        .map((angle) => ({ planet: id, angle, apart: separation(abs_pos, natal.angles[angle]) }))
        .filter(({ apart }) => apart <= 8)
        .map(({ planet, angle }) => `${planet} ${angle}`),
    )
    expect(beside.angularity!.map(({ planet, angle }) => `${planet} ${angle}`)).toEqual(near)
  })

  test('follows for each further return, in the same form', async () => {
    const [three, one] = await Promise.all([answered({ ...REQUEST, count: 3 }), answered(REQUEST)])
    const { further_returns: further, ...first } = three
    expect(first).toEqual(one)
    expect(further).toHaveLength(2)
    const second = await answered({ ...REQUEST, search_start: further![0]!.time.utc.slice(0, 'yyyy-mm-dd'.length) })
    const { natal_comparison, planets, angles } = second
    expect(further![0]).toMatchObject({ natal_comparison, planets, angles })
  })

  test('has no houses without a time of birth, and a warning', async () => {
    const { hour: _, minute: __, ...date } = BIRTH
    const body = { ...REQUEST, natal: { ...date, time_known: false } }
    const { houses, angles, natal_comparison, settings, warnings } = await answered(body)
    expect([houses, angles, natal_comparison.house_overlay, natal_comparison.angularity]).toEqual(
      Array(4).fill(undefined),
    )
    expect(settings).toEqual({ zodiac_type: 'Tropical', time_known: false })
    const uncertain = expect.objectContaining({ of: 'lunar_return', code: 'return_uncertain' })
    expect(warnings).toEqual([uncertain])
    expect((await drawn(body)).warnings).toEqual([uncertain])
  })

  test('names the houses that it has instead beyond the polar circles, once for all returns', async () => {
    const { settings, warnings } = await answered({ ...REQUEST, return_lat: 69.65, return_lng: 18.96, count: 2 })
    expect(settings.house_system).toBe('porphyry')
    expect(warnings).toMatchObject([{ of: 'lunar_return', code: 'house_system_undefined' }])
  })
})

describe('a request', () => {
  test('in the form of the public service is that in our fields', async () => {
    const location = { city: 'Anywhere', lat: 38.72, lng: -9.14, tz_str: 'Europe/Lisbon' }
    const natal = { name: 'A', datetime: '1981-01-01T23:30', location: ATHENS }
    const nested = { natal, return_target: { body: 'moon', search_start: '2026-03-01', location } }
    const flat = { ...REQUEST, return_city: 'Anywhere', return_lat: 38.72, return_lng: -9.14, tz_str: 'Europe/Lisbon' }
    expect(await answered(nested)).toEqual(await answered(flat))
    expect(await drawn(nested)).toEqual(await drawn(flat))
  })

  test('costs a unit for each return, 13 for a year', () => {
    const { read, price } = RETURNS.faces.data
    const given = { now: () => new Date(0), warnings: [] }
    const units = (fields: object) =>
      price.units(read(ReturnsRequest.parse({ natal: BIRTH, ...fields }), {}, given).input)
    expect([{}, { count: 3 }, { year: 2026 }, { year: 2026, arc: 'quarter' }].map(units)).toEqual([1, 3, 13, 26])
  })

  test.each([
    [{ ...REQUEST, count: 15 }, ['body.count']],
    [{ ...REQUEST, year: 2026 }, ['body.year']],
    [{ ...REQUEST, return_lat: 1 }, ['body.return_lng']],
    [{ ...REQUEST, return_target: { body: 'vulcan' } }, ['body.return_target.body']],
    [{ ...REQUEST, return_target: { search_start: '2026-03-02' } }, ['body.return_target.search_start']],
    [{ natal: BIRTH, return_city: 'Lisbon', return_target: { location: ATHENS } }, ['body.return_target.location']],
    [{ natal: BIRTH, return_target: { location: { lat: 1 } } }, ['body.return_target.location.lng']],
    [{ natal: { ...BIRTH, day: 32 } }, ['body.natal.day']],
  ])('%j is refused for %j', async (body, fields) => {
    expect(await refused(body)).toEqual(fields)
  })

  test('is refused under the names that the caller used', async () => {
    const natal = { datetime: '1981-01-01T23:30', location: { city: 'Qwrtz' } }
    const named = { natal: BIRTH, return_target: { search_start: '2026-03-01', location: { city: 'Qwrtz' } } }
    const late = { natal: BIRTH, return_target: { search_start: '9000-01-01' } }
    for (const url of [DATA, PICTURE]) {
      expect(await refused({ ...REQUEST, natal }, url)).toEqual(['body.natal.location.city'])
      expect(await refused(named, url)).toEqual(['body.return_target.location.city'])
      expect(await refused({ ...REQUEST, return_city: 'Qwrtz' }, url)).toEqual(['body.return_city'])
      expect(await refused(late, url)).toEqual(['body.return_target.search_start'])
    }
  })

  test('whose time the clock skipped says so', async () => {
    // Berlin, 29 March 2026: https://www.ptb.de, summer time begins at 02:00.
    const body = { ...REQUEST, search_start: '2026-03-29T02:30', return_lat: 52.52, return_lng: 13.4 }
    const { warnings } = await answered(body)
    expect(warnings).toMatchObject([
      { code: 'local_time_nonexistent', message: expect.stringMatching(/^search_start/) },
    ])
  })
})

describe('the return of any body', () => {
  /** Saturn of 1 January 1981 and its first return, by swetest: see `saturn, tropical, 0` in truth.json. */
  const saturn = planets.returns.find(
    ({ body, zodiac, arc, from_jd }) => [body, zodiac, arc].join() === 'saturn,tropical,0' && from_jd > 2_444_606,
  )!

  test('is named with its number and its passes, and its charts have the body', async () => {
    const { meta, further_returns: further } = await answered({
      ...REQUEST,
      body: 'Saturn',
      search_start: '1982-01-01',
      count: 4,
    })
    expect(meta.lunar_return).toBe(undefined)
    const moments = [meta.return, ...further!.map((each) => each.return)]
    for (const [index, { exact_moment_utc }] of moments.entries())
      expect(Math.abs(Date.parse(exact_moment_utc) - epochMsOf(saturn.returns_jd[index]!))).toBeLessThan(2_000)
    const names = moments.map(({ return_number, pass, passes }) => `${return_number}: ${pass} of ${passes}`)
    expect(names).toEqual(['1: 1 of 1', '2: 1 of 3', '2: 2 of 3', '2: 3 of 3'])
    expect(moments.map(({ retrograde }) => retrograde)).toEqual([false, false, true, false])
    for (const { longitude_deg } of moments) expect(longitude_deg).toBeCloseTo(meta.return.natal_longitude_deg, 6)
  })

  test('that no chart has by default is added to its charts', async () => {
    const { planets: points, meta } = await answered({
      ...REQUEST,
      return_target: { body: 'ceres', search_start: '2026-03-01' },
    })
    expect(points.find(({ id }) => id === 'ceres')!.abs_pos).toBeCloseTo(meta.return.longitude_deg, 3)
  })

  test('of half and quarter arcs is opposite or square to its place', async () => {
    const turned = async (arc: string) => {
      const { meta, further_returns: further } = await answered({ ...REQUEST, body: 'sun', arc, count: 2 })
      return [meta.return, further![0]!.return].map(
        ({
          arc_deg,
          longitude_deg,
          natal_longitude_deg = meta.return.natal_longitude_deg,
        }: {
          arc_deg: number
          longitude_deg: number
          natal_longitude_deg?: number
        }) => [arc_deg, Math.round((longitude_deg - natal_longitude_deg + 720) % 360)],
      )
    }
    expect(await turned('half')).toEqual([
      [180, 180],
      [180, 180],
    ])
    expect(await turned('quarter')).toEqual([
      [90, 90],
      [270, 270],
    ])
  })

  test('in converse direction lies as long before the birth as the time that it stands for is after it', async () => {
    const { meta, time } = await answered({
      ...REQUEST,
      body: 'sun',
      direction: 'converse',
      search_start: '2026-01-01',
    })
    const { return_number, stands_for_utc, exact_moment_utc } = meta.return
    const born = Date.parse('1981-01-01T21:30:00Z')
    expect(return_number).toBe(-45)
    expect(time.utc).toBe(exact_moment_utc)
    expect(Math.abs(born - Date.parse(exact_moment_utc) - (Date.parse(stands_for_utc!) - born))).toBeLessThanOrEqual(
      1_000,
    )
    expect(Date.parse(stands_for_utc!)).toBeGreaterThan(Date.parse('2026-01-01'))
    expect(await refused({ ...REQUEST, direction: 'converse', search_start: '1980-01-01' })).toEqual([
      'body.search_start',
    ])
  })

  test('corrected for precession is that of the sidereal zodiac, in a tropical chart, and says how it is measured', async () => {
    const asked = { ...REQUEST, body: 'sun' }
    const corrected = await answered({ ...asked, precession_corrected: true, precession_ayanamsa: 'lahiri' })
    const sidereal = await answered({
      ...asked,
      natal: { ...BIRTH, zodiac_type: 'sidereal', sidereal_ayanamsa: 'lahiri' },
    })
    expect(corrected.meta.return.exact_moment_utc).toBe(sidereal.meta.return.exact_moment_utc)
    expect(corrected.settings.zodiac_type).toBe('Tropical')
    expect(corrected.meta.return.precession).toMatchObject({ measured_by: 'ayanamsa', ayanamsa: 'lahiri' })
    // General precession of 46 years at 50.29 seconds of arc a year (IAU 2006), and nutation of up to 17.2 at either end.
    const { longitude_deg, natal_longitude_deg } = corrected.meta.return
    expect(Math.abs((longitude_deg - natal_longitude_deg) * 3600 - 46 * 50.29)).toBeLessThan(35)
  })

  test('without a time of birth says how far it may lie from that of noon', async () => {
    const { hour: _, minute: __, ...date } = BIRTH
    const { warnings } = await answered({ ...REQUEST, body: 'mars', natal: { ...date, time_known: false } })
    expect(warnings).toMatchObject([
      {
        of: 'return',
        code: 'return_uncertain',
        message: expect.stringMatching(/Mars may be back .* up to \d+ (hours|days) earlier or later/),
      },
    ])
  })

  test.each([
    [{ ...REQUEST, body: 'vulcan' }, ['body.body']],
    [{ ...REQUEST, body: 'sun', return_target: { body: 'moon' } }, ['body.body']],
    [{ natal: BIRTH, body: 'sun', year: 2026 }, ['body.year']],
    [{ ...REQUEST, precession_ayanamsa: 'lahiri' }, ['body.precession_ayanamsa']],
    [
      { ...REQUEST, natal: { ...BIRTH, zodiac_type: 'sidereal' }, precession_corrected: true },
      ['body.precession_corrected'],
    ],
  ])('%j is refused for %j', async (body, fields) => {
    expect(await refused(body)).toEqual(fields)
  })
})

test('a picture has the return outside, inside or alone, with the Moon at its natal place', async () => {
  const [outside, inside, alone] = await Promise.all(
    ['biwheel', 'return_inside', 'single'].map((mode) => drawn({ ...REQUEST, mode } as never)),
  )
  expect([outside!.kind, outside!.inner.of, outside!.outer!.of]).toEqual(['lunar_return', 'natal', 'lunar_return'])
  expect([inside!.inner.of, inside!.outer!.of]).toEqual(['lunar_return', 'natal'])
  expect([alone!.inner.of, alone!.outer]).toEqual(['lunar_return', undefined])
  const moonOf = ({ planets }: { planets: readonly { id: string; abs_pos: number }[] }) =>
    planets.find(({ id }) => id === 'moon')!.abs_pos
  expect(moonOf(outside!.inner)).toBeCloseTo(moonOf(outside!.outer!), 2)
  expect(alone!.inner).toMatchObject({ time: inside!.inner.time })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { separation } from '../../../src/astro/angle.ts'
import { PROGRESSED_PHASES } from '../../../src/astro/progressed-lunations.ts'
import { lunationsAnswer } from '../../../src/techniques/progressed-lunations/calculate.ts'
import {
  LunationsReply,
  LunationsRequest,
  lunationsInput,
} from '../../../src/techniques/progressed-lunations/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { NATAL } from '../../support/progressed-charts.ts'
import { FILE_SKY, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v1/western/progressions/lunations'
const EIGHT = { natal: NATAL, search: { to_age: 60, phases: [...PROGRESSED_PHASES] } }

type Reply = z.output<typeof LunationsReply>

/** The answer without HTTP. */
const calculated = (body: object): Reply =>
  LunationsReply.strict().parse(
    sent(lunationsAnswer(FILE_SKY, ZONES_ONLY, lunationsInput(LunationsRequest.parse(body)).input)),
  )

const YEAR_MS = 365.24219 * 86_400_000
const BORN_MS = Date.parse(truth.birth_utc)

describe.each(['direct', 'converse'] as const)('lunations that are %s', (direction) => {
  const { lunations } = calculated({ ...EIGHT, secondary_progression: { direction } })

  test('are the phases that swetest has in 60 days of the ephemeris, all of them and in the order of life', () => {
    expect(lunations.map(({ phase }) => phase)).toEqual(truth[direction].map(({ phase }) => phase))
    expect(lunations.length).toBeGreaterThan(14)
  })

  test('are within a second of the ephemeris, with Sun and Moon to 0.01 seconds of arc', () => {
    for (const [index, { jd, moon, sun, phase }] of truth[direction].entries()) {
      const found = lunations[index]!
      expect(Math.abs(found.ephemeris_julian_day - jd) * 86_400, phase).toBeLessThan(1)
      // In the half second to which the instant of swetest is known, the Moon moves by 0.3 seconds of arc.
      expect(separation(found.moon.longitude_deg, moon) * 3600, phase).toBeLessThan(0.3)
      expect(separation(found.sun.longitude_deg, sun) * 3600, phase).toBeLessThan(0.03)
      expect(separation(found.moon.longitude_deg - found.sun.longitude_deg, found.angle_deg) * 3600).toBeLessThan(0.01)
    }
  })

  test('have their age and date of life by hand', () => {
    for (const [index, { age_years }] of truth[direction].entries()) {
      expect(lunations[index]!.age_years).toBeCloseTo(age_years, 5)
      const byHand = BORN_MS + age_years * YEAR_MS
      // The Julian day of swetest has six decimals: half a minute of life.
      expect(Math.abs(Date.parse(lunations[index]!.date) - byHand)).toBeLessThan(60_000)
    }
  })
})

test('a progressed lunation is a phase of the Moon of the US Naval Observatory, within a minute', () => {
  const { lunations } = calculated({ natal: NATAL })
  for (const { phase, jd } of truth.usno.samples) {
    const found = lunations.find((each) => each.phase === phase && Math.abs(each.ephemeris_julian_day - jd) < 1)
    expect(Math.abs(found!.ephemeris_julian_day - jd) * 1440).toBeLessThan(1)
  }
})

describe('a list', () => {
  test('has a hundred years of new, full and quarter Moons by default, in the order of life', () => {
    const { meta, lunations } = calculated({ natal: NATAL })
    expect(meta).toMatchObject({ from: '1990-05-15T18:30:00Z', from_age: 0, to_age: 100 })
    // In 100 days the Moon runs through 100 / 29.53 = 3.39 lunations: 13 or 14 quarters.
    expect(lunations.length).toBeGreaterThanOrEqual(13)
    expect(lunations.length).toBeLessThanOrEqual(14)
    expect(lunations.map(({ date }) => date)).toEqual(lunations.map(({ date }) => date).toSorted())
    expect(new Set(lunations.map(({ phase }) => phase))).toEqual(
      new Set(['new_moon', 'first_quarter', 'full_moon', 'last_quarter']),
    )
  })

  test('of two spans that adjoin is the list of both together', () => {
    const list = (search: object) => calculated({ natal: NATAL, search }).lunations.map(({ date }) => date)
    expect([...list({ to: '2020-01-01' }), ...list({ from: '2020-01-01', to_age: 90 })]).toEqual(list({ to_age: 90 }))
  })

  test('leaves out the phase of the very birth', () => {
    // US Naval Observatory: new Moon on 24 May 1990 at 11:47 UT; to the second by swetest, 11:47:07.
    const { jd } = truth.direct.find(({ phase }) => phase === 'new_moon')!
    const born = new Date((jd - 2_440_587.5) * 86_400_000)
    const natal = { datetime: born.toISOString(), location: { lat: 0, lng: 0 } }
    const { lunations } = calculated({ natal, search: { to_age: 20 } })
    expect(lunations[0]!.phase).toBe('first_quarter')
  })

  test('says in which of the eight phases the birth is', () => {
    // swetest: the Moon of the birth is 300.517 - 54.657 = 245.860 degrees ahead of the Sun, between 225 and 270: it is disseminating.
    const { at_birth } = calculated({ natal: NATAL })
    expect(at_birth.phase).toBe('disseminating')
    expect(at_birth.angle_deg).toBeCloseTo(300.5166928 - 54.657237, 5)
  })

  test('is the same over HTTP', async () => {
    const reply = await service.postTo(PATH, EIGHT)
    expect(reply.statusCode, reply.body).toBe(200)
    const { meta, lunations } = LunationsReply.strict().parse(reply.json())
    expect([meta, lunations]).toEqual([calculated(EIGHT).meta, calculated(EIGHT).lunations])
  })

  test('of a birth without a time has no houses, and says so', () => {
    const { lunations, warnings } = calculated({
      natal: { ...NATAL, datetime: '1990-05-15', time_known: false },
    })
    expect(lunations.some(({ natal_house }) => natal_house !== undefined)).toBe(false)
    expect(warnings).toMatchObject([{ of: 'progressed', code: 'progression_uncertain' }])
  })
})

describe('a request', () => {
  test.each([
    [{ from: '1990-05-14' }, 'search.from: 1990-05-14 lies before the birth'],
    [{ from: '2000-01-01', from_age: 3 }, 'search.from_age: Give search.from or search.from_age, not both'],
    [{ to: '2000-01-01', to_age: 3 }, 'search.to_age: Give search.to or search.to_age, not both'],
    [{ from_age: 40, to_age: 40 }, 'search.to_age: Must be above search.from_age'],
    [{ from_age: 40, to: '2000-01-01' }, 'search.to: The search must end after it begins'],
    [{ from: '2095-01-01' }, 'search.from: The search must end after it begins'],
    [{ to: '2111-01-01' }, 'search.to: Must be at most 120 tropical years after the birth'],
    [{ to_age: 121 }, 'search.to_age: '],
    [{ phases: ['half_moon'] }, 'search.phases.0: '],
    [{ phases: [] }, 'search.phases: '],
  ])('%# is refused with the field and the reason: %s', async (search, says) => {
    const reply = await service.postTo(PATH, { natal: NATAL, search })
    expect(reply.statusCode, reply.body).toBe(422)
    const [{ loc, msg }, ...others] = reply.json().detail
    expect(`${loc.join('.')}: ${msg}`.startsWith(`body.${says}`), `${loc} ${msg}`).toBe(true)
    expect(others).toEqual([])
  })
})

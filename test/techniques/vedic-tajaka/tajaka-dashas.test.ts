import { describe, expect, test } from 'vitest'
import { separation } from '../../../src/astro/angle.ts'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { DASHA_YEARS } from '../../../src/astro/vedic/dashas/dasha.ts'
import { byPlanet } from '../../../src/astro/vedic/dignity.ts'
import { muddaDasha, patyayiniDasha } from '../../../src/astro/vedic/tajaka-dashas.ts'
import { VedicTajakaReply } from '../../../src/techniques/vedic-tajaka/schema.ts'
import { birthAt, MUMBAI, MUMBAI_UNTIMED, useTechnique } from '../../support/vedic.ts'
import TRUTH from './truth.json' with { type: 'json' }

const { send, answer: yearOf } = useTechnique('/api/v2/vedic/tajaka', VedicTajakaReply)

const daysOf = ({ startMs, endMs }: { startMs: number; endMs: number }): number => (endMs - startMs) / DAY_MS
const degreesOf = ([degrees, minutes]: readonly number[]): number => degrees! + minutes! / 60
/** A year of 360 days, as the books count the Mudda dasha. */
const SAVANA = { startMs: 0, endMs: 360 * DAY_MS }

describe('the Patyayini dasha of example 122', () => {
  test('has the lords of the book in its order, and its days to three hundredths', () => {
    const places = TRUTH.example_122.degrees_in_sign
    const year = { startMs: 0, endMs: DASHA_YEARS.sidereal * DAY_MS }
    const periods = patyayiniDasha(
      year,
      byPlanet((planet) => degreesOf(places[planet])),
      degreesOf(places.Lagna),
    )
    expect(periods.map(({ lord }) => lord)).toEqual(Object.keys(TRUTH.patyayini.days))
    // The book prints 11.24 days for the lagna, where its places give 11.22.
    for (const period of periods)
      expect(Math.abs(daysOf(period) - TRUTH.patyayini.days[period.lord]), period.lord).toBeLessThan(0.03)
  })
})

describe('the Mudda dasha', () => {
  const middleOf = (nakshatra: number): number => (nakshatra - 0.5) * (360 / 27)

  test.each(TRUTH.mudda.first_lords)(
    'begins with $lord for nakshatra $nakshatra after $completed years',
    ({ nakshatra, completed, lord }) => {
      expect(muddaDasha(SAVANA, middleOf(nakshatra), completed, 'moon')[0]!.lord).toBe(lord)
    },
  )

  test('has nine whole periods with the days of the books, if it has no balance', () => {
    const periods = muddaDasha(SAVANA, middleOf(20), 21, 'whole')
    expect(periods.map((period) => [period.lord, daysOf(period)])).toEqual(TRUTH.mudda.days)
    const sun = periods.find(({ lord }) => lord === 'Sun')!
    expect(sun.parts.map((part) => [part.lord, daysOf(part)]).slice(0, 2)).toEqual([
      ['Sun', 0.9],
      ['Moon', 1.5],
    ])
  })

  test('begins with what is left of the first period, and ends with the rest of it', () => {
    const { moon, completed, first, last } = TRUTH.mudda.balance
    const periods = muddaDasha(SAVANA, moon, completed, 'moon')
    expect(periods.length).toBe(10)
    expect([periods[0]!.lord, periods[9]!.lord]).toEqual(['Rahu', 'Rahu'])
    expect(Math.abs(daysOf(periods[0]!) - first)).toBeLessThan(0.001)
    expect(Math.abs(daysOf(periods[9]!) - last)).toBeLessThan(0.001)
    expect(periods[9]!.parts[0]!.lord).toBe('Rahu')
  })
})

describe('the dashas of an answer', () => {
  test.each(['moon', 'whole'])('fill the year without gaps, with their parts, for a balance of %s', async (balance) => {
    const { varsha, dashas } = await yearOf({
      ...MUMBAI,
      target_year: 2026,
      mudda_balance: balance,
      dasha_levels: 2,
    })
    for (const periods of [dashas!.mudda, dashas!.patyayini]) {
      expectTiled(periods, varsha)
      for (const period of periods) expectTiled(period.parts!, period)
    }
  })

  test('have parts only if two levels are asked for', async () => {
    const { dashas } = await yearOf({ ...MUMBAI, target_year: 2026 })
    expect(dashas!.mudda.every(({ parts }) => parts === undefined)).toBe(true)
  })

  test('are missing without a time of birth', async () => {
    expect((await yearOf({ ...MUMBAI_UNTIMED, target_year: 2026 })).dashas).toBe(null)
  })
})

interface Times {
  readonly starts_at: string
  readonly ends_at: string
}

function expectTiled(stretches: readonly Times[], whole: Times): void {
  expect(stretches[0]!.starts_at).toBe(whole.starts_at)
  expect(stretches.at(-1)!.ends_at).toBe(whole.ends_at)
  for (const [index, { starts_at }] of stretches.slice(1).entries()) expect(starts_at).toBe(stretches[index]!.ends_at)
}

describe('a year at another place', () => {
  const BIRTH = { ...birthAt({ local: '1967-03-08T17:40', lat: 26.3, lng: 73.0667 }), target_year: 2000 }
  const NEW_YORK = { return_lat: 40.7128, return_lng: -74.006 }

  test('begins at the same instant on the clock of the place, with the lagna of the place', async () => {
    const [there, here] = [await yearOf({ ...BIRTH, ...NEW_YORK }), await yearOf(BIRTH)]
    expect(there.varsha.starts_at_utc).toBe(here.varsha.starts_at_utc)
    expect(there.varsha.starts_at).toMatch(/^2000-03-07T18:11:1\d-05:00$/)
    expect(there.varsha.location).toMatchObject({ lat: 40.7128, timezone: 'America/New_York' })
    expect(here.varsha.location).toMatchObject({ lat: 26.3 })
    // The year begins some seconds later in the answer than in the call of swetest.
    expect(separation(there.ascendant!.absolute_degree, TRUTH.relocated.lagna)).toBeLessThan(0.05)
    expect(there.planets.map(({ absolute_degree }) => absolute_degree)).toEqual(
      here.planets.map(({ absolute_degree }) => absolute_degree),
    )
    expect(there.muntha!.sign).toBe(here.muntha!.sign)
  })

  test.each([
    [{ return_lat: 40 }, 'return_lng'],
    [{ orb_rule: 'wide' }, 'orb_rule'],
    [{ mudda_balance: 'sun' }, 'mudda_balance'],
    [{ dasha_levels: 3 }, 'dasha_levels'],
  ])('%j is refused with the field', async (fields, field) => {
    const reply = await send({ ...BIRTH, ...fields })
    expect([reply.statusCode, reply.json().detail[0].loc]).toEqual([422, ['body', field]])
  })

  test('that no gazetteer has is refused', async () => {
    const reply = await send({ ...BIRTH, return_city: 'Xyzzyqq' })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toContain('return_city')
  })
})

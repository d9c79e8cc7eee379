import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { DAY_MS } from '../../../src/astro/civil.ts'
import { dashaInput } from '../../../src/contract/vedic/dasha.ts'
import { vedicDashaAnswer } from '../../../src/techniques/vedic-dasha/calculate.ts'
import { VedicDashaReply, VedicDashaRequest } from '../../../src/techniques/vedic-dasha/schema.ts'
import { type SharedApp, sharedApp } from '../../support/app.ts'
import { FILE_SKY, NOVEMBER_2026, refusals, sent, ZONES_ONLY } from '../../support/time-lords.ts'
import { birthAt, MUMBAI, MUMBAI_UNTIMED } from '../../support/vedic.ts'
import truth from './truth.json' with { type: 'json' }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const PATH = '/api/v2/vedic/dasha'

type Reply = z.output<typeof VedicDashaReply>

/** The answer without HTTP, on 20 November 2026. */
function calculated(body: object): Reply {
  const input = dashaInput(VedicDashaRequest.parse(body), NOVEMBER_2026, {})
  return VedicDashaReply.strict().parse(sent(vedicDashaAnswer(FILE_SKY, ZONES_ONLY, input)))
}

const pathOf = ({ active_periods }: Reply): readonly string[] => active_periods.at(-1)?.path ?? []
describe('vimshottari', () => {
  test.each(truth.vimshottari.balances)('has the balance of the book to a day: $local', ({ local, lord, balance }) => {
    const { birth_balance: found } = calculated({ ...birthAt({ local }), reference_date: '2026-01-01' })
    expect(found!.lord).toBe(lord)
    const printed = balance[0]! + balance[1]! / 12 + balance[2]! / 360
    expect(Math.abs(found!.remaining_years - printed) * 360).toBeLessThan(1.2)
    expect(found!.elapsed_years + found!.remaining_years).toBeCloseTo(found!.full_duration_years, 5)
  })

  test('ends the first dasha when the book says, in its savana years', () => {
    const { local } = truth.vimshottari.balances[0]!
    const end = (year_length: string) =>
      Date.parse(
        calculated({ ...birthAt({ local }), year_length, reference_date: '2020-01-01' }).birth_balance!.ends_at,
      )
    // A minute of arc of the printed Moon is three days.
    const printed = Date.parse(truth.vimshottari.end_of_mars)
    expect(Math.abs(end('savana') - printed) / DAY_MS).toBeLessThan(3)
    expect((end('sidereal') - printed) / DAY_MS).toBeGreaterThan(9)
  })

  test('a Mercury dasha of 17 sidereal years from 1991-05-29 would end on 2008-05-28, as published', () => {
    const { timeline } = calculated({ ...MUMBAI, reference_date: '2026-09-22' })
    const mercury = timeline.find(({ lord }) => lord === 'Mercury')!
    const days = (Date.parse(mercury.ends_at) - Date.parse(mercury.starts_at)) / DAY_MS
    expect(new Date(Date.UTC(1991, 4, 29) + days * DAY_MS).toISOString().slice(0, 10)).toBe('2008-05-28')
  })

  test('counts years, days and shares of an active period alike', () => {
    const {
      active_periods: active,
      reference_at,
      reference_date,
    } = calculated({
      ...MUMBAI,
      levels: 5,
      reference_date: '2026-09-22',
    })
    expect([reference_date, reference_at]).toEqual(['2026-09-22', '2026-09-22T12:00:00+05:30'])
    expect(active.map(({ level }) => level)).toEqual([
      'Mahadasha',
      'Antardasha',
      'Pratyantardasha',
      'Sookshma',
      'Prana',
    ])
    for (const [index, period] of active.entries()) {
      const start = Date.parse(period.starts_at)
      const end = Date.parse(period.ends_at)
      const at = Date.parse(reference_at)
      expect(at >= start && at < end).toBe(true)
      expect(period.progress_fraction).toBeCloseTo((at - start) / (end - start), 6)
      expect(period.remaining_days).toBeCloseTo((end - at) / DAY_MS, 1)
      expect(period.elapsed_years + period.remaining_years).toBeCloseTo(period.duration_years, 5)
      expect(period.path).toEqual(active.slice(0, index + 1).map(({ lord }) => lord))
      expect([period.start, period.end]).toEqual([period.starts_at.slice(0, 10), period.ends_at.slice(0, 10)])
    }
  })

  test('lists the mahadashas of 120 years, or all levels of a window, without a gap', () => {
    const life = calculated({ ...MUMBAI, reference_date: '2026-09-22' }).timeline
    expect(new Set(life.map(({ level }) => level))).toEqual(new Set(['Mahadasha']))
    for (const [index, { starts_at }] of life.slice(1).entries()) expect(starts_at).toBe(life[index]!.ends_at)
    const window = { timeline_from: '2026-01-01', timeline_to: '2026-12-31', levels: 3 }
    const parts = calculated({ ...MUMBAI, ...window }).timeline.filter(({ level }) => level === 'Pratyantardasha')
    expect(parts[0]!.start <= '2026-01-01' && parts.at(-1)!.end > '2026-12-31').toBe(true)
    for (const [index, { starts_at }] of parts.slice(1).entries()) expect(starts_at).toBe(parts[index]!.ends_at)
  })
})

test('a timeline that ends with a date includes that day', () => {
  // The Moon dasha ends on 30 November 1992 in the evening, as worked by hand in the guide.
  const lords = (timeline_to: string) =>
    calculated({ ...MUMBAI, levels: 1, timeline_from: '1992-01-01', timeline_to }).timeline.map(({ lord }) => lord)
  expect(lords('1992-11-29')).toEqual(['Moon'])
  expect(lords('1992-11-30')).toEqual(['Moon', 'Mars'])
  expect(lords('1992-11-30T00:00')).toEqual(['Moon'])
})

describe('published lives', () => {
  test.each(truth.ashtottari.lives)('ashtottari has $path on $at, with parts from the next lord', (life) => {
    const { year_length } = life
    const options = { system: 'ashtottari', year_length, first_part: 'next', ashtottari_arcs: 'equal', levels: 2 }
    const reply = calculated({ ...birthAt({ ...life, local: life.birth }), ...options, reference_date: life.at })
    expect(pathOf(reply)).toEqual(life.path)
    const [start, end] = life.years ?? []
    if (start) {
      const { starts_at, ends_at } = reply.active_periods[0]!
      expect([Number(starts_at.slice(0, 4)), Number(ends_at.slice(0, 4))]).toEqual([start, end])
    }
  })

  test('chara_rao has the periods that its author gives', () => {
    const { birth, lat, lng, periods } = truth.chara_rao.life
    for (const { at, path, starts, ends } of periods) {
      const asked = {
        ...birthAt({ local: birth, lat, lng }),
        system: 'chara_rao',
        levels: path.length,
        reference_date: at,
      }
      const reply = calculated(asked)
      expect(pathOf(reply)).toEqual(path)
      const [{ start, end }] = reply.active_periods as [Reply['active_periods'][number]]
      expect([start.slice(0, 4), end.slice(0, 4)]).toEqual([`${starts}`, `${ends}`])
    }
  })

  test.each(truth.narayana.lives)('narayana has the signs and years of the book: $birth', (life) => {
    const asked = { ...birthAt({ ...life, local: life.birth }), system: 'narayana', reference_date: '2000-01-01' }
    const { timeline, metadata } = calculated(asked)
    const years = timeline.map(({ lord, starts_at, ends_at }) => [
      lord,
      Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / DAY_MS / metadata.year_days),
    ])
    expect(years.slice(0, life.years.length)).toEqual(life.years)
    if (!life.part) return
    const window = { timeline_from: life.part.at, timeline_to: life.part.at }
    expect(pathOf(calculated({ ...asked, reference_date: life.part.at, levels: 2 }))).toEqual(life.part.path)
    const { start } = calculated({ ...asked, ...window, levels: 1 }).timeline[0]!
    const first = calculated({ ...asked, reference_date: start.replace(/-\d\d$/, '-28'), levels: 2 })
    expect(pathOf(first).at(-1)).toBe(life.part.first)
  })
})

describe('without a time of birth', () => {
  test('a dasha of the Moon says how far the balance moves over the day', () => {
    const { warnings, birth_balance } = calculated({ ...MUMBAI_UNTIMED, reference_date: '2026-09-22' })
    expect(birth_balance).not.toBeNull()
    // The Moon of the day is in Shravana (lord Moon) and Dhanishta (lord Mars).
    expect(warnings!.find(({ code }) => code === 'moon_uncertain')!.message).toMatch(
      /balance at birth is \d\.\d\d years of Moon .* and \d\.\d\d years of Mars/,
    )
  })

  test('a dasha of signs is left out with a warning', () => {
    const reply = calculated({ ...MUMBAI_UNTIMED, system: 'narayana', reference_date: '2026-09-22' })
    expect([reply.birth_balance, reply.active_periods, reply.timeline]).toEqual([null, [], []])
    expect(reply.warnings!.map(({ code }) => code)).toContain('dasha_without_lagna')
  })
})

describe('a request', () => {
  test('for more levels than the sources have gets those with a warning', () => {
    const reply = calculated({ ...MUMBAI, system: 'narayana', levels: 5, reference_date: '2026-09-22' })
    expect([reply.active_periods.length, reply.metadata.levels]).toEqual([2, 2])
    expect(reply.warnings!.map(({ code }) => code)).toContain('levels_limited')
  })

  test('after the last dasha of a system has no active period and a warning', () => {
    const reply = calculated({ ...MUMBAI, system: 'chara_rao', reference_date: '2150-01-01' })
    expect(reply.active_periods).toEqual([])
    expect(reply.warnings!.map(({ code }) => code)).toContain('dashas_ended')
  })

  test('for ashtottari says whether its condition is met', () => {
    const { condition } = calculated({ ...MUMBAI, system: 'ashtottari' }).metadata
    // Rahu is in Sagittarius, and the Sun, lord of the lagna Leo, in Leo: the fifth sign.
    expect(condition).toMatchObject({
      met: true,
      rahu_in_lagna: false,
      lagna_lord: 'Sun',
      rahu_house_from_lagna_lord: 5,
    })
  })

  test('after today and without a date has the periods at birth and a warning', () => {
    const unborn = { ...MUMBAI, year: 2027 }
    const { reference_at, active_periods: active, birth_balance, warnings } = calculated(unborn)
    expect(reference_at).toBe('2027-08-24T06:40:00+05:30')
    expect(active[0]!.lord).toBe(birth_balance!.lord)
    expect(warnings!.map(({ code }) => code)).toEqual(['birth_in_future'])
    expect(calculated({ ...unborn, reference_date: '2030-01-01' })).not.toHaveProperty('warnings')
  })

  test('on the day of birth counts from the birth, even after noon', () => {
    const { active_periods: active } = calculated({ ...MUMBAI, hour: 20, reference_date: '1991-08-24' })
    expect(active[0]!.path.length).toBe(1)
  })

  test.each([
    [{ system: 'other' }, /^body\.system: /],
    [{ levels: 6 }, /^body\.levels: /],
    [{ reference_date: 'soon' }, /^body\.reference_date: /],
    [{ reference_date: '1990-01-01' }, /^body\.reference_date: Must not be before the birth/],
    [{ timeline_from: '2026-01-01' }, /^body\.timeline_to: Required with timeline_from/],
    [{ timeline_from: '2026-01-01', timeline_to: '2025-01-01' }, /^body\.timeline_to: Must not be before/],
    [{ levels: 5, timeline_from: '2020-01-01', timeline_to: '2040-01-01' }, /^body\.timeline_to: The list would/],
    [{ first_part: 'next' }, /^body\.first_part: Not for vimshottari/],
  ])('with %j is refused with the field', async (fields, message) => {
    expect((await refusals(service, PATH, { ...MUMBAI, ...fields }))[0]).toMatch(message)
  })

  test('has the same answer under its older path', async () => {
    const body = { ...MUMBAI, reference_date: '2026-09-22', levels: 2 }
    const [one, other] = await Promise.all([PATH, '/api/v1/vedic/dasha'].map((path) => service.postTo(path, body)))
    expect(one!.statusCode).toBe(200)
    expect(other!.json()).toEqual(one!.json())
  })
})

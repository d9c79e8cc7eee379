import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ALMANAC } from '../../../src/astro/horizon.ts'
import type { Skies } from '../../../src/astro/sky.ts'
import { rahuKala } from '../../../src/astro/vedic/day-parts.ts'
import type { ConventionName } from '../../../src/astro/vedic/elements.ts'
import { lunarMonthAt } from '../../../src/astro/vedic/lunar-month.ts'
import { KARANAS, karanaOf, MASAS } from '../../../src/astro/vedic/names.ts'
import { type PanchangDay, panchangDays } from '../../../src/astro/vedic/panchang.ts'
import { findZone } from '../../../src/places/zones.ts'
import { testSkies } from '../../support/skies.ts'

const TRUTH = JSON.parse(readFileSync(new URL('truth.json', import.meta.url), 'utf8'))

let skies: Skies
beforeAll(async () => {
  skies = await testSkies()
})

const LAHIRI = { kind: 'sidereal', ayanamsa: 'lahiri' } as const

interface Place {
  readonly lat: number
  readonly lng: number
  readonly tz: string
}
const DELHI = { lat: 28.6139, lng: 77.209, tz: 'Asia/Kolkata' }
const BERN = { lat: 46.948, lng: 7.447, tz: 'Europe/Zurich' }

const dayOf = ({ lat, lng, tz }: Place, date: string, convention: ConventionName): PanchangDay => {
  const civilMs = Date.parse(`${date}T00:00Z`)
  const dates = { firstMs: civilMs, lastMs: civilMs }
  const rules = { zodiac: LAHIRI, convention, sunrise: ALMANAC }
  return panchangDays(skies.series, { latitude: lat, longitude: lng }, findZone(tz)!, dates, rules).day(civilMs)
}

const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5
/** Minutes by which an instant is after a published one, which is cut to the minute. */
const minutesAfter = (published: string | undefined, jd: number): number => (jd - jdOf(published!)) * 1440

/** A published instant is cut to the minute, so ours is within the minute that begins with it. */
function expectWithinTheMinute(published: string | undefined, jd: number): void {
  expect(minutesAfter(published, jd), published).toBeGreaterThan(-0.2)
  expect(minutesAfter(published, jd), published).toBeLessThan(1.2)
}

interface Row extends Place {
  readonly place: string
  readonly date: string
  readonly published: Readonly<Record<string, string>>
}
const DAYS = TRUTH.days as Row[]
const having = (field: string): Row[] => DAYS.filter(({ published }) => field in published)

describe('by the convention of Drik Panchang', () => {
  test.each(having('sunrise'))('the day at $place on $date begins with its sunrise, to half a minute', (row) => {
    const { solar } = dayOf(row, row.date, 'drik')
    expect(Math.abs(minutesAfter(row.published['sunrise'], solar!.sunrise))).toBeLessThan(0.5)
    expect(Math.abs(minutesAfter(row.published['sunset'], solar!.sunset))).toBeLessThan(0.5)
  })

  test.each(having('rahu_start'))('Rahu Kala at $place on $date is as there, to half a minute', (row) => {
    const { start, end } = rahuKala(dayOf(row, row.date, 'drik').solar!)
    // By the library's own sunrise the largest difference is 0.51 minutes: the published instants are cut or rounded.
    expect(Math.abs(minutesAfter(row.published['rahu_start'], start))).toBeLessThan(0.52)
    expect(Math.abs(minutesAfter(row.published['rahu_end'], end))).toBeLessThan(0.52)
  })

  test.each(having('moonrise'))('the Moon at $place on $date rises and sets as there, to a minute', (row) => {
    const { moonrise, moonset } = dayOf(row, row.date, 'drik')
    for (const [name, jd] of Object.entries({ moonrise, moonset }))
      expect(Math.abs(minutesAfter(row.published[name], jd!)), name).toBeLessThan(1)
  })

  test.each(['tithi', 'karana', 'nakshatra', 'yoga'] as const)(
    'the %s at sunrise and its end are those of all days',
    (kind) => {
      const rows = having(`${kind}_at_sunrise`)
      expect(rows.length).toBeGreaterThan(3)
      for (const row of rows) {
        const day = dayOf(row, row.date, 'drik')
        const [first] = day.elements.spans(kind, day.start, day.end)
        const name = kind === 'karana' ? KARANAS[karanaOf(first!.index)]!.name : first!.index + 1
        expect(name, `${row.place} ${row.date}`).toBe(row.published[`${kind}_at_sunrise`])
      }
      for (const row of having(`${kind}_end`)) {
        const day = dayOf(row, row.date, 'drik')
        expectWithinTheMinute(row.published[`${kind}_end`], day.elements.spans(kind, day.start, day.end)[0]!.end)
      }
    },
  )

  test('all ekadashis of 2026 begin and end in the minute that it prints', () => {
    const rows = TRUTH.ekadashis_bern_2026 as { begin_utc: string; end_utc: string }[]
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) {
      const { elements } = dayOf(BERN, row.begin_utc.slice(0, 10), 'drik')
      const spans = elements.spans('tithi', jdOf(row.begin_utc) - 1, jdOf(row.begin_utc) + 2)
      const ekadashi = spans.find(({ index }) => index % 15 === 10)!
      expectWithinTheMinute(row.begin_utc, ekadashi.start)
      expectWithinTheMinute(row.end_utc, ekadashi.end)
    }
  })

  test.each(TRUTH.skipped_tithis_delhi as { date: string; tithi: number; start: string; end: string }[])(
    'the tithi $tithi of $date is skipped or doubled as there',
    ({ date, tithi, start, end }) => {
      const { elements } = dayOf(DELHI, date, 'drik')
      const span = elements.spans('tithi', jdOf(start) - 1, jdOf(end) + 1).find(({ index }) => index + 1 === tithi)!
      expectWithinTheMinute(start, span.start)
      expectWithinTheMinute(end, span.end)
    },
  )

  test.each(TRUTH.months_delhi as { date: string; amanta: string | null; purnimanta: string | null }[])(
    'the months of $date at Delhi are $amanta and $purnimanta',
    ({ date, amanta, purnimanta }) => {
      const day = dayOf(DELHI, date, 'drik')
      const month = lunarMonthAt(day.elements, day.start)
      const named = (index: number) => `${month.kind === 'adhika' ? 'Adhika ' : ''}${MASAS[index]!.name}`
      if (amanta) expect(named(month.amanta)).toBe(amanta)
      if (purnimanta) expect(named(month.purnimanta)).toBe(purnimanta)
    },
  )
})

describe('by the apparent places', () => {
  test('tithis end a minute later than by that convention, and 2026-06-30 at Delhi still begins in Purnima', () => {
    const day = dayOf(DELHI, '2026-06-30', 'apparent')
    const [purnima] = day.elements.spans('tithi', day.start, day.end)
    expect(purnima!.index).toBe(14)
    // By the library's own sunrise it ends 9 seconds after it.
    expect((purnima!.end - day.start) * 86_400).toBeGreaterThan(0)
    expect((purnima!.end - day.start) * 86_400).toBeLessThan(20)
    const drik = dayOf(DELHI, '2026-06-30', 'drik').elements.spans('tithi', day.start - 1, day.start)
    const earlier = drik.find(({ index }) => index === 14)!
    expect((purnima!.end - earlier.end) * 1440).toBeGreaterThan(0.5)
    expect((purnima!.end - earlier.end) * 1440).toBeLessThan(1.5)
  })
})

test('the lunar year begins with Chaitra: Vikram 2083 and Shaka 1948 from 19 March 2026 on', () => {
  const yearOf = (date: string) => {
    const day = dayOf(DELHI, date, 'apparent')
    const { vikram, shaka, vikramKartikadi } = lunarMonthAt(day.elements, day.start)
    return { vikram, shaka, vikramKartikadi }
  }
  expect(yearOf('2026-03-18')).toEqual({ vikram: 2082, shaka: 1947, vikramKartikadi: 2082 })
  expect(yearOf('2026-03-20')).toEqual({ vikram: 2083, shaka: 1948, vikramKartikadi: 2082 })
  expect(yearOf('2026-11-20')).toEqual({ vikram: 2083, shaka: 1948, vikramKartikadi: 2083 })
})

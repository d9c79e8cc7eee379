import { beforeAll, expect, test } from 'vitest'
import { civilDays, DAY_MS } from '../../../src/astro/civil.ts'
import { ALMANAC } from '../../../src/astro/horizon.ts'
import type { Skies } from '../../../src/astro/sky.ts'
import { ELEMENTS, type ElementKind } from '../../../src/astro/vedic/elements.ts'
import { isSkipped, type PanchangDay, panchangDays } from '../../../src/astro/vedic/panchang.ts'
import { findZone } from '../../../src/places/zones.ts'
import { cases } from '../../support/full-form.ts'
import { testSkies } from '../../support/skies.ts'

let skies: Skies
beforeAll(async () => {
  skies = await testSkies()
})

const PLACES = [
  [28.61, 77.21, 'Asia/Kolkata'],
  [-60, -45, 'Etc/GMT+3'],
  [66, 25.7, 'Europe/Helsinki'],
  [0, 32.6, 'Africa/Kampala'],
  [-33.87, 151.21, 'Australia/Sydney'],
  [40.71, -74, 'America/New_York'],
  [-13.83, -171.77, 'Pacific/Apia'],
  [51.5, -0.13, 'Europe/London'],
  [21.3, -157.86, 'Pacific/Honolulu'],
  [-51.7, -57.85, 'Atlantic/Stanley'],
] as const
const DELHI = { latitude: 28.61, longitude: 77.21 }
const YEARS = Array.from({ length: 20 }, (_, index) => 2010 + index)
const SECOND_DAYS = 1 / 86_400

const RULES = { zodiac: { kind: 'sidereal', ayanamsa: 'lahiri' }, convention: 'apparent', sunrise: ALMANAC } as const

test('a part of an element begins and ends in each of two months at the same thousandth of a second', () => {
  const kinds = Object.keys(ELEMENTS) as ElementKind[]
  for (let month = 0; month < 240; month += 1) {
    const [first, next, last] = [0, 1, 2].map((later) => Date.UTC(2000, month + later, 1)) as [number, number, number]
    const partsOf = (firstMs: number, endMs: number) => {
      const dates = { firstMs, lastMs: endMs - DAY_MS }
      const { elements, day } = panchangDays(skies.wide, DELHI, findZone('Asia/Kolkata')!, dates, RULES)
      const [start, end] = [day(dates.firstMs).start, day(dates.lastMs).end]
      return kinds.map((kind) => elements.spans(kind, start, end))
    }
    const after = partsOf(next, last)
    for (const [index, parts] of partsOf(first, next).entries()) {
      const [one, other] = [parts.at(-1)!, after[index]![0]!]
      expect(one.index).toBe(other.index)
      const apart = Math.max(Math.abs(one.start - other.start), Math.abs(one.end - other.end))
      expect(apart / SECOND_DAYS, `${kinds[index]}, month ${month} from 2000-01`).toBeLessThan(0.000_5)
    }
  }
})

test.each(PLACES)(
  'days and elements follow each other without a gap at %f, %f (%s)',
  (latitude, longitude, zone) => {
    for (const year of cases(YEARS, 1)) {
      const [first, next] = [civilDays(year, 1, 1), civilDays(year + 1, 1, 1)]
      const dates = { firstMs: first * DAY_MS, lastMs: (next - 1) * DAY_MS }
      const days = panchangDays(skies.series, { latitude, longitude }, findZone(zone)!, dates, RULES)
      let last: PanchangDay | null = null
      for (let date = first; date < next; date += 1) {
        // Samoa has no 30 December 2011.
        if (isSkipped(findZone(zone)!, date * DAY_MS)) continue
        const day = days.day(date * DAY_MS)
        if (last) expect(Math.abs(day.start - last.end), `${year}, day ${date}`).toBeLessThan(SECOND_DAYS)
        for (const kind of Object.keys(ELEMENTS) as ElementKind[]) {
          const spans = day.elements.spans(kind, day.start, day.end)
          expect(spans[0]!.start).toBeLessThanOrEqual(day.start + SECOND_DAYS)
          expect(spans.at(-1)!.end).toBeGreaterThanOrEqual(day.end)
          for (const [index, span] of spans.slice(1).entries()) {
            expect(span.start).toBe(spans[index]!.end)
            expect(span.index).toBe((spans[index]!.index + 1) % Math.round(360 / ELEMENTS[kind]))
          }
        }
        last = day
      }
    }
  },
  600_000,
)

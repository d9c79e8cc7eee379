import { expect, test } from 'vitest'
import { gridTimes, longitudeOf, tracked } from '../../src/astro/positions.ts'
import { crossings } from '../../src/astro/search.ts'
import type { Sky } from '../../src/astro/sky.ts'
import type { Atlas } from '../../src/calculation/charting/place.ts'
import { moonMonthAnswer } from '../../src/techniques/moon-month/calculate.ts'
import { MoonMonthQuery, moonMonthInput } from '../../src/techniques/moon-month/schema.ts'
import { testSkies } from '../support/skies.ts'

const skies = await testSkies()
const { near, ...alone } = skies.wide

const SECOND = 1 / 86_400
const JAN_2026 = 2461041.5
const JAN_1840 = 2393106.5

/** No query of this file names a place. */
const NOWHERE: Atlas = {
  find: () => null,
  distance: () => null,
  near: () => [],
  zonesNear: () => [],
  suggest: () => [],
  zonesAt: () => [],
}

test('a sky of charts has series near the years that have some, and none elsewhere', () => {
  expect(near?.(JAN_2026, JAN_2026 + 30)).toBe(skies.series)
  expect(near?.(JAN_1840, JAN_1840 + 30)).toBeNull()
})

test('returns are found by series at the instants at which the library finds them', () => {
  const returns = (sky: Sky, level: number) => {
    const times = gridTimes(JAN_2026, JAN_2026 + 120, sky.range)
    const moon = longitudeOf(tracked(sky, ['moon'], times, { kind: 'tropical' }), 'moon')
    return crossings(moon, times, { period: 360, levels: [level] }).map(({ time }) => time)
  }
  for (let level = 0; level < 360; level += 15) {
    const found = returns(skies.wide, level)
    const known = returns(alone, level)
    expect(found).toHaveLength(known.length)
    for (const [index, jd] of found.entries()) expect(Math.abs(jd - known[index]!)).toBeLessThan(0.1 * SECOND)
  }
})

test.each([1, 4, 9, 12])('month %i of the Moon has the same text by series and by the library alone', (month) => {
  const query = MoonMonthQuery.parse({
    ...{ year: 2026, month, lat: 51.48, lng: -0.13, tz_str: 'Europe/London' },
    ...{ include_zodiac: true, include_special: true, include_eclipse: true, include_forecast: true },
    ...{ include_rise_set: true, include_sign_timeline: true },
  })
  const text = (sky: Sky) => JSON.stringify(moonMonthAnswer(sky, NOWHERE, moonMonthInput(query, {})))
  expect(text(skies.wide)).toBe(text(alone))
})

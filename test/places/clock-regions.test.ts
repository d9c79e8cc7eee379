import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { CLOCK_REGIONS } from '../../src/astro/clock-region-table.ts'
import { isMeanTime } from '../../src/astro/mean-time.ts'
import { ZONE_CITIES } from '../../src/astro/zone-city.ts'
import { ZONE_NAMES } from '../../src/astro/zone-row.ts'
import { findZone } from '../../src/places/zones.ts'
import { testPlaces } from '../support/test-data.ts'

describe('the table of regions', () => {
  test.each(CLOCK_REGIONS.map((region) => [`${region.country} from ${region.from}`, region] as const))(
    '%s names states and districts of the gazetteer, real dates, a clock and its source',
    (_, { country, states = [], districts = [], from, until, clock, source }) => {
      const db = new DatabaseSync(testPlaces(), { readOnly: true })
      const has = (column: 'state' | 'district', name: string) =>
        db.prepare(`select 1 from place where country = ? and ${column} = ? limit 1`).get(country, name) !== undefined
      expect(states.filter((name) => !has('state', name))).toEqual([])
      expect(districts.filter((name) => !has('district', name))).toEqual([])
      db.close()
      for (const date of [from, until]) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
      expect(from < until).toBe(true)
      if (clock !== 'zone') {
        const name = 'as' in clock ? clock.as : clock.also
        expect(isMeanTime(name) || findZone(name) !== null).toBe(true)
      }
      expect(source.length).toBeGreaterThan(10)
    },
  )
})

describe('the cities of zones', () => {
  test('lie in states that the gazetteer has', () => {
    const db = new DatabaseSync(testPlaces(), { readOnly: true })
    const states = new Set(
      db
        .prepare('select distinct country || state as name from place')
        .all()
        .map((row) => row['name']),
    )
    db.close()
    const unknown = ZONE_CITIES.filter(({ country, state }) => state !== null && !states.has(`${country}${state}`))
    expect(unknown).toEqual([])
  })

  test('are of zones that the table of zones has', () => {
    const names = new Set(ZONE_NAMES)
    expect(ZONE_CITIES.filter(({ zone }) => !names.has(zone))).toEqual([])
    expect(ZONE_CITIES.length).toBeGreaterThan(400)
  })
})

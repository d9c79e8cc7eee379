import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { julianDays } from '../../src/astro/calendar.ts'
import { CALENDAR_CHANGES } from '../../src/astro/calendar-of-place.ts'
import { civilDays } from '../../src/astro/civil.ts'
import { COUNTRY_CODES } from '../../src/places/country.ts'
import { testPlaces } from '../support/test-data.ts'

const NAMED = CALENDAR_CHANGES.map((change) => [`${change.countries} until ${change.until}`, change] as const)

const parts = (date: string) => date.split('-').map(Number) as [number, number, number]

test.each(NAMED)(
  '%s: the Gregorian date is of the day after the last Julian one',
  (_, { until, from, states = [] }) => {
    /** Alaska had two Fridays, because it crossed the date line too. */
    const days = states.includes('Alaska') ? 0 : 1
    expect(civilDays(...parts(from)) - julianDays(...parts(until))).toBe(days)
  },
)

test.each(NAMED)('%s: countries, states and districts are those of the gazetteer', (_, change) => {
  const { countries, states = [], districts = [], source } = change
  const db = new DatabaseSync(testPlaces(), { readOnly: true })
  const codes = countries.split(' ')
  const has = (column: 'state' | 'district', name: string) =>
    codes.some((code) => db.prepare(`select 1 from place where country = ? and ${column} = ? limit 1`).get(code, name))
  expect(codes.filter((code) => !COUNTRY_CODES.has(code) && code !== 'XK')).toEqual([])
  expect([
    ...states.filter((name) => !has('state', name)),
    ...districts.filter((name) => !has('district', name)),
  ]).toEqual([])
  expect(source.length).toBeGreaterThan(10)
  db.close()
})

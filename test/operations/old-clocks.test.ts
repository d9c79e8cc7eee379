import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

interface Reply {
  readonly time: {
    readonly offset: string
    readonly other_clocks?: { readonly kind: string; readonly offsets: readonly { offset: string; cities: string[] }[] }
  }
  readonly confidence: { readonly angles: string }
  readonly warnings?: readonly { code: string; message: string }[]
}

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

/** A birth at noon. */
async function bornOn(date: string, place: object): Promise<Reply> {
  const [year, month, day] = date.split('-').map(Number)
  const birth = { year, month, day, hour: 12, minute: 0, calendar: 'gregorian', ...place }
  const reply = await service.postTo('/api/v1/natal/calculate', birth)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const codes = ({ warnings = [] }: Reply): string[] => warnings.map(({ code }) => code)
const others = ({ time }: Reply): string[] => time.other_clocks?.offsets.map(({ offset }) => offset) ?? []

describe('a place that belonged to another state', () => {
  // Reichsgesetzblatt 1893, p. 93: Central European time in all of Germany from 1 April 1893.
  test.each([
    ['Wrocław', '1906-02-04', '+01:00'],
    ['Szczecin', '1919-05-02', '+01:00'],
    ['Poznań', '1900-06-01', '+01:00'],
    ['Katowice', '1905-06-01', '+01:00'],
    ['Gdańsk', '1914-06-01', '+01:00'],
    // tz europe, "Poland": Eastern European time until June 1922, Central European time after.
    ['Lviv', '1921-09-12', '+02:00'],
    ['Lviv', '1930-06-01', '+01:00'],
    ['Brest, Belarus', '1930-06-01', '+01:00'],
  ])('has the clock of that state: %s on %s has %s', async (city, date, offset) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, codes(reply), reply.confidence.angles]).toEqual([offset, ['clock_of_region'], 'medium'])
  })

  test('has no warning where both states had the same clock', async () => {
    // tz europe: both in Central European time without summer time, "Poland" from 1922, "Germany" from 1919.
    const reply = await bornOn('1930-02-04', { city: 'Wrocław' })
    expect([reply.time.offset, codes(reply), reply.confidence.angles]).toEqual(['+01:00', [], 'high'])
  })

  // Mean times of the longitudes: 7.75, 11.12 and 13.78 degrees east, four minutes a degree.
  test.each([
    [
      'Strasbourg',
      '1892-03-01',
      31 * 60,
      'French law of 1891: Alsace belonged to Germany, which had no law before 1893',
    ],
    ['Trento, Italy', '1885-06-01', 44.5 * 60, 'Italian decree of 1866: Trento belonged to Austria'],
    ['Trieste', '1880-06-01', 55.1 * 60, 'Italian decree of 1866: Trieste belonged to Austria'],
  ])('has its own mean time where that state had no law: %s on %s', async (city, date, seconds) => {
    const reply = await bornOn(date, { city })
    const [, hours, minutes, rest = '0'] = /^\+(\d\d):(\d\d)(?::(\d\d))?$/.exec(reply.time.offset)!
    expect(Math.abs(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) - seconds)).toBeLessThan(15)
    expect([codes(reply), reply.confidence.angles]).toEqual([['local_mean_time'], 'medium'])
  })

  // tz europe, "Austria" and "Italy": Austria had summer time by the rules C-Eur, with other days than Italy.
  test('has the summer time of that state: Trieste in May 1916', async () => {
    expect((await bornOn('1916-05-15', { city: 'Trieste' })).time.offset).toBe('+02:00')
    expect((await bornOn('1916-05-15', { city: 'Venice' })).time.offset).toBe('+01:00')
  })
})

describe('a mean time of the birthplace has the standard times near it beside it', () => {
  // Central European time: Röll, Eisenbahnzeit, in tz europe, "Hungary". India: tz asia, "India", +05:30 from 1906.
  test.each([
    ['Kraków', '1900-06-01', '+01:00'],
    ['Lviv', '1900-06-01', '+01:00'],
    ['Cluj-Napoca', '1900-06-01', '+01:00'],
    ['Dhaka', '1930-06-01', '+05:30'],
  ])('%s on %s: %s', async (city, date, offset) => {
    const reply = await bornOn(date, { city })
    expect(others(reply)).toContain(offset)
    expect(reply.confidence.angles).toBe('medium')
  })
})

describe('a front or a limit of zones of occupation', () => {
  // tz europe, "Spain", rules Spain and NatSpain.
  test.each([
    ['Burgos', '1937-06-01', '+01:00', '+00:00'],
    ['Burgos', '1938-03-29', '+01:00', '+00:00'],
    ['Bilbao', '1938-07-01', '+01:00', '+02:00'],
    ['Bilbao', '1938-12-01', '+00:00', '+01:00'],
    // tz europe, "France": +01:00 until 5 May 1941 and from 6 October 1941 to 9 March 1942 in the free zone, rule C-Eur in Paris.
    ['Limoges', '1940-08-01', '+01:00', '+02:00'],
    ['Limoges', '1941-12-01', '+01:00', '+02:00'],
    ['Lyon', '1941-02-01', '+01:00', '+02:00'],
    // tz europe, "Germany", rule SovietZone for Berlin; rule C-Eur elsewhere.
    ['Munich', '1945-07-01', '+02:00', '+03:00'],
    ['Hamburg', '1945-07-01', '+02:00', '+03:00'],
    ['Freiburg', '1945-09-20', '+01:00', '+03:00'],
    ['Cologne', '1945-10-15', '+01:00', '+02:00'],
  ])('%s on %s has %s, not the %s of the city of its zone', async (city, date, offset, ofCity) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, codes(reply), others(reply)]).toEqual([offset, ['clock_of_region'], [ofCity]])
    expect(reply.confidence.angles).toBe('medium')
  })

  test.each([
    ['Madrid', '1938-07-01', '+02:00'],
    ['Paris', '1940-08-01', '+02:00'],
    ['Berlin', '1945-07-01', '+03:00'],
  ])('%s on %s has the %s of its zone', async (city, date, offset) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, codes(reply), reply.confidence.angles]).toEqual([offset, [], 'high'])
  })

  test.each([
    ['Zaragoza, Spain', '1938-07-01', '+02:00', '+01:00'],
    ['Bourges', '1940-08-01', '+02:00', '+01:00'],
    ['Erfurt', '1945-06-15', '+03:00', '+02:00'],
  ])(
    '%s on %s has %s, and %s beside it, where the limit went through the region',
    async (city, date, offset, other) => {
      const reply = await bornOn(date, { city })
      expect([reply.time.offset, others(reply).includes(other)]).toEqual([offset, true])
      expect(reply.confidence.angles).toBe('medium')
    },
  )

  test('has no warning where both sides had the same clock: Limoges in the summer of 1941', async () => {
    // tz europe: rule France +2 from 5 May 1941, rule C-Eur +2 in Paris.
    const reply = await bornOn('1941-07-01', { city: 'Limoges' })
    expect([reply.time.offset, codes(reply)]).toEqual(['+02:00', []])
  })
})

describe('summer time that towns chose', () => {
  // tz northamerica: by local option in the United States, by municipality in Canada.
  test.each([
    ['Calgary', '1950-07-01', '-07:00', '-06:00'],
    ['Seattle', '1933-07-01', '-08:00', '-07:00'],
  ])(
    'may have been in a town whose zone had none: %s on %s has %s, and %s beside it',
    async (city, date, offset, other) => {
      const reply = await bornOn(date, { city })
      expect([reply.time.offset, codes(reply)]).toEqual([offset, ['clock_of_other_city']])
      expect(others(reply)).toContain(other)
      expect(reply.warnings![0]!.message).toContain(`${other} (summer time)`)
    },
  )

  test.each([
    ['Seattle', '1933-12-01'],
    ['Beijing', '1930-07-01'],
  ])('is not in question in winter, nor where only the city of the zone chose: %s on %s', async (city, date) => {
    expect(codes(await bornOn(date, { city }))).toEqual([])
  })
})

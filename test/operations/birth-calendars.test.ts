import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SharedApp, sharedApp } from '../support/app.ts'

interface Reply {
  readonly time: {
    readonly utc: string
    readonly calendar: string
    readonly date_gregorian: string
    readonly other_calendar?: {
      readonly calendar: string
      readonly until: string
      readonly date_gregorian: string
      readonly days: number
      readonly sun: number
      readonly moon: number
      readonly asc?: number
    }
  }
  readonly confidence: { readonly houses: string; readonly angles: string; readonly overall: string }
  readonly angles_details: { readonly asc: { readonly abs_pos: number } }
  readonly planets: readonly { readonly id: string; readonly abs_pos: number }[]
  readonly warnings?: readonly { readonly code: string; readonly message: string }[]
}

/** Births before 1800 need the files of Debian's swe-standard-data. */
const hasWide = existsSync('/usr/share/libswe/ephe/sepl_00.se1')
const NOON = { hour: 12, minute: 0 }

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ask = (body: object) => service.postTo('/api/v1/natal/calculate', body)

async function chartOf(body: object): Promise<Reply> {
  const reply = await ask(body)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}

const onDay = (city: string, text: string) => {
  const [year, month, day] = text.split('-').map(Number)
  return { ...NOON, city, year, month, day }
}
const codes = ({ warnings = [] }: Reply): string[] => warnings.map(({ code }) => code)

describe.skipIf(!hasWide)('a date on which the place kept another calendar', () => {
  test.each([
    ['Prague', '1583-06-01'],
    ['Vienna', '1583-06-01'],
    ['Munich', '1583-06-01'],
    ['Lucerne', '1583-06-01'],
    ['Budapest', '1585-06-01'],
    ['Zagreb', '1585-06-01'],
    ['Ljubljana', '1583-06-01'],
    ['Zurich', '1650-06-01'],
    ['Copenhagen', '1690-06-01'],
    ['Oslo', '1690-06-01'],
    ['Utrecht', '1690-06-01'],
    ['Hamburg', '1690-06-01'],
    ['Reykjavik', '1700-10-01'],
    ['London', '1752-06-01'],
    ['Edinburgh', '1740-06-01'],
    ['Dublin', '1700-06-01'],
    ['Boston', '1740-06-01'],
    ['Stockholm', '1740-06-01'],
    ['Helsinki', '1750-06-01'],
    ['Sitka, Alaska', '1850-06-01'],
    ['Saint Petersburg, Russia', '1870-06-01'],
    ['Kyiv', '1900-06-01'],
    ['Vilnius', '1890-06-01'],
    ['Tbilisi', '1900-06-01'],
    ['Sofia', '1910-06-01'],
    ['Bucharest', '1910-06-01'],
    ['Belgrade', '1910-06-01'],
    ['Istanbul', '1910-06-01'],
    ['Athens', '1920-06-01'],
  ])('%s on %s has a warning with both readings, and no high confidence', async (city, date) => {
    const reply = await chartOf(onDay(city, date))
    expect(reply.time.calendar).toBe('gregorian')
    expect(codes(reply)).toContain('calendar_of_place')
    expect(reply.confidence).toEqual({ houses: 'medium', angles: 'medium', overall: 'medium' })
    const { days, date_gregorian: other } = reply.time.other_calendar!
    /** Ten days from 1582, eleven from 1700, twelve from 1800 and thirteen from 1900. */
    const year = Number(date.slice(0, 4))
    expect(days).toBe(year >= 1900 ? 13 : year >= 1800 ? 12 : date > '1700-03' ? 11 : 10)
    expect(Date.parse(other) - Date.parse(date)).toBe(days * 86_400_000)
  })

  test.each([
    ['Saint Petersburg, Russia', '1870-04-10', '1870-04-22', 'Lenin'],
    ['London', '1642-12-25', '1643-01-04', 'Newton'],
    ['Richmond, Virginia', '1732-02-11', '1732-02-22', 'Washington'],
    ['Eisenach', '1685-03-21', '1685-03-31', 'Bach'],
  ])('%s on %s is %s by the calendar of the place, as biographies of %s have it', async (city, date, gregorian) => {
    const reply = await chartOf(onDay(city, date))
    expect(reply.time.other_calendar).toMatchObject({ calendar: 'julian', date_gregorian: gregorian })
  })

  // Grotefend in tz "calendars", the State Archives of Appenzell Ausserrhoden, and for Lorraine Wikipedia's list of adoptions.
  test.each([
    ['Stans, Switzerland', '1584-06-01', '1584-08-01'],
    ['Sarnen', '1584-06-01', '1584-08-01'],
    ['Bellinzona', '1583-06-01', '1600-06-01'],
    ['Lugano', '1583-06-01', '1650-06-01'],
    ['Herisau', '1790-06-01', '1799-06-01'],
    ['Appenzell', '1584-06-01', '1650-06-01'],
    ['Nancy', '1750-06-01', '1761-06-01'],
    ['Metz', '1600-06-01', '1761-06-01'],
    ['Ingolstadt', '1583-10-01', '1615-06-01'],
    // Grotefend: Bavaria on 5/16 October 1583, Cologne, its electorate and Berg on 2/13 November, other bishoprics as here.
    ['Munich', '1583-10-10', '1583-10-20'],
    ['Cologne', '1583-11-01', '1650-06-01'],
    ['Bonn', '1583-11-01', '1650-06-01'],
    ['Düsseldorf', '1583-11-01', '1650-06-01'],
    ['Trier', '1583-10-03', '1583-10-20'],
    ['Würzburg', '1583-11-03', '1583-11-20'],
    ['Münster', '1583-11-16', '1583-12-01'],
    ['Wuppertal', '1650-06-01', '1701-06-01'],
    // Silesia on 12/23 January 1584, and Breslau a week later by its chronicles.
    ['Wrocław', '1584-01-28', '1584-03-01'],
    // Lands of Hungary, Venice and the Ottoman Empire: treaties of Karlowitz, 1699, and Passarowitz, 1718.
    ['Pula', '1583-06-01', '1650-06-01'],
    ['Murska Sobota', '1586-06-01', '1650-06-01'],
    ['Osijek', '1600-06-01', '1750-06-01'],
    ['Knin', '1600-06-01', '1750-06-01'],
    ['Sarajevo', '1700-06-01', '1925-06-01'],
  ])('%s on %s may be Julian, and on %s is Gregorian', async (city, early, late) => {
    expect(codes(await chartOf(onDay(city, early)))).toContain('calendar_of_place')
    expect(codes(await chartOf(onDay(city, late)))).not.toContain('calendar_of_place')
  })

  // M. Scheutz: Lower Austria changed in October 1583, and its lords did not all follow. Grotefend: 6/17 January 1584.
  test.each([
    ['Vienna', '1584-01-10'],
    ['Graz', '1583-12-20'],
  ])('is not refused where sources differ about the day: %s on %s', async (city, date) => {
    expect(codes(await chartOf(onDay(city, date)))).toContain('calendar_of_place')
  })

  test('by coordinates has the circles of Catholic towns too', async () => {
    const munich = { ...NOON, year: 1650, month: 6, day: 1, lat: 48.137, lng: 11.575 }
    expect(codes(await chartOf(munich))).not.toContain('calendar_of_place')
    expect(codes(await chartOf({ ...munich, lat: 48.77, lng: 11.43, year: 1600 }))).toContain('calendar_of_place')
  })

  test('by coordinates is that of the region of the nearest town: Zurich has a doubt until 1700, Lucerne none', async () => {
    const at = (lat: number, lng: number, year: number) => chartOf({ ...NOON, year, month: 6, day: 1, lat, lng })
    expect(codes(await at(47.05, 8.31, 1650))).not.toContain('calendar_of_place')
    expect(codes(await at(47.37, 8.54, 1650))).toContain('calendar_of_place')
  })

  test('has the same sky in its other reading as a request for that calendar', async () => {
    const born = onDay('Athens', '1920-01-01')
    const { other_calendar: other } = (await chartOf(born)).time
    const julian = await chartOf({ ...born, calendar: 'julian' })
    const at = (id: string) => julian.planets.find((planet) => planet.id === id)!.abs_pos
    expect(other).toMatchObject({ until: '1923-02-15', date_gregorian: '1920-01-14', days: 13 })
    expect([other!.sun, other!.moon, other!.asc]).toEqual([at('sun'), at('moon'), julian.angles_details.asc.abs_pos])
    expect(codes(julian)).toEqual(['julian_calendar'])
  })

  test('by coordinates is that of the country of their zone, whatever zone the request names', async () => {
    const london = { ...NOON, year: 1740, month: 6, day: 1, lat: 52.8333, lng: -1.2667 }
    for (const zone of [undefined, 'LMT', '+00:00'])
      expect(codes(await chartOf({ ...london, tz_str: zone }))).toContain('calendar_of_place')
  })

  test('shows its other reading in a compact answer, in transits and in a batch', async () => {
    const born = onDay('Athens', '1920-01-01')
    const other = { calendar: 'julian', date_gregorian: '1920-01-14' }
    expect((await service.postTo('/natal', born)).json().time.other_calendar).toMatchObject(other)
    const transits = await service.postTo('/api/v1/transits/calculate', {
      ...{ natal: born, current_city: 'Athens', transit_date: '2026-03-01T12:00' },
    })
    expect(transits.json().natal_subject.time.other_calendar).toMatchObject(other)
    expect(transits.body).toContain('calendar_of_place')
    expect((await service.postTo('/api/v1/natal/batch', { births: [born] })).body).toContain('calendar_of_place')
  })
})

describe('a date whose calendar is certain', () => {
  test.skipIf(!hasWide).each([
    ['Rome', '1583-06-01'],
    ['Madrid', '1650-06-01'],
    ['Krakow', '1650-06-01'],
    ['Paris', '1650-06-01'],
    ['Vienna', '1690-06-01'],
    ['Lviv', '1850-06-01'],
    ['Vilnius', '1700-06-01'],
    ['Mexico City', '1700-06-01'],
    ['Quebec', '1740-06-01'],
    ['New Orleans', '1740-06-01'],
    ['London', '1760-06-01'],
    ['Stockholm', '1760-06-01'],
    ['Saint Petersburg, Russia', '1920-06-01'],
    ['Athens', '1923-06-01'],
    ['Zagreb', '1900-06-01'],
  ])('has no warning about it: %s on %s', async (city, date) => {
    const reply = await chartOf(onDay(city, date))
    expect(codes(reply)).not.toContain('calendar_of_place')
    expect(reply.time.other_calendar).toBeUndefined()
  })

  test('because the request names it has no warning', async () => {
    const reply = await chartOf({ ...onDay('Athens', '1920-01-01'), calendar: 'gregorian' })
    expect([codes(reply), reply.confidence.angles]).toEqual([[], 'high'])
  })
})

describe('a day that a country skipped', () => {
  test.each([
    ['London', '1752-09-03', '1752-09-02', '1752-09-14'],
    ['London', '1752-09-13', '1752-09-02', '1752-09-14'],
    ['Boston', '1752-09-05', '1752-09-02', '1752-09-14'],
    ['Prague', '1584-01-10', '1584-01-06', '1584-01-17'],
    ['Copenhagen', '1700-02-25', '1700-02-18', '1700-03-01'],
    ['Stockholm', '1753-02-20', '1753-02-17', '1753-03-01'],
    ['Moscow', '1918-02-01', '1918-01-31', '1918-02-14'],
    ['Moscow', '1918-02-13', '1918-01-31', '1918-02-14'],
    ['Sofia', '1916-04-07', '1916-03-31', '1916-04-14'],
    ['Bucharest', '1919-04-10', '1919-03-31', '1919-04-14'],
    ['Athens', '1923-02-20', '1923-02-15', '1923-03-01'],
  ])('is refused in %s: %s', async (city, date, until, from) => {
    const reply = await ask(onDay(city, date))
    expect(reply.statusCode).toBe(422)
    const { detail } = reply.json() as { detail: { loc: string[]; msg: string }[] }
    expect(detail[0]!.loc).toEqual(['body', 'day'])
    for (const named of [date, until, from, 'calendar gregorian', 'calendar julian'])
      expect(detail[0]!.msg).toContain(named)
  })

  test.each([
    ['Vyborg, Russia', '1918-02-05', true],
    ['Yuzhno-Sakhalinsk', '1918-02-05', true],
    ['Rhodes, Greece', '1923-02-20', true],
    ['Cluj-Napoca', '1919-04-05', false],
    ['Kaliningrad, Russia', '1918-02-05', false],
    ['Dobrich, Bulgaria', '1916-04-07', true],
    // The ceremony was on 18 October, and workers kept two Sundays: tz northamerica, "Alaska".
    ['Sitka, Alaska', '1867-10-07', true],
    ['Sitka, Alaska', '1867-10-10', true],
    ['Nida', '1910-06-01', false],
    ['Klaipėda', '1910-06-01', false],
  ])('is not one where another state ruled: %s on %s', async (city, date, isDoubtful) => {
    expect(codes(await chartOf(onDay(city, date))).includes('calendar_of_place')).toBe(isDoubtful)
  })

  test.each([
    ['Cluj', '1919-04-05', { lat: 46.77, lng: 23.59 }, false],
    ['Kaliningrad', '1918-02-05', { lat: 54.71, lng: 20.51 }, false],
    ['Rhodes', '1923-02-20', { lat: 36.44, lng: 28.22 }, true],
    ['Louisbourg', '1752-09-05', { lat: 45.92, lng: -59.97 }, true],
    ['Saint Augustine', '1752-09-05', { lat: 29.9, lng: -81.31 }, false],
    ['Boston', '1752-09-05', { lat: 42.36, lng: -71.06 }, true],
  ])(
    'is not refused by coordinates, whose region is that of the nearest town: %s on %s',
    async (_, date, place, isDoubtful) => {
      expect(codes(await chartOf({ ...onDay('', date), ...place })).includes('calendar_of_place')).toBe(isDoubtful)
    },
  )

  // The bull Inter gravissimas changed Italy and Spain; the table of changes has the others later.
  test.skipIf(!hasWide).each([
    ['London', '1582-10-10', '1582-10-20'],
    ['Munich', '1582-10-05', '1582-10-15'],
    ['Moscow', '1582-10-14', '1582-10-24'],
  ])('is none of October 1582 where the Julian calendar went on: %s on %s is %s', async (city, date, gregorian) => {
    const reply = await chartOf(onDay(city, date))
    expect([reply.time.calendar, reply.time.date_gregorian]).toEqual(['julian', gregorian])
    expect(codes(reply)).toContain('julian_calendar')
  })

  test.each(['Rome', 'Madrid'])(
    'is one of October 1582 in %s, and the refusal says by which calendar',
    async (city) => {
      const reply = await ask(onDay(city, '1582-10-10'))
      expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining('do not exist by calendar auto')])
    },
  )

  test('is read if the request names a calendar, and the days around it are read without', async () => {
    for (const calendar of ['gregorian', 'julian']) await chartOf({ ...onDay('Moscow', '1918-02-05'), calendar })
    expect(codes(await chartOf(onDay('Moscow', '1918-01-31')))).toContain('calendar_of_place')
    expect(codes(await chartOf(onDay('Moscow', '1918-02-14')))).not.toContain('calendar_of_place')
  })
})

describe.skipIf(!hasWide)('the calendar of Sweden from 1700 to 1712', () => {
  test('is a reading of a date there: Linnaeus, 13 May 1707 and 23 May in biographies', async () => {
    const born = onDay('Stockholm', '1707-05-13')
    const { other_calendar: other } = (await chartOf(born)).time
    expect(other).toMatchObject({ calendar: 'swedish', until: '1712-02-30', date_gregorian: '1707-05-23', days: 10 })
    const { time, ...reply } = await chartOf({ ...born, calendar: 'swedish' })
    expect(time).toMatchObject({ calendar: 'swedish', date_gregorian: '1707-05-23', date_julian: '1707-05-12' })
    expect(codes({ time, ...reply })).toContain('swedish_calendar')
  })

  test('has a 30 February 1712, the Gregorian 11 March', async () => {
    const reply = await chartOf(onDay('Stockholm', '1712-02-30'))
    expect(reply.time).toMatchObject({ calendar: 'swedish', date_gregorian: '1712-03-11', date_julian: '1712-02-29' })
    expect((await ask(onDay('Berlin', '1712-02-30'))).statusCode).toBe(422)
  })

  test.each(['1700-02-28', '1712-02-31', '1712-03-01', '1850-01-01', '1707-02-29'])('has no %s', async (date) => {
    const reply = await ask({ ...onDay('Stockholm', date), calendar: 'swedish' })
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining('The Swedish calendar has no')])
  })

  test('follows the Julian calendar until 1700 and again from 1712', async () => {
    for (const date of ['1699-06-01', '1720-06-01'])
      expect((await chartOf(onDay('Stockholm', date))).time.other_calendar).toMatchObject({ calendar: 'julian' })
  })
})

describe.skipIf(!hasWide)('a published birth', () => {
  const births = JSON.parse(readFileSync(new URL('../truth/births.json', import.meta.url), 'utf8')) as {
    readonly kind: string
    readonly source: string
    readonly body: object
    readonly expected: { readonly moon?: number; readonly asc?: number; readonly tolerance_deg?: number }
  }[]
  const dated = births.filter(({ kind }) => kind === 'calendar').map((birth) => [birth.source, birth] as const)

  test.each(dated)('has a warning, or the published sky: %s', async (_, { body, expected }) => {
    const reply = await chartOf(body)
    if (expected.moon === undefined) {
      expect(codes(reply)).toContain('calendar_of_place')
      return
    }
    const moon = reply.planets.find(({ id }) => id === 'moon')!.abs_pos
    expect(Math.abs(moon - expected.moon)).toBeLessThanOrEqual(expected.tolerance_deg!)
    expect(Math.abs(reply.angles_details.asc.abs_pos - expected.asc!)).toBeLessThanOrEqual(expected.tolerance_deg!)
  })
})

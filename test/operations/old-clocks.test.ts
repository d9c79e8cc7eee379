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
    // Objavitelj Dalmatinski no. 35 of 1916, ordinance 726/1, and tz europe, "Hungary": summer time in 1916, 1917 and 1918.
    ['Zagreb', '1917-06-15', '+02:00'],
    ['Ljubljana', '1917-06-15', '+02:00'],
    ['Split', '1916-06-15', '+02:00'],
    ['Dubrovnik', '1918-06-15', '+02:00'],
    ['Novi Sad', '1917-06-15', '+02:00'],
    ['Kotor', '1917-06-15', '+02:00'],
    // tz europe, "Germany": one hour for all, and summer time in 1917. Treaty of Versailles for the limits.
    ['Haderslev', '1917-07-01', '+02:00'],
    ['Eupen', '1905-06-01', '+01:00'],
    ['Malmédy', '1905-06-01', '+01:00'],
    ['Gdańsk', '1921-06-01', '+01:00'],
    ['Malbork', '1921-06-01', '+01:00'],
    ['Słupsk', '1921-06-01', '+01:00'],
    ['Klaipėda', '1910-06-01', '+01:00'],
    ['Nida', '1910-06-01', '+01:00'],
    // tz europe: Finland and Romania at +02:00 in winter, Moscow and Kyiv at +03:00 from 1930.
    ['Vyborg, Russia', '1935-01-15', '+02:00'],
    ['Sortavala', '1935-06-01', '+02:00'],
    ['Chernivtsi', '1935-01-15', '+02:00'],
    ['Izmayil', '1935-01-15', '+02:00'],
  ])('has the clock of that state: %s on %s has %s', async (city, date, offset) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, codes(reply), reply.confidence.angles]).toEqual([offset, ['clock_of_region'], 'medium'])
  })

  test.each([
    ['Verviers', '1905-06-01', '+00:00'],
    ['Gdynia', '1921-06-01', '+02:00'],
    ['Saint Petersburg, Russia', '1935-01-15', '+03:00'],
    ['Kyiv', '1935-01-15', '+03:00'],
  ])('ends at the border: %s on %s has the %s of its zone', async (city, date, offset) => {
    expect((await bornOn(date, { city })).time.offset).toBe(offset)
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
    // tz europe, "Switzerland", after Treindl: Geneva, 6.15 degrees east, did not follow Bern mean time.
    ['Geneva', '1880-06-01', 24.6 * 60, 'the time of Bern, which the rest of Switzerland had'],
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

describe('a clock that law or order had not made certain', () => {
  const meanTime = (east: number): number => east * 240

  // Statutes (Definition of Time) Act 1880; tz backzone gives Belgrade's date of 1884 to all of Yugoslavia.
  test.each([
    ['Penzance', '1850-06-01', '+00:00', -5.54],
    ['Exeter', '1852-06-01', '+00:00', -3.53],
    ['Norwich', '1849-06-01', '+00:00', 1.3],
    ['Edinburgh', '1848-01-10', '+00:00', -3.19],
    ['Sarajevo', '1886-06-01', '+01:00', 18.36],
    ['Zagreb', '1886-06-01', '+01:00', 15.98],
    ['Skopje', '1910-06-01', '+01:00', 21.43],
    // Law no. 697 of 1925 was the first that gave all of Turkey one hour.
    ['İzmir', '1925-01-15', '+02:00', 27.14],
    ['Ankara', '1920-01-15', '+02:00', 32.86],
  ])('%s on %s has %s, and its own mean time beside it', async (city, date, offset, east) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, reply.confidence.angles]).toEqual([offset, 'medium'])
    const seconds = others(reply).map((text) => {
      const [, sign, hours, minutes, rest = '0'] = /^([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(text)!
      return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(rest))
    })
    expect(Math.min(...seconds.map((each) => Math.abs(each - meanTime(east))))).toBeLessThan(15)
  })

  test('London in 1850 has no other clock: its mean time is that of Greenwich to half a minute', async () => {
    expect(codes(await bornOn('1850-06-01', { city: 'London' }))).toEqual([])
  })

  test.each([
    // Krugler 2009, and Stadtarchiv Solingen: all clocks back by an hour, to western European time, in December 1918.
    ['Cologne', '1919-02-01', '+01:00', '+00:00'],
    ['Mainz', '1919-02-01', '+01:00', '+00:00'],
    ['Trier', '1919-02-01', '+01:00', '+00:00'],
    ['Aachen', '1919-02-01', '+01:00', '+00:00'],
    ['Solingen', '1919-02-01', '+01:00', '+00:00'],
    ['Krefeld', '1919-02-01', '+01:00', '+00:00'],
    ['Wiesbaden', '1919-02-01', '+01:00', '+00:00'],
    // tz europe, "Belgium": German time, with summer time from 16 April 1917, and from 20 May 1940.
    ['Laon', '1917-06-05', '+01:00', '+02:00'],
    ['Saint-Quentin', '1915-06-05', '+00:00', '+01:00'],
    ['Lille', '1940-06-05', '+01:00', '+02:00'],
    ['Sedan, France', '1940-05-20', '+01:00', '+02:00'],
    // tz europe, "Italy": summer time from 2 March to 5 October 1919, not in Yugoslavia.
    ['Pula', '1919-06-15', '+01:00', '+02:00'],
    ['Postojna', '1919-06-15', '+01:00', '+02:00'],
    // The ordinances of Austria and of Hungary for summer time name their own lands, not Bosnia.
    ['Sarajevo', '1917-06-15', '+01:00', '+02:00'],
    // Occupations, each with its source in the table: Austria-Hungary, Bulgaria, Russia, Italy, the Soviet Union and Hungary.
    ['Belgrade', '1916-06-15', '+01:00', '+02:00'],
    ['Skopje', '1917-01-15', '+01:00', '+02:00'],
    ['Lviv', '1915-01-15', '+01:36:06', '+02:01'],
    ['Rhodes, Greece', '1925-06-01', '+02:00', '+01:00'],
    ['Białystok', '1940-01-15', '+01:00', '+03:00'],
    ['Przemyśl', '1940-01-15', '+01:00', '+03:00'],
    ['Târgu Mureş', '1943-01-15', '+02:00', '+01:00'],
    ['Mohyliv-Podilskyi', '1943-01-15', '+01:00', '+02:00'],
    // tz europe, "Turkey": summer time in 1923 by Whitman alone, in 1924 and 1925 by Shanks alone.
    ['Ankara', '1923-06-15', '+02:00', '+03:00'],
    ['İzmir', '1925-06-01', '+03:00', '+02:00'],
    ['Istanbul', '1925-06-01', '+03:00', '+02:00'],
    // tz africa, "South Africa", after Milne: +01:30 in the Cape, the Transvaal and the Orange Free State.
    ['Durban', '1899-06-01', '+01:30', '+02:00'],
    // tz europe, "Italy", on the division of 1944, and rule C-Eur.
    ['Bologna', '1944-09-25', '+01:00', '+02:00'],
    ['Naples', '1944-04-02', '+01:00', '+02:00'],
    // tz europe, "Germany": Bersarin's order of 20 May 1945.
    ['Berlin', '1945-05-21', '+02:00', '+03:00'],
  ])('%s on %s has %s, and %s beside it', async (city, date, offset, other) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, others(reply).includes(other), reply.confidence.angles]).toEqual([
      offset,
      true,
      'medium',
    ])
  })

  test.each([
    ['Düsseldorf', '1919-02-01', '+01:00'],
    ['Frankfurt', '1919-02-01', '+01:00'],
  ])('%s on %s, which nobody had occupied, has the %s of its zone', async (city, date, offset) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, codes(reply)]).toEqual([offset, []])
  })
})

describe('a clock that one law made certain', () => {
  test.each([
    // Law of 14 March 1891: the mean time of Paris, 9 minutes 21 seconds, in all of France. Law of 9 March 1911.
    ['Lyon', '1900-06-29', '+00:09:21'],
    ['Marseille', '1905-06-01', '+00:09:21'],
    ['Toulouse', '1912-06-01', '+00:00'],
    // tz europe, "Italy": the time of Rome by the decree of 22 September 1866.
    ['Milan', '1880-06-01', '+00:49:56'],
    // tz europe, "Spain": +01:00 from 16 March 1940, without summer time from 1950 to 1973.
    ['Seville', '1965-06-01', '+01:00'],
    ['Granada, Spain', '1951-06-01', '+01:00'],
    // tz northamerica, "Hawaii": -10:30 up to 1947, and -10:00 from then on.
    ['Hilo', '1935-07-01', '-10:30'],
    ['Hilo', '1950-07-01', '-10:00'],
    // Massachusetts Acts 1921, chapter 145.
    ['Boston', '1930-07-01', '-04:00'],
    // Law no. 697, in Resmî Gazete no. 260 of 2 January 1926.
    ['İzmir', '1930-06-01', '+02:00'],
    // Royal decree for one hour in all towns of Greece from 28 July 1916, reported in Nea Ellas of 3/16 July 1916.
    ['Thessaloniki', '1925-06-01', '+02:00'],
    ['Kavala', '1925-06-01', '+02:00'],
  ])('%s on %s has %s alone', async (city, date, offset) => {
    const reply = await bornOn(date, { city })
    expect([reply.time.offset, codes(reply), others(reply)]).toEqual([offset, [], []])
  })

  test('has all hours of its last day: Atlanta at 23:30 on 31 December 1931, Central time', async () => {
    const body = { year: 1931, month: 12, day: 31, hour: 23, minute: 30, city: 'Atlanta', dst_policy: 'reject' }
    const reply = await service.postTo('/api/v1/natal/calculate', body)
    expect([reply.statusCode, reply.json().time?.offset]).toEqual([200, '-06:00'])
  })

  test.each([
    ['1919-10-25', 23, '-04:00', '1919-10-26T03:30:00Z'],
    ['1919-10-26', 0, '-06:00', '1919-10-26T06:30:00Z'],
    ['1932-01-01', 0, '-05:00', '1932-01-01T05:30:00Z'],
  ])(
    'has all hours of the days around a row, whose hour is not known: Atlanta on %s at %d:30 has %s',
    async (date, hour, offset, utc) => {
      const [year, month, day] = date.split('-').map(Number)
      const body = { year, month, day, hour, minute: 30, city: 'Atlanta', dst_policy: 'reject' }
      const reply = await service.postTo('/api/v1/natal/calculate', body)
      expect([reply.statusCode, reply.json().time]).toMatchObject([200, { offset, utc }])
      const { natal, ...rest } = { natal: { ...body, city: 'Berlin', year: 1988 }, current_city: 'Atlanta, Georgia' }
      const transit_datetime = `${date}T${String(hour).padStart(2, '0')}:30:00`
      const transits = await service.postTo('/api/v1/transits/calculate', { natal, ...rest, transit_datetime })
      expect([transits.statusCode, transits.json().time]).toMatchObject([200, { offset, utc }])
    },
  )

  test('is shown once where a row ends: Strasbourg at 00:30 on 11 November 1918, French time', async () => {
    const body = { year: 1918, month: 11, day: 11, hour: 0, minute: 30, city: 'Strasbourg', dst_policy: 'reject' }
    const reply = await service.postTo('/api/v1/natal/calculate', body)
    expect([reply.statusCode, reply.json().time?.offset]).toEqual([200, '+00:00'])
  })
})

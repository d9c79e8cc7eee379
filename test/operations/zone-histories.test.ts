import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { beforeAll, describe, expect, test } from 'vitest'
import { ZONE_HISTORIES } from '../../src/astro/zone-history-table.ts'
import { namesOf } from '../../src/astro/zone-row.ts'
import { ZONE_ROWS } from '../../src/astro/zone-table.ts'
import { type SharedApp, sharedApp } from '../support/app.ts'

let service: SharedApp
beforeAll(async () => {
  service = await sharedApp()
})

const ask = async (payload: object) => {
  const url = '/api/v1/natal/calculate'
  const reply = await service.app.inject({ method: 'POST', url, headers: { 'x-api-key': service.key }, payload })
  expect([payload, reply.statusCode]).toEqual([payload, 200])
  return reply.json()
}
const birth = (year: number, month = 6) => ({ year, month, day: 1, hour: 12, minute: 0 })

/** Towns of zones of backzone, and where only a point is known. */
const TOWNS: readonly (readonly [zone: string, place: object])[] = [
  ['Africa/Timbuktu', { city: 'Gao, Mali' }],
  ['America/Argentina/ComodRivadavia', { city: 'Trelew' }],
  ['America/Rosario', { city: 'Santa Fe, Argentina' }],
  ['America/Coral_Harbour', { lat: 64.14, lng: -83.16 }],
  ['America/Ensenada', { city: 'Ensenada, Mexico' }],
  ['America/Montreal', { city: 'Montreal' }],
  ['America/Montreal', { lat: 46.81, lng: -71.21 }],
  ['America/Nipigon', { lat: 49.01, lng: -88.26 }],
  ['America/Thunder_Bay', { city: 'Thunder Bay' }],
  ['America/Rainy_River', { city: 'Fort Frances' }],
  ['America/Pangnirtung', { lat: 66.15, lng: -65.7 }],
  ['America/Yellowknife', { city: 'Yellowknife' }],
  ['Asia/Chongqing', { city: 'Chengdu' }],
  ['Asia/Chongqing', { lat: 25.04, lng: 102.72 }],
  ['Asia/Harbin', { city: 'Harbin' }],
  ['Asia/Harbin', { lat: 45.75, lng: 126.65 }],
  ['Asia/Kashgar', { city: 'Kashgar' }],
  ['Asia/Hanoi', { city: 'Haiphong' }],
  ['Asia/Tel_Aviv', { city: 'Tel Aviv' }],
  ['Atlantic/Jan_Mayen', { lat: 70.98, lng: -8.5 }],
  ['Australia/Currie', { city: 'Currie, Tasmania' }],
  ['Europe/Belfast', { city: 'Belfast, Northern Ireland' }],
  ['Europe/Belfast', { lat: 54.99, lng: -7.32 }],
  ['Europe/Tiraspol', { city: 'Tiraspol' }],
  ['Europe/Uzhgorod', { city: 'Mukacheve' }],
  ['Europe/Zaporozhye', { city: 'Melitopol' }],
  ['Pacific/Enderbury', { lat: -3.13, lng: -171.08 }],
  ['Pacific/Johnston', { lat: 16.73, lng: -169.53 }],
]

describe('a zone that follows from a place is the same zone by its name', () => {
  test.each(TOWNS)('%s at %j, from 1880 to 1969', async (zone, place) => {
    for (let year = 1880; year < 1970; year += 3) {
      for (const month of [1, 7]) {
        const [found, named] = await Promise.all([
          ask({ ...birth(year, month), ...place }),
          ask({ ...birth(year, month), ...place, tz_str: zone }),
        ])
        expect([year, month, found.time.offset]).toEqual([year, month, named.time.offset])
      }
    }
    expect(namesOf(zone)).toContain((await ask({ ...birth(1930), ...place })).subject.location.timezone)
  })
})

test('every place of the table of zones is reached by a polygon or by the table of histories', () => {
  const index = createRequire(import.meta.url)
    .resolve('geo-tz')
    .replace(/dist.*/, 'data/timezones.geojson.index.json')
  const polygons = new Set<string>(JSON.parse(readFileSync(index, 'utf8')).timezones)
  const reached = new Set(ZONE_HISTORIES.map(({ zone }) => zone))
  const unreached = ZONE_ROWS.trim()
    .split('\n')
    .map((row) => row.slice(0, row.indexOf(';')).split(' '))
    .filter((names) => names.some((name) => /^(?!Etc)[A-Z][a-z]+\/[A-Z]/.test(name)))
    .filter((names) => !names.some((name) => polygons.has(name) || reached.has(name)))
  expect(unreached).toEqual([])
})

test('Dublin mean time holds in the north of Ireland, where only a point is known too', async () => {
  // Statutes (Definition of Time) Act 1880.
  expect((await ask({ ...birth(1900), lat: 54.99, lng: -7.32 })).time.offset).toBe('-00:25:21')
})

describe('the five zones of China before 1949', () => {
  // tz asia, "China": the provinces and counties of each zone. Coordinates by geonames.org.
  test.each([
    ['Xining, of east Qinghai', 36.62, 101.77, 'Asia/Chongqing'],
    ['Lanzhou, of most of Gansu', 36.06, 103.79, 'Asia/Chongqing'],
    ['Dunhuang, a county of Xin-zang', 40.14, 94.66, 'Asia/Shanghai'],
    ['Golmud, of west Qinghai', 36.41, 94.9, 'Asia/Shanghai'],
    ['Linhe, of west Inner Mongolia', 40.76, 107.4, 'Asia/Chongqing'],
    ['Hohhot, not of west Inner Mongolia', 40.81, 111.65, 'Asia/Shanghai'],
    ['Nanning', 22.82, 108.32, 'Asia/Chongqing'],
    ['Guiyang', 26.58, 106.72, 'Asia/Chongqing'],
    ['Haikou', 20.05, 110.34, 'Asia/Chongqing'],
    ['Kunming', 25.04, 102.72, 'Asia/Chongqing'],
    ["Xi'an", 34.26, 108.93, 'Asia/Chongqing'],
    ['Yinchuan', 38.47, 106.27, 'Asia/Chongqing'],
    ['Yangjiang, a county of Long-shu', 21.86, 111.96, 'Asia/Chongqing'],
    ['Guangzhou', 23.12, 113.25, 'Asia/Shanghai'],
    ['Qiqihar', 47.34, 123.97, 'Asia/Harbin'],
    ['Changchun', 43.88, 125.32, 'Asia/Harbin'],
    ['Mohe, without Changbai Time', 52.97, 122.53, 'Asia/Shanghai'],
    ['Shenyang', 41.79, 123.43, 'Asia/Shanghai'],
    ['Wuhan', 30.58, 114.27, 'Asia/Shanghai'],
    ['Yining, of Kunlun', 43.91, 81.32, 'Asia/Kashgar'],
    ['Hotan, of Kunlun', 37.11, 79.92, 'Asia/Kashgar'],
    ['Urumqi', 43.8, 87.6, 'Asia/Urumqi'],
    ['Turpan', 42.95, 89.18, 'Asia/Urumqi'],
  ])('%s', async (_, lat, lng, zone) => {
    const { location } = (await ask({ ...birth(1935), lat, lng })).subject
    expect(location.timezone === zone || (zone === 'Asia/Urumqi' && location.other_timezones.includes(zone))).toBe(true)
  })
})

describe('offsets of the tz database', () => {
  // tz backzone, as cited in the public reports of mingli-fengshui and of Thunder Bay's year-round Eastern time.
  test.each([
    ['Chengdu', 1935, '+07:00'],
    ['Harbin', 1930, '+08:30'],
    ['Thunder Bay', 1930, '-05:00'],
  ])('%s %d is %s', async (city, year, offset) => {
    expect((await ask({ ...birth(year), city })).time.offset).toBe(offset)
  })
})

test('the other zone of the place is named, and from 1970 on the zone of the polygon holds', async () => {
  const { location } = (await ask({ ...birth(1930), city: 'Thunder Bay' })).subject
  expect([location.timezone, location.timezone_from]).toEqual(['America/Thunder_Bay', 'place'])
  expect(location.other_timezones).toEqual(expect.arrayContaining(['America/Toronto', 'America/Nipigon']))
  const later = (await ask({ ...birth(1975), city: 'Thunder Bay' })).subject.location
  expect([later.timezone, later.other_timezones]).toEqual(['America/Toronto', undefined])
})

test('an offset with seconds is accepted, and the zone of its answer means the same', async () => {
  // A record of Astrodienst in a public test file: 0e21:48, Julian day 2392758.526528.
  const body = { year: 1839, month: 1, day: 19, hour: 1, minute: 0, lat: 43.5167, lng: 5.45, tz_str: '+00:21:48' }
  const chart = await ask(body)
  expect(chart.time.utc).toBe('1839-01-19T00:38:12Z')
  expect(Math.abs(chart.subject.settings.julian_day - 2392758.526528)).toBeLessThan(1e-6)
  for (const tz_str of [chart.time.offset, chart.subject.location.timezone])
    expect((await ask({ ...body, tz_str })).time.utc).toBe(chart.time.utc)
})

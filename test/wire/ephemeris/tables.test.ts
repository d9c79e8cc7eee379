import { expect, test } from 'vitest'
import { isoUtc } from '../../../src/astro/civil.ts'
import { ephemerisInput } from '../../../src/calculation/almanac/ephemeris-input.ts'
import { EphemerisRequest } from '../../../src/contract/sky/ephemeris.ts'
import { EphemerisReply } from '../../../src/contract/sky/ephemeris-reply.ts'
import { splitChunks } from '../../../src/wire/bytes.ts'
import { ephemerisTasks } from '../../../workers/ephemeris-tasks.ts'
import { zoneAt } from '../../../workers/zone-at.ts'
import { testSkies } from '../../support/skies.ts'
import { fixture } from '../../truth/printed.ts'

const tables = ephemerisTasks(await testSkies(), zoneAt)
const whole = async (request: object): Promise<string> =>
  new TextDecoder().decode(await tables.whole(ephemerisInput(EphemerisRequest.parse(request))))

const KEYS = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  'Mean_Node',
  'True_Node',
  'Mean_Lilith',
  'Lilith',
  'Chiron',
  'Pholus',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
]

test('the digits of an answer are the digits that swetest prints', async () => {
  const positions = fixture<readonly [number, ...[number, number, number, number, number][]][]>('positions')
  const distances = fixture<readonly [number, ...number[]][]>('distances')
  let compared = 0
  for (const [sample, [epochMs, ...printed]] of positions.slice(0, 100).entries()) {
    const [, ...away] = distances[sample]!
    const text = await whole({ start: isoUtc(epochMs), bodies: KEYS })
    const { data } = EphemerisReply.parse(JSON.parse(text)) as unknown as {
      data: { bodies: Record<string, Record<string, number>> }
    }
    for (const [index, key] of KEYS.entries()) {
      const body = data.bodies[key]!
      const [longitude, latitude, , speed] = printed[index]!
      expect([body['longitude_deg'], body['latitude_deg'], body['distance_au'], body['speed']]).toEqual(
        [longitude, latitude, away[index]!, speed].map((value) => (Object.is(value, -0) ? 0 : value)),
      )
      compared += 1
    }
  }
  expect(compared).toBe(100 * KEYS.length)
})

/**
 * The nearest and the farthest Moon of a day, in kilometres between the centres: hemelkalender.be/glossary/perigeum, for
 * 1960 to 2040, and J. Meeus, Sky and Telescope, August 1981, for 1912 and 2125. Read on 2026-11-22.
 */
const EXTREMES = [
  ['1912-01-04', 'nearest', 356_375],
  ['1976-07-19', 'farthest', 404_064],
  ['1984-03-02', 'farthest', 406_712],
  ['1988-12-16', 'nearest', 370_354],
  ['2034-11-25', 'nearest', 356_445],
  ['2125-02-03', 'farthest', 406_720],
] as const
const AU_KM = 149_597_870.7

test.each(EXTREMES)('the Moon of %s is at the published distance when she is %s', async (day, which, published) => {
  const request = { start: day, end: `${day}T23:50`, step: '10m', bodies: ['moon'] }
  const { data } = JSON.parse(await whole(request)) as { data: { bodies: { Moon: { distance_au: number } } }[] }
  const kilometres = data.map(({ bodies }) => bodies.Moon.distance_au * AU_KM)
  const found = which === 'nearest' ? Math.min(...kilometres) : Math.max(...kilometres)
  // Both are rounded: the published figure to a kilometre, ours to 0.15 km.
  expect(Math.abs(found - published)).toBeLessThan(0.7)
})

test('the grid of March 2026 is the published one', async () => {
  const bodies = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn']
  const { data } = JSON.parse(await whole({ start: '2026-03-01', end: '2026-03-31', table_style: 'grid', bodies }))
  const published = {
    1: "Sun|10:35:16|10°24' Pis|09°07' Leo|21°58' Pis Rx|23°13' Pis|28°45' Aqu|15°15' Can Rx|01°43' Ari",
    2: "Mon|10:39:12|11°25' Pis|22°53' Leo|21°28' Pis Rx|24°28' Pis|29°32' Aqu|15°13' Can Rx|01°51' Ari",
    12: "Thu|11:18:38|21°25' Pis|27°57' Sag|12°28' Pis Rx|06°54' Ari|07°25' Pis|15°05' Can|03°04' Ari",
  }
  expect(data.columns).toEqual(['Date', 'Weekday', 'Sid.t', ...bodies])
  expect(data.rows).toHaveLength(31)
  for (const [day, cells] of Object.entries(published)) {
    expect(data.rows[Number(day) - 1].slice(1)).toEqual(cells.split('|'))
  }
})

test('a position just below the end of a sign is never shown in the next one', async () => {
  const { positionText, signParts, signPosition } = await import('../../../src/wire/sky.ts')
  const style = { signs: 'abbr', markers: true } as const
  expect(positionText(29.99999, false, style)).toBe("29°59' Ari")
  expect(positionText(359.99999, true, style)).toBe("29°59' Pis Rx")
  expect(signParts(59.99999)).toEqual({ sign: 1, degree: 29, minute: 59, second: 59 })
  expect(signPosition(359.99999)).toMatchObject({ sign: 'Pisces', pos: 29.999, abs_pos: 359.999 })
})

const csvCells = async (request: object): Promise<string[]> => {
  const parts = splitChunks(
    await tables.whole(ephemerisInput(EphemerisRequest.parse({ ...request, format: 'csv' }))),
    2,
  )
  return new TextDecoder().decode(parts[1]).trim().split('\n').at(-1)!.split(',')
}

test('a longitude below 360 is never shown as 360', async () => {
  // swetest prints 359.99999996582.
  const request = { start: '2026-03-20T14:45:57.749Z', bodies: ['Sun'] }
  const { Sun } = JSON.parse(await whole(request)).data.bodies
  expect([Sun.sign, Sun.longitude_deg]).toEqual(['Pisces', 359.9999999])
  const [row] = JSON.parse(await whole({ ...request, format: 'table', cell_format: 'parts' })).data.rows
  expect(row.at(-1)).toMatchObject({ sign: 'Pis', longitude_deg: 359.9999999 })
  expect((await csvCells(request))[2]).toBe('359.9999999')
})

test('the Moon a second before she meets the Sun is 0 degrees from him, not 360', async () => {
  // swetest prints 358.45105537658 for the Moon and 358.45136155807 for the Sun.
  const request = { start: '2026-03-19T01:23:27Z', bodies: ['Sun'] }
  expect(JSON.parse(await whole(request)).data.astrology.moon_phase).toMatchObject({ label: 'New Moon', angle_deg: 0 })
  expect((await csvCells(request)).slice(-2)).toEqual(['New Moon', '0.000'])
})

// The exact instants lie up to half a second after these.
test.each([
  ['start', '2026-05-07T14:18:27Z', true],
  ['end', '2026-05-10T17:39:26Z', false],
] as const)(
  'the void Moon is void from its printed start and no more at its printed end: %s',
  async (border, start, isVoid) => {
    const request = { start, bodies: ['Moon'], include_moon_void_of_course: true }
    const { data } = JSON.parse(await whole(request))
    expect(data.moon_void_of_course).toMatchObject({ [border]: start, is_void: isVoid })
    expect((await csvCells(request)).at(-5)).toBe(String(isVoid))
  },
)

import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { epochMsOf, julianDayOf } from '../../src/astro/civil.ts'
import type { SkyRange } from '../../src/astro/sky.ts'
import { Refusal } from '../../src/platform/errors.ts'
import { type EphemerisFiles, ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { BODIES, comparePositions, fixture, TROPICAL } from './printed.ts'

/** Only what npm installs, whatever else the machine has. */
const packaged = ephemerisFiles(undefined, '')
const sky = swissSky(packaged)

const refusal = (act: () => unknown): Refusal => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return expect.fail('Nothing was refused')
}

describe('with the packaged files alone', () => {
  test('the range is 1800 to 2399, from the noon before which light would come from an older file', () => {
    const { firstYear, lastYear, start, end } = packaged.range
    expect([firstYear, lastYear]).toEqual([1800, 2399])
    expect([epochMsOf(start), epochMsOf(end)]).toEqual([
      Date.parse('1800-01-01T12:00Z'),
      Date.parse('2400-01-01T00:00Z'),
    ])
  })

  test('the first and the last instants of the range equal swetest for every body', () => {
    expect(comparePositions(sky, fixture('edges'), BODIES)).toBe(5 * 20)
  })

  test('the last millisecond of 2399 is calculated by a sky that has calculated nothing before', () => {
    const last = julianDayOf(Date.parse('2399-12-31T23:59:59.999Z'))
    const before = julianDayOf(Date.parse('2399-12-31T23:59:58.999Z'))
    const fresh = swissSky(packaged).positions(BODIES, last, TROPICAL)
    for (const [index, { longitude, speed }] of swissSky(packaged).positions(BODIES, before, TROPICAL).entries()) {
      expect(fresh[index]!.longitude - longitude).toBeCloseTo(speed / 86400, 8)
    }
  })

  test.each(['1800-01-01T11:59:59.999Z', '2400-01-01T00:00:00.000Z'])(
    '%s is refused and the range is named',
    (instant) => {
      const jd = julianDayOf(Date.parse(instant))
      const calls = [
        () => sky.positions(['sun'], jd, TROPICAL),
        () => sky.houses('placidus', jd, { latitude: 50, longitude: 8 }, TROPICAL),
        () => sky.ayanamsaDegrees(jd, 'lahiri'),
      ]
      for (const call of calls) {
        const { code, message } = refusal(call)
        expect(code).toBe('outside_ephemeris')
        expect(message).toContain('1800-01-01T12:00:00Z to 2400-01-01T00:00:00Z')
      }
    },
  )

  test.each(BODIES.filter((body) => !['moon', 'true_node', 'mean_node', 'mean_lilith', 'true_lilith'].includes(body)))(
    '%s is refused where the library would silently use a less exact theory',
    (body) => {
      const wider: SkyRange = { ...packaged.range, start: packaged.range.start - 1 }
      const careless: EphemerisFiles = { ...packaged, range: wider }
      const midnight = julianDayOf(Date.parse('1800-01-01T00:00Z'))
      expect(refusal(() => swissSky(careless).positions([body], midnight, TROPICAL)).code).toBe('outside_ephemeris')
    },
  )
})

// CHIRON_START and CHIRON_END in sweph.h of the Swiss Ephemeris: Julian days 1967601.5 and 3419437.5.
test.runIf(existsSync('/usr/share/libswe/ephe/sepl_00.se1'))(
  'Chiron is known between his borders, and not beyond',
  () => {
    const wide = swissSky(ephemerisFiles(undefined))
    const known = [1967601, 1967602, 3419437, 3419438].map((jd) => wide.knows('chiron', jd))
    expect(known).toEqual([false, true, true, false])
  },
)

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise, separation } from '../../src/astro/angle.ts'
import { ASPECTS, type AspectHit, type AspectId, declinationAspects } from '../../src/astro/aspect.ts'
import type { Body } from '../../src/astro/body.ts'
import { type ChartPoint, type ChartRequest, chart, lots } from '../../src/astro/chart.ts'
import { dominants } from '../../src/astro/dominants.ts'
import { HOUSE_SYSTEM_NAMES, houseOf } from '../../src/astro/house.ts'
import { patterns, stelliums } from '../../src/astro/patterns.ts'
import { rulerOf } from '../../src/astro/sign.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { propertyRuns } from '../support/full-form.ts'

const sky = swissSky(ephemerisFiles(undefined))
const REQUEST: ChartRequest = {
  jd: 2444606.3958333335,
  place: { latitude: 37.98376, longitude: 23.72784 },
  zodiac: { kind: 'tropical' },
  houses: 'placidus',
  bodies: ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  angles: ['asc', 'mc'],
  lots: ['part_of_fortune', 'part_of_spirit'],
  aspects: ASPECTS,
}

/** Beyond the polar circles those of Polich-Page and Makransky double back; then the first house that fits is given. */
function goOnceRound(cusps: readonly number[]): boolean {
  const widths = cusps.map((cusp, index) => normalise(cusps[(index + 1) % cusps.length]! - cusp))
  const round = widths.reduce((sum, width) => sum + width, 0)
  return Math.abs(round - 360) < 1e-6 || Math.abs(round - 360 * (cusps.length - 1)) < 1e-6
}

describe('houses', () => {
  test('every longitude lies in exactly one house, on every cusp and at 0 and 360 degrees too', () => {
    const instants = fc.double({ min: 2378497, max: 2597640, noNaN: true })
    const latitudes = fc.double({ min: -89, max: 89, noNaN: true })
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true })
    fc.assert(
      fc.property(
        instants,
        latitudes,
        longitudes,
        fc.constantFrom(...HOUSE_SYSTEM_NAMES),
        (jd, latitude, longitude, system) => {
          const { cusps } = sky.houses(system, jd, { latitude, longitude }, REQUEST.zodiac)
          fc.pre(goOnceRound(cusps))
          for (const [index, cusp] of cusps.entries()) {
            const house = houseOf(cusp, cusps)
            // Near the poles cusps may coincide. Then any of their houses may begin there.
            expect(separation(cusps[house - 1]!, cusp), `${cusps}`).toBeLessThan(1e-9)
            if (cusps.every((other, at) => at === index || separation(other, cusp) > 1e-9))
              expect(house).toBe(index + 1)
          }
          for (const edge of [0, 360 - 1e-13, 359.9999999]) {
            expect(houseOf(edge, cusps)).toBeGreaterThanOrEqual(1)
            expect(houseOf(edge, cusps)).toBeLessThanOrEqual(cusps.length)
          }
        },
      ),
      { numRuns: propertyRuns(1_000) },
    )
  })

  test('in quadrant systems the ascendant is in the first house and the midheaven in the tenth', () => {
    for (const houses of ['placidus', 'koch', 'regiomontanus', 'campanus', 'porphyry', 'topocentric'] as const) {
      const { points } = chart(sky, { ...REQUEST, houses })
      expect(points.find(({ id }) => id === 'asc')!.house).toBe(1)
      expect(points.find(({ id }) => id === 'mc')!.house).toBe(10)
    }
  })
})

describe('lots', () => {
  /** Vettius Valens, Anthologies II.3, in degrees. */
  test('by day the lot of Fortune is the ascendant plus the Moon less the Sun; by night it is mirrored', () => {
    expect(lots({ ascendant: 100, sun: 10, moon: 50 }, true)).toEqual({ part_of_fortune: 140, part_of_spirit: 60 })
    expect(lots({ ascendant: 100, sun: 130, moon: 150 }, false)).toEqual({ part_of_fortune: 80, part_of_spirit: 120 })
    expect(lots({ ascendant: 350, sun: 340, moon: 5 }, true)).toEqual({ part_of_fortune: 15, part_of_spirit: 325 })
  })

  test('at New Moon both lots stand on the ascendant', () => {
    expect(lots({ ascendant: 77, sun: 200, moon: 200 }, true)).toEqual({ part_of_fortune: 77, part_of_spirit: 77 })
  })
})

const point = (id: Body, longitude: number, house: number | null = null, declination = 0): ChartPoint => ({
  id,
  name: id,
  body: id,
  variant: null,
  longitude,
  speed: 1,
  station: null,
  position: { longitude, latitude: 0, speed: 1, declination },
  house,
})

describe('stelliums', () => {
  test('are three bodies or more in one sign or house; nodes, Lilith and angles do not count', () => {
    const found = stelliums([
      point('sun', 1, 4),
      point('moon', 29.9, 5),
      point('mars', 15, 4),
      point('venus', 30, 4),
      point('mean_node', 31, 4),
      point('mean_lilith', 32, 4),
      { ...point('sun', 33, 4), id: 'asc', body: null },
    ])
    expect(found.signs).toEqual([{ sign: 0, bodies: ['sun', 'moon', 'mars'] }])
    expect(found.houses).toEqual([{ house: 4, bodies: ['sun', 'mars', 'venus'] }])
  })

  test('without houses there are none by house', () => {
    expect(stelliums([point('sun', 1), point('moon', 2), point('mars', 3)]).houses).toEqual([])
  })
})

describe('declination aspects', () => {
  test('are parallels on one side of the equator and contra-parallels across it, within one degree', () => {
    const found = declinationAspects([
      point('sun', 0, null, 20),
      point('moon', 0, null, 20.9),
      point('mars', 0, null, -19.5),
      point('venus', 0, null, 10),
    ])
    expect(found.map(({ a, b, kind, orb }) => [a, b, kind, Number(orb.toFixed(2))])).toEqual([
      ['moon', 'sun', 'parallel', 0.9],
      ['mars', 'sun', 'contra_parallel', 0.5],
    ])
  })

  test('are none between the nodes, which always lie opposite each other', () => {
    expect(declinationAspects([point('mean_node', 0, null, 20), point('mean_south_node', 180, null, -20)])).toEqual([])
  })
})

const hit = (id: AspectId, a: string, b: string, orb = 1): AspectHit => ({
  aspect: ASPECTS.find((aspect) => aspect.id === id)!,
  ...(a < b ? { a, b } : { a: b, b: a }),
  orb,
  applying: true,
})
const kinds = (bodies: string[], hits: AspectHit[]) => patterns(bodies, hits).map(({ kind, apex }) => [kind, apex])

describe('patterns', () => {
  const trine = [hit('trine', 'a', 'b', 2), hit('trine', 'b', 'c', 3), hit('trine', 'a', 'c')]
  const square = [hit('opposition', 'a', 'b'), hit('square', 'a', 'c'), hit('square', 'b', 'c')]

  test('three trines are a grand trine, of the widest orb among them', () => {
    expect(patterns(['a', 'b', 'c'], trine)).toEqual([
      { kind: 'grand_trine', bodies: ['a', 'b', 'c'], apex: null, widestOrb: 3 },
    ])
    expect(kinds(['a', 'b', 'c'], trine.slice(1))).toEqual([])
  })

  test('an opposition that both ends of square a third body is a T-square with that one at its apex', () => {
    expect(kinds(['a', 'b', 'c'], square)).toEqual([['t_square', 'c']])
  })

  test('two oppositions that square each other are a grand cross, and no T-squares beside it', () => {
    const cross = [...square, hit('opposition', 'c', 'd'), hit('square', 'a', 'd'), hit('square', 'b', 'd')]
    expect(kinds(['a', 'b', 'c', 'd'], cross)).toEqual([['grand_cross', null]])
  })

  test('a sextile whose ends make quincunxes to a third body is a yod', () => {
    const yod = [hit('sextile', 'a', 'b'), hit('quincunx', 'a', 'c'), hit('quincunx', 'b', 'c')]
    expect(kinds(['a', 'b', 'c'], yod)).toEqual([['yod', 'c']])
  })

  test('a grand trine with a body opposite one corner and sextile to the others is a kite, not a grand trine', () => {
    const kite = [...trine, hit('opposition', 'a', 'd'), hit('sextile', 'b', 'd'), hit('sextile', 'c', 'd')]
    expect(kinds(['a', 'b', 'c', 'd'], kite)).toEqual([['kite', 'd']])
  })

  test('two oppositions joined by trines and sextiles are a mystic rectangle', () => {
    const rectangle = [
      hit('opposition', 'a', 'c'),
      hit('opposition', 'b', 'd'),
      hit('sextile', 'a', 'b'),
      hit('trine', 'b', 'c'),
      hit('sextile', 'c', 'd'),
      hit('trine', 'd', 'a'),
    ]
    expect(patterns(['a', 'b', 'c', 'd'], rectangle)).toEqual([
      { kind: 'mystic_rectangle', bodies: ['a', 'b', 'c', 'd'], apex: null, widestOrb: 1 },
    ])
  })
})

describe('dominants', () => {
  const shareSum = (shares: Readonly<Record<string, number>>) =>
    Object.values(shares).reduce((sum, share) => sum + share, 0)

  test.each(['modern', 'traditional'] as const)('shares of %s sum to one, and planets stand in order', (method) => {
    const found = dominants(chart(sky, REQUEST), method)
    for (const shares of [found.elements, found.modes, found.polarities]) expect(shareSum(shares)).toBeCloseTo(1, 12)
    expect(found.signs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
    const scores = found.planets.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(found.planets).toHaveLength(method === 'modern' ? 10 : 7)
  })

  test('a chart with all bodies in one sign has only its element, mode and polarity', () => {
    const leo = (id: Body) => point(id, 125)
    const bodies = REQUEST.bodies.map(leo)
    const found = dominants({ ...chart(sky, REQUEST), points: bodies, angles: null, aspects: [] }, 'modern')
    expect(found.elements).toEqual({ fire: 1, earth: 0, air: 0, water: 0 })
    expect(found.modes).toEqual({ cardinal: 0, fixed: 1, mutable: 0 })
    expect(found.polarities).toEqual({ active: 1, receptive: 0 })
    expect(found.signs).toEqual([{ sign: 4, share: 1 }])
    expect(found.chartRuler).toBeNull()
    expect(found.planets[0]!.id).toBe('sun')
  })

  test('the rulers of signs are Ptolemy’s, and the modern ones for Scorpio, Aquarius and Pisces', () => {
    const traditional = Array.from({ length: 12 }, (_, sign) => rulerOf(sign, 'traditional'))
    expect(traditional.join(' ')).toBe('mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter')
    expect([7, 10, 11].map((sign) => rulerOf(sign, 'modern'))).toEqual(['pluto', 'uranus', 'neptune'])
    expect(rulerOf(0, 'modern')).toBe('mars')
  })
})

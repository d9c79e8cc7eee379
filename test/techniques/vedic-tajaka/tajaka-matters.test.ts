import { describe, expect, test } from 'vitest'
import { byPlanet, type Planet } from '../../../src/astro/vedic/dignity.ts'
import { placeGrade } from '../../../src/astro/vedic/tajaka-condition.ts'
import { mattersOf } from '../../../src/astro/vedic/tajaka-matters.ts'
import { meetingOf } from '../../../src/astro/vedic/tajaka-yogas.ts'
import TRUTH from './truth.json' with { type: 'json' }

interface Case {
  readonly yoga: string
  readonly lagna: number
  readonly house: number
  readonly places: Partial<Readonly<Record<Planet, number>>>
  readonly others: number
  readonly retrograde?: readonly string[]
}

const matterOf = ({ lagna, house, places, others, retrograde = [] }: Case) =>
  mattersOf({
    longitudes: byPlanet((planet) => places[planet] ?? others),
    lagna,
    isDay: true,
    retrograde: new Set(retrograde as Planet[]),
    orbRule: 'each',
  }).find((each) => each.house === house)!

describe('the yogas of a house', () => {
  test.each(TRUTH.matters.cases)('have $yoga for $places', ({ through, kamboola, afflictions, ...given }) => {
    expect(matterOf(given).yogas).toContainEqual({
      yoga: given.yoga,
      through,
      kamboola: kamboola ?? null,
      afflictions: afflictions ?? [],
    })
  })

  test('are fourteen, and each has an example except ithasala and eesarpha', () => {
    expect(new Set(TRUTH.matters.cases.map(({ yoga }) => yoga)).size).toBe(12)
  })

  test('have no nakta through a planet out of orb', () => {
    const [nakta] = TRUTH.matters.cases
    const { yogas } = matterOf({ ...nakta!, places: { ...nakta!.places, Moon: 264 } })
    expect(yogas.map(({ yoga }) => yoga)).not.toContain('nakta')
  })

  test('are those of two lords: a planet that rules both houses makes none', () => {
    // Mars rules Aries and Scorpio, the eighth from it.
    expect(matterOf({ yoga: '', lagna: 5, house: 8, places: {}, others: 5 })).toEqual({
      house: 8,
      lagnaLord: 'Mars',
      houseLord: 'Mars',
      yogas: [],
    })
  })
})

test('the orb is the smaller of both, or half of their sum', () => {
  // The Moon at 5° of Aries is 9.2° behind Mercury in Leo: more than 7° and a degree, less than (12° + 7°) / 2.
  const longitudes = byPlanet((planet) => (planet === 'Mercury' ? 134.2 : 5))
  const chart = { longitudes, retrograde: new Set<Planet>() }
  expect(meetingOf({ ...chart, orbRule: 'each' }, 'Mercury', 'Moon')).toBe(null)
  expect(meetingOf({ ...chart, orbRule: 'mean' }, 'Mercury', 'Moon')).toMatchObject({
    yoga: 'ithasala',
    kind: 'vartamana',
    faster: 'Moon',
  })
})

test.each([
  // Taurus is the exaltation of the Moon, Scorpio its debilitation, Capricorn the sign of its enemy Saturn.
  ['Moon', 35, 'uttama'],
  ['Moon', 215, 'adhama'],
  ['Moon', 275, 'adhama'],
  // The second drekkana of Pisces is Cancer, and the first of Leo is Leo.
  ['Moon', 345, 'madhyama'],
  ['Moon', 122, 'sama'],
] as const)('the place of the %s at %d° is %s', (planet, longitude, grade) => {
  expect(placeGrade(planet, longitude)).toBe(grade)
})

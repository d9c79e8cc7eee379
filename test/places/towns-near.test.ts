import { beforeAll, describe, expect, test } from 'vitest'
import { openPlaces, type Places } from '../../src/places/places.ts'
import { testPlaces } from '../support/test-data.ts'

let places: Places
beforeAll(() => {
  places = openPlaces(testPlaces())
  return () => places.close()
})

describe('the towns near a point', () => {
  test('are within the distance, the nearest first, also across the date line and at a pole', () => {
    // Coordinates of Taveuni and Vanua Levu by geonames.org: Labasa at 179.38 E lies 80 km from 180.
    for (const [latitude, longitude] of [
      [-16.8, -179.95],
      [-16.8, 179.95],
    ] as const) {
      const towns = places.near({ latitude, longitude }, 120)
      expect(towns.map(({ country }) => country)).toContain('FJ')
      expect(towns.map(({ km }) => km)).toEqual(towns.map(({ km }) => km).sort((a, b) => a - b))
      expect(towns.every(({ km }) => km <= 120)).toBe(true)
    }
    expect(places.near({ latitude: 89.99, longitude: 0 }, 50)).toEqual([])
  })

  test('are all towns of the distance: of a point at the corner of four cells as of one within', () => {
    const corner = places.near({ latitude: 51, longitude: 7 }, 20)
    const beside = places.near({ latitude: 51.001, longitude: 7.001 }, 20)
    expect(Math.abs(corner.length - beside.length)).toBeLessThanOrEqual(2)
    expect(corner.length).toBeGreaterThan(20)
  })

  test('have zones: of Chicago and New York in the Florida panhandle, of New York alone in Jacksonville', () => {
    const zones = (latitude: number, longitude: number) => places.zonesNear({ latitude, longitude }, 50, 'US')
    expect([...zones(30.77, -85.23)].sort()).toEqual(['America/Chicago', 'America/New_York'])
    expect(zones(30.33, -81.66)).toEqual(['America/New_York'])
    expect(zones(51, 7)).toEqual([])
  })
})

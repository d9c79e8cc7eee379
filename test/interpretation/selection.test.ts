import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAJOR_ASPECTS } from '../../src/astro/aspect.ts'
import { type Chart, type ChartRequest, chart } from '../../src/astro/chart.ts'
import { findHouseSystem, HOUSE_SYSTEM_NAMES } from '../../src/astro/house.ts'
import { allKeys } from '../../src/interpretation/keys.ts'
import { SECTION_IDS } from '../../src/interpretation/sections.ts'
import { selection } from '../../src/interpretation/selection.ts'
import { synthesis } from '../../src/interpretation/synthesis.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSky } from '../../workers/sky.ts'
import { propertyRuns } from '../support/full-form.ts'

const sky = swissSky(ephemerisFiles(undefined))
const REQUEST: ChartRequest = {
  jd: 2444606.3958333335,
  place: { latitude: 37.98376, longitude: 23.72784 },
  zodiac: { kind: 'tropical' },
  houses: 'placidus',
  bodies: [
    ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const),
    ...(['mean_node', 'true_node', 'mean_lilith', 'chiron', 'ceres'] as const),
  ],
  angles: ['asc', 'mc'],
  lots: ['part_of_fortune'],
  aspects: MAJOR_ASPECTS,
}
const KEYS = new Set(allKeys())

/** Charts of any instant from 1800 to 2399, any place, with and without a time, by any house system. */
const anyChart = fc
  .record({
    jd: fc.double({ min: 2378497, max: 2597640, noNaN: true }),
    latitude: fc.double({ min: -89, max: 89, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    houses: fc.constantFrom(...HOUSE_SYSTEM_NAMES),
    timeKnown: fc.boolean(),
    wide: fc.boolean(),
  })
  .map(
    ({ jd, latitude, longitude, houses, timeKnown, wide }): Chart =>
      chart(sky, {
        ...REQUEST,
        jd,
        houses: findHouseSystem(houses)!,
        place: timeKnown ? { latitude, longitude } : null,
        angles: timeKnown ? REQUEST.angles : [],
        lots: timeKnown ? REQUEST.lots : [],
        aspects: MAJOR_ASPECTS.map((aspect) => ({ ...aspect, orb: wide ? 15 : aspect.orb })),
      }),
  )

describe('any chart', () => {
  test('selects passages that the corpus must have, each once', () => {
    fc.assert(
      fc.property(anyChart, (cast) => {
        const keys = selection(cast).map(({ key }) => key)
        expect(keys.filter((key) => !KEYS.has(key))).toEqual([])
        expect(new Set(keys).size).toBe(keys.length)
        const further = synthesis(cast, null, 'en').flatMap(({ key }) => key ?? [])
        expect(further.filter((key) => !KEYS.has(key))).toEqual([])
        // A reading must not repeat a passage.
        expect(further.filter((key) => keys.includes(key))).toEqual([])
      }),
      { numRuns: propertyRuns(500) },
    )
  })

  test('has something to say in every section, with names in every title', () => {
    fc.assert(
      fc.property(anyChart, (cast) => {
        const choices = selection(cast)
        const sections = new Set(choices.map(({ section }) => section))
        expect(SECTION_IDS.filter((id) => !sections.has(id))).toEqual([])
        const told = [
          ...choices.map(({ title }) => title),
          ...synthesis(cast, null, 'en').flatMap((each) => [each.title, ...each.because]),
        ]
        expect(told.filter((text) => /undefined|null|NaN|_/.test(text))).toEqual([])
      }),
      { numRuns: propertyRuns(300) },
    )
  })
})

describe('without a time of birth', () => {
  const choices = selection(chart(sky, { ...REQUEST, place: null, angles: [], lots: [] }))

  test('nothing is said of houses, angles or rulers', () => {
    const categories = new Set(choices.map(({ category }) => category))
    for (const absent of ['planet_house', 'angle_sign', 'house_ruler'] as const)
      expect(categories).not.toContain(absent)
    expect(choices.some(({ key }) => key.includes('house'))).toBe(false)
  })
})

describe('the chart of 1 January 1981, 23:30 in Athens', () => {
  const cast = chart(sky, REQUEST)
  const titles = selection(cast).map(({ title }) => title)

  test('is read from its positions', () => {
    // swetest -b1.1.1981 -ut21:30 -p -house23.72784,37.98376,P: Ascendant 178.10, Sun 281.40, fourth cusp 267.86
    for (const title of ['Sun in Capricorn', 'Sun in the 4th house', 'Sun conjunct Mercury', 'Ascendant in Virgo'])
      expect(titles).toContain(title)
  })

  test('names the closest aspects first', () => {
    const aspects = titles.filter((title) => / (conjunct|opposite|trine|square|sextile) /.test(title))
    expect(aspects[0]).toBe('Jupiter conjunct Saturn')
  })
})

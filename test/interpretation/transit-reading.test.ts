import { describe, expect, test } from 'vitest'
import { type AspectHit, MAJOR_ASPECTS } from '../../src/astro/aspect.ts'
import type { ChartPoint } from '../../src/astro/chart.ts'
import { allTransitKeys } from '../../src/interpretation/keys.ts'
import { type Corpus, transitReading } from '../../src/interpretation/reading.ts'

/** A corpus in which each text is its own key. */
const corpus: Corpus = new Map(
  allTransitKeys().map((key) => [key, { language: 'en', motto: key, tags: [], body: key }]),
)

const hit = (a: string, type: string, b: string, orb = 1): AspectHit => ({
  ...{ a, b, orb, applying: true },
  aspect: MAJOR_ASPECTS.find(({ id }) => id === type)!,
})
const keysOf = (hits: readonly AspectHit[], moving: readonly ChartPoint[] = []) =>
  Object.values(transitReading(hits, moving, corpus)).flatMap((entries) => entries.map(({ key }) => key))

describe('an aspect of a transit', () => {
  test.each([
    [hit('saturn', 'conjunction', 'sun'), 'transit.saturn.conjunction.sun'],
    [hit('pluto', 'square', 'moon'), 'transit.pluto.hard.moon'],
    [hit('pluto', 'opposition', 'moon'), 'transit.pluto.hard.moon'],
    [hit('mars', 'trine', 'asc'), 'transit.mars.soft.asc'],
    [hit('north_node', 'sextile', 'mc'), 'transit.north_node.soft.mc'],
    [hit('saturn', 'conjunction', 'saturn'), 'return.saturn'],
    [hit('jupiter', 'conjunction', 'jupiter'), 'return.jupiter'],
    [hit('chiron', 'conjunction', 'chiron'), 'return.chiron'],
    [hit('north_node', 'conjunction', 'north_node'), 'return.north_node'],
    [hit('uranus', 'opposition', 'uranus'), 'return.uranus_opposition'],
    [hit('uranus', 'square', 'uranus'), 'transit.uranus.hard.uranus'],
  ])('%# has a text of its own, by manner', (given, key) => {
    expect(keysOf([given])).toEqual([key])
  })

  test.each([
    ['of a body without texts', hit('chiron', 'square', 'sun')],
    ['to a point without texts', hit('saturn', 'square', 'lilith')],
  ])('%s is passed over', (_, given) => {
    expect(keysOf([given])).toEqual([])
  })

  test('is in the section of the natal point, the closest first, and knows its hit', () => {
    const reading = transitReading(
      [hit('saturn', 'square', 'venus', 2), hit('uranus', 'trine', 'venus', 0.5), hit('mars', 'square', 'mercury')],
      [],
      corpus,
    )
    expect(reading.love_relating.map((entry) => [entry.key, entry.hit])).toEqual([
      ['transit.uranus.soft.venus', 1],
      ['transit.saturn.hard.venus', 0],
    ])
    expect(reading.mind.map(({ title }) => title)).toEqual(['Transiting Mars square natal Mercury'])
  })
})

test('slow bodies have texts for the natal house that they pass through', () => {
  const point = (id: string, house: number | null) => ({ id, house }) as ChartPoint
  expect(keysOf([], [point('saturn', 4), point('mars', 5), point('pluto', null)])).toEqual(['transit.saturn.house.4'])
})

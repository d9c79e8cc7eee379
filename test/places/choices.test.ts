import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlaces, type Places } from '../../src/places/places.ts'
import { testPlaces } from '../support/places.ts'

let places: Places
beforeAll(() => {
  places = openPlaces(testPlaces())
})
afterAll(() => places.close())

describe('a name of several places of like size has choices, the place that is used first', () => {
  test.each([
    ['Springfield', 'Springfield, Missouri, United States', 'Springfield, Illinois, United States'],
    ['Athens', 'Athens, Attica, Greece', 'Athens, Georgia, United States'],
    ['birmingham', 'Birmingham, England, United Kingdom', 'Birmingham, Alabama, United States'],
  ])('%s', (text, first, other) => {
    const { isKnown, labels } = places.choices(text)
    expect(isKnown).toBe(true)
    expect(labels[0]).toBe(first)
    expect(labels).toContain(other)
    expect(places.find(first)?.geonameId).toBe(places.find(text)?.geonameId)
  })
})

test.each(['Paris', 'London', 'Springfield, Illinois', 'Αθήνα, Ελλάδα', 'Reykjavík'])(
  '%s means one place, whatever villages have its name',
  (text) => expect(places.choices(text)).toEqual({ isKnown: true, labels: [] }),
)

test('each choice is found as another place; there are at most eight', () => {
  for (const text of ['Springfield', 'Georgetown', 'San José', 'Santa Maria', 'Richmond']) {
    const { labels } = places.choices(text)
    expect([text, labels.length > 1, labels.length <= 8]).toEqual([text, true, true])
    expect(new Set(labels.map((label) => places.find(label)?.geonameId)).size).toBe(labels.length)
  }
})

test('an unknown name has its suggestions as choices', () => {
  expect(places.choices('Athenss')).toEqual({ isKnown: false, labels: places.suggest('Athenss') })
  expect(places.choices('Xyzzyqqq').labels).toEqual([])
})

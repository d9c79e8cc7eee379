import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPlaces, type Places } from '../../src/places/places.ts'
import { testPlaces } from '../support/test-data.ts'

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
    const { match, labels } = places.choices(text)
    expect(match).toBe('name')
    expect(labels[0]).toBe(first)
    expect(labels).toContain(other)
    expect(places.find(first)?.geonameId).toBe(places.find(text)?.geonameId)
  })
})

test.each(['Paris', 'London', 'Springfield, Illinois', 'Αθήνα, Ελλάδα', 'Reykjavík'])(
  '%s means one place, whatever villages have its name',
  (text) => expect(places.choices(text)).toEqual({ match: 'name', labels: [] }),
)

test('each choice is found as another place; there are at most eight', () => {
  for (const text of ['Springfield', 'Georgetown', 'San José', 'Santa Maria', 'Richmond']) {
    const { labels } = places.choices(text)
    expect([text, labels.length > 1, labels.length <= 8]).toEqual([text, true, true])
    expect(new Set(labels.map((label) => places.find(label)?.geonameId)).size).toBe(labels.length)
  }
})

test('an unknown name has its suggestions as choices', () => {
  expect(places.choices('Athenss')).toEqual({ match: 'none', labels: places.suggest('Athenss') })
  expect(places.choices('Xyzzyqqq').labels).toEqual([])
})

describe('a spelling that the gazetteer has among the other names of a place', () => {
  test.each(['Springfild', 'Birmingam'])('%s is almost the name of several places', (text) => {
    const { match, labels } = places.choices(text)
    expect([match, labels.length > 1]).toEqual(['almost', true])
  })

  test('Londn means one place, and is almost its name', () => {
    expect(places.choices('Londn')).toEqual({ match: 'almost', labels: [] })
    expect(places.find('Londn')).toMatchObject({ name: 'London', countryName: 'United Kingdom' })
  })

  test('a place of exactly that name is a reason to say that several have it', () => {
    expect(places.choices('Sidney').match).toBe('name')
  })

  test.each(['London', 'Wien', 'Αθήνα', 'NYC', 'St. Petersburg', 'MUNICH', 'Ft. Worth', 'Ft Myers'])(
    '%s is a name, not almost one',
    (text) => expect(places.choices(text).match).toBe('name'),
  )
})

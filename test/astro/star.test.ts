import { existsSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findStar, STAR_PACKS, STARS, suggestStars } from '../../src/astro/star.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { openSwiss } from '../../workers/swiss.ts'
import { propertyRuns } from '../support/full-form.ts'

const SYSTEM = '/usr/share/libswe/ephe'

/** The full name, `traditional,designation`, that the library finds in the catalogue of a folder. */
function catalogue(folder: string): (search: string) => string {
  const swiss = openSwiss()
  swiss.setEphemerisPath(folder)
  const [name, out, error] = [new Uint8Array(1024), new Float64Array(6), new Uint8Array(1024)]
  return (search) => {
    new TextEncoder().encodeInto(`${search}\0`, name)
    return swiss.star(name, 2451545, 258, out, error) < 0
      ? ''
      : new TextDecoder().decode(name.subarray(0, name.indexOf(0)))
  }
}

describe('every star of the table is in the catalogue under its designation', () => {
  test('of the package', () => {
    const find = catalogue(ephemerisFiles(undefined, '').path)
    for (const { search, name } of STARS) expect(find(search).endsWith(search), `${name} ${find(search)}`).toBe(true)
    expect(STARS.length).toBeGreaterThan(500)
  })

  test.skipIf(!existsSync(SYSTEM))('of the system, where it is installed', () => {
    const find = catalogue(SYSTEM)
    for (const { search, name } of STARS) expect(find(search).endsWith(search), `${name} ${find(search)}`).toBe(true)
  })
})

test('ids are unique, and every star is found by its own name, id and designation', () => {
  expect(new Set(STARS.map(({ id }) => id)).size).toBe(STARS.length)
  for (const star of STARS) {
    expect(findStar(star.name)).toBe(star)
    expect(findStar(star.id)).toBe(star)
    expect(findStar(star.designation)).toBe(star)
  }
})

test('a name is found in any case, with any blanks, hyphens and accents, and by its other names', () => {
  const regulus = findStar('Regulus')
  for (const text of ['REGULUS', ' regulus ', 'Régulus', 'Re-gulus', 'alLeo', 'α Leo', 'Magha'])
    expect(findStar(text)).toBe(regulus)
  for (const text of ['', '__proto__', 'Death Star']) expect(findStar(text)).toBeNull()
})

/** IAU Catalog of Star Names (Working Group on Star Names): Algedi is HR 7754, Proxima Centauri a star of its own. */
test('a name of two stars in the catalogue means the star with this name in the IAU catalogue', () => {
  expect(findStar('Algedi')?.designation).toBe('α2 Cap')
  expect(findStar('Proxima Centauri')?.designation).toBe('V645 Cen')
  expect(findStar('Rigil Kentaurus')?.designation).toBe('α Cen')
})

test('the test points of the catalogue are no stars', () => {
  for (const text of ['Test', 'Zero2000', 'ZerL2000', 'GCRS00', 'AA11_page_B73']) expect(findStar(text)).toBeNull()
})

test('a misspelt name gives similar names', () => {
  expect(suggestStars('Antaras')[0]).toBe('Antares')
  expect(suggestStars('aldebarran')[0]).toBe('Aldebaran')
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (text) => suggestStars(text).length <= 3),
    { numRuns: propertyRuns(50) },
  )
})

test('the packs have four stars, twenty stars, and all stars', () => {
  expect(STAR_PACKS.royal_4.map(({ name }) => name)).toEqual(['Aldebaran', 'Regulus', 'Antares', 'Fomalhaut'])
  expect(new Set(STAR_PACKS.behenian_20).size).toBe(20)
  expect(STAR_PACKS.all).toBe(STARS)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import koffi from 'koffi'
import { expect, test } from 'vitest'
import { AYANAMSA_NAMES, AYANAMSAS, findAyanamsa } from '../../src/astro/ayanamsa.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { libraryPath, openSwiss } from '../../workers/swiss.ts'

const library = koffi.load(libraryPath())
const nameOf = library.func('const char *swe_get_ayanamsa_name(int mode)') as (mode: number) => string

test('every ayanamsa has its number and name in the library', () => {
  for (const { swissNumber, name } of Object.values(AYANAMSAS)) expect(nameOf(swissNumber)).toBe(name)
  expect(
    Object.values(AYANAMSAS)
      .map(({ swissNumber }) => swissNumber)
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: 47 }, (_, number) => number))
})

test('an ayanamsa is found only by name, alias or official name', () => {
  for (const ayanamsa of AYANAMSA_NAMES) {
    const { name, aliases } = AYANAMSAS[ayanamsa]
    for (const text of [ayanamsa, ayanamsa.toUpperCase(), name, ...aliases])
      expect(findAyanamsa(text), text).toBe(ayanamsa)
  }
  for (const text of ['', 'lahirii', '__proto__']) expect(findAyanamsa(text)).toBeNull()
})

test('the ayanamsas of the contract keep their spelling', () => {
  for (const name of ['lahiri', 'raman', 'kp', 'fagan_bradley', 'yukteshwar']) expect(AYANAMSA_NAMES).toContain(name)
})

test('no ayanamsa needs the star catalogue: without one the library gives the same values', () => {
  const MOSHIER = 4
  const swiss = openSwiss()
  const [out, error] = [new Float64Array(1), new Uint8Array(1024)]
  const values = (folder: string): number[] => {
    swiss.setEphemerisPath(folder)
    return Object.values(AYANAMSAS).map(({ swissNumber }) => {
      swiss.setSiderealMode(swissNumber, 0, 0)
      expect(swiss.ayanamsa(2451545.25, MOSHIER, out, error)).toBeGreaterThanOrEqual(0)
      return out[0]!
    })
  }
  const empty = mkdtempSync(join(tmpdir(), 'orrery-no-stars-'))
  try {
    expect(values(empty)).toEqual(values(ephemerisFiles(undefined, '').path))
  } finally {
    rmSync(empty, { recursive: true })
  }
})

import { readFileSync } from 'node:fs'
import koffi from 'koffi'
import { expect, test } from 'vitest'
import { findHouseSystem, HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS } from '../../src/astro/house.ts'
import { libraryPath } from '../../workers/swiss.ts'

const nameOf = koffi.load(libraryPath()).func('const char *swe_house_name(int hsys)') as (letter: number) => string

test('every system has its letter and name in the library', () => {
  for (const { letter, name } of Object.values(HOUSE_SYSTEMS)) expect(nameOf(letter.charCodeAt(0))).toBe(name)
  expect(new Set(Object.values(HOUSE_SYSTEMS).map(({ letter }) => letter)).size).toBe(25)
})

test('a system is found only by name, alias, official name or letter', () => {
  for (const system of HOUSE_SYSTEM_NAMES) {
    const { letter, name, aliases } = HOUSE_SYSTEMS[system]
    for (const text of [system, system.toUpperCase(), system.replaceAll('_', ' '), letter, name, ...aliases]) {
      expect(findHouseSystem(text), text).toBe(system)
    }
  }
  for (const text of ['', 'z', 'placidusx', '__proto__']) expect(findHouseSystem(text)).toBeNull()
})

test('a small letter means the same system as in the library', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxy') {
    const system = findHouseSystem(letter)!
    expect(HOUSE_SYSTEMS[system].name, letter).toBe(nameOf(letter.charCodeAt(0)))
  }
})

test('the systems of the contract keep their spelling', () => {
  const contract = ['placidus', 'whole_sign', 'equal', 'koch', 'regiomontanus', 'porphyry', 'campanus', 'topocentric']
  for (const name of contract) expect(HOUSE_SYSTEM_NAMES).toContain(name)
})

test('the systems marked as undefined beyond the polar circles are those that swetest reports as undefined there', () => {
  const file = new URL('../truth/swetest/houses.json', import.meta.url)
  const samples: Record<string, readonly (readonly unknown[])[]> = JSON.parse(readFileSync(file, 'utf8')).samples
  const undefinedThere = Object.keys(samples).filter((letter) =>
    samples[letter]!.some(([, , , , fallback]) => fallback),
  )
  const said = Object.values(HOUSE_SYSTEMS).filter(({ polar }) => polar)
  expect(said.map(({ letter }) => letter).sort()).toEqual(undefinedThere.sort())
})

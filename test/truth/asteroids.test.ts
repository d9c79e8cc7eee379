import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { asteroidFiles, findAsteroid } from '../../src/astro/asteroid.ts'
import { findAnyBody } from '../../src/astro/body-names.ts'
import { julianDayOf } from '../../src/astro/civil.ts'
import { ephemerisFiles } from '../../workers/ephemeris-files.ts'
import { swissSkies } from '../../workers/sky.ts'
import { writeAsteroidFile } from '../support/asteroid-file.ts'
import { DEGREES, near, TROPICAL } from './printed.ts'

const folder = mkdtempSync(join(tmpdir(), 'asteroids-'))
writeAsteroidFile(folder, 'ast0/se00433s.se1', 433)
writeAsteroidFile(folder, 's136199.se1', 136_199)
afterAll(() => rmSync(folder, { recursive: true }))

const skies = swissSkies(ephemerisFiles(folder))
const hasProgram = spawnSync('swetest', ['-h']).status !== null
const at = (utc: string): number => julianDayOf(Date.parse(utc))

describe('an asteroid by number', () => {
  test('has the positions of its file, in the folder of its thousand or beside it', () => {
    // The files were made from the orbit of Ceres, so that its positions are known.
    for (const utc of ['1850-06-01T03:00Z', '2026-03-01T10:00Z', '2390-12-31T00:00Z']) {
      const [eros, eris, ceres] = skies.files.positions(['asteroid_433', 'asteroid_136199', 'ceres'], at(utc), TROPICAL)
      expect([eros, eris]).toEqual([ceres, ceres])
    }
  })

  test.skipIf(!hasProgram)('has the position that swetest prints', () => {
    const options = ['-b1.3.2026', '-ut10:00', '-ps', '-xs433', '-fPlbs', '-head', '-eswe']
    const path = `-edir${folder}:node_modules/swisseph/ephe`
    const printed = execFileSync('swetest', [path, ...options], { encoding: 'latin1' }).match(/-?\d+\.\d{7}/g)!
    const [eros] = skies.files.positions(['asteroid_433'], at('2026-03-01T10:00Z'), TROPICAL)
    for (const [index, ours] of [eros!.longitude, eros!.latitude, eros!.speed].entries())
      near(ours, Number(printed[index]), DEGREES, 'Eros')
  })

  test('without a file is refused, and the refusal names both files and the setting', () => {
    expect(() => skies.files.positions(['asteroid_90377'], at('2026-03-01'), TROPICAL)).toThrow(
      'Sedna needs the file ast90/se90377s.se1 (1500 to 2100) or ast90/se90377.se1 (3000 BC to 3000 AD) of the Swiss Ephemeris in a folder of EPHEMERIS_PATH',
    )
  })

  test('is refused in years that its file or the theory does not have', () => {
    const { moshier } = skies
    expect(() => moshier.positions(['asteroid_433'], at('2026-03-01'), TROPICAL)).toThrow(
      'The Moshier theory has no asteroids',
    )
  })
})

test.each([
  ['433', 'asteroid_433'],
  ['Eros', 'asteroid_433'],
  ['asteroid_136199', 'asteroid_136199'],
  ['Asteroid 90377', 'asteroid_90377'],
  ['0', null],
  ['1000000', null],
  ['asteroid_', null],
  ['eross', null],
])('%s means %s', (text, body) => {
  expect(findAsteroid(text)).toBe(body)
})

test('numbers of bodies of the main files mean those bodies', () => {
  expect(['1', '4', '2060', '134340'].map((text) => findAnyBody(text, 'ephemeris'))).toEqual([
    'ceres',
    'vesta',
    'chiron',
    'pluto',
  ])
})

test.each([
  // Examples of the documentation of the Swiss Ephemeris, 2.1.3 and 2.1.4: ast0/se00433s.se1, ast136/s136199s.se1.
  [433, ['ast0/se00433s.se1', 'ast0/se00433.se1']],
  [136_199, ['ast136/s136199s.se1', 'ast136/s136199.se1']],
])('asteroid %i is in the files %j', (number, files) => {
  expect(asteroidFiles(number)).toEqual(files)
})

import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const PACKAGED = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
/** Debian's package swe-standard-data, whose files Astrodienst released under CC0 1.0. */
const DEBIAN = '/usr/share/libswe/ephe'
/** SHA-256 of the files in swe-standard-data 4.0-20221111-2. */
const FILES = {
  'sepl_18.se1': '0b7e416e3c1be9e6a0dd1d711dae7f7685793a0e7df13f76363a493dc27b6ea1',
  'semo_18.se1': 'ecfa54dbf5bc0b5a9bc3e04ed28629a821e98625eacae38f4070593bba0e2980',
  'seas_18.se1': '0afe3f94769b6718082411c2c4fb06bf9d1aaa6c0bc1bad8f8b8725421ef8748',
}

describe.each(Object.entries(FILES))('the data file %s of the npm package', (name, sha256) => {
  const packaged = readFileSync(join(PACKAGED, name))

  test('is the one that Astrodienst released under CC0', () => {
    expect(hash('sha256', packaged)).toBe(sha256)
  })

  test.runIf(existsSync(DEBIAN))('equals the file of Debian byte for byte', () => {
    expect(packaged.equals(readFileSync(join(DEBIAN, name)))).toBe(true)
  })
})

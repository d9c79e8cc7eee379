import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { civilDays, DAY_MS, julianDayOf } from '../src/astro/civil.ts'
import type { SkyRange } from '../src/astro/sky.ts'

/** Where Debian's package swe-standard-data puts its files, 5400 BC to 5400 AD. */
const SYSTEM_FOLDER = '/usr/share/libswe/ephe'
/** The library copies the search path into 256 bytes and needs 13 of them for a file name. */
const PATH_LENGTH_MAX = 242
/** Each file of planets or of the Moon covers 600 years. */
const YEARS_PER_FILE = 600
/** The oldest and the latest file that exist are centuries away from this one, which every installation has. */
const FIRST_YEAR = 1800
const GREGORIAN_FILES_FROM = 1600
/** Julian day of 1 January of the year 0 of the Julian calendar. */
const JULIAN_YEAR_0 = 1721057.5
/** What a file lacks at its start, in days: a planet is seen where its light left it, for Pluto seven hours before. */
const LIGHT_DAYS = 0.5

export interface EphemerisFiles {
  /** What the library takes as its search path. */
  readonly path: string
  readonly range: SkyRange
  /** Julian days (TT) from which the files of the next 600 years are used. */
  readonly seams: readonly number[]
  /** Changes whenever a data file is added, removed or replaced. */
  readonly fingerprint: string
}

/**
 * The data files at hand: those of the package `swisseph` first, so that every machine answers alike from 1800 to 2399,
 * then the folders that the operator names, then the system's.
 */
export function ephemerisFiles(further: string | undefined, system = SYSTEM_FOLDER): EphemerisFiles {
  const packaged = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
  const wanted = [packaged, ...(further?.split(delimiter) ?? []), system]
  const folders = [...new Set(wanted)].filter((folder) => folder !== '' && existsSync(folder))
  const path = folders.join(delimiter)
  if (path.length > PATH_LENGTH_MAX) {
    throw new Error(
      `The Swiss Ephemeris accepts ${PATH_LENGTH_MAX} characters of folder names, and these are ${path.length}: ` +
        'install Orrery in a folder with a shorter path, or shorten EPHEMERIS_PATH.',
    )
  }
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.se1$|^sefstars\.txt$/.test(name))
      .map((name) => ({ folder, name })),
  )
  const range = coveredYears(new Set(files.map(({ name }) => name)))
  return {
    path,
    range,
    seams: seams(range),
    fingerprint: files
      .map(({ folder, name }) => `${name}:${statSync(join(folder, name)).size}`)
      .sort()
      .join(' '),
  }
}

/** The unbroken run of years around 1800 for which there are files of the planets and of the Moon. */
function coveredYears(names: ReadonlySet<string>): SkyRange {
  const covered = (year: number): boolean =>
    ['sepl', 'semo'].every((kind) => names.has(`${kind}${year < 0 ? 'm' : '_'}${century(year)}.se1`))
  let first = FIRST_YEAR
  while (covered(first - YEARS_PER_FILE)) first -= YEARS_PER_FILE
  let end = FIRST_YEAR
  while (covered(end)) end += YEARS_PER_FILE
  if (end === FIRST_YEAR) throw new Error('The data files of the Swiss Ephemeris for 1800 to 2399 are missing.')
  return { firstYear: first, lastYear: end - 1, start: newYear(first) + LIGHT_DAYS, end: newYear(end) }
}

/**
 * Files begin with a year of the Julian calendar before 1600 and of the Gregorian after (swi_gen_filename in swephlib.c)
 * and reach into the next 600 years by some days; the shortest, of the Moon to 3600 BC, by 23 hours.
 */
function seams({ firstYear, lastYear }: SkyRange): number[] {
  const starts: number[] = []
  for (let year = firstYear + YEARS_PER_FILE; year < lastYear; year += YEARS_PER_FILE) {
    starts.push((year < GREGORIAN_FILES_FROM ? JULIAN_YEAR_0 + 365.25 * year : newYear(year)) + LIGHT_DAYS)
  }
  return starts
}

const century = (year: number): string => String(Math.abs(year) / 100).padStart(2, '0')

/** Julian day of 1 January 0h UT of a year of the proleptic Gregorian calendar. */
const newYear = (year: number): number => julianDayOf(civilDays(year, 1, 1) * DAY_MS)

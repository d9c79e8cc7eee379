import { existsSync, readdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'
import { type AsteroidBody, asteroidFiles, asteroidName, asteroidNumber } from '../src/astro/asteroid.ts'
import { civilDays, DAY_MS, julianDayOf } from '../src/astro/civil.ts'
import type { SkyRange } from '../src/astro/sky.ts'

/** The value of EPHEMERIS_PATH for the packaged files alone. */
const NO_OTHERS = 'none'
/** The folder of Debian's package swe-standard-data, with files for 5400 BC to 5400 AD. */
const SYSTEM_FOLDER = '/usr/share/libswe/ephe'
/** The library has 256 bytes for the search path and a file name of 13 bytes. */
const PATH_LENGTH_MAX = 242
/** Each file of planets or of the Moon covers 600 years. */
const YEARS_PER_FILE = 600
/** First year of the files that every installation has. */
const FIRST_YEAR = 1800
const GREGORIAN_FILES_FROM = 1600
/** Julian day of 1 January of the year 0 of the Julian calendar. */
const JULIAN_YEAR_0 = 1721057.5
/**
 * The unusable first part of a file, in days. The apparent position of a planet is its position when the light left it.
 * For Pluto this was seven hours earlier.
 */
const LIGHT_DAYS = 0.5

export interface EphemerisFiles {
  /** The search path of the library. */
  readonly path: string
  readonly range: SkyRange
  /** Julian days (TT) at which the files of the next 600 years begin. */
  readonly seams: readonly number[]
  /** A text that changes when a data file is added, removed or replaced by one of another size. */
  readonly fingerprint: string
  /** Which file of an asteroid is missing, as a sentence without its end; null if one is installed. */
  lackOf(body: AsteroidBody): string | null
  /** The same of the files alone that the library opens for some years. */
  fingerprintOf(firstYear: number, lastYear: number): string
}

/**
 * The data files on this machine: those of the package `swisseph`, then the operator's folders, then the system's
 * folder. The package comes first, so that every machine gives the same answers from 1800 to 2399. `none` stands for
 * the package alone. Throws Error when the folder names are too long or the files from 1800 are missing.
 */
export function ephemerisFiles(further: string | undefined, system = SYSTEM_FOLDER): EphemerisFiles {
  const packaged = join(dirname(createRequire(import.meta.url).resolve('swisseph/package.json')), 'ephe')
  const wanted = further === NO_OTHERS ? [packaged] : [packaged, ...(further?.split(delimiter) ?? []), system]
  const folders = [...new Set(wanted)].filter((folder) => folder !== '' && existsSync(folder))
  const path = folders.join(delimiter)
  if (path.length > PATH_LENGTH_MAX) {
    throw new Error(
      `The Swiss Ephemeris accepts at most ${PATH_LENGTH_MAX} characters of folder names, and the folders have ${path.length}: ` +
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
    lackOf: (body) => lackOf(body, folders),
    fingerprintOf(firstYear, lastYear) {
      const blocks: number[] = []
      for (let year = blockOf(firstYear); year <= lastYear; year += YEARS_PER_FILE) blocks.push(year)
      const names = blocks.flatMap((year) => FILE_KINDS.map((kind) => fileName(kind, year)))
      // The library takes the file of the first folder that has it.
      const used = names.flatMap((wanted) => files.find(({ name }) => name === wanted) ?? [])
      return used.map(({ folder, name }) => `${name}:${statSync(join(folder, name)).size}`).join(' ')
    },
  }
}

/** The library looks for a file in the folder of its thousand, then beside it. */
function lackOf(body: AsteroidBody, folders: readonly string[]): string | null {
  const files = asteroidFiles(asteroidNumber(body))
  const places = files.flatMap((file) => [file, basename(file)])
  if (folders.some((folder) => places.some((place) => existsSync(join(folder, place))))) return null
  const [short, long] = files
  return `${asteroidName(body)} needs the file ${short} (1500 to 2100) or ${long} (3000 BC to 3000 AD) of the Swiss Ephemeris in a folder of EPHEMERIS_PATH`
}

/** Planets, the Moon, and minor planets. */
const FILE_KINDS = ['sepl', 'semo', 'seas'] as const

/** The first year of the file that has a year. */
const blockOf = (year: number): number => Math.floor(year / YEARS_PER_FILE) * YEARS_PER_FILE

const fileName = (kind: string, year: number): string => `${kind}${year < 0 ? 'm' : '_'}${century(year)}.se1`

/** The years around 1800 that files of the planets and of the Moon cover without a gap. */
function coveredYears(names: ReadonlySet<string>): SkyRange {
  const covered = (year: number): boolean => ['sepl', 'semo'].every((kind) => names.has(fileName(kind, year)))
  let first = FIRST_YEAR
  while (covered(first - YEARS_PER_FILE)) first -= YEARS_PER_FILE
  let end = FIRST_YEAR
  while (covered(end)) end += YEARS_PER_FILE
  if (end === FIRST_YEAR) throw new Error('The data files of the Swiss Ephemeris for 1800 to 2399 are missing.')
  return { firstYear: first, lastYear: end - 1, start: newYear(first) + LIGHT_DAYS, end: newYear(end) }
}

/**
 * Files begin with a year of the Julian calendar before 1600 and of the Gregorian calendar after (swi_gen_filename in
 * swephlib.c). They extend into the next 600 years by several days. The shortest extension is 23 hours (Moon, 3600 BC).
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
export const newYear = (year: number): number => julianDayOf(civilDays(year, 1, 1) * DAY_MS)

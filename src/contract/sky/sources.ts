import { z } from 'zod'
import type { EphemerisSource } from '../../astro/sky.ts'
import { Refusal } from '../../platform/errors.ts'

/** Which ephemeris a request allows. */
export const EphemerisField = z
  .enum(['auto', 'files'])
  .default('auto')
  .describe(
    'The source of positions. `auto`: the files of the Swiss Ephemeris, and for years without files the Moshier theory, from 3000 BC to 3000 AD, without asteroids and Chiron; a warning says so. `files`: only files; years without files are refused.',
  )
  .meta({ toolHint: 'files: no Moshier theory for years without files.' })

/** What the positions of an instant came from. */
export const UsedEphemeris = z
  .enum(['files', 'moshier'])
  .describe('What positions at this instant come from: files of the Swiss Ephemeris, or the Moshier theory.')

/** The name of the ephemeris in answers. */
export const EPHEMERIS_NAMES: Readonly<Record<EphemerisSource, string>> = {
  files: 'Swiss Ephemeris 2.10.03',
  moshier: 'Swiss Ephemeris 2.10.03, Moshier theory',
}

/** The largest differences of positions from series, as text. */
const BOUNDS = 'within 0.0001 arcseconds of the library, 0.001 for the Moon'

/** Where positions may come from: series that were fitted to the library's files, or the library itself. */
export type PositionSource = 'series' | 'library'

/** Where positions come from: the same, or the theory that the library has for years without files. */
export type UsedPrecision = PositionSource | 'moshier'

/** The ephemeris behind positions: series are those of its files. */
export const ephemerisOf = (source: UsedPrecision): EphemerisSource => (source === 'moshier' ? 'moshier' : 'files')

/** What an answer without series says of its positions. */
export const usedPrecision = (source: EphemerisSource): UsedPrecision => (source === 'files' ? 'library' : 'moshier')

/** The header of formats that have only rows. */
export const PRECISION_HEADER = 'X-Orrery-Precision'

const precision = (words: string) =>
  z.enum(['auto', 'library']).default('auto').describe(`${words} \`library\` asks the library for every position.`)

export const TablePrecision = precision(`Tables of 1,000 positions or more come from series, ${BOUNDS}.`)
export const SearchPrecision = precision(
  `Searches use series, ${BOUNDS}. The library refines a time wherever the difference could show.`,
)

export const UsedPrecision = z
  .enum(['series', 'library', 'moshier'])
  .describe(
    'Where positions come from: see the fields `precision` and `ephemeris` of the request. `moshier` is the Moshier theory, for years without files.',
  )

/** Calculates something of bodies. A refusal because a file is missing names the field that asked for them. */
export function namingFileField<Result>(field: string, calculate: () => Result): Result {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'ephemeris_file_missing' || error.detail.field) throw error
    throw new Refusal(error.code, { ...error.detail, message: error.message, field })
  }
}

/** Calculates something of an instant. A refusal because it lies outside the ephemeris names the field that gave it. */
export function namingField<Result>(field: string, calculate: () => Result): Result {
  try {
    return calculate()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'outside_ephemeris' || error.detail.field) throw error
    throw new Refusal(error.code, { ...error.detail, message: error.message, field })
  }
}

import { z } from 'zod'
import type { EphemerisSource } from '../astro/sky.ts'

/** The largest differences of positions from series, as text. */
const BOUNDS = 'within 0.0001 arcseconds of the library, 0.001 for the Moon'

/** Where positions may come from: series that were fitted to the library's files, or the library itself. */
export type PositionSource = 'series' | 'library'

/** Where positions come from: the same, or the theory that the library has for years without files. */
export type UsedPrecision = PositionSource | 'moshier'

/** The ephemeris behind positions: series are those of its files. */
export const ephemerisOf = (source: UsedPrecision): EphemerisSource => (source === 'moshier' ? 'moshier' : 'files')

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

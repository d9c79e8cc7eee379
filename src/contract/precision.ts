import { z } from 'zod'

/** The largest differences of positions from series, in words. */
const BOUNDS = 'within 0.0001 seconds of arc of the library, 0.001 for the Moon'

/** Where positions come from: series that were fitted to the library, or the library itself. */
export type PositionSource = 'series' | 'library'

/** The header of formats that have rows alone. */
export const PRECISION_HEADER = 'X-Orrery-Precision'

const precision = (words: string) =>
  z.enum(['auto', 'library']).default('auto').describe(`${words} \`library\` asks the library for every position.`)

export const TablePrecision = precision(`Tables of 1,000 positions or more come from series, ${BOUNDS}.`)
export const SearchPrecision = precision(
  `Searches use series, ${BOUNDS}. The library refines a time wherever that could be seen in it.`,
)

export const UsedPrecision = z
  .enum(['series', 'library'])
  .describe('Where positions come from: see the field `precision` of the request.')

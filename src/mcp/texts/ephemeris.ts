import type { z } from 'zod'
import type { EphemerisReply } from '../../contract/ephemeris-reply.ts'
import { parts, warningLines } from './words.ts'

/** A table with a line for each instant. */
export function ephemerisText({ meta, warnings, data }: z.output<typeof EphemerisReply>): string {
  const { columns, rows } = data as { readonly columns: readonly string[]; readonly rows: readonly unknown[][] }
  const shown = columns.map((_, index) => index).filter((index) => columns[index] !== 'timestamp')
  const zodiac = meta.sidereal_ayanamsa ? `${meta.zodiac_type}, ${meta.sidereal_ayanamsa}` : meta.zodiac_type
  return parts(
    [`Positions, ${zodiac} zodiac, local times of ${meta.timezone}. Rx: retrograde.`],
    warningLines(warnings),
    [
      shown.map((index) => columns[index]).join(' | '),
      ...rows.map((row) => shown.map((index) => row[index]).join(' | ')),
    ],
  )
}

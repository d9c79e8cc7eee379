import { z } from 'zod'
import { EphemerisReply } from '../../contract/sky/ephemeris-reply.ts'
import { type Fields, paragraphs, warningLines } from './words.ts'

interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly unknown[])[]
}

/** The answer with a table in rows, the only format that the tool requests. */
export const TableStructure = EphemerisReply.extend({
  data: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) }),
})

/** The instant in UTC, which the local one with its offset repeats. */
const REPEATED = 'timestamp'

export function shortTable({ data, ...answer }: z.output<typeof EphemerisReply>): Fields {
  const { columns, rows } = data as unknown as Table
  const shown = columns.map((_, index) => index).filter((index) => columns[index] !== REPEATED)
  return {
    ...answer,
    data: {
      columns: shown.map((index) => columns[index]),
      rows: rows.map((row) => shown.map((index) => row[index])),
    },
  }
}

/** A table with a line for each instant. */
export function ephemerisText(answer: z.output<typeof EphemerisReply>): string {
  const { meta, warnings } = answer
  const { columns, rows } = shortTable(answer)['data'] as Table
  const zodiac = meta.sidereal_ayanamsa ? `${meta.zodiac_type}, ${meta.sidereal_ayanamsa}` : meta.zodiac_type
  return paragraphs(
    [`Positions, ${zodiac} zodiac, local times of ${meta.timezone}. Rx: retrograde.`],
    warningLines(warnings),
    [columns.join(' | '), ...rows.map((row) => row.join(' | '))],
  )
}

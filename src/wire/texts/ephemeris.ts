import type { z } from 'zod'
import type { EphemerisReply } from '../../contract/ephemeris-reply.ts'
import { shortTable, type Table } from '../structures/table.ts'
import { parts, warningLines } from './words.ts'

/** A table with a line for each instant. */
export function ephemerisText(answer: z.output<typeof EphemerisReply>): string {
  const { meta, warnings } = answer
  const { columns, rows } = shortTable(answer)['data'] as Table
  const zodiac = meta.sidereal_ayanamsa ? `${meta.zodiac_type}, ${meta.sidereal_ayanamsa}` : meta.zodiac_type
  return parts(
    [`Positions, ${zodiac} zodiac, local times of ${meta.timezone}. Rx: retrograde.`],
    warningLines(warnings),
    [columns.join(' | '), ...rows.map((row) => row.join(' | '))],
  )
}

import type { EphemerisTable } from '../../calculation/almanac/ephemeris-table.ts'
import { Refusal } from '../../platform/errors.ts'
import type { RecordColumn } from './record-column.ts'
import { bodyTitle, type ColumnSource, recordColumns } from './records.ts'

/** The columns of a table in the order of its request, or all of them. */
export function chosenColumns(table: EphemerisTable): RecordColumn[] {
  const all = recordColumns(table)
  const names = table.layout.columns
  if (names === null) return all
  const chosen = [...new Set(names.flatMap((name) => columnsNamed(name, table, all)))]
  if (chosen.length > 0) return chosen
  // Only a body of the defaults can be left out of a table.
  throw new Refusal('outside_ephemeris', {
    field: 'columns',
    message: 'The orbit of this body is unknown at some of these times, and no other column is chosen',
  })
}

/** The first name that chooses no column of a table, with those that it could have. */
export function unknownColumn(
  table: ColumnSource,
): { readonly name: string; readonly allowed: readonly string[] } | null {
  const names = table.layout.columns ?? []
  const all = recordColumns(table)
  const name = names.find((each) => columnsNamed(each, table, all).length === 0)
  if (name === undefined) return null
  const { bodies } = table.core
  const [first] = bodies
  const ofBody = all.flatMap(({ title }) => (title.startsWith(`${first}_`) ? [title.slice(first!.length + 1)] : []))
  const others = all.filter(({ title }) => !bodies.some((body) => title.startsWith(`${body}_`)))
  return { name, allowed: [...ofBody, ...others.map(({ title }) => title)] }
}

/** A name is the title of a column, or that of one column of each body: `longitude_deg`. */
const columnsNamed = (name: string, { core }: ColumnSource, all: readonly RecordColumn[]): RecordColumn[] =>
  all.filter(({ title }) => title === name || core.bodies.some((body) => title === bodyTitle(body, name)))

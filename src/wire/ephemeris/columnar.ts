import type { EphemerisTable } from '../../calculation/almanac/ephemeris-table.ts'
import { literal } from '../bytes.ts'
import { parquetFile } from '../parquet/file.ts'
import { arrowSchema, arrowStream, schemaMessage } from './arrow.ts'
import { chosenColumns } from './chosen-columns.ts'
import { type Columnar, documentMeta, type EphemerisDocument, tableNotes } from './document.ts'
import { parquetColumns, parquetPages } from './parquet.ts'

const NOTHING = literal('')

export const columnar: Columnar = { document: columnarDocument, file: parquetFile }

/** The document of a table as a Parquet file or as an Arrow stream. Both say in their metadata what they hold. */
function columnarDocument(table: EphemerisTable): EphemerisDocument {
  const columns = chosenColumns(table)
  const { warnings } = tableNotes(table)
  const facts = { orrery: JSON.stringify({ meta: documentMeta(table), ...(warnings.length > 0 && { warnings }) }) }
  if (table.layout.format === 'arrow') {
    const { head, tail, batch } = arrowStream(columns, facts)
    return { head, separator: '', tail, assembly: { kind: 'rows' }, write: (out, rows) => out.bytes(batch(rows)) }
  }
  const pages = parquetPages(columns)
  const schema = Buffer.from(schemaMessage(arrowSchema(columns, {}, 'decimal'))).toString('base64')
  return {
    ...{ head: NOTHING, separator: '', tail: NOTHING },
    // Readers that are made on Arrow find the units of columns in its schema.
    assembly: { kind: 'parquet', columns: parquetColumns(columns), facts: { ...facts, 'ARROW:schema': schema } },
    write: (out, rows) => out.bytes(pages(rows)),
  }
}

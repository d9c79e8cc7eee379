import type { ExportPart } from '../../platform/db/export-orders.ts'
import { findManifestFacts, listExportParts } from '../../platform/db/export-orders.ts'
import type { ExportRun } from '../../platform/db/export-parts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { literal } from '../../wire/bytes.ts'
import { folderOf, MANIFEST, type PartStore, partName } from './part-store.ts'

/** The parts of an export: rows, bytes and hashes. Writing it completes an export, in its folder too. */
export interface ExportManifest {
  readonly export_id: string
  readonly format: string
  readonly restarts: number
  readonly rows: number
  readonly bytes: number
  readonly parts: readonly {
    readonly file: string
    readonly first_row: number
    readonly rows: number
    readonly bytes: number
    readonly sha256: string
  }[]
}

/** An export in one of its runs. */
interface Described extends ExportRun {
  readonly format: string
}

export function manifestOf({ id, format, run }: Described, parts: readonly ExportPart[]): ExportManifest {
  const made = parts.filter(({ bytes }) => bytes !== null)
  return {
    ...{ export_id: id, format, restarts: run },
    rows: made.reduce((sum, { row_count }) => sum + row_count, 0),
    bytes: made.reduce((sum, { bytes }) => sum + bytes!, 0),
    parts: made.map(({ part, first_row, row_count, bytes, sha256 }) => ({
      ...{ file: partName(part, format), first_row, rows: row_count, bytes: bytes!, sha256: sha256!.toString('hex') },
    })),
  }
}

/** Writes the manifest of an export whose parts are all made. */
export async function writeManifest(db: Database, store: PartStore, made: ExportRun): Promise<void> {
  const { id } = made
  const facts = await findManifestFacts(db, id)
  if (!facts) return
  const manifest = manifestOf({ id, ...facts }, await listExportParts(db, id))
  await store.put(folderOf(made), MANIFEST, oneBlock(literal(`${JSON.stringify(manifest, null, 2)}\n`)))
}

async function* oneBlock(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

import manifest from '../../../package.json' with { type: 'json' }
import type { EphemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import { PARTS_MAX } from '../../contract/sky/exports.ts'
import { ZONE_DATA_VERSION } from '../../places/zones.ts'
import { type ExportPart, findManifestFacts, listExportParts } from '../../platform/db/export-orders.ts'
import type { ExportRun } from '../../platform/db/export-parts.ts'
import type { Database } from '../../platform/db/pool.ts'
import { literal } from '../../wire/bytes.ts'
import { folderOf, MANIFEST, type PartStore, partName } from './part-store.ts'

/** A part of this size takes one worker about ten seconds, and is a file of about ten megabytes. */
const PART_POSITIONS = 5_000_000
/**
 * No part has more positions, so that callers take turns within minutes, repeating a part costs little, and no file is
 * longer than the 5 GB that a bucket accepts in one upload.
 */
const PART_POSITIONS_MAX = 25_000_000

/** The minimum number of parts of a table. */
export const leastParts = ({ positions }: EphemerisInput): number => Math.ceil(positions / PART_POSITIONS_MAX)

/**
 * The count of parts: the wanted one, but none without a row, or one that gives each worker work for several seconds.
 */
export function partsFor({ positions, rows: nominal }: EphemerisInput, rows: number, wanted: number | null): number {
  const suiting = Math.ceil((positions / nominal) * (rows / PART_POSITIONS))
  return Math.max(1, Math.min(wanted ?? suiting, rows, PARTS_MAX))
}

/** The data that a worker can calculate from. */
export interface WorkerData {
  /** The data of the library, and that of series once they are built. A plan says which one it uses. */
  versions(): readonly string[]
  /** False until series that are missing are built. Exports from series wait for them. */
  isComplete(): boolean
}

/** The code and the data that rows come from. Parts of one export all have the same. */
export const dataVersion = (skyFingerprint: string): string =>
  [manifest.version, ZONE_DATA_VERSION, skyFingerprint].join(' ')

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
    export_id: id,
    format,
    restarts: run,
    rows: made.reduce((sum, { row_count }) => sum + row_count, 0),
    bytes: made.reduce((sum, { bytes }) => sum + bytes!, 0),
    parts: made.map(({ part, first_row, row_count, bytes, sha256 }) => ({
      file: partName(part, format),
      first_row,
      rows: row_count,
      bytes: bytes!,
      sha256: sha256!.toString('hex'),
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

import { z } from 'zod'
import type { EphemerisPlan } from '../../calculation/almanac/ephemeris-plan.ts'
import type { ExportOutline } from './export-orders.ts'
import type { ExportRun } from './export-parts.ts'
import type { Database } from './pool.ts'
import { ALIVE_MS } from './processes.ts'
import { statement } from './statement.ts'

const ROWS_MAX = 100

const Left = z.object({
  id: z.uuid(),
  run: z.int(),
  version: z.string(),
  request: z.unknown(),
  plan: z.custom<EphemerisPlan>(),
  part_count: z.int(),
  is_left: z.boolean(),
})
/** An unfinished export of other data. `is_left`: no worker has its data any more. */
export type LeftExport = z.output<typeof Left>

const Backlog = z.object({ own: z.int(), other: z.int(), oldest_seconds: z.number().nullable() })
/** Parts that wait for a worker, and the age of the oldest unfinished export. */
export type ExportBacklog = z.output<typeof Backlog>

const Id = z.object({ id: z.uuid() })
const backlog = statement('export_backlog', Backlog)
const listLeft = statement('export_list_left', Left)
const restart = statement('export_restart', Id)
const failLost = statement('export_fail_lost', Id)

/** What waits for a worker with data of `versions`, or for others. */
export const exportBacklog = (db: Database, versions: readonly string[]): Promise<ExportBacklog> =>
  db.one(backlog({ versions }))

/** Unfinished exports of other data than `versions`. */
export const listLeftExports = (db: Database, versions: readonly string[]): Promise<readonly LeftExport[]> =>
  db.any(listLeft({ versions, alive_ms: ALIVE_MS, rows_max: ROWS_MAX }))

/** What an export becomes when it starts over. */
export interface NewBeginning {
  readonly version: string
  readonly plan: EphemerisPlan
  readonly outline: ExportOutline
  readonly rows: number
  readonly parts: number
}

/** Starts an export over. False when another worker was first, or the export has ended. */
export const restartExport = async (
  db: Database,
  { id, run }: ExportRun,
  { version, plan, outline, rows, parts }: NewBeginning,
): Promise<boolean> => {
  const texts = { plan: JSON.stringify(plan), outline: JSON.stringify(outline) }
  return (await db.maybeOne(restart({ id, run, version, ...texts, row_count: rows, part_count: parts }))) !== null
}

/** Fails an export of which a file is missing. False when it has ended otherwise, or has expired. */
export const failLostExport = async (db: Database, { id, run }: ExportRun, days = 1): Promise<boolean> =>
  (await db.maybeOne(failLost({ id, run, days }))) !== null

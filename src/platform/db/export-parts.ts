import { z } from 'zod'
import type { EphemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import type { ExportOutline } from './export-orders.ts'
import { ALIVE_MS } from './health.ts'
import { type Database, statement } from './pool.ts'

/** A worker that has not renewed its claim for this long counts as dead. It renews three times in this period. */
const PART_LEASE_MS = 10_000
/** An export fails when one of its parts had this many attempts: the part itself may crash the workers. */
const PART_ATTEMPTS_MAX = 5
const ROWS_MAX = 100

const Claimed = z.object({
  export_id: z.uuid(),
  part: z.int(),
  first_row: z.number(),
  row_count: z.number(),
  token: z.uuid(),
  run: z.int(),
  plan: z.custom<EphemerisInput>(),
  outline: z.custom<ExportOutline>(),
})
/** A part in progress. Its token belongs to one worker. */
export type ClaimedPart = z.output<typeof Claimed>

const Part = z.object({ part: z.int() })
const Id = z.object({ id: z.uuid() })
const Run = z.object({ id: z.uuid(), run: z.int() })
/** An export in one of its runs, each of which has its own files. */
export type ExportRun = z.output<typeof Run>
const Due = z.object({ id: z.uuid(), part_count: z.int() })

const Unsettled = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  plan: z.string(),
  plan_period: z.string().nullable(),
  key_id: z.uuid().nullable(),
  key_period: z.string().nullable(),
  units: z.int(),
})
/**
 * An export that ended early, with the units of the missing rows. They are returned to the period of the plan, or
 * without one as extra units. The key with a budget is the one that ordered it.
 */
export type UnsettledExport = z.output<typeof Unsettled>

const claim = statement('export_part_claim', Claimed)
const renew = statement('export_part_renew', Part)
const complete = statement('export_part_complete', Part)
const release = statement('export_part_release', Part)
const listMade = statement('export_list_made', Run)
const completeWhole = statement('export_complete', Id)
const failHopeless = statement('export_fail_hopeless', Id)
const enqueueDue = statement('export_enqueue_due', Due)
const listUnsettled = statement('export_list_unsettled', Unsettled)
const settle = statement('export_settle', Id)
const listRemovable = statement('export_list_removable', Run)
const remove = statement('export_delete', Id)

/** The part to make next: accounts take turns. Null when nothing waits for a worker of these versions. */
export const claimPart = (
  db: Database,
  versions: readonly string[],
  leaseMs = PART_LEASE_MS,
): Promise<ClaimedPart | null> => db.maybeOne(claim({ versions, lease_ms: leaseMs, attempts_max: PART_ATTEMPTS_MAX }))

const named = ({ export_id: id, part, token }: ClaimedPart) => ({ id, part, token })

/** False when the part needs no more work. */
export const renewPart = async (
  db: Database,
  part: ClaimedPart,
  rows: number,
  leaseMs = PART_LEASE_MS,
): Promise<boolean> => (await db.maybeOne(renew({ ...named(part), rows_made: rows, lease_ms: leaseMs }))) !== null

/** False when another worker has the part, or its export has ended. */
export const completePart = async (
  db: Database,
  part: ClaimedPart,
  { bytes, sha256 }: { readonly bytes: number; readonly sha256: Buffer },
): Promise<boolean> => (await db.maybeOne(complete({ ...named(part), bytes, sha: sha256 }))) !== null

export const releasePart = async (db: Database, part: ClaimedPart): Promise<void> =>
  void (await db.maybeOne(release(named(part))))

/** Exports whose parts are all finished. */
export const listMadeExports = (db: Database): Promise<readonly ExportRun[]> => db.any(listMade({ rows_max: ROWS_MAX }))

/** False when it has already ended. */
export const completeExport = async (db: Database, { id, run }: ExportRun): Promise<boolean> =>
  (await db.maybeOne(completeWhole({ id, run }))) !== null

/** Fails exports that no worker can make, or of which none made a part for `waitMs`. */
export const failHopelessExports = (db: Database, waitMs: number) =>
  db.any(failHopeless({ attempts_max: PART_ATTEMPTS_MAX, wait_ms: waitMs, rows_max: ROWS_MAX }))

/** Unfinished exports that were last added to the queue `afterMs` ago. */
export const takeDueExports = (db: Database, afterMs: number) =>
  db.any(enqueueDue({ after_ms: afterMs, rows_max: ROWS_MAX }))

/** Exports whose files are to be removed. */
export const listRemovableExports = (db: Database, days: number): Promise<readonly ExportRun[]> =>
  db.any(listRemovable({ days, rows_max: ROWS_MAX }))

export const deleteExport = async (db: Database, id: string): Promise<void> => void (await db.maybeOne(remove({ id })))

/** Exports that ended early and have not returned their units yet; only one if it is named. */
export const listUnsettledExports = (db: Database, id: string | null = null): Promise<readonly UnsettledExport[]> =>
  db.any(listUnsettled({ id, rows_max: ROWS_MAX }))

/** False when it was settled before. */
export const settleExport = async (
  db: Database,
  { id, units }: Pick<UnsettledExport, 'id' | 'units'>,
): Promise<boolean> => (await db.maybeOne(settle({ id, units }))) !== null

const Left = z.object({
  id: z.uuid(),
  run: z.int(),
  version: z.string(),
  request: z.unknown(),
  plan: z.custom<EphemerisInput>(),
  part_count: z.int(),
  is_left: z.boolean(),
})
/** An unfinished export of other data. `is_left`: no worker has its data any more. */
export type LeftExport = z.output<typeof Left>

const Backlog = z.object({ own: z.int(), other: z.int(), oldest_seconds: z.number().nullable() })
/** Parts that wait for a worker, and the age of the oldest unfinished export. */
export type ExportBacklog = z.output<typeof Backlog>

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
  readonly input: EphemerisInput
  readonly outline: ExportOutline
  readonly rows: number
  readonly parts: number
}

/** Starts an export over. False when another worker was first, or the export has ended. */
export const restartExport = async (
  db: Database,
  { id, run }: ExportRun,
  { version, input, outline, rows, parts }: NewBeginning,
): Promise<boolean> => {
  const texts = { plan: JSON.stringify(input), outline: JSON.stringify(outline) }
  return (await db.maybeOne(restart({ id, run, version, ...texts, row_count: rows, part_count: parts }))) !== null
}

/** Fails an export of which a file is missing. False when it has ended otherwise, or has expired. */
export const failLostExport = async (db: Database, { id, run }: ExportRun, days = 1): Promise<boolean> =>
  (await db.maybeOne(failLost({ id, run, days }))) !== null

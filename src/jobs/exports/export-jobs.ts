import type { EphemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import type { Compute } from '../../calculation/threads/compute.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { lockAccount } from '../../platform/db/accounts.ts'
import {
  cancelExport,
  disownExport,
  type ExportPart,
  type ExportPartFile,
  type ExportRow,
  findExport,
  findExportPart,
  findOrderedExport,
  insertExport,
  listExportParts,
  listExports,
  noteDelivery,
} from '../../platform/db/export-orders.ts'
import { failLostExport } from '../../platform/db/export-parts.ts'
import type { KeyPeriod } from '../../platform/db/limit-counts.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RecurringJob } from '../../platform/db/recurring-job.ts'
import { Refusal } from '../../platform/errors.ts'
import { readOutline } from '../../wire/ephemeris/answer.ts'
import type { RenderQueue } from '../queue.ts'
import { type PartStore, partName, partNumber } from './part-store.ts'
import { dataVersion, partsFor } from './parts.ts'
import { enqueueExport, exportSweep, settleExports, type UnitReturns } from './sweep.ts'

/** Tables that are too long for a stream. Workers make them part by part, and their files are kept for some days. */
export interface ExportJobs {
  readonly days: number
  readonly store: PartStore
  /**
   * Stores an order and adds it to the queue. `isNew` is false for an order that was stored before. Refuses like a
   * stream, and with `export_backlog_full`.
   */
  order(order: ExportOrder): Promise<{ readonly row: ExportRow; readonly isNew: boolean }>
  find(accountId: string, id: string): Promise<ExportRow | null>
  list(accountId: string): Promise<readonly ExportRow[]>
  parts(id: string): Promise<readonly ExportPart[]>
  /** The part with a file of this name. Null when the account has no such export, or the export has no such part. */
  part(accountId: string, id: string, file: string): Promise<ExportPartFile | null>
  /** Notes that the account downloads the part: it stays paid, even if the export starts over and is cancelled. */
  delivering(id: string, part: ExportPartFile): Promise<void>
  /** Fails an export of the account of which a file is missing, and returns its units. */
  lose(id: string, part: ExportPartFile): Promise<void>
  /** False when it has ended, or the account has no such export. */
  cancel(accountId: string, id: string): Promise<boolean>
  /** Ends it and removes its files. False when the account has no such export. */
  remove(accountId: string, id: string): Promise<boolean>
  readonly jobs: readonly RecurringJob[]
  close(): Promise<void>
}

export interface ExportOrder {
  readonly accountId: string
  /** Identifies a request with an Idempotency-Key, so that repeated requests order once. */
  readonly orderKey: Buffer | null
  /** The valid request. */
  readonly request: object
  readonly input: EphemerisInput
  /** The wanted count of parts; null for parts of a size that suits the format. */
  readonly parts: number | null
  /** What it costs. */
  readonly units: number
  /** What paid: see `Reservation`. */
  readonly planPeriod: string | null
  readonly keyPeriod: KeyPeriod | null
  readonly lane: Lane
}

export interface ExportJobsOptions {
  readonly db: Database
  readonly limits: UnitReturns
  readonly queue: RenderQueue<'export'>
  readonly store: PartStore
  readonly compute: Pick<Compute, 'run' | 'dataOf'>
  readonly days: number
  readonly log: (message: string) => void
  readonly timing?: { readonly sweepMs?: number; readonly trustMs?: number } | undefined
}

/** Unfinished exports that an account may have, and exports that it may keep. */
const UNFINISHED_MAX = 3
const KEPT_MAX = 100
const RETRY_AFTER_MS = 60_000

export function openExportJobs(options: ExportJobsOptions): ExportJobs {
  const { db, limits, queue, store, compute, days, log } = options
  const find = (accountId: string, id: string) => findExport(db, accountId, id)
  return {
    days,
    store,
    find,
    async order({ accountId, orderKey, request, input, parts, units, planPeriod, keyPeriod, lane }) {
      // A worker must not be the first to find that a row can't be calculated.
      const { rows, notes } = readOutline(await compute.run('ephemeris_outline', input, lane))
      const count = partsFor(input, rows, parts)
      const { id, isNew } = await db.transaction(async (transaction) => {
        if (!(await lockAccount(transaction, accountId))) throw new Refusal('invalid_api_key')
        const before = orderKey && (await findOrderedExport(transaction, accountId, orderKey))
        if (before) return { id: before, isNew: false }
        const version = dataVersion(compute.dataOf(input.source))
        const outline = { notes, written: input.written }
        const order = {
          accountId,
          orderKey,
          request,
          input,
          outline,
          version,
          rows,
          parts: count,
          units,
          planPeriod,
          keyPeriod,
        }
        const made = await insertExport(transaction, order, { kept: KEPT_MAX, unfinished: UNFINISHED_MAX })
        if (made.id === null) throw tooMany(made)
        return { id: made.id, isNew: true }
      })
      // If the queue is unavailable, the sweep adds the export later.
      if (isNew)
        void enqueueExport(queue, { id, part_count: count }).catch((error: Error) =>
          log(`An export is waiting for the queue: ${error.message}`),
        )
      return { row: (await find(accountId, id))!, isNew }
    },
    list: (accountId) => listExports(db, accountId, KEPT_MAX),
    parts: (id) => listExportParts(db, id),
    async part(accountId, id, file) {
      const number = partNumber(file)
      const part = number === null ? null : await findExportPart(db, accountId, id, number)
      return part && partName(number!, part.format) === file ? part : null
    },
    async delivering(id, part) {
      if (!part.is_delivered) await noteDelivery(db, id, part)
    },
    async lose(id, { run }) {
      if (!(await failLostExport(db, { id, run }, days))) return
      log(`A file of the export ${id} is missing, so the export failed. Do all workers and fronts use the same store?`)
      await settleExports(db, limits, id)
    },
    async cancel(accountId, id) {
      const isCancelled = await cancelExport(db, accountId, id)
      if (isCancelled) await settleExports(db, limits, id)
      return isCancelled
    },
    async remove(accountId, id) {
      await cancelExport(db, accountId, id)
      // Also for one that has just failed: without an account nothing is given back.
      await settleExports(db, limits, id)
      return disownExport(db, accountId, id)
    },
    jobs: [exportSweep(options)],
    close: () => queue.close(),
  }
}

const tooMany = ({ kept, unfinished }: { readonly kept: number; readonly unfinished: number }): Refusal =>
  new Refusal('export_backlog_full', {
    retryAfterMs: RETRY_AFTER_MS,
    message:
      unfinished >= UNFINISHED_MAX
        ? `The account has ${unfinished} unfinished exports, the maximum is ${UNFINISHED_MAX}. Wait for one, or cancel it`
        : `The account has ${kept} exports, the maximum is ${KEPT_MAX}. Delete one first`,
  })

import { findManifestFacts, listExportParts } from '../../platform/db/export-orders.ts'
import {
  type ClaimedPart,
  claimPart,
  completeExport,
  completePart,
  type ExportRun,
  listMadeExports,
  releasePart,
  renewPart,
} from '../../platform/db/export-parts.ts'
import { failLostExport } from '../../platform/db/exports-left.ts'
import { keepLease } from '../../platform/db/lease.ts'
import type { Database } from '../../platform/db/pool.ts'
import { type AnewOptions, beginAnew } from './begin-anew.ts'
import { makePart, type RowSource } from './make-part.ts'
import { writeManifest } from './manifest.ts'
import { folderOf, type PartStore, partName } from './part-store.ts'

/** Parts of other data than that of this process are skipped. `tell` informs the operator. */
export interface PartWorkerOptions extends AnewOptions {
  readonly source: RowSource
  readonly log: (error: unknown) => void
  /** How often exports of other data are checked while parts of this process's data wait. */
  readonly lookEveryMs?: number
  /** Called for each part that is finished. */
  readonly onPart?: (part: { readonly rows: number; readonly bytes: number }) => void
}

/** A third of the lease. */
const RENEW_EVERY_MS = 3_000
/** Exports that an upgrade has left must not wait until there are no new ones. */
const LOOK_EVERY_MS = 60_000

/**
 * Makes parts until none is waiting, then completes the exports whose parts are all finished. Stops after a part when
 * `signal` aborts.
 */
export async function makeWaitingParts(options: PartWorkerOptions, signal: AbortSignal): Promise<void> {
  const { db, data, lookEveryMs = LOOK_EVERY_MS } = options
  let lookedAt = performance.now()
  while (!signal.aborted) {
    if (performance.now() - lookedAt >= lookEveryMs) {
      await beginAnew(options)
      lookedAt = performance.now()
    }
    const part = await claimPart(db, data.versions())
    if (!part && (await beginAnew(options))) continue
    if (!part) break
    await makeClaimed(options, part)
    await endMadeExports(options)
  }
  await endMadeExports(options)
  await options.store.sweep()
}

class Superseded extends Error {}

/** Makes one part. A part that is no longer needed is given up; after an error another worker retries it. */
async function makeClaimed({ db, store, source, log, onPart }: PartWorkerOptions, part: ClaimedPart): Promise<void> {
  let rows = 0
  const lease = keepLease(() => renewPart(db, part, rows), { everyMs: RENEW_EVERY_MS, log })
  try {
    const file = await makePart({ source, store }, part, (count) => {
      rows = count
      if (lease.isLost()) throw new Superseded(`Part ${part.part} of ${part.export_id} is no longer needed`)
    })
    if (await completePart(db, part, file)) onPart?.({ rows: part.row_count, bytes: file.bytes })
    else await removeDeleted(db, store, part)
  } catch (error) {
    if (!(error instanceof Superseded)) log(error)
    await releasePart(db, part)
    await removeDeleted(db, store, part)
  } finally {
    lease.end()
  }
}

/** Removes what was stored after the export was deleted or had started over. Nothing else would. */
async function removeDeleted(db: Database, store: PartStore, { export_id: id, run }: ClaimedPart): Promise<void> {
  const facts = await findManifestFacts(db, id)
  if (facts?.run !== run) await store.remove(folderOf({ id, run }))
}

/** The manifest is written first: a completed export has one. An export without all of its files fails. */
async function endMadeExports({ db, store, tell }: PartWorkerOptions): Promise<void> {
  for (const made of await listMadeExports(db)) {
    const lost = await lostFile(db, store, made)
    if (lost === null) {
      await writeManifest(db, store, made)
      await completeExport(db, made)
    } else if (!(await store.isInUse())) {
      tell(`The export ${made.id} cannot be completed: its store has no folder of any export. Is the volume mounted?`)
    } else if (await failLostExport(db, made)) {
      tell(`The export ${made.id} failed: its file ${lost} is missing. Do all workers and fronts use the same store?`)
    }
  }
}

/** The name of a part whose file is missing or changed, or null. */
async function lostFile(db: Database, store: PartStore, made: ExportRun): Promise<string | null> {
  const facts = await findManifestFacts(db, made.id)
  if (!facts) return null
  const sizes = await store.sizes(folderOf(made))
  const parts = await listExportParts(db, made.id)
  const lost = parts.find(({ part, bytes }) => bytes !== null && sizes.get(partName(part, facts.format)) !== bytes)
  return lost ? partName(lost.part, facts.format) : null
}

import { findManifestFacts } from '../db/export-orders.ts'
import {
  type ClaimedPart,
  claimPart,
  completeExport,
  completePart,
  listMadeExports,
  releasePart,
  renewPart,
} from '../db/export-parts.ts'
import type { Database } from '../db/pool.ts'
import { makePart, type RowSource } from './make-part.ts'
import { writeManifest } from './manifest.ts'
import type { PartStore } from './part-store.ts'

export interface PartWorkerOptions {
  readonly db: Database
  readonly store: PartStore
  readonly source: RowSource
  /** The release and the data of this process. Parts of other versions are left alone. */
  readonly version: string
  readonly log: (error: unknown) => void
  /** Tells of each part that is made. */
  readonly onPart?: (part: { readonly rows: number; readonly bytes: number }) => void
}

/** A third of the lease. */
const RENEW_EVERY_MS = 3_000

/** Makes parts until none waits, then ends the exports whose parts are all made. Stops after a part when `signal` aborts. */
export async function makeWaitingParts(options: PartWorkerOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const part = await claimPart(options.db, options.version)
    if (!part) break
    await makeClaimed(options, part)
    await endMadeExports(options)
  }
  await endMadeExports(options)
}

class Superseded extends Error {}

/** Makes one part. A part that is no longer needed is given up; after an error another worker tries it. */
async function makeClaimed({ db, store, source, log, onPart }: PartWorkerOptions, part: ClaimedPart): Promise<void> {
  let rows = 0
  let lost = false
  const timer = setInterval(() => {
    renewPart(db, part, rows).then(
      (isOurs) => {
        lost ||= !isOurs
      },
      (error: unknown) => log(error),
    )
  }, RENEW_EVERY_MS)
  try {
    const file = await makePart({ source, store }, part, (count) => {
      rows = count
      if (lost) throw new Superseded(`Part ${part.part} of ${part.export_id} is no longer needed`)
    })
    if (await completePart(db, part, file)) onPart?.({ rows: part.row_count, bytes: file.bytes })
    else await removeDeleted(db, store, part)
  } catch (error) {
    if (!(error instanceof Superseded)) log(error)
    await releasePart(db, part)
    await removeDeleted(db, store, part)
  } finally {
    clearInterval(timer)
  }
}

/** Removes what was stored after the sweep had removed the files of the export. Nothing else would. */
async function removeDeleted(db: Database, store: PartStore, { export_id: id }: ClaimedPart): Promise<void> {
  if (!(await findManifestFacts(db, id))) await store.remove(id)
}

/** The manifest is written first: a completed export has one. */
async function endMadeExports({ db, store }: PartWorkerOptions): Promise<void> {
  for (const id of await listMadeExports(db)) {
    await writeManifest(db, store, id)
    await completeExport(db, id)
  }
}

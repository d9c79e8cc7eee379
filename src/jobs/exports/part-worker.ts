import { setImmediate as nextTurn } from 'node:timers/promises'
import { type EphemerisInput, ephemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import type { PlacedTimes } from '../../calculation/almanac/ephemeris-table.ts'
import { ExportRequest } from '../../contract/sky/exports.ts'
import { findManifestFacts, listExportParts } from '../../platform/db/export-orders.ts'
import {
  type ClaimedPart,
  claimPart,
  completeExport,
  completePart,
  type ExportRun,
  failLostExport,
  type LeftExport,
  listLeftExports,
  listMadeExports,
  releasePart,
  renewPart,
  restartExport,
} from '../../platform/db/export-parts.ts'
import { keepLease } from '../../platform/db/lease.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { EphemerisOutline } from '../../wire/ephemeris/answer.ts'
import { assembled, chunkRows } from '../streams/ephemeris-stream.ts'
import { folderOf, type PartStore, partName, type StoredFile } from './part-store.ts'
import { partsFor, type WorkerData, writeManifest } from './parts.ts'

/** Calculates rows in this process. */
export interface RowSource {
  outline(input: EphemerisInput): Promise<EphemerisOutline>
  chunk(piece: {
    readonly input: EphemerisInput
    readonly placed: PlacedTimes
    readonly from: number
    readonly to: number
  }): Promise<Uint8Array>
}

interface AnewOptions {
  readonly db: Database
  readonly store: PartStore
  readonly source: Pick<RowSource, 'outline'>
  readonly data: WorkerData
  /** False while live workers may lack a heartbeat, as after an outage of the database. */
  readonly othersReported: () => boolean
  readonly tell: (message: string) => void
}

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

/** Makes the file of a part. `made` receives the count of rows, and its refusal ends the work. */
async function makePart(
  { source, store }: { readonly source: RowSource; readonly store: PartStore },
  { export_id: id, run, part, plan: input, first_row: from, row_count }: ClaimedPart,
  made: (rows: number) => void,
): Promise<StoredFile> {
  const outline = await source.outline(input)
  const to = from + row_count

  async function* chunks(): AsyncGenerator<Uint8Array> {
    const step = chunkRows(input)
    for (let at = from; at < to; at += step) {
      const end = Math.min(at + step, to)
      // Claims are renewed between two chunks.
      await nextTurn()
      yield await source.chunk({ input, placed: outline.placed, from: at, to: end })
      made(end - from)
    }
  }

  return store.put(folderOf({ id, run }), partName(part, input.layout.format), assembled(outline, chunks()))
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

/**
 * Starts over an export whose data no worker has any more, after an upgrade or when files of the ephemeris have
 * changed: all parts again, from its order, without a charge. Reports each export that waits for another worker, or
 * cannot be calculated here. True when one was started.
 */
async function beginAnew({ db, store, source, data, othersReported, tell }: AnewOptions): Promise<boolean> {
  // Series may become complete meanwhile.
  const versions = [...data.versions()]
  const isComplete = data.isComplete()
  const mayJudge = othersReported()
  for (const left of await listLeftExports(db, versions)) {
    if (!left.is_left || !mayJudge) {
      tell(
        `The export ${left.id} is waiting for a worker with the data "${left.version}"; this one has "${versions.join('", "')}"`,
      )
      continue
    }
    const [library, series = library] = versions
    try {
      const asked = planOf(left)
      if (asked.source === 'series' && !isComplete) {
        tell(`The export ${left.id} is waiting for the series of positions of this worker, which are not built yet`)
        continue
      }
      // Without series the library answers, as in a front.
      const input: EphemerisInput = versions.length > 1 ? asked : { ...asked, source: 'library' }
      const version = (input.source === 'series' ? series : library)!
      const { rows, notes } = await source.outline(input)
      const outline = { notes, written: input.written }
      const parts = partsFor(input, rows, left.part_count)
      if (!(await restartExport(db, left, { version, input, outline, rows, parts }))) continue
      tell(`The export ${left.id} starts over: no worker has its data "${left.version}" any more; now "${version}"`)
      await store.remove(folderOf(left))
      return true
    } catch (error) {
      tell(
        `The export ${left.id} cannot be calculated with the data "${versions.join('", "')}": ${(error as Error).message}`,
      )
    }
  }
  return false
}

const planOf = ({ request, plan: stored }: LeftExport): EphemerisInput =>
  request === null ? stored : ephemerisInput(ExportRequest.parse(request))

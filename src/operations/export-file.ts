import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { ExportJobs } from '../jobs/exports/export-jobs.ts'
import { folderOf } from '../jobs/exports/part-store.ts'
import type { ExportPartFile } from '../platform/db/export-orders.ts'
import { Refusal } from '../platform/errors.ts'

/** Bytes of a file, both included. */
export interface Range {
  readonly first: number
  readonly last: number
}

interface Asked {
  readonly id: string
  readonly name: string
  readonly part: ExportPartFile
  readonly range: Range
}

const RETRY_MS = 30_000

/**
 * The bytes of a file of an export. A missing file fails the export, with `export_file_lost`. A store that returns an
 * error, or has no exports at all, may have lost nothing: `export_store_unavailable`.
 */
export async function readStored(
  exportJobs: Pick<ExportJobs, 'store' | 'lose'>,
  { id, name, part, range }: Asked,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Readable> {
  const { store } = exportJobs
  const file = await reach(store.read(folderOf({ id, run: part.run }), name, range), log)
  if (file) return file
  if (!(await reach(store.isInUse(), log))) {
    log.warn('the store of exports has no folder of any export: its volume may not be mounted')
    throw away()
  }
  await exportJobs.lose(id, part)
  throw new Refusal('export_file_lost')
}

async function reach<T>(answer: Promise<T>, log: Pick<FastifyBaseLogger, 'warn'>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the store of exports returned an error')
    throw away()
  }
}

const away = (): Refusal => new Refusal('export_store_unavailable', { retryAfterMs: RETRY_MS })

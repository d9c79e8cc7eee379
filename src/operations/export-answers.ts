import type { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import parseRange from 'range-parser'
import type { ExportReply } from '../contract/sky/exports.ts'
import type { ExportJobs } from '../jobs/exports/export-jobs.ts'
import { folderOf } from '../jobs/exports/part-store.ts'
import { now } from '../platform/clock.ts'
import type { ExportPartFile, ExportRow } from '../platform/db/export-orders.ts'
import { Refusal } from '../platform/errors.ts'
import { fileTag, isNotModified } from './etag.ts'
import type { CallerRequest } from './operation.ts'
import { exportReply } from './order-replies.ts'
import type { Services } from './services.ts'
import { TABLE_TYPES } from './tables.ts'

export const EXPORTS_URL = '/api/v1/exports'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The answers about an export of the caller. */
export function exportAnswers({ exportJobs, publicUrl }: Pick<Services, 'exportJobs' | 'publicUrl'>) {
  const replyOf = (row: ExportRow): ExportReply =>
    exportReply(row, `${publicUrl ?? ''}${EXPORTS_URL}/${row.id}`, exportJobs.days, now())

  async function found({ caller }: Pick<CallerRequest, 'caller'>, id: string): Promise<ExportRow> {
    const row = UUID.test(id) ? await exportJobs.find(caller.accountId, id) : null
    if (!row) throw new Refusal('not_found')
    return row
  }

  async function sendFile(
    request: FastifyRequest<{ Params: { export_id: string; file: string } }> & CallerRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { headers, caller } = request
    const { export_id: id, file: name } = request.params
    const part = UUID.test(id) ? await exportJobs.part(caller.accountId, id, name) : null
    if (!part) throw new Refusal('not_found')
    const { bytes: size, sha256, format } = part
    if (size === null || sha256 === null) throw new Refusal('part_not_ready')
    const etag = fileTag(sha256)
    reply.header('Accept-Ranges', 'bytes')
    if (isNotModified(request, reply, etag, 'private, no-cache')) return reply.send()
    const range = rangeOf(headers, size, etag)
    if (range === null) {
      reply.header('Content-Range', `bytes */${size}`)
      throw new Refusal('range_not_satisfiable', { message: `The file has ${size} bytes: request a range within it` })
    }
    const file = await readStored(exportJobs, { id, name, part, range }, request.log)
    if (request.method === 'GET') await exportJobs.delivering(id, part)
    const { first, last } = range
    if (last - first + 1 < size) reply.code(206).header('Content-Range', `bytes ${first}-${last}/${size}`)
    return reply
      .type(TABLE_TYPES[format])
      .headers({
        'Content-Length': last - first + 1,
        'Content-Disposition': `attachment; filename="${id}-${name}"`,
      })
      .send(file)
  }

  return { found, replyOf, sendFile }
}

/**
 * The bytes that a request asks for: all of them unless it names one range that is there. Null when it is not there.
 */
function rangeOf({ range, 'if-range': ifRange }: FastifyRequest['headers'], size: number, etag: string): Range | null {
  const whole = { first: 0, last: size - 1 }
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return whole
  // The parser rejects a suffix longer than the file. RFC 9110, 14.1.2: it selects the whole file.
  if (Number(/^bytes=-(\d+)$/.exec(range)?.[1]) > size) return whole
  const parsed = parseRange(size, range)
  if (parsed === -1) return null
  // Several ranges, or an invalid header: the whole file is a valid answer to both.
  if (parsed === -2 || parsed.length !== 1 || parsed.type !== 'bytes') return whole
  return { first: parsed[0]!.start, last: parsed[0]!.end }
}

/** Bytes of a file, both included. */
interface Range {
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
async function readStored(
  exportJobs: Pick<ExportJobs, 'store' | 'lose'>,
  { id, name, part, range }: Asked,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Readable> {
  const { store } = exportJobs
  const file = await reach(store.read(folderOf({ id, run: part.run }), name, range), log)
  if (file) return file
  if (!(await reach(store.isInUse(), log))) {
    log.warn('the store of exports has no folder of any export: its volume may not be mounted')
    throw storeUnavailable()
  }
  await exportJobs.lose(id, part)
  throw new Refusal('export_file_lost')
}

async function reach<T>(answer: Promise<T>, log: Pick<FastifyBaseLogger, 'warn'>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'the store of exports returned an error')
    throw storeUnavailable()
  }
}

const storeUnavailable = (): Refusal => new Refusal('export_store_unavailable', { retryAfterMs: RETRY_MS })

import { type EphemerisInput, ephemerisInput } from '../calculation/almanac/ephemeris-input.ts'
import { EXPORT_FORMATS } from '../contract/jobs.ts'
import {
  ExportDeletedReply,
  ExportFilePath,
  ExportListReply,
  ExportManifestReply,
  ExportPath,
  ExportReply,
  ExportRequest,
} from '../contract/sky/exports.ts'
import { leastParts, manifestOf } from '../jobs/exports/parts.ts'
import { Refusal } from '../platform/errors.ts'
import { keyFor } from './access.ts'
import { laneOf } from './compute-requests.ts'
import { NOT_MODIFIED, settled } from './etag.ts'
import { EXPORTS_URL, exportAnswers } from './export-answers.ts'
import { operation } from './operation.ts'
import { checkTable, positionUnits, TABLE_TYPES, wrongField } from './tables.ts'

/** Half a billion rows of the default bodies and two more. */
const POSITIONS_MAX = 7_500_000_000

const DESCRIPTION = `Writes a table to files that are kept for some days, for tables longer than a stream. Workers make
the parts one by one; each is a separate file. Costs as many units as the same table as a stream. Poll the
status every \`next_poll_after_seconds\` until it is \`completed\`, \`failed\` or \`cancelled\`; this costs nothing. A
failed export returns its units, as extra units. A cancelled one returns the units of rows that were not written: to the
plan if its period has not ended, or as extra units if extra units paid. If \`restarts\` has increased, the export
started over after an upgrade, at no cost: download all of its files again.`

/** The media types of the files, by their formats. */
const FILE_TYPES = Object.fromEntries(EXPORT_FORMATS.map((format) => [TABLE_TYPES[format].split(';', 1)[0]!, format]))

const shared = { tag: 'Exports', access: keyFor('ephemeris'), cost: 0 } as const

/** Tables as files. */
export const EXPORT_OPERATIONS = [
  operation({
    ...shared,
    name: 'export_create',
    method: 'POST',
    url: EXPORTS_URL,
    summary: 'Orders a table as files',
    description: DESCRIPTION,
    cost: ({ input }: { input: EphemerisInput }) => positionUnits(input),
    refuses: ['export_backlog_full'],
    body: ExportRequest,
    read: ({ body }) => ephemerisInput(body),
    reply: ExportReply,
    handle: async (request, _, { compute, exportJobs, publicUrl }): Promise<ExportReply> => {
      const { replyOf } = exportAnswers({ exportJobs, publicUrl })
      const { caller, body, accounting, orderKeys = { orderKey: null } } = request
      const reservation = accounting?.reservation
      const input = settled(request.input, compute)
      checkTable(input, request, POSITIONS_MAX)
      const parts = body.parts ?? null
      if (parts !== null && parts < leastParts(input)) {
        throw wrongField(request, 'parts', `This table needs at least ${leastParts(input)} parts`)
      }
      const { row, isNew } = await exportJobs.order({
        accountId: caller.accountId,
        orderKey: orderKeys.orderKey,
        request: body,
        input,
        parts,
        units: positionUnits(input),
        planPeriod: reservation?.planPeriod ?? null,
        keyPeriod: reservation?.keyPeriod ?? null,
        lane: laneOf(request),
      })
      // It was paid for when it was ordered.
      if (!isNew) await reservation?.giveBack()
      return replyOf(row)
    },
  }),
  operation({
    ...shared,
    name: 'export_list',
    method: 'GET',
    url: EXPORTS_URL,
    summary: 'The exports of the account, newest first',
    description: 'Expired and deleted exports are not listed. Costs no units.',
    reply: ExportListReply,
    handle: async ({ caller }, _, services): Promise<ExportListReply> => {
      const { replyOf } = exportAnswers(services)
      return { exports: (await services.exportJobs.list(caller.accountId)).map(replyOf) }
    },
  }),
  operation({
    ...shared,
    name: 'export_status',
    method: 'GET',
    url: `${EXPORTS_URL}/{export_id}`,
    summary: 'The status of an export, with its progress and rate',
    description:
      'Poll every `next_poll_after_seconds` until it is `completed`, `failed` or `cancelled`. Costs no units.',
    refuses: ['not_found'],
    params: ExportPath,
    reply: ExportReply,
    handle: async (request, reply, services): Promise<ExportReply> => {
      const { found, replyOf } = exportAnswers(services)
      reply.header('Cache-Control', 'no-store')
      return replyOf(await found(request, request.params.export_id))
    },
  }),
  operation({
    ...shared,
    name: 'export_manifest',
    method: 'GET',
    url: `${EXPORTS_URL}/{export_id}/manifest`,
    summary: 'The files of an export, with their rows, bytes and hashes',
    description: 'Available when the export is completed. Compare the SHA-256 of each file after downloading it.',
    refuses: ['not_found'],
    params: ExportPath,
    reply: ExportManifestReply,
    handle: async (request, _, services): Promise<ExportManifestReply> => {
      const { found } = exportAnswers(services)
      const { id, format, restarts } = await found(request, request.params.export_id)
      return manifestOf({ id, format, run: restarts }, await services.exportJobs.parts(id)) as ExportManifestReply
    },
  }),
  operation({
    ...shared,
    name: 'export_file',
    method: 'GET',
    url: `${EXPORTS_URL}/{export_id}/files/{file}`,
    summary: 'A file of an export, whole or in part',
    description: 'A `Range` header with one range returns only these bytes, so that a download can be resumed.',
    refuses: ['not_found', 'part_not_ready', 'range_not_satisfiable', 'export_file_lost', 'export_store_unavailable'],
    params: ExportFilePath,
    reply: ExportManifestReply,
    answer: {
      types: FILE_TYPES,
      statuses: { ...NOT_MODIFIED, 206: 'The bytes of the range' },
      headers: { 'Accept-Ranges': '`bytes`', 'Content-Range': 'Only for a range: its bytes and the size of the file' },
    },
    handle: (request, reply, services) => exportAnswers(services).sendFile(request, reply),
  }),
  operation({
    ...shared,
    name: 'export_cancel',
    method: 'POST',
    url: `${EXPORTS_URL}/{export_id}/cancel`,
    summary: 'Cancels an export that is not finished',
    description: 'Finished parts are kept until the export expires. An export that has ended is not changed.',
    refuses: ['not_found'],
    params: ExportPath,
    reply: ExportReply,
    handle: async (request, _, services): Promise<ExportReply> => {
      const { found, replyOf } = exportAnswers(services)
      const { id } = await found(request, request.params.export_id)
      await services.exportJobs.cancel(request.caller.accountId, id)
      return replyOf(await found(request, id))
    },
  }),
  operation({
    ...shared,
    name: 'export_delete',
    method: 'DELETE',
    url: `${EXPORTS_URL}/{export_id}`,
    summary: 'Deletes an export and its files',
    description:
      'An unfinished export is cancelled first, and returns units like a cancelled one. The files cannot be recovered.',
    refuses: ['not_found'],
    params: ExportPath,
    reply: ExportDeletedReply,
    handle: async (request, _, services): Promise<ExportDeletedReply> => {
      const { found } = exportAnswers(services)
      const { id } = await found(request, request.params.export_id)
      if (!(await services.exportJobs.remove(request.caller.accountId, id))) throw new Refusal('not_found')
      return { export_id: id, deleted: true }
    },
  }),
]

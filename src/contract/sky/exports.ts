import { z } from 'zod'
import { EXPORT_FORMATS, EXPORT_STATUSES, EXPORT_WAITS } from '../jobs.ts'
import { Warning } from '../warnings.ts'
import { tableFields } from './ephemeris.ts'
import { checkEphemeris, ROWS_MAX } from './ephemeris-rules.ts'
import { UsedPrecision } from './sources.ts'

export const PARTS_MAX = 10_000

export const ExportRequest = z
  .strictObject({
    ...tableFields,
    format: z.enum(EXPORT_FORMATS).default('parquet').describe('The format of the files.'),
    parts: z
      .int()
      .min(1)
      .max(PARTS_MAX)
      .nullish()
      .describe(
        'Files to split the table into, with equal numbers of rows. By default each takes a worker about ten seconds. Each has at most 25 million positions.',
      ),
  })
  .superRefine((input, context) => checkEphemeris(input, context, ROWS_MAX.job))
  .meta({
    id: 'ExportRequest',
    examples: [{ start: '1900-01-01', end: '1999-12-31', step: '1h', bodies: ['Sun', 'Moon'] }],
  })
export type ExportRequest = z.output<typeof ExportRequest>

export const ExportPath = z.object({
  export_id: z
    .string()
    .max(100)
    .describe('The `export_id` in the answer to the order.')
    .meta({ examples: ['5b1f0c8e-3f0e-4d52-9a40-6f1d1a7c2b93'] }),
})

export const ExportFilePath = ExportPath.extend({
  file: z
    .string()
    .max(100)
    .describe('A `file` of the manifest.')
    .meta({ examples: ['part-00001.parquet'] }),
})

const Instant = z.iso.datetime()

export const ExportReply = z
  .object({
    export_id: z.uuid(),
    status: z.enum(EXPORT_STATUSES).describe('`completed`, `failed` and `cancelled` are final.'),
    format: z.enum(EXPORT_FORMATS),
    start: z.string(),
    end: z.string().nullable(),
    step: z.string(),
    precision: UsedPrecision,
    rows: z.number().describe('Rows of the whole table.'),
    rows_made: z.number(),
    rows_per_second: z.number().nullable().describe('Since the first part was started. Null before.'),
    parts: z.int(),
    parts_made: z.int(),
    bytes: z.number().describe('Of the finished parts.'),
    units: z.int().describe('What the order cost.'),
    units_returned: z
      .int()
      .nullable()
      .describe(
        'Units that were returned. Null unless the export failed or was cancelled. Rows that were downloaded before it started over stay paid.',
      ),
    restarts: z
      .int()
      .describe(
        'How often the export started over, because no worker has the release or the ephemeris files of the order any more. Files from before the last restart belong to another table: download all of them again.',
      ),
    created_at: Instant,
    started_at: Instant.nullable(),
    ended_at: Instant.nullable(),
    expires_at: Instant.nullable().describe('When its files are deleted. Null until it has ended.'),
    next_poll_after_seconds: z.int().nullable().describe('Null when it has ended.'),
    waits_for: z
      .object({ code: z.enum(EXPORT_WAITS), message: z.string() })
      .nullable()
      .describe(
        'Why no part is in progress. Null while one is, while the export waits for its turn, and when it has ended.',
      ),
    poll_url: z.string(),
    manifest_url: z.string(),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    warnings: z.array(Warning).describe('Every way in which the table differs from the request.'),
  })
  .meta({ id: 'ExportReply' })
export type ExportReply = z.output<typeof ExportReply>

export const ExportListReply = z.object({ exports: z.array(ExportReply) }).meta({ id: 'ExportListReply' })
export type ExportListReply = z.output<typeof ExportListReply>

export const ExportManifestReply = z
  .object({
    export_id: z.uuid(),
    format: z.enum(EXPORT_FORMATS),
    restarts: z
      .int()
      .describe('As in the status. Files that were downloaded while it was lower do not match those below.'),
    rows: z.number().describe('Of the parts below.'),
    bytes: z.number(),
    parts: z
      .array(
        z.object({
          file: z.string(),
          first_row: z.number().describe('Counted from 0.'),
          rows: z.number(),
          bytes: z.number(),
          sha256: z.string().describe('Hash of the file, in hexadecimal digits.'),
        }),
      )
      .describe('The finished ones, in order. All of them in a completed export.'),
  })
  .meta({ id: 'ExportManifestReply' })
export type ExportManifestReply = z.output<typeof ExportManifestReply>

export const ExportDeletedReply = z
  .object({ export_id: z.uuid(), deleted: z.literal(true) })
  .meta({ id: 'ExportDeletedReply' })
export type ExportDeletedReply = z.output<typeof ExportDeletedReply>

import { z } from 'zod'
import type { EphemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import { EXPORT_FORMATS, EXPORT_STATUSES, EXPORT_WAITS } from '../../contract/jobs.ts'
import type { TableNotes } from '../../wire/ephemeris/document.ts'
import { ALIVE_MS } from './health.ts'
import type { KeyPeriod } from './limit-counts.ts'
import { type Database, statement } from './pool.ts'

const Instant = z.number().nullable()

/** Times are Unix milliseconds. */
const Row = z.object({
  id: z.uuid(),
  status: z.enum(EXPORT_STATUSES),
  format: z.enum(EXPORT_FORMATS),
  row_count: z.number(),
  part_count: z.int(),
  units: z.int(),
  units_returned: z.int().nullable(),
  error: z.string().nullable(),
  restarts: z.int(),
  outline: z.custom<ExportOutline>(),
  created_at: z.number(),
  started_at: Instant,
  ended_at: Instant,
  rows_made: z.number(),
  parts_made: z.int(),
  bytes: z.number(),
  waits_for: z.enum(EXPORT_WAITS).nullable(),
})
export type ExportRow = z.output<typeof Row>

/** What an order stores about its table. */
export interface ExportOutline {
  readonly notes: TableNotes
  /** The range as the caller wrote it. */
  readonly written: EphemerisInput['written']
}

const Part = z.object({
  part: z.int(),
  first_row: z.number(),
  row_count: z.number(),
  bytes: z.number().nullable(),
  sha256: z.instanceof(Buffer).nullable(),
})
export type ExportPart = z.output<typeof Part>

const PartFile = z
  .object({ part: z.int(), format: z.enum(EXPORT_FORMATS), run: z.int(), is_delivered: z.boolean() })
  .extend(Part.pick({ bytes: true, sha256: true }).shape)
/** A part as a file. Without bytes and hash it is not finished. */
export type ExportPartFile = z.output<typeof PartFile>

const Id = z.object({ id: z.uuid() })
const Inserted = z.object({ id: z.uuid().nullable(), kept: z.int(), unfinished: z.int() })

const Facts = z.object({ format: z.enum(EXPORT_FORMATS), run: z.int() })

const facts = statement('export_find_format', Facts)
const insert = statement('export_insert', Inserted)
const findOrdered = statement('export_find_ordered', Id)
const find = statement('export_find', Row)
const list = statement('export_list', Row)
const listParts = statement('export_part_list', Part)
const findPart = statement('export_part_find', PartFile)
const deliver = statement('export_part_deliver', z.object({ part: z.int() }))
const cancel = statement('export_cancel', Id)
const disown = statement('export_disown', Id)

export interface NewExport {
  readonly accountId: string
  /** Identifies a request with an Idempotency-Key. */
  readonly orderKey: Buffer | null
  /** What was ordered. A later release reads it again if it must start the export over. */
  readonly request: object
  readonly input: EphemerisInput
  readonly outline: ExportOutline
  readonly version: string
  readonly rows: number
  readonly parts: number
  readonly units: number
  readonly planPeriod: string | null
  readonly keyPeriod: KeyPeriod | null
}

/** `id` is null when the account has as many exports as it may have. */
export const insertExport = (
  db: Database,
  { accountId, orderKey, request, input, outline, version, rows, parts, units, planPeriod, keyPeriod }: NewExport,
  most: { readonly kept: number; readonly unfinished: number },
): Promise<z.output<typeof Inserted>> =>
  db.one(
    insert({
      ...{
        account_id: accountId,
        order_key: orderKey,
        request: JSON.stringify(request),
        plan: JSON.stringify(input),
        outline: JSON.stringify(outline),
      },
      format: input.layout.format,
      version,
      row_count: rows,
      part_count: parts,
      units,
      plan_period: planPeriod,
      key_id: keyPeriod?.keyId ?? null,
      key_period: keyPeriod?.period ?? null,
      kept_max: most.kept,
      unfinished_max: most.unfinished,
    }),
  )

/** The id of the export that the account has ordered with this key. */
export const findOrderedExport = async (db: Database, accountId: string, orderKey: Buffer): Promise<string | null> =>
  (await db.maybeOne(findOrdered({ account_id: accountId, order_key: orderKey })))?.id ?? null

/** Null when the account has no such export. */
export const findExport = (db: Database, accountId: string, id: string): Promise<ExportRow | null> =>
  db.maybeOne(find({ id, account_id: accountId, alive_ms: ALIVE_MS }))

export const listExports = (db: Database, accountId: string, most: number): Promise<readonly ExportRow[]> =>
  db.any(list({ account_id: accountId, rows_max: most, alive_ms: ALIVE_MS }))

export const listExportParts = (db: Database, id: string): Promise<readonly ExportPart[]> => db.any(listParts({ id }))

/** Null when the account has no such export, or the export has no such part. */
export const findExportPart = (
  db: Database,
  accountId: string,
  id: string,
  part: number,
): Promise<ExportPartFile | null> => db.maybeOne(findPart({ id, account_id: accountId, part }))

/** Records that a download of the part begins. */
export async function noteDelivery(db: Database, id: string, { part, run }: ExportPartFile): Promise<void> {
  await db.maybeOne(deliver({ id, part, run }))
}

/** False when the account has no such export that is unfinished. */
export const cancelExport = async (db: Database, accountId: string, id: string): Promise<boolean> =>
  (await db.maybeOne(cancel({ id, account_id: accountId }))) !== null

/** Takes an export from its account. False when the account has no such export. */
export const disownExport = async (db: Database, accountId: string, id: string): Promise<boolean> =>
  (await db.maybeOne(disown({ id, account_id: accountId }))) !== null

/** What a manifest needs beside the parts. */
export const findManifestFacts = (db: Database, id: string): Promise<z.output<typeof Facts> | null> =>
  db.maybeOne(facts({ id }))

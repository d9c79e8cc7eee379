import { z } from 'zod'

const LIMIT_MAX = 500

export const LogsQuery = z.strictObject({
  limit: z.int().min(1).max(LIMIT_MAX).default(50).describe('Most entries in the answer.'),
})
export type LogsQuery = z.output<typeof LogsQuery>

export const LogEntry = z
  .object({
    id: z.uuid().describe('The X-Request-Id of the answer.'),
    at: z.iso.datetime({ precision: 3 }).describe('When the request came, in UTC.'),
    method: z.string(),
    path: z.string().describe('The address, without its query; neither query nor body is kept.'),
    operation: z.string().describe('The operationId of the OpenAPI document.'),
    status: z.int().describe('The HTTP status of the answer.'),
    units: z.int().min(0).describe('What it cost of the plan.'),
    duration_ms: z.int().min(0).describe('From the request to the end of its answer.'),
    key_id: z.uuid().nullable().describe('The API key that it came with; null when it came with an access token.'),
    key_prefix: z.string().nullable().describe('The beginning of that key.'),
    key_name: z.string().nullable().describe('The name of that key; null when the key is no more.'),
  })
  .meta({ id: 'LogEntry' })

export const LogEntries = z.array(LogEntry)
export type LogEntries = z.output<typeof LogEntries>

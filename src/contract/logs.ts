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
    path: z
      .string()
      .describe(
        'The address as this document has it, such as `/api/v1/auth/keys/{key_id}`: nothing that was sent is kept.',
      ),
    operation: z.string().describe('The operationId of the OpenAPI document.'),
    status: z.int().describe('The HTTP status of the answer.'),
    units: z.int().min(0).describe('What it cost of the plan.'),
    duration_ms: z.int().min(0).describe('From the request to the end of its answer.'),
    key_id: z.uuid().nullable().describe('The API key that it came with; null when it came with an access token.'),
    key_prefix: z.string().nullable().describe('The beginning of that key.'),
    key_name: z.string().nullable().describe('The name of that key; null when the key is no more.'),
  })
  .meta({
    id: 'LogEntry',
    examples: [
      {
        id: 'e302f136-5d4d-443d-902c-94e1cfec0317',
        at: '2026-11-21T14:00:32.770Z',
        method: 'POST',
        path: '/api/v1/natal/calculate',
        operation: 'natal_chart',
        status: 200,
        units: 1,
        duration_ms: 6,
        key_id: 'cde2f85e-fddb-47d1-acdc-3b5e4919f561',
        key_prefix: 'orr_live_Mr697z',
        key_name: 'my app',
      },
    ],
  })

export const LogEntries = z.array(LogEntry)
export type LogEntries = z.output<typeof LogEntries>

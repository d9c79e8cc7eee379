import { z } from 'zod'

const LIMIT_MAX = 500

export const LogsQuery = z.strictObject({
  limit: z.int().min(1).max(LIMIT_MAX).default(50).describe('Maximum number of entries.'),
})
export type LogsQuery = z.output<typeof LogsQuery>

export const LogEntry = z
  .object({
    id: z.uuid().describe('The X-Request-Id of the answer.'),
    at: z.iso.datetime({ precision: 3 }).describe('When the request arrived, in UTC.'),
    method: z.string(),
    path: z
      .string()
      .describe(
        'The path of the operation in this document, such as `/api/v1/auth/keys/{key_id}`. The input is not stored.',
      ),
    operation: z.string().describe('The operationId of the OpenAPI document.'),
    status: z.int().describe('The HTTP status of the answer.'),
    units: z.int().min(0).describe('Units that the request cost.'),
    duration_ms: z.int().min(0).describe('Time from the request to the end of its answer.'),
    requests: z
      .int()
      .min(1)
      .describe(
        'The requests that the entry stands for. Each minute the first ten refused requests of a key get an entry each. One more entry stands for the rest and shows the last of them.',
      ),
    key_id: z.uuid().nullable().describe('The API key of the request; null for a request with an access token.'),
    key_prefix: z.string().nullable().describe('The first characters of the key.'),
    key_name: z.string().nullable().describe('The name of the key; null if the key no longer exists.'),
    mcp_client: z
      .string()
      .nullable()
      .describe('For an MCP tool call: the name that the program of the assistant gives itself. Otherwise null.'),
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
        requests: 1,
        key_id: 'cde2f85e-fddb-47d1-acdc-3b5e4919f561',
        key_prefix: 'orr_live_Mr697z',
        key_name: 'my app',
        mcp_client: null,
      },
    ],
  })

export const LogEntries = z.array(LogEntry)
export type LogEntries = z.output<typeof LogEntries>

import { z } from 'zod'

const NAME_MAX = 100
const SCOPES_MEANING =
  'Narrows the tools to a group: western, ephemeris, sky, charts, vedic, numerology or reports. All tools by default.'

const Scope = z.string().max(NAME_MAX).nullish().describe(SCOPES_MEANING)

export const McpQuery = z.strictObject({ path_scope: Scope, scope: Scope.describe('The same as `path_scope`.') })
export type McpQuery = z.output<typeof McpQuery>

export const McpScopedQuery = McpQuery.omit({ path_scope: true })

export const McpPath = z.object({
  path_scope: z
    .string()
    .max(NAME_MAX)
    .describe(SCOPES_MEANING)
    .meta({ examples: ['sky'] }),
})

/**
 * JSON-RPC 2.0. The official library checks it against the schemas of its revision, and answers errors as JSON-RPC
 * does.
 */
export const McpMessage = z
  .unknown()
  .describe('A JSON-RPC 2.0 message as specified by the Model Context Protocol.')
  .meta({ id: 'McpMessage', examples: [{ jsonrpc: '2.0', id: 1, method: 'tools/list' }] })

export const McpAnswer = z
  .looseObject({ jsonrpc: z.literal('2.0') })
  .meta({ id: 'McpAnswer', examples: [{ jsonrpc: '2.0', id: 1, result: { tools: [] } }] })

import { Refusal } from '../platform/errors.ts'
import type { Fields } from '../wire/texts/given.ts'
import { apiAddress } from '../wire/texts/words.ts'
import { innerRequest } from './inner-request.ts'
import type { Tool } from './tools.ts'

/** Why a valid input is too large for a conversation, before it costs anything, and where the complete data is. */
export function tooLargeBefore(tool: Tool, input: Fields, publicUrl: string | undefined): string | null {
  const { operation, form } = tool
  const { plan, query: schema } = operation
  if (!form.tooLarge || !plan || !schema) return null
  const given = Object.entries(input).filter(([, value]) => value !== null)
  const query = schema.safeParse({ ...Object.fromEntries(given), ...form.measuredAs })
  if (!query.success) return null
  try {
    const excess = form.tooLarge(plan({ query: query.data, body: undefined, warnings: [] }) as never)
    return excess && [excess, ...fileOf(tool, input, publicUrl)].join('\n')
  } catch (error) {
    // The operation itself says what is wrong.
    if (error instanceof Refusal) return null
    throw error
  }
}

/**
 * Where the same table is available as a file. Text and not a link: a client has no key for other URLs than the MCP
 * endpoint, and the file would fill the conversation.
 */
export function fileOf(
  { operation, form: { sets: _, ...form } }: Tool,
  input: Fields,
  publicUrl: string | undefined,
): string[] {
  const format = operation.answer?.types?.[CSV]
  if (!format) return []
  const { url } = innerRequest({ operation, form }, { ...input, format })
  return [`The whole table is a CSV file at ${apiAddress(`${publicUrl ?? ''}${url}`)}. Cost: ${form.cost}`]
}

const CSV = 'text/csv'

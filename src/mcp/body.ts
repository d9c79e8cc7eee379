import { Refusal } from '../platform/errors.ts'

/** Revision 2025-03-26 has batches. Each message of one is counted. */
const BATCH_MAX = 5

/**
 * The messages of a body. Throws `invalid_input` for a batch that is empty or too long. A message that cancels another
 * of its batch is left out: the library would never answer the batch.
 */
export function messagesOf(body: unknown): readonly unknown[] {
  if (!Array.isArray(body)) return [body]
  const messages = body.filter((message) => methodOf(message) !== CANCELLED)
  if (messages.length > 0 && body.length <= BATCH_MAX) return messages
  const msg = `A batch may have 1 to ${BATCH_MAX} requests`
  throw new Refusal('invalid_input', { issues: [{ loc: ['body'], msg, type: 'value_error' }] })
}

const CANCELLED = 'notifications/cancelled'
const methodOf = (message: unknown): unknown => (message as { method?: unknown } | null)?.method
const OWN_REQUESTS: ReadonlySet<unknown> = new Set(['tools/call', 'tasks/get', 'tasks/update', 'tasks/cancel'])
/** A message that makes a request to an operation, which is counted instead of it. */
export const makesRequest = (message: unknown): boolean => OWN_REQUESTS.has(methodOf(message))

/** Long answers count as several. The page of an app has half a megabyte. */
export function weightOf(message: unknown): number {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { uri?: unknown } }
  if (method === 'resources/read' && String(params?.uri).startsWith('ui:')) return 10
  return method === 'tools/list' ? 4 : 1
}

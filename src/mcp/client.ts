import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_CAPABILITIES_META_KEY, CLIENT_INFO_META_KEY, type ServerContext } from '@modelcontextprotocol/server'

type Envelope = Readonly<Record<string, unknown>>

/** Program names are short. */
const NAME_MAX = 60
const UNNAMED = 'unnamed'

/**
 * The program of an assistant: the name in the message (from revision 2026-07-28 on), otherwise that of its HTTP
 * library. People see it in the log, so it has no control characters.
 */
export function clientOf({ mcpReq }: Pick<ServerContext, 'mcpReq'>, headers: IncomingHttpHeaders): string {
  const { name } = ((mcpReq.envelope as Envelope | undefined)?.[CLIENT_INFO_META_KEY] ?? {}) as { name?: unknown }
  const text = typeof name === 'string' && name.trim() !== '' ? name : (headers['user-agent'] ?? '')
  return (
    text
      .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .slice(0, NAME_MAX)
      .toWellFormed() || UNNAMED
  )
}

interface Capabilities {
  readonly elicitation?: Readonly<Record<string, unknown>>
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** What the client of a message can do. From revision 2026-07-28 on each message says it. */
export const capabilitiesOf = ({ mcpReq }: Pick<ServerContext, 'mcpReq'>): Capabilities =>
  ((mcpReq.envelope as Envelope | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Capabilities

/** Whether the client of a message can show the person a form. Without a mode it means forms. */
export function asksPeople(context: Pick<ServerContext, 'mcpReq'>): boolean {
  const { elicitation } = capabilitiesOf(context)
  return elicitation !== undefined && (elicitation['form'] !== undefined || Object.keys(elicitation).length === 0)
}

import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_INFO_META_KEY, type ServerContext } from '@modelcontextprotocol/server'

type Envelope = Readonly<Record<string, unknown>>

/** A name of a program is short. */
const NAME_MAX = 60
const UNNAMED = 'unnamed'

/**
 * The program of an assistant: the name in the message (from revision 2026-07-28 on), else that of its HTTP library. The
 * log shows it to people, so it has no control characters.
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

import type { IncomingHttpHeaders } from 'node:http'
import { CLIENT_CAPABILITIES_META_KEY, isInitializeRequest } from '@modelcontextprotocol/server'
import { APP_PAGE_TYPE } from './page.ts'

/** The extension of clients that show apps (MCP Apps). */
const APPS = 'io.modelcontextprotocol/ui'
const SESSION_HEADER = 'mcp-session-id'
const SHOWS_APPS = 'apps'

interface Capabilities {
  readonly extensions?: Readonly<Record<string, unknown>>
}

/**
 * Whether the client of a message shows apps. It names their media type, as do clients that hide the tools of apps from
 * the model. From revision 2026-07-28 on each message has its capabilities. An older client sends them once: the
 * session id in the answer only records this, and the client repeats it.
 */
export function showsApps(body: unknown, headers: IncomingHttpHeaders): boolean {
  if (headers[SESSION_HEADER] === SHOWS_APPS) return true
  const { params } = (body ?? {}) as { params?: { capabilities?: Capabilities; _meta?: Record<string, unknown> } }
  const capabilities =
    params?.capabilities ?? (params?._meta?.[CLIENT_CAPABILITIES_META_KEY] as Capabilities | undefined)
  const { mimeTypes } = (capabilities?.extensions?.[APPS] ?? {}) as { mimeTypes?: unknown }
  return Array.isArray(mimeTypes) && mimeTypes.includes(APP_PAGE_TYPE)
}

/** The response headers with which an older client later shows that it supports apps. */
export const sessionHeaders = (body: unknown, hasApps: boolean): Readonly<Record<string, string>> =>
  hasApps && isInitializeRequest(body) ? { [SESSION_HEADER]: SHOWS_APPS } : {}

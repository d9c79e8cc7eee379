import type { IncomingHttpHeaders } from 'node:http'
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  isInitializeRequest,
  MissingRequiredClientCapabilityError,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { APP_PAGE_TYPE } from './app/wheel.ts'

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
const capabilitiesOf = ({ mcpReq }: Pick<ServerContext, 'mcpReq'>): Capabilities =>
  ((mcpReq.envelope as Envelope | undefined)?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Capabilities

/** Whether the client of a message can show the person a form. Without a mode it means forms. */
export function asksPeople(context: Pick<ServerContext, 'mcpReq'>): boolean {
  const { elicitation } = capabilitiesOf(context)
  return elicitation !== undefined && (elicitation['form'] !== undefined || Object.keys(elicitation).length === 0)
}

/** The extension of clients that show apps (MCP Apps). */
const APPS = 'io.modelcontextprotocol/ui'
const SESSION_HEADER = 'mcp-session-id'
const SHOWS_APPS = 'apps'

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

/** The extension of clients that track long-running work automatically (SEP-2663, for revision 2026-07-28). */
const TASKS = 'io.modelcontextprotocol/tasks'
const extensions = { [TASKS]: {} }

/** The capabilities of a server with tasks. */
export const TASKS_CAPABILITY = { extensions }

/** Whether the client of a message supports tasks. It says so in each message. */
export const followsTasks = (context: Pick<ServerContext, 'mcpReq'>): boolean =>
  capabilitiesOf(context).extensions?.[TASKS] !== undefined

/** Throws for a client that did not declare support for tasks, as the extension requires. */
export function requireTasks(context: Pick<ServerContext, 'mcpReq'>): void {
  if (!followsTasks(context)) throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions } })
}

import type { IncomingMessage } from 'node:http'
import type { Caller } from '../accounts/caller.ts'
import type { CountAccount } from '../http/limits/counter.ts'
import type { Page } from '../pages/frame.ts'
import type { Reached } from '../platform/addresses.ts'
import type { Fields } from '../wire/texts/words.ts'
import type { InPace } from './limits.ts'
import type { ChoicesOf } from './question.ts'
import type { Scope, scopeOf } from './scopes.ts'

/** One MCP message of an assistant, whose credential was checked. */
export interface Message {
  readonly request: IncomingMessage
  readonly body: unknown
  readonly caller: Caller
  readonly scope: Scope | null
  /** Sends the request of a tool call for a program with this name. */
  sendAs(client: string): Send
  /** What the gazetteer finds for the name of a place. */
  readonly choicesOf: ChoicesOf
  /** Logs an error that is a bug. */
  report(error: unknown): void
}

/** The Model Context Protocol, without sessions: each message is independent, and any front can answer it. */
export interface Mcp {
  /** Throws `not_found` for an unknown scope. */
  scopeOf: typeof scopeOf
  answer(message: Message): Promise<Response>
  /** Counts a message that does not call a tool. Throws `rps_limit_exceeded`. */
  readonly countMessage: CountAccount
  /** Sends the request of a tool call. */
  readonly inPace: InPace
  /** Counts a search for a place that a question needs. Throws `rps_limit_exceeded`. */
  readonly countSearch: CountAccount
  /**
   * The page for a browser at the URL of a scope. `host` and `protocol` are those of its request, and `root` is the
   * relative path to the root.
   */
  page(at: Reached, scope: Scope | null, root: string): Page
}

/** The request of an operation, as a tool call makes it. */
export interface InnerRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly payload?: Fields
}

/** The answer to the request of an operation. */
export interface InnerAnswer {
  readonly status: number
  readonly body: Buffer
  readonly retryAfter: string | undefined
}

/** Sends the request to an operation with the credentials of the assistant, at the pace of its plan. */
export type Send = (request: InnerRequest, part: number) => Promise<InnerAnswer>

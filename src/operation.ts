import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Area } from './accounts/areas.ts'
import type { RefusalCode } from './errors.ts'

/**
 * Who may call: anyone, the holder of an API key, whoever is signed in to an account, or one who is signed in or a server
 * that knows the secret which it shares with us.
 */
export type Access = 'public' | 'api_key' | 'account' | 'account_or_server'

/**
 * One thing the service does, as a plain value. Route, validation, OpenAPI entry, metric label and cost all derive
 * from it, so none of them can disagree.
 */
export interface Operation<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  /** `noun_verb_or_thing`: the OpenAPI operationId and the metric label. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parts in braces, such as `/keys/{key_id}`, are the fields of `params`. */
  readonly url: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly access: Access
  /** The part of the service that it belongs to: keys may be limited to some. Every operation that takes a key has one. */
  readonly area?: Area
  /**
   * The key may also come as the query parameter `api_key` or as the password of HTTP Basic, for programs that subscribe to
   * an address and send no headers of their own.
   */
  readonly subscribed?: boolean
  /** What an invalid key is answered with where the rule is not the general one, 401. */
  readonly invalidKeyStatus?: 403
  /** Faults of the input leave as `application/problem+json` (RFC 9457) instead of as FastAPI's list. */
  readonly failures?: 'problem'
  /** It finds out by itself which session the bearer token of a public operation is of. */
  readonly ofSession?: boolean
  /** What it may refuse with beyond what every operation does, for the document. */
  readonly refuses?: readonly RefusalCode[]
  /** Nothing of the input may reach the log, not even in the message of an error that is a bug. */
  readonly confidential?: boolean
  /** Units taken from the caller's plan once the input has been found valid. */
  readonly cost: number | ((input: { query: z.output<Query>; body: z.output<Body> }) => number)
  /** Offered to MCP clients as a tool. */
  readonly tool: boolean
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly reply: z.ZodType
  /**
   * Media types of a successful answer, the default first, each with the value of the input's `format` that asks for
   * it. An Accept header chooses among them when the input does not. JSON alone when absent.
   */
  readonly produces?: Readonly<Record<string, string>>
  /** The media type of the body where it is not JSON. A form's files are fields of `body`. */
  readonly consumes?: 'multipart/form-data'
  /** Further statuses that it answers with by itself, and what they say. With 304 nothing is sent. */
  readonly answers?: Readonly<Record<number, string>>
  /** Headers of a successful answer that are its own, and what they say. */
  readonly headers?: Readonly<Record<string, string>>
  /** The field of the body that holds `format`, where the body itself does not. */
  readonly formatIn?: string
  handle(
    request: FastifyRequest<{ Params: z.output<Params>; Querystring: z.output<Query>; Body: z.output<Body> }>,
    reply: FastifyReply,
  ): unknown
}

/** Identity at run time. At compile time it gives `handle` the parsed types of its own schemas. */
export const operation = <Query extends z.ZodType, Body extends z.ZodType, Params extends z.ZodType>(
  definition: Operation<Query, Body, Params>,
) => definition as unknown as Operation

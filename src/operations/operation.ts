import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Account } from '../accounts/account.ts'
import type { Operator } from '../accounts/admin/admin.ts'
import type { Caller } from '../accounts/caller.ts'
import type { ReplyOf } from '../contract/reply.ts'
import type { Warned } from '../contract/warnings.ts'
import type { RefusalCode } from '../platform/errors.ts'
import type { PageForm, ToolView } from '../techniques/shown.ts'
import type { Access } from './access.ts'
import type { Services } from './services.ts'

/** How a successful answer may differ from JSON with status 200. */
export interface AnswerFormats {
  /**
   * Media types of the answer, the default first, each with its value of the input's `format`. The Accept header
   * chooses if the input does not.
   */
  readonly types?: Readonly<Record<string, string>>
  /**
   * JSON answers that a field of the input selects instead of `reply`. The document has their schemas, but `reply`
   * alone as the type of the answer.
   */
  readonly variants?: readonly z.ZodType[]
  /** The field of the body that holds `format`, if the body itself does not. */
  readonly formatIn?: string
  /** Headers of only this operation, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>
  /** Further statuses, with their descriptions. Those from 300 to 399 have no content. */
  readonly statuses?: Readonly<Record<number, string>>
}

/**
 * One thing the service does, as a plain value. It exists before anything runs. Route, validation, OpenAPI entry,
 * metric label, cost and tool all derive from it.
 */
export interface Operation<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Input = unknown,
  Allowed extends Access = Access,
  Reply extends z.ZodType = z.ZodType,
> {
  /** `noun_verb_or_thing`: the OpenAPI operationId and the metric label. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parts in braces, such as `/keys/{key_id}`, are the fields of `params`. */
  readonly url: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly access: Allowed
  /** Units taken from the caller's plan after validation. Only operations that take a key have a cost. */
  readonly cost?: number | ((input: Parsed<Query, Body> & { input: Input }) => number)
  /**
   * Reads a valid request once, into plain data. Cost, ETag and calculation only use this input, as `request.input`.
   */
  read?(request: Parsed<Query, Body> & Required<Warned> & { readonly requestId?: string }): Input
  /**
   * Whether an input is calculated in a few milliseconds and changes nothing. The calculation may then begin while its
   * units are taken.
   */
  isQuick?(input: Input): boolean
  /** Whether a request concerns Vedic astrology, for the statistics: a sidereal zodiac, or Ank Jyotish numerology. */
  isVedic?(input: Input): boolean
  /** How models see the operation: as a tool, or as several that set some of its fields. */
  readonly tools?: readonly ToolView[]
  /** How the playground shows the operation. */
  readonly page?: PageForm
  /** The operation exists only where the built-in identity provider signs people in. */
  readonly builtInIdentity?: true
  /** The operation exists only where PUBLIC_SKY is set. */
  readonly isOfPublicSky?: true
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Fields that query and body share: true in either counts. */
  readonly twins?: readonly string[]
  /**
   * The media type of the body, if it is not parsed as JSON. Files of a form are fields of `body`. A body of JSON that
   * is named here stays a Buffer, for its signature.
   */
  readonly consumes?: 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'application/json'
  /** The field of the body whose items may also be sent as lines of NDJSON. */
  readonly bodyLines?: string
  readonly reply: Reply
  readonly answer?: AnswerFormats
  /** Refusals of this operation. Its `access` adds others. */
  readonly refuses?: readonly RefusalCode[]
  /**
   * The format of errors in the input, if not FastAPI's list: as `application/problem+json` (RFC 9457), as errors of
   * OAuth (RFC 6749, 5.2), or as an error of JSON-RPC. An operation of OAuth reads its own parameters, because unknown
   * ones are allowed there.
   */
  readonly faults?: 'problem' | 'oauth' | 'json_rpc'
  /** Pages of any origin may call it, because it reads no cookie and its answer is public or requires a code. */
  readonly openToPages?: true
  /** A page for people, or a form of one. The OpenAPI document only describes what programs call. */
  readonly isPage?: true
  /** Only pages of this service may send the form. */
  readonly ownForm?: true
  /** The number of requests that an address may send to it. Each front counts on its own. */
  readonly addressLimit?: { readonly most: number; readonly seconds: number }
  /** Its query is a search for places. */
  readonly searchesPlaces?: true
  /** For operators and their programs. No limit by address or by key applies. */
  readonly isProbe?: true
  /** If operators have a separate address, it is served only there. The same applies to the access `admin`. */
  readonly isForOperators?: true
  /** Each request is signed by its sender. Only those with an invalid signature are counted by address. */
  readonly isSigned?: true
  /** The operation sends an e-mail with a link that the recipient needs. */
  readonly mails?: true
  /** The log never contains input, not even in the message of an unexpected error. */
  readonly confidential?: true
  /** Answers a request. State that outlives the request belongs to a service. */
  readonly handle: Handler<Query, Body, Params, Input, Allowed, Reply>
}

/** The media types of the body of an operation. */
export const bodyTypes = (operation?: Operation): readonly [string, ...string[]] => [
  operation?.consumes ?? 'application/json',
  ...(operation?.bodyLines ? [NDJSON] : []),
]

export const NDJSON = 'application/x-ndjson'

interface Parsed<Query extends z.ZodType, Body extends z.ZodType> {
  readonly query: z.output<Query>
  readonly body: z.output<Body>
}

export type Handler<
  Query extends z.ZodType,
  Body extends z.ZodType,
  Params extends z.ZodType,
  Input,
  Allowed extends Access,
  Reply extends z.ZodType,
> = (
  request: FastifyRequest<{ Params: z.output<Params>; Querystring: z.output<Query>; Body: z.output<Body> }> & {
    readonly input: Input
  } & Known<Allowed>,
  reply: FastifyReply,
  services: Services,
) => Answer<Reply> | Promise<Answer<Reply>>

/** What the schema of the reply says, its bytes, or a reply that was sent. */
type Answer<Reply extends z.ZodType> = ReplyOf<Reply> | FastifyReply | Uint8Array | Readable

/** A request of a caller with a key, of an account and of an operator, as the access check has found them. */
export type CallerRequest = FastifyRequest & { readonly caller: Caller }
export type AccountRequest = FastifyRequest & { readonly account: Account }
export type OperatorRequest = FastifyRequest & { readonly operator: Operator }

type Known<Allowed extends Access> = Allowed extends { readonly keyOptional: true } | { readonly withIssuer: true }
  ? unknown
  : Allowed extends { readonly kind: 'key' | 'mcp' }
    ? Pick<CallerRequest, 'caller'>
    : Allowed extends { readonly kind: 'token' | 'account_page' }
      ? Pick<AccountRequest, 'account'>
      : Allowed extends { readonly kind: 'admin' | 'admin_page' }
        ? Pick<OperatorRequest, 'operator'>
        : unknown

/** Identity at run time. At compile time it gives `handle` the parsed types of its own schemas, and the holder. */
export const operation = <
  Query extends z.ZodType,
  Body extends z.ZodType,
  Params extends z.ZodType,
  Input,
  const Allowed extends Access,
  Reply extends z.ZodType,
>(
  definition: Operation<Query, Body, Params, Input, Allowed, Reply>,
) => definition as unknown as Operation

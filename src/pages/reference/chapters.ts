import type { z } from 'zod'
import type { PageForm } from '../../techniques/shown.ts'
import { type Field, fieldOf, fieldsOf, type Schema, type Schemas } from './fields.ts'

/** Operations that the reference shows together. */
export interface Chapter {
  /** The last part of the path of its page. */
  readonly slug: string
  readonly name: string
  readonly entries: readonly Entry[]
}

/** What the reference reads of an operation. */
export interface Documented {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly url: string
  readonly tag: string
  readonly summary: string
  readonly description?: string
  readonly access: { readonly kind: string }
  /** A number of units, or a function of the request. */
  readonly cost?: unknown
  readonly page?: PageForm
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly reply: z.ZodType
  readonly answer?: { readonly types?: Readonly<Record<string, string>> }
  readonly consumes?: string
  readonly isSigned?: true
  readonly isPage?: true
}

/** An operation, with others that do the same under another address. */
export interface Entry {
  readonly operation: Documented
  readonly aliases: readonly Documented[]
}

/** An operation in the OpenAPI document. */
export interface Described {
  readonly summary: string
  readonly description?: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response>>
}

/** A parameter of an operation in the document. */
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
}

/** A body or an answer of one media type. */
export interface Media {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

/** An answer with one status. */
export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>
  readonly content?: Readonly<Record<string, Media>>
}

/** The part of an OpenAPI document that a chapter shows. */
export interface ChapterDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Schemas }
}

/** The operation of the document. */
export const describedIn = ({ paths }: ChapterDocument, { url, method }: Documented): Described =>
  paths[url]![method.toLowerCase()]!

/** The last part of the path of a chapter, by the tag of its operations. */
export const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-')

/** The chapters in the order of the operations. */
export function chaptersOf(operations: readonly Documented[]): readonly Chapter[] {
  const byTag = Map.groupBy(
    operations.filter(({ isPage }) => !isPage),
    ({ tag }) => tag,
  )
  return [...byTag].map(([name, own]) => ({ slug: slugOf(name), name, entries: entriesOf(own) }))
}

/** An alias has the summary, the method and the schemas of an earlier operation. */
function entriesOf(operations: readonly Documented[]): readonly Entry[] {
  const entries: { operation: Documented; aliases: Documented[] }[] = []
  for (const operation of operations) {
    const earlier = entries.find((entry) => isSame(entry.operation, operation))
    if (earlier) earlier.aliases.push(operation)
    else entries.push({ operation, aliases: [] })
  }
  return entries
}

const SAME = ['summary', 'method', 'query', 'body', 'params', 'reply'] as const satisfies readonly (keyof Documented)[]

const isSame = (one: Documented, other: Documented): boolean =>
  SAME.every((key) => one[key] === other[key]) && hasSamePlaces(one, other)

/** Two addresses that take the same names from their path. */
const hasSamePlaces = (one: Documented, other: Documented): boolean =>
  String(one.url.match(/\{\w+\}/g)) === String(other.url.match(/\{\w+\}/g))

/** What an operation costs, as a sentence. Null if its description says so, as it does where the cost depends on the request. */
export function costOf({ cost = 0, description = '' }: Documented): string | null {
  if (typeof cost !== 'number' || /\bCosts (?!nothing)/.test(description)) return null
  if (cost === 0) return 'Costs no units.'
  return `Costs ${cost === 1 ? 'one unit' : `${cost} units`}.`
}

/** What a request shows, by the security schemes of the document. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  apiKey: 'an API key in the header `x-api-key`',
  apiKeyInAddress: 'an API key as the parameter `api_key`, for calendar programs',
  apiKeyAsPassword: 'an API key as the password of HTTP Basic',
  accessToken: 'an access token as `authorization: Bearer`',
  assistantToken: 'an API key or an access token as `authorization: Bearer`',
  session: 'the token of a sign-in as `authorization: Bearer`',
  adminSession: 'the token of an administrator as `authorization: Bearer`',
  syncSecret: 'the secret of the installation in the header `x-sync-secret`',
}

/** Who may call an operation, as a sentence. */
export function accessOf({ security }: Pick<Described, 'security'>): string {
  const names = security.flatMap((each) => Object.keys(each))
  const isOptional = security.length === 0 || security.some((each) => Object.keys(each).length === 0)
  if (names.length === 0) return 'Needs no key.'
  const said = names.map((name) => CREDENTIALS[name] ?? name).join(', or ')
  return isOptional ? `Takes ${said}; works without one.` : `Needs ${said}.`
}

/** Every field of a request: its parameters, and the fields of its body. */
export const inputFields = ({ parameters = [], requestBody }: Described, schemas: Schemas): readonly Field[] => [
  ...parameters.map((each) => parameterField(each, schemas)),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema = {} }) => fieldsOf(schema, schemas)),
]

/** A parameter as a field. Its description stands beside its schema. */
export const parameterField = ({ name, schema, description, required }: Parameter, schemas: Schemas): Field =>
  fieldOf(
    { name, schema: description === undefined ? schema : { ...schema, description }, isRequired: required },
    schemas,
  )

/** The id of the element of a field of a request. */
export const fieldId = ({ name }: Pick<Documented, 'name'>, field: string): string => `${name}.${field}`

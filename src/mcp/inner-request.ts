import type { z } from 'zod'
import { Refusal } from '../platform/errors.ts'
import type { Fields } from '../wire/texts/words.ts'
import type { InnerAnswer, InnerRequest } from './message.ts'
import type { Tool } from './tools.ts'

const PART = /^[\w-]{1,100}$/

/**
 * Splits the input of a tool into path, query and body. Throws `invalid_input` for a path parameter that is not an id.
 */
export function innerRequest({ operation, view }: Pick<Tool, 'operation' | 'view'>, input: Fields): InnerRequest {
  const fields: Fields = { ...input, ...view.sets }
  const inPath = namesIn(operation.url)
  const path = operation.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(fields, name))
  const others = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  if (!operation.body) return { method: 'GET', url: path + queryOf(others) }
  const inQuery = fieldsOf(operation.query)
  const inBody = fieldsOf(operation.body)
  const isQuery = ([name]: readonly [string, unknown]) => inQuery.has(name) && !inBody.has(name)
  return {
    method: 'POST',
    url: path + queryOf(others.filter(isQuery)),
    payload: Object.fromEntries(others.filter((each) => !isQuery(each))),
  }
}

const namesIn = (url: string): string[] => [...url.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

function partOf(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string' && PART.test(value)) return value
  const msg = value === undefined ? 'Field required' : 'Expected an id of letters, digits and hyphens'
  throw new Refusal('invalid_input', { issues: [{ loc: ['path', name], msg, type: 'value_error' }] })
}

/** A list is joined with commas, as in every query of the service. */
function queryOf(fields: readonly (readonly [string, unknown])[]): string {
  const given = fields.filter(([, value]) => value !== null && value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, textOf(value)]))}`
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const fieldsOf = (schema: z.ZodType | undefined): ReadonlySet<string> =>
  new Set(Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}))

/** The message of a refused request, for a model that will call again. */
interface Refused {
  readonly status: number
  readonly body: unknown
  /** Seconds. */
  readonly retryAfter?: string | undefined
}

const MEND = 'Fix these fields and call again. The refused call cost nothing.'

/** The faults of a refused call: each field, what is wrong with it, and what is allowed; or when to try again. */
export function faultText({ status, body, retryAfter }: Refused): string {
  const { detail, message, error, more_faults: more } = (body ?? {}) as Failure
  if (Array.isArray(detail)) {
    const rest = more ? [`and ${more} more`] : []
    return [...detail.map(({ loc, msg }) => `- ${placeOf(loc)}${msg}`), ...rest, MEND].join('\n')
  }
  if (typeof detail === 'string' && status < 500 && status !== 401 && status !== 403 && status !== 404)
    return `${detail}\n${MEND}`
  const said = typeof detail === 'string' ? detail : (message ?? error ?? 'The service cannot answer')
  return [said, status === 429 || status >= 500 || retryAfter ? laterText(retryAfter) : ''].filter(Boolean).join('. ')
}

/** The faults of an answer that is a refusal. */
export function faultOf({ status, body, retryAfter }: InnerAnswer): string {
  const text = body.toString()
  return faultText({ status, body: /^\s*\{/.test(text) ? JSON.parse(text) : {}, retryAfter })
}

interface Failure {
  readonly detail?: string | readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[]
  readonly message?: string
  readonly error?: string
  readonly more_faults?: number
}

/** A model knows its arguments, but not which part of a request they went into. */
const placeOf = ([, ...path]: readonly (string | number)[]): string => (path.length > 0 ? `${path.join('.')}: ` : '')

const laterText = (retryAfter: string | undefined): string =>
  retryAfter ? `Call again after ${retryAfter} ${retryAfter === '1' ? 'second' : 'seconds'}` : 'Call again later'

import type { z } from 'zod'
import { Refusal } from '../platform/errors.ts'
import type { Fields } from '../wire/texts/given.ts'

import type { InnerRequest } from './message.ts'
import type { Tool } from './tools.ts'

const PART = /^[\w-]{1,100}$/

/**
 * Splits the input of a tool into path, query and body. Throws `invalid_input` for a path parameter that is not an id.
 */
export function innerRequest({ operation, form }: Pick<Tool, 'operation' | 'form'>, input: Fields): InnerRequest {
  const fields: Fields = { ...input, ...form.sets }
  const inPath = namesIn(operation.url)
  const path = operation.url.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(fields, name))
  const others = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  if (!operation.body) return { method: 'GET', url: path + queryOf(others) }
  const [inQuery, inBody] = [fieldsOf(operation.query), fieldsOf(operation.body)]
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

import { z } from 'zod'
import { type Call, fitted } from '../code/snippets.ts'
import type { Described, Documented, Media, Parameter } from './chapters.ts'

/** The address of the service in examples. The script of the page replaces it. */
const EXAMPLE_ADDRESS = 'http://127.0.0.1:8080'
const JSON_TYPE = 'application/json'

/** The variable that holds the token of a request. */
const TOKENS: Readonly<Record<string, string>> = {
  accessToken: 'TOKEN',
  session: 'SESSION',
  adminSession: 'ADMINTOKEN',
}

/**
 * The example of an operation as a call. Null if its body is not JSON, or is signed by its sender: such a request is written
 * in another way.
 */
export function exampleCall(operation: Documented, described: Described): Call | null {
  const { method, url, consumes, query } = operation
  if (consumes || operation.isSigned) return null
  const { parameters = [], requestBody, security } = described
  const body = requestBody && firstExample(requestBody.content[JSON_TYPE])
  if (requestBody && body === undefined) return null
  const inPath = parameters.filter((each) => each.in === 'path')
  const names = inPath.filter((each) => exampleOf(each) === undefined).map(({ name }) => variable(name))
  const path = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = exampleOf(inPath.find((each) => each.name === name)!)
    return value === undefined ? `$${variable(name)}` : encodeURIComponent(value)
  })
  const search = new URLSearchParams(queryOf(parameters, query)).toString()
  const isKeyed = security.some((each) => 'apiKey' in each)
  const token = isKeyed ? undefined : TOKENS[Object.keys(security[0] ?? {})[0] ?? '']
  const variables = token ? [...names, token] : names
  const file = fileOf(operation)
  return {
    method,
    url: `${EXAMPLE_ADDRESS}${path}${search && `?${search}`}`,
    ...(token && { headers: { authorization: `Bearer $${token}` } }),
    ...(!isKeyed && { isOpen: true }),
    ...(body !== undefined && { body }),
    ...(file && { file }),
    ...(variables.length > 0 && { variables }),
  }
}

/** Shells and the code in other languages read names of capital letters. */
const variable = (name: string): string => name.replaceAll('_', '').toUpperCase()

const exampleOf = ({ schema }: Parameter): string | undefined => {
  const value = schema.examples?.[0] ?? schema.enum?.[0]
  return value === undefined ? undefined : String(value)
}

/** The required parameters, and the whole example of a query whose fields depend on each other. */
function queryOf(parameters: readonly Parameter[], query: z.ZodType | undefined): Record<string, string> {
  const required = parameters.filter((each) => each.in === 'query' && each.required)
  const values = required.map((each) => [each.name, exampleOf(each) ?? ''])
  const [whole = {}] = (query && (z.globalRegistry.get(query)?.['examples'] as object[] | undefined)) ?? []
  return Object.fromEntries([...values, ...Object.entries(whole).map(([name, value]) => [name, String(value)])])
}

/** The file in which an answer is kept that is not JSON. */
function fileOf({ name, answer }: Documented): string | undefined {
  const [first] = Object.entries(answer?.types ?? {})
  if (!first || /\bjson$/.test(first[0])) return undefined
  const ending = first[1] === 'text' ? 'txt' : first[1]
  return `${name.replaceAll('_', '-')}.${ending}`
}

const firstExample = (media: Media | undefined): unknown => Object.values(media?.examples ?? {})[0]?.value

/** Longer answers are shortened on the page. The OpenAPI document has them as a whole. */
const ANSWER_LENGTH_MAX = 3_000
const TEXT_LENGTH_MAX = 400
/** The number of items that are kept of each list, in the order of the attempts. */
const ITEMS_KEPT = [3, 1] as const

/** The example of an answer. */
export interface Sample {
  readonly text: string
  /** Lists and texts are shortened. */
  readonly isShortened: boolean
}

/** The example of the answer as JSON, if there is one. */
export function sampleAnswer({ responses }: Described): Sample | null {
  const value = firstExample(responses['200']?.content?.[JSON_TYPE])
  if (value === undefined || value === null) return null
  const whole = fitted(value)
  if (whole.length <= ANSWER_LENGTH_MAX) return { text: whole, isShortened: false }
  const attempts = ITEMS_KEPT.values().map((kept) => fitted(shortened(value, kept)))
  let text = whole
  for (text of attempts) if (text.length <= ANSWER_LENGTH_MAX) break
  return { text, isShortened: true }
}

function shortened(value: unknown, kept: number): unknown {
  if (typeof value === 'string') return value.length > TEXT_LENGTH_MAX ? `${value.slice(0, TEXT_LENGTH_MAX)} …` : value
  if (Array.isArray(value)) return value.slice(0, kept).map((each) => shortened(each, kept))
  if (value === null || typeof value !== 'object') return value
  const members = Object.entries(value)
  const shown = isRecord(Object.values(value)) ? members.slice(0, kept) : members
  return Object.fromEntries(shown.map(([name, each]) => [name, shortened(each, kept)]))
}

/** Whether the values are objects with the same members, as of one for each planet. */
function isRecord(values: readonly unknown[]): boolean {
  const kinds = new Set(values.map((value) => (value && typeof value === 'object' ? Object.keys(value).join() : '')))
  return values.length > 2 && kinds.size === 1 && !kinds.has('')
}

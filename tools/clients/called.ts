import { GROUPS, HAND_WRITTEN, LINES } from './methods.ts'

/** JSON Schema, as far as the document uses it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly description?: string
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema: Schema
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

export interface Entry {
  readonly operationId: string
  readonly summary: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

export interface Called extends Entry {
  readonly method: string
  readonly path: string
}

export interface OpenApi {
  readonly openapi: string
  readonly info: unknown
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** What the clients call of a document: the operations by name, and the schemas that they reach. */
export interface CalledPart {
  readonly operations: ReadonlyMap<string, Called>
  readonly schemas: Readonly<Record<string, Schema>>
  readonly document: OpenApi
}

export function calledPart(document: OpenApi): CalledPart {
  const names = new Set([
    ...Object.values(GROUPS).flatMap((methods) => Object.values(methods).map(({ operation }) => operation)),
    ...HAND_WRITTEN,
  ])
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]): Called => ({ ...entry, method: method.toUpperCase(), path })),
  )
  const operations = new Map(
    all.filter(({ operationId }) => names.has(operationId)).map((each) => [each.operationId, successOf(each)]),
  )
  for (const name of names) if (!operations.has(name)) throw new Error(`The document has no operation ${name}`)
  const replies = Object.values(GROUPS).flatMap((methods) => Object.values(methods).flatMap(({ reply }) => reply ?? []))
  const schemas = reached(document, [...operations.values()], [...LINES, ...replies])
  return { operations, schemas, document: partOf(document, operations, schemas) }
}

/** Refusals are thrown as errors, so their bodies need no types. */
function successOf({ responses, ...entry }: Called): Called {
  const { description, content = {} } = responses[200]!
  return { ...entry, responses: { 200: { description, content: bare(content) } } }
}

const bare = (content: Content): Content =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, { schema }]))

function reached(
  { components }: OpenApi,
  operations: readonly Called[],
  more: readonly string[],
): Record<string, Schema> {
  const found = new Set<string>(more)
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, member] of Object.entries(value)) {
      if (key !== '$ref') visit(member)
      else if (!found.has(nameOf(String(member)))) {
        found.add(nameOf(String(member)))
        visit(components.schemas[nameOf(String(member))])
      }
    }
  }
  for (const { parameters, requestBody, responses } of operations) visit([parameters, requestBody, responses])
  for (const name of more) visit(components.schemas[name])
  return Object.fromEntries(Object.entries(components.schemas).filter(([name]) => found.has(name)))
}

function partOf(document: OpenApi, operations: CalledPart['operations'], schemas: CalledPart['schemas']): OpenApi {
  const paths: Record<string, Record<string, Entry>> = {}
  for (const { method, path, security: _, parameters = [], requestBody, ...entry } of operations.values()) {
    // The client sets the headers.
    const inAddress = parameters.filter((each) => each.in !== 'header')
    const body = requestBody && { requestBody: { ...requestBody, content: bare(requestBody.content) } }
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...entry, parameters: inAddress, ...body } }
  }
  return { openapi: document.openapi, info: document.info, paths, components: { schemas } }
}

/** The name of a schema that is referred to. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const JSON_TYPE = 'application/json'

/** The schema of a JSON body. */
export const bodyOf = ({ requestBody }: Entry): Schema | undefined => requestBody?.content[JSON_TYPE]?.schema

/** The schema of the JSON that is answered by default: the first, where a field of the input selects others. */
export function replyOf({ responses }: Entry): Schema | undefined {
  const schema = responses[200]?.content?.[JSON_TYPE]?.schema
  return schema?.anyOf?.[0] ?? schema
}

export const namesIn = ({ parameters = [] }: Entry, where: 'path' | 'query'): string[] =>
  parameters.filter((each) => each.in === where).map(({ name }) => name)

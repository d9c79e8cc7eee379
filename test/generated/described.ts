/** A schema of JSON Schema 2020-12, as far as the document uses it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly propertyNames?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly maxProperties?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly pattern?: string
  readonly examples?: readonly unknown[]
}

interface Media {
  readonly schema?: Schema
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

export interface Response {
  readonly content?: Readonly<Record<string, Media>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

interface Entry {
  readonly operationId: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Response>>
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** An operation as the document describes it. */
export interface Described extends Entry {
  readonly method: string
  readonly url: string
  readonly parameters: readonly Parameter[]
  /** The media type of the body, its schema and examples. */
  readonly body: { readonly type: string; readonly schema: Schema; readonly examples: readonly unknown[] } | null
}

/** The operations of a document. */
export const operationsOf = ({ paths }: Document): Described[] =>
  Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, entry]) => {
      const [content] = Object.entries(entry.requestBody?.content ?? {})
      const [type, media] = content ?? []
      const body = type &&
        media && {
          type,
          schema: media.schema ?? {},
          examples: Object.values(media.examples ?? {}).map((each) => each.value),
        }
      return { ...entry, parameters: entry.parameters ?? [], method: method.toUpperCase(), url, body: body || null }
    }),
  )

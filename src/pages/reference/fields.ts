/** A JSON Schema of the OpenAPI document, as far as the reference reads it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxProperties?: number
}

/** The named schemas of a document. */
export type Schemas = Readonly<Record<string, Schema>>

/** A field of a request or an answer, as a reader sees it. */
export interface Field {
  readonly name: string
  /** In the words of JSON Schema, such as `array of integers`. */
  readonly type: string
  readonly isRequired: boolean
  /** Its description, as Markdown. */
  readonly about: string
  /** What a value must be, such as `1 to 12`. */
  readonly bounds: readonly string[]
  /** The value that is used if the field is absent, as JSON or as a bare word. */
  readonly fallback: string | null
  /** Every allowed value, if they are listed. */
  readonly values: readonly string[]
  /** The name of the schema of its content. */
  readonly schemaName: string | null
  /** Equal for fields that contain the same fields: a page shows those once. Null for a field without any. */
  readonly key: () => string | null
  /** The fields within. */
  readonly within: () => readonly Field[]
}

/** The name of the schema that a reference points at. */
const refName = ({ $ref }: Schema): string | null => $ref?.slice($ref.lastIndexOf('/') + 1) ?? null

/** The fields of an object, or of the objects of an array, or of each variant of several. */
export function fieldsOf(schema: Schema, schemas: Schemas): readonly Field[] {
  const { shape } = resolved(schema, schemas)
  const { properties, required = [], additionalProperties, items } = shape
  const own = Object.entries(properties ?? {}).map(([name, each]) =>
    fieldOf({ name, schema: each, isRequired: required.includes(name) }, schemas),
  )
  if (isSchema(additionalProperties))
    own.push(fieldOf({ name: '*', schema: additionalProperties, isRequired: false }, schemas))
  if (own.length > 0) return own
  if (items) return fieldsOf(items, schemas)
  return variantsOf(shape).flatMap((variant, at) => variantFields(variant, at, schemas))
}

/** A variant is shown like a field that has its name. */
function variantFields(schema: Schema, at: number, schemas: Schemas): readonly Field[] {
  const within = fieldsOf(schema, schemas)
  if (within.length === 0) return []
  return [fieldOf({ name: `Variant ${at + 1}`, schema, isRequired: false }, schemas)]
}

interface Named {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
}

/** A field by its schema. */
export function fieldOf({ name, schema, isRequired }: Named, schemas: Schemas): Field {
  const { shape, schemaName, about, fallback } = resolved(schema, schemas)
  const words = defaultIn(about)
  const itemName = shape.items ? refName(shape.items) : null
  const value = fallback === undefined ? words.fallback : shown(fallback)
  return {
    name,
    type: typeOf(schema, schemas),
    isRequired,
    about: words.about,
    bounds: boundsOf(shape),
    fallback: value,
    values: valuesOf(shape),
    schemaName: schemaName ?? itemName,
    key: () => schemaName ?? itemName ?? contentKey(shape),
    within: () => fieldsOf(schema, schemas),
  }
}

/** Fewer fields are repeated. */
const SHARED_FIELDS_MIN = 3

/** The content of a schema without a name, if it has enough fields to be shown once. */
function contentKey(shape: Schema): string | null {
  const inner = shape.items ? peeled(shape.items) : shape
  return Object.keys(inner.properties ?? {}).length >= SHARED_FIELDS_MIN ? JSON.stringify(inner.properties) : null
}

/** A schema without its only alternative, null. */
function peeled(schema: Schema): Schema {
  const [only, ...others] = variantsOf(schema)
  return only && others.length === 0 ? only : schema
}

interface Resolved {
  readonly shape: Schema
  readonly schemaName: string | null
  readonly about: string
  readonly fallback: unknown
}

/** A schema without references and without the alternative null. The outermost description is that of the field. */
function resolved(schema: Schema, schemas: Schemas): Resolved {
  const name = refName(schema)
  if (name !== null) {
    const target = resolved(schemas[name] ?? {}, schemas)
    const { description, default: fallback } = schema
    return {
      ...target,
      schemaName: name,
      about: description ?? target.about,
      fallback: fallback ?? target.fallback,
    }
  }
  const [only, ...others] = variantsOf(schema)
  if (only && others.length === 0) {
    const target = resolved(only, schemas)
    return { ...target, about: schema.description ?? target.about, fallback: schema.default ?? target.fallback }
  }
  return { shape: schema, schemaName: null, about: schema.description ?? '', fallback: schema.default }
}

const isNull = ({ type }: Schema): boolean => type === 'null'

const variantsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] =>
  (anyOf ?? oneOf ?? []).filter((each) => !isNull(each))

const isSchema = (value: Schema['additionalProperties']): value is Schema =>
  typeof value === 'object' && Object.keys(value).length > 0

const PLURALS: Readonly<Record<string, string>> = { any: 'values' }

/** The type in words, with null where it is allowed. */
function typeOf(schema: Schema, schemas: Schemas): string {
  const types = [...new Set(typesOf(schema, schemas))]
  const shownTypes = types.filter((each) => each !== 'null')
  const text = shownTypes.length > 0 ? shownTypes.join(' or ') : 'any'
  return types.includes('null') && shownTypes.length > 0 ? `${text} or null` : text
}

function typesOf(schema: Schema, schemas: Schemas): readonly string[] {
  const name = refName(schema)
  if (name !== null) return typesOf(schemas[name] ?? {}, schemas)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variants.flatMap((each) => typesOf(each, schemas))
  if (schema.type === 'array') return [arrayType(schema.items ?? {}, schemas)]
  if (typeof schema.type === 'string') return [schema.format ? `${schema.type} (${schema.format})` : schema.type]
  if (schema.type) return schema.type
  const first = schema.const ?? schema.enum?.[0]
  return [first === undefined ? 'any' : typeof first]
}

function arrayType(items: Schema, schemas: Schemas): string {
  const types = typesOf(items, schemas).filter((each) => each !== 'null')
  if (new Set(types).size !== 1) return 'array'
  const [type] = types as [string]
  return `array of ${PLURALS[type] ?? type.replace(/^\w+/, '$&s')}`
}

/** Integers without a bound of their own have that of JavaScript. */
const isBound = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

const sign = (value: number): string => String(value).replace('-', '−')

/** A range in words. Null without one. */
function range(least: number | undefined, most: number | undefined, unit = ''): string | null {
  const has = [isBound(least) && !(unit !== '' && least === 0), isBound(most)]
  if (has[0] && has[1])
    return least === most ? `exactly ${sign(most!)}${unit}` : `${sign(least!)} to ${sign(most!)}${unit}`
  if (has[0]) return `at least ${sign(least!)}${unit}`
  return has[1] ? `at most ${sign(most!)}${unit}` : null
}

/** A longer pattern helps nobody who reads. */
const PATTERN_LENGTH_MAX = 60

/** What a value must be, apart from its type. Items of an array have the bounds of their own schema. */
function boundsOf(shape: Schema): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, minItems, maxItems } = shape
  const { maxProperties, pattern, items } = shape
  const isShort = pattern !== undefined && pattern.length <= PATTERN_LENGTH_MAX
  const each = items ? boundsOf(items).map((text) => `each ${text}`) : []
  return [
    range(minimum, maximum),
    exclusiveMinimum === undefined ? null : `greater than ${sign(exclusiveMinimum)}`,
    exclusiveMaximum === undefined ? null : `less than ${sign(exclusiveMaximum)}`,
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
    range(undefined, maxProperties, ' members'),
    isShort ? `matches ${pattern}` : null,
    ...each,
  ].filter((text) => text !== null)
}

const shown = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))

/** The listed values of a field, of the items of an array, or of its variants. */
function valuesOf(shape: Schema): readonly string[] {
  if (shape.const !== undefined) return [shown(shape.const)]
  if (shape.enum) return shape.enum.filter((value) => value !== null).map(shown)
  if (shape.items) return valuesOf(shape.items)
  return variantsOf(shape).flatMap(valuesOf)
}

const DEFAULT_IN_WORDS = /\s*Default: `([^`]*)`\.$/

/** Fields of requests have their default at the end of the description. */
function defaultIn(text: string): { readonly about: string; readonly fallback: string | null } {
  const found = DEFAULT_IN_WORDS.exec(text)
  return found ? { about: text.slice(0, found.index), fallback: found[1]! } : { about: text, fallback: null }
}

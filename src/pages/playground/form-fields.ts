/** JSON Schema, as zod writes it. */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, Schema>>
  readonly type?: string | readonly string[]
  readonly description?: string
  /** What a form says instead of the description, where that is long or names what a form does not have. */
  readonly formHint?: string
  /** Another field has the same meaning: a form shows only that one. */
  readonly isAlias?: boolean
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly examples?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly discriminator?: { readonly propertyName: string }
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

interface Own {
  /**
   * The names from the request down to the field, joined by dots. It is the name of the field in a form and in a URL.
   */
  readonly path: string
  /** The last of these names. */
  readonly name: string
  readonly hint?: string
  readonly isRequired: boolean
}

/** A field with one value, or with a list of them. */
export type Leaf = Own &
  (
    | { readonly kind: 'text'; readonly maxLength?: number; readonly standard?: string; readonly example?: string }
    | {
        readonly kind: 'number'
        readonly isWhole: boolean
        readonly min?: number
        readonly max?: number
        readonly standard?: number
        readonly example?: string
      }
    /**
     * Without a default the service decides, so there are three choices. A switch is on by default within its object, but
     * without the object the service leaves it out: the form shows it as off.
     */
    | { readonly kind: 'flag'; readonly standard?: boolean; readonly isSwitch?: true }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly standard?: string }
    /** Some of the options: an array, or a text with commas. */
    | {
        readonly kind: 'choices'
        readonly options: readonly string[]
        readonly isText?: true
        /** Those that count where none was chosen. */
        readonly standard?: readonly string[]
      }
    /** An array of any texts. */
    | { readonly kind: 'list'; readonly standard?: string }
    /** An array of numbers. */
    | { readonly kind: 'numbers'; readonly standard?: string }
  )

export interface Group extends Own {
  readonly kind: 'group'
  readonly fields: readonly Field[]
}

/** Groups of which one applies: the field `on` selects it. */
export interface Variants extends Own {
  readonly kind: 'variants'
  readonly on: string
  readonly variants: Readonly<Record<string, readonly Field[]>>
}

export type Field = Leaf | Group | Variants

/** Values that a schema checks by a rule, and so does not list, by the name of the field. */
export type Known = Readonly<Record<string, { readonly values: readonly string[]; readonly isText?: true }>>

/** The fields of a form for a schema. Every property of the schema becomes a field, in its order. */
export function formFields(schema: Schema, known: Known = {}): readonly Field[] {
  const definitions = schema.$defs ?? {}
  const resolved = (given: Schema): Schema => {
    const { $ref, anyOf, ...own } = given
    if ($ref) return { ...resolved(definitions[$ref.slice('#/$defs/'.length)]!), ...own }
    const only = anyOf?.filter(({ type }) => type !== 'null') ?? []
    return only.length === 1 ? { ...resolved(only[0]!), ...own } : given
  }
  const within = (given: Schema, path: string): readonly Field[] => {
    const { properties = {}, required = [] } = resolved(given)
    return Object.entries(properties).flatMap(([name, property]) => {
      const own = resolved(property)
      if (own.isAlias) return []
      const hint = own.formHint ?? own.description
      return fieldOf(own, {
        path: path === '' ? name : `${path}.${name}`,
        name,
        isRequired: required.includes(name),
        ...(hint !== undefined && { hint }),
      })
    })
  }
  const fieldOf = (own: Schema, at: Own): Field => {
    if (own.oneOf) return variantsOf(own, at)
    if (own.properties) {
      const fields = within(own, at.path)
      return { ...at, kind: 'group', fields: at.isRequired ? fields : fields.map(asSwitch) }
    }
    if (typeof own.additionalProperties === 'object') return recordOf(own.additionalProperties, at)
    return leafOf({ ...own, ...(own.items && { items: resolved(own.items) }) }, at, known[at.name])
  }
  const variantsOf = ({ oneOf = [], discriminator }: Schema, at: Own): Variants => {
    const on = discriminator!.propertyName
    const named = oneOf.map((each) => [String(resolved(resolved(each).properties![on]!).const), each] as const)
    return {
      ...at,
      kind: 'variants',
      on,
      variants: Object.fromEntries(
        named.map(([name, each]) => [name, within(each, at.path).filter((field) => field.name !== on)]),
      ),
    }
  }
  /** A record of any names has a field for each known one. */
  const recordOf = (value: Schema, at: Own): Group => ({
    ...at,
    kind: 'group',
    fields: (known[at.name]?.values ?? []).map((name) =>
      leafOf(resolved(value), { path: `${at.path}.${name}`, name, isRequired: false }, undefined),
    ),
  })
  return within(schema, '')
}

/** The flag that says whether an object counts. */
const SWITCH = 'enable'

const asSwitch = (field: Field): Field =>
  field.kind === 'flag' && field.name === SWITCH && field.standard === true ? { ...field, isSwitch: true } : field

function leafOf(own: Schema, at: Own, known: Known[string] | undefined): Leaf {
  const { type, items, minimum: min, maximum: max, maxLength, default: standard } = own
  const options = own.enum ?? (own.const === undefined ? known?.values : [own.const])
  if (items) {
    const each = items.enum ?? known?.values
    const all = Array.isArray(standard) && standard.length > 0 ? standard.map(String) : null
    if (each) return { ...at, kind: 'choices', options: each.map(String), ...(all && { standard: all }) }
    const kind = isOf(items.type, 'integer') || isOf(items.type, 'number') ? 'numbers' : 'list'
    return { ...at, kind, ...(all && { standard: all.join(', ') }) }
  }
  if (options && known?.isText) return { ...at, kind: 'choices', options: options.map(String), isText: true }
  if (options) return { ...at, kind: 'choice', options: options.map(String), ...(isText(standard) && { standard }) }
  if (isOf(type, 'boolean')) return { ...at, kind: 'flag', ...(typeof standard === 'boolean' && { standard }) }
  const example = own.examples?.[0] === undefined ? {} : { example: String(own.examples[0]) }
  const isWhole = isOf(type, 'integer')
  if (isWhole || isOf(type, 'number'))
    return {
      ...at,
      kind: 'number',
      isWhole,
      ...example,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(typeof standard === 'number' && { standard }),
    }
  return {
    ...at,
    kind: 'text',
    ...example,
    ...(maxLength !== undefined && { maxLength }),
    ...(isText(standard) && { standard }),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isOf = (type: Schema['type'], name: string): boolean =>
  type === name || (Array.isArray(type) && type.includes(name))

/** The fields with values, in order. Fields of several variants with the same path appear once. */
export function leavesOf(fields: readonly Field[]): readonly Leaf[] {
  const all = fields.flatMap((field): readonly Leaf[] => {
    if (field.kind === 'group') return leavesOf(field.fields)
    if (field.kind !== 'variants') return [field]
    const { path, on, variants } = field
    const chosen: Leaf = {
      path: `${path}.${on}`,
      name: on,
      isRequired: true,
      kind: 'choice',
      options: Object.keys(variants),
    }
    return [chosen, ...Object.values(variants).flatMap(leavesOf)]
  })
  return [...new Map(all.map((leaf) => [leaf.path, leaf])).values()]
}

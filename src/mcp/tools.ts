import type { Caller } from '../accounts/caller.ts'
import type { Area } from '../contract/accounts/keys.ts'
import type { KeyAccess } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import type { Family, ToolForm } from '../techniques/shown.ts'
import type { Fields } from '../wire/texts/words.ts'
import { DRAWINGS, WHEEL_URI } from './app/wheel.ts'
import { bare, inputSchema, type Json, type ObjectSchema } from './input-schema.ts'
import { SCOPES, type Scope } from './scopes.ts'
import { outputSchema } from './structure.ts'

/** An operation as a tool. */
export interface Tool {
  readonly name: string
  readonly operation: Operation
  readonly form: ToolForm
  /** What a client lists of it alone. */
  readonly listed: Listing
  readonly areas: readonly Area[]
}

/** A tool in the list of a client. */
interface Listing {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ObjectSchema
  /** A drawing is not structured content. */
  readonly outputSchema?: ObjectSchema
  readonly annotations: Readonly<Record<string, boolean | string>>
  readonly _meta?: { readonly ui: { readonly resourceUri?: string; readonly visibility?: readonly string[] } }
}

/** Fields that are useless to a model: formats, which a tool chooses, and styling. */
const NEVER = ['format', 'response_format', 'response_mode', 'size', 'png_quality_scale'] as const

/** The tools of operations, in their order, then those of the interactive wheel. */
export const toolsOf = (operations: readonly Operation[]): readonly Tool[] => [
  ...operations.flatMap((operation) => (operation.tools ?? []).map((form) => toolOf(operation, form))),
  ...DRAWINGS.map(({ operation: wanted, form }) => toolOf(operations.find(({ name }) => name === wanted)!, form)),
]

function toolOf(operation: Operation, form: ToolForm): Tool {
  const { params, query, body, reply } = operation
  const name = form.name ?? nameOf(operation.url)
  const omits = new Set([...NEVER, ...(form.omits ?? [])])
  const input = inputSchema([params, query, body], omits, form.requires)
  return {
    name,
    operation,
    form,
    areas: [(operation.access as KeyAccess).area, ...(form.areas ?? [])],
    listed: {
      name,
      title: form.title,
      description: `${form.description}\nCost: ${form.cost}`,
      inputSchema: form.isDrawing ? bare(input) : { ...input, examples: [form.example] },
      ...(!form.isDrawing && { outputSchema: outputSchema(form.output ?? reply) }),
      ...(form.hasApp && { _meta: { ui: { resourceUri: WHEEL_URI } } }),
      ...(form.isDrawing && { _meta: { ui: { visibility: ['app'] } } }),
      // The other two hints have no meaning for a read-only tool.
      annotations: {
        readOnlyHint: !form.isOrder,
        openWorldHint: false,
        ...(form.isOrder && { destructiveHint: false, idempotentHint: false }),
      },
    },
  }
}

/** `/api/v1/sky-events` becomes `v1_sky_events`. Parts in braces are fields of the input. */
const nameOf = (url: string): string =>
  url
    .replace(/^\/api\//, '')
    .replaceAll(/\/\{\w+\}/g, '')
    .replace(/\/$/, '')
    .replaceAll(/\W/g, '_')

/** The tools of a scope that the caller may use. Tools of apps are for clients that show them. */
export const toolsFor = (
  tools: readonly Tool[],
  scope: Scope | null,
  { areas }: Pick<Caller, 'areas'>,
  hasApps: boolean,
): readonly Tool[] =>
  tools.filter(
    (tool) =>
      isIn(tool, scope) &&
      (hasApps || !tool.form.isDrawing) &&
      (!areas || tool.areas.every((area) => areas.includes(area))),
  )

export const isIn = ({ areas }: Tool, scope: Scope | null): boolean =>
  scope === null || (SCOPES[scope] as readonly Area[]).includes(areas.at(-1)!)

/**
 * Techniques that a model sees as one tool, so that the list stays short however many there are. Each technique also has a tool
 * of its own, which is called by its name and is not listed.
 */
const FAMILIES: Readonly<
  Record<Family, { readonly name: string; readonly title: string; readonly description: string }>
> = {
  returns: {
    name: 'v1_returns',
    title: 'Returns and progressions',
    description:
      'A chart of a year or a date of life around the natal chart, as an image with its data. Ask for the birth, never invent it.',
  },
  relationship: {
    name: 'v1_relationship',
    title: 'Charts of two people',
    description: 'The charts of two people, as an image with its data. Ask for both births, never invent them.',
  },
}

const FIELD = 'technique'

/** What a client lists: a tool of a family once, in the place of its first technique. */
export function listings(tools: readonly Tool[]): readonly Listing[] {
  const families = Map.groupBy(tools, ({ form }) => form.family)
  return tools.flatMap((tool) => {
    const { family } = tool.form
    if (!family) return [tool.listed]
    const members = families.get(family)!
    return members[0] === tool ? [kept(family, members)] : []
  })
}

const known = new Map<string, Listing>()

/** Merging takes some milliseconds, and members of a family differ only with the areas of a key. */
function kept(family: Family, members: readonly Tool[]): Listing {
  const key = members.map(({ name }) => name).join()
  const listing = known.get(key) ?? listingOf(family, members)
  known.set(key, listing)
  return listing
}

function listingOf(family: Family, members: readonly Tool[]): Listing {
  const { name, title, description } = FAMILIES[family]
  const [first] = members
  return {
    ...first!.listed,
    name,
    title,
    description: `${[description, ...members.map(({ form }) => `${form.technique}: ${form.description}`)].join('\n')}\nCost: ${first!.form.cost}`,
    inputSchema: merged(members),
  }
}

/** The fields of all techniques. What one of them requires is said in words. */
function merged(members: readonly Tool[]): ObjectSchema {
  const [first] = members
  const schemas = members.map(({ listed }) => listed.inputSchema)
  const names = [...new Set(schemas.flatMap(({ properties }) => Object.keys(properties)))]
  const needs = members.map(
    ({ form, listed }) => `${form.technique} needs ${(listed.inputSchema.required ?? []).join(', ')}`,
  )
  const shared = names.filter((name) => schemas.every(({ required = [] }) => required.includes(name)))
  return {
    type: 'object',
    properties: {
      [FIELD]: { type: 'string', enum: members.map(({ form }) => form.technique), description: `${needs.join('; ')}.` },
      ...Object.fromEntries(
        names.map((name) => [
          name,
          commonest(schemas.flatMap(({ properties }) => (properties[name] ? [properties[name]] : []))),
        ]),
      ),
    },
    required: [FIELD, ...shared],
    additionalProperties: false,
    examples: [{ [FIELD]: first!.form.technique, ...first!.form.example }],
  }
}

/** A field of several techniques is described once, by the longest of its schemas. */
const commonest = (schemas: readonly Json[]): Json =>
  schemas.reduce((one, other) => (JSON.stringify(other).length > JSON.stringify(one).length ? other : one))

/** A call as that of one tool: a family names the technique in its input. A text is the reason why there is none. */
export function called(
  tools: readonly Tool[],
  name: string,
  input: Fields,
): { readonly tool: Tool; readonly input: Fields } | string | null {
  const tool = tools.find((each) => each.name === name)
  if (tool) return { tool, input }
  const members = tools.filter(({ form }) => form.family && FAMILIES[form.family].name === name)
  if (members.length === 0) return null
  const { [FIELD]: technique, ...others } = input
  const member = members.find(({ form }) => form.technique === technique)
  if (member) return { tool: member, input: others }
  return `${FIELD}: give one of ${members.map(({ form }) => form.technique).join(', ')}`
}

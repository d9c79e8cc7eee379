import type { Caller } from '../accounts/caller.ts'
import type { Area } from '../contract/accounts/keys.ts'
import type { KeyAccess } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import type { ToolForm } from '../techniques/shown.ts'
import { DRAWINGS, WHEEL_URI } from './app/wheel.ts'
import { bare, inputSchema, type ObjectSchema } from './input-schema.ts'
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
export interface Listing {
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

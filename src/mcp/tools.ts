import type { Caller } from '../accounts/caller.ts'
import type { Area } from '../contract/accounts/keys.ts'
import type { KeyAccess } from '../operations/access.ts'
import type { Operation } from '../operations/operation.ts'
import type { ToolView } from '../techniques/shown.ts'
import { DRAWINGS, WHEEL_URI } from './app/wheel.ts'
import { bare, inputSchema, type ObjectSchema } from './input-schema.ts'
import { SCOPES, type Scope } from './scopes.ts'
import { outputSchema } from './structure.ts'

/** An operation as a tool. */
export interface Tool {
  readonly name: string
  readonly operation: Operation
  readonly view: ToolView
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
  ...operations.flatMap((operation) => (operation.tools ?? []).map((view) => toolOf(operation, view))),
  ...DRAWINGS.map(({ operation: wanted, view }) => toolOf(operations.find(({ name }) => name === wanted)!, view)),
]

function toolOf(operation: Operation, view: ToolView): Tool {
  const { params, query, body, reply } = operation
  const name = view.name ?? nameOf(operation.url)
  const omits = new Set([...NEVER, ...(view.omits ?? [])])
  const input = inputSchema([params, query, body], omits, view.requires)
  return {
    name,
    operation,
    view,
    areas: [(operation.access as KeyAccess).area, ...(view.areas ?? [])],
    listed: {
      name,
      title: view.title,
      description: `${view.description}\nCost: ${view.cost}`,
      inputSchema: view.isDrawing ? bare(input) : { ...input, examples: [view.example] },
      ...(!view.isDrawing && { outputSchema: outputSchema(view.output ?? reply) }),
      ...(view.hasApp && { _meta: { ui: { resourceUri: WHEEL_URI } } }),
      ...(view.isDrawing && { _meta: { ui: { visibility: ['app'] } } }),
      // The other two hints have no meaning for a read-only tool.
      annotations: {
        readOnlyHint: !view.isOrder,
        openWorldHint: false,
        ...(view.isOrder && { destructiveHint: false, idempotentHint: false }),
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
      (hasApps || !tool.view.isDrawing) &&
      (!areas || tool.areas.every((area) => areas.includes(area))),
  )

export const isIn = ({ areas }: Tool, scope: Scope | null): boolean =>
  scope === null || (SCOPES[scope] as readonly Area[]).includes(areas.at(-1)!)

import { bodyOf, type Called, type CalledPart, nameOf, namesIn, replyOf, type Schema } from './called.ts'
import { sentEntry } from './entries.ts'
import { GROUPS, type Method } from './methods.ts'

const HEADER = '// Generated from the OpenAPI document by `npm run clients`. Do not edit.'

/** The types of the schemas and operations, by openapi-typescript. */
export async function typescriptTypes({ document }: CalledPart): Promise<string> {
  await import('../typescript-api.ts')
  const { default: typesOf, astToString } = await import('openapi-typescript')
  const types = await typesOf(JSON.stringify(document), { rootTypes: true, rootTypesNoSchemaPrefix: true })
  return `${HEADER}\n\n${astToString(types)}`
}

/** The table of operations, and the typed methods of each group. */
export function typescriptMethods(part: CalledPart): string {
  const groups = Object.entries(GROUPS).map(
    ([group, methods]) =>
      `export interface ${pascal(group)}Methods {\n${Object.entries(methods)
        .map(([name, method]) => signature(name, method, part))
        .join('\n')}\n}`,
  )
  return `${HEADER}

import type { CallOptions, FileAnswer } from '../call.ts'
import type { components, operations } from './schema.ts'

type Schemas = components['schemas']
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>

/** What the client sends for each operation. */
export const OPERATIONS = {
${[...part.operations.values()]
  .map((called) => `  ${called.operationId}: ${JSON.stringify(sentEntry(called))},`)
  .join('\n')}
} as const

/** The operation of each method, what it gives, and what it sets. */
export const METHODS = {
${Object.entries(GROUPS).map(groupTable(part)).join('\n')}
} as const

${groups.join('\n\n')}

/** All generated methods. */
export interface Methods {
${Object.keys(GROUPS)
  .map((group) => `  readonly ${camel(group)}: ${pascal(group)}Methods`)
  .join('\n')}
}
`
}

const groupTable =
  ({ operations }: CalledPart) =>
  ([group, methods]: [string, Readonly<Record<string, Method>>]): string =>
    `  ${camel(group)}: {\n${Object.entries(methods)
      .map(([name, { operation, gives = 'json', fixed, accept }]) => {
        const called = operations.get(operation)!
        const row = {
          ...{ operation, gives, path: namesIn(called, 'path') },
          ...(takesInput(called) && { takesInput: true }),
          ...(fixed && { fixed }),
          ...(accept && { accept }),
        }
        return `    ${camel(name)}: ${JSON.stringify(row)},`
      })
      .join('\n')}\n  },`

const takesInput = (called: Called): boolean => bodyOf(called) !== undefined || namesIn(called, 'query').length > 0

function signature(name: string, method: Method, { operations }: CalledPart): string {
  const called = operations.get(method.operation)!
  const input = inputType(called, method)
  const parameters = [
    ...namesIn(called, 'path').map((each) => `${camel(each)}: string`),
    ...(input ? [`input${isOptional(called, method) ? '?' : ''}: ${input}`] : []),
    'options?: CallOptions',
  ]
  return `${commentOf(method.summary ?? called.summary, method)}
  ${camel(name)}(${parameters.join(', ')}): Promise<${answerType(called, method)}>`
}

/** The comment of a method. Editors strike out what has been replaced. */
function commentOf(summary: string, { replacedBy }: Method): string {
  if (!replacedBy) return `  /** ${summary}. */`
  return `  /**\n   * ${summary}.\n   *\n   * @deprecated Use \`${replacedBy.map(camel).join('.')}\`.\n   */`
}

function inputType(called: Called, { fixed }: Method): string | null {
  const body = bodyOf(called)
  const parts = [
    ...(body ? [typeOf(body)] : []),
    ...(namesIn(called, 'query').length > 0 ? [`Query<'${called.operationId}'>`] : []),
  ]
  if (parts.length === 0) return null
  const omitted = Object.keys(fixed ?? {}).map((name) => `'${name}'`)
  return omitted.length > 0 ? `Omit<${parts.join(' & ')}, ${omitted.join(' | ')}>` : parts.join(' & ')
}

/** Whether a call without any input is right. */
export const isOptional = (called: Called, { fixed = {} }: Method): boolean =>
  bodyOf(called) === undefined &&
  !(called.parameters ?? []).some((each) => each.in === 'query' && each.required && !Object.hasOwn(fixed, each.name))

function answerType(called: Called, { gives = 'json', reply }: Method): string {
  if (gives === 'file') return 'FileAnswer'
  if (gives === 'text') return 'string'
  const schema = replyOf(called)
  if (reply) return `Schemas['${reply}']`
  if (!schema) throw new Error(`${called.operationId} answers no JSON`)
  return typeOf(schema)
}

function typeOf({ $ref, items, type }: Schema): string {
  if ($ref) return `Schemas['${nameOf($ref)}']`
  if (type === 'array' && items) return `${typeOf(items)}[]`
  throw new Error('A body or an answer has no name in the document')
}

export const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
export const pascal = (name: string): string => camel(`_${name}`)

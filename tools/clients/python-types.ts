import { bodyOf, type CalledPart, nameOf, namesIn, type Parameter, type Schema } from './called.ts'
import { pascal } from './typescript.ts'

const HEADER = '# Generated from the OpenAPI document by `npm run clients`. Do not edit.'

/** The schemas as TypedDicts, and the input of each operation with parameters in its address. */
export function pythonTypes(part: CalledPart): string {
  const written = new Map<string, string>()
  for (const [name, schema] of Object.entries(part.schemas)) define(name, schema, written)
  for (const called of part.operations.values()) {
    const query = (called.parameters ?? []).filter((each) => each.in === 'query')
    if (query.length === 0) continue
    const body = bodyOf(called)
    if (body && !body.$ref) throw new Error(`The body of ${called.operationId} has no name`)
    const base = body?.$ref && nameOf(body.$ref)
    define(`${pascal(called.operationId)}Input`, querySchema(query), written, base)
  }
  return `${HEADER}
"""The types of what the service takes and answers. At run time they are plain dicts."""

from __future__ import annotations

import sys
from typing import Any, Dict, List, Literal, Optional, TypedDict, Union

${[...written.values()].join('\n\n')}
`
}

/** The name of the input of an operation. Null: it takes none. */
export function inputName(called: Parameters<typeof namesIn>[0]): string | null {
  const body = bodyOf(called)
  if (namesIn(called, 'query').length > 0) return `${pascal(called.operationId)}Input`
  return body?.$ref ? nameOf(body.$ref) : null
}

const querySchema = (query: readonly Parameter[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    query.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
  ),
  required: query.filter(({ required }) => required).map(({ name }) => name),
})

/** Writes a class or an alias, after those of the schemas inside it. */
function define(name: string, schema: Schema, written: Map<string, string>, base?: string): void {
  if (!schema.properties) {
    written.set(name, `${name} = ${typeOf(name, schema, written, true)}`)
    return
  }
  const required = new Set(schema.required)
  const fields = Object.entries(schema.properties).map(([field, each]) => ({
    isRequired: required.has(field),
    field,
    type: typeOf(`${name}${pascal(field)}`, each, written),
    description: each.description,
  }))
  const unusual = fields.filter(({ field }) => !isName(field))
  if (unusual.length > 0) {
    const members = fields.map(({ field, type }) => `${JSON.stringify(field)}: ${JSON.stringify(type)}`)
    written.set(name, `${name} = TypedDict(${JSON.stringify(name)}, {${members.join(', ')}}, total=False)`)
    return
  }
  const needed = fields.filter(({ isRequired }) => isRequired)
  const optional = fields.filter(({ isRequired }) => !isRequired)
  // Before Python 3.11 a class has either required or optional members, so a class with both has a base.
  const isSplit = needed.length > 0 && optional.length > 0
  if (isSplit) written.set(`_${name}`, classOf(`_${name}`, base ?? 'TypedDict', needed))
  const parent = isSplit ? `_${name}` : (base ?? 'TypedDict')
  const members = isSplit ? optional : fields
  written.set(name, classOf(name, needed.length > 0 && !isSplit ? parent : `${parent}, total=False`, members))
}

interface Field {
  readonly field: string
  readonly type: string
  readonly description: string | undefined
}

function classOf(name: string, parents: string, fields: readonly Field[]): string {
  const lines = fields.map(({ field, type, description }) => {
    const comment = description ? `    # ${description.split('\n').join('\n    # ')}\n` : ''
    return `${comment}    ${field}: ${type}`
  })
  return `class ${name}(${parents}):\n${lines.length > 0 ? lines.join('\n') : '    pass'}`
}

/** `isAlias`: the type is evaluated when the module is loaded, so what stands further down is quoted. */
function typeOf(name: string, schema: Schema, written: Map<string, string>, isAlias = false): string {
  const { $ref, items, properties, additionalProperties } = schema
  const choices = schema.enum ?? (Object.hasOwn(schema, 'const') ? [schema.const] : undefined)
  if ($ref) return isAlias ? JSON.stringify(nameOf($ref)) : nameOf($ref)
  if (choices) return `Literal[${choices.map(literal).join(', ')}]`
  const several = schema.anyOf ?? schema.oneOf
  if (several) return union(several.map((each, at) => typeOf(variantName(name, several, at), each, written, isAlias)))
  if (Array.isArray(schema.type)) {
    return union((schema.type as string[]).map((type) => typeOf(name, { ...schema, type }, written, isAlias)))
  }
  if (properties) {
    define(name, schema, written)
    return isAlias ? JSON.stringify(name) : name
  }
  if (schema.type === 'array') return `List[${items ? typeOf(`${name}Item`, items, written, isAlias) : 'Any'}]`
  if (schema.type === 'object') {
    const values = typeof additionalProperties === 'object' ? additionalProperties : {}
    return `Dict[str, ${typeOf(`${name}Value`, values, written, isAlias)}]`
  }
  return SIMPLE[schema.type as string] ?? 'Any'
}

const SIMPLE: Readonly<Record<string, string>> = {
  ...{ string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' },
}

/** One object among other kinds of values needs no number. */
const variantName = (name: string, several: readonly Schema[], at: number): string =>
  several.filter(({ properties }) => properties).length > 1 ? `${name}${at + 1}` : name

function union(types: readonly string[]): string {
  const others = [...new Set(types)].filter((type) => type !== 'None')
  const joined = others.length === 1 ? others[0]! : `Union[${others.join(', ')}]`
  return types.includes('None') ? `Optional[${joined}]` : joined
}

const literal = (value: unknown): string => {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return JSON.stringify(value)
}

/** The keywords of Python, after which no field of a class can be named. */
const KEYWORDS = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield`.split(
    ' ',
  ),
)
const isName = (field: string): boolean => /^[a-z_]\w*$/i.test(field) && !KEYWORDS.has(field)

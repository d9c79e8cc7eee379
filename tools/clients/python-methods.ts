import { type Called, type CalledPart, nameOf, namesIn, replyOf, type Schema } from './called.ts'
import { sentEntry } from './entries.ts'
import { GROUPS, type Method } from './methods.ts'
import { inputName } from './python-types.ts'
import { isOptional, pascal } from './typescript.ts'

const HEADER = '# Generated from the OpenAPI document by `npm run clients`. Do not edit.'

/** The table of operations, and a class for each group of methods. */
export const pythonMethods = (part: CalledPart): string => `${HEADER}
"""The methods that call one operation each."""

from __future__ import annotations

from typing import Dict, List, Optional, cast

from . import types
from ._call import Call, FileAnswer, Operation
from ._caller import Caller

OPERATIONS: Dict[str, Operation] = {
${[...part.operations.values()].map(operationRow).join('\n')}
}


class _Group:
    def __init__(self, caller: Caller) -> None:
        self._caller = caller


${Object.entries(GROUPS)
  .map(([group, methods]) => groupClass(group, methods, part))
  .join('\n\n\n')}
`

function operationRow(called: Called): string {
  const { method, path, query, hasBody, byToken, takesIdempotencyKey } = sentEntry(called)
  const values = [method, path].map((each) => JSON.stringify(each))
  const names = `(${query.map((each) => `${JSON.stringify(each)},`).join(' ')})`
  const flags = [hasBody, byToken, takesIdempotencyKey].map((each) => (each ? 'True' : 'False'))
  return `    "${called.operationId}": Operation(${[...values, names, ...flags].join(', ')}),`
}

const groupClass = (group: string, methods: Readonly<Record<string, Method>>, part: CalledPart): string =>
  `class ${pascal(group)}Methods(_Group):\n${Object.entries(methods)
    .map(([name, method]) => methodText(name, method, part.operations.get(method.operation)!))
    .join('\n\n')}`

function methodText(name: string, method: Method, called: Called): string {
  const path = namesIn(called, 'path')
  const input = inputName(called)
  const { takesIdempotencyKey } = sentEntry(called)
  const keyed = takesIdempotencyKey ? ['idempotency_key: Optional[str] = None'] : []
  const optional = isOptional(called, method)
  const parameters = [
    ...['self', ...path.map((each) => `${each}: str`)],
    ...(input ? [optional ? `input: Optional[types.${input}] = None` : `input: types.${input}`] : []),
    ...['*', ...keyed, 'timeout_seconds: Optional[float] = None'],
  ]
  const call = [
    `OPERATIONS["${method.operation}"]`,
    ...(path.length > 0 ? [`path={${path.map((each) => `"${each}": ${each}`).join(', ')}}`] : []),
    ...(input ? ['input=input'] : []),
    ...(method.fixed ? [`fixed=${JSON.stringify(method.fixed)}`] : []),
    ...(method.accept ? [`accept="${method.accept}"`] : []),
    ...(takesIdempotencyKey ? ['idempotency_key=idempotency_key'] : []),
    'timeout_seconds=timeout_seconds',
  ]
  const { gives = 'json' } = method
  const type = answerType(called, method)
  const asked = `self._caller.${gives}(Call(${call.join(', ')}))`
  return `    def ${name}(${parameters.join(', ')}) -> ${type}:
        """${method.summary ?? called.summary}.${deprecatedText(method)}"""
        return ${gives === 'json' ? `cast("${type}", ${asked})` : asked}`
}

/** What the documentation of a method says that another one has replaced. */
const deprecatedText = ({ replacedBy }: Method): string =>
  replacedBy ? ` Deprecated: use ${replacedBy.join('.')}.` : ''

function answerType(called: Called, { gives = 'json', reply }: Method): string {
  if (gives === 'file') return 'FileAnswer'
  if (gives === 'text') return 'str'
  return reply ? `types.${reply}` : typeOf(replyOf(called)!)
}

const typeOf = ({ $ref, items }: Schema): string => ($ref ? `types.${nameOf($ref)}` : `List[${typeOf(items!)}]`)

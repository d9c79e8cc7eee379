import type { Call, CallOptions } from './call.ts'
import { METHODS, type Methods, OPERATIONS } from './generated/operations.ts'
import { file, json, text } from './send.ts'
import type { Settings } from './settings.ts'

interface Method {
  readonly operation: keyof typeof OPERATIONS
  readonly gives: keyof typeof READERS
  /** The names of the path parameters, which come first. */
  readonly path: readonly string[]
  readonly takesInput?: boolean
  readonly fixed?: Readonly<Record<string, string>>
  readonly accept?: string
}

const READERS = { json, file, text }

/** The methods of the generated table. */
export function methods(settings: Settings): Methods {
  const groups = Object.entries(METHODS).map(([group, table]) => [
    group,
    Object.fromEntries(
      Object.entries(table as Record<string, Method>).map(([name, row]) => [name, method(settings, row)]),
    ),
  ])
  return Object.fromEntries(groups) as Methods
}

/** A function of the path parameters, then the input, then the options. */
const method =
  (settings: Settings, { operation, gives, path, takesInput = false, fixed, accept }: Method) =>
  async (...values: unknown[]): Promise<unknown> => {
    const input = takesInput ? values[path.length] : undefined
    const call: Call = {
      operation: OPERATIONS[operation],
      path: Object.fromEntries(path.map((name, at) => [name, identifier(name, values[at])])),
      input: { ...(input as object | undefined), ...fixed },
      ...(accept && { accept }),
      options: values[path.length + (takesInput ? 1 : 0)] as CallOptions | undefined,
    }
    return READERS[gives](settings, call)
  }

/** An empty one, `.` and `..` would be the address of another operation. No encoding keeps the dots (WHATWG URL, 4.4). */
function identifier(name: string, value: unknown): string {
  if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return value
  throw new TypeError(`${name} must be a text that names something`)
}

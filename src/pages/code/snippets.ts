/**
 * One call of the service as code. The module has no imports, so that browsers load it too.
 */

/** A call, as its code shows it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The complete URL, with its query. */
  readonly url: string
  /** Headers in addition to the key and the type of the body. */
  readonly headers?: Readonly<Record<string, string>>
  /** A body of JSON. */
  readonly body?: unknown
  /** The file in which the answer is kept. Without it the answer is printed. */
  readonly file?: string
  /** The answer is text, such as CSV. Otherwise it is JSON, unless it is kept in a file. */
  readonly isText?: boolean
  /** The call needs no key. */
  readonly isOpen?: boolean
  /** Names of environment variables that the call contains as `$NAME`, such as the id of an earlier answer. */
  readonly variables?: readonly string[]
}

export const LANGUAGES = ['curl', 'typescript', 'python'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
}

/**
 * A call in each language. Each reads the key from the environment variable `KEY`, so that none is pasted into code.
 */
export const snippets = (call: Call): Readonly<Record<Language, string>> => ({
  curl: curl(call),
  typescript: typescript(call),
  python: python(call),
})

const JSON_TYPE = { 'content-type': 'application/json' } as const

const headersOf = ({ headers, body }: Call): [name: string, value: string][] =>
  Object.entries({ ...(body !== undefined && JSON_TYPE), ...headers })

/**
 * For a POSIX shell: within single quotes only the single quote has a meaning. Double quotes let it fill in variables.
 */
const quoted = (text: string, variables: readonly string[] = []): string =>
  isFilled(text, variables)
    ? `"${text.replaceAll(/[\\"`]|\$([A-Z]*)/g, (found, name) => (variables.includes(name) ? found : `\\${found}`))}"`
    : `'${text.replaceAll("'", "'\\''")}'`

const isFilled = (text: string, variables: readonly string[]): boolean =>
  withVariables(text, variables, () => '') !== text

const withVariables = (text: string, variables: readonly string[], write: (name: string) => string): string =>
  text.replaceAll(/\$([A-Z]+)/g, (found, name) => (variables.includes(name) ? write(name) : found))

/** Code in which literals with a variable are written differently. Names of fields are kept. */
const filled = (code: string, variables: readonly string[], write: (literal: string) => string): string =>
  code.replaceAll(/"(?:[^"\\]|\\.)*"(:?)/g, (text, colon) =>
    colon === '' && isFilled(text, variables) ? write(text) : text,
  )

const asTemplate = (text: string, variables: readonly string[]): string => {
  const escaped = text.slice(1, -1).replaceAll(/`|\$(?=\{)/g, '\\$&')
  return `\`${withVariables(escaped, variables, (name) => `\${process.env.${name}}`)}\``
}

const asFormatted = (text: string, variables: readonly string[]): string =>
  `f${withVariables(text.replaceAll(/[{}]/g, '$&$&'), variables, (name) => `{os.environ['${name}']}`)}`

function curl(call: Call): string {
  const { method, url, body, file, isOpen, variables } = call
  const isImplied = method === 'GET' || (method === 'POST' && body !== undefined)
  const parts = [
    ...(isImplied ? [] : [`-X ${method}`]),
    ...(isOpen ? [] : ['-H "x-api-key: $KEY"']),
    ...headersOf(call).map(([name, value]) => `-H ${quoted(`${name}: ${value}`, variables)}`),
    ...(file === undefined ? [] : [`-o ${quoted(file)}`]),
    quoted(url, variables),
    ...(body === undefined ? [] : [`-d ${quoted(indented(fitted(body), '  '), variables)}`]),
  ]
  return `curl ${parts.join(' \\\n  ')}`
}

/** A line of this length fits next to a text. */
const LINE_LENGTH = 52

/** JSON in lines that are filled. */
export function fitted(value: unknown): string {
  const line = inline(value)
  if (line.length <= LINE_LENGTH || value === null || typeof value !== 'object') return line
  const items = Array.isArray(value)
    ? value.map(fitted)
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${fitted(each)}`)
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    const isWithin = last !== undefined && !`${last}${item}`.includes('\n') && last.length + item.length < LINE_LENGTH
    if (isWithin) lines[lines.length - 1] = `${last}, ${item}`
    else lines.push(item)
  }
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${lines.map((each) => `  ${indented(each, '  ')}`).join(',\n')}\n${close}`
}

/** JSON in one line, with spaces between its items. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}: ${inline(each)}`)
    .join(', ')}}`
}

/** A text as a literal of TypeScript and of Python alike: both read the escapes of JSON. */
const literal = (text: string): string => JSON.stringify(text)

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`)

/** Node runs the types, and awaits outside of functions, in a module. */
const AS_MODULE = '// call.mts, for Node 22.18 and later: node call.mts\n'

function typescript(call: Call): string {
  const { method, url, body, file, isText, isOpen, variables = [] } = call
  const headers = [
    ...(isOpen ? [] : ["'x-api-key': process.env.KEY!"]),
    ...headersOf(call).map(([name, value]) => `${literal(name)}: ${literal(value)}`),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 0 ? [] : [`headers: { ${headers.join(', ')} }`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')})`]),
  ]
  const given = options.length === 0 ? '' : `, {\n${options.map((each) => `  ${each},\n`).join('')}}`
  const asked = filled(`${literal(url)}${given}`, variables, (text) => asTemplate(text, variables))
  return `${AS_MODULE}${file === undefined ? '' : "import { writeFile } from 'node:fs/promises'\n\n"}const reply = await fetch(${asked})
if (!reply.ok) throw new Error(await reply.text())
${file === undefined ? `console.log(await reply.${isText ? 'text' : 'json'}())` : `await writeFile(${literal(file)}, Buffer.from(await reply.arrayBuffer()))`}`
}

/** By the package requests. */
function python(call: Call): string {
  const { method, url, body, file, isText, isOpen, variables = [] } = call
  const headers = [
    ...(isOpen ? [] : ['"x-api-key": os.environ["KEY"]']),
    ...headersOf({ ...call, body: undefined }).map(([name, value]) => `${literal(name)}: ${literal(value)}`),
  ]
  const given = [
    ...(headers.length === 0 ? [] : [`headers={${headers.join(', ')}}`]),
    ...(body === undefined ? [] : [`json=${indented(pythonValue(body), '    ')}`]),
  ]
  const asked = `    ${literal(url)},\n${given.map((each) => `    ${each},\n`).join('')}`
  return `${isOpen && variables.length === 0 ? '' : 'import os\n\n'}import requests

reply = requests.${method.toLowerCase()}(
${filled(asked, variables, (text) => asFormatted(text, variables))})
reply.raise_for_status()
${file === undefined ? `print(reply.${isText ? 'text' : 'json()'})` : `with open(${literal(file)}, "wb") as file:\n    file.write(reply.content)`}`
}

function pythonValue(value: unknown): string {
  if (value === null) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (Array.isArray(value)) return listed('[', value.map(pythonValue), ']')
  if (typeof value === 'object') {
    const pairs = Object.entries(value).map(([name, each]) => `${literal(name)}: ${pythonValue(each)}`)
    return listed('{', pairs, '}')
  }
  return JSON.stringify(value)
}

const listed = (open: string, items: readonly string[], close: string): string =>
  items.length === 0
    ? open + close
    : `${open}\n${items.map((item) => `    ${indented(item, '    ')},\n`).join('')}${close}`

import type { Call } from '../code/snippets.ts'

/** A word of a command. A shell replaces the variables that it names. */
interface Word {
  readonly text: string
  readonly variables: readonly string[]
}

const PART = /'([^']*)'|"((?:[^"\\`$]|\\["\\`]|\$[A-Z]+(?!\w))*)"|([\w./:=@-]+|\$[A-Z]+(?!\w))/y
const VARIABLE = /\$([A-Z]+)/g
/** A query that asks for a format whose answer is text, not JSON. */
const TEXT_FORMAT = /[?&]format=(?:csv|ndjson|ics)(?:&|$)/
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * The call that a curl command makes. Null for a command that the other languages would write in another way: a form, a
 * body that is not one JSON value, an option that the guides do not use.
 */
export function callOf(command: string): Call | null {
  const words = wordsOf(command.replaceAll('\\\n', ' ').trim())
  if (words?.[0]?.text !== 'curl') return null
  const given: Record<string, Word[]> = { '-H': [], '-d': [], '-X': [], '-o': [], '': [] }
  const rest = words.slice(1).values()
  for (const word of rest) {
    const isOption = word.text.startsWith('-')
    const value = isOption ? rest.next().value : word
    if (!value || !given[isOption ? word.text : '']) return null
    given[isOption ? word.text : '']!.push(value)
  }
  const urls = given['']!
  const data = given['-d']!
  const files = given['-o']!
  const methods = given['-X']!
  if (urls.length !== 1 || [data, files, methods].some(({ length }) => length > 1)) return null
  const headers = given['-H']!.map(({ text }) => headerOf(text))
  // Every language sends the key in its header without being told.
  const filled = [...urls, ...data, ...given['-H']!.filter((_, at) => !isOwnKey(headers[at]!))]
  const method = methods[0]?.text ?? (data.length > 0 ? 'POST' : 'GET')
  const body = data[0] && bodyOf(data[0].text, headers)
  if (!METHODS.has(method) || body === null) return null
  const variables = [...new Set(filled.flatMap((word) => word.variables))]
  return {
    method: method as Call['method'],
    url: urls[0]!.text,
    ...callHeaders(headers, body !== undefined),
    ...(body && { body: body.value }),
    ...(files[0] && { file: files[0].text }),
    ...(!files[0] && TEXT_FORMAT.test(urls[0]!.text) && { isText: true }),
    ...(variables.length > 0 && { variables }),
  }
}

/** The words of a command. Null where a shell would do more than remove quotes and fill in variables. */
function wordsOf(command: string): Word[] | null {
  const words: Word[] = []
  let at = 0
  while (at < command.length) {
    let text = ''
    const variables: string[] = []
    const start = at
    for (PART.lastIndex = at; ; at = PART.lastIndex) {
      const match = PART.exec(command)
      if (!match) break
      const [, single, double, bare] = match
      // What is not a variable here would be one in the other languages.
      if (single !== undefined && single.search(VARIABLE) >= 0) return null
      const part = single ?? double?.replaceAll(/\\(.)/g, '$1') ?? bare!
      if (single === undefined) variables.push(...[...part.matchAll(VARIABLE)].map(([, name]) => name!))
      text += part
    }
    if (at === start) return null
    words.push({ text, variables })
    const spaces = /\s*/y
    spaces.lastIndex = at
    spaces.exec(command)
    if (spaces.lastIndex === at && at < command.length) return null
    at = spaces.lastIndex
  }
  return words
}

type Header = readonly [name: string, value: string]

const headerOf = (text: string): Header => {
  const colon = text.indexOf(':')
  return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()]
}

const headerValue = (headers: readonly Header[], name: string): string | undefined =>
  headers.find(([each]) => each === name)?.[1]

const isOwnKey = ([name, value]: Header): boolean => name === 'x-api-key' && value === '$KEY'

/** The value of a body of JSON. Null for any other body. */
function bodyOf(text: string, headers: readonly Header[]): { readonly value: unknown } | null {
  if (headerValue(headers, 'content-type') !== 'application/json') return null
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** The headers that a call needs in addition to the usual ones. */
function callHeaders(headers: readonly Header[], hasBody: boolean): Pick<Call, 'headers' | 'isOpen'> {
  const isKeyed = headers.some(isOwnKey)
  const others = headers.filter((header) => !isOwnKey(header) && !(hasBody && header[0] === 'content-type'))
  return {
    ...(others.length > 0 && { headers: Object.fromEntries(others) }),
    ...(!isKeyed && { isOpen: true }),
  }
}

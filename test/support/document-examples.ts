import { isDeepStrictEqual } from 'node:util'
import type { Document } from './documents.ts'

/** A command of a document, and the answer or the output that the document shows for it. */
export interface Example {
  /** The words of the command, with `$NAME` where the reader puts a value. */
  readonly words: readonly Word[]
  readonly status: number
  readonly shown: unknown
}

interface Word {
  readonly text: string
  /** Single quotes keep `$` as it is. */
  readonly literal: boolean
}

export interface ExampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly data: string | undefined
  readonly fields: readonly string[]
  /** The name of the file that the answer is written to. */
  readonly output: string | undefined
}

export type Variables = Map<string, string>

/** Commands of the project that the tests run as they stand, beside curl. */
const OWN = 'npm run -s outbox'

/** The file and the arguments of a command that is not curl. Null for curl. */
export const programOf = ({ words: [program, ...words] }: Example): { file: string; args: string[] } | null =>
  program!.text === 'curl' ? null : { file: program!.text, args: words.map(({ text }) => text) }

/** The commands of the `sh` blocks. A `json` or a `text` block shows the answer to the last command before it. */
export function examplesOf({ text }: Document): Example[] {
  const examples: Example[] = []
  for (const [, language, options, block] of text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```/gm)) {
    const last = examples.at(-1)
    const shown = language === 'json' ? JSON.parse(block!) : language === 'text' ? block!.trimEnd() : undefined
    if (shown !== undefined && last) examples[examples.length - 1] = { ...last, shown }
    if (language !== 'sh') continue
    const status = Number(/status=(\d+)/.exec(options!)?.[1] ?? 200)
    const commands = block!.replaceAll('\\\n', ' ').split(/^(?=\S)/m)
    for (const command of commands.filter((each) => each.startsWith('curl ') || each.startsWith(OWN)))
      examples.push({ words: wordsOf(command), status, shown: undefined })
  }
  return examples
}

/** The request of a command, with the variables that earlier answers have set. */
export function requestOf({ words: [, ...words] }: Example, variables: Variables): ExampleRequest {
  const options: [name: string, value: string][] = []
  const addresses: string[] = []
  const values = words.map((word) => filled(word, variables)).values()
  for (const value of values) {
    if (value.startsWith('-')) options.push([value, String(values.next().value)])
    else addresses.push(value)
  }
  const unknown = options.map(([name]) => name).filter((name) => !['-H', '-d', '-X', '-F', '-o'].includes(name))
  if (unknown.length > 0 || addresses.length !== 1)
    throw new Error(`Not an example that can be run: ${words.map(({ text }) => text).join(' ')}`)
  const given = (name: string) => options.filter(([each]) => each === name).map(([, value]) => value)
  const [data] = given('-d')
  const fields = given('-F')
  return {
    method: given('-X')[0] ?? (data !== undefined || fields.length > 0 ? 'POST' : 'GET'),
    url: addresses[0]!,
    headers: Object.fromEntries(
      given('-H').map((header) => [header.slice(0, header.indexOf(':')), header.slice(header.indexOf(':') + 1).trim()]),
    ),
    data,
    fields,
    output: given('-o')[0],
  }
}

/**
 * Where an answer differs from the one that is shown, and null if it does not. `"..."` stands for omitted parts: as a
 * member of an object, as the last element of a list, inside a string. `$NAME` in a string sets a variable.
 */
export function difference(shown: unknown, actual: unknown, variables: Variables, place = 'answer'): string | null {
  if (typeof shown === 'string' && typeof actual === 'string') return textDifference(shown, actual, variables, place)
  if (shown === null || typeof shown !== 'object')
    return isDeepStrictEqual(shown, actual) ? null : `${place} is ${JSON.stringify(actual)}`
  if (actual === null || typeof actual !== 'object' || Array.isArray(actual) !== Array.isArray(shown))
    return `${place} is ${JSON.stringify(actual)}`
  const isOpen = Array.isArray(shown) ? shown.at(-1) === '...' : Object.hasOwn(shown, '...')
  const members = Array.isArray(shown)
    ? [...(isOpen ? shown.slice(0, -1) : shown).entries()]
    : Object.entries(shown).filter(([name]) => name !== '...')
  if (!isOpen && members.length !== Object.keys(actual).length)
    return `${place} has ${Object.keys(actual).length} members`
  for (const [name, value] of members) {
    const found = difference(value, (actual as Record<string, unknown>)[name], variables, `${place}.${name}`)
    if (found) return found
  }
  return null
}

function textDifference(shown: string, actual: string, variables: Variables, place: string): string | null {
  const names = [...shown.matchAll(/\$([A-Z]+)/g)].map(([, name]) => name!)
  const pattern = shown
    .split(/(\$[A-Z]+|\.\.\.)/)
    .map((part) => {
      if (part === '...') return '[\\s\\S]*'
      return part.startsWith('$') ? '(\\S+)' : RegExp.escape(part)
    })
    .join('')
  const match = new RegExp(`^${pattern}$`).exec(actual)
  if (!match) return `${place} is ${JSON.stringify(actual)}`
  for (const [at, name] of names.entries()) variables.set(name, match[at + 1]!)
  return null
}

/** The words of a command, as a shell splits them. */
function wordsOf(command: string): Word[] {
  return [...command.matchAll(/'([^']*)'|"((?:\\.|[^"\\])*)"|(\S+)/g)].map(([, single, double, bare]) => ({
    text: single ?? double?.replaceAll(/\\(.)/g, '$1') ?? bare!,
    literal: single !== undefined,
  }))
}

const filled = ({ text, literal }: Word, variables: Variables): string =>
  literal
    ? text
    : text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => {
        const value = variables.get(name)
        if (value === undefined) throw new Error(`No answer has set $${name}`)
        return value
      })

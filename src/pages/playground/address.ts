import { isOrder } from './form.ts'
import type { Leaf } from './form-fields.ts'
import type { Given } from './form-html.ts'

/** Longer values are useless in a form. */
const VALUE_MAX = 8_000
/** More than any form has fields. */
const FIELDS_MAX = 400

/** Parameters of a URL that are not fields, unless a form has a field of that name. */
const OTHERS: ReadonlySet<string> = new Set(['tab', 'kind'])

const NO_ORDER = 'A link cannot order a report. Order it on the Reports page of your account'

export interface AddressFault {
  readonly path: string
  readonly message: string
}

export interface ReadAddress {
  /** What the fields are filled with. */
  readonly given: Given
  /** The request, with texts for numbers. */
  readonly query: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
  readonly faults: readonly AddressFault[]
}

/** Reads the parameters of a URL as values of fields. Unknown parameters are errors. */
export function readAddress(
  parameters: Readonly<Record<string, unknown>>,
  leaves: { readonly query: readonly Leaf[]; readonly body: readonly Leaf[] },
): ReadAddress {
  const parts = { query: byPath(leaves.query), body: byPath(leaves.body) }
  const names = Object.keys(parameters).filter((name) => !OTHERS.has(name) || parts.body.has(name))
  const given = new Map<string, readonly string[]>()
  const faults: AddressFault[] = []
  const request = { query: {}, body: {} }
  for (const path of names.slice(0, FIELDS_MAX)) {
    const part = parts.body.has(path) ? 'body' : 'query'
    const leaf = parts[part].get(path)
    const sent = parameters[path]
    // A form without a script sends each checked box on its own.
    const value = leaf?.kind === 'choices' && isTexts(sent) ? sent.join(',') : sent
    if (!leaf) faults.push({ path: path.slice(0, 64), message: isOrder(path) ? NO_ORDER : 'This field does not exist' })
    else if (typeof value !== 'string') faults.push({ path, message: 'Expected text, given once' })
    else if (value.length > VALUE_MAX) faults.push({ path, message: `Must be at most ${VALUE_MAX} characters` })
    else if (value !== '') {
      given.set(path, isListed(leaf) ? listed(value) : [value])
      put(request[part], path.split('.'), givenValue(leaf, value))
    }
  }
  if (names.length > FIELDS_MAX) faults.push({ path: 'address', message: `Must be at most ${FIELDS_MAX} fields` })
  return { given, ...request, faults }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const byPath = (leaves: readonly Leaf[]) => new Map(leaves.map((leaf) => [leaf.path, leaf]))

const isListed = ({ kind }: Leaf): boolean => kind === 'choices' || kind === 'list' || kind === 'numbers'

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** A text that is no number goes to the service, which says what is wrong with it. */
const numberOr = (text: string): number | string => (Number.isFinite(Number(text)) ? Number(text) : text)

function givenValue(leaf: Leaf, text: string): unknown {
  if (leaf.kind === 'list' || (leaf.kind === 'choices' && !leaf.isText)) return listed(text)
  if (leaf.kind === 'numbers') return listed(text).map(numberOr)
  if (leaf.kind === 'number' && Number.isFinite(Number(text))) return Number(text)
  if (leaf.kind === 'flag' && /^(?:true|false)$/.test(text)) return text === 'true'
  return text
}

/** The paths are those of known fields, so no name of an object's own members is among them. */
function put(into: Record<string, unknown>, [first, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[first!] = value
  else {
    into[first!] ??= {}
    put(into[first!] as Record<string, unknown>, rest, value)
  }
}

import type { z } from 'zod'
import type { Issue, Refusal } from '../../platform/errors.ts'

type ZodIssue = z.core.$ZodIssue

/** A fault in FastAPI's shape. */
export function issueOf(issue: ZodIssue, place: 'path' | 'query' | 'body'): Issue {
  const loc = [place, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
  if (issue.message.endsWith('received undefined')) return { loc, msg: 'Field required', type: 'missing' }
  if (issue.code === 'invalid_type') return { loc, msg: messageOf(issue), type: `${issue.expected}_type` }
  if (issue.code === 'custom' && issue.params) return { loc, msg: issue.message, ...ruleOf(issue.params) }
  return { loc, msg: messageOf(issue), type: typeOf(issue) }
}

/** A rule of a contract may name the type of its fault and the calculation that it concerns. */
const ruleOf = ({ type, calculation }: Record<string, unknown>): Pick<Issue, 'type' | 'calculation'> => ({
  type: String(type ?? 'value_error'),
  ...(typeof calculation === 'string' && { calculation }),
})

const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'Expected true or false',
  number: 'Expected a number',
  int: 'Expected a whole number',
  string: 'Expected text, given once',
  array: 'Expected an array',
  object: 'Expected a JSON object',
  file: 'Expected a file, given once',
  record: 'Expected a JSON object',
}

/** Our own messages, because zod's name types of a programming language. */
function messageOf(issue: ZodIssue): string {
  if (issue.code === 'invalid_type') return EXPECTED[issue.expected] ?? issue.message
  if (issue.code === 'invalid_value') return `Allowed: ${issue.values.map(String).join(', ')}`
  if (issue.code === 'too_small') return leastOf(issue)
  if (issue.code === 'too_big') return `Must be at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? issue.message
  return issue.message
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' items' }

function leastOf({ minimum, origin }: z.core.$ZodIssueTooSmall): string {
  const unit = UNITS[origin]
  return unit && minimum === 1 ? 'Must not be empty' : `Must be at least ${minimum}${unit ?? ''}`
}

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'Must be an instant with its offset, such as 2027-01-31T00:00:00Z',
  email: 'Must be an e-mail address',
  url: 'Must be a web URL, such as https://example.org/page',
  uuid: 'Must be a UUID, such as 5e0b9e3a-3a8e-4f6b-9a52-0a4f2b4a4c11',
}

/** FastAPI's names for too short and too long. */
const LENGTHS: Readonly<Record<string, Partial<Record<ZodIssue['code'], string>>>> = {
  string: { too_small: 'string_too_short', too_big: 'string_too_long' },
  array: { too_small: 'too_short', too_big: 'too_long' },
}

const typeOf = (issue: ZodIssue): string =>
  ('origin' in issue && LENGTHS[issue.origin]?.[issue.code]) || (TYPES[issue.code] ?? 'value_error')

const TYPES: Partial<Record<ZodIssue['code'], string>> = {
  invalid_value: 'enum',
  invalid_union: 'enum',
  too_small: 'greater_than_equal',
  too_big: 'less_than_equal',
  invalid_format: 'string_pattern_mismatch',
}

/** The faults that an answer lists. It counts the others. */
const FAULTS_MAX = 50
/** The characters of a field's name in the place of a fault. */
const PLACE_MAX = 64

/** The error of a text that is not JSON. */
export const NOT_JSON: Issue = {
  loc: ['body'],
  msg: 'The body is not valid JSON, or a field is called __proto__',
  type: 'json_invalid',
}

/** Faults as an answer lists them, and how many more there are. */
export function answeredFaults(faults: readonly Issue[]): { readonly listed: readonly Issue[]; readonly more: number } {
  const listed = faults.slice(0, FAULTS_MAX).map((fault) => ({ ...fault, loc: fault.loc.map(shortened) }))
  return { listed, more: faults.length - listed.length }
}

/** The body of an answer with faults, as FastAPI's list. */
export function faultBody(faults: readonly Issue[]) {
  const { listed, more } = answeredFaults(faults)
  return { detail: listed, ...(more > 0 && { more_faults: more }) }
}

/** The faults of a refused input. A refusal by a calculation names one field. */
export const faultsOf = ({ code, message, detail }: Refusal, place: 'body' | 'query'): readonly Issue[] => {
  const { issues, field, calculation } = detail
  return (
    issues ?? [
      { loc: [place, ...(field?.split('.') ?? [])], msg: message, type: code, ...(calculation && { calculation }) },
    ]
  )
}

const shortened = (part: string | number): string | number =>
  typeof part === 'string' && part.length > PLACE_MAX ? `${part.slice(0, PLACE_MAX)}…` : part

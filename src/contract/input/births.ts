import { z } from 'zod'
import { type Issue, Refusal } from '../../platform/errors.ts'
import { BirthFields, COMPACT_REQUEST } from '../births/birth.ts'
import { OtherPlaceNames } from '../vedic/request.ts'
import type { Ignored } from '../warnings.ts'
import { faultBody, faultsOf } from './faults.ts'
import { bodyReader } from './reading.ts'

/** Requests that are alike except for their birth. */
export interface BirthSchemas {
  readonly body: z.ZodType
  readonly query: z.ZodType | undefined
  /** The field of the body that holds the birth. Empty if the body itself has its fields. */
  readonly at: string
}

/** The fields of a request beside its birth. */
export type Options = Readonly<Record<string, unknown>>

/** A valid request of one birth. */
interface BirthRequest {
  readonly body: unknown
  readonly query: unknown
  /** The fields that were left out because they do not exist. */
  readonly ignored: readonly Ignored[]
}

interface Rules {
  readonly isStrict: boolean
}

/**
 * Reads births of a list with options that all share, each as the request of one birth would be read. Faults are named
 * by their places in the list and in the options.
 */
export function birthReader({ body, query, at }: BirthSchemas) {
  const ofQuery = new Set(query ? fieldsOf(query) : [])
  const known = new Set([...fieldsOf(body), ...ofQuery])
  const readBody = bodyReader(body)
  const readQuery = query && bodyReader(query)
  const isOfBirth = (name: string): boolean =>
    at === ''
      ? Object.hasOwn(BirthFields, name) || (Object.hasOwn(OtherPlaceNames, name) && known.has(name))
      : name === at

  function placed({ loc: [, name, ...rest], ...issue }: Issue, index: number, birth: Options = {}): Issue {
    const inList = ['body', 'births', index]
    if (name === undefined) return { loc: inList, ...issue }
    if (at !== '' && name === at) return { loc: [...inList, ...rest], ...issue }
    const isInBirth = at === '' && (isOfBirth(String(name)) || Object.hasOwn(birth, name))
    return { loc: isInBirth ? [...inList, name, ...rest] : ['body', 'options', name, ...rest], ...issue }
  }

  function read(birth: unknown, index: number, options: Options, rules: Rules): BirthRequest {
    if (!isObject(birth)) throw refused([{ loc: ['body', 'births', index], ...NO_OBJECT }])
    const others = at === '' ? Object.keys(birth).filter((name) => known.has(name) && !isOfBirth(name)) : []
    if (others.length > 0)
      throw refused(others.map((name) => ({ loc: ['body', 'births', index, name], ...IN_OPTIONS })))
    const { inQuery = [], inBody = [] } = Object.groupBy(Object.entries(options), ([name]) =>
      ofQuery.has(name) ? 'inQuery' : 'inBody',
    )
    const whole = { ...Object.fromEntries(inBody), ...(at === '' ? birth : { [at]: birth }) }
    try {
      const of = readBody(whole, rules)
      return { body: of.body, query: readQuery?.(Object.fromEntries(inQuery), rules).body ?? {}, ignored: of.ignored }
    } catch (error) {
      throw error instanceof Refusal
        ? refused(faultsOf(error, 'body').map((issue) => placed(issue, index, at === '' ? birth : {})))
        : error
    }
  }

  return {
    /** Throws `invalid_input` with the faults of a birth. */
    read,

    /** The request of an example birth. Throws `invalid_input` with the faults of the options. */
    readOptions(options: Options, rules: Rules): BirthRequest {
      const births = Object.keys(options).filter(isOfBirth)
      if (births.length > 0) throw refused(births.map((name) => ({ loc: ['body', 'options', name], ...IN_BIRTHS })))
      return read(COMPACT_REQUEST, 0, options, rules)
    },

    /** A refusal by the calculation of a birth. `renamed` has the names under which its fields were sent. */
    placed(error: Refusal, index: number, renamed: Readonly<Record<string, string>> = {}): Refusal {
      const { field } = error.detail
      const detail = { ...error.detail, message: error.message, ...(field && { field: renamed[field] ?? field }) }
      const issues = faultsOf(new Refusal(error.code, detail), 'body').map((issue) => placed(issue, index))
      return new Refusal(error.code, { ...detail, issues })
    },
  }
}

/** A refused birth as a line of an answer has it. */
export const faultOf = (error: Refusal) => ({ status: error.status, ...faultBody(faultsOf(error, 'body')) })

const fieldsOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

const isObject = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const refused = (issues: readonly Issue[]): Refusal => new Refusal('invalid_input', { issues })

const NO_OBJECT = { msg: 'Expected a JSON object', type: 'object_type' }
const IN_OPTIONS = { msg: 'This field belongs in options, which apply to every birth', type: 'extra_forbidden' }
const IN_BIRTHS = { msg: 'This field belongs in births', type: 'extra_forbidden' }

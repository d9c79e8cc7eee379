import { bodyReader } from '../contract/input/reading.ts'
import { type AddressFault, type ReadAddress, readAddress } from '../pages/playground/address.ts'
import type { Calculation } from '../pages/playground/calculations.ts'
import { type RequestFields, requestFields } from '../pages/playground/form.ts'
import { leavesOf } from '../pages/playground/form-fields.ts'
import { type Issue, Refusal } from '../platform/errors.ts'

/** A form of a page, made from contracts: what is the same for every view of it. */
export interface Form {
  readonly fields: RequestFields
  /** Reads a link with the contracts. Missing fields are not an error: the user can fill them in. */
  read(parameters: Readonly<Record<string, unknown>>): ReadAddress
}

export function formOf(calculation: Pick<Calculation, 'query' | 'body'>): Form {
  const fields = requestFields(calculation)
  const leaves = { query: leavesOf(fields.query), body: leavesOf(fields.body) }
  const readers = {
    query: calculation.query && bodyReader(calculation.query),
    body: calculation.body && bodyReader(calculation.body),
  }
  return {
    fields,
    read(parameters) {
      const read = readAddress(parameters, leaves)
      const isGiven = (path: string) =>
        [...read.given.keys()].some((each) => each === path || each.startsWith(`${path}.`))
      const faults = (['query', 'body'] as const)
        .flatMap((part) => faultsOf(() => readers[part]?.(read[part], { isStrict: true })))
        .filter(({ path }) => isGiven(path))
      return { ...read, faults: [...read.faults, ...faults] }
    },
  }
}

/** The faults by which a reader refuses its input, in the words of the service. */
function faultsOf(read: () => unknown): readonly AddressFault[] {
  try {
    read()
    return []
  } catch (error) {
    return faultsIn(error)
  }
}

/** Refusals of what was asked. Others are about the caller or the load. */
const OF_INPUT: ReadonlySet<number> = new Set([400, 409, 422])

/** The faults of a refused input, also of one that only the calculation refused. Any other error is rethrown. */
export function faultsIn(error: unknown): readonly AddressFault[] {
  if (!(error instanceof Refusal) || !OF_INPUT.has(error.status)) throw error
  return error.detail.issues?.map(faultOf) ?? [{ path: error.detail.field ?? '', message: error.message }]
}

/** The item of a list is no field of its own. */
const faultOf = ({ loc, msg }: Issue): AddressFault => ({
  path: loc
    .slice(1)
    .filter((part) => typeof part === 'string')
    .join('.'),
  message: msg,
})

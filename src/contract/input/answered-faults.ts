import type { Issue, Refusal } from '../../platform/errors.ts'

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

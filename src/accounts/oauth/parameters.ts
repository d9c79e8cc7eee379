import { Refusal } from '../../platform/errors.ts'

/** The parameters of an OAuth request. An empty one counts as absent, an unknown one is ignored (RFC 6749, 3.1). */
export interface Parameters {
  /** The value, if it was sent once. */
  get(name: string): string | undefined
  /** Whether a parameter was sent more than once. */
  isRepeated(name: string): boolean
}

export function parametersOf(sent: unknown): Parameters {
  const fields = (typeof sent === 'object' && sent !== null ? sent : {}) as Readonly<Record<string, unknown>>
  const sentAs = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)
  return {
    get(name) {
      const value = sentAs(name)
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    isRepeated: (name) => Array.isArray(sentAs(name)),
  }
}

/** A parameter of the token endpoint. Throws `invalid_request` when it is missing, repeated or too long. */
export function requiredParameter(parameters: Parameters, name: string, longest: number): string {
  const value = optionalParameter(parameters, name, longest)
  if (value === undefined) throw new Refusal('invalid_request', { message: `The parameter ${name} is missing` })
  return value
}

/** The same for one that may be absent. */
export function optionalParameter(parameters: Parameters, name: string, longest: number): string | undefined {
  const value = parameters.get(name)
  if (parameters.isRepeated(name))
    throw new Refusal('invalid_request', { message: `The parameter ${name} is given more than once` })
  if (value !== undefined && value.length > longest)
    throw new Refusal('invalid_request', { message: `The parameter ${name} has more than ${longest} characters` })
  return value
}

import type { InnerAnswer } from './message.ts'

/** The message of a refused request, for a model that will call again. */
export interface Refused {
  readonly status: number
  readonly body: unknown
  /** Seconds. */
  readonly retryAfter?: string | undefined
}

const MEND = 'Fix these fields and call again. The refused call cost nothing.'

/** The faults of a refused call: each field, what is wrong with it, and what is allowed; or when to try again. */
export function faultText({ status, body, retryAfter }: Refused): string {
  const { detail, message, error, more_faults: more } = (body ?? {}) as Failure
  if (Array.isArray(detail)) {
    const rest = more ? [`and ${more} more`] : []
    return [...detail.map(({ loc, msg }) => `- ${placeOf(loc)}${msg}`), ...rest, MEND].join('\n')
  }
  if (typeof detail === 'string' && status < 500 && status !== 401 && status !== 403 && status !== 404)
    return `${detail}\n${MEND}`
  const said = typeof detail === 'string' ? detail : (message ?? error ?? 'The service cannot answer')
  return [said, status === 429 || status >= 500 || retryAfter ? laterText(retryAfter) : ''].filter(Boolean).join('. ')
}

/** The faults of an answer that is a refusal. */
export function faultOf({ status, body, retryAfter }: InnerAnswer): string {
  const text = body.toString()
  return faultText({ status, body: /^\s*\{/.test(text) ? JSON.parse(text) : {}, retryAfter })
}

interface Failure {
  readonly detail?: string | readonly { readonly loc: readonly (string | number)[]; readonly msg: string }[]
  readonly message?: string
  readonly error?: string
  readonly more_faults?: number
}

/** A model knows its arguments, but not which part of a request they went into. */
const placeOf = ([, ...path]: readonly (string | number)[]): string => (path.length > 0 ? `${path.join('.')}: ` : '')

const laterText = (retryAfter: string | undefined): string =>
  retryAfter ? `Call again after ${retryAfter} ${retryAfter === '1' ? 'second' : 'seconds'}` : 'Call again later'

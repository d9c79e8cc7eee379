import { bodyOf, type Called, namesIn } from './called.ts'

/** What a client has to know of an operation to send it. Both languages have it as a table. */
export interface SentEntry {
  readonly method: string
  /** With `{name}` in place of the path parameters. */
  readonly path: string
  /** Fields of the input that go into the address. All others go into the body. */
  readonly query: readonly string[]
  /** Whether the request has a body of JSON. */
  readonly hasBody: boolean
  /** An access token in place of a key. */
  readonly byToken: boolean
  /** Whether the service makes a repetition safe, given an Idempotency-Key. */
  readonly takesIdempotencyKey: boolean
}

export function sentEntry(called: Called): SentEntry {
  const query = namesIn(called, 'query')
  const body = bodyOf(called)
  const twice = query.filter((name) => Object.hasOwn(body?.properties ?? {}, name))
  if (twice.length > 0) throw new Error(`${called.operationId} has ${twice} in its address and in its body`)
  return {
    ...{ method: called.method, path: called.path, query },
    hasBody: body !== undefined,
    byToken: (called.security ?? []).some((scheme) => 'accessToken' in scheme),
    takesIdempotencyKey: (called.parameters ?? []).some(({ name }) => name === 'Idempotency-Key'),
  }
}

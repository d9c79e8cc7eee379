import { editDistance } from '../../astro/edit-distance.ts'
import { Refusal } from '../../platform/errors.ts'

/** What the statistics know of an operation. */
export interface Endpoint {
  readonly name: string
  readonly url: string
}

const EDITS_MAX = 12
/** A text with more differences means something else. */
const EDITED_SHARE_MAX = 1 / 3

/** The operations with a name or a path. Throws `invalid_input` with the most similar one when there is none. */
export function operationsOf(endpoints: readonly Endpoint[], text: string): string[] {
  const named = endpoints.filter(({ name, url }) => name === text || url === text).map(({ name }) => name)
  if (named.length > 0) return named
  const [near] = endpoints
    .flatMap(({ name, url }) => [name, url])
    .map((known) => ({ known, edits: editDistance(text, known, EDITS_MAX) }))
    .filter(({ edits }) => edits <= Math.min(EDITS_MAX, text.length * EDITED_SHARE_MAX))
    .toSorted((a, b) => a.edits - b.edits)
  const msg = `No operation of this service has this operationId or path${near ? `; did you mean "${near.known}"?` : ''}`
  throw new Refusal('invalid_input', { issues: [{ loc: ['query', 'endpoint'], msg, type: 'value_error' }] })
}

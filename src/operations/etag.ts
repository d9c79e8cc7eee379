import { createHash } from 'node:crypto'
import type { Compute } from '../calculation/threads/compute.ts'
import type { PositionSource } from '../contract/sky/sources.ts'
import { canonicalJson } from '../platform/canonical-json.ts'

/**
 * The entity tag of the answer to a plan. The answer depends only on the plan and on the version of code and data. The
 * tag is weak because encodings vary.
 */
export const entityTag = (input: object, version: string): string =>
  `W/"${createHash('sha256')
    .update(`${version}\n${canonicalJson(input)}`)
    .digest('base64url')
    .slice(0, 27)}"`

/** Whether an If-None-Match header has a tag, or `*`. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag))

/** The description of a 304 in the document. */
export const NOT_MODIFIED = { 304: 'The answer still has the ETag in If-None-Match' } as const

/**
 * A plan with the source that answers it now: the library until series are there. The plan is settled once for a request, so
 * that an answer has one source from its first row to its last, and an ETag that names it.
 */
export const settled = <Input extends { readonly source: PositionSource }>(
  input: Input,
  { hasSeries }: Pick<Compute, 'hasSeries'>,
): Input => (input.source === 'library' || hasSeries() ? input : { ...input, source: 'library' })

import { createHash } from 'node:crypto'
import { canonicalJson } from '../canonical-json.ts'

/**
 * The entity tag of the answer to a plan. The answer is made of the plan alone, over code and data of one version. The tag is
 * weak because encodings vary.
 */
export const entityTag = (plan: object, version: string): string =>
  `W/"${createHash('sha256')
    .update(`${version}\n${canonicalJson(plan)}`)
    .digest('base64url')
    .slice(0, 27)}"`

/** Whether an If-None-Match header names a tag, or any. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag))

/** The description of a 304 in the document. */
export const NOT_MODIFIED = { 304: 'The answer is the one whose ETag was sent as If-None-Match' } as const

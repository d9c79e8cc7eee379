import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Compute } from '../calculation/threads/compute.ts'
import type { PositionSource } from '../contract/sky/sources.ts'
import { canonicalJson } from '../platform/canonical-json.ts'

/**
 * The entity tag of the answer to an input. The answer depends only on the input and on the version of code and data. The
 * tag is weak because encodings vary.
 */
export const entityTag = (input: object, version: string): string =>
  `W/"${createHash('sha256')
    .update(`${version}\n${canonicalJson(input)}`)
    .digest('base64url')
    .slice(0, 27)}"`

/** The entity tag of a stored file, from the SHA-256 of its bytes. */
export const fileTag = (sha256: Buffer): string => `"${sha256.toString('base64url')}"`

/**
 * Sets ETag and Cache-Control. True if the caller still has this answer: the status is then 304, and no body follows.
 * For a refusal, `http/failures.ts` removes the ETag and sets `no-store`.
 */
export function isNotModified(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  etag: string,
  cacheControl: string,
): boolean {
  reply.headers({ ETag: etag, 'Cache-Control': cacheControl })
  if (!matches(headers['if-none-match'], etag)) return false
  reply.code(304)
  return true
}

/** Whether an If-None-Match header has a tag, or `*`. */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag))

/** The description of a 304 in the document. */
export const NOT_MODIFIED = { 304: 'The answer still has the ETag in If-None-Match' } as const

/**
 * An input with the source that answers it now: the library until series are there. It is settled once for a request, so
 * that an answer has one source from its first row to its last, and an ETag that names it.
 */
export const settled = <Input extends { readonly source: PositionSource }>(
  input: Input,
  { hasSeries }: Pick<Compute, 'hasSeries'>,
): Input => (input.source === 'library' || hasSeries() ? input : { ...input, source: 'library' })

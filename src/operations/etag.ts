import { createHash } from 'node:crypto'

/** The same request over the same code and data gives the same answer, so the request names it. Weak, as encodings vary. */
export function etagOf(input: Readonly<Record<string, unknown>>, version: string): string {
  const canonical = JSON.stringify(Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `W/"${createHash('sha256').update(`${version}\n${canonical}`).digest('base64url').slice(0, 27)}"`
}

/** Whether an If-None-Match header names a tag, or any. */
export const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((tag) => tag.trim() === etag))

/** What the document says of an answer to If-None-Match. */
export const NOT_MODIFIED = { 304: 'The answer is the one whose ETag was sent as If-None-Match' } as const

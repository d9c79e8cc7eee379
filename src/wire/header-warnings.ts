import type { FastifyReply } from 'fastify'
import type { Warning } from '../contract/warning.ts'

/** The header with the warnings of an answer that has no place for them: rows alone, or a picture. */
export const WARNINGS_HEADER = 'X-Orrery-Warnings'

/** What the header holds, for the OpenAPI document. */
export const WARNINGS_MEANING =
  'If the answer differs from the request: a list of structured fields (RFC 9651), each the code of a warning with its `message`'

/** Adds warnings to those that the header already has. */
export function addWarnings(
  reply: FastifyReply,
  warnings: readonly (Warning & { readonly of?: string | undefined })[],
): void {
  if (warnings.length === 0) return
  const before = reply.getHeader(WARNINGS_HEADER)
  const listed = warnings.map(
    ({ code, message, of }) => `${code}${of === undefined ? '' : `;of=${quoted(of)}`};message=${quoted(message)}`,
  )
  reply.header(WARNINGS_HEADER, [...(before ? [before] : []), ...listed].join(', '))
}

/** A string of structured fields is printable ASCII. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('’', "'")
    .replaceAll(/[^\x20-\x7e]/g, '?')
    .replaceAll(/["\\]/g, '\\$&')}"`

import type { FastifyReply } from 'fastify'
import type { StyleWarning } from '../charting/style-warnings.ts'

/** The header for the warnings of an answer that is not JSON, such as a picture. */
export const WARNINGS_HEADER = 'X-Orrery-Warnings'

/** Servers and proxies accept 8 kB of headers at least. */
const WARNINGS_MAX = 20

/** Adds warnings to the header: a list of structured fields (RFC 9651), each the code with its place. */
export function addWarnings(reply: FastifyReply, warnings: readonly StyleWarning[]): void {
  if (warnings.length === 0) return
  const before = reply.getHeader(WARNINGS_HEADER)
  const named = warnings
    .slice(0, WARNINGS_MAX)
    .map(({ code, at, drawn }) => `${code};at="${at}"${drawn === undefined ? '' : `;drawn=${drawn}`}`)
  const more = warnings.length - named.length
  reply.header(
    WARNINGS_HEADER,
    [...(before ? [before] : []), ...named, ...(more > 0 ? [`more;count=${more}`] : [])].join(', '),
  )
}

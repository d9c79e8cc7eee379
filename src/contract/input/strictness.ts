import type { IncomingHttpHeaders } from 'node:http'

/** RFC 7240. A header that was sent twice arrives as one. */
export const prefersStrict = ({ prefer }: IncomingHttpHeaders): boolean =>
  prefer !== undefined && /(^|[,;])\s*handling\s*=\s*"?strict"?\s*($|[,;])/i.test(String(prefer))

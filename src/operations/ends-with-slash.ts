import type { FastifyRequest } from 'fastify'

/** Whether a path ends with a slash. The router accepts it too, but relative links of a page break below it. */
export const endsWithSlash = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?', 1)[0]!.endsWith('/')

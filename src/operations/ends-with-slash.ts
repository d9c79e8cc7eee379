import type { FastifyRequest } from 'fastify'

/** Whether an address ends with a slash. The router takes it too, but the links of a page are wrong below it. */
export const endsWithSlash = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?', 1)[0]!.endsWith('/')

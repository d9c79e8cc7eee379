import type { FastifyRequest } from 'fastify'

/** The address of the service as the caller reaches it: PUBLIC_URL, else protocol and host of the request. */
export const baseOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? `${protocol}://${host}`

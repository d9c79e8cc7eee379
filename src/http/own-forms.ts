import type { FastifyRequest } from 'fastify'
import { baseOf } from '../platform/base-address.ts'
import { Refusal } from '../platform/errors.ts'

/**
 * An onRequest hook. Throws `origin_refused` for a form that does not come from a page of this service, if the
 * operation only accepts our own forms. Every browser says where a POST comes from: with Sec-Fetch-Site over TLS and on
 * this machine, with Origin anywhere.
 */
export const ownForms = (publicUrl: string | undefined) => {
  const base = baseOf(publicUrl)
  return async (request: FastifyRequest): Promise<void> => {
    const { headers, routeOptions } = request
    const { operation } = routeOptions.config
    if (!operation?.ownForm) return
    if (headers['sec-fetch-site'] === 'same-origin' || headers.origin === new URL(base(request)).origin) return
    if (operation.isForOperators && isOfHost(headers.origin, request.host)) return
    throw new Refusal('origin_refused', { message: 'Only the pages of this service may submit this form' })
  }
}

/** Operators may have a separate address in addition to PUBLIC_URL. A page of another host has no session there. */
const isOfHost = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host

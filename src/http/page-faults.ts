import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Issue, RefusalCode } from '../errors.ts'
import { adminFaultPage } from '../pages/admin/fault.ts'
import { rootOf } from '../pages/root.ts'
import { sendPage } from '../pages/send-page.ts'

/** Whether a person reads the answers, in the administration. */
export const isAdminPage = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.operation?.access.kind === 'admin_page'

/** What leads back from the sign-in to the page that was asked for. The overview needs nothing. */
function backTo({ method, url }: FastifyRequest): string {
  const place = url.slice(url.lastIndexOf('/admin') + 1)
  return method === 'GET' && place !== 'admin' ? `?to=${encodeURIComponent(place)}` : ''
}

/** Sends a page that says what is wrong. Without a session the browser goes on to the page for signing in. */
export function sendFaultPage(
  { status, code = null }: { readonly status: number; readonly code?: RefusalCode | null },
  texts: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const root = rootOf(request.url)
  reply.header('Cache-Control', 'no-store')
  if (status === 401) return reply.redirect(`${root}admin/sign-in${backTo(request)}`, 303)
  const viewer = request.operator ? { operator: request.operator.name, root } : null
  return sendPage(reply.code(status), adminFaultPage({ status, code, texts, traceId: request.id }, viewer, root))
}

/** Faults of the input, each with its place. */
export const faultTexts = (faults: readonly Issue[]): string[] =>
  faults.map(({ loc, msg }) => `${loc.slice(1).join(' ') || loc[0]}: ${msg}.`)

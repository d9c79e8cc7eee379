import type { FastifyReply, FastifyRequest } from 'fastify'
import { accountFaultPage, adminFaultPage } from '../pages/faults.ts'
import { type Page, rootOf, sendPage } from '../pages/frame.ts'
import { accountNameOf } from '../pages/site.ts'
import type { Issue, RefusalCode } from '../platform/errors.ts'

/** The parts of the service whose pages need a session, except the pages for signing in. */
const SECTIONS = { admin_page: 'admin', account_page: 'account' } as const
const PARTS = Object.values(SECTIONS)
type Section = (typeof SECTIONS)[keyof typeof SECTIONS]

/** The part whose pages a person reads. Null where a program reads the answer. */
const sectionOf = ({ routeOptions }: FastifyRequest): Section | null => {
  const { access, url, answer } = routeOptions.config.operation ?? {}
  if (access?.kind === 'admin_page' || access?.kind === 'account_page') return SECTIONS[access.kind]
  const isHtml = answer?.types?.['text/html'] !== undefined
  return (isHtml && PARTS.find((part) => url?.startsWith(`/${part}/`))) || null
}

/** Whether a person reads the answers, on pages of the administration or of an account. */
export const isPageOfPerson = (request: FastifyRequest): boolean => sectionOf(request) !== null

/** The parameter that leads back from the sign-in to the requested page. The first page of a part needs none. */
function backTo({ method, url }: FastifyRequest, section: Section): string {
  const place = url.slice(url.lastIndexOf(`/${section}`) + 1).replace(/\/$/, '')
  return method !== 'POST' && place !== section ? `?to=${encodeURIComponent(place)}` : ''
}

interface Fault {
  readonly status: number
  readonly code?: RefusalCode | null
}

/** Sends a page that says what is wrong. Without a session the browser is redirected to the sign-in page. */
export function sendFaultPage(fault: Fault, texts: readonly string[], request: FastifyRequest, reply: FastifyReply) {
  const root = rootOf(request.url)
  const section = sectionOf(request)!
  reply.header('Cache-Control', 'no-store')
  if (fault.status === 401) return reply.redirect(`${root}${section}/sign-in${backTo(request, section)}`, 303)
  return sendPage(reply.code(fault.status), pageOf(section, fault, texts, request))
}

function pageOf(
  section: Section,
  { status, code = null }: Fault,
  texts: readonly string[],
  request: FastifyRequest,
): Page {
  const { account, operator, id: traceId } = request
  const root = rootOf(request.url)
  const fault = { status, code, texts, traceId }
  return section === 'admin'
    ? adminFaultPage(fault, operator ? { operator: operator.name, root } : null, root)
    : accountFaultPage(fault, account ? { account: accountNameOf(account), root } : null, root)
}

/** Faults of the input, each with its place. */
export const faultTexts = (faults: readonly Issue[]): string[] =>
  faults.map(({ loc, msg }) => `${loc.slice(1).join(' ') || loc[0]}: ${msg}.`)

import type { FastifyReply, FastifyRequest } from 'fastify'
import { namesAnySession } from '../accounts/identity/embedded/session.ts'
import type { Operation } from '../operations/operation.ts'
import { accountFaultPage, adminFaultPage, siteFaultPage } from '../pages/faults.ts'
import { type Page, rootOf, sendPage } from '../pages/frame.ts'
import { accountNameOf } from '../pages/site.ts'
import type { Issue, RefusalCode } from '../platform/errors.ts'

/** The parts of the service whose pages need a session, except the pages for signing in. */
const SECTIONS = { admin_page: 'admin', account_page: 'account' } as const
const PARTS = Object.values(SECTIONS)
type Section = (typeof SECTIONS)[keyof typeof SECTIONS]

/** The part whose pages a person reads. Null where a program reads the answer. */
const sectionOf = ({ routeOptions }: FastifyRequest): Section | null => {
  const { operation } = routeOptions.config
  if (!operation) return null
  const { access, url } = operation
  if (access.kind === 'admin_page' || access.kind === 'account_page') return SECTIONS[access.kind]
  return (isHtml(operation) && PARTS.find((part) => url.startsWith(`/${part}/`))) || null
}

/** Whether a person reads the answer: on a page of the administration or of an account, or by opening another page. */
export const isPageOfPerson = (request: FastifyRequest): boolean =>
  sectionOf(request) !== null || (navigates(request) && isForPeople(request))

/** A page, or no operation at all. What scripts of pages fetch is no page. */
function isForPeople({ routeOptions }: FastifyRequest): boolean {
  const { operation } = routeOptions.config
  return operation === undefined || (operation.isPage === true && isHtml(operation))
}

const isHtml = ({ answer }: Pick<Operation, 'answer'>): boolean => answer?.types?.['text/html'] !== undefined

/**
 * Whether a browser opens the address. A browser says so; an old one prefers HTML. So does the HTTP client of Java, unless its
 * program sets another header: below `/api/` only browsers that say so are believed.
 */
function navigates({ headers, url }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? prefersHtml(headers.accept) && !url.startsWith('/api/') : mode === 'navigate'
}

/** Whether an Accept header (RFC 9110, 12.5.1) names HTML, and nothing else that is equally wanted before it. */
function prefersHtml(accept = ''): boolean {
  const wanted = accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((each) => each.startsWith('q='))
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) }
  })
  const best = Math.max(...wanted.map(({ quality }) => quality))
  const first = wanted.find(({ quality }) => quality === best)
  return first?.type === 'text/html' && best > 0
}

/**
 * Parameters for the sign-in: the page to return to, and whether the session has expired. After a form was sent, the page of
 * the form is the one to return to. The first page of a part is not named.
 */
function backTo({ method, url, headers }: FastifyRequest, section: Section): string {
  const asked = method === 'POST' ? (headers.referer ?? '') : url
  const at = asked.lastIndexOf(`/${section}`)
  const place = at < 0 ? section : asked.slice(at + 1).replace(/\/$/, '')
  const to = new URLSearchParams({
    ...(place !== section && { to: place }),
    ...(section === 'account' && namesAnySession(headers.cookie) && { done: 'expired' }),
  })
  return to.size > 0 ? `?${to}` : ''
}

interface Fault {
  readonly status: number
  readonly code?: RefusalCode | null
}

/** Sends a page that says what is wrong. Without a session a page of a part redirects to its sign-in page. */
export function sendFaultPage(fault: Fault, texts: readonly string[], request: FastifyRequest, reply: FastifyReply) {
  const root = rootOf(request.url)
  const section = sectionOf(request)
  reply.header('Cache-Control', 'no-store')
  if (section && fault.status === 401)
    return reply.redirect(`${root}${section}/sign-in${backTo(request, section)}`, 303)
  return sendPage(reply.code(fault.status), pageOf(section ?? partAt(request), fault, texts, request))
}

/** The part that an address without a page would belong to. */
const partAt = ({ url }: FastifyRequest): Section | null => PARTS.find((part) => url.startsWith(`/${part}/`)) ?? null

function pageOf(
  part: Section | null,
  { status, code = null }: Fault,
  texts: readonly string[],
  request: FastifyRequest,
): Page {
  const { account, operator, id: traceId, method } = request
  const root = rootOf(request.url)
  const fault = { status, code, texts, traceId }
  if (part === 'admin') return adminFaultPage(fault, operator ? { operator: operator.name, root } : null, root)
  if (part === 'account')
    return accountFaultPage(fault, account ? { account: accountNameOf(account), root } : null, root)
  return siteFaultPage({ ...fault, canRepeat: method === 'GET' }, root)
}

/** Faults of the input, each with its place. */
export const faultTexts = (faults: readonly Issue[]): string[] =>
  faults.map(({ loc, msg }) => `${loc.slice(1).join(' ') || loc[0]}: ${msg}.`)

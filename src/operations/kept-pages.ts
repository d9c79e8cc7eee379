import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Page, sendPage } from '../pages/frame.ts'
import { isNotModified } from './etag.ts'

/** Browsers revalidate their copy each time. */
const ASKED_AGAIN = 'no-cache'

/** A page that is the same for everyone, with its entity tag. */
export interface KeptPage {
  readonly page: Page
  readonly etag: string
}

/** A weak tag, because encodings vary. */
const tagOf = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`

/** A page that browsers keep and revalidate. */
export const keptPage = ({ html, headers }: Page): KeptPage => ({
  page: { html, headers: { ...headers, 'Cache-Control': ASKED_AGAIN } },
  etag: tagOf(html.markup),
})

type Asking = Pick<FastifyRequest, 'headers'>

/** A browser applies the headers of a 304 to its cached page, including the policy. */
export function sendKept(request: Asking, reply: FastifyReply, { page, etag }: KeptPage): FastifyReply {
  if (isNotModified(request, reply, etag, ASKED_AGAIN)) return reply.headers(page.headers).send()
  return sendPage(reply, page)
}

/** Sends a text that is the same for everyone, with an entity tag. */
export function sendText(request: Asking, reply: FastifyReply, type: string, text: string): FastifyReply {
  if (isNotModified(request, reply, tagOf(text), ASKED_AGAIN)) return reply.send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}

/** The address of examples. In settings of a proxy it is the one at which the proxy reaches the service. */
const EXAMPLE_ADDRESS = /^```(?:nginx|ini|yaml)\b[\s\S]*?^```|http:\/\/127\.0\.0\.1:8080/gm

/** Sends Markdown whose examples name the address at which it was requested. */
export const sendMarkdown = (request: Asking, reply: FastifyReply, text: string, base: string): FastifyReply =>
  sendText(
    request,
    reply,
    'text/markdown',
    text.replaceAll(EXAMPLE_ADDRESS, (found) => (found.startsWith('```') ? found : base)),
  )

/** Whether a path ends with a slash. The router accepts it too, but relative links of a page break below it. */
export const endsWithSlash = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?', 1)[0]!.endsWith('/')

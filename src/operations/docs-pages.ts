import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { GUIDES } from '../pages/docs/guides.ts'
import { docsIndexPage, guidePage, noGuidePage } from '../pages/docs/pages.ts'
import { searchIndex } from '../pages/docs/search-index.ts'
import { type Page, sendPage } from '../pages/frame.ts'
import { once } from '../platform/once.ts'
import { PUBLIC } from './access.ts'
import { isNotModified } from './etag.ts'
import { operation } from './operation.ts'

/** The name of a guide in a URL. An unknown one gets a page that says so. */
const GuideParams = z.object({ guide: z.string().max(200).describe('The name of a guide') })

/** Browsers revalidate their copy each time. */
const ASKED_AGAIN = 'no-cache'

interface Kept {
  readonly page: Page
  readonly etag: string
}

const tagOf = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`

const kept = ({ html, headers }: Page): Kept => ({
  page: { html, headers: { ...headers, 'Cache-Control': ASKED_AGAIN } },
  etag: tagOf(html.markup),
})

/**
 * Pages are built when they are first requested, in about 20 ms each. Building all of them would delay the start of a
 * front.
 */
const index = once(() => kept(docsIndexPage('./')))
const missing = once(() => noGuidePage('../'))
const pages: ReadonlyMap<string, () => Kept> = new Map(
  GUIDES.map((guide) => [guide.name, once(() => kept(guidePage(guide, '../')))]),
)
const search = once(async () => {
  const text = await searchIndex()
  return { text, etag: tagOf(text) }
})

const shared = {
  method: 'GET',
  tag: 'Documentation',
  access: PUBLIC,
  isPage: true,
  reply: z.string(),
  answer: {
    types: { 'text/html': 'html' },
    statuses: { 304: 'The page is the one that the browser has', 308: 'The path ended with a slash' },
  },
} as const

/** The guides for browsers. */
export const DOCS_PAGES = [
  operation({
    ...shared,
    name: 'docs_index',
    url: '/docs',
    summary: 'The guides, by task',
    handle: (request, reply) =>
      endsWithSlash(request) ? reply.redirect('../docs', 308) : send(request, reply, index()),
  }),
  operation({
    ...shared,
    name: 'docs_guide',
    url: '/docs/{guide}',
    summary: 'A guide as a page',
    params: GuideParams,
    handle: (request, reply) => {
      const { guide } = request.params
      if (endsWithSlash(request)) return reply.redirect(`../${encodeURIComponent(guide)}`, 308)
      const page = pages.get(guide)
      return page ? send(request, reply, page()) : sendPage(reply.code(404), missing())
    },
  }),
  operation({
    ...shared,
    name: 'docs_search_index',
    url: '/docs/search-index.json',
    summary: 'The index for searching the guides in the browser',
    answer: { types: { 'application/json': 'json' }, statuses: { 304: 'The index is the one that the browser has' } },
    handle: async (request, reply) => {
      const { text, etag } = await search()
      if (isNotModified(request, reply, etag, ASKED_AGAIN)) return reply.send()
      return reply.type('application/json; charset=utf-8').send(text)
    },
  }),
]

/** A browser applies the headers of a 304 to its cached page, including the policy. */
function send(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, { page, etag }: Kept): FastifyReply {
  if (isNotModified(request, reply, etag, ASKED_AGAIN)) return reply.headers(page.headers).send()
  return sendPage(reply, page)
}

/** Whether a path ends with a slash. The router accepts it too, but relative links of a page break below it. */
const endsWithSlash = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.split('?', 1)[0]!.endsWith('/')

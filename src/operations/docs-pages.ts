import { z } from 'zod'
import { guideMarkdown } from '../pages/docs/guide-text.ts'
import { GUIDES } from '../pages/docs/guides.ts'
import { docsIndexPage, guidePage, noGuidePage } from '../pages/docs/pages.ts'
import { sendPage } from '../pages/frame.ts'
import { baseOf } from '../platform/addresses.ts'
import { once } from '../platform/once.ts'
import { PUBLIC } from './access.ts'
import { endsWithSlash, type KeptPage, keptPage, sendKept, sendMarkdown } from './kept-pages.ts'
import { operation } from './operation.ts'

/** The name of a guide in a URL. An unknown one gets a page that says so. */
const GuideParams = z.object({ guide: z.string().max(200).describe('The name of a guide') })

/**
 * Pages are built when they are first requested, in about 20 ms each. Building all of them would delay the start of a
 * front.
 */
const index = once(() => keptPage(docsIndexPage('./')))
const missing = once(() => noGuidePage('../'))
const pages: ReadonlyMap<string, () => KeptPage> = new Map(
  GUIDES.map((guide) => [guide.name, once(() => keptPage(guidePage(guide, '../')))]),
)
const markdown: ReadonlyMap<string, () => string> = new Map(
  GUIDES.map((guide) => [`${guide.name}.md`, once(() => guideMarkdown(guide))]),
)

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
      endsWithSlash(request) ? reply.redirect('../docs', 308) : sendKept(request, reply, index()),
  }),
  operation({
    ...shared,
    name: 'docs_guide',
    url: '/docs/{guide}',
    summary: 'A guide as a page',
    params: GuideParams,
    description: 'A name that ends with `.md` gives the guide as Markdown.',
    answer: { ...shared.answer, types: { 'text/html': 'html', 'text/markdown': 'md' } },
    handle: (request, reply, { publicUrl }) => {
      const { guide } = request.params
      const text = markdown.get(guide)
      if (text) return sendMarkdown(request, reply, text(), baseOf(publicUrl, request))
      if (endsWithSlash(request)) return reply.redirect(`../${encodeURIComponent(guide)}`, 308)
      const page = pages.get(guide)
      return page ? sendKept(request, reply, page()) : sendPage(reply.code(404), missing())
    },
  }),
]

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EmbeddedIdentity } from '../../accounts/identity/embedded.ts'
import {
  endsWithSlash,
  type KeptPage,
  keptPage,
  sendKept,
  sendMarkdown,
  sendText,
} from '../../operations/kept-pages.ts'
import type { Operation } from '../../operations/operation.ts'
import { llmsText } from '../../pages/docs/llms.ts'
import { searchIndex } from '../../pages/docs/search-index.ts'
import { rootOf, sendPage } from '../../pages/frame.ts'
import { type Chapter, type ChapterDocument, chaptersOf } from '../../pages/reference/chapters.ts'
import { chapterMarkdown, errorsMarkdown, overviewMarkdown } from '../../pages/reference/markdown.ts'
import { chapterPage, errorsPage, noChapterPage, overviewPage, type Reference } from '../../pages/reference/pages.ts'
import { referenceEntries } from '../../pages/reference/search-entries.ts'
import { viewerPage } from '../../pages/reference/viewer.ts'
import { baseOf } from '../../platform/addresses.ts'
import { once } from '../../platform/once.ts'
import { ABOUT, TAGS } from './chapters.ts'
import { described, openapiInTurns } from './document.ts'

interface Served {
  readonly operations: readonly Operation[]
  readonly embedded: Pick<EmbeddedIdentity, 'namesSession'> | null
  readonly publicUrl: string | undefined
}

/** The relative path from a page of a chapter to the root of the service, and from the overview. */
const ROOT_OF_CHAPTER = '../../'
const ROOT_OF_OVERVIEW = '../'

/** The guides have pages if one of the operations shows them. Operators may have an address of their own, without. */
const hasGuides = (operations: readonly Operation[]): boolean => operations.some(({ name }) => name === 'docs_guide')

type DocumentOf = (chapter: Chapter) => Promise<ChapterDocument>

/** Only what a chapter shows is described, when it is first asked for. */
function describer(operations: readonly Operation[]): DocumentOf {
  return async ({ entries }) => {
    const names = new Set(entries.map(({ operation }) => operation.name))
    const own = operations.filter(({ name }) => names.has(name))
    return (await openapiInTurns(own, { version: '', url: '' })) as unknown as ChapterDocument
  }
}

/**
 * The reference of the API, the search and the texts for assistants. They show the operations of the address at which they
 * are requested: operators have others.
 */
export function showReference(app: FastifyInstance, { operations, embedded, publicUrl }: Served): void {
  const reference: Reference = {
    chapters: chaptersOf(described(operations)),
    about: ABOUT,
    aboutChapter: TAGS,
    hasGuides: hasGuides(operations),
  }
  const shown: Shown = { reference, publicUrl, documentOf: describer(operations) }
  showOverview(app, shown)
  showChapters(app, shown)

  app.get('/docs/api/viewer', ({ url, headers }, reply) =>
    sendPage(reply, viewerPage({ root: rootOf(url), hasSession: embedded?.namesSession(headers) ?? false })),
  )

  const index = once(async () => searchIndex(await referenceEntries(reference, shown.documentOf), reference.hasGuides))
  app.get('/docs/search-index.json', async (request, reply) =>
    sendText(request, reply, 'application/json', await index()),
  )
  app.get('/llms.txt', (request, reply) =>
    sendText(request, reply, 'text/plain', llmsText(reference, baseOf(publicUrl, request))),
  )
}

interface Shown {
  readonly reference: Reference
  readonly publicUrl: string | undefined
  readonly documentOf: DocumentOf
}

function showOverview(app: FastifyInstance, { reference, publicUrl }: Shown): void {
  const page = once(() => keptPage(overviewPage(reference, ROOT_OF_OVERVIEW)))
  app.get('/docs/api', (request, reply) =>
    endsWithSlash(request) ? reply.redirect('../api', 308) : sendKept(request, reply, page()),
  )
  const text = once(() => overviewMarkdown(reference))
  app.get('/docs/api.md', (request, reply) => sendMarkdown(request, reply, text(), baseOf(publicUrl, request)))
}

type Asked = FastifyRequest<{ Params: { chapter: string } }>

/** Each chapter, and the codes of errors. What has been made is kept: there are about thirty. */
function showChapters(app: FastifyInstance, { reference, publicUrl, documentOf }: Shown): void {
  const pages = new Map<string, () => KeptPage | Promise<KeptPage>>([
    ['errors', once(() => keptPage(errorsPage(reference, ROOT_OF_CHAPTER)))],
  ])
  const texts = new Map<string, () => string | Promise<string>>([['errors.md', once(errorsMarkdown)]])
  for (const chapter of reference.chapters) {
    const { slug, name } = chapter
    const make = async () => keptPage(await chapterPage(chapter, await documentOf(chapter), reference, ROOT_OF_CHAPTER))
    pages.set(slug, once(make))
    const write = async () => chapterMarkdown(chapter, reference.aboutChapter[name] ?? '', await documentOf(chapter))
    texts.set(`${slug}.md`, once(write))
  }
  const missing = once(() => noChapterPage(reference, ROOT_OF_CHAPTER))
  app.get('/docs/api/:chapter', async (request: Asked, reply: FastifyReply) => {
    const { chapter } = request.params
    const text = texts.get(chapter)
    if (text) return sendMarkdown(request, reply, await text(), baseOf(publicUrl, request))
    if (endsWithSlash(request)) return reply.redirect(`../${encodeURIComponent(chapter)}`, 308)
    const page = pages.get(chapter)
    return page ? sendKept(request, reply, await page()) : sendPage(reply.code(404), missing())
  })
}

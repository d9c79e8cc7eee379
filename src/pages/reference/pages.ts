import { setImmediate as nextTurn } from 'node:timers/promises'
import { html, joined, type Markup } from '../../platform/markup.ts'
import { docsPage, type ReferenceTree } from '../docs/frame.ts'
import type { Page } from '../frame.ts'
import type { Chapter, ChapterDocument } from './chapters.ts'
import { callLine, entryHtml } from './entry.ts'
import { errorsByStatus, firstLine } from './markdown.ts'
import { REFERENCE_STYLE } from './style.ts'
import { words } from './words.ts'

/** What every page of the reference knows of the others. */
export interface Reference {
  readonly chapters: readonly Chapter[]
  /** The introduction, and the description of each chapter by its name, as Markdown. */
  readonly about: string
  readonly aboutChapter: Readonly<Record<string, string>>
  /** Whether this address serves the guides too. */
  readonly hasGuides: boolean
}

const treeOf = ({ chapters, hasGuides }: Reference, at: string | null, contents: ReferenceTree['contents'] = []) => ({
  chapters: chapters.map(({ slug, name }) => ({ slug, name })),
  hasGuides,
  at,
  contents,
})

/** The contents of the reference: its introduction, and every operation by chapter. */
export function overviewPage(reference: Reference, root: string): Page {
  const { chapters, about, aboutChapter } = reference
  let blocks = 0
  const write = words(`${root}docs/api/`, () => ++blocks)
  return docsPage({
    title: 'API reference',
    description: 'Every operation of Orrery with its parameters, answers, errors and examples.',
    root,
    reference: treeOf(reference, null),
    style: REFERENCE_STYLE,
    script: 'reference.js',
    alternate: 'api.md',
    content: html`<div class="guide"><h1>API reference</h1>
<p>Every operation with its parameters, answers, errors and examples. Programs read <a href="${root}openapi.json">the OpenAPI document</a>; <a href="${root}docs/api/viewer">a viewer</a> sends any request.</p>
<ul class="chapters">${joined(chapters.map(({ slug, name, entries }) => html`<li><a href="#${slug}">${name}</a> <span class="soft">${entries.length}</span></li>`))}</ul>
<section class="about"><h2 id="introduction">Introduction</h2>${write.block(about)}</section>
${joined(chapters.map((chapter) => chapterList(chapter, firstLine(aboutChapter[chapter.name] ?? ''), `${root}docs/api/`, write.line)))}
</div>`,
  })
}

function chapterList(
  { slug, name, entries }: Chapter,
  about: string,
  api: string,
  line: (text: string) => Markup,
): Markup {
  return html`<section class="chapter"><h2 id="${slug}"><a href="${api}${slug}">${name}</a></h2>
<p>${line(about)}</p>
<ul class="operations">${joined(
    entries.map(
      ({ operation: { name: id, summary, method, url } }) =>
        html`<li><a href="${api}${slug}#${id}" data-call="${method}${url}">${summary}</a>${callLine({ method, url })}</li>`,
    ),
  )}</ul></section>`
}

/** A chapter of the reference. It is made in turns, so that other requests are answered meanwhile. */
export async function chapterPage(
  chapter: Chapter,
  document: ChapterDocument,
  reference: Reference,
  root: string,
): Promise<Page> {
  const { slug, name, entries } = chapter
  let blocks = 0
  const next = () => ++blocks
  const write = words(`${root}docs/api/`, next)
  const place = { document, root, words: write, next, seen: new Map() }
  const parts: Markup[] = []
  for (const entry of entries) {
    parts.push(entryHtml(entry, place))
    await nextTurn()
  }
  const contents = entries.map(({ operation }) => ({ id: operation.name, text: operation.summary }))
  return docsPage({
    title: `${name}: API reference`,
    crumb: name,
    description: firstLine(reference.aboutChapter[name] ?? name).replaceAll('`', ''),
    root,
    reference: treeOf(reference, slug, contents),
    style: REFERENCE_STYLE,
    script: 'reference.js',
    alternate: `${slug}.md`,
    content: html`<div class="guide"><h1>${name}</h1>
<div class="about">${write.block(reference.aboutChapter[name] ?? '')}</div>
${KEY}
${joined(parts)}
</div>
${neighbours(reference.chapters, chapter, root)}`,
  })
}

/** The examples read the key from a variable. A script fills in the one of the account that is signed in; without one it is not shown. */
const KEY = html`<p class="own-key"><button type="button" id="fill-key">Fill in my key</button> <span id="key-said" role="status">The examples read the key from the variable <code>KEY</code>.</span></p>`

function neighbours(chapters: readonly Chapter[], chapter: Chapter, root: string): Markup {
  const at = chapters.indexOf(chapter)
  const link = (other: Chapter | undefined, rel: 'prev' | 'next', word: string) =>
    other
      ? html`<a rel="${rel}" href="${root}docs/api/${other.slug}"><span class="soft">${word}:</span> ${other.name}</a>`
      : ''
  return html`<nav class="neighbours" aria-label="Chapters before and after">${link(chapters[at - 1], 'prev', 'Previous')}${link(chapters[at + 1], 'next', 'Next')}</nav>`
}

const ERRORS_ABOUT =
  'The code is in the member `error` of the answer. Answers with status 401, 403, 404 and 405 have a sentence in `detail` instead. With 429 and 503 the header `Retry-After` says how many seconds to wait before you try again. An answer with an error costs nothing.'

/** Every code of an error. */
export function errorsPage(reference: Reference, root: string): Page {
  const { line } = words('', () => 1)
  const groups = errorsByStatus()
  const idOf = (title: string) => `status-${title.slice(0, 3)}`
  return docsPage({
    title: 'Error codes',
    description: 'Every error code of the API of Orrery with its status and its meaning.',
    root,
    reference: treeOf(
      reference,
      'errors',
      groups.map(([title]) => ({ id: idOf(title), text: title })),
    ),
    style: REFERENCE_STYLE,
    alternate: 'errors.md',
    content: html`<div class="guide"><h1>Error codes</h1>
<p>${line(ERRORS_ABOUT)}</p>
${joined(
  groups.map(
    ([title, codes]) => html`<section class="chapter"><h2 id="${idOf(title)}">${title}</h2>
<dl>${joined(codes.map(({ code, message }) => html`<div id="${code}"><dt><code>${code}</code></dt><dd>${line(message)}.</dd></div>`))}</dl></section>`,
  ),
)}
</div>`,
  })
}

/** The page for a chapter that does not exist at this address. */
export const noChapterPage = (reference: Reference, root: string): Page =>
  docsPage({
    title: 'No such chapter',
    root,
    reference: treeOf(reference, null),
    style: REFERENCE_STYLE,
    content: html`<h1>Chapter not found</h1>
<p>It may have been renamed. See <a href="${root}docs/api">all operations</a>, or search for it.</p>`,
  })

import { setImmediate as nextTurn } from 'node:timers/promises'
import { excerptOf } from '../docs/search-index.ts'
import type { SearchEntry } from '../docs/search-options.ts'
import { type Chapter, type ChapterDocument, describedIn, type Entry, fieldId, inputFields } from './chapters.ts'
import { ERROR_CODES, firstLine } from './markdown.ts'

interface Searched {
  readonly chapters: readonly Chapter[]
  readonly aboutChapter: Readonly<Record<string, string>>
}

/** Enough of a description to find a field by its values, such as the names of house systems. */
const FIELD_LENGTH = 240
const FIELD_EXCERPT = 70

/**
 * What the search finds in the reference: chapters, operations, the fields of requests, and codes of errors. A field that
 * several operations have is found at the first of them.
 */
export async function referenceEntries(
  { chapters, aboutChapter }: Searched,
  documentOf: (chapter: Chapter) => Promise<ChapterDocument>,
): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = ERROR_CODES.map(({ code, status, message }) => ({
    id: `api/errors#${code}`,
    guide: 'Error codes',
    heading: code,
    text: String(status),
    excerpt: `${status}. ${message}`,
  }))
  const known = new Set<string>()
  for (const chapter of chapters) {
    const document = await documentOf(chapter)
    const { slug, name } = chapter
    const about = firstLine(aboutChapter[name] ?? '')
    entries.push({ id: `api/${slug}`, guide: 'API reference', heading: name, text: about, excerpt: about })
    for (const entry of chapter.entries) {
      entries.push(operationEntry(chapter, entry, document), ...fieldEntries(chapter, entry, document, known))
      await nextTurn()
    }
  }
  return entries
}

function operationEntry(
  { slug, name }: Chapter,
  { operation, aliases }: Entry,
  document: ChapterDocument,
): SearchEntry {
  const { description = '' } = describedIn(document, operation)
  const urls = [operation, ...aliases].map(({ url }) => url.replace(/^\/api\/v\d/, ''))
  return {
    id: `api/${slug}#${operation.name}`,
    guide: `API: ${name}`,
    heading: operation.summary,
    text: [operation.name, ...urls, firstLine(description)].join(' '),
    excerpt: `${operation.method} ${operation.url}`,
  }
}

/** The fields of a request that no earlier operation has. */
function fieldEntries(
  { slug }: Chapter,
  { operation }: Entry,
  document: ChapterDocument,
  known: Set<string>,
): SearchEntry[] {
  return inputFields(describedIn(document, operation), document.components.schemas).flatMap(({ name, about }) => {
    if (known.has(name) || about === '') return []
    known.add(name)
    const text = about.replaceAll('`', '').replaceAll(/\s+/g, ' ').slice(0, FIELD_LENGTH)
    return [
      {
        id: `api/${slug}#${fieldId(operation, name)}`,
        guide: `${operation.method} ${operation.url}`,
        heading: name,
        text,
        excerpt: excerptOf(text, FIELD_EXCERPT),
      },
    ]
  })
}

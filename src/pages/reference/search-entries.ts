import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchEntry } from '../docs/search-options.ts'
import {
  type Chapter,
  type ChapterDocument,
  describedIn,
  type Entry,
  namesWithin,
  parameterSchema,
} from './chapters.ts'
import { fieldOf, fieldsOf } from './fields.ts'
import { ERROR_CODES, firstLine } from './markdown.ts'

interface Searched {
  readonly chapters: readonly Chapter[]
  readonly aboutChapter: Readonly<Record<string, string>>
}

/** What the search finds in the reference: chapters, operations with the fields of their requests, and codes of errors. */
export async function referenceEntries(
  { chapters, aboutChapter }: Searched,
  documentOf: (chapter: Chapter) => Promise<ChapterDocument>,
): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = ERROR_CODES.map(({ code, status, message }) => ({
    id: `api/errors#${code}`,
    guide: 'Error codes',
    heading: code,
    text: `${status} ${message}`,
    excerpt: `${status}. ${message}`,
  }))
  for (const chapter of chapters) {
    const document = await documentOf(chapter)
    const { slug, name } = chapter
    const about = firstLine(aboutChapter[name] ?? '')
    entries.push({ id: `api/${slug}`, guide: 'API reference', heading: name, text: about, excerpt: about })
    for (const entry of chapter.entries) {
      entries.push(entryOf(chapter, entry, document))
      await nextTurn()
    }
  }
  return entries
}

function entryOf({ slug, name }: Chapter, { operation, aliases }: Entry, document: ChapterDocument): SearchEntry {
  const { parameters = [], requestBody, description = '' } = describedIn(document, operation)
  const { schemas } = document.components
  const fields = [
    ...parameters.map((each) =>
      fieldOf({ name: each.name, schema: parameterSchema(each), isRequired: false }, schemas),
    ),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema = {} }) => fieldsOf(schema, schemas)),
  ]
  const names = [...new Set(namesWithin(fields, new Set()))]
  const urls = [operation, ...aliases].map(({ url }) => url)
  return {
    id: `api/${slug}#${operation.name}`,
    guide: `API: ${name}`,
    heading: operation.summary,
    text: [operation.name, ...urls, description, ...names].join(' '),
    excerpt: `${operation.method} ${operation.url}`,
  }
}

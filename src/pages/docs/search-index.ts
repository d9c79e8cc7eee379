import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Token } from 'marked'
import MiniSearch from 'minisearch'
import { GUIDES, type Guide } from './guides.ts'
import { parseGuide, plain } from './markdown.ts'
import { OPTIONS, type SearchEntry } from './search-options.ts'
import { type PlainIndex, packed } from './search-pack.ts'
import { SEARCH_WORDS } from './search-words.ts'

/** Enough to distinguish two sections. */
const EXCERPT_LENGTH = 90
/** Entries of the reference that are added in one turn of the event loop. */
const CHUNK = 10

/**
 * The index of the guides and of what the reference adds, as JSON: about 270 kB, and 100 kB compressed. Requests are
 * answered between two guides.
 */
export async function searchIndex(reference: readonly SearchEntry[], hasGuides = true): Promise<string> {
  const index = new MiniSearch<SearchEntry>(OPTIONS)
  for (const guide of hasGuides ? GUIDES : []) {
    index.addAll(sectionsOf(guide))
    await nextTurn()
  }
  await index.addAllAsync(reference, { chunkSize: CHUNK })
  return JSON.stringify(packed(index.toJSON() as unknown as PlainIndex))
}

/** What a guide says, by its headings. */
export function sectionsOf(guide: Guide): SearchEntry[] {
  const { title, sections } = parseGuide(guide)
  const entries: { id: string; heading: string; texts: string[] }[] = [{ id: guide.name, heading: title, texts: [] }]
  for (const { heading, before, after } of sections) {
    if (heading) entries.push({ id: `${guide.name}#${heading.id}`, heading: heading.text, texts: [] })
    entries.at(-1)!.texts.push(...[...before, ...after].map(words))
  }
  return entries.map(({ id, heading, texts }) => {
    const text = texts.join(' ').replaceAll(/\s+/g, ' ')
    const called = SEARCH_WORDS[id]
    return { id, heading, text, guide: guide.label, excerpt: excerptOf(text), ...(called && { words: called }) }
  })
}

/** The words of a block: of each item of a list, and of each cell of a table. */
function words(token: Token): string {
  if (token.type === 'list')
    return token['items'].map(({ tokens }: { tokens: Token[] }) => tokens.map(words).join(' ')).join(' ')
  if (token.type === 'table')
    return [token['header'], ...token['rows']]
      .flat()
      .map(({ tokens }: { tokens: Token[] }) => plain(tokens))
      .join(' ')
  return plain([token])
}

/** The first words of a text. */
export const excerptOf = (text: string, most = EXCERPT_LENGTH): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))} …`

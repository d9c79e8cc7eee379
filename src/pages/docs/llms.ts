import type { Chapter } from '../reference/chapters.ts'
import { firstLine } from '../reference/markdown.ts'
import { GROUPS, type Guide } from './guides.ts'
import { parseGuide, plain } from './markdown.ts'

interface Contents {
  readonly chapters: readonly Chapter[]
  readonly aboutChapter: Readonly<Record<string, string>>
  readonly hasGuides: boolean
}

const ABOUT =
  'Self-hosted astrology calculations with the Swiss Ephemeris: birth charts, transits, returns, progressions, Vedic astrology, ephemeris tables, sky events, chart images and reports, over HTTP and the Model Context Protocol.'

/** A longer description of a guide is cut after a word. */
const NOTE_LENGTH = 160

const noteOf = (text: string): string =>
  text.length <= NOTE_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', NOTE_LENGTH))} …`

/** What a guide is about: its first paragraph. */
function aboutGuide(guide: Guide): string {
  const [first] = parseGuide(guide).sections.flatMap(({ before }) => before.filter(({ type }) => type === 'paragraph'))
  return first ? noteOf(plain([first]).replaceAll(/\s+/g, ' ')) : guide.label
}

/** The list of texts for assistants, by the proposal of llmstxt.org: a heading, a summary, and lists of links. */
export function llmsText({ chapters, aboutChapter, hasGuides }: Contents, base: string): string {
  const guides = GROUPS.map(({ title, guides: own }) => {
    const lines = own.map((guide) => `- [${guide.label}](${base}/docs/${guide.name}.md): ${aboutGuide(guide)}`)
    return `## ${title}\n\n${lines.join('\n')}`
  })
  const operations = chapters.map(
    ({ slug, name }) => `- [${name}](${base}/docs/api/${slug}.md): ${noteOf(firstLine(aboutChapter[name] ?? name))}`,
  )
  return `${[
    '# Orrery',
    `> ${ABOUT}`,
    `Calculations take an API key in the header \`x-api-key\`. Assistants connect to ${base}/mcp instead.`,
    ...(hasGuides ? guides : []),
    `## API reference\n\n- [All operations](${base}/docs/api.md): the introduction, and a line for each operation\n- [Error codes](${base}/docs/api/errors.md): each code with its status and meaning\n${operations.join('\n')}`,
    `## Optional\n\n- [OpenAPI document](${base}/openapi.json): the schemas of all operations, about 3 MB`,
  ].join('\n\n')}\n`
}

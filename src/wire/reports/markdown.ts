import type { ReportText } from '../../calculation/charting/report.ts'
import { CATALOGUES, type Catalogue, labelOf } from '../../languages/catalogues.ts'
import { filled } from '../../languages/language.ts'

/** A report as Markdown (CommonMark, with the tables of GitHub), in the order of the book. */
export function reportMarkdown(content: ReportText): string {
  const { subject, introduction, portrait, synthesis, sections, questions, glossary } = content
  const { born, settings, notes } = subject
  const catalogue = CATALOGUES[content.language ?? 'en']
  const { books } = catalogue
  const { chapters, text } = books
  const blocks = [
    `# ${plain(subject.name)}`,
    books.portrait,
    ...(content.reading_language ? [books.readingLanguage] : []),
    list([
      filled(text.born, { when: plain(born.text) }),
      filled(text.place, { place: plain(born.place) }),
      filled(text.zone, { zone: born.timezone, utc: born.utc }),
    ]),
    ...(introduction
      ? [
          `## ${chapters.introduction}`,
          ...introduction.flatMap(({ title, body }) => [`### ${plain(title)}`, plain(body)]),
        ]
      : []),
    `## ${chapters.chart}`,
    ...glance(content, catalogue),
    ...(portrait ? [`## ${chapters.portrait}`, ...portrait.map(plain)] : []),
    `## ${chapters.synthesis}`,
    ...synthesis.flatMap(({ title, because, body }) => [
      `### ${plain(title)}`,
      ...(because.length > 0 ? [list(because.map(plain))] : []),
      ...(body === null ? [] : [plain(body)]),
    ]),
    ...sections.flatMap(({ title, entries }) => [
      `## ${plain(title)}`,
      ...entries.flatMap((entry) => [
        `### ${plain(entry.title)}`,
        `*${plain(entry.motto)}*`,
        ...entry.body.split('\n\n').map(plain),
      ]),
    ]),
    ...(questions
      ? [`## ${chapters.questions}`, questions.map((each, index) => `${index + 1}. ${plain(each)}`).join('\n')]
      : []),
    ...(glossary
      ? [`## ${chapters.glossary}`, list(glossary.map(({ term, body }) => `**${plain(term)}**: ${plain(body)}`))]
      : []),
    `## ${chapters.method}`,
    list([
      plain(settings.methods),
      filled(text.zodiac, { zodiac: settings.zodiac }),
      settings.ephemeris,
      ...notes.map(plain),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function glance({ placements, angles, houses, aspects, balance }: ReportText, { books, names }: Catalogue): string[] {
  const { tables, text } = books
  const shares = (['elements', 'modes', 'polarities'] as const).map((kind) =>
    filled(text.shares, {
      kind: tables[kind],
      shares: Object.entries(balance[kind])
        .map(([id, share]) =>
          filled(text.share, { name: labelOf(names[kind], id), percent: Math.round(share * PERCENT) }),
        )
        .join(', '),
    }),
  )
  return [
    table(
      [tables.body, tables.sign, tables.position, tables.house, tables.motion, tables.dignity],
      placements.map(({ name, sign, position, house, retrograde, dignity }) => [
        name,
        sign,
        position,
        house ?? '',
        retrograde ? tables.retrograde : tables.direct,
        dignity === null ? '' : labelOf(names.dignities, dignity),
      ]),
    ),
    ...(angles.length > 0
      ? [
          table(
            [tables.angle, tables.sign, tables.position],
            angles.map(({ name, sign, position }) => [name, sign, position]),
          ),
        ]
      : []),
    ...(houses.length > 0
      ? [
          table(
            [tables.house, tables.sign, tables.position, tables.ruler],
            houses.map(({ house, sign, position, ruler }) => [house, sign, position, ruler]),
          ),
        ]
      : []),
    table(
      [tables.aspect, tables.orb, ''],
      aspects.map(({ a_name, type, b_name, orb, applying }) => [
        filled(text.aspect, { a: a_name, aspect: labelOf(names.aspects, type), b: b_name }),
        orb,
        applying ? tables.applying : tables.separating,
      ]),
    ),
    list(shares),
  ]
}

const PERCENT = 100

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => plain(String(cell))))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** Escapes text, so that a name cannot become a heading, a link or HTML. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&').replace(/\s*[\r\n]\s*/g, ' ')

import type { ReportText } from '../../charting/report.ts'

/** A report as Markdown (CommonMark, with the tables of GitHub), in the order of the book. */
export function reportMarkdown(content: ReportText): string {
  const { subject, introduction, portrait, synthesis, sections, questions, glossary } = content
  const { born, settings, notes } = subject
  const blocks = [
    `# ${plain(subject.name)}`,
    'A psychological portrait of the birth chart',
    list([
      `Born: ${plain(born.text)}`,
      `Place: ${plain(born.place)}`,
      `Time zone: ${born.timezone}; in universal time ${born.utc}`,
    ]),
    ...(introduction
      ? ['## Before you read', ...introduction.flatMap(({ title, body }) => [`### ${plain(title)}`, plain(body)])]
      : []),
    '## Your chart at a glance',
    ...glance(content),
    ...(portrait ? ['## A portrait', ...portrait.map(plain)] : []),
    '## What weighs most',
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
      ? ['## Five questions', questions.map((each, index) => `${index + 1}. ${plain(each)}`).join('\n')]
      : []),
    ...(glossary
      ? ['## The words of astrology', list(glossary.map(({ term, body }) => `**${plain(term)}**: ${plain(body)}`))]
      : []),
    '## How this was calculated',
    list([plain(settings.methods), `Zodiac: ${settings.zodiac}`, settings.ephemeris, ...notes.map(plain)]),
  ]
  return `${blocks.join('\n\n')}\n`
}

function glance({ placements, angles, houses, aspects, balance }: ReportText): string[] {
  const shares = Object.entries(balance).map(
    ([kind, parts]) =>
      `${capital(kind)}: ${Object.entries(parts)
        .map(([name, share]) => `${name} ${Math.round(share * 100)} %`)
        .join(', ')}`,
  )
  return [
    table(
      ['Body', 'Sign', 'Position', 'House', 'Motion', 'Dignity'],
      placements.map(({ name, sign, position, house, retrograde, dignity }) => [
        ...[name, sign, position, house ?? '', retrograde ? 'retrograde' : 'direct', dignity ?? ''],
      ]),
    ),
    ...(angles.length > 0
      ? [
          table(
            ['Angle', 'Sign', 'Position'],
            angles.map(({ name, sign, position }) => [name, sign, position]),
          ),
        ]
      : []),
    ...(houses.length > 0
      ? [
          table(
            ['House', 'Sign', 'Position', 'Ruler'],
            houses.map(({ house, sign, position, ruler }) => [house, sign, position, ruler]),
          ),
        ]
      : []),
    table(
      ['Aspect', 'Orb', ''],
      aspects.map(({ a_name, type, b_name, orb, applying }) => [
        ...[`${a_name} ${type} ${b_name}`, orb, applying ? 'applying' : 'separating'],
      ]),
    ),
    list(shares),
  ]
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => plain(String(cell))))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** Escapes text, so that a name cannot become a heading, a link or HTML. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|~&]/g, '\\$&').replace(/\s*[\r\n]\s*/g, ' ')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

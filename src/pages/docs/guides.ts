import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { DATA } from '../../techniques/index.ts'

/** A guide that has a page. */
export interface Guide {
  /** The last part of the path of its page. */
  readonly name: string
  /** Its name in the tree. */
  readonly label: string
  /** The file, from the folder `docs`. */
  readonly file: string
}

interface Group {
  readonly title: string
  readonly guides: readonly Guide[]
}

const guide = (name: string, label: string, file = `guide/${name}.md`): Guide => ({ name, label, file })

/** Every guide, in the order of reading. */
export const GROUPS: readonly Group[] = [
  {
    title: 'Start',
    guides: [
      guide('first-request', 'First request'),
      guide('clients', 'TypeScript and Python'),
      guide('requests', 'Costs, limits, errors'),
      guide('times', 'Times and zones'),
      guide('places', 'Places'),
    ],
  },
  {
    title: 'Calculations',
    guides: [
      guide('natal-charts', 'Natal charts'),
      guide('techniques', 'All techniques'),
      ...DATA.map(([id, { guide: label }]) => guide(id.replaceAll('_', '-'), label)),
      guide('sky-events', 'Sky events, calendars'),
      guide('vedic-terms', 'Vedic terms'),
      guide('numerology', 'Numerology'),
      guide('public-sky', 'The sky without a key'),
    ],
  },
  {
    title: 'Tables',
    guides: [
      guide('ephemeris', 'Ephemeris tables'),
      guide('bodies', 'Bodies and points'),
      guide('columns', 'CSV, pandas, DuckDB'),
      guide('exports', 'Exports'),
      guide('accuracy', 'Accuracy and tests'),
    ],
  },
  {
    title: 'Chart images and reports',
    guides: [
      guide('chart-images', 'Chart images'),
      guide('vedic-visual', 'Vedic chart images'),
      guide('web-page', 'Charts on a web page'),
      guide('reports', 'Reports'),
    ],
  },
  {
    title: 'Assistants',
    guides: [guide('mcp', 'Connect an assistant'), guide('oauth', 'Sign-in of assistants')],
  },
  {
    title: 'Accounts',
    guides: [
      guide('accounts', 'Accounts and keys'),
      guide('people', 'Saved people'),
      guide('billing', 'Plans and payments'),
    ],
  },
  {
    title: 'Your own installation',
    guides: [
      guide('production', 'Production'),
      guide('operations', 'Operations', 'operations.md'),
      guide('configuration', 'Configuration', 'configuration.md'),
      guide('administration', 'Administration'),
    ],
  },
]

export const GUIDES: readonly Guide[] = GROUPS.flatMap(({ guides }) => guides)

const FOLDER = new URL('../../../docs/', import.meta.url)

/** The Markdown of a guide. */
export const sourceOf = ({ file }: Guide): string => readFileSync(new URL(file, FOLDER), 'utf8')

/**
 * Where a link of a guide leads on the pages: to another page, or outside the service. Null for a file of the project
 * that has no page: its link becomes plain text.
 */
export function addressOf(href: string, from: Guide, root: string): string | null {
  if (/^https?:\/\//.test(href)) return href
  const [path, anchor] = href.split('#', 2) as [string, string?]
  const file = path === '' ? from.file : posix.join(posix.dirname(from.file), path)
  const target = GUIDES.find((each) => each.file === file)
  return target ? `${root}docs/${target.name}${anchor === undefined ? '' : `#${anchor}`}` : null
}

import { count } from '../elements/figures.ts'
import { PROVEN } from './figures.ts'

interface Strength {
  readonly title: string
  readonly text: string
  /** The page that says more, below the root, and its name. */
  readonly more: readonly [path: string, name: string]
}

const STRENGTHS: readonly Strength[] = [
  {
    title: 'Equal to the reference',
    text: `${count(PROVEN.positions)} positions, 25 house systems and 47 ayanamsas equal the output of swetest, the reference program of the Swiss Ephemeris. Civil time equals the tz database at ${count(PROVEN.zoneChanges)} changes.`,
    more: ['docs/accuracy', 'Accuracy'],
  },
  {
    title: 'Exact passages',
    text: 'A transit shows, to the second, each exact hit of a retrograde loop, and when it enters and leaves its orb. Each text names the placement that it is about.',
    more: ['docs/transits', 'Transits'],
  },
  {
    title: 'Tables of any length',
    text: 'A million rows of 13 bodies arrive in ten seconds, while the front grows by 12 MB. Exports make up to 500 million rows as Parquet, Arrow, CSV or NDJSON.',
    more: ['docs/exports', 'Exports'],
  },
  {
    title: 'Reports like a book',
    text: 'A psychological report has about fifty typeset pages with its chart, as PDF, JSON or Markdown. Headings and tables come in six languages.',
    more: ['docs/reports', 'Reports'],
  },
  {
    title: 'Self-hosted',
    text: 'One command starts the service with its database. Once installed, it needs no network and no third-party account. Its pages load nothing from third parties.',
    more: ['docs/operations', 'Operations'],
  },
  {
    title: 'Ready for assistants',
    text: 'The calculations are tools for AI assistants, over the Model Context Protocol. Assistants sign in with OAuth and the user’s consent.',
    more: ['docs/mcp', 'Assistants'],
  },
]

/** Why Orrery, in one screen. */
export const strengths = (root: string): string => `<section aria-labelledby="special">
<h2 id="special">Why Orrery</h2>
<div class="strengths">
${STRENGTHS.map(
  ({ title, text, more: [path, name] }) =>
    `<div class="strength"><h3>${title}</h3><p>${text}</p><p><a href="${root}${path}">${name}</a></p></div>`,
).join('\n')}
</div>
</section>`

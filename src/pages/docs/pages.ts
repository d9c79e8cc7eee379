import { html, joined, type Markup } from '../../platform/markup.ts'
import type { Page } from '../frame.ts'
import { docsPage } from './frame.ts'
import { GUIDES, type Guide } from './guides.ts'
import { type Heading, parseGuide, type Section, writer } from './markdown.ts'

/** What a reader wants to do, and the page that explains it. */
interface Question {
  readonly task: string
  readonly answer: string
  /** The address below `docs`. */
  readonly to: string
}

export const QUESTIONS: readonly Question[] = [
  { task: 'Send a first request', answer: 'Get a key, request a chart, read the answer.', to: 'first-request' },
  {
    task: 'Calculate a birth chart',
    answer: 'Planets, houses, angles, aspects, texts; a thousand births in one request.',
    to: 'natal-charts',
  },
  {
    task: 'Get the time of a birth right',
    answer: 'Time zones, clock changes, old calendars, births without a time.',
    to: 'times',
  },
  {
    task: 'Compare the current sky with a chart',
    answer: 'Transits with the day when each begins, is exact, and ends.',
    to: 'transits',
  },
  {
    task: 'Put the sky into a calendar',
    answer: 'Lunations, eclipses, stations and ingresses as a feed.',
    to: 'sky-events#calendar-feeds',
  },
  {
    task: 'Read positions in pandas or DuckDB',
    answer: 'Tables as CSV, Parquet and Arrow, by the minute or over centuries.',
    to: 'columns',
  },
  {
    task: 'Show a chart on a web page',
    answer: 'An SVG from your server, or a key that only pages can use.',
    to: 'web-page',
  },
  { task: 'Make a report as PDF', answer: 'Order it, poll until it is done, download it.', to: 'reports' },
  {
    task: 'Let an assistant calculate',
    answer: 'Claude, ChatGPT, Cursor, VS Code and others, over MCP.',
    to: 'mcp',
  },
  {
    task: 'Calculate a numerology profile',
    answer: 'Four systems, each number with its steps and sources.',
    to: 'numerology',
  },
  { task: 'See how accurate it is', answer: 'What it is compared with, and the largest differences.', to: 'accuracy' },
  {
    task: 'Run it in production',
    answer: 'Compose, proxies, scaling, monitoring, backups, upgrades.',
    to: 'production',
  },
]

/** The home page of the documentation: guides by task. */
export const docsIndexPage = (root: string): Page =>
  docsPage({
    title: 'Documentation',
    root,
    content: html`<h1>What do you want to do?</h1>
<p class="soft">Each guide explains one task. The parameters, answers and errors of every operation are in the <a href="${root}docs/api">reference</a>, and the <a href="${root}playground">playground</a> has a form for each calculation.</p>
${questionList(root)}
<p class="soft">Assistants can read every page as Markdown, from the list at <a href="${root}llms.txt">/llms.txt</a>.</p>`,
  })

/** The page for a name that no guide has. */
export const noGuidePage = (root: string): Page =>
  docsPage({
    title: 'No such guide',
    root,
    content: html`<h1>Guide not found</h1>
<p>It may have been renamed. Search for it, or choose what you want to do:</p>
${questionList(root)}`,
  })

const questionList = (root: string): Markup => html`<ul class="questions">
${joined(
  QUESTIONS.map(({ task, answer, to }) => html`<li><a href="${root}docs/${to}">${task}</a><span>${answer}</span></li>`),
)}
</ul>`

/** The page of a guide. */
export function guidePage(guide: Guide, root: string): Page {
  const { title, headings, sections } = parseGuide(guide)
  let blocks = 0
  const write = writer({ guide, root }, () => ++blocks)
  return docsPage({
    title,
    root,
    at: { guide, headings },
    alternate: `${guide.name}.md`,
    content: html`<div class="guide">
<h1>${title}</h1>
${joined(sections.map((section) => part(section, write)))}
</div>
${neighbours(guide, root)}`,
  })
}

function part({ heading, before, codes, after, isWide }: Section, { text, code }: ReturnType<typeof writer>): Markup {
  const head = heading ? headingHtml(heading) : ''
  if (isWide) return html`<div class="wide-part">${head}${text(before)}${text(after)}</div>`
  const codeColumn = codes.length > 0 ? html`\n<div class="code">${code(codes)}</div>` : ''
  const afterwards = after.length > 0 ? html`\n<div class="text after">${text(after)}</div>` : ''
  return html`<div class="part"><div class="text">${head}${text(before)}</div>${codeColumn}${afterwards}</div>`
}

const headingHtml = ({ id, text, depth }: Heading): Markup =>
  html`<h${depth} id="${id}">${text} <a class="anchor" href="#${id}" aria-label="Link to “${text}”">#</a></h${depth}>\n`

/** Links to the guides before and after. */
function neighbours(guide: Guide, root: string): Markup {
  const at = GUIDES.indexOf(guide)
  const link = (other: Guide | undefined, rel: 'prev' | 'next', word: string) =>
    other
      ? html`<a rel="${rel}" href="${root}docs/${other.name}"><span class="soft">${word}:</span> ${other.label}</a>`
      : ''
  return html`<nav class="neighbours" aria-label="Guides before and after">${link(GUIDES[at - 1], 'prev', 'Previous')}${link(GUIDES[at + 1], 'next', 'Next')}</nav>`
}

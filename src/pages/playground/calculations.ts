import type { z } from 'zod'
import type { Operation } from '../../operations/operation.ts'
import { html, joined, type Markup } from '../../platform/markup.ts'
import type { PageForm } from '../../techniques/shown.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'

/** A calculation that the playground offers: an operation with its form. */
export interface Calculation extends Omit<PageForm, 'slug' | 'drawn' | 'bodyOnly'> {
  readonly method: 'GET' | 'POST'
  /** Its path below the root. */
  readonly path: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** What the picture of the answer is. */
  readonly picture: 'wheel' | 'chart' | 'longitudes' | null
  /** The field with the format of a picture. */
  readonly format?: string
}

/** The calculations by the name in their URL, in the order of the documentation. */
export type Calculations = Readonly<Record<string, Calculation>>

/** The calculations that have a form. */
export const calculationsOf = (operations: readonly Operation[]): Calculations =>
  Object.fromEntries(
    operations.flatMap((operation) =>
      operation.page ? [[operation.page.slug, calculationOf(operation, operation.page)]] : [],
    ),
  )

const PICTURE = 'image/svg+xml'

function calculationOf(
  { method, url, query, body, answer }: Operation,
  { slug: _, drawn, bodyOnly, ...page }: PageForm,
): Calculation {
  const isPicture = answer?.types?.[PICTURE] !== undefined
  return {
    ...page,
    method: method === 'GET' ? 'GET' : 'POST',
    path: url.slice(1),
    ...(query && !bodyOnly && { query }),
    ...(body && { body }),
    picture: isPicture ? 'chart' : (drawn ?? null),
    ...(isPicture && { format: answer?.formatIn ? `${answer.formatIn}.format` : 'format' }),
  }
}

const CHART_PREFIX = 'chart-'

/** The pictures of charts, by their kind in the chart editor. */
export const chartsAmong = (calculations: Calculations): Calculations =>
  Object.fromEntries(
    Object.entries(calculations).flatMap(([slug, each]) =>
      slug.startsWith(CHART_PREFIX) ? [[slug.slice(CHART_PREFIX.length), each]] : [],
    ),
  )

/** The topics, in their order. */
const TOPICS = ['Births', 'Horoscopes', 'Vedic', 'The sky', 'Chart images', 'Numbers and places'] as const
type Topic = (typeof TOPICS)[number]

/** Most calculations are of births. Those of two traditions have topics of their own. */
const topicOf = (slug: string, { group }: Pick<Calculation, 'group'>): Topic => {
  if (group === 'Chart images') return group
  if (/^(vedic-)?horoscope-/.test(slug)) return 'Horoscopes'
  return /^(vedic|panchang)/.test(slug) ? 'Vedic' : group
}

const anchorOf = (topic: Topic): string => topic.toLowerCase().replaceAll(' ', '-')

/** All calculations, each with an example. */
export function playgroundListPage(calculations: Calculations, root: string): Page {
  const topics = TOPICS.map((topic) => ({
    topic,
    members: Object.entries(calculations).filter(([slug, each]) => topicOf(slug, each) === topic),
  }))
  return sitePage({
    title: 'Playground',
    at: 'playground',
    root,
    script: 'calculation-filter.js',
    style: LIST_STYLE,
    content: html`<h1>Playground</h1>
<p>Fill in a form, send the request, and see the answer as an image, a table or JSON. The same request is shown as curl, TypeScript and Python.</p>
<section class="card editor"><div><h2>Chart editor</h2><p>Choose a kind of chart, a theme and options, and see the chart change as you go. Download it as SVG, PNG or PDF.</p></div>
<p><a class="button" href="${root}playground/chart">Open the chart editor</a></p></section>
<div class="find"><nav aria-label="Topics"><ul>
${joined(topics.map(({ topic, members }) => html`<li><a href="#${anchorOf(topic)}">${topic}</a> <span>${members.length}</span></li>`))}
</ul></nav>
<p class="filter"><label for="filter">Find a calculation</label><input id="filter" type="text" autocomplete="off" spellcheck="false" aria-describedby="found"></p></div>
<p id="found" class="hint" role="status"></p>
${joined(
  topics.map(
    ({
      topic,
      members,
    }) => html`<section class="topic"><h2 id="${anchorOf(topic)}">${topic}</h2><ul class="calculations">
${joined(members.map(([slug, each]) => item(slug, each, root)))}</ul></section>`,
  ),
)}`,
  })
}

/** The URL of a calculation with its example. */
export const exampleQuery = ({ example }: Pick<Calculation, 'example'>): string =>
  new URLSearchParams(example).toString()

const item = (slug: string, calculation: Calculation, root: string): Markup => {
  const { title, about } = calculation
  return html`<li class="card"><h3><a href="${root}playground/${slug}">${title}</a></h3>
<p>${about}</p>
<p class="last"><a href="${root}playground/${slug}?${exampleQuery(calculation)}">Run an example<span class="aside"> of: ${title}</span></a></p></li>`
}

const LIST_STYLE = `
.aside { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.find { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-32); align-items: end; justify-content: space-between; margin-top: var(--space-24) }
.find ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-16); list-style: none; margin: 0; padding: 0; font-size: var(--text-16) }
.find li a { display: inline-block; padding: var(--space-8) 0 }
.find li span { color: var(--soft) }
.filter { margin: 0; flex: 0 1 20rem; visibility: hidden }
[data-can-filter] .filter { visibility: visible }
.filter label { margin-top: 0 }
#found:empty { display: none }
.topic h2 { scroll-margin-top: var(--space-16) }
.calculations { list-style: none; padding: 0; margin: var(--space-12) 0 0; display: grid; gap: var(--space-12);
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)) }
.calculations .card { margin: 0; padding: var(--space-12) var(--space-16); display: flex; flex-direction: column; position: relative }
.calculations h3 { font: 500 var(--text-22)/1.2 var(--serif); margin: 0 0 var(--space-4) }
.calculations h3 a { text-decoration: none }
.calculations h3 a:hover { text-decoration: underline }
.calculations p { font-size: var(--text-16); margin-bottom: 0 }
.calculations .last { margin-top: auto }
.calculations .last a { display: inline-block; padding: var(--space-4) 0 }
@media (max-width: 39.99rem) {
  .find ul { gap: 0 var(--space-12) }
  .filter { flex-basis: 100% }
  .calculations { gap: 0; border-top: 1px solid var(--rule) }
  .calculations .card { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 var(--space-12); padding: var(--space-8) 0; align-items: baseline;
    background: none; border: 0; border-bottom: 1px solid var(--rule); border-radius: 0 }
  .calculations h3 { font-size: var(--text-18); margin: 0 }
  .calculations h3 a { display: block; padding: var(--space-4) 0 }
  .calculations p { grid-row: 2; grid-column: 1 / -1; color: var(--soft); line-height: 1.35 }
  .calculations .last { grid-area: 1 / 2 }
}
.editor { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-32); align-items: center; justify-content: space-between;
  border-left: 4px solid var(--gold); margin-top: var(--space-24) }
.editor p { margin: 0 }
a.button { display: inline-block; text-decoration: none; background: var(--primary); color: var(--on-primary); border-color: var(--primary) }`

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
const GROUPS: readonly Calculation['group'][] = ['Births', 'The sky', 'Chart images', 'Numbers and places']

/** All calculations, each with an example. */
export const playgroundListPage = (calculations: Calculations, root: string): Page =>
  sitePage({
    title: 'Playground',
    at: 'playground',
    root,
    style: LIST_STYLE,
    content: html`<h1>Playground</h1>
<p>Fill in a form, send the request, and see the answer as an image, a table or JSON. The same request is shown as curl, TypeScript and Python.</p>
<section class="card editor"><div><h2>Chart editor</h2><p>Choose a kind of chart, a theme and options, and see the chart change as you go. Download it as SVG, PNG or PDF.</p></div>
<p><a class="button" href="${root}playground/chart">Open the chart editor</a></p></section>
${joined(
  GROUPS.map(
    (group) => html`<section><h2>${group}</h2><ul class="calculations">
${joined(
  Object.entries(calculations)
    .filter(([, each]) => each.group === group)
    .map(([slug, each]) => item(slug, each, root)),
)}</ul></section>`,
  ),
)}`,
  })

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
.calculations { list-style: none; padding: 0; margin: var(--space-16) 0 0; display: grid; gap: var(--space-16);
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr)) }
.card.calculations li, .calculations .card { margin: 0; display: flex; flex-direction: column; position: relative }
.calculations h3 { font: 500 var(--text-22)/1.2 var(--serif); margin: 0 0 var(--space-8) }
.calculations p { font-size: var(--text-16) }
.calculations .last { margin: auto 0 0; padding-top: var(--space-8) }
.calculations .last a { display: inline-block; padding: var(--space-8) 0 }
.editor { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-32); align-items: center; justify-content: space-between;
  border-left: 4px solid var(--gold); margin-top: var(--space-24) }
.editor p { margin: 0 }
a.button { display: inline-block; text-decoration: none; background: var(--primary); color: var(--on-primary); border-color: var(--primary) }`

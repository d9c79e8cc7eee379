import { html, type Markup } from '../../platform/markup.ts'
import { type Call, snippets } from '../code/snippets.ts'
import { breadcrumbs } from '../elements/breadcrumbs.ts'
import { SNIPPET, snippet } from '../elements/snippet.ts'
import type { Page } from '../frame.ts'
import { sitePage } from '../site.ts'
import type { AddressFault, ReadAddress } from './address.ts'
import { type Calculation, type Calculations, exampleQuery } from './calculations.ts'
import { BIRTH_NAMES, formHtml, leavesByPath, type RequestFields } from './form.ts'
import type { Given } from './form-html.ts'
import { PLAYGROUND } from './style.ts'

interface CalculationPage {
  readonly slug: string
  readonly calculation: Calculation
  readonly fields: RequestFields
  readonly root: string
  /** The base address of the service, for code. */
  readonly base: string
  /** The valid values of the URL. */
  readonly given: Given
  readonly faults: readonly AddressFault[]
  /** The request of the example. */
  readonly example: Pick<ReadAddress, 'query' | 'body'>
  /** The kind of chart of the editor, which draws while options change. */
  readonly kind?: string
  /** The kinds of the chart editor. */
  readonly charts: Calculations
  /** The fields that a wheel of the same birth takes. */
  readonly wheelFields: readonly string[]
  /** The request is sent when the page has loaded. */
  readonly runs: boolean
  /** This service has a page on which an account orders a report. */
  readonly hasReportPage: boolean
}

/** A calculation: its form on the left, its answer on the right. */
export function calculationPage(shown: CalculationPage): Page {
  const { slug, calculation, fields, root, given, faults, kind } = shown
  const { title, about } = calculation
  const hasReport = shown.hasReportPage && calculation.report === true
  const heading = kind ? 'Chart editor' : title
  return sitePage({
    title: heading,
    at: 'playground',
    root,
    script: 'playground/page.js',
    ...(calculation.picture === 'longitudes' && { sheet: 'uplot.css' }),
    showsPictures: true,
    style: `${PLAYGROUND}${SNIPPET}`,
    content: html`${breadcrumbs([['playground', 'Playground']], heading, root)}
<h1>${heading}</h1>
<p>${kind ? `${about} The image follows your choices. Each image costs one unit as SVG, three as PNG or PDF.` : about}</p>
${kind ? kinds(shown.charts, kind, root) : ''}${faultNotice(faults)}
<div class="playground${kind ? ' editing' : ''}" data-calculation="${JSON.stringify(dataOf(shown))}">
<form id="call" novalidate aria-label="${title}: the request" autocomplete="off">
${formHtml(calculation, fields, given)}
${hasReport ? reportNote(root) : ''}<p class="notice bad" id="form-fault" role="alert" hidden></p>
<div class="actions"><button type="submit" class="primary" id="send">${kind ? 'Draw' : 'Send'}</button><a class="button" href="?${new URLSearchParams({ ...(kind && { kind }), ...calculation.example }).toString()}">Fill in an example</a></div>
<p class="hint" id="key-state"></p>
</form>
<section id="answer" aria-label="Answer"><div id="answer-content">${withoutAnswer(shown)}</div><p id="announced" class="aside" aria-live="polite"></p></section>
</div>`,
  })

  function dataOf({ wheelFields, runs }: CalculationPage) {
    const { method, path, picture, format, isOpen } = calculation
    return {
      slug,
      method,
      path,
      picture,
      format: format ?? null,
      isOpen: isOpen ?? false,
      isEditor: kind !== undefined,
      ...(picture === 'chart' && !hasData(shown) && { isPictureOnly: true }),
      ...(kind && { birth: { stem: stemOf(calculation), names: BIRTH_NAMES } }),
      wheelFields,
      runs,
    }
  }
}

/** True for a picture whose positions the same address gives as JSON. */
const hasData = ({ calculation: { format = '' }, fields }: CalculationPage): boolean => {
  const leaf = leavesByPath(fields).get(format)
  return leaf?.kind === 'choice' && leaf.options.includes('json')
}

/** Where a report of the birth is ordered. The script carries the birth over. */
const reportNote = (root: string): Markup =>
  html`<p class="hint">A report about this birth costs one report credit. <a id="to-report" href="${root}account/reports/order">Order a report</a></p>\n`

/** What the fields of the first birth begin with. */
const stemOf = ({ births = {} }: Calculation): string => {
  const [name] = Object.keys(births)
  return name ? `${name}.` : ''
}

const kinds = (charts: Calculations, at: string, root: string): Markup =>
  html`<nav class="kinds" aria-label="Kinds of charts"><ul>${Object.entries(charts).map(
    ([kind, chart]) =>
      html`<li><a href="${root}playground/chart?${new URLSearchParams({ kind, ...chart.example }).toString()}" data-stem="${stemOf(chart)}"${kind === at ? html` aria-current="page"` : ''}>${chart.title.replace(/ (?:chart )?image$/, '')}</a></li>`,
  )}</ul></nav>`

/** The number of errors that are shown. Our own links have none. */
const SHOWN_MAX = 10

function faultNotice(faults: readonly AddressFault[]): Markup | null {
  if (faults.length === 0) return null
  const more = faults.length - SHOWN_MAX
  return html`<div class="notice bad" role="alert"><p>The link has invalid values. They were ignored:</p><ul>${faults
    .slice(0, SHOWN_MAX)
    .map(
      ({ path, message }) => html`<li><code>${path}</code>: ${message}</li>`,
    )}</ul>${more > 0 ? html`<p>And ${more} more.</p>` : ''}</div>`
}

/** Shown on the right until an answer arrives: what to do, and the example as code. */
function withoutAnswer(shown: CalculationPage): Markup {
  const { calculation, base, example, root, slug, kind, given, faults, runs } = shown
  const { query, body } = example
  const { method, path, isOpen, picture } = calculation
  const parameters = new URLSearchParams(query as Record<string, string>).toString()
  const call: Call = {
    method,
    url: `${base}${path}${parameters === '' ? '' : `?${parameters}`}`,
    ...(method === 'POST' && { body }),
    ...(isOpen && { isOpen }),
    ...(picture === 'chart' && { file: 'chart.svg' }),
  }
  const page = kind
    ? `${root}playground/chart?kind=${kind}&${exampleQuery(calculation)}`
    : `${root}playground/${slug}?${exampleQuery(calculation)}`
  const isReady = given.size > 0 && faults.length === 0 && !runs
  const first = isReady ? `The form is filled in. Press ${kind ? 'Draw' : 'Send'}` : 'Fill in the form'
  return html`<div class="empty"><p>The answer appears here. ${first}, or <a href="${page}">run the example</a>.</p></div>
<noscript><p class="notice">Sending needs JavaScript. The same request works in a shell:</p></noscript>
<h2>The example as curl</h2>
${snippet('the example', html`<pre tabindex="0"><code>${snippets(call).curl}</code></pre>`)}`
}

import { html, joined, type Markup } from '../../platform/markup.ts'
import { bdi } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import type { AddressFault } from '../playground/address.ts'
import { formHtml, type RequestFields } from '../playground/form.ts'
import type { Given } from '../playground/form-html.ts'
import { labelOf } from '../playground/labels.ts'
import { PLAYGROUND } from '../playground/style.ts'
import { sitePage } from '../site.ts'
import { SENTENCES } from './calendar-style.ts'
import { momentText } from './dates.ts'
import { GLYPHS } from './glyph-style.ts'
import { type Cast, castText, isEarly, momentLink } from './moments.ts'
import type { Answer, Asking, Question } from './question.ts'
import { QUESTIONS } from './questions/index.ts'
import { TABS, timePageTabs } from './room-tabs.ts'
import { warningList } from './warnings.ts'

/** What the address of the page has. */
export interface AskedWhen {
  /** Null before one was chosen. */
  readonly question: Question | null
  /** The birth and its options, as they were typed. */
  readonly birth: Given
  /** The fields of the question, with their defaults. */
  readonly own: Asking['own']
  /** As it was given. */
  readonly zone: string | null
  readonly today: string
}

interface WhenPage {
  readonly root: string
  /** The fields of a birth. */
  readonly fields: RequestFields
  readonly asked: AskedWhen
  readonly answer: Answer | null
  readonly faults: readonly AddressFault[]
  local(utc: string): string
}

/** The search of times: plain questions with few fields, answered with dates. */
export const whenPage = (when: WhenPage): Page =>
  sitePage({
    title: when.asked.question ? when.asked.question.asks : 'When',
    at: 'charts',
    root: when.root,
    script: 'charts/when.js',
    hasForms: true,
    style: STYLE,
    content: html`${timePageTabs({ root: when.root, birth: queryOf(when.asked.birth), at: 'when' })}
<h1>When?</h1>
<div class="when"><nav class="questions" aria-label="Questions"><ul>${joined(QUESTIONS.map((question) => questionLink(question, when.asked)))}</ul></nav>
<div>${when.asked.question ? questionHtml(when, when.asked.question) : html`<p>Choose a question. The answer is a list of dates, and each date opens the chart of that moment.</p>`}</div></div>`,
  })

const queryOf = (birth: Given): string =>
  new URLSearchParams([...birth].map(([name, values]) => [name, values.join(',')])).toString()

function questionLink(question: Question, { birth, zone, question: current }: AskedWhen): Markup {
  const query = new URLSearchParams(queryOf(birth))
  if (zone !== null) query.set('zone', zone)
  query.set('ask', question.id)
  return html`<li><a href="when?${query.toString()}"${question === current ? html` aria-current="page"` : ''}>${question.asks}</a></li>`
}

function questionHtml(when: WhenPage, question: Question): Markup {
  const { asked, fields, answer, faults } = when
  const hasBirth = asked.birth.size > 0
  const needsForm = question.needsBirth && (!hasBirth || faults.length > 0)
  return html`<h2>${question.asks}</h2>
<form id="question" method="get" class="playground-form" autocomplete="off" novalidate>
<input type="hidden" name="ask" value="${question.id}">
${needsForm ? formHtml({ births: { '': 'Birth' }, first: [] }, fields, asked.birth) : kept(asked.birth)}
<div class="asked">${question.controls(asked)}
<div class="field"><label for="q-zone">Time zone</label><input type="text" id="q-zone" name="zone" value="${asked.zone ?? ''}" placeholder="UTC" spellcheck="false"></div>
<button type="submit" class="primary">Find</button></div></form>
${question.needsBirth && hasBirth && !needsForm ? ofWhom(asked.birth, when.root) : ''}
${faultNotice(faults)}${answer ? answerHtml(when, answer) : ''}`
}

const kept = (birth: Given): Markup =>
  joined([...birth].map(([name, values]) => html`<input type="hidden" name="${name}" value="${values.join(',')}">`))

const ofWhom = (birth: Given, root: string): Markup =>
  html`<p class="soft">For the chart of ${bdi(birth.get('name')?.[0] ?? 'this birth')}. <a href="${root}charts?${queryOf(birth)}">Show or change this chart</a></p>`

const faultNotice = (faults: readonly AddressFault[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div class="notice bad" role="alert"><p>The question could not be answered:</p><ul>${faults.map(
        ({ path, message }) => html`<li>${path ? html`${labelOf(path)}: ` : ''}${message}</li>`,
      )}</ul></div>`

function answerHtml({ asked, root, local }: WhenPage, { summary, found, warnings, note }: Answer): Markup {
  const cast = castOf(asked)
  return html`<div class="answered" aria-live="polite"><div class="in-short">${summary}</div>${warningList(warnings)}
${
  found.length === 0
    ? ''
    : html`<ul class="sentences">${joined(
        found.map(({ utc, title, says }) => {
          const at = local(utc)
          return html`<li>${momentLink(root, title, at, cast, momentText(at))}<div>${says}</div></li>`
        }),
      )}</ul>`
}
<p class="soft">Times are in ${asked.zone ?? 'UTC'}. Each leads to the chart of that moment, cast for ${castText(cast)}.${isEarly(found.map(({ utc }) => utc)) && ' Dates are those of the Gregorian calendar.'}${note ? ` ${note}` : ''}</p></div>`
}

/** The chart of a moment is cast for the birthplace, with the options of the birth where the question is about it. */
function castOf({ birth, question }: AskedWhen): Cast {
  const typed = (name: string): string | undefined => birth.get(name)?.[0]
  const [lat, lng] = [typed('lat'), typed('lng')]
  const options = [...birth].filter(([path]) => question?.needsBirth && CHART_OPTIONS.test(path))
  return {
    city: typed('city') ?? null,
    coordinates: lat !== undefined && lng !== undefined ? { lat, lng } : undefined,
    options: Object.fromEntries(options.map(([path, values]) => [path, values.join(',')])),
  }
}

const CHART_OPTIONS =
  /^(?:house_system|zodiac_type|sidereal_ayanamsa|include_features|include_minor_aspects|orb_settings\b.*)$/

const STYLE = `${PLAYGROUND}${GLYPHS}${TABS}${SENTENCES}
body { font-variant-numeric: lining-nums tabular-nums }
.when { display: grid; gap: var(--space-24) var(--space-48); grid-template-columns: minmax(0, 1fr); margin-top: var(--space-16) }
.when > div { min-width: 0 }
h1 { margin: var(--space-16) 0 0 }
.when h2 { margin-top: 0 }
.answered > .soft { margin-top: var(--space-16) }
.questions ul { list-style: none; margin: 0; padding: 0 }
.questions a { display: block; padding: var(--space-12) var(--space-16); text-decoration: none; border-left: 3px solid var(--rule) }
.questions a[aria-current] { border-color: var(--gold); font-weight: 700; color: var(--ink); background: var(--surface) }
.asked { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: end; margin: var(--space-16) 0 }
.asked .field { margin: 0 } .asked label { margin-top: 0 } .asked select { font: inherit; min-height: 44px }
.asked input[type=text] { width: auto; max-width: 12rem }
.in-short { font-size: var(--text-22); margin: var(--space-16) 0 } .in-short p, .in-short li { max-width: 65ch }
.in-short ul { margin: 0; padding-left: var(--space-24); font-size: var(--text-18) }
.hits { margin: var(--space-4) 0 0; padding: 0; list-style: none }
@media (max-width: 60rem) { .questions a { padding: var(--space-8) var(--space-16); min-height: 44px } }
@media (min-width: 60rem) { .when { grid-template-columns: 20rem minmax(0, 1fr) } }
@media print { .questions, .asked, .playground-form { display: none } }`

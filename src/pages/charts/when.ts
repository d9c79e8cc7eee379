import { html, joined, type Markup } from '../../platform/markup.ts'
import { bdi } from '../elements/notices.ts'
import type { Page } from '../frame.ts'
import type { AddressFault } from '../playground/address.ts'
import { formHtml, type RequestFields } from '../playground/form.ts'
import type { Given } from '../playground/form-html.ts'
import { labelOf } from '../playground/labels.ts'
import { sitePage } from '../site.ts'
import { type AskedWhen, answerHtml } from './answered.ts'
import { faultText } from './form-faults.ts'
import type { Answer, Question } from './question.ts'
import { QUESTIONS } from './questions/index.ts'
import { timePageTabs } from './room-tabs.ts'
import { WHEN } from './when-style.ts'

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
    style: WHEN,
    content: html`${timePageTabs({ root: when.root, birth: queryOf(when.asked.birth).toString(), at: 'when' })}
${when.asked.question ? questionHtml(when, when.asked.question) : choiceHtml(when.asked)}`,
  })

const queryOf = (birth: Given): URLSearchParams =>
  new URLSearchParams([...birth].map(([name, values]) => [name, values.join(',')]))

/** The address of a question, with the birth and the zone of this one. */
function questionHref({ birth, zone }: AskedWhen, question: Question): string {
  const query = queryOf(birth)
  if (zone !== null) query.set('zone', zone)
  query.set('ask', question.id)
  return `when?${query}`
}

/** The questions to choose from, before one was chosen. */
const choiceHtml = (asked: AskedWhen): Markup => html`<h1>When?</h1>
<p>Choose a question. The answer is a list of dates, and each date opens the chart of that moment.</p>
<ul class="to-ask">${joined(
  QUESTIONS.map(
    (question) =>
      html`<li><a href="${questionHref(asked, question)}">${question.asks}</a><p>${question.about}</p>${
        question.needsBirth && asked.birth.size === 0 ? html`<p class="soft">Needs a birth</p>` : ''
      }</li>`,
  ),
)}</ul>`

function questionHtml(when: WhenPage, question: Question): Markup {
  const { asked, answer, faults, root, local } = when
  const hasBirth = asked.birth.size > 0
  const needsForm = question.needsBirth && (!hasBirth || faults.length > 0)
  const controls = question.controls({ ...asked, yearHref: faults.length > 0 ? null : yearHref(asked, question) })
  return html`<nav class="questions" aria-label="Questions"><ul>${joined(
    QUESTIONS.map(
      (each) =>
        html`<li><a href="${questionHref(asked, each)}"${each === question ? html` aria-current="page"` : ''}>${each.name}</a></li>`,
    ),
  )}</ul></nav>
<p id="said" class="aside" role="status"></p>
<div id="asked"><h1>${question.asks}</h1>
${question.needsBirth && hasBirth && !needsForm ? ofWhom(asked.birth, root) : ''}
<form id="question" method="get" class="playground-form" autocomplete="off" novalidate>
<input type="hidden" name="ask" value="${question.id}">
${needsForm ? birthForm(when) : kept(asked.birth)}
<div class="asked">${controls}<button type="submit" class="primary" id="q-find">Find</button></div></form>
${faultNotice(faults)}${answer ? answerHtml(answer, { asked, root, local }) : ''}
${zoneField(asked, faults)}</div>`
}

const birthForm = ({ fields, asked, root }: WhenPage): Markup => html`${
  asked.birth.size === 0
    ? html`<p>Enter the birth that the question is about, or open one of <a href="${root}charts/people">your saved people</a> first.</p>`
    : ''
}
${formHtml({ births: { '': 'Birth' }, first: [] }, fields, asked.birth)}`

/** The address of the question about another year. */
const yearHref =
  (asked: AskedWhen, question: Question) =>
  (year: number): string => {
    const own = Object.entries(asked.own).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
    return `${questionHref(asked, question)}&${new URLSearchParams([...own.filter(([name]) => name !== 'in_year'), ['in_year', String(year)]])}`
  }

const kept = (birth: Given): Markup =>
  joined([...birth].map(([name, values]) => html`<input type="hidden" name="${name}" value="${values.join(',')}">`))

const ofWhom = (birth: Given, root: string): Markup =>
  html`<p class="soft of-whom">For the chart of ${bdi(birth.get('name')?.[0] ?? 'this birth')}. <a href="${root}charts?${queryOf(birth).toString()}">Show or change this chart</a></p>`

const faultNotice = (faults: readonly AddressFault[]): Markup | null =>
  faults.length === 0
    ? null
    : html`<div class="notice bad" role="alert"><p>The question could not be answered. Check:</p><ul>${faults.map(
        (fault) =>
          html`<li>${fault.path ? html`${labelOf(fault.path === 'in_year' ? 'year' : fault.path)}: ` : ''}${faultText(fault)}</li>`,
      )}</ul></div>`

/** The zone belongs to the form, and is rarely changed: it is folded away at the end. */
function zoneField({ zone }: AskedWhen, faults: readonly AddressFault[]): Markup {
  const isWrong = faults.some(({ path }) => path === 'timezone')
  return html`<details class="zone"${isWrong ? ' open' : ''}><summary>Time zone: ${zone ?? 'UTC'}</summary>
<div class="asked"><div class="field"><label for="q-zone">Time zone</label><input type="text" id="q-zone" name="zone" form="question" value="${zone ?? ''}" placeholder="UTC" spellcheck="false" data-zone aria-describedby="q-zone-hint"></div><button type="submit" form="question" id="q-change">Change</button></div>
<p class="hint" id="q-zone-hint">Such as Europe/Athens</p></details>`
}

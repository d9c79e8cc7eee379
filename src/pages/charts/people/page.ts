import type { PEOPLE_FORMATS } from '../../../contract/people/files.ts'
import { RODDEN_RATINGS } from '../../../contract/people/people.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import type { Page } from '../../frame.ts'
import { formHtml, type RequestFields } from '../../playground/form.ts'
import type { Given } from '../../playground/form-html.ts'
import { sitePage } from '../../site.ts'
import { timePageTabs } from '../room-tabs.ts'
import { PEOPLE_STYLE } from './style.ts'

interface PeoplePage {
  readonly root: string
  /** The fields of a birth. */
  readonly fields: RequestFields
  /** A birth in the address, which the form is filled with. */
  readonly given: Given
}

/** Short names of the formats, as people know them. */
const FORMAT_NAMES = {
  aaf: 'AAF',
  zet: 'ZET (.zbs)',
  solar_fire: 'Solar Fire text',
  csv: 'CSV table',
  json: 'JSON',
} as const satisfies Record<keyof typeof PEOPLE_FORMATS, string>

/** The births that a person has saved: in the account of who is signed in, otherwise in this browser. */
export const peoplePage = ({ root, fields, given }: PeoplePage): Page =>
  sitePage({
    title: 'People',
    at: 'charts',
    root,
    script: 'charts/people/page.js',
    hasForms: true,
    style: PEOPLE_STYLE,
    content: html`${timePageTabs({ root, birth: '', at: 'people' })}
<header class="people-head"><div><h1>People</h1>
<p id="where" class="soft" role="status"></p></div></header>
<noscript>${withoutScript(given, root)}</noscript>
<div id="people" data-formats="${JSON.stringify(FORMAT_NAMES)}" data-ratings="${JSON.stringify(RODDEN_RATINGS)}" data-root="${root}"><div class="skeleton" aria-hidden="true"></div></div>
<dialog id="editor" aria-labelledby="editor-title">${personForm(fields, given)}</dialog>`,
  })

/** What a reader without scripts is told. Who came from a chart finds the way back to it. */
function withoutScript(given: Given, root: string): Markup {
  const birth = new URLSearchParams([...given].map(([name, values]) => [name, values.join(',')]))
  return html`<div class="notice warn"><p>Saving people needs JavaScript, which is switched off in this browser. Charts work without it; to keep one, bookmark its page.</p>
<p>${given.size > 0 ? html`<a href="${root}charts?${birth.toString()}">Back to the chart</a>` : html`<a href="${root}charts">Enter a birth</a>`}</p></div>`
}

const personForm = (
  fields: RequestFields,
  given: Given,
): Markup => html`<form id="person" class="playground-form" method="dialog" autocomplete="off" novalidate>
<h2 id="editor-title">Add a person</h2>
<p id="person-fault" class="notice bad" role="alert" hidden></p>
${formHtml({ births: { '': 'Birth' }, first: [] }, fields, given)}
<div class="field" data-field="rodden_rating"><label for="f-rodden_rating">Source of the data (Rodden rating)</label><select id="f-rodden_rating" name="rodden_rating" data-kind="choice" data-part="body"><option value="">Not rated</option>${Object.entries(
  RODDEN_RATINGS,
).map(([rating, meaning]) => html`<option value="${rating}">${rating}: ${meaning}</option>`)}</select></div>
<div class="field" data-field="tags"><label for="f-tags">Tags</label><input id="f-tags" name="tags" type="text" data-kind="list" data-part="body" maxlength="900" autocomplete="off" aria-describedby="f-tags-hint"><p class="hint" id="f-tags-hint">Separate them with commas.</p></div>
<div class="field" data-field="notes"><label for="f-notes">Notes</label><textarea id="f-notes" name="notes" rows="3" maxlength="4000" data-kind="text" data-part="body"></textarea></div>
<div class="actions"><button type="submit" class="primary" value="save">Save person</button><button type="button" data-close>Cancel</button></div></form>`

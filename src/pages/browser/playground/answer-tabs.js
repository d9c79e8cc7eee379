// What the tabs of an answer show.
import { html, nothing } from '../lit-html.js'
import { answerParts } from './answer-parts.js'
import { brought } from './brought.js'
import { save } from './call.js'
import { callView, codeView, TEXT_MAX } from './code-view.js'
import { copyButton } from './copy.js'
import { downloadsView } from './downloads.js'
import { longitudesView } from './longitudes.js'
import { isPicture, pictureView } from './picture.js'
import { tablesView } from './tables-view.js'

const figure = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const size = (bytes) => (bytes < 1_000 ? `${bytes}\u00a0B` : `${(bytes / 1_000).toFixed(1)}\u00a0kB`)
const counted = (units) => `${figure(units)} ${units === 1 ? 'unit' : 'units'}`

/** What a call weighs, took and cost. The cost is known from the second call on. */
export const measures = ({ bytes, ms, units }) =>
  [
    size(bytes),
    `${Math.round(ms)}\u00a0ms`,
    ...(units && units.cost !== null ? [counted(units.cost)] : []),
    ...(units ? [`${figure(units.left)} of ${figure(units.limit)} units left`] : []),
  ].join(' · ')

/** The picture or the data of an answer. What did not come with it is brought by its own call. */
const sideOf = (answer, name, { key, came }, view) => {
  const call = answer.sides[name]
  if (call !== answer.asked) return brought(answer, { name, call, key, came }, view)
  answer.url ??= URL.createObjectURL(answer.outcome.blob)
  return view(answer.outcome, answer.url)
}

const pictureTab = (answer, settings) => {
  const { calculation } = settings
  if (calculation.picture === 'longitudes') return longitudesView(answer.outcome.json)
  return sideOf(answer, 'picture', settings, (outcome, url) => {
    if (!isPicture(outcome)) return html`<p class="empty">This format cannot be shown here. ${saveButton(outcome)}</p>`
    const { picture: call } = answer.sides
    const shown = pictureView(answer, { ...settings, url, call, format: calculation.format ?? 'format' })
    return calculation.isEditor
      ? html`${shown}<h3>Body of the call</h3>${codeView(JSON.stringify(call.body, null, 2))}`
      : shown
  })
}

const NAMES = {
  'application/pdf': 'chart.pdf',
  'application/json': 'answer.json',
  'text/csv': 'answer.csv',
  'text/calendar': 'answer.ics',
}

const saveButton = ({ blob, type }) =>
  html`<button type="button" class="small" @click=${() => save(blob, NAMES[type] ?? 'answer.bin')}>Download</button>`

const tableTab = (answer, settings) =>
  sideOf(answer, 'data', settings, (outcome) => {
    if (outcome.json === null) return textView(outcome)
    const parts = answerParts(answer, outcome.json, { came: settings.came, slug: settings.calculation.slug })
    return parts === null
      ? html`<div class="skeleton" aria-hidden="true"></div>`
      : html`${downloadsView(answer, settings)}${tablesView(parts)}`
  })

const textView = (outcome) =>
  outcome.text === null
    ? html`<p class="empty">This format is for programs. ${saveButton(outcome)}</p>`
    : codeView(outcome.text)

const jsonTab = (answer, settings) =>
  sideOf(answer, 'data', settings, (outcome) => {
    const text = outcome.json === null ? outcome.text : JSON.stringify(outcome.json, null, 2)
    if (text === null) return textView(outcome)
    return html`<div class="above"><p class="soft">${measures(outcome)}</p><div>${copyButton('Copy', () => text)}${saveButton(outcome)}</div></div>
${codeView(text)}${text.length > TEXT_MAX ? html`<p class="hint">Only the beginning is shown. Copy or download it to get everything.</p>` : nothing}`
  })

/** The tabs of an answer, each with its panel. */
export const answerTabs = (answer, settings) => {
  const { calculation } = settings
  const isText = answer.outcome.text !== null && answer.outcome.json === null
  return [
    ...(calculation.picture ? [{ id: 'picture', label: 'Picture', panel: () => pictureTab(answer, settings) }] : []),
    ...(calculation.isPictureOnly
      ? []
      : [
          { id: 'table', label: 'Table', panel: () => tableTab(answer, settings) },
          { id: 'json', label: isText ? 'Text' : 'JSON', panel: () => jsonTab(answer, settings) },
        ]),
    { id: 'code', label: 'Code', panel: () => callView(answer.call, calculation) },
  ]
}

// What the tabs of an answer show.
import { html, nothing } from '../lit-html.js'
import { answerTables } from './answer-tables.js'
import { brought } from './brought.js'
import { save } from './call.js'
import { callView, codeView, TEXT_MAX } from './code-view.js'
import { copyButton } from './copy.js'
import { downloadsView } from './downloads.js'
import { longitudesView } from './longitudes.js'
import { inFormat, isPicture, pictureView, wheelCall } from './picture.js'
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

const pictureTab = (answer, settings) => {
  const { call, outcome } = answer
  const { calculation, key, came } = settings
  if (calculation.picture === 'longitudes') return longitudesView(outcome.json)
  if (calculation.picture === 'wheel') {
    const wheel = wheelCall(call, calculation.wheelFields)
    return brought(answer, { name: 'wheel', call: wheel, key, came }, (_, url) =>
      pictureView(answer, { ...settings, url, call: wheel, format: 'format' }),
    )
  }
  answer.url ??= URL.createObjectURL(outcome.blob)
  if (isPicture(outcome)) {
    const shown = pictureView(answer, { ...settings, url: answer.url, call, format: calculation.format })
    return calculation.isEditor
      ? html`${shown}<h3>Body of the call</h3>${codeView(JSON.stringify(call.body, null, 2))}`
      : shown
  }
  return html`<p class="empty">This format cannot be shown here. ${saveButton(outcome)}</p>`
}

const NAMES = {
  'application/pdf': 'chart.pdf',
  'application/json': 'answer.json',
  'text/csv': 'answer.csv',
  'text/calendar': 'answer.ics',
}

const saveButton = ({ blob, type }) =>
  html`<button type="button" class="small" @click=${() => save(blob, NAMES[type] ?? 'answer.bin')}>Download</button>`

/** The data of an answer. Those of a picture come by another call: a natal chart has one, others take the format json. */
const withData = (answer, { calculation, key, came }, view) => {
  const { call, outcome } = answer
  const ofWheel = calculation.picture === 'wheel' && isPicture(outcome)
  if (!ofWheel && (calculation.picture !== 'chart' || outcome.json)) return view(outcome)
  const data = ofWheel ? call : { ...call, body: inFormat(call.body, calculation.format, 'json') }
  return brought(answer, { name: 'data', call: data, key, came }, view)
}

const tableTab = (answer, settings) =>
  withData(answer, settings, (outcome) => {
    if (outcome.json === null) return textView(outcome)
    return html`${downloadsView(answer, settings)}${tablesView(answerTables(outcome.json))}`
  })

const textView = (outcome) =>
  outcome.text === null
    ? html`<p class="empty">This format is for programs. ${saveButton(outcome)}</p>`
    : codeView(outcome.text)

const jsonTab = (answer, settings) =>
  withData(answer, settings, (outcome) => {
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
    { id: 'table', label: 'Table', panel: () => tableTab(answer, settings) },
    { id: 'json', label: isText ? 'Text' : 'JSON', panel: () => jsonTab(answer, settings) },
    { id: 'code', label: 'Code', panel: () => callView(answer.call, calculation) },
  ]
}

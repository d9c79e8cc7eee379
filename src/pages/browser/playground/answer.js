// The answer of a call as a picture, a table, JSON and code.
import { html, nothing, render } from '../lit-html.js'
import { snippets } from '../snippets.js'
import { answerTables } from './answer-tables.js'
import { addressOf, refusalText, save, send } from './call.js'
import { copyButton } from './copy.js'
import { drawLongitudes, longitudesView } from './longitudes.js'
import { inFormat, pictureView, wheelCall } from './picture.js'
import { tablesView } from './tables-view.js'
import { tabsOf } from './tabs.js'
import { tokensOfCode } from './tokens-of-code.js'

/** A skeleton for less would only flicker. */
const WAIT_MS = 200
/** Longer texts are cut on the page, not in the download. */
const TEXT_MAX = 150_000
const LANGUAGES = { curl: 'curl', typescript: 'TypeScript', python: 'Python' }

const figure = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const size = (bytes) => (bytes < 1_000 ? `${bytes}\u00a0B` : `${(bytes / 1_000).toFixed(1)}\u00a0kB`)

const codeView = (code) =>
  html`<pre tabindex="0" class="code"><code>${tokensOfCode(code.slice(0, TEXT_MAX)).map(({ kind, text }) => (kind === 'plain' ? text : html`<span class=${`of-${kind}`}>${text}</span>`))}</code></pre>`

const snippetsOf = ({ method, path, body }, { isOpen, isPicture }) =>
  snippets({
    ...{ method, url: addressOf(path) },
    ...(body && { body }),
    ...(isOpen && { isOpen }),
    ...(isPicture && { file: 'chart.svg' }),
  })

/** What a call cost, took and weighs. */
const measures = ({ bytes, ms, units }) => {
  const parts = [size(bytes), `${Math.round(ms)}\u00a0ms`]
  if (units) {
    const cost = units.cost === null ? '' : `${units.cost} ${units.cost === 1 ? 'unit' : 'units'}, `
    parts.push(`${cost}${figure(units.left)} of ${figure(units.limit)} units left`)
  }
  return parts.join(' · ')
}

/**
 * Shows answers in a place.
 * @param {HTMLElement} place
 * @param {{ calculation: object, title: string, key: () => Promise<string | null>, say: (text: string) => void, tab: { at: string, set: (id: string) => void } }} settings
 */
export const answersIn = (place, { calculation, title, key, say, tab }) => {
  let shown = null
  let endPlot = () => {}
  let waiting

  const draw = (content) => {
    // What the server has sent is not the library's to change.
    if (shown === null && place.dataset.isOurs === undefined) place.replaceChildren()
    place.dataset.isOurs = ''
    render(content, place)
  }
  const settle = () => {
    clearTimeout(waiting)
    place.removeAttribute('aria-busy')
    endPlot()
    endPlot = () => {}
  }
  const update = () => draw(tabbed(shown))
  /** Content that another call brings, once for each answer. */
  const brought = (answer, name, call, view) => {
    const kept = answer.more[name]
    if (!kept) {
      answer.more[name] = { outcome: null }
      key()
        .then((own) => send(call, { key: own }))
        .then((outcome) => {
          answer.more[name] = { outcome, url: outcome.ok ? URL.createObjectURL(outcome.blob) : null }
          if (shown === answer) update()
        })
        .catch(() => {
          answer.more[name] = { outcome: { ok: false, json: { message: 'The service cannot be reached. Try again.' } } }
          if (shown === answer) update()
        })
    }
    const { outcome, url } = answer.more[name]
    if (outcome === null) return html`<div class="skeleton" aria-hidden="true"></div>`
    return outcome.ok ? view(outcome, url) : faultView(outcome)
  }
  const picture = (url, call, format) => pictureView({ url, name: title, call, format, key, say })

  const pictureTab = (answer) => {
    const { call, outcome } = answer
    if (calculation.picture === 'longitudes') return longitudesView(outcome.json)
    if (calculation.picture === 'wheel') {
      const wheel = wheelCall(call, calculation.wheelFields)
      return brought(answer, 'wheel', wheel, (_, url) => picture(url, wheel, 'format'))
    }
    answer.url ??= URL.createObjectURL(outcome.blob)
    if (outcome.type.startsWith('image/')) return picture(answer.url, call, calculation.format)
    return html`<p class="empty">This format is no picture that a page shows.
<button type="button" class="small" @click=${() => save(outcome.blob, 'chart.pdf')}>Download PDF</button></p>`
  }

  /** The data of an answer: of a picture they come by another call, with the format json. */
  const withData = (answer, view) =>
    calculation.picture === 'chart' && !answer.outcome.json
      ? brought(answer, 'data', { ...answer.call, body: inFormat(answer.call.body, calculation.format, 'json') }, view)
      : view(answer.outcome)

  const tableTab = (answer) =>
    withData(answer, ({ json, text }) =>
      json === null
        ? text === null
          ? noText(answer)
          : codeView(text)
        : html`${downloads(answer)}${tablesView(answerTables(json))}`,
    )

  const jsonTab = (answer) =>
    withData(answer, (outcome) => {
      const { json, text } = outcome
      const shownText = json === null ? text : JSON.stringify(json, null, 2)
      if (shownText === null) return noText(answer)
      return html`<div class="above"><p class="soft">${measures(outcome)}</p><div>${copyButton('Copy', () => shownText)}
<button type="button" class="small" @click=${() => save(outcome.blob, json === null ? 'answer.txt' : 'answer.json')}>Download</button></div></div>
${codeView(shownText)}${shownText.length > TEXT_MAX ? html`<p class="hint">This is the beginning. Copy and download give all of it.</p>` : nothing}`
    })

  const noText = ({ outcome }) =>
    html`<p class="empty">This format is for programs. <button type="button" class="small" @click=${() => save(outcome.blob, 'answer.bin')}>Download</button></p>`

  const downloads = ({ call }) => {
    const { slug } = calculation
    const files =
      slug === 'ephemeris' ? { csv: 'CSV', parquet: 'Parquet' } : slug === 'sky-events' ? { ics: 'iCalendar' } : null
    if (!files) return nothing
    const fetchFile = async (format, label) => {
      say(`${label} is being made …`)
      const [path, query] = call.path.split('?')
      const parameters = new URLSearchParams(query)
      parameters.set('format', format)
      const outcome = await send({ method: 'GET', path: `${path}?${parameters}` }, { key: await key() })
      if (outcome.ok) save(outcome.blob, `${slug}.${format}`)
      say(outcome.ok ? `${slug}.${format} is downloaded.` : refusalText(outcome))
    }
    return html`<div class="actions files">${Object.entries(files).map(
      ([format, label]) =>
        html`<button type="button" class="small" @click=${() => fetchFile(format, label)}>Download ${label}</button>`,
    )}</div>${slug === 'ephemeris' ? html`<p class="hint">A file here has the rows of this request: at most 50 000. The call in Code with <code>format=csv</code> gives up to 2 000 000.</p>` : nothing}`
  }

  const codeTab = ({ call }) => {
    const { isOpen, picture: kind } = calculation
    const code = snippetsOf(call, { isOpen, isPicture: kind === 'chart' })
    return Object.entries(LANGUAGES).map(
      ([language, label]) =>
        html`<div class="above"><h3>${label}</h3>${copyButton(`Copy ${label}`, () => code[language])}</div><div data-language=${language}>${codeView(code[language])}</div>`,
    )
  }

  const tabbed = (answer) => {
    const tabs = [
      ...(calculation.picture ? [{ id: 'picture', label: 'Picture', panel: () => pictureTab(answer) }] : []),
      { id: 'table', label: 'Table', panel: () => tableTab(answer) },
      {
        id: 'json',
        label: answer.outcome.text !== null && answer.outcome.json === null ? 'Text' : 'JSON',
        panel: () => jsonTab(answer),
      },
      { id: 'code', label: 'Code', panel: () => codeTab(answer) },
    ]
    const at = tabs.some(({ id }) => id === tab.at) ? tab.at : tabs[0].id
    queueMicrotask(() => at === 'picture' && startPlot(answer))
    return html`${tabsOf(tabs, { at, choose })}<p class="soft measures">${measures(answer.outcome)}</p>`
  }
  const choose = (id) => {
    endPlot()
    endPlot = () => {}
    tab.set(id)
    update()
  }
  const startPlot = async (answer) => {
    const area = place.querySelector('.longitudes')
    if (!area || area.dataset.isDrawn !== undefined) return
    area.dataset.isDrawn = ''
    const end = await drawLongitudes(area, answer.outcome.json, await key())
    if (area.isConnected) endPlot = end
    else end()
  }

  const faultView = (
    outcome,
  ) => html`<div class="notice bad" role="alert"><p><b>The call was not answered.</b> ${refusalText(outcome)}</p>
${outcome.retryAfter ? html`<p>Try again in ${outcome.retryAfter} s.</p>` : nothing}${outcome.traceId ? html`<p class="soft">Trace id: <code>${outcome.traceId}</code></p>` : nothing}</div>`

  const alone = (content) => {
    settle()
    shown = null
    draw(content)
  }
  return {
    wait() {
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        place.setAttribute('aria-busy', 'true')
        if (shown === null)
          draw(html`<div class="skeleton" aria-hidden="true"></div><p class="waiting">Waiting for the answer …</p>`)
      }, WAIT_MS)
    },
    show(call, outcome) {
      settle()
      release(shown)
      const isFirst = shown === null
      if (isFirst) draw(nothing)
      shown = { call, outcome, more: {} }
      update()
    },
    /** A refusal, and the call as code, which works without this page. */
    refuse: (call, outcome) => alone(html`${faultView(outcome)}${codeTab({ call })}`),
    ask: (call, content) => alone(html`${content}<h2>The call as code</h2>${codeTab({ call })}`),
    settle,
  }
}

/** Pictures of an earlier answer take memory no longer. */
const release = (answer) => {
  if (!answer) return
  for (const url of [answer.url, ...Object.values(answer.more).map((each) => each.url)])
    if (url) URL.revokeObjectURL(url)
}

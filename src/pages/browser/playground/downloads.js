// Downloads of a table in other formats: by a call with the key, because a link would need the key in its address.
import { html, nothing } from '../lit-html.js'
import { refusalText, save, send } from './call.js'

const FILES = { ephemeris: { csv: 'CSV', parquet: 'Parquet' }, 'sky-events': { ics: 'iCalendar' } }

export const downloadsView = (call, { calculation: { slug }, key, say }) => {
  const files = FILES[slug]
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
  const button = ([format, label]) =>
    html`<button type="button" class="small" @click=${() => fetchFile(format, label)}>Download ${label}</button>`
  return html`<div class="actions files">${Object.entries(files).map(button)}</div>
${slug === 'ephemeris' ? html`<p class="hint">A file has the rows of this request: here at most 50 000. The call in Code gives up to 2 000 000 with <code>format=csv</code>.</p>` : nothing}`
}

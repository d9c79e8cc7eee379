// Downloads of a table in other formats.
import { html, nothing } from '../lit-html.js'
import { downloadButtons } from './download-buttons.js'

const EVENTS = { ics: 'iCalendar', csv: 'CSV' }
const FILES = {
  ephemeris: { csv: 'CSV', parquet: 'Parquet' },
  'sky-events': EVENTS,
  'panchang-month': EVENTS,
  'vedic-dasha': EVENTS,
}

const inFormat = ({ path, body, ...call }, format) => {
  if (body) return { ...call, path, body: { ...body, format } }
  const [own, query] = path.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('format', format)
  return { method: 'GET', path: `${own}?${parameters}` }
}

export const downloadsView = (answer, { calculation: { slug }, key, came }) => {
  const labels = FILES[slug]
  if (!labels) return nothing
  const callIn = (format) => inFormat(answer.call, format)
  return html`${downloadButtons(answer, { labels, name: slug, callIn, key, came })}
${slug === 'ephemeris' ? html`<p class="hint">A file contains the rows of this request, here at most 50 000. The call under Code returns up to 2 000 000 with <code>format=csv</code>.</p>` : nothing}`
}

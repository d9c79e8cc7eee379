// Files of births: chosen, looked at, then saved. And the same people as a file.
import { html, nothing } from '../../lit-html.js'
import { dateText, placeText, timeText } from './list-view.js'

/** A body of a request has at most a megabyte. */
const BYTES_MAX = 1_000_000

/** The text of a file: UTF-8, otherwise as programs for Windows write it, Cyrillic or western. */
export async function textOf(file) {
  if (file.size > BYTES_MAX) throw new Error('The file is larger than 1 MB. Split it and import the parts.')
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const cyrillic = new TextDecoder('windows-1251').decode(bytes)
    const letters = cyrillic.match(/[\u0430-\u044f]{3}/gi)?.length ?? 0
    return letters > 2 ? cyrillic : new TextDecoder('windows-1252').decode(bytes)
  }
}

export const importView = ({ importing, formats }, act) =>
  html`<section class="sheet apart" aria-labelledby="import-title"><h2 id="import-title" tabindex="-1">Import people from a file</h2>
<p>AAF, ZET, Solar Fire’s text export, CSV or JSON. You can check what was read before anything is saved.</p>
<div class="row"><div class="field"><label for="import-file">File</label><input id="import-file" type="file" accept=".aaf,.zbs,.txt,.csv,.json,.dat,text/plain" @change=${(event) => act.readFile(event.target.files[0])}></div>
<div class="field"><label for="import-format">Format</label><select id="import-format" @change=${(event) => act.readAs(event.target.value)}>
<option value="auto">Detect automatically</option>${Object.entries(formats).map(([id, name]) => html`<option value=${id}>${name}</option>`)}</select></div>
<button type="button" @click=${() => act.show(null)}>Close</button></div>
${importing.fault ? html`<p class="notice bad" role="alert">${importing.fault}</p>` : nothing}
${importing.read ? previewView(importing, formats, act) : nothing}</section>`

const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`

const previewView = ({ read, isBusy }, formats, act) => {
  const { people, repeated, unread, already_saved: known } = read
  const notes = people.flatMap(({ line, notes: each }) => each.map((note) => ({ line, note })))
  return html`<div role="status"><p><b>${formats[read.format]}: ${counted(people.length, 'person', 'people')} to save.</b>
${known.length > 0 ? `${counted(known.length, 'is', 'are')} already saved.` : ''} ${repeated.length > 0 ? `${counted(repeated.length, 'record appears', 'records appear')} in the file more than once.` : ''}
${unread.length > 0 ? `${counted(unread.length, 'record', 'records')} could not be read.` : ''}</p></div>
${unread.length > 0 ? html`<details open><summary>Records that could not be read (${unread.length})</summary><ul>${unread.map(({ line, text, reason }) => html`<li>Line ${line}: ${reason}. <code>${text}</code></li>`)}</ul></details>` : nothing}
${notes.length > 0 ? html`<details><summary>Assumptions (${notes.length})</summary><ul>${notes.map(({ line, note }) => html`<li>Line ${line}: ${note}</li>`)}</ul></details>` : nothing}
${
  people.length > 0
    ? html`<div class="scroll" tabindex="0" role="region" aria-label="People to save"><table><thead><tr><th>Name</th><th>Date</th><th>Time</th><th>Place</th></tr></thead><tbody>
${people.slice(0, 50).map(({ person }) => html`<tr><th scope="row"><bdi>${person.name}</bdi></th><td>${dateText(person)}</td><td>${timeText(person)}</td><td>${placeText(person)}</td></tr>`)}</tbody></table></div>
${people.length > 50 ? html`<p class="soft">And ${people.length - 50} more.</p>` : nothing}
<div class="row"><button type="button" class="primary" ?disabled=${isBusy} @click=${act.take}>Save ${counted(people.length, 'person', 'people')}</button></div>`
    : nothing
}`
}

export const exportView = ({ exported, formats }, act) =>
  html`<section class="sheet apart" aria-labelledby="export-title"><h2 id="export-title" tabindex="-1">Export all people</h2>
<p>CSV and JSON keep everything. AAF, ZET and Solar Fire text are for other programs and hold less; what is left out is listed after the download.</p>
<div class="row"><div class="field"><label for="export-format">Format</label><select id="export-format">${Object.entries(formats).map(([id, name]) => html`<option value=${id}>${name}</option>`)}</select></div>
<button type="button" class="primary" @click=${() => act.exportAs(document.getElementById('export-format').value)}>Download</button><button type="button" @click=${() => act.show(null)}>Close</button></div>
${exported.fault ? html`<p class="notice bad" role="alert">${exported.fault}</p>` : nothing}
${exported.file ? writtenView(exported.file) : nothing}</section>`

const writtenView = ({ people, file_name: name, left_out: left }) =>
  html`<p role="status">${people === 0 ? 'This format can hold none of these people, so there is no file to download.' : `${name} contains ${counted(people, 'person', 'people')}.`}${left.length > 0 ? ' CSV and JSON keep everything.' : ''}</p>
${
  left.length > 0
    ? html`<details open><summary>What this format cannot hold</summary><ul>${[
        ...Map.groupBy(left, ({ what }) => what),
      ].map(([what, of]) => html`<li>${upper(what)} (${of.length}): ${listed(of)}</li>`)}</ul></details>`
    : nothing
}`

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/** The most names that a list shows. */
const NAMES_MAX = 12
const listed = (of) =>
  html`${of.slice(0, NAMES_MAX).map(({ name }, at) => html`${at > 0 ? '; ' : nothing}<bdi>${name}</bdi>`)}${of.length > NAMES_MAX ? ` and ${of.length - NAMES_MAX} more` : nothing}`

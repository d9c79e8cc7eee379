// What opens below a person of the list: the public link, and the deletion.
import { html, nothing } from '../../lit-html.js'

const faultOf = ({ fault }) => (fault ? html`<p class="fault" role="alert">${fault}</p>` : nothing)

const submitted = (work) => (event) => {
  event.preventDefault()
  work(new FormData(event.target))
}

/** A deletion asks for the name, so that nothing is deleted by a slip. */
export const deletionView = ({ id, name }, opened, act) =>
  html`<form class="sheet" autocomplete="off" @submit=${submitted((fields) => act.remove(id, name, fields.get('confirmation')))}>
<h2>Delete <bdi>${name}</bdi>?</h2>
<p>The birth, its notes and its public link are deleted. This cannot be undone.</p>
<div class="row"><div class="field"><label for="confirm-${id}">Type the name to confirm: <bdi>${name}</bdi></label>
<input id="confirm-${id}" name="confirmation" type="text" autocomplete="off"></div>
<button type="submit" class="danger">Delete person</button><button type="button" @click=${() => act.open(id, null)}>Cancel</button></div>
${faultOf(opened)}</form>`

export const linkView = (person, opened, act) =>
  person.link ? sharedView(person, opened, act) : newLinkView(person, opened, act)

const newLinkView = ({ id, name }, opened, act) =>
  html`<form class="sheet" @submit=${submitted((fields) => act.link(id, fields.get('shows_name') === 'on'))}>
<h2>Share the chart of <bdi>${name}</bdi></h2>
<p>Anyone with the link can see the chart, with its date, time and place, until you withdraw it. Notes and tags stay private, and search engines are asked not to list the page.</p>
<label class="choice"><input type="checkbox" name="shows_name">Show the name</label>
<div class="row"><button type="submit" class="primary">Create link</button><button type="button" @click=${() => act.open(id, null)}>Cancel</button></div>
${faultOf(opened)}</form>`

const sharedView = ({ id, name, link }, opened, act) =>
  html`<div class="sheet"><h2>The chart of <bdi>${name}</bdi> is shared</h2>
<div class="row"><div class="field"><label for="link-${id}">Link, ${link.shows_name ? 'with' : 'without'} the name</label>
<input id="link-${id}" type="text" readonly .value=${link.url} @focus=${(event) => event.target.select()}></div>
<button type="button" class="primary" @click=${() => act.copy(link.url)}>${opened.copied ? 'Copied' : 'Copy link'}</button>
<button type="button" class="danger" @click=${() => act.unlink(id)}>Withdraw link</button></div>
<p class="soft" role="status">${opened.copied ? 'The link was copied to the clipboard.' : 'Once withdrawn, the link no longer works.'}</p>
${faultOf(opened)}</div>`

// The page of saved people: search, tags, files, two people to compare, and what is done with one.
import { html, nothing, render } from '../../lit-html.js'
import { save } from '../../playground/call.js'
import { outcomeOf, refusalLine } from '../../refusals.js'
import { bringHere, bringView, countHere } from './bring.js'
import { openEditor } from './editor.js'
import { exportView, importView, textOf } from './import-view.js'
import { compared, listView } from './list-view.js'
import { birthOf } from './save.js'
import { openStore } from './store.js'

const LIMIT = 50
const WAIT_MS = 200
const place = document.getElementById('people')
const parsed = (name) => JSON.parse(place.dataset[name])
const root = place.dataset.root

/** Everything that the page shows follows from this. Search, tag and page are in the address. */
const state = {
  store: null,
  ...{ formats: parsed('formats'), ratings: parsed('ratings'), root },
  ...{ search: '', tag: '', offset: 0, list: null, fault: null, said: '' },
  ...{ chosen: new Map(), opened: null, shown: null, importing: {}, exported: {}, brought: null },
}

const lineOf = (error) => (error.outcome || !error.message ? refusalLine(outcomeOf(error)) : error.message)

async function load() {
  try {
    const { search, tag, offset } = state
    const list = await state.store.list({ limit: LIMIT, offset, ...(search && { search }), ...(tag && { tag }) })
    state.list = { ...list, offset }
    state.fault = null
  } catch (error) {
    state.fault = lineOf(error)
  }
  draw()
}

/** Does something, loads the list again, and says what was done. */
async function change(work, said, into = state) {
  try {
    await work()
    state.said = said
    into.fault = null
    await load()
  } catch (error) {
    into.fault = lineOf(error)
    draw()
  }
}

/** The same for the form, which shows what is wrong. */
async function saved(work, said) {
  await work()
  state.said = said
  await load()
}

function keepInAddress() {
  const url = new URL(location.href)
  url.search = new URLSearchParams({
    ...(state.search && { search: state.search }),
    ...(state.tag && { tag: state.tag }),
  })
  history.replaceState(null, '', url)
}

let timer
const act = {
  search(text) {
    clearTimeout(timer)
    timer = setTimeout(() => act.narrow({ search: text }), WAIT_MS)
  },
  narrow(changed) {
    Object.assign(state, { offset: 0 }, changed)
    keepInAddress()
    return load()
  },
  choose(person) {
    if (!state.chosen.delete(person.id)) state.chosen.set(person.id, person)
    draw()
  },
  open(id, what) {
    state.opened = what && { id, what }
    draw()
    if (what) place.querySelector('.of-person :is(input, button)')?.focus()
  },
  show(what) {
    Object.assign(state, { shown: what, importing: {}, exported: {} })
    draw()
    if (what) place.querySelector('.sheet.apart h2')?.focus()
  },
  add: (person = {}) =>
    openEditor('Add a person', person, (typed) => saved(() => state.store.create(typed), `${typed.name} was saved.`)),
  edit: (person) =>
    openEditor(`Edit ${person.name}`, person, (typed) =>
      saved(() => state.store.replace(person.id, typed), `${typed.name} was changed.`),
    ),
  async remove(id, name, typed) {
    if (String(typed).trim() !== name.trim()) {
      state.opened.fault = 'That is not the name of the person. Nothing was deleted.'
      return draw()
    }
    const { opened } = state
    await change(
      async () => {
        await state.store.remove(id)
        state.chosen.delete(id)
        state.opened = null
      },
      `${name} was deleted.`,
      opened,
    )
    if (!state.opened) focusList()
  },
  link: (id, showsName) =>
    change(() => state.store.link(id, { shows_name: showsName }), 'The link was created.', state.opened),
  unlink: (id) => change(() => state.store.unlink(id), 'The link was withdrawn.', state.opened),
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      state.opened.copied = true
    } catch {
      state.opened.fault = 'Your browser does not allow copying from here. Press Ctrl+C to copy.'
    }
    draw()
  },
  async readFile(file) {
    if (!file) return
    state.importing = { format: state.importing.format }
    try {
      state.importing.content = await textOf(file)
      await act.readAs(state.importing.format ?? 'auto')
    } catch (error) {
      state.importing.fault = lineOf(error)
      draw()
    }
  },
  async readAs(format) {
    const { importing } = state
    Object.assign(importing, { format, fault: null, read: null })
    try {
      if (importing.content) importing.read = await state.store.read({ content: importing.content, format })
    } catch (error) {
      importing.fault = lineOf(error)
    }
    draw()
  },
  async take() {
    const { content, format } = state.importing
    state.importing.isBusy = true
    draw()
    try {
      const { saved } = await state.store.take({ content, format })
      state.said = `${saved} ${saved === 1 ? 'person was' : 'people were'} saved.`
      Object.assign(state, { shown: null, importing: {} })
      await load()
      focusList()
    } catch (error) {
      Object.assign(state.importing, { isBusy: false, fault: lineOf(error) })
      draw()
    }
  },
  async exportAs(format) {
    try {
      const file = await state.store.file(format)
      save(new Blob([file.content], { type: `${file.media_type};charset=utf-8` }), file.file_name)
      state.exported = { file }
    } catch (error) {
      state.exported = { fault: lineOf(error) }
    }
    draw()
  },
  bring: () =>
    change(async () => {
      await bringHere(state.store)
      state.brought = 0
    }, 'The people saved in this browser are now in your account.'),
}

const toolbar = ({ list, search, tag }) => html`<div class="bar-of-list">
<div class="field search"><label for="search">Search by name, place or tag</label><input id="search" type="search" .value=${search} autocomplete="off" @input=${(event) => act.search(event.target.value)}></div>
<div class="field"><label for="tag">Tag</label><select id="tag" @change=${(event) => act.narrow({ tag: event.target.value })}><option value="">All tags</option>${list.tags.map((each) => html`<option value=${each.tag} ?selected=${each.tag === tag}>${each.tag} (${each.people})</option>`)}</select></div>
${buttons(list.saved)}</div>`

const buttons = (
  saved,
) => html`<div class="buttons"><button type="button" class="primary" @click=${() => act.add()}>Add a person</button>
<button type="button" @click=${() => act.show('import')}>Import</button>${saved > 0 ? html`<button type="button" @click=${() => act.show('export')}>Export</button>` : nothing}</div>`

const chosenBar = ({ chosen }) => {
  const people = [...chosen.values()]
  const names = people.map(({ name }) => name).join(' and ')
  return html`<div class="chosen-bar">${
    people.length === 2
      ? html`<a class="button primary" href=${compared(people, root)}>Compare</a><p><bdi>${names}</bdi></p>`
      : html`<button type="button" disabled>Compare</button><p class="soft">${people.length === 1 ? html`<bdi>${names}</bdi> is selected. Select one more person.` : people.length === 0 ? 'Choose two people to compare them.' : `${people.length} people are selected. Select two to compare.`}</p>`
  }</div>`
}

const emptyView = html`<div class="empty"><p>No people saved yet. Add a person, or import a file from another program.</p>${buttons(0)}</div>`

const paging = ({ total, offset }) =>
  total <= LIMIT
    ? nothing
    : html`<nav class="paging" aria-label="Pages of the list"><button type="button" ?disabled=${offset === 0} @click=${() => act.narrow({ offset: offset - LIMIT })}>Previous</button>
<button type="button" ?disabled=${offset + LIMIT >= total} @click=${() => act.narrow({ offset: offset + LIMIT })}>Next</button></nav>`

const view = () => {
  const { list, fault, said, shown } = state
  return html`${bringView(state, act)}<p class="soft" role="status">${said}</p>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : nothing}
${list === null ? nothing : list.saved === 0 ? (shown ? nothing : emptyView) : toolbar(state)}
${shown === 'import' ? importView(state, act) : shown === 'export' ? exportView(state, act) : nothing}
${
  list === null || list.saved === 0
    ? nothing
    : html`${list.saved > 1 ? chosenBar(state) : nothing}${list.total === 0 ? html`<p>No one matches your search.</p>` : listView(state, act)}${paging(list)}`
}`
}

const draw = () => render(view(), place)

/** What had the focus is gone. */
const focusList = () => place.querySelector('#search, .empty button')?.focus()

async function start() {
  try {
    state.store = await openStore()
  } catch (error) {
    place.replaceChildren()
    return render(html`<p class="notice bad" role="alert">${lineOf(error)}</p>`, place)
  }
  const parameters = new URLSearchParams(location.search)
  Object.assign(state, { search: parameters.get('search') ?? '', tag: parameters.get('tag') ?? '' })
  render(
    state.store.isAccount
      ? 'Saved in your account.'
      : html`Saved only in this browser, on this device. <a href="${root}account/sign-in">Sign in</a> to keep people in your account.`,
    document.getElementById('where'),
  )
  place.replaceChildren()
  await load()
  state.brought = await countHere(state.store)
  draw()
  const birth = birthOf(parameters)
  if (birth.year !== undefined || birth.city) act.add(birth)
}

start()

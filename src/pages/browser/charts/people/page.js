// The page of saved people: search, tags, files, two people to compare, and what is done with one.
import { html, nothing, render } from '../../lit-html.js'
import { bringHere, bringView, countHere } from './bring.js'
import { compareBar } from './compare.js'
import { fileActs } from './file-acts.js'
import { forgetAct, forgetOffer, forgetView } from './forget.js'
import { exportView, importView } from './import-view.js'
import { listView } from './list-view.js'
import { rowActs } from './row-acts.js'
import { birthOf } from './save.js'
import { lineOf } from './says.js'
import { openStore } from './store.js'
import { emptyView, paging, toolbar } from './toolbar.js'

const LIMIT = 50
const WAIT_MS = 200
const place = document.getElementById('people')
const parsed = (name) => JSON.parse(place.dataset[name])
const root = place.dataset.root

/** Everything that the page shows follows from this. Search and tag are in the address. */
const state = {
  store: null,
  ...{ formats: parsed('formats'), ratings: parsed('ratings'), root },
  ...{ search: '', tag: '', offset: 0, list: null, fault: null, said: '' },
  ...{ chosen: new Map(), opened: null, shown: null, importing: {}, exported: {}, forgetting: {} },
  /** The people that this browser has: of an account those that wait to be moved, otherwise all. */
  ...{ brought: 0, here: 0 },
}

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

function keepInAddress() {
  const url = new URL(location.href)
  url.search = new URLSearchParams({
    ...(state.search && { search: state.search }),
    ...(state.tag && { tag: state.tag }),
  })
  history.replaceState(null, '', url)
}

/** What had the focus is gone. */
const focusList = () => place.querySelector('#search, .empty button')?.focus()

let timer
const parts = { draw: () => draw(), load, change, focusList }
const act = {
  ...rowActs(state, parts),
  ...fileActs(state, parts),
  ...forgetAct(state, parts),
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
  clear() {
    state.chosen.clear()
    draw()
    place.querySelector('.choose input')?.focus()
  },
  open(id, what) {
    state.opened = what && { id, what }
    draw()
    if (what) place.querySelector('.of-person :is(input, button)')?.focus()
  },
  async show(what) {
    if (what === 'forget') state.here = state.store.isAccount ? state.brought : state.list.saved
    Object.assign(state, { shown: what, importing: {}, exported: {}, forgetting: {} })
    draw()
    if (what) place.querySelector('.sheet.apart h2')?.focus()
  },
  bring: () =>
    change(async () => {
      await bringHere(state.store)
      state.brought = 0
    }, 'The people saved in this browser are now in your account.'),
}

const sheets = { import: importView, export: exportView }

/** The list with what stands above it. An import takes the place of the words of an empty list. */
const savedView = () => {
  const { list, shown } = state
  if (list.saved === 0) return shown in sheets ? sheets[shown](state, act) : emptyView(act)
  return html`${toolbar(state, act)}${shown in sheets ? sheets[shown](state, act) : nothing}
${list.saved > 1 ? compareBar(state, act) : nothing}${list.total === 0 ? html`<p>No one matches your search.</p>` : listView(state, act)}${paging(list, LIMIT, act)}`
}

const view = () => {
  const { list, fault, said, shown } = state
  return html`${bringView(state, act)}<p class="soft said" role="status">${said}</p>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : nothing}
${list === null ? nothing : html`${savedView()}${forgetOffer(state, act)}${shown === 'forget' ? forgetView(state, act) : nothing}`}`
}

const draw = () => {
  place.querySelector('.skeleton')?.remove()
  render(view(), place)
}

async function start() {
  try {
    state.store = await openStore()
  } catch (error) {
    state.fault = lineOf(error)
    return draw()
  }
  const parameters = new URLSearchParams(location.search)
  Object.assign(state, { search: parameters.get('search') ?? '', tag: parameters.get('tag') ?? '' })
  render(
    state.store.isAccount
      ? 'Saved in your account.'
      : html`Saved only in this browser, on this device. <a href="${root}account/sign-in">Sign in</a> to keep people in your account.`,
    document.getElementById('where'),
  )
  state.brought = await countHere(state.store)
  await load()
  const birth = birthOf(parameters)
  if (birth.year !== undefined || birth.city) act.add(birth)
}

start()

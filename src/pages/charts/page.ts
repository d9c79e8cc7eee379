import { html, type Markup } from '../../platform/markup.ts'
import type { Page } from '../frame.ts'
import type { AddressFault } from '../playground/address.ts'
import type { RequestFields } from '../playground/form.ts'
import type { Given } from '../playground/form-html.ts'
import { labelOf } from '../playground/labels.ts'
import { sitePage } from '../site.ts'
import { BIRTH_FORM, birthForm } from './birth-form.ts'
import { CONTROLS_STYLE } from './controls.ts'
import { faultNotice } from './form-faults.ts'
import { personHeading, personName } from './person.ts'
import { roomTabs, timePageTabs } from './room-tabs.ts'
import { SAVE_PERSON, savePersonButton } from './save-person.ts'
import { otherStarts, START } from './start.ts'
import { CHART_ROOM, printButton } from './style.ts'
import type { NatalReply, View } from './view.ts'
import { VIEWS } from './views/index.ts'
import { warningList } from './warnings.ts'
import { CHOSEN_STYLE } from './wheel.ts'

export type Fault = AddressFault

/** A chart as the calculation threads answer it, and what a view shows of it. */
export interface Drawn {
  readonly chart: NatalReply
  readonly controls: Markup | null
  /** Null if the fields of the view are wrong. */
  readonly shown: Markup | null
}

interface RoomPage {
  readonly root: string
  /** The fields of the form: birth and options. */
  readonly fields: RequestFields
  readonly options: readonly string[]
  /** What the address has: fields of the birth, and of the view. */
  readonly given: { readonly birth: Given; readonly own: Given }
  readonly view: View
  readonly faults: readonly Fault[]
  /** Null before a birth was entered. */
  readonly drawn: Drawn | null
}

/** The chart room: a birth, and everything about its chart on one page. */
export const roomPage = (room: RoomPage): Page => {
  const { root, view, drawn } = room
  return sitePage({
    title: drawn ? `${personName(drawn.chart)}${view === VIEWS[0] ? '' : `: ${view.name}`}` : 'Charts',
    at: 'charts',
    root,
    script: 'charts/room.js',
    hasForms: true,
    style: `${CHART_ROOM}${BIRTH_FORM}${START}${CONTROLS_STYLE}${CHOSEN_STYLE}${SAVE_PERSON}${VIEWS.map(({ style }) => style ?? '').join('')}`,
    content: drawn ? chartOf(room, drawn) : startOf(room),
  })
}

function chartOf(room: RoomPage, { chart, controls, shown }: Drawn): Markup {
  const { root, given, faults } = room
  const form = viewForm(room, controls)
  return html`<header class="person"><div>${personHeading(chart)}</div><div class="person-actions">${savePersonButton(given.birth, root)}${switcher(root)}${printButton}${drawer(room)}</div></header>
<div id="view">${tabs(room)}${faultNotice(faults, form)}${form}${ignored(room)}${warningList(chart.warnings ?? [])}${shown}</div>`
}

function startOf(room: RoomPage): Markup {
  const { root, faults } = room
  const form = formOf(room)
  return html`${timePageTabs({ root, birth: '', at: null })}
<div class="start"><div><h1>Charts</h1>
<p>Enter a birth to see its chart: wheel, positions, houses, aspects and a reading.</p>
${faultNotice(faults, form)}${form}</div>
${otherStarts(root)}</div>`
}

/** The address of a view of a birth, with the fields of the view. */
export function addressOf(birth: Given, view: View, own: Given): string {
  const parameters = new URLSearchParams()
  for (const [path, values] of [...birth, ...own]) parameters.set(path, values.join(','))
  if (view !== VIEWS[0]) parameters.set('view', view.id)
  return `?${parameters}`
}

const NO_FIELDS: Given = new Map()

const tabs = ({ root, given, view }: RoomPage): Markup =>
  roomTabs({
    root,
    view,
    birth: addressOf(given.birth, VIEWS[0], NO_FIELDS).slice(1),
    addressOf: (other) => addressOf(given.birth, other, other === view ? given.own : NO_FIELDS),
  })

const formOf = ({ fields, options, given, view, drawn, faults }: RoomPage): Markup =>
  birthForm({
    fields,
    options,
    given: given.birth,
    view: view === VIEWS[0] ? null : view.id,
    faults: drawn ? [] : faults,
    isFirst: !drawn,
  })

const drawer = (room: RoomPage): Markup =>
  html`<details class="drawer" id="drawer"><summary><span class="opens">Birth and options</span><span class="closes">Close</span></summary><div class="drawn">${formOf(room)}</div></details>`

/** The charts of saved people. The script lists them when a person opens it. */
const switcher = (root: string): Markup =>
  html`<details class="switcher" data-people><summary>Another person</summary><div class="panel"><div class="saved" aria-live="polite"></div>
<p><a href="${root}charts">New chart</a> · <a href="${root}charts/people">All people</a></p></div></details>`

/** The form of a view keeps the birth. */
function viewForm({ given, view }: RoomPage, controls: Markup | null): Markup | null {
  if (controls === null) return null
  const kept = [['view', [view.id]] as const, ...given.birth].map(
    ([name, values]) => html`<input type="hidden" name="${name}" value="${values.join(',')}">`,
  )
  return html`<form class="view-form" method="get" autocomplete="off" novalidate>${kept}${controls}</form>`
}

/** The options that a person has chosen and that this view does not have. */
function ignored({ given: { birth }, view: { ignores = [] } }: RoomPage): Markup | null {
  const chosen = ignores.filter((option) => [...birth.keys()].some((path) => path.split('.')[0] === option))
  return chosen.length === 0 ? null : html`<p class="hint">Not used in this tab: ${chosen.map(labelOf).join(', ')}.</p>`
}

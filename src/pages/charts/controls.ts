import { html, type Markup } from '../../platform/markup.ts'
import { shifted, type Unit } from './shifting.ts'
import type { Viewed } from './view.ts'

const TEXT_MAX = 200

interface TextField {
  readonly name: string
  readonly label: string
  readonly type: 'date' | 'datetime-local' | 'number' | 'text'
  readonly value: string
  /** The value that the address leaves out. */
  readonly standard?: string | undefined
}

/** A date, a number or a text of a view, with its label. */
export const typedField = ({ name, label, type, value, standard }: TextField): Markup =>
  html`<div class="field"><label for="v-${name}">${label}</label><input id="v-${name}" name="${name}" type="${type}" value="${value}"${standard !== undefined && html` data-standard="${standard}"`}${type === 'text' ? html` maxlength="${TEXT_MAX}"` : ''} autocomplete="off"></div>`

interface ChoiceField {
  readonly name: string
  readonly label: string
  /** Names for people, by value. The first is the default. */
  readonly options: Readonly<Record<string, string>>
  readonly chosen: unknown
}

/** A choice of a view. */
export const choiceField = ({ name, label, options, chosen }: ChoiceField): Markup =>
  html`<div class="field"><label for="v-${name}">${label}</label><select id="v-${name}" name="${name}" data-standard="${Object.keys(options)[0]!}">${Object.entries(
    options,
  ).map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`,
  )}</select></div>`

/** A place other than that of the birth, whose name the script completes. */
export const placeField = (label: string, { given }: Pick<Viewed, 'given'>): Markup => {
  const typedOf = (name: string): string => given.get(`where.${name}`)?.[0] ?? ''
  const coordinate = (name: 'lat' | 'lng', text: string) =>
    html`<div class="field"><label for="v-where-${name}">${text}</label><input id="v-where-${name}" name="where.${name}" type="text" value="${typedOf(name)}" maxlength="20" autocomplete="off"></div>`
  return html`<div class="field place"><label for="v-where">${label}</label><input id="v-where" name="where.city" type="text" value="${typedOf('city')}" placeholder="Birthplace" maxlength="${TEXT_MAX}" autocomplete="off" spellcheck="false" aria-describedby="v-where-hint" data-place="where."><p class="hint" id="v-where-hint"></p></div>
<details class="group coordinates"${given.has('where.lat') ? ' open' : ''}><summary>Coordinates</summary>${coordinate('lat', 'Latitude')}${coordinate('lng', 'Longitude')}</details>`
}

export const showButton = (text: string): Markup =>
  html`<div class="field"><button id="v-show" type="submit">${text}</button></div>`

/** A table below its heading. Its caption has the same words, for screen readers. */
export const headed = (heading: string, tableOf: (caption: string) => Markup, kind = ''): Markup =>
  html`<div class="headed ${kind}"><h2>${heading}</h2>${tableOf(heading)}</div>`

/** Whether a field of a fold was not understood: its fold is then open, to correct it. */
export const isFaulty = ({ faulty }: Pick<Viewed, 'faulty'>, ...names: readonly string[]): boolean =>
  faulty.some((path) => names.includes(path.split('.')[0]!))

interface Fold {
  /** What its fields choose. */
  readonly name: string
  readonly fields: Markup
  readonly isOpen?: boolean
}

/** Fields that few people change, behind a button, so that the chart is seen first. */
export const fold = ({ name, fields, isOpen = false }: Fold): Markup =>
  html`<details class="fold"${isOpen ? ' open' : ''}><summary id="fold">${name}</summary><div class="folded">${fields}</div></details>`

interface Steps {
  readonly at: string
  readonly units: readonly Unit[]
  /** The address of another time. */
  readonly link: (at: string) => string
  /** The address of the present, and what it is called. */
  readonly now: { readonly href: string; readonly text: string }
}

/** Links that move a time back and forward. They work without a script too. */
export function steps({ at, units, link, now }: Steps): Markup {
  const step = (unit: Unit, count: -1 | 1): Markup | null => {
    const to = shifted(at, unit, count)
    const [way, text] = count < 0 ? ['back', `‹ ${unit}`] : ['forward', `${unit} ›`]
    return to === null
      ? null
      : html`<li><a id="step-${unit}-${way}" href="${link(to)}" data-step aria-label="One ${unit} ${way}">${text}</a></li>`
  }
  return html`<ul class="time-steps" id="steps" data-live aria-label="Steps in time">${units.toReversed().map((unit) => step(unit, -1))}<li><a id="step-now" href="${now.href}" data-step>${now.text}</a></li>${units.map((unit) => step(unit, 1))}</ul>`
}

export const CONTROLS_STYLE = `
.time-steps { display: flex; flex-wrap: wrap; gap: var(--space-4); list-style: none; margin: 0; padding: 0 }
.time-steps a, .bodies a { display: block; padding: var(--space-4) var(--space-8); border: 1px solid var(--rule); border-radius: var(--radius); background: var(--surface); text-decoration: none; white-space: nowrap }
.view-form input[type=datetime-local] { font: inherit; min-height: 2.75rem; padding: var(--space-4) var(--space-8); border: 1px solid var(--soft); border-radius: var(--radius); background: var(--surface); color: var(--ink) }
.view-form input[type=number] { width: 6.5rem } .view-form .place { min-width: 14rem }
.view-form .hint:empty { display: none } .view-form label { margin-top: 0 }
.view-form .coordinates { margin: 0; padding: 0; border: 0 } .view-form .coordinates[open] { flex-basis: 100% }
.coordinates .field { display: inline-block; width: 8rem; margin-right: var(--space-8) }
.view-form:has(.fold) { align-items: center; gap: var(--space-8) var(--space-12) }
.fold > summary { border: 1px solid var(--rule); border-radius: var(--radius); padding: var(--space-4) var(--space-12); min-height: 2.5rem; line-height: 1.875rem; background: var(--surface); white-space: nowrap; width: fit-content }
.fold[open] { flex-basis: 100%; order: 1 }
.folded { display: flex; flex-wrap: wrap; gap: var(--space-8) var(--space-16); align-items: end; padding: var(--space-12) var(--space-16) var(--space-16); margin-top: var(--space-8); border: 1px solid var(--rule); border-radius: var(--radius); background: var(--surface) }
.time-steps a, .bodies a { min-height: 2.5rem; display: flex; align-items: center; gap: var(--space-4) }
.time-steps li { display: flex } .time-steps b { align-self: center; padding: 0 var(--space-8) }
h2.summary { margin: var(--space-16) 0 0; line-height: 1.3; max-width: none } h2.summary b { font-weight: 500 } h2.summary + p { margin: 0; max-width: none; font-size: var(--text-16); color: var(--soft) }
.room caption { padding-top: 0 } .room h2 { margin: 0 } .headed h2 { margin: 0 0 var(--space-4) } .headed + .headed { margin-top: var(--space-24) } .headed caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .headed table { position: relative } .room section > :is(table, .wider) + h2 { margin-top: var(--space-24) }
.room .wider { margin: 0 0 var(--space-16) } .room .wider summary { font-size: var(--text-16) } .room details.wider table { max-width: none }
.sorts { display: flex; flex-wrap: wrap; gap: 0 var(--space-16); list-style: none; margin: 0; padding: 0; font-size: var(--text-16) } .sorts a { display: block; padding: var(--space-4) 0 } .sorts a[aria-current] { color: var(--ink); font-weight: 700; text-decoration: none }
.cusps table { font-size: var(--text-16) } .cusps thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.cusps tbody { display: grid; grid-template: repeat(6, auto) / repeat(2, minmax(0, 1fr)); grid-auto-flow: column; gap: 0 var(--space-32) }
.cusps table, .cusps caption { display: block } .cusps tr { display: grid; grid-template-columns: 2rem 1fr } .cusps tr:nth-child(6n + 1) > * { border-top: 1px solid var(--gold) }
@media (max-width: 40rem) {
  .time-steps { gap: 2px } .time-steps a { padding: 0 var(--space-4); font-size: var(--text-14) } .time-steps b { padding: 0 var(--space-4) }
  .view-form .fold:not([open]) > summary, .slider select { font-size: var(--text-14); padding: var(--space-4) var(--space-8) }
  .view-form .bodies, .view-form .fold:not([open]) { min-width: 0 } h2.summary { font-size: var(--text-18) }
}
`

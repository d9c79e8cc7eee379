import { html, type Markup } from '../../platform/markup.ts'
import { shifted, type Unit } from './shifting.ts'
import type { Viewed } from './view.ts'

const TEXT_MAX = 200

interface TextField {
  readonly name: string
  readonly label: string
  readonly type: 'date' | 'datetime-local' | 'number' | 'text'
  readonly value: string
}

/** A date, a number or a text of a view, with its label. */
export const typedField = ({ name, label, type, value }: TextField): Markup =>
  html`<div class="field"><label for="v-${name}">${label}</label><input id="v-${name}" name="${name}" type="${type}" value="${value}"${type === 'text' ? html` maxlength="${TEXT_MAX}"` : ''} autocomplete="off"></div>`

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
  html`<div class="field"><button type="submit">${text}</button></div>`

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
`

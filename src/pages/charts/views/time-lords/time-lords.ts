import { html, type Markup } from '../../../../platform/markup.ts'
import { field, select } from '../../../elements/field.ts'
import { choices, keptChoice } from '../../choices.ts'
import { fold, showButton, steps } from '../../controls.ts'
import { birthplaceClock } from '../../instants.ts'
import type { View, Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { isTimed, LORDS, LordFields, type Lords, ownOf } from './asks.ts'
import { nowTable } from './now.ts'
import { showPlanetaryYears } from './planetary-years.ts'
import { showProfections } from './profections.ts'
import { showDecennials, showFirdaria, showReleasing } from './systems.ts'

const SHOWN: Readonly<Record<Lords, (viewed: Viewed) => Promise<Markup>>> = {
  profections: showProfections,
  firdaria: showFirdaria,
  releasing: showReleasing,
  decennials: showDecennials,
  planetary_years: showPlanetaryYears,
}

/** The planets and signs that rule a time of a life, by the techniques of the ancients. */
export const TIME_LORDS_VIEW: View = {
  id: 'time-lords',
  name: 'Time lords',
  ignores: ['include_features', 'include_minor_aspects', 'orb_settings'],
  fields: LordFields,
  controls(viewed) {
    const { given, own, link, chart, now } = viewed
    const { lords, lot, sect, on } = ownOf(viewed)
    const at = on ?? birthplaceClock(chart, now).now.slice(0, 'yyyy-mm-dd'.length)
    const fields = html`<div class="field">${field({ name: 'on', label: 'Date', value: given.get('on')?.[0] ?? '', hint: 'Year, month and day, such as 2027-05-05. Leave empty for today.', attributes: html`maxlength="40" size="12" autocomplete="off"` })}</div>
${showButton('Show time lords')}`
    return html`${keptChoice('lords', lords)}${given.has('lot') && keptChoice('lot', lot)}
${isTimed(viewed) ? '' : html`<div class="field">${select({ name: 'sect', label: 'Sect', options: ['day', 'night'], names: { day: 'Day birth', night: 'Night birth' }, chosen: sect, none: 'Unknown' })}</div><button type="submit">Use this sect</button>`}
${steps({ at, units: ['month', 'year'], link: (date) => link({ on: date }), now: { href: link({ on: null }), text: 'Today' } })}
${fold({ name: 'Date', fields, isOpen: own['on'] !== undefined && on === undefined })}`
  },
  async show(viewed) {
    const { lords } = ownOf(viewed)
    const { chart } = viewed
    const { table, warnings } = await nowTable(viewed)
    // What is said above is not said again.
    const told = { ...viewed, chart: { ...chart, warnings: [...(chart.warnings ?? []), ...warnings] } }
    return html`<div class="lords">${furtherWarnings(chart, warnings)}${table}
${choices({ field: 'lords', label: 'Techniques', names: LORDS, current: lords, link: viewed.link })}
<h2>${LORDS[lords]}</h2>
${await SHOWN[lords](told)}</div>`
  },
  style: `
.lords table { font-size: var(--text-16) } .lords th, .lords td { padding-top: var(--space-4); padding-bottom: var(--space-4) }
.day { white-space: nowrap }
.now { color: var(--gold-text) }
.pair-of-tables > * { min-width: 0 }
.folded:has(.hint:not(:empty)) { align-items: start } .folded:has(.hint:not(:empty)) .field:has(> button) { margin-top: 1.75rem } .view-form .hint { margin: var(--space-4) 0 0 }
.lords-now { margin-top: var(--space-16) }
@media (max-width: 40rem) {
  .lords .choices ul { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin; padding-bottom: var(--space-4) } .lords .choices a { white-space: nowrap; padding: var(--space-8) var(--space-12) } .lords .choices a:focus-visible { outline-offset: -2px }
  .lords table { font-size: var(--text-14) } .lords th, .lords td { padding-right: var(--space-4) }
  .lords table .named { position: relative }
  .lords table .sign-name, .pair-of-tables .lord-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
}
@media (min-width: 64rem) { .pair-of-tables { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 var(--space-48); align-items: start } .lords .pair-of-tables { clear: both }
  .lords > .lords-now { float: left; width: calc(50% - var(--space-24)); margin: var(--space-16) var(--space-48) var(--space-24) 0 } .lords > :is(.choices, p) { display: flow-root } }
`,
}

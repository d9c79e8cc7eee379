import { z } from 'zod'
import { POINT_NAMES } from '../../../astro/body-names.ts'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import { choiceField, fold, isFaulty, placeField, showButton, typedField } from '../controls.ts'
import { bodyMark } from '../glyphs.ts'
import { birthplaceClock } from '../instants.ts'
import type { View, Viewed } from '../view.ts'
import { nextReturn, solarReturn } from './return-chart.ts'
import { WHERE } from './where.ts'

/** The bodies that people ask the returns of. A round of Neptune or Pluto is longer than a life. */
const BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'chiron',
  'uranus',
  'north_node',
] as const

/** How the return is drawn. */
const WHEELS = {
  return_inside: 'Return inside, natal outside',
  single: 'Return only',
  biwheel: 'Natal inside, return outside',
} as const

const Fields = z.object({
  return_of: z.enum(BODIES).default('sun'),
  return_year: z.int().min(1).max(9999).optional(),
  return_from: z.iso.date('Must be a date, such as 2026-11-27').optional(),
  return_wheel: z.enum(['return_inside', 'single', 'biwheel']).default('return_inside'),
  where: WHERE,
})

/** The return of the Sun in a year, and the next returns of the other bodies. */
export const RETURN_VIEW: View = {
  id: 'return',
  name: 'Return',
  fields: Fields,
  controls(viewed) {
    const { own, given, now, chart } = viewed
    const body = bodyOf(viewed)
    const today = birthplaceClock(chart, now).now.slice(0, 'yyyy-mm-dd'.length)
    const year = given.get('return_year')?.[0] ?? ''
    const isSun = body === 'sun'
    const date = isSun
      ? typedField({ name: 'return_year', label: 'Year', type: 'number', value: year })
      : typedField({
          name: 'return_from',
          label: 'Search from',
          type: 'date',
          value: given.get('return_from')?.[0] ?? today,
          standard: today,
        })
    return html`${bodies(viewed, body)}
<input type="hidden" name="return_of" value="${body}" data-standard="sun">
${fold({
  name: isSun ? 'Year, place and wheel' : 'Date, place and wheel',
  fields: html`${date}
${placeField('Place of the return', viewed)}
${choiceField({ name: 'return_wheel', label: 'Wheel', options: WHEELS, chosen: own['return_wheel'] })}
${showButton('Show return')}`,
  isOpen: isFaulty(viewed, 'return_year', 'return_from', 'where'),
})}`
  },
  show(viewed) {
    const body = bodyOf(viewed)
    return body === 'sun' ? solarReturn(viewed) : nextReturn(viewed, body)
  },
  style: `
.bodies { display: flex; flex-wrap: wrap; gap: var(--space-4); list-style: none; margin: 0; padding: 0 }
@media (max-width: 63.99rem) { .bodies { flex: 1 0 100%; flex-wrap: nowrap; overflow-x: auto; scrollbar-width: thin } .bodies a { padding: var(--space-4) var(--space-8) } .bodies a:focus-visible { outline-offset: -2px } }
.years { margin: var(--space-8) 0 0 }
.bodies a[aria-current] { border-color: var(--gold); box-shadow: inset 0 -2px 0 var(--gold); color: var(--ink); font-weight: 700 }
.dates a { white-space: nowrap } .dates tr:has([aria-current]) { background: var(--surface); box-shadow: inset 3px 0 0 var(--gold) }
`,
}

const bodyOf = ({ own }: Pick<Viewed, 'own'>): (typeof BODIES)[number] =>
  BODIES.find((each) => each === own['return_of']) ?? 'sun'

/** A link for each body. Year and date belong to the body that is shown, so the links leave them out. */
const bodies = ({ link }: Viewed, current: string): Markup =>
  html`<ul class="bodies" aria-label="Return of">${joined(
    BODIES.map((id) => {
      const name = POINT_NAMES[id]!
      const href = link({ return_of: id === 'sun' ? null : id, return_year: null, return_from: null })
      return html`<li><a id="return-of-${id}" href="${href}" data-step${id === current ? html` aria-current="true"` : ''}>${bodyMark(id, name)} ${name}</a></li>`
    }),
  )}</ul>`

import type { z } from 'zod'
import { DisplaySettings } from '../../contract/charts/style.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { SKY_THEME } from '../landing/sky.ts'
import { accepted, type Body } from './view.ts'

/** How every wheel of the room looks: the page says who and when. */
export const WHEEL_LOOKS = { show_metadata: false, custom_theme: SKY_THEME } as const

/** A birth that carries the style of a wheel. The bodies that were added to the chart are drawn too. */
export const wheelBirth = (shape: z.ZodObject, birth: Body): Body => {
  const added = (birth['include_features'] ?? []) as readonly string[]
  return {
    ...accepted(shape, birth),
    ...WHEEL_LOOKS,
    display_settings: Object.fromEntries(added.filter((id) => id in DisplaySettings.shape).map((id) => [id, true])),
  }
}

/** A wheel, whose bodies, houses and aspects the script of the page lets a person choose; it then says what is chosen. */
export const wheelSection = (wheel: Markup): Markup =>
  html`<section id="wheel" class="sky" aria-label="Wheel"><p class="chosen" role="status"></p>${wheel}</section>`

/** The rules of the text above a wheel. Its height is kept free, so that the page does not move. */
export const CHOSEN_STYLE = `
.room .chosen { min-height: 4.6em; margin: 0; font-size: var(--text-16); line-height: 1.5; max-width: none; color: var(--soft) }
@media (min-width: 80rem) { .room .chosen { min-height: 3em } }
@media (scripting: none) { .room .chosen { display: none } }
.sky [data-house].chosen .house-background { fill: var(--gold); fill-opacity: 0.25 }
.sky [data-body], .sky [data-aspect], .sky [data-house] { cursor: pointer }
.room tr:has(.marked) { background: var(--surface); box-shadow: inset 3px 0 0 var(--gold) }
`

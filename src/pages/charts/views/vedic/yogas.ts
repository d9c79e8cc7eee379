import type { z } from 'zod'
import { html, type Markup } from '../../../../platform/markup.ts'
import type { VedicYogasReply } from '../../../../techniques/vedic-yogas/schema.ts'
import type { Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { askYogas } from './asks.ts'

type Yoga = z.output<typeof VedicYogasReply>['active_yogas'][number]

/** The yogas of a chart, a sentence each. */
export async function yogaSection(viewed: Viewed): Promise<Markup> {
  const { active_yogas: yogas, not_evaluated: open, warnings } = await askYogas(viewed)
  return html`<h2>Yogas</h2>
${furtherWarnings(viewed.chart, warnings)}
${yogas.length === 0 ? html`<p>This chart has none of the yogas that were checked.</p>` : html`<ul class="yogas">${yogas.map(sentence)}</ul>`}
${open.length > 0 && html`<p class="hint">${open.length} yogas need the lagna and could not be checked without a time of birth.</p>`}`
}

const sentence = ({ name, description, planets, strength, cancellations }: Yoga): Markup =>
  html`<li><b>${name}</b>: ${description}${planets.length > 0 && ` Formed by ${listed(planets)}${strength ? `; ${strength}` : ''}.`}${
    cancellations.length > 0 &&
    ` May be cancelled: ${cancellations.map(({ rule }) => rule.replace(/\.$/, '')).join('; ')}.`
  }</li>`

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

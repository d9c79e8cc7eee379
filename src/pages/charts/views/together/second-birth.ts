import type { ChartData } from '../../../../contract/charts/reply.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { bornOn } from '../../person.ts'
import { warningText } from '../../warnings.ts'

/** When and where the second person was born, as the service understood it, and what it assumed. */
export function secondBirthLine({ inner, births = [], warnings = [] }: ChartData, name: string): Markup {
  const { time, location, time_known: isTimed } = births.find(({ of }) => of === 'person_b') ?? inner
  const place = [location?.city, location?.state, location?.country_name].filter(Boolean).join(', ')
  const when =
    time &&
    `${bornOn(time, 'short')}, ${time.local.slice(time.local.indexOf('T') + 1).slice(0, 'hh:mm'.length)} ${time.abbreviation}${isTimed === false ? ', time unknown: cast for noon' : ''}`
  const assumed = warnings.filter(({ of }) => of !== 'person_a')
  return html`<p class="when">${name}: ${[when, place].filter(Boolean).join(' · ')}</p>${
    assumed.length > 0 &&
    html`<div class="notice warn"><ul>${assumed.map((warning) => html`<li>${warning.of === 'person_b' && `${name}: `}${warningText(warning)}</li>`)}</ul></div>`
  }`
}

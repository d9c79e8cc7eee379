import type { ChartData } from '../../../../contract/charts/reply.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { bornOn } from '../../person.ts'
import { warningText } from '../../warnings.ts'
import type { SecondBirth } from './requests.ts'

/** When and where the second person was born, as the service understood it, and what it assumed. */
export function secondBirthLine(
  { inner, outer = inner, births = [], warnings = [] }: ChartData,
  name: string,
  second: SecondBirth = 'person_b',
): Markup {
  const {
    time,
    location,
    time_known: isTimed,
  } = births.find(({ of }) => of === second) ?? (second === 'person_a' ? outer : inner)
  const place = [location?.city, location?.state, location?.country_name].filter(Boolean).join(', ')
  const when =
    time &&
    `${bornOn(time, 'short')}, ${time.local.slice(time.local.indexOf('T') + 1).slice(0, 'hh:mm'.length)} ${time.abbreviation}${isTimed === false ? ', time unknown: cast for noon' : ''}`
  const assumed = new Set(warnings.filter(({ of }) => of === second || of === undefined).map(warningText))
  return html`<p class="when">${name}: ${[when, place].filter(Boolean).join(' · ')}</p>${
    assumed.size > 0 &&
    html`<div class="notice warn">${[...assumed].map((text) => html`<p>${name}: ${text}</p>`)}</div>`
  }`
}

import { z } from 'zod'
import { DEFAULT_NAME } from '../../../../contract/births/birth.ts'
import { Refusal } from '../../../../platform/errors.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import { field } from '../../../elements/field.ts'
import { dateText } from '../../dates.ts'
import type { View, Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { lifeTables, numberCards } from './numbers.ts'

const NAME_MAX = 200

const NumerologyFields = z.object({
  full_name: z.string().max(NAME_MAX).optional(),
  on: z.iso.date('Expected a date as YYYY-MM-DD').optional(),
})

/** A letter of a script other than Latin. */
const NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u
const LATIN = /\p{Script=Latin}/u

/** The name to count: the full name, or that of the birth. */
function nameOf({ own, chart }: Pick<Viewed, 'own' | 'chart'>): string {
  const full = own['full_name']
  if (typeof full === 'string' && full.trim() !== '') return full.trim()
  const { name } = chart.subject
  return name === DEFAULT_NAME ? '' : name
}

/** The numbers of a date of birth and of a name. */
export const NUMEROLOGY_VIEW: View = {
  id: 'numerology',
  name: 'Numerology',
  ignores: [
    'house_system',
    'zodiac_type',
    'sidereal_ayanamsa',
    'include_features',
    'include_minor_aspects',
    'orb_settings',
  ],
  fields: NumerologyFields,
  controls(viewed) {
    const { given } = viewed
    return html`<div class="field">${field({ name: 'full_name', label: 'Full name at birth', value: given.get('full_name')?.[0] ?? nameOf(viewed), hint: 'All names as given at birth, in Latin letters', attributes: html`maxlength="${NAME_MAX}" autocomplete="off"` })}</div>
<div class="field">${field({ name: 'on', label: 'Date', value: given.get('on')?.[0] ?? '', hint: 'Year, month and day, such as 2027-05-05. Leave empty for today.', attributes: html`maxlength="10" size="12" autocomplete="off"` })}</div>
<button type="submit">Show</button>`
  },
  async show(viewed) {
    const name = nameOf(viewed)
    const isCounted = LATIN.test(name) && !NOT_LATIN.test(name)
    const reply = await profileOf(viewed, isCounted ? name : null)
    if (!reply)
      return html`<div class="notice info"><p>Numerology needs a date of birth in the year 1 or later.</p></div>`
    const { data, provenance, warnings } = reply
    if (data.kind !== 'pythagorean') throw new TypeError(`A profile of ${data.kind}`)
    const { calendar } = viewed.chart.time
    return html`<div class="numerology">${nameNotice(name, isCounted)}${calendar !== 'gregorian' && html`<p class="soft">The date that is counted is the one in the Gregorian calendar, ${dateText(viewed.chart.subject.datetime)}.</p>`}${furtherWarnings(
      viewed.chart,
      warnings.filter(({ code }) => code !== 'name_absent'),
    )}
${numberCards(data, dateText(provenance.date_context?.reference_date ?? ''))}
${lifeTables(data)}
<p class="soft">Pythagorean numerology: letters count 1 to 9 in alphabetical order, and the master numbers 11, 22 and 33 are not reduced. A personal year begins on 1 January.</p></div>`
  },
  style: `
.numbers { display: grid; gap: var(--space-16) var(--space-32); grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)) }
.numerology { margin-top: var(--space-24) } .numerology h2 { margin: var(--space-32) 0 var(--space-12) }
.view-form .field:has(#full_name) { flex: 1 1 18rem; max-width: 32rem }
.glance { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.5rem, 1fr)); gap: 1px; list-style: none; margin: 0 0 var(--space-24); padding: 0 }
.glance li { background: var(--surface); margin: 0; box-shadow: 0 0 0 1px var(--rule) } .glance a { display: flex; flex-direction: column-reverse; gap: var(--space-4); padding: var(--space-12); text-decoration: none; font-size: var(--text-14); color: var(--soft); height: 100% }
.glance .value { font: 500 var(--text-28)/1 var(--serif); color: var(--gold-text) } .glance a:hover span { text-decoration: underline }
.periods { display: grid; gap: 0 var(--space-32); grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); align-items: start } .periods table { font-size: var(--text-16) } .compound { margin-left: var(--space-4) }
.number { margin: 0; border-top: 1px solid var(--rule); padding-top: var(--space-8) } .number h3 { margin: 0 } .number p { margin: var(--space-4) 0 }
.number .value { font: 500 var(--text-28)/1 var(--serif); color: var(--gold-text); margin-left: var(--space-8) }
.number .soft { font-weight: 400 } .number summary { font-size: var(--text-16) }
.steps { margin: var(--space-4) 0; padding-left: var(--space-24); overflow-wrap: anywhere }
`,
}

const DATED = /^(\d{4}-\d\d-\d\d)T/

/** The profile, or null for a date that numerology does not have. Refusals name the fields of the page. */
async function profileOf({ ask, chart, own }: Viewed, name: string | null) {
  const [, date] = DATED.exec(chart.subject.datetime) ?? []
  if (date === undefined || date.startsWith('0000')) return null
  const on = own['on']
  try {
    return await ask.numerology({
      method: { system: 'pythagorean' },
      subject: {
        birth_date: date,
        ...(name !== null && { name: { birth: name } }),
        tz_str: chart.subject.location.timezone,
      },
      ...(on !== undefined && { date_context: { reference_date: on } }),
      include_interpretations: true,
    })
  } catch (error) {
    if (!(error instanceof Refusal) || !error.detail.issues) throw error
    const issues = error.detail.issues.map((issue) => ({ ...issue, loc: ['body', 'full_name'] }))
    throw new Refusal(error.code, { ...error.detail, issues })
  }
}

function nameNotice(name: string, isCounted: boolean): Markup | null {
  if (isCounted && /\s/.test(name)) return null
  if (isCounted)
    return html`<p class="soft">Only “${name}” is counted. Enter the full name at birth for the numbers of the whole name.</p>`
  return html`<div class="notice info"><p>${
    name === ''
      ? 'Enter the full name at birth above to see the numbers of the name.'
      : 'Only Latin letters count. Enter the full name in Latin letters above to see its numbers.'
  }</p></div>`
}

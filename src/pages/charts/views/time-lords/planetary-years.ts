import type { z } from 'zod'
import { POINT_NAMES } from '../../../../astro/body-names.ts'
import { SIGNS } from '../../../../astro/sign.ts'
import { Refusal } from '../../../../platform/errors.ts'
import { html, type Markup } from '../../../../platform/markup.ts'
import type { PlanetaryYearsReply } from '../../../../techniques/planetary-years/schema.ts'
import { table } from '../../../elements/table.ts'
import { dayText } from '../../days.ts'
import type { Viewed } from '../../view.ts'
import { furtherWarnings } from '../../warnings.ts'
import { askPlanetaryYears } from './asks.ts'
import { lordMark, signName } from './periods.ts'

type Reply = z.output<typeof PlanetaryYearsReply>['planetary_years']
type Activation = Reply['activations'][number]

/** What completes its years around the date, and the years of the planets and signs. */
export async function showPlanetaryYears(viewed: Viewed): Promise<Markup> {
  const reply = await askPlanetaryYears(viewed).catch(withoutRisings)
  if (!reply)
    return html`<div class="notice info"><p>Each sign has the years of its ascension at the birthplace. So far from the equator some signs do not rise, so this technique has no years there.</p></div>`
  const { planetary_years: years, meta, warnings } = reply
  const { range_start: from, range_end: until, date } = meta.planetary_years
  return html`${furtherWarnings(viewed.chart, warnings)}<p>Years completed from ${dayText(from)} to ${dayText(until)}. Each planet has its minor years, and each sign its ascensional time at the birthplace. Sums of two count if they aspect each other by sign.</p>
<div class="pair-of-tables">${activations(years.activations, date)}<div>${ofPlanets(years.planets)}${ofSigns(years.signs)}</div></div>`
}

/** Null where some signs do not rise. */
function withoutRisings(error: unknown): null {
  if (error instanceof Refusal && error.detail.field === 'planetary_years.ascensions') return null
  throw error
}

const activations = (rows: readonly Activation[], date: string): Markup =>
  rows.length === 0
    ? html`<p>No years are completed in this period.</p>`
    : table<Activation>({
        caption: 'Completed years',
        isCompact: true,
        columns: [
          { head: 'Date', cell: ({ at }) => html`<span class="day">${dayText(at)}</span>` },
          { head: 'Planet or sign', cell: whoseYears },
          { head: 'Years', isFigure: true, cell: ({ years }) => yearsText(years) },
          { head: 'Notes', cell: ({ at }) => (at < date ? 'past' : 'to come') },
        ],
        rows,
      })

/** `Jupiter and ascension of Taurus`. */
function whoseYears({ planets, signs }: Activation): string {
  const names = [
    ...planets.map((id) => POINT_NAMES[id] ?? id),
    ...signs.map((id) => `ascension of ${SIGNS.find((sign) => sign.id === id)?.name}`),
  ]
  return names.join(' and ')
}

/** Years and months, as ascensional times are read. */
function yearsText(years: number): string {
  const months = Math.round(years * 12)
  const rest = months % 12
  return rest === 0 ? String(months / 12) : `${Math.floor(months / 12)} y ${rest} m`
}

const ofPlanets = (rows: Reply['planets']): Markup =>
  table<Reply['planets'][number]>({
    caption: 'Years of the planets',
    isCompact: true,
    columns: [
      { head: 'Planet', cell: ({ id }) => lordMark(id) },
      { head: 'Sign', cell: ({ sign_id: sign }) => signName(sign) },
      { head: 'Minor', isFigure: true, cell: ({ minor_years: years }) => years },
      { head: 'Mean', isFigure: true, cell: ({ mean_years: years }) => years },
      { head: 'Great', isFigure: true, cell: ({ great_years: years }) => years },
    ],
    rows,
  })

const ofSigns = (rows: Reply['signs']): Markup =>
  table<Reply['signs'][number]>({
    caption: 'Years of the signs',
    isCompact: true,
    columns: [
      { head: 'Sign', cell: ({ id }) => signName(id) },
      { head: 'Years', isFigure: true, cell: ({ ascension_years: years }) => yearsText(years) },
    ],
    rows,
  })

import { z } from 'zod'
import { separation } from '../../../astro/angle.ts'
import { NestedBirth } from '../../../contract/charts/nested-birth.ts'
import { ProgressedNatal } from '../../../contract/charts/progression-fields.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { PROGRESSIONS } from '../../../techniques/progressions/progressions.ts'
import { SOLAR_ARC } from '../../../techniques/solar-arc/solar-arc.ts'
import { type AspectRow, aspectTable } from '../aspects.ts'
import { choices, keptChoice } from '../choices.ts'
import { fold, headed, isFaulty, showButton, steps, typedField } from '../controls.ts'
import { dateText } from '../dates.ts'
import { angleText, placeInSign } from '../degrees.ts'
import { birthplaceClock, day } from '../instants.ts'
import { type Cusp, housesTable, type PointRow, pointsOf, pointsTable } from '../positions.ts'
import { accepted, type View, type Viewed } from '../view.ts'
import { furtherWarnings } from '../warnings.ts'
import { wheelBirth, wheelSection } from '../wheel.ts'
import { progressedEvents } from './progressed-events.ts'

const METHODS = { secondary: 'Secondary', solar_arc: 'Solar arc' } as const
type Method = keyof typeof METHODS

/** Progressed bodies are within it for a year or more. Orbs of a birth chart would be those of decades. */
const ORB_DEG = 1

const Fields = z.object({
  progressed_to: z.iso.date('Must be a date, such as 2026-11-27').optional(),
  progressed_by: z.enum(['secondary', 'solar_arc']).default('secondary'),
})

/** The chart moved on to a date of life: secondary progressions or solar arc directions, and their next events. */
export const PROGRESSIONS_VIEW: View = {
  id: 'progressions',
  name: 'Progressions',
  ignores: ['orb_settings'],
  fields: Fields,
  controls(viewed) {
    const { link, own } = viewed
    const to = dateOf(viewed)
    const method: Method = own['progressed_by'] === 'solar_arc' ? 'solar_arc' : 'secondary'
    const fields = html`${typedField({ name: 'progressed_to', label: 'Progressed to', type: 'date', value: to })}
${showButton('Show progressions')}`
    return html`${choices({ field: 'progressed_by', label: 'Method', names: METHODS, current: method, link })}
${method === 'solar_arc' && keptChoice('progressed_by', method)}
${steps({ at: to, units: ['month', 'year'], link: (date) => link({ progressed_to: date }), now: { href: link({ progressed_to: null }), text: 'Today' } })}
${fold({ name: 'Date', fields, isOpen: isFaulty(viewed, 'progressed_to') })}`
  },
  show: (viewed) => (viewed.own['progressed_by'] === 'solar_arc' ? directed(viewed) : progressed(viewed)),
  style: `
.moon-now { max-width: none; margin: var(--space-16) 0 0; padding: var(--space-12) var(--space-16); border-left: 3px solid var(--gold); background: var(--surface) }
.moon-now p { max-width: none; margin: 0 }
.moon-now .degrees { min-width: 0 }
@media (min-width: 64rem) { .room.beside { grid-template-columns: repeat(2, minmax(0, 1fr)) } .room.beside #aspects { display: block; grid-column: auto } }
#events { grid-column: 1 / -1 }
.view-form .choices ul { margin: 0; flex-wrap: nowrap } .view-form .choices a { padding: var(--space-4) var(--space-12); min-height: 2.5rem; display: flex; align-items: center; white-space: nowrap }
`,
}

/** The date of life, today at the birthplace by default. */
const dateOf = ({ own, chart, now }: Viewed): string =>
  (own['progressed_to'] as string | undefined) ?? birthplaceClock(chart, now).now.slice(0, 'yyyy-mm-dd'.length)

async function progressed(viewed: Viewed): Promise<Markup> {
  const { ask, birth, chart } = viewed
  const date = dateOf(viewed)
  const reply = await ask.data(PROGRESSIONS, {
    natal: accepted(ProgressedNatal, birth),
    secondary_progression: { target_date: date },
    settings: { orb_deg: ORB_DEG },
  })
  const wheel = await ask.picture(PROGRESSIONS, {
    natal: wheelBirth(NestedBirth, birth),
    progression_date: date,
  })
  const { points, angles, houses } = reply.progressed_chart
  const { age_years: ageYears } = reply.meta
  const { moon, events, warnings } = await progressedEvents(viewed, { date, ageYears, points })
  const rows: readonly PointRow[] = [
    ...Object.values(points).map((point) => ({ ...exactly(point), is_stationary: point.motion === 'stationary' })),
    ...(angles
      ? [
          { id: 'asc', name: 'Ascendant', ...exactly(angles.ascendant) },
          { id: 'mc', name: 'Midheaven', ...exactly(angles.midheaven) },
        ]
      : []),
  ]
  return html`<h2 class="summary">Secondary progressions to <b>${dateText(date)}</b></h2>
<p>Age ${ageText(ageYears)}: one day after birth for each year of life, for the birthplace. Aspects are within ${ORB_DEG}°.</p>
${moon}
${furtherWarnings(chart, reply.warnings, warnings)}
<div class="room pair">
${wheelSection(wheel)}
<section id="positions" aria-label="Progressed positions and houses">${headed('Progressed positions', (caption) =>
    pointsTable({
      caption,
      rows,
      houses: { House: ({ house }) => house, 'Natal house': ({ natal_house: house }) => house },
    }),
  )}${houses && angles && headed('Progressed houses', (caption) => housesTable(withAngles(houses, angles), caption), 'cusps')}</section>
<section id="aspects" aria-label="Aspects"><h2>Progressed to natal</h2>${aspectTable<Progressed>({
    caption: `Within ${ORB_DEG}°, tightest first`,
    rows: reply.aspects.progressed_to_natal.map((each) =>
      rowOf(each, each.progressed_point, each.natal_point, 'natal'),
    ),
    owners: ['progressed', 'natal'],
    more: [EXACT],
  })}<h2>Progressed to progressed</h2>${aspectTable<Progressed>({
    caption: `Within ${ORB_DEG}°, tightest first`,
    rows: reply.aspects.progressed_to_progressed.map((each) => rowOf(each, each.point_1, each.point_2, 'progressed')),
    more: [EXACT],
  })}</section>
${events}
</div>`
}

/** Every point of the birth moved by the arc of the Sun. There is no wheel of it. */
async function directed(viewed: Viewed): Promise<Markup> {
  const { ask, birth, chart } = viewed
  const date = dateOf(viewed)
  const reply = await ask.data(SOLAR_ARC, {
    natal: accepted(ProgressedNatal, birth),
    solar_arc: { target_date: date },
    settings: { orb_deg: ORB_DEG },
  })
  const { points, angles } = reply.directed_chart
  const natal = new Map(pointsOf(chart).map(({ id, abs_pos: at }) => [id, at]))
  return html`<h2 class="summary">Solar arc directions to <b>${dateText(date)}</b></h2>
<p>At the age of ${ageText(reply.meta.age_years)}: every natal point is moved by the arc of the progressed Sun, ${angleText(reply.meta.arc_deg)}. Aspects are within ${ORB_DEG}°.</p>
${furtherWarnings(chart, reply.warnings)}
<div class="room beside">
<section id="positions" aria-label="Directed positions">${headed('Directed positions', (caption) =>
    pointsTable({
      caption,
      rows: [...Object.values(points), ...Object.values(angles ?? {})].map(exactly),
      more: [{ head: 'Natal', cell: ({ id }) => natal.has(id) && placeInSign(natal.get(id)!) }],
      houses: { 'Natal house': ({ natal_house: house }) => house },
    }),
  )}</section>
<section id="aspects" aria-label="Aspects"><h2>Directed to natal</h2>${aspectTable<Progressed>({
    caption: `Within ${ORB_DEG}°, tightest first`,
    rows: reply.aspects.directed_to_natal.map((each) => rowOf(each, each.directed_point, each.natal_point, null)),
    owners: ['directed', 'natal'],
    more: [EXACT],
  })}</section>
</div>`
}

/** A point with its most precise longitude, so that no minute of arc is rounded up. */
const exactly = <Point extends { readonly longitude_deg: number }>(point: Point) => ({
  ...point,
  abs_pos: point.longitude_deg,
})

/** Cusps have three decimals: one that is an angle has the place of the angle, to the same minute of arc. */
function withAngles(houses: readonly Cusp[], angles: Angles): readonly Cusp[] {
  const exact = Object.values(angles).map(({ longitude_deg: at }) => at)
  return houses.map((cusp) => ({
    ...cusp,
    abs_pos: exact.find((at) => separation(at, cusp.abs_pos) < ROUNDED_DEG) ?? cusp.abs_pos,
  }))
}

const ROUNDED_DEG = 0.001

type Angles = NonNullable<z.output<typeof PROGRESSIONS.faces.data.reply>['progressed_chart']['angles']>

interface Progressed extends AspectRow {
  readonly exact: string | null
}

type Aspect = Pick<
  z.output<typeof SOLAR_ARC.faces.data.reply>['aspects']['directed_to_natal'][number],
  'type' | 'orb_deg' | 'applying' | 'exact_date'
>

const rowOf = (aspect: Aspect, from: string, to: string, ring: 'natal' | 'progressed' | null): Progressed => ({
  from: { id: from, ...(ring && { ring: 'progressed' }) },
  to: { id: to, ...(ring && { ring }) },
  type: aspect.type,
  orb: aspect.orb_deg,
  isApplying: aspect.applying,
  exact: aspect.exact_date,
})

const EXACT = { head: 'Exact', cell: ({ exact }: Progressed) => exact && day({ utc: exact, local: exact }) } as const

const MONTHS = 12

/** `36 years, 6 months`. */
function ageText(years: number): string {
  const months = Math.floor(Math.abs(years) * MONTHS)
  return `${Math.trunc(months / MONTHS)} years, ${months % MONTHS} months`
}

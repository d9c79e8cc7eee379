import { z } from 'zod'
import { StyledBirth } from '../../../contract/charts/requests.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { TransitRequest } from '../../../techniques/transits/schema.ts'
import { TRANSITS } from '../../../techniques/transits/transits.ts'
import { fold, headed, placeField, showButton, steps, typedField } from '../controls.ts'
import { momentText } from '../dates.ts'
import { birthplaceClock, clockName } from '../instants.ts'
import { coordinatesText } from '../person.ts'
import { pointsOf, pointsTable } from '../positions.ts'
import { readingOf } from '../reading.ts'
import type { Unit } from '../shifting.ts'
import { accepted, type NatalReply, POSITION_DECIMALS, type View, type Viewed } from '../view.ts'
import { furtherWarnings, type Message } from '../warnings.ts'
import { wheelBirth, wheelSection } from '../wheel.ts'
import { aspectsOf, type Order, type TransitReply } from './transit-aspects.ts'
import { hasPlace, WHERE, type Where } from './where.ts'

/** A time of the clock at the birthplace. */
const AT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/

const Fields = z.object({
  at: z
    .string()
    .regex(AT, 'Must be a date, such as 2026-11-27, or a date and a time, such as 2026-11-27T12:00')
    .optional(),
  order: z.enum(['close', 'slow', 'next']).default('close'),
  where: WHERE,
})

/** How far the slider reaches on either side, in each unit. */
const REACH = { hour: 48, day: 45, month: 24, year: 40 } as const satisfies Readonly<Record<Unit, number>>

/** The present or any other sky over the birth: wheel, aspects with their exact dates, positions and reading. */
export const TRANSITS_VIEW: View = {
  id: 'transits',
  name: 'Transits',
  fields: Fields,
  async controls(viewed) {
    const { link, own } = viewed
    // A place that is not found is said below the form, which is then open.
    const found = await hereOf(viewed).catch(() => null)
    const at = atOf(viewed, found ?? viewed.chart)
    const isGiven = own['at'] !== undefined
    const fields = html`${own['order'] !== undefined && html`<input type="hidden" name="order" value="${String(own['order'])}" data-standard="close">`}
${typedField({ name: 'at', label: 'Local date and time', type: 'datetime-local', value: at, standard: isGiven ? undefined : at })}
${placeField('Where you are', viewed)}
${showButton('Show transits')}`
    return html`${steps({ at, units: ['day', 'month', 'year'], link: (to) => link({ at: to }), now: { href: link({ at: null }), text: 'Now' } })}
<div class="slider" data-at="${at}">
<label class="aside" for="v-slide">Move in time</label><input id="v-slide" type="range" min="-${REACH.day}" max="${REACH.day}" value="0" step="1">
<label class="aside" for="v-unit">Step of the slider</label><select id="v-unit">${Object.entries(REACH).map(
      ([unit, reach]) =>
        html`<option value="${unit}" data-reach="${reach}"${unit === 'day' ? ' selected' : ''}>by ${unit}</option>`,
    )}</select></div>
${fold({ name: 'Date, place', fields, isOpen: !found || !AT.test(at) })}`
  },
  async show(viewed) {
    const { ask, birth, chart, own } = viewed
    const here = await hereOf(viewed)
    const { lat, lng } = here.subject.location
    const { tz_str } = birthplaceClock(here, viewed.now)
    const sky = { current_lat: lat, current_lng: lng, transit_date: atOf(viewed, here), tz_str }
    const reply = await ask.data(
      TRANSITS,
      {
        natal: accepted(TransitRequest.shape.natal, birth),
        ...sky,
        orb_settings: birth['orb_settings'],
        include_exact_times: true,
        decimals: POSITION_DECIMALS,
        interpretation: { enable: true },
      },
      { include_minor: birth['include_minor_aspects'] ?? false },
    )
    const wheel = await ask.picture(TRANSITS, { natal: wheelBirth(StyledBirth, birth), ...sky })
    return html`<div id="moment" data-live>
${summaryOf(reply, viewed, here)}
${furtherWarnings(chart, hasPlace(own) ? here.warnings : [], toldOf(reply))}
<div class="room pair list-first">
${wheelSection(wheel)}
<section id="aspects" aria-label="Transits to the natal chart">${aspectsOf(reply, own['order'] as Order, viewed.link)}</section>
<section id="positions" aria-label="Positions of the transiting bodies">${headed('The sky at this moment', (caption) =>
      pointsTable({
        caption,
        rows: pointsOf({ planets: reply.transit_planets }),
        houses: { 'Natal house': ({ house }) => house },
      }),
    )}</section>
${reply.interpretation && html`<section id="reading" aria-label="Reading"><h2>Reading</h2>${readingOf(reply.interpretation)}</section>`}
</div></div>`
  },
  style: `
.slider { display: flex; flex: 1 1 16rem; gap: var(--space-12); align-items: center }
.slider input { display: block; flex: 1; min-width: 0; width: 100%; accent-color: var(--gold); min-height: 2.5rem; margin: 0 } .slider select { width: auto; min-height: 2.5rem; padding: var(--space-4) var(--space-8) }
@media (scripting: none) { .slider { display: none } }
@media (max-width: 40rem) { .slider { flex-basis: 12rem; gap: var(--space-8) } }
.exact { white-space: nowrap } .passes { display: block; color: var(--soft); font-size: var(--text-14) } .passes time { white-space: nowrap }
.owner { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .named { position: relative }
@media (min-width: 64rem) { .room.pair #wheel { grid-row: span 2 } .room.pair #aspects { display: block; grid-column: auto } }
@media (min-width: 110rem) { .room.pair #wheel { grid-row: auto } .room.pair { grid-template-columns: minmax(0, 1fr) 28rem 36rem } .room.pair.list-first { grid-template-columns: minmax(0, 1fr) 38rem 26rem } }
@media (max-width: 40rem) { .room.pair .aspect-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .room.pair #aspects .named, .exact { white-space: normal } }
`,
}

type Here = Pick<NatalReply, 'subject' | 'warnings'>

/** Where the person is: at the birthplace, or at the place of the address as the gazetteer has it. */
async function hereOf({ ask, own, chart, now }: Viewed): Promise<Here> {
  if (!hasPlace(own)) return chart
  const [year, month, day] = now.toISOString().slice(0, 'yyyy-mm-dd'.length).split('-').map(Number)
  const { warnings = [], subject } = await ask.natal({
    ...(own['where'] as Where),
    year,
    month,
    day,
    hour: 12,
    minute: 0,
  })
  return { subject, warnings }
}

/** The time that is shown, on the clock of the place. A date alone is shown for noon. */
function atOf({ own, now }: Viewed, here: Here): string {
  const { at } = own as { readonly at?: string }
  if (at === undefined) return birthplaceClock(here, now).now
  return at.includes('T') || !AT.test(at) ? at : `${at}T12:00`
}

/** `27 November 2026, 14:05 EET (UTC+02:00), by the clock of the birthplace, Athens`. */
function summaryOf({ transit_date, time }: TransitReply, { chart, own, link }: Viewed, here: Here): Markup {
  const { location } = here.subject
  const { city, state, country_name: country } = location
  const isNow = own['at'] === undefined
  const place = hasPlace(own)
    ? html`by the clock of ${city ? [...new Set([city, state, country])].filter(Boolean).join(', ') : coordinatesText(location)}. <a href="${link({ 'where.city': null, 'where.lat': null, 'where.lng': null })}" data-step>Use the birthplace</a>.`
    : html`by the clock of the birthplace${city && `, ${city}`}.`
  return html`<h2 class="summary">${isNow ? 'The sky now: ' : 'The sky on '}<b>${momentText(transit_date)}</b></h2>
<p>${clockName(time)}, ${place}${chart.subject.settings.time_known && ' Houses are natal.'}</p>`
}

/** The times that a clock showed twice or skipped. The answer tells it to programs. */
const CLOCK_CHANGES = {
  fold: 'Clocks showed this local time twice. The first of the two is shown',
  gap: 'Clocks skipped this local time. The sky is shown for the time after the change',
} as const

const OF_CLOCK_CHANGES: ReadonlySet<string> = new Set(['local_time_ambiguous', 'local_time_nonexistent'])

/** The warnings of an answer, in plain words. The page has those about the birth already. */
const toldOf = ({ time: { change }, warnings = [] }: TransitReply): readonly Message[] => [
  ...(change ? [{ message: CLOCK_CHANGES[change.kind] }] : []),
  ...warnings.filter(({ code }) => !OF_CLOCK_CHANGES.has(code)),
]

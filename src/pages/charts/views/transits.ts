import { z } from 'zod'
import { StyledBirth } from '../../../contract/charts/requests.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { TransitRequest } from '../../../techniques/transits/schema.ts'
import { TRANSITS } from '../../../techniques/transits/transits.ts'
import { type AspectRow, aspectTable } from '../aspects.ts'
import { choiceField, showButton, steps, typedField } from '../controls.ts'
import { momentText } from '../dates.ts'
import { birthplaceClock, clockName, day, moment } from '../instants.ts'
import { pointsOf, pointsTable } from '../positions.ts'
import { readingOf } from '../reading.ts'
import type { Unit } from '../shifting.ts'
import { accepted, POSITION_DECIMALS, type View, type Viewed } from '../view.ts'
import { furtherWarnings, type Message } from '../warnings.ts'
import { wheelBirth, wheelSection } from '../wheel.ts'

/** A time of the clock at the birthplace. */
const AT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/

const ORDERS = { close: 'Tightest first', slow: 'Slowest planets first', next: 'Next exact date first' } as const
type Order = keyof typeof ORDERS

const Fields = z.object({
  at: z
    .string()
    .regex(AT, 'Must be a date, such as 2026-11-27, or a date and a time, such as 2026-11-27T12:00')
    .optional(),
  order: z.enum(['close', 'slow', 'next']).default('close'),
})

/** How far the slider reaches on either side, in each unit. */
const REACH = { hour: 48, day: 45, month: 24, year: 40 } as const satisfies Readonly<Record<Unit, number>>

/** The present or any other sky over the birth: wheel, aspects with their exact dates, positions and reading. */
export const TRANSITS_VIEW: View = {
  id: 'transits',
  name: 'Transits',
  fields: Fields,
  controls(viewed) {
    const { link, own, chart } = viewed
    const at = atOf(viewed)
    const place = chart.subject.location.city ?? 'the birthplace'
    return html`${typedField({ name: 'at', label: `Date and time in ${place}`, type: 'datetime-local', value: at })}
${choiceField({ name: 'order', label: 'Sort by', options: ORDERS, chosen: own['order'] })}
${showButton('Show transits')}
<div class="slider" hidden data-at="${at}">
<div class="field"><label for="v-slide">Move in time</label><input id="v-slide" type="range" min="-${REACH.day}" max="${REACH.day}" value="0" step="1"></div>
<div class="field"><label for="v-unit">By</label><select id="v-unit">${Object.entries(REACH).map(
      ([unit, reach]) =>
        html`<option value="${unit}" data-reach="${reach}"${unit === 'day' ? ' selected' : ''}>${unit}</option>`,
    )}</select></div></div>
${steps({ at, units: ['day', 'month', 'year'], link: (to) => link({ at: to }), now: { href: link({ at: null }), text: 'Now' } })}`
  },
  async show(viewed) {
    const { ask, birth, chart, own } = viewed
    const { lat, lng } = chart.subject.location
    const { tz_str } = birthplaceClock(chart, viewed.now)
    const sky = { current_lat: lat, current_lng: lng, transit_date: atOf(viewed), tz_str }
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
<p class="summary">${summaryOf(reply, own['at'] === undefined, viewed)}</p>
${furtherWarnings(chart, toldOf(reply))}
<div class="room pair list-first">
${wheelSection(wheel)}
<section id="aspects" aria-label="Transits to the natal chart">${aspectsOf(reply, own['order'] as Order)}</section>
<section id="positions" aria-label="Positions of the transiting bodies">${pointsTable({
      caption: 'The sky at this moment',
      rows: pointsOf({ planets: reply.transit_planets }),
      houses: { 'Natal house': ({ house }) => house },
    })}</section>
${reply.interpretation && html`<section id="reading" aria-label="Reading"><h2>Reading</h2>${readingOf(reply.interpretation)}</section>`}
</div></div>`
  },
  style: `
.slider { display: flex; flex: 1 1 22rem; gap: var(--space-16); align-items: end } .slider[hidden] { display: none }
.slider .field:first-child { flex: 1 } .slider input { display: block; width: 100%; accent-color: var(--gold); min-height: 2.75rem; margin: 0 }
.summary { margin: var(--space-16) 0 0; max-width: none }
.exact { white-space: nowrap } .passes { display: block; color: var(--soft); font-size: var(--text-14) } .passes time { white-space: nowrap }
.owner { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .named { position: relative }
@media (min-width: 64rem) { .room.pair #wheel { grid-row: span 2 } .room.pair #aspects { display: block; grid-column: auto } }
@media (min-width: 110rem) { .room.pair #wheel { grid-row: auto } .room.pair { grid-template-columns: minmax(0, 1fr) 28rem 36rem } .room.list-first { grid-template-columns: minmax(0, 1fr) 38rem 26rem } }
@media (max-width: 40rem) { .room.pair .aspect-name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .room.pair #aspects .named, .exact { white-space: normal } }
`,
}

type Reply = z.output<typeof TRANSITS.faces.data.reply>

/** The time that is shown, on the clock of the birthplace. A date alone is shown for noon. */
function atOf({ own, chart, now }: Viewed): string {
  const { at } = own as { readonly at?: string }
  if (at === undefined) return birthplaceClock(chart, now).now
  return at.includes('T') || !AT.test(at) ? at : `${at}T12:00`
}

/** `27 November 2026, 14:05 EET (UTC+02:00), the clock of Athens, the birthplace`. */
function summaryOf({ transit_date, time }: Reply, isNow: boolean, { chart }: Viewed): Markup {
  const { city } = chart.subject.location
  return html`${isNow ? 'The sky now: ' : ''}<b>${momentText(transit_date)}</b> ${clockName(time)}, by the clock of the birthplace${city && `, ${city}`}.${chart.subject.settings.time_known && ' Houses are natal.'}`
}

/** The times that a clock showed twice or skipped. The answer tells it to programs. */
const CLOCK_CHANGES = {
  fold: 'Clocks showed this local time twice. The first of the two is shown',
  gap: 'Clocks skipped this local time. The sky is shown for the time after the change',
} as const

const OF_CLOCK_CHANGES: ReadonlySet<string> = new Set(['local_time_ambiguous', 'local_time_nonexistent'])

/** The warnings of an answer, in plain words. The page has those about the birth already. */
const toldOf = ({ time: { change }, warnings = [] }: Reply): readonly Message[] => [
  ...(change ? [{ message: CLOCK_CHANGES[change.kind] }] : []),
  ...warnings.filter(({ code }) => !OF_CLOCK_CHANGES.has(code)),
]

interface Transit extends AspectRow {
  readonly passage: Reply['aspects'][number]['passage']
}

/** After any date. */
const LATER = '9999'

function aspectsOf({ aspects, time }: Reply, order: Order): Markup {
  const rows = aspects.map(
    ({ between, type, orb, is_applying: isApplying, passage }): Transit => ({
      from: { id: between.transit, ring: 'transit' },
      to: { id: between.natal, ring: 'natal' },
      ...{ type, orb, isApplying, passage },
    }),
  )
  const nextOf = ({ passage }: Transit): string => nextPass(passage, time.utc)?.utc ?? LATER
  const byOrder: Readonly<Record<Order, (a: Transit, b: Transit) => number>> = {
    close: (a, b) => a.orb - b.orb,
    slow: (a, b) => paceOf(a.from.id) - paceOf(b.from.id) || a.orb - b.orb,
    next: (a, b) => (nextOf(a) < nextOf(b) ? -1 : 1),
  }
  return aspectTable<Transit>({
    caption: `Transits to the natal chart, ${ORDERS[order].toLowerCase()}`,
    rows: rows.toSorted(byOrder[order]),
    owners: ['transiting', 'natal'],
    more: [{ head: 'Exact', cell: ({ passage }) => exactDates(passage, time.utc) }],
  })
}

/** Bodies by how long their transits last. */
const BY_PACE = [
  'pluto',
  'neptune',
  'uranus',
  'chiron',
  'saturn',
  'north_node',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
]

/** Points that were added come last. */
const paceOf = (id: string): number => (BY_PACE.includes(id) ? BY_PACE.indexOf(id) : BY_PACE.length)

/** The next pass of the body over the exact place, else the last one, then the others, on the clock of the birthplace. */
function exactDates(passage: Transit['passage'], now: string): Markup {
  const passes = passage?.exact ?? []
  const main = nextPass(passage, now) ?? passes.at(-1)
  if (!main) return html`<span class="soft">not exact</span>`
  const others = passes.filter((each) => each !== main)
  return html`<span class="exact">${moment(main)}${retrogradeMark(main)}</span>${
    others.length > 0
      ? html`<span class="passes">also ${others.map((each, at) => html`${at > 0 ? ', ' : ''}${day(each)}${retrogradeMark(each)}`)}</span>`
      : ''
  }`
}

const nextPass = (passage: Transit['passage'], now: string) =>
  passage?.exact.find(({ utc }) => Date.parse(utc) >= Date.parse(now))

const retrogradeMark = ({ retrograde }: { readonly retrograde: boolean }): Markup | null =>
  retrograde ? html` <span aria-hidden="true" title="retrograde">℞</span><span class="aside">retrograde</span>` : null

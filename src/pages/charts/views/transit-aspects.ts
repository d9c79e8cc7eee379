import type { z } from 'zod'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import type { TRANSITS } from '../../../techniques/transits/transits.ts'
import type { AspectRow } from '../aspects.ts'
import { day, moment } from '../instants.ts'
import type { Viewed } from '../view.ts'
import { tightAspects } from './tight-aspects.ts'

/** How the aspects may be sorted. */
const ORDERS = {
  close: 'tightest first',
  slow: 'slowest planets first',
  next: 'next exact date first',
} as const
export type Order = keyof typeof ORDERS

const SORTS: Readonly<Record<Order, string>> = { close: 'Tightest', slow: 'Slowest planets', next: 'Next exact date' }

export type TransitReply = z.output<typeof TRANSITS.faces.data.reply>
type Reply = TransitReply

/** Links that sort the aspects otherwise. */
const sorts = (order: Order, link: Viewed['link']): Markup =>
  html`<ul class="sorts" aria-label="Sort by">${joined(
    Object.entries(SORTS).map(
      ([id, name]) =>
        html`<li><a id="order-${id}" href="${link({ order: id === 'close' ? null : id })}" data-step${id === order && html` aria-current="true"`}>${name}</a></li>`,
    ),
  )}</ul>`

interface Transit extends AspectRow {
  readonly passage: Reply['aspects'][number]['passage']
}

/** After any date. */
const LATER = '9999'

/** The aspects of the transiting bodies to the birth, with their exact dates. */
export function aspectsOf({ aspects, time }: Reply, order: Order, link: Viewed['link']): Markup {
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
  return tightAspects<Transit>({
    heading: 'Transits to the natal chart',
    order: ORDERS[order],
    above: sorts(order, link),
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

import type { z } from 'zod'
import { POINT_NAMES } from '../../../astro/body-names.ts'
import { NestedBirth } from '../../../contract/charts/nested-birth.ts'
import { ReturnBirth } from '../../../contract/charts/return-fields.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { RETURNS } from '../../../techniques/returns/returns.ts'
import { RETURNS_SEARCH } from '../../../techniques/returns-search/returns-search.ts'
import { SOLAR_RETURN } from '../../../techniques/solar-return/solar-return.ts'
import { table } from '../../elements/table.ts'
import type { AspectRow } from '../aspects.ts'
import { headed } from '../controls.ts'
import { momentText } from '../dates.ts'
import { birthplaceClock, clockName } from '../instants.ts'
import { coordinatesText } from '../person.ts'
import { housesTable, pointsOf, pointsTable } from '../positions.ts'
import { withArticle } from '../sky-words.ts'
import { accepted, type Body, POSITION_DECIMALS, type Viewed } from '../view.ts'
import { furtherWarnings } from '../warnings.ts'
import { wheelBirth, wheelSection } from '../wheel.ts'
import { tightAspects } from './tight-aspects.ts'

type Solar = z.output<typeof SOLAR_RETURN.faces.data.reply>
type Chart = Pick<
  Solar,
  'planets' | 'houses' | 'angles_details' | 'aspects' | 'natal_comparison' | 'location' | 'warnings' | 'time'
>

/** The return of the Sun in a year. By default the one in force: the last one before the present. */
export async function solarReturn(viewed: Viewed): Promise<Markup> {
  const { ask, birth, own, now, chart } = viewed
  const request = (year: number) => ({
    natal: accepted(ReturnBirth, birth),
    year,
    decimals: POSITION_DECIMALS,
    ...placeOf(own),
  })
  const thisYear = Number(birthplaceClock(chart, now).now.slice(0, 'yyyy'.length))
  const asked = own['return_year'] as number | undefined
  let reply = await ask.data(SOLAR_RETURN, request(asked ?? thisYear))
  const isAhead = Date.parse(reply.meta.solar_return.exact_moment_utc) > now.getTime()
  if (asked === undefined && isAhead) reply = await ask.data(SOLAR_RETURN, request(thisYear - 1))
  const { target_year: year, exact_moment_local: local } = reply.meta.solar_return
  const wheel = await ask.picture(SOLAR_RETURN, { natal: wheelBirth(NestedBirth, birth), ...wheelFields(own), year })
  const { link } = viewed
  return html`<h2 class="summary">Solar return of ${year}${asked === undefined ? ', in force now' : ''}: <b>${momentText(local)}</b></h2>
<p>${clockName(reply.time)}, ${placeText(viewed, reply.location)}.</p>
<ul class="time-steps years" aria-label="Other years"><li><a id="year-back" href="${link({ return_year: String(year - 1) })}" data-step>‹ ${year - 1}</a></li>
<li><b aria-current="true">${year}</b></li><li><a id="year-forward" href="${link({ return_year: String(year + 1) })}" data-step>${year + 1} ›</a></li></ul>
${returnParts(viewed, reply, wheel, null)}`
}

/** The next return of another body from a date on, with the returns after it. */
export async function nextReturn(viewed: Viewed, body: keyof typeof DATES_SPAN): Promise<Markup> {
  const { ask, birth, own, now } = viewed
  const start = (own['return_from'] as string | undefined) ?? now.toISOString()
  const request = {
    natal: accepted(ReturnBirth, birth),
    body,
    search_start: start,
    decimals: POSITION_DECIMALS,
    ...placeOf(own),
  }
  const reply = await ask.data(RETURNS, request)
  const wheel = await ask.picture(RETURNS, {
    natal: wheelBirth(NestedBirth, birth),
    ...wheelFields(own),
    body,
    search_start: start,
  })
  const found = reply.meta.return
  const name = POINT_NAMES[body]!
  return html`<h2 class="summary">${own['return_from'] === undefined ? 'Next return' : 'Return'} of ${withArticle(name)}: <b>${momentText(found.exact_moment_local)}</b></h2>
<p>${clockName(reply.time)}, ${placeText(viewed, reply.location)}. ${passText(found)}</p>
${returnParts(viewed, reply, wheel, await furtherDates(viewed, body, start))}`
}

/** The years whose returns are listed: some rounds of the body, or a life. */
const DATES_SPAN = {
  moon: 1,
  mercury: 5,
  venus: 8,
  mars: 20,
  jupiter: 60,
  saturn: 65,
  chiron: 105,
  uranus: 170,
  north_node: 60,
} as const

const DATES_MAX = 15
const YEAR_LAST = 9999

type Moment = z.output<typeof RETURNS_SEARCH.faces.data.reply>['returns'][number]

/** The returns from a date on, each of which is a link to its chart. */
async function furtherDates(viewed: Viewed, body: keyof typeof DATES_SPAN, start: string): Promise<Markup> {
  const { ask, birth, own, link } = viewed
  const end = `${Math.min(YEAR_LAST, Number(start.slice(0, 'yyyy'.length)) + DATES_SPAN[body])}-12-31`
  const { returns } = await ask.data(RETURNS_SEARCH, {
    ...{ natal: accepted(ReturnBirth, birth), body, range_start: start, range_end: end },
    ...placeOf(own),
  })
  const name = POINT_NAMES[body]!
  return headed(
    `Next returns of ${withArticle(name)}`,
    (caption) =>
      table<Moment>({
        caption,
        isCompact: true,
        columns: [
          {
            head: 'Date',
            cell: ({ exact_moment_local: local, exact_moment_utc: utc }) =>
              html`<a href="${link({ return_from: local.slice(0, 'yyyy-mm-dd'.length) })}" data-step${utc === returns[0]?.exact_moment_utc ? html` aria-current="true"` : ''}>${momentText(local, 'short')}</a>`,
          },
          { head: 'Return', cell: ({ return_number: count }) => (count === 0 ? 'loop of the birth' : ordinal(count)) },
          { head: 'Pass', cell: ({ pass, passes }) => (passes === 1 ? 'single' : `${pass} of ${passes}`) },
          { head: 'Motion', cell: ({ retrograde }) => (retrograde ? 'retrograde' : 'direct') },
        ],
        rows: returns.slice(0, DATES_MAX),
      }),
    'dates',
  )
}

const placeOf = (own: Body): Body => {
  const { city, lat, lng } = (own['where'] ?? {}) as Readonly<Record<string, unknown>>
  return { return_city: city, return_lat: lat, return_lng: lng }
}

const wheelFields = (own: Body): Body => ({
  ...placeOf(own),
  mode: own['return_wheel'],
  show_return_aspects: own['return_wheel'] === 'single',
})

/** Where the return is cast. The birthplace is an assumption, which is named. */
function placeText({ chart, own }: Viewed, { city, lat, lng }: Solar['location']): string {
  if (placeOf(own)['return_city'] === undefined && placeOf(own)['return_lat'] === undefined)
    return `cast for the birthplace, ${chart.subject.location.city ?? 'by its coordinates'}`
  return `cast for ${city ?? (placeOf(own)['return_city'] as string | undefined) ?? coordinatesText({ lat, lng })}`
}

/** `1st`, `22nd`. */
function ordinal(count: number): string {
  const last = Math.abs(count) % 100
  const ending = last > 10 && last < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][last % 10] ?? 'th')
  return `${count}${ending}`
}

function passText({ return_number: count, pass, passes }: Pick<Moment, 'return_number' | 'pass' | 'passes'>): string {
  // A birth within a loop is one of its passes; the others are no return after a round.
  if (count === 0) return `Pass ${pass} of ${passes} of the retrograde loop in which the birth is.`
  const loop = passes === 1 ? '' : `, pass ${pass} of ${passes} of its retrograde loop`
  return `The ${ordinal(count)} since birth${loop}.`
}

type ReturnAspect = Chart['aspects'][number]

/** The parts of the chart of a return. */
function returnParts({ chart, own }: Viewed, found: Chart, wheel: Markup, dates: Markup | null): Markup {
  const { natal_comparison: compared, houses, aspects, warnings } = found
  const natalHouses = new Map(compared.house_overlay?.map(({ planet, natal_house: house }) => [planet, house]))
  const isSingle = own['return_wheel'] === 'single'
  const rowOf =
    (rings: readonly [string, string] | null) =>
    ({ p1_id, p2_id, type, orb, is_applying: isApplying }: ReturnAspect): AspectRow => ({
      from: { id: p1_id, ...(rings && { ring: rings[0] }) },
      to: { id: p2_id, ...(rings && { ring: rings[1] }) },
      ...{ type, orb, isApplying },
    })
  const closest = (rows: readonly ReturnAspect[]) => rows.toSorted((a, b) => a.orb - b.orb)
  return html`${furtherWarnings(chart, warnings)}
<div class="room pair">
${wheelSection(wheel)}
<section id="positions" aria-label="Positions and houses">${dates}${headed('Positions of the return', (caption) =>
    pointsTable({
      caption,
      rows: pointsOf(found),
      houses: { House: ({ house }) => house, 'Natal house': ({ id }) => natalHouses.get(id) },
    }),
  )}${houses && headed('Houses of the return', (caption) => housesTable(houses, caption), 'cusps')}</section>
<section id="aspects" aria-label="Aspects">${tightAspects({
    heading: 'Return to natal',
    order: 'tightest first',
    rows: closest(compared.aspects).map(rowOf(isSingle ? null : ['return', 'natal'])),
    owners: ['return', 'natal'],
  })}${tightAspects({
    heading: 'Within the return',
    order: 'tightest first',
    rows: closest(aspects).map(rowOf(isSingle ? null : ['return', 'return'])),
  })}</section>
</div>`
}

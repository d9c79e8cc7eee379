import type { z } from 'zod'
import { SIGNS } from '../../../astro/sign.ts'
import { ProgressedNatal } from '../../../contract/charts/progression-fields.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { PROGRESSED_LUNATIONS } from '../../../techniques/progressed-lunations/progressed-lunations.ts'
import { LunationsRequest } from '../../../techniques/progressed-lunations/schema.ts'
import { PROGRESSION_EVENTS } from '../../../techniques/progression-events/progression-events.ts'
import type { PROGRESSIONS } from '../../../techniques/progressions/progressions.ts'
import { table } from '../../elements/table.ts'
import { aspectName, nameOf } from '../aspects.ts'
import { dateText } from '../dates.ts'
import { placeInSign } from '../degrees.ts'
import { bodyMark } from '../glyphs.ts'
import { day } from '../instants.ts'
import { shifted } from '../shifting.ts'
import { accepted, type Viewed } from '../view.ts'
import { warningsIn } from '../warnings.ts'

type Points = z.output<typeof PROGRESSIONS.faces.data.reply>['progressed_chart']['points']
type Event = z.output<typeof PROGRESSION_EVENTS.faces.data.reply>['events'][number]
type Lunation = z.output<typeof PROGRESSED_LUNATIONS.faces.data.reply>['lunations'][number]

/** The progressed Moon is in a sign for two and a half years at most. */
const YEARS = 3
/** A phase of the progressed Moon lasts seven and a half years. */
const LUNATION_YEARS = 9
const EVENTS_MAX = 150
const AGE_MAX = 120

/** A chart that is progressed to a date of life. */
interface Progressed {
  readonly date: string
  readonly ageYears: number
  readonly points: Points
}

/** The progressed Moon in words, and what happens in the years after a date. */
export async function progressedEvents({ ask, birth }: Viewed, { date, ageYears, points }: Progressed) {
  const until = (years: number): string => shifted(date, 'year', years) ?? '9999-12-31'
  const found = await ask.data(PROGRESSION_EVENTS, {
    natal: accepted(ProgressedNatal, birth),
    search: { from: date, to: until(YEARS), limit: EVENTS_MAX },
  })
  // Lunations are searched from the birth on, for as long as people live.
  const phases =
    ageYears < AGE_MAX
      ? await ask.data(PROGRESSED_LUNATIONS, {
          natal: accepted(LunationsRequest.shape.natal, birth),
          search: { to_age: Math.min(Math.max(0, ageYears) + LUNATION_YEARS, AGE_MAX) },
        })
      : { lunations: [], warnings: [] }
  const { events, meta } = found
  return {
    warnings: warningsIn([found, phases]),
    moon: moonText(points, events, phases.lunations, date),
    events: html`<section id="events" aria-label="Events">${eventTables(events, date)}${
      meta.search.total > events.length
        ? html`<p class="soft">The first ${events.length} of ${meta.search.total} events until ${dateText(meta.search.to)}.</p>`
        : ''
    }</section>`,
  }
}

/** Where the progressed Moon is, when it changes its sign and house, and the phases around the date. */
function moonText(
  points: Points,
  events: readonly Event[],
  lunations: readonly Lunation[],
  date: string,
): Markup | null {
  const moon = Object.values(points).find(({ id }) => id === 'moon')
  if (!moon) return null
  const { longitude_deg, house, natal_house } = moon
  const nextOf = (kind: Event['kind']) => events.find((each) => each.kind === kind && each.progressed_point === 'moon')
  const [sign, nextHouse] = [nextOf('sign_ingress'), nextOf('house_ingress')]
  const houses = [
    natal_house !== undefined && `natal house ${natal_house}`,
    house !== undefined && `progressed house ${house}`,
  ].filter(Boolean)
  const last = lunations.findLast((each) => each.date.slice(0, date.length) <= date)
  const next = lunations.find((each) => each.date.slice(0, date.length) > date)
  return html`<div class="moon-now"><p>${bodyMark('moon', 'Moon')} <b>The progressed Moon</b> is at ${placeInSign(longitude_deg)}${houses.length > 0 ? `, in ${houses.join(' and ')}` : ''}.${
    sign?.sign_id ? ` It enters ${signName(sign.sign_id)} on ${dateText(sign.date)}` : ''
  }${nextHouse?.house ? `${sign?.sign_id ? ' and' : ' It enters'} natal house ${nextHouse.house} on ${dateText(nextHouse.date)}` : ''}${sign?.sign_id || nextHouse?.house ? '.' : ''}</p>
${
  (last || next) &&
  html`<p>${last ? html`Last progressed lunation: ${phaseName(last.phase)} on ${dateText(last.date)}, ${placeInSign(last.moon.longitude_deg)}. ` : ''}${
    next ? html`Next: ${phaseName(next.phase)} on ${dateText(next.date)}, ${placeInSign(next.moon.longitude_deg)}.` : ''
  }</p>`
}</div>`
}

const signName = (id: string): string => SIGNS.find((each) => each.id === id)?.name ?? id

/** `first quarter`. */
const phaseName = (phase: string): string => phase.replaceAll('_', ' ').replace('moon', 'Moon')

const eventTable = (events: readonly Event[], caption: string): Markup =>
  table<Event>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Date', cell: ({ date }) => day({ utc: date, local: date }) },
      {
        head: 'Event',
        cell: (event) => html`${bodyMark(event.progressed_point, nameOf(event.progressed_point))} ${eventText(event)}`,
      },
      { head: 'Position', cell: ({ longitude_deg }) => placeInSign(longitude_deg) },
    ],
    rows: events,
  })

/** The events of the first year, and the later ones folded below them. */
function eventTables(events: readonly Event[], date: string): Markup {
  const year = shifted(date, 'year', 1) ?? '9999-12-31'
  const soon = events.filter((event) => event.date.slice(0, year.length) <= year)
  const later = events.slice(soon.length)
  return html`<h2>Events of the next ${YEARS} years</h2>${
    soon.length > 0 ? eventTable(soon, `Until ${dateText(year)}`) : html`<p>No events until ${dateText(year)}.</p>`
  }${
    later.length > 0 &&
    html`<details class="wider"><summary>Later events (${later.length})</summary>${eventTable(later, `After ${dateText(year)}`)}</details>`
  }`
}

/** An event as a sentence: `Progressed Moon square natal Saturn`. */
function eventText({ kind, progressed_point: id, ...event }: Event): string {
  const name = `Progressed ${nameOf(id)}`
  const other = event.natal_point ?? event.other_progressed_point
  const texts: Readonly<Record<Event['kind'], string>> = {
    aspect_to_natal: `${name} ${aspectName(event.aspect?.id ?? '')} natal ${nameOf(other ?? '')}`,
    aspect: `${name} ${aspectName(event.aspect?.id ?? '')} progressed ${nameOf(other ?? '')}`,
    sign_ingress: `${name} enters ${signName(event.sign_id ?? '')}`,
    house_ingress: `${name} enters natal house ${event.house}`,
    station: `${name} turns ${event.turns}`,
    lunation: `Progressed ${phaseName(event.phase ?? '')}`,
  }
  return texts[kind]
}

import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { aspectName, nameOf } from '../aspects.ts'
import { angleText, placeText } from '../degrees.ts'
import { bodyMark } from '../glyphs.ts'
import { aspectCell, dayCell, momentCell, phaseText, placeCell, RETROGRADE, sentence, signName } from './cells.ts'

/** What a search over years has found, in the order of the dates. */
export const views = (value: Members, path: readonly string[], _around: Around): Found =>
  path.length > 0 ? {} : { ...transitsOf(value), ...returnsOf(value), ...eventsOf(value), ...lunationsOf(value) }

function transitsOf(value: Members): Found {
  const rows = objectsIn(value['transits'])
  if (rows.length === 0) return {}
  return {
    transits: table<Members>({
      caption: `Exact transits${toPerson(value)}, in UTC`,
      isCompact: true,
      columns: [
        { head: 'Exact', cell: ({ exact_utc: utc }) => momentCell(utc) },
        {
          head: 'Transit to natal',
          cell: ({ transit, aspect, natal, retrograde }) =>
            html`<span class="prose">${aspectCell(textOf(transit), textOf(aspect), textOf(natal))}${retrograde === true && RETROGRADE}</span>`,
        },
        { head: 'Transit at', cell: ({ longitude_deg: deg }) => placeCell(numberOf(deg)) },
        { head: 'Natal at', cell: ({ natal_longitude_deg: deg }) => placeCell(numberOf(deg)) },
      ],
      rows,
    }),
  }
}

function toPerson(value: Members): string {
  const subject = value['natal_subject']
  const name = isMembers(subject) ? textOf(subject['name']) : ''
  return name === '' ? '' : ` to the chart of ${name}`
}

const ARCS: Readonly<Record<number, string>> = { 0: 'Return', 90: 'First quarter', 180: 'Half', 270: 'Last quarter' }

function returnsOf(value: Members): Found {
  const rows = objectsIn(value['returns'])
  const meta = isMembers(value['meta']) ? value['meta']['returns_search'] : null
  if (rows.length === 0 || !isMembers(meta)) return {}
  const body = nameOf(textOf(meta['body']))
  const natal = numberOf(meta['natal_longitude_deg'])
  const place = value['location']
  const city = isMembers(place) ? textOf(place['city']) : ''
  return {
    returns: table<Members>({
      caption: `Returns of ${body}${natal === null ? '' : ` to ${placeText(natal)}`}`,
      isCompact: true,
      columns: [
        { head: 'Number', cell: ({ return_number: number }) => numberOf(number) },
        {
          head: city === '' ? 'Exact' : `Exact, in ${city}`,
          cell: ({ exact_moment_local: local, exact_moment_utc: utc }) => momentCell(local ?? utc),
        },
        { head: 'In UTC', cell: ({ exact_moment_utc: utc }) => momentCell(utc) },
        { head: 'Arc', cell: ({ arc_deg: arc }) => arcText(numberOf(arc)) },
        { head: body, cell: ({ longitude_deg: deg, retrograde }) => placeCell(numberOf(deg), retrograde) },
        { head: 'Pass', cell: ({ pass, passes }) => `${pass} of ${passes}` },
      ],
      rows,
    }),
    location: null,
  }
}

const arcText = (arc: number | null): string => (arc === null ? '' : (ARCS[arc] ?? angleText(arc)))

function eventsOf(value: Members): Found {
  const rows = objectsIn(value['events'])
  if (rows.length === 0 || rows.some((row) => textOf(row['progressed_point']) === '')) return {}
  return {
    events: table<Members>({
      caption: 'Events of the progressed chart',
      isCompact: true,
      columns: [
        { head: 'Date', cell: ({ date }) => dayCell(date) },
        { head: 'Age', isFigure: true, cell: ({ age_years: age }) => Math.floor(numberOf(age) ?? 0) },
        { head: 'Event', cell: (event) => html`<span class="prose">${eventText(event)}</span>` },
        { head: 'Position', cell: positionOf },
      ],
      rows,
    }),
  }
}

/** Where the point is. The boundary that it crosses into a sign belongs to two signs, so the sentence alone says it. */
const positionOf = ({ kind, longitude_deg: deg, retrograde }: Members): Markup | null =>
  kind === 'sign_ingress' ? null : placeCell(numberOf(deg), retrograde)

/** An event as a sentence: `Progressed Moon square natal Saturn`. */
function eventText(event: Members): Markup {
  const id = textOf(event['progressed_point'])
  const other = nameOf(textOf(event['natal_point'] ?? event['other_progressed_point']))
  const type = isMembers(event['aspect']) ? aspectName(textOf(event['aspect']['id'])) : ''
  const texts: Readonly<Record<string, string>> = {
    aspect_to_natal: `${type} natal ${other}`,
    aspect: `${type} progressed ${other}`,
    sign_ingress: `enters ${signName(event['sign_id'])}`,
    house_ingress: `enters natal house ${event['house']}`,
    station: `turns ${textOf(event['turns'])}`,
    lunation: phaseText(event['phase']),
  }
  return html`${bodyMark(id, nameOf(id))} Progressed ${nameOf(id)} ${texts[textOf(event['kind'])] ?? ''}`
}

function lunationsOf(value: Members): Found {
  const rows = objectsIn(value['lunations'])
  if (rows.length === 0) return {}
  const longitudeOf = (each: unknown) => (isMembers(each) ? numberOf(each['longitude_deg']) : null)
  const birth = isMembers(value['at_birth']) ? value['at_birth'] : {}
  const at = numberOf(birth['angle_deg'])
  return {
    lunations: [
      ...(at === null
        ? []
        : [
            html`<p class="prose">Phase at birth: <b>${phaseText(birth['phase'])}</b>, with the Moon ${angleText(at)} ahead of the Sun.</p>`,
          ]),
      table<Members>({
        caption: 'Progressed lunations',
        isCompact: true,
        columns: [
          { head: 'Phase', cell: ({ phase }) => sentence(phaseText(phase)) },
          { head: 'Date', cell: ({ date }) => dayCell(date) },
          { head: 'Age', isFigure: true, cell: ({ age_years: age }) => Math.floor(numberOf(age) ?? 0) },
          { head: 'Moon', cell: ({ moon }) => placeCell(longitudeOf(moon)) },
          { head: 'Sun', cell: ({ sun }) => placeCell(longitudeOf(sun)) },
          { head: 'Natal house', isFigure: true, cell: ({ natal_house: house }) => numberOf(house) },
        ],
        rows,
      }),
    ],
    at_birth: null,
  }
}

import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { momentText } from '../dates.ts'
import { clockText, dayCell, momentCell, sentence } from './cells.ts'

/** Eclipses as seen from a place, or the path of one. */
export const views = (value: Members, path: readonly string[], _around: Around): Found =>
  path.length > 0 ? {} : { ...placeOf(value), ...pathOf(value) }

const within = (value: Members, name: string): Members => {
  const each = value[name]
  return isMembers(each) ? each : {}
}

/** Rounded down, since a partial eclipse never covers 100 %. */
const percent = (value: unknown): string => {
  const share = numberOf(value)
  return share === null ? '' : `${Math.floor(share * 1_000) / 10} %`
}

function placeOf(value: Members): Found {
  const rows = objectsIn(value['eclipses'])
  if (rows.length === 0) return {}
  const city = textOf(within(value, 'location')['city'])
  return {
    eclipses: table<Members>({
      caption: `Eclipses${city === '' ? '' : ` in ${city}`}, by the clock of the place`,
      columns: [
        { head: 'Date', cell: (each) => dayCell(bestOf(each) || each['greatest']) },
        {
          head: 'Eclipse',
          cell: ({ type, of }) =>
            html`${sentence(textOf(type))}<br><span class="soft">of the ${sentence(textOf(of))}</span>`,
        },
        { head: 'Seen from here', cell: seenText },
        { head: 'Best seen', cell: (each) => clockText(bestOf(each)) },
        {
          head: 'Covered',
          isFigure: true,
          cell: (each) => percent(within(within(each, 'here'), 'best')['obscuration']),
        },
        {
          head: 'Altitude',
          isFigure: true,
          cell: (each) => altitudeText(within(within(each, 'here'), 'best')['altitude_deg']),
        },
        { head: 'Visible', cell: (each) => spansText(within(each, 'here')) },
        { head: 'Saros', isFigure: true, cell: ({ saros }) => numberOf(saros) },
      ],
      rows,
    }),
    ...{ start: null, end: null, count: null, timezone: null, precision: null, elevation_m: null, is_complete: null },
  }
}

const bestOf = (each: Members): string => textOf(within(within(each, 'here'), 'best')['time'])

function seenText(each: Members): string {
  const here = within(each, 'here')
  const seen = textOf(here['seen_as']) || textOf(here['type'])
  return here['visible'] === 'none' || seen === ''
    ? 'not visible'
    : `${seen}${here['visible'] === 'part' ? ', in part' : ''}`
}

const altitudeText = (value: unknown): string =>
  numberOf(value) === null ? '' : `${Math.round(numberOf(value) ?? 0)}°`.replace('-', '−')

const spansText = (here: Members): string =>
  objectsIn(here['visible_spans'])
    .map(({ begin, end }) => `${clockText(begin)} to ${clockText(end)}`)
    .join(', ')

function pathOf(value: Members): Found {
  const points = objectsIn(value['points'])
  const eclipse = within(value, 'eclipse')
  if (points.length === 0 || textOf(eclipse['greatest']) === '') return {}
  return {
    eclipse: html`<p class="prose"><b>${sentence(textOf(eclipse['type']))} eclipse of the Sun</b>, greatest on ${momentText(textOf(eclipse['greatest']))} UTC at ${coordinates(eclipse)}, saros ${numberOf(eclipse['saros'])}. The path is touched from ${clockText(value['begins'])} to ${clockText(value['ends'])} UTC.</p>`,
    points: pointsTable(points),
    ...{ geojson: null, begins: null, ends: null, precision: null },
  }
}

const pointsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'The central line, in UTC',
    isCompact: true,
    columns: [
      { head: 'Time', cell: ({ time }) => momentCell(time) },
      { head: 'Centre', cell: coordinates },
      {
        head: 'Width',
        isFigure: true,
        cell: ({ width_km: km }) => (numberOf(km) === null ? '' : `${Math.round(numberOf(km) ?? 0)} km`),
      },
      { head: 'Duration', isFigure: true, cell: ({ duration_seconds: seconds }) => durationText(numberOf(seconds)) },
      { head: 'Sun’s altitude', isFigure: true, cell: ({ sun_altitude_deg: deg }) => altitudeText(deg) },
    ],
    rows,
  })

const MINUTE_SECONDS = 60

/** `2 min 18 s`. */
function durationText(seconds: number | null): string {
  if (seconds === null) return ''
  const whole = Math.round(seconds)
  return `${Math.trunc(whole / MINUTE_SECONDS)} min ${whole % MINUTE_SECONDS} s`
}

const MINUTES = 60

/** `65°13′ N, 25°15′ W`. */
function coordinates({ lat, lng }: Members): string {
  const part = (value: number, [positive, negative]: readonly [string, string]): string => {
    const minutes = Math.round(Math.abs(value) * MINUTES)
    return `${Math.trunc(minutes / MINUTES)}°${String(minutes % MINUTES).padStart(2, '0')}′ ${value < 0 ? negative : positive}`
  }
  const [latitude, longitude] = [numberOf(lat), numberOf(lng)]
  return latitude === null || longitude === null ? '' : `${part(latitude, ['N', 'S'])}, ${part(longitude, ['E', 'W'])}`
}

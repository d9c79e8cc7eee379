import { SIGNS } from '../../../astro/sign.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { momentText } from '../dates.ts'
import { momentCell, phaseText, placeCell, sentence, signCell } from './cells.ts'
import { riseTable } from './sun-day.ts'

/** The Moon of a month, or of an instant. */
export const views = (value: Members, path: readonly string[], _around: Around): Found =>
  path.length > 0 ? {} : { ...monthOf(value), ...instantOf(value) }

const within = (value: Members, name: string): Members => {
  const each = value[name]
  return isMembers(each) ? each : {}
}

const DEGREES_OF_SIGN = 30

/** The place of the Moon in a sign. */
function moonPlace(zodiac: Members): Markup | null {
  const at = SIGNS.findIndex(({ name }) => name === zodiac['sign'])
  const degree = numberOf(zodiac['degree'])
  return at < 0 || degree === null ? null : placeCell(at * DEGREES_OF_SIGN + degree)
}

const percent = (value: unknown): string => {
  const share = numberOf(value)
  return share === null ? '' : `${Math.round(share * 100)} %`
}
const thousands = (value: unknown): string =>
  numberOf(value) === null ? '' : String(Math.round(numberOf(value) ?? 0)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
const kilometres = (value: unknown): string => (numberOf(value) === null ? '' : `${thousands(value)} km`)

function monthOf(value: Members): Found {
  const days = objectsIn(value['days'])
  const signs = objectsIn(value['sign_timeline'])
  if (days.length === 0 || signs.length === 0) return {}
  return {
    phases: [momentsTable(value)],
    sign_timeline: signsTable(signs),
    days: daysTable(days),
    ...{ apsides: null, node_passages: null, year: null, month: null, timezone: null, precision: null },
  }
}

interface Moment {
  readonly at: string
  readonly text: string
}

/** Phases, apsides and nodes in the order of time. */
function momentsTable(value: Members): Markup {
  const at = (each: Members) => textOf(each['local_timestamp'])
  const rows: readonly Moment[] = [
    ...objectsIn(value['phases']).map((each) => ({ at: at(each), text: sentence(phaseText(each['phase'])) })),
    ...objectsIn(value['apsides']).map((each) => ({
      at: at(each),
      text: `${sentence(textOf(each['kind']))}, ${kilometres(each['distance_km'])}`,
    })),
    ...objectsIn(value['node_passages']).map((each) => ({
      at: at(each),
      text: `Crosses the ${textOf(each['kind'])} node`,
    })),
  ]
  return table<Moment>({
    caption: 'Phases, distance and nodes',
    isCompact: true,
    columns: [
      { head: 'When', cell: (each) => momentCell(each.at) },
      { head: 'What', cell: ({ text }) => text },
    ],
    rows: rows.toSorted((a, b) => a.at.localeCompare(b.at)),
  })
}

const signsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Signs of the Moon',
    isCompact: true,
    columns: [
      { head: 'Sign', cell: ({ sign_id: id }) => signCell(id) },
      { head: 'Enters', cell: ({ start }) => momentCell(start) },
      { head: 'Void from', cell: ({ void_of_course_from: from }) => (from ? momentCell(from) : '') },
    ],
    rows,
  })

/** `5 May`: the year is that of the whole table. */
const dayOfMonth = (iso: unknown): Markup =>
  html`<span class="named" title="${momentText(textOf(iso))}">${momentText(textOf(iso), 'short').replace(/ -?\d+(?: BC)?$/, '')}</span>`

const daysTable = (rows: readonly Members[]): Markup =>
  html`<div class="full">${table<Members>({
    caption: 'Days, at noon',
    isCompact: true,
    columns: [
      { head: 'Day', cell: ({ calendar_date: date }) => dayOfMonth(date) },
      {
        head: 'Phase',
        cell: (row) => {
          const principal = row['principal_phase']
          return principal
            ? html`<b>${sentence(phaseText(principal))}</b>`
            : sentence(textOf(within(row, 'phase')['name']).toLowerCase())
        },
      },
      { head: 'Lit', isFigure: true, cell: (row) => percent(within(row, 'phase')['illumination']) },
      ...(rows.some((row) => moonPlace(within(row, 'zodiac')) !== null)
        ? [{ head: 'Position', cell: (row: Members) => moonPlace(within(row, 'zodiac')) }]
        : []),
      { head: 'Distance, km', isFigure: true, cell: (row) => thousands(within(row, 'phase')['distance_km']) },
    ],
    rows,
  })}</div>`

/** The Moon of an instant in sentences, then what is next. */
function instantOf(value: Members): Found {
  const [phase, zodiac] = [within(value, 'phase'), within(value, 'zodiac')]
  if (textOf(phase['name']) === '' || textOf(zodiac['sign']) === '') return {}
  const local = textOf(value['local_timestamp']) || textOf(value['timestamp'])
  const age = numberOf(phase['age_days'])
  const sidereal = within(zodiac, 'sidereal')
  return {
    phase: [
      html`<section class="prose"><h3>${textOf(phase['name'])}</h3><p>${momentText(local)}: ${percent(phase['illumination'])} lit, ${phase['is_waxing'] === true ? 'waxing' : 'waning'}${age !== null && `, ${age} days after the new Moon`}, at ${moonPlace(zodiac)}${numberOf(phase['distance_km']) !== null && `, ${kilometres(phase['distance_km'])} away`}.</p>${textOf(sidereal['sign']) !== '' && html`<p>In the sidereal zodiac (${inWords(textOf(sidereal['ayanamsa']))}): ${moonPlace(sidereal)}.</p>`}${voidText(zodiac)}</section>`,
      ...nextTable(value),
      ...riseTable(within(value, 'rise_set')),
    ],
    ...{ zodiac: null, forecast: null, rise_set: null, next_phases: null },
    ...{ timestamp: null, local_timestamp: null, timezone: null, precision: null },
  }
}

function voidText(zodiac: Members): Markup | null {
  const own = within(zodiac, 'void_of_course')
  if (own['is_void'] === undefined) return null
  const span = `${momentText(textOf(own['start']), 'short')} to ${momentText(textOf(own['end']), 'short')} UTC`
  return html`<p>${own['is_void'] === true ? `Void of course: ${span}.` : 'Not void of course.'} Next sign: ${textOf(own['next_sign'])}.</p>`
}

/** The next phases and eclipses in the order of time. */
function nextTable(value: Members): readonly Markup[] {
  const forecast = within(value, 'forecast')
  const [special, lunar, solar] = ['next_special_moon', 'next_eclipse', 'next_solar_eclipse'].map((name) =>
    within(forecast, name),
  )
  const rows: readonly Moment[] = [
    ...Object.entries(within(value, 'next_phases')).map(([phase, at]) => ({
      at: textOf(at),
      text: sentence(phaseText(phase)),
    })),
    { at: textOf(special?.['date']), text: `${textOf(special?.['type'])} (${textOf(special?.['subtype'])} Moon)` },
    { at: textOf(lunar?.['date']), text: `${sentence(textOf(lunar?.['type']))} eclipse of the Moon` },
    { at: textOf(solar?.['date']), text: `${sentence(textOf(solar?.['type']))} eclipse of the Sun` },
  ].filter(({ at }) => at !== '')
  if (rows.length === 0) return []
  return [
    table<Moment>({
      caption: 'Next, in UTC',
      isCompact: true,
      columns: [
        { head: 'What', cell: ({ text }) => text },
        { head: 'When', cell: ({ at }) => momentCell(at) },
      ],
      rows: rows.toSorted((a, b) => a.at.localeCompare(b.at)),
    }),
  ]
}

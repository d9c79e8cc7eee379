import { SIGNS } from '../../../astro/sign.ts'
import { html, joined, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { dateText } from '../dates.ts'
import { aspectCell, bodyCell, clockText, dayCell, momentCell, placeCell, sentence, signCell } from './cells.ts'

/** A horoscope: its text, its scores, what happens and when, and why. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const { data } = value
  if (path.length > 0 || !isMembers(data)) return {}
  const signs = SIGNS.flatMap(({ id }) => (isMembers(data[id]) ? [data[id]] : []))
  return { data: signs.length > 0 ? [...signs.map(signBlock)] : horoscopeOf(data) }
}

/** All signs of a day: a text each, with its scores. */
const signBlock = (value: Members): Markup =>
  html`<section class="prose"><h3>${signCell(value['sign'])}</h3>${textOfHoroscope(value)}<p class="soft">${scoreLine(value)}${luckyText(value['lucky'])}</p></section>`

function horoscopeOf(value: Members): readonly Markup[] {
  const { personal } = value
  return [
    html`<section class="prose"><h3>${signCell(value['sign'])}, ${whenText(value)}</h3>${textOfHoroscope(value)}${luckyText(value['lucky'], 'p')}</section>`,
    scoresTable(value),
    ...daysTable(objectsIn(value['days'])),
    ...transitsTable(isMembers(personal) ? objectsIn(personal['transits_top']) : []),
    ...eventsTables(value),
    ...factsTable(value),
    ...planetsTable(value),
  ]
}

const whenText = ({ date, from, to }: Members): string =>
  textOf(date) === '' ? `${dateText(textOf(from))} to ${dateText(textOf(to))}` : dateText(textOf(date))

function textOfHoroscope({ content }: Members): Markup {
  const own = isMembers(content) ? content : {}
  return html`${textOf(own['theme']) !== '' && html`<p><b>${textOf(own['theme'])}</b></p>`}<p>${textOf(own['text'])}</p>`
}

const AREAS = ['love', 'career', 'money', 'health'] as const
const scoreOf = (value: Members, area: string): number | null =>
  isMembers(value['scores']) ? numberOf(value['scores'][area]) : null

const scoreLine = (value: Members): string =>
  ['overall', ...AREAS].map((area) => `${sentence(area)} ${scoreOf(value, area) ?? '–'}`).join(' · ')

/** The colour, number and time of a day. */
function luckyText(value: unknown, inside?: 'p'): Markup | null {
  if (!isMembers(value)) return null
  const { color, number, time_window: time } = value
  const said = [
    isMembers(color) ? `colour ${textOf(color['label']).toLowerCase()}` : '',
    numberOf(number) === null ? '' : `number ${numberOf(number)}`,
    isMembers(time) ? `time ${clockText(time['start'])} to ${clockText(time['end'])}` : '',
  ].filter(Boolean)
  const line = `Lucky: ${said.join(', ')}`
  return inside === 'p' ? html`<p class="soft">${line}</p>` : html`<br>${line}`
}

function scoresTable(value: Members): Markup {
  const factors = objectsIn(value['score_factors'])
  const rows = AREAS.map((area) => ({
    area,
    score: scoreOf(value, area),
    factor: factors.find(({ dimension }) => dimension === area),
  }))
  return table<(typeof rows)[number]>({
    caption: `Scores of 100, overall ${scoreOf(value, 'overall') ?? '–'}`,
    isCompact: true,
    columns: [
      { head: 'Area', cell: ({ area }) => sentence(area) },
      { head: 'Score', isFigure: true, cell: ({ score }) => score },
      {
        head: 'Largest gains and losses',
        cell: ({ factor }) => html`<span class="prose">${driversText(factor)}</span>`,
      },
    ],
    rows,
  })
}

const DRIVERS_MAX = 3

/** `Moon trine Uranus +5, Moon square Venus −3`, the heaviest first. */
function driversText(factor: Members | undefined): string {
  const drivers = objectsIn(factor?.['drivers'])
    .filter(({ type }) => type !== 'base')
    .toSorted((a, b) => Math.abs(numberOf(b['weight']) ?? 0) - Math.abs(numberOf(a['weight']) ?? 0))
  const shown = drivers.slice(0, DRIVERS_MAX).map(({ label, weight }) => `${textOf(label)} ${signed(numberOf(weight))}`)
  const more = drivers.length - shown.length
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ') || 'Nothing: it keeps its starting value'
}

const signed = (value: number | null): string => (value === null ? '' : value < 0 ? `−${Math.abs(value)}` : `+${value}`)

const daysTable = (rows: readonly Members[]): readonly Markup[] =>
  rows.length === 0
    ? []
    : [
        table<Members>({
          caption: 'Scores by day',
          isCompact: true,
          columns: [
            { head: 'Day', cell: ({ date }) => dayCell(date) },
            ...['overall', ...AREAS].map((area) => ({
              head: sentence(area),
              isFigure: true,
              cell: (row: Members) => scoreOf(row, area),
            })),
          ],
          rows,
        }),
      ]

const keyOf = (value: unknown): string => (isMembers(value) ? textOf(value['key']) : '')

const transitsTable = (rows: readonly Members[]): readonly Markup[] =>
  rows.length === 0
    ? []
    : [
        table<Members>({
          caption: 'Strongest transits to the chart',
          columns: [
            {
              head: 'Transit to natal',
              cell: ({ transit_planet: transit, aspect, natal_planet: natal }) =>
                html`<span class="prose">${aspectCell(keyOf(transit), keyOf(aspect), keyOf(natal))}</span>`,
            },
            { head: 'Exact', cell: ({ exact_at: exact }) => exactText(exact) },
            {
              head: 'Meaning',
              cell: ({ explanation }) =>
                html`<span class="prose">${isMembers(explanation) ? textOf(explanation['main']) : ''}</span>`,
            },
            { head: 'Weight', isFigure: true, cell: ({ score }) => numberOf(score) },
          ],
          rows,
        }),
      ]

/** The instants at which an aspect is exact. A period may have several or none. */
function exactText(exact: unknown): Markup {
  const instants = isList(exact) ? exact : exact ? [exact] : []
  return instants.length === 0
    ? html`<span class="soft">not in this period</span>`
    : joined(instants.map((each, at) => html`${at > 0 && html`<br>`}${momentCell(each)}`))
}

/** The main events of a week or of a month, and all of them in the order of the dates. A day has its highlights. */
function eventsTables(value: Members): readonly Markup[] {
  const astro = isMembers(value['astro']) ? value['astro'] : {}
  const [events, day] = [objectsIn(value['events']), objectsIn(astro['highlights'])]
  if (events.length > 0) {
    const main = objectsIn(value['highlights'])
    return [...(main.length > 0 ? [eventTable('Main events', main)] : []), folded('All events, by date', events)]
  }
  const dated = day.filter(({ exact_at: exact }) => textOf(exact) !== '')
  return dated.length > 0 ? [eventTable('In the sky', dated)] : []
}

const eventTable = (caption: string, rows: readonly Members[]): Markup =>
  table<Members>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Event', cell: ({ label }) => html`<span class="prose">${textOf(label)}</span>` },
      { head: 'When', cell: ({ exact_at: exact, date }) => (exact ? momentCell(exact) : dayCell(date)) },
      ...(rows.some(({ weight }) => weight !== undefined)
        ? [{ head: 'Weight', isFigure: true, cell: ({ weight }: Members) => numberOf(weight) }]
        : []),
    ],
    rows,
  })

/** A long table is closed until a person asks for it. */
const folded = (title: string, rows: readonly Members[]): Markup =>
  html`<details class="prose"><summary>${title} (${rows.length})</summary>${eventTable(title, rows)}</details>`

/** What the text is made of. */
function factsTable({ content }: Members): readonly Markup[] {
  const rows = isMembers(content) ? objectsIn(content['facts']) : []
  if (rows.length === 0) return []
  const sorted = rows.toSorted((a, b) => (numberOf(b['weight']) ?? 0) - (numberOf(a['weight']) ?? 0))
  return [
    html`<details class="prose"><summary>Factors considered (${rows.length})</summary>${table<Members>({
      caption: 'Factors considered, heaviest first',
      isCompact: true,
      columns: [
        { head: 'Fact', cell: ({ text }) => textOf(text) },
        { head: 'Weight', isFigure: true, cell: ({ weight }) => numberOf(weight) },
        { head: 'In the text', cell: ({ in_text: isIn }) => (isIn === true ? 'yes' : '') },
      ],
      rows: sorted,
    })}</details>`,
  ]
}

const DEGREES_OF_SIGN = 30

function planetsTable({ astro }: Members): readonly Markup[] {
  const own = isMembers(astro) ? astro : {}
  const rows = objectsIn(own['planets'])
  const phase = isMembers(own['moon_phase']) ? textOf(own['moon_phase']['label']) : ''
  if (rows.length === 0) return []
  return [
    table<Members>({
      caption: phase === '' ? 'Planets' : `Planets; phase of the Moon: ${phase.toLowerCase()}`,
      isCompact: true,
      columns: [
        { head: 'Planet', cell: ({ key }) => bodyCell(key) },
        {
          head: 'Position',
          cell: ({ sign, degree, retrograde }) => {
            const at = SIGNS.findIndex(({ id }) => id === keyOf(sign))
            const within = numberOf(degree)
            return at < 0 || within === null ? null : placeCell(at * DEGREES_OF_SIGN + within, retrograde)
          },
        },
        { head: 'House', isFigure: true, cell: ({ house }) => numberOf(house) },
      ],
      rows,
    }),
  ]
}

import { html, type Markup } from '../../../platform/markup.ts'
import { type Column, table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { dateText } from '../dates.ts'
import { bodyCell, dayCell, momentCell, placeCell, sentence, signCell, signName } from './cells.ts'

/** Periods of time lords: those of the date first, each with the place of its lord at birth, then the list. */
export const views = (value: Members, path: readonly string[], _around: Around): Found =>
  path.length > 0 ? {} : { ...periodsOf(value), ...profectionOf(value) }

const SYSTEMS: Readonly<Record<string, string>> = {
  profections: 'profections',
  firdaria: 'firdaria',
  releasing: 'zodiacal releasing',
  decennials: 'decennials',
}

function periodsOf(value: Members): Found {
  return Object.fromEntries(
    Object.entries(SYSTEMS).flatMap(([name, title]) => {
      const own = value[name]
      if (!isMembers(own)) return []
      const [active, periods] = [objectsIn(own['active']), objectsIn(own['periods'])]
      const about = value['meta']
      const settings = isMembers(about) ? about[name] : null
      const date = isMembers(settings) ? textOf(settings['date']) : ''
      const views = [
        ...(active.length > 0 ? [activeTable(active, date)] : []),
        ...(periods.length > 0 ? [periodsTable(sentence(title), periods, active)] : []),
      ]
      return [[name, views] as const]
    }),
  )
}

const LEVELS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
const levelOf = ({ level }: Members): string => LEVELS[(numberOf(level) ?? 1) - 1] ?? String(level)

const within = (value: Members, name: string): Members => {
  const each = value[name]
  return isMembers(each) ? each : {}
}

const activeTable = (rows: readonly Members[], date: string): Markup =>
  table<Members>({
    caption: date === '' ? 'Periods of the date' : `Periods running on ${dateText(date)}`,
    columns: [
      { head: 'Level', cell: levelOf },
      ...signColumn(rows),
      { head: 'Lord', cell: ({ lord_id: id }) => bodyCell(id) },
      {
        head: 'Its place at birth',
        cell: (row) => {
          const { abs_pos: longitude, retrograde, house } = within(row, 'lord')
          const place = placeCell(numberOf(longitude), retrograde)
          return place && html`${place}${typeof house === 'number' && html`<span class="soft">, house ${house}</span>`}`
        },
      },
      ...spanColumns(rows),
    ],
    rows,
  })

const signColumn = (rows: readonly Members[]): readonly Column<Members>[] => [
  ...(rows.some(({ house }) => house !== undefined)
    ? [{ head: 'House', isFigure: true, cell: ({ house }: Members) => numberOf(house) }]
    : []),
  ...(rows.some(({ sign_id: id }) => id !== undefined)
    ? [{ head: 'Sign', cell: ({ sign_id: id }: Members) => signCell(id) }]
    : []),
]

/** Periods shorter than this begin at an hour that counts. */
const HOURS_COUNT_DAYS = 40
const DAY_MS = 86_400_000

const isShort = ({ starts_at: start, ends_at: end }: Members): boolean =>
  Date.parse(textOf(end)) - Date.parse(textOf(start)) < HOURS_COUNT_DAYS * DAY_MS

function spanColumns(rows: readonly Members[]): readonly Column<Members>[] {
  const cellOf = (name: string) => (row: Members) => {
    const period = within(row, 'period')
    return isShort(period) ? momentCell(period[name]) : dayCell(period[name])
  }
  const hasAge = rows.some((row) => ageOf(row) !== null)
  return [
    { head: 'Begins', cell: cellOf('starts_at') },
    { head: 'Ends', cell: cellOf('ends_at') },
    ...(hasAge ? [{ head: 'Age', isFigure: true, cell: ageOf }] : []),
  ]
}

/** Ages have four decimals: the rest of a day must not make a birthday of the day before. */
const ROUNDED_YEARS = 0.001

function ageOf(row: Members): number | null {
  const age = numberOf(row['age']) ?? numberOf(within(row, 'age_years')['start'])
  return age === null ? null : Math.floor(age + ROUNDED_YEARS)
}

const periodsTable = (caption: string, rows: readonly Members[], active: readonly Members[]): Markup =>
  table<Members>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Lord', cell: (row) => html`${indent(row)}${bodyCell(row['lord_id'])}` },
      ...signColumn(rows),
      ...spanColumns(rows),
      { head: 'Notes', cell: (row) => notesOf(row, isIn(active, row)) },
    ],
    rows,
  })

/** A period within another one stands further to the right. */
function indent({ level }: Members): Markup | null {
  const depth = (numberOf(level) ?? 1) - 1
  return depth > 0 ? html`<span class="soft" aria-hidden="true">${'\u2003'.repeat(depth - 1)}└ </span>` : null
}

const isIn = (active: readonly Members[], row: Members): boolean =>
  active.some(
    (each) =>
      each['level'] === row['level'] && within(each, 'period')['starts_at'] === within(row, 'period')['starts_at'],
  )

function notesOf({ peak, loosing_of_the_bond: loosing }: Members, isActive: boolean): Markup | null {
  const said = [peak === true && 'peak', loosing === true && 'loosing of the bond'].filter(Boolean).join(', ')
  return isActive || said !== '' ? html`${isActive && html`<b>now</b>`}${isActive && said !== '' && ', '}${said}` : null
}

/** The profection of a year in a sentence, then its months. */
function profectionOf(value: Members): Found {
  const profection = value['profection']
  if (!isMembers(profection)) return {}
  const annual = within(profection, 'annual')
  const lord = within(annual, 'time_lord')
  const age = numberOf(within(within(value, 'meta'), 'annual_profection')['age'])
  const { start, end } = within(annual, 'period')
  const place = placeCell(numberOf(lord['abs_pos']), lord['retrograde'])
  return {
    profection: [
      html`<p class="prose">The year from ${dayCell(start)} to ${dayCell(end)}${age !== null && `, at age ${age},`} is the year of <b>house ${numberOf(annual['activated_house'])}</b> in ${signCell(annual['activated_sign_id'])}. Its lord is <b>${bodyCell(annual['time_lord_id'])}</b>${place && html`, at birth at ${place}`}${typeof lord['house'] === 'number' && `, house ${lord['house']}`}. ${inHouse(annual)}</p>`,
      monthsTable(objectsIn(profection['monthly'])),
    ],
  }
}

/** The planets that are in the sign of the year at birth. */
function inHouse(annual: Members): string {
  const names = objectsIn(annual['natal_planets']).map(({ name }) => textOf(name))
  const sign = signName(annual['activated_sign_id'])
  return names.length === 0 ? `No planet was in ${sign} at birth.` : `At birth in ${sign}: ${names.join(', ')}.`
}

const monthsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Months of the year',
    isCompact: true,
    columns: [
      { head: 'Month', cell: ({ month }) => numberOf(month) },
      { head: 'House', isFigure: true, cell: ({ activated_house: house }) => numberOf(house) },
      { head: 'Sign', cell: ({ activated_sign_id: id }) => signCell(id) },
      { head: 'Lord', cell: ({ time_lord_id: id }) => bodyCell(id) },
      { head: 'Begins', cell: (row) => dayCell(within(row, 'period')['start']) },
      { head: 'Ends', cell: (row) => dayCell(within(row, 'period')['end']) },
    ],
    rows,
  })

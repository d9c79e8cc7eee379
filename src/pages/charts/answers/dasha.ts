import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { dayCell, proseText } from './cells.ts'

/** The periods of a dasha, alone or within a Vedic chart: the balance at birth, the timeline, and what changes next. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => ({
  ...balanceOf(value),
  ...timelineOf(value),
  ...insightsOf(value),
  ...(path.length === 0 && isMembers(value['chart']) && chartNotes(value)),
  ...(path.at(-1) === 'chart' && sadeSatiOf(value)),
  ...(path.at(-1) === 'yogas' && summaryOf(value)),
})

function balanceOf(value: Members): Found {
  const { birth_balance: balance, moon_nakshatra: nakshatra } = value
  if (!isMembers(balance)) return {}
  const star = isMembers(nakshatra)
    ? html` The Moon is in ${textOf(nakshatra['name'])}, pada ${numberOf(nakshatra['pada'])}, whose lord is ${textOf(nakshatra['lord'])}.`
    : null
  return {
    birth_balance: html`<p class="prose">At birth ${yearsText(balance['remaining_years'])} were left of the ${numberOf(balance['full_duration_years'])} years of <b>${textOf(balance['lord'])}</b>, until ${dayCell(balance['end'])}.${star}</p>`,
    moon_nakshatra: null,
  }
}

const MONTHS = 12

/** `7 years and 4 months`. */
function yearsText(value: unknown): string {
  const months = Math.round((numberOf(value) ?? 0) * MONTHS)
  const years = Math.trunc(months / MONTHS)
  const rest = months % MONTHS
  const said = [years > 0 && counted(years, 'year'), rest > 0 && counted(rest, 'month')].filter(Boolean)
  return said.join(' and ') || 'no years'
}

const counted = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

function timelineOf(value: Members): Found {
  const rows = objectsIn(value['timeline'])
  if (rows.length === 0 || rows.some((row) => textOf(row['lord']) === '')) return {}
  return {
    timeline: table<Members>({
      caption: 'Periods of the dasha',
      isCompact: true,
      columns: [
        { head: 'Lord', cell: ({ path, lord }) => (Array.isArray(path) ? path.map(textOf).join(', ') : textOf(lord)) },
        { head: 'Level', cell: ({ level }) => textOf(level) },
        { head: 'From', cell: ({ start }) => dayCell(start) },
        { head: 'To', cell: ({ end }) => dayCell(end) },
      ],
      rows,
    }),
  }
}

function insightsOf(value: Members): Found {
  const facts = objectsIn(value['facts'])
  const changes = objectsIn(value['next_changes'])
  if (facts.length === 0 || facts.some((fact) => textOf(fact['text']) === '' || textOf(fact['level']) === '')) return {}
  const lines = (title: string, rows: readonly Members[]): Markup =>
    html`<section class="prose"><h3>${title}</h3>${rows.map(({ text }) => html`<p>${proseText(text)}</p>`)}</section>`
  return {
    facts: lines('Lords on the date', facts),
    ...(changes.length > 0 && { next_changes: lines('What changes next', changes) }),
  }
}

/** What stands in the head of the page already, or in the settings. */
const chartNotes = (value: Members): Found => ({
  ...('ayanamsha' in value && { ayanamsha: null }),
  ...('timezone_used' in value && { timezone_used: null }),
})

function sadeSatiOf({ sade_sati: own }: Members): Found {
  return isMembers(own) ? { sade_sati: html`<p class="prose"><b>Sade Sati:</b> ${textOf(own['description'])}</p>` } : {}
}

/** How many yogas were looked for. */
function summaryOf({ summary }: Members): Found {
  if (!isMembers(summary)) return {}
  return {
    summary: html`<p class="prose soft">${numberOf(summary['active'])} of ${numberOf(summary['total_evaluated'])} yogas are in the chart.</p>`,
  }
}

import { html, joined, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { sentence, spanText } from './cells.ts'

/** A Vedic horoscope of a day: what it says, the areas of life, the times, and then the facts behind it. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  if (path.length > 0 || !isMembers(value['theme'])) return {}
  const timing = within(value, 'timing')
  return {
    theme: [summaryOf(value), areasTable(value)],
    timing: [
      ...periodTables(timing),
      folded('Chaughadia', objectsIn(timing['chaughadia']), timing),
      folded('Horas', objectsIn(timing['horas']), timing),
    ],
    influences: factsTable(objectsIn(within(value, 'influences')['all_ranked'])),
    ...{ narrative: null, remedy: null, sections: null, scores: null, panchang: null, profile: null },
    dasha: dashaText(within(value, 'profile')),
  }
}

const within = (value: Members, name: string): Members => {
  const each = value[name]
  return isMembers(each) ? each : {}
}

function summaryOf(value: Members): Markup {
  const [theme, narrative, remedy] = [within(value, 'theme'), within(value, 'narrative'), within(value, 'remedy')]
  const texts = [narrative['summary'], narrative['opportunity'], narrative['caution'], narrative['best_use']]
  return html`<section class="prose"><h3>${textOf(theme['headline'])}</h3><p class="soft">${textOf(theme['panchang_mood'])}</p>${joined(
    texts
      .map(textOf)
      .filter(Boolean)
      .map((each) => html`<p>${each}</p>`),
  )}${textOf(remedy['simple_action']) !== '' && html`<p><b>Remedy (${textOf(remedy['focus'])}):</b> ${textOf(remedy['simple_action'])} Avoid: ${lowered(textOf(remedy['avoid']))}</p><p class="soft">${textOf(remedy['reflection'])}</p>`}</section>`
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function areasTable(value: Members): Markup {
  const overall = within(within(value, 'scores'), 'overall')
  return table<Members>({
    caption: `Areas of life, with scores of 100. Overall ${numberOf(overall['score']) ?? '–'}, ${inWords(textOf(overall['band']))}`,
    isCompact: true,
    columns: [
      { head: 'Area', cell: ({ title }) => textOf(title) },
      { head: 'Score', isFigure: true, cell: ({ score }) => numberOf(score) },
      {
        head: 'What it says',
        cell: ({ summary, advice }) => html`<span class="prose">${textOf(summary)}</span><br><b>${textOf(advice)}</b>`,
      },
    ],
    rows: objectsIn(value['sections']),
  })
}

function dashaText(profile: Members): Markup | null {
  const periods = objectsIn(profile['active_dasha_stack'])
  if (periods.length === 0) return null
  return html`<p class="prose soft">Current periods: ${periods.map(({ level, lord }) => `${textOf(lord)} ${textOf(level).toLowerCase()}`).join(', ')}.</p>`
}

/** The good times and those to avoid, in the order of the day. */
const periodTables = (timing: Members): readonly Markup[] =>
  [
    ['Good times', timing['favorable_periods']],
    ['Times to avoid', timing['caution_periods']],
  ].flatMap(([title, list]) => {
    const rows = objectsIn(list)
    return rows.length > 0 ? [periodTable(String(title), rows, timing)] : []
  })

const periodTable = (caption: string, rows: readonly Members[], timing: Members): Markup =>
  table<Members>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Time', cell: ({ label }) => textOf(label) },
      { head: 'From and to', cell: (each) => spanText(each, textOf(timing['date'])) },
      { head: 'Quality', cell: ({ quality }) => inWords(textOf(quality)) },
      {
        head: 'Overlaps',
        cell: ({ warnings }) =>
          objectsIn(warnings)
            .map(({ label }) => textOf(label))
            .join(', '),
      },
    ],
    rows: rows.toSorted((a, b) => textOf(a['start_iso']).localeCompare(textOf(b['start_iso']))),
  })

const folded = (title: string, rows: readonly Members[], timing: Members): Markup =>
  html`<details class="prose"><summary>${title} (${rows.length})</summary>${periodTable(title, rows, timing)}</details>`

/** The facts in the order of their weight. */
const factsTable = (rows: readonly Members[]): Markup =>
  html`<details class="prose"><summary>Factors considered (${rows.length})</summary>${table<Members>({
    caption: 'Factors considered, heaviest first',
    isCompact: true,
    columns: [
      {
        head: 'Fact',
        cell: ({ title, polarity }) => html`${textOf(title)}<br><span class="soft">${inWords(textOf(polarity))}</span>`,
      },
      { head: 'Meaning', cell: ({ summary }) => textOf(summary) },
      { head: 'Points', cell: ({ points }) => pointsText(points) },
    ],
    rows,
  })}</details>`

/** `career −5, mind −10`. */
const pointsText = (value: unknown): string =>
  isMembers(value)
    ? Object.entries(value)
        .flatMap(([area, points]) => {
          const own = numberOf(points)
          return own === null || own === 0 ? [] : [`${sentence(area)} ${own < 0 ? '−' : '+'}${Math.abs(own)}`]
        })
        .join(', ')
    : ''

import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { dayCell, sentence } from './cells.ts'

/** Transits by the houses from the natal Moon: where each is and until when, and the passages of Saturn. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  if (path.length > 0) return {}
  const [insights, windows] = [objectsIn(value['insights']), objectsIn(value['windows'])]
  const passages = [...objectsIn(value['sade_sati']), ...objectsIn(value['dhaiya'])]
  return {
    ...(insights.length > 0 && { insights: insightsTable(insights) }),
    ...(windows.length > 0 && { windows: windowsTable(windows) }),
    ...(passages.length > 0 && { sade_sati: passagesTable(passages), dhaiya: null, saturn_range: null }),
  }
}

const insightsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Transits from the natal Moon',
    columns: [
      {
        head: 'Graha',
        cell: ({ transit_planet: name, sign }) => html`${textOf(name)}<br><span class="soft">in ${textOf(sign)}</span>`,
      },
      { head: 'From', cell: ({ start_date: date }) => dayCell(date) },
      { head: 'To', cell: ({ end_date: date }) => dayCell(date) },
      { head: 'From Moon', isFigure: true, cell: ({ house_from_moon: house }) => numberOf(house) },
      { head: 'From lagna', isFigure: true, cell: ({ house_from_lagna: house }) => numberOf(house) },
      {
        head: 'Effect',
        cell: (each) =>
          html`<span class="prose"><b>${sentence(textOf(each['polarity']))}.</b> ${textOf(each['summary'])} ${pointsText(each)}</span>`,
      },
    ],
    rows,
  })

/** The points of ashtakavarga in the sign, and what obstructs the effect. */
function pointsText({ ashtakavarga, vedha }: Members): Markup {
  const points = isMembers(ashtakavarga) && numberOf(ashtakavarga['bav']) !== null
  const by = isMembers(vedha) ? [...new Set(objectsIn(vedha['obstructions']).map(({ by: name }) => textOf(name)))] : []
  return html`<span class="soft">${points && isMembers(ashtakavarga) && `Ashtakavarga: ${ashtakavarga['bav']} of 8.`}${by.length > 0 && ` Vedha for a time by ${by.join(', ')}.`}</span>`
}

const windowsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Transits, most important first',
    isCompact: true,
    columns: [
      { head: 'Transit', cell: ({ label }) => html`<span class="prose">${textOf(label)}</span>` },
      { head: 'From', cell: ({ start_date: date }) => dayCell(date) },
      { head: 'To', cell: ({ end_date: date }) => dayCell(date) },
      { head: 'Effect', cell: ({ evidence }) => (isMembers(evidence) ? inWords(textOf(evidence['polarity'])) : '') },
    ],
    rows,
  })

const KINDS: Readonly<Record<string, string>> = {
  sade_sati: 'Sade Sati',
  ardhashtama: 'Dhaiya (4th from the Moon)',
  ashtama: 'Dhaiya (8th from the Moon)',
}

const passagesTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Saturn periods counted from the natal Moon',
    isCompact: true,
    columns: [
      { head: 'Passage', cell: ({ kind }) => KINDS[textOf(kind)] ?? sentence(inWords(textOf(kind))) },
      { head: 'From', cell: ({ start_datetime: date }) => dayCell(date) },
      { head: 'To', cell: ({ end_datetime: date }) => dayCell(date) },
      {
        head: 'Signs',
        cell: ({ phases }) => [...new Set(objectsIn(phases).map(({ sign }) => textOf(sign)))].join(', '),
      },
      { head: 'Notes', cell: ({ is_active: isActive }) => (isActive === true ? html`<b>now</b>` : '') },
    ],
    rows: rows.toSorted((a, b) => textOf(a['start_datetime']).localeCompare(textOf(b['start_datetime']))),
  })

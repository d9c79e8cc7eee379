import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { bodyCell, dayCell, sentence, signCell } from './cells.ts'

/** Planetary years: what becomes active first, then the years of planets and signs. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const own = value['planetary_years']
  if (path.length > 0 || !isMembers(own)) return {}
  return {
    planetary_years: [
      activationsTable(objectsIn(own['activations'])),
      planetsTable(objectsIn(own['planets'])),
      signsTable(objectsIn(own['signs'])),
    ],
  }
}

const idsOf = (value: unknown): readonly string[] => (isList(value) ? value.map(textOf) : [])

const marks = (value: unknown, cell: (id: string) => Markup | null): Markup =>
  html`${idsOf(value).map((id, at) => html`${at > 0 && ', '}${cell(id)}`)}`

const DECIMALS = 2

/** `43.32`, and `44` for whole years. */
const yearsText = (value: unknown): string => {
  const years = numberOf(value)
  return years === null ? '' : String(Number(years.toFixed(DECIMALS)))
}

const activationsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'What becomes active',
    isCompact: true,
    columns: [
      { head: 'Date', cell: ({ at }) => dayCell(at) },
      { head: 'Age', isFigure: true, cell: ({ age_years: age }) => yearsText(age) },
      {
        head: 'Active',
        cell: ({ planets, signs }) =>
          html`<span class="prose">${marks(planets, bodyCell)}${idsOf(planets).length > 0 && idsOf(signs).length > 0 && ' and '}${marks(signs, signCell)}</span>`,
      },
      {
        head: 'Years',
        cell: ({ years_of: of, part, count }) =>
          [
            `${textOf(of)} years`,
            ...(part === 'whole' ? [] : [inWords(textOf(part))]),
            ...((numberOf(count) ?? 1) > 1 ? [`${numberOf(count)} times`] : []),
          ].join(', '),
      },
    ],
    rows,
  })

const planetsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Years of the planets',
    isCompact: true,
    columns: [
      { head: 'Planet', cell: ({ id }) => bodyCell(id) },
      { head: 'In', cell: ({ sign_id: id }) => signCell(id) },
      ...['minor', 'mean', 'great'].map((kind) => ({
        head: sentence(kind),
        isFigure: true,
        cell: (row: Members) => yearsText(row[`${kind}_years`]),
      })),
      { head: 'Configured with', cell: ({ configured_with: ids }) => marks(ids, bodyCell) },
    ],
    rows,
  })

const signsTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Years of the signs, by their ascension',
    isCompact: true,
    columns: [
      { head: 'Sign', cell: ({ id }) => signCell(id) },
      { head: 'Years', isFigure: true, cell: ({ ascension_years: years }) => yearsText(years) },
      { head: 'Planets', cell: ({ planets }) => marks(planets, bodyCell) },
    ],
    rows,
  })

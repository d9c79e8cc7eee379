import { SIGNS } from '../../../astro/sign.ts'
import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { placeCell, sentence } from './cells.ts'

/** Strengths of planets and houses: shadbala by rank, bhavabala by house, and ashtakavarga below the signs. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const { shadbala, ashtakavarga } = value
  if (path.length > 0) return {}
  const houses = objectsIn(value['bhavabala'])
  const wars = objectsIn(value['wars'])
  return {
    ...(isMembers(shadbala) && {
      shadbala: [shadbalaTable(shadbala, value['ishta_kashta']), ...warsText(wars)],
      ishta_kashta: null,
      wars: null,
    }),
    ...(houses.length > 0 && { bhavabala: housesTable(houses) }),
    ...(isMembers(ashtakavarga) && { ashtakavarga: ashtakavargaTables(ashtakavarga) }),
  }
}

const whole = (value: unknown): string =>
  numberOf(value) === null ? '' : String(Math.round(numberOf(value) ?? 0)).replace('-', '−')
const DECIMALS = 2
const decimal = (value: unknown): string => (numberOf(value) === null ? '' : (numberOf(value) ?? 0).toFixed(DECIMALS))

const BALAS = ['sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik'] as const

function shadbalaTable(shadbala: Members, ishta: unknown): Markup {
  const rows = Object.entries(shadbala)
    .flatMap(([name, each]) => (isMembers(each) ? [{ ...each, name } as Members] : []))
    .toSorted((a, b) => (numberOf(a['rank']) ?? 0) - (numberOf(b['rank']) ?? 0))
  const fruitOf = (name: unknown, kind: string): string => {
    const own = isMembers(ishta) ? ishta[textOf(name)] : null
    return isMembers(own) ? whole(own[kind]) : ''
  }
  return table<Members>({
    caption: 'Shadbala, strongest first. The six parts are in virupas',
    isCompact: true,
    columns: [
      { head: 'Graha', cell: ({ name }) => textOf(name) },
      { head: 'Rupas', isFigure: true, cell: ({ shadbala_in_rupas: rupas }) => html`<b>${decimal(rupas)}</b>` },
      { head: 'Needed', isFigure: true, cell: ({ minimum_requirements: needed }) => numberOf(needed) },
      { head: 'Ratio', isFigure: true, cell: ({ ratio }) => decimal(ratio) },
      ...BALAS.map((bala) => ({
        head: sentence(bala),
        isFigure: true,
        cell: (row: Members) => whole(row[`${bala}_bala`]),
      })),
      { head: 'Ishta', isFigure: true, cell: ({ name }) => fruitOf(name, 'ishta') },
      { head: 'Kashta', isFigure: true, cell: ({ name }) => fruitOf(name, 'kashta') },
    ],
    rows,
  })
}

const warsText = (wars: readonly Members[]): readonly Markup[] =>
  wars.map(
    ({ winner, loser, virupas }) =>
      html`<p class="prose">Planetary war: ${textOf(winner)} wins against ${textOf(loser)} and takes ${whole(virupas)} virupas.</p>`,
  )

const housesTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Bhavabala of the houses, in virupas',
    isCompact: true,
    columns: [
      { head: 'House', cell: ({ house }) => numberOf(house) },
      { head: 'Middle', cell: ({ degree }) => placeCell(numberOf(degree)) },
      { head: 'Lord', cell: ({ lord }) => textOf(lord) },
      { head: 'From the lord', isFigure: true, cell: ({ bhavadhipati_bala: bala }) => whole(bala) },
      { head: 'Dig', isFigure: true, cell: ({ dig_bala: bala }) => whole(bala) },
      { head: 'Drishti', isFigure: true, cell: ({ drishti_bala: bala }) => whole(bala) },
      { head: 'Rupas', isFigure: true, cell: ({ total_in_rupas: rupas }) => html`<b>${decimal(rupas)}</b>` },
    ],
    rows,
  })

/** Points of the twelve signs, from Aries on. */
const pointsOf = (value: unknown): readonly number[] =>
  isList(value) && value.length === SIGNS.length ? value.map((each) => numberOf(each) ?? 0) : []

interface Points {
  readonly name: string
  readonly points: readonly number[]
}

const pointsIn = (value: unknown): readonly Points[] =>
  isMembers(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        pointsOf(each).length > 0 ? [{ name, points: pointsOf(each) }] : [],
      )
    : []

function ashtakavargaTables(value: Members): readonly Markup[] {
  const sarva = pointsOf(value['sarvashtakavarga'])
  const rows = [...pointsIn(value['bhinnashtakavarga']), ...(sarva.length > 0 ? [{ name: 'All', points: sarva }] : [])]
  const parts = value['prastharashtakavarga']
  const givers = isMembers(parts) ? Object.entries(parts) : []
  return [
    pointsTable('Ashtakavarga: points of each graha in the signs', rows),
    ...(givers.length > 0
      ? [
          html`<details class="prose"><summary>Who gives the points (prastharashtakavarga)</summary>${givers.map(([name, each]) => pointsTable(`Points of ${name}, by giver`, pointsIn(each)))}</details>`,
        ]
      : []),
  ]
}

const pointsTable = (caption: string, rows: readonly Points[]): Markup =>
  table<Points>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Graha', cell: ({ name }) => name },
      ...SIGNS.map(({ abbreviation }, at) => ({
        head: abbreviation,
        isFigure: true,
        cell: ({ points }: Points) => points[at],
      })),
      {
        head: 'Sum',
        isFigure: true,
        cell: ({ points }) => html`<b>${points.reduce((sum, each) => sum + each, 0)}</b>`,
      },
    ],
    rows,
  })

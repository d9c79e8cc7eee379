import { html, type Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, inWords, isList, isMembers, type Members, numberOf, objectsIn, textOf } from '../answer-values.ts'
import { sentence } from './cells.ts'

/** The numbers of a name and a birth date: core, cycles and periods of life. How each was reckoned stands in the JSON. */
export const views = (value: Members, path: readonly string[], _around: Around): Found => {
  const { data } = value
  if (path.length > 0 || !isMembers(data)) return {}
  const { core, cycles, life } = data
  if (!isMembers(core) || !Object.values(core).every(isNumber)) return {}
  return {
    data: [
      headOf(data),
      numbersTable('Core numbers', core),
      ...(isMembers(cycles) ? [numbersTable('Personal cycles', cycles)] : []),
      ...(isMembers(data['name']) ? nameTable(data['name']) : []),
      ...(isMembers(life) ? lifeTables(life) : []),
    ],
    ...{ method: null, provenance: null },
  }
}

const isNumber = (value: unknown): value is Members => isMembers(value) && numberOf(value['value']) !== null

function headOf({ kind, reading, karmic_debts: debts }: Members): Markup {
  const words = isMembers(reading) && isList(reading['words']) ? reading['words'].map(textOf).join(' ') : ''
  const owed = objectsIn(debts).map(({ debt, met_in: where }) => `${numberOf(debt)} (${inWords(textOf(where))})`)
  return html`<p class="prose">${sentence(inWords(textOf(kind)))} numbers${words !== '' && html` of <b>${words}</b>`}.${owed.length > 0 && ` Karmic debts: ${owed.join(', ')}.`}</p>`
}

/** `11, a master number`, with the sums before it. */
const noteOf = ({ compound, is_master: isMaster, root, value }: Members): string =>
  [
    isMaster === true ? 'master number' : '',
    root !== value && numberOf(root) !== null ? `root ${numberOf(root)}` : '',
    textOf(compound) === '' ? '' : `from ${textOf(compound)}`,
  ]
    .filter(Boolean)
    .join(', ')

const numbersTable = (caption: string, numbers: Members): Markup =>
  table<readonly [string, Members]>({
    caption,
    isCompact: true,
    columns: [
      { head: 'Number of', cell: ([name]) => sentence(inWords(name)) },
      { head: 'Number', isFigure: true, cell: ([, each]) => html`<b>${numberOf(each['value'])}</b>` },
      { head: 'Notes', cell: ([, each]) => noteOf(each) },
    ],
    rows: Object.entries(numbers).flatMap(([name, each]) => (isNumber(each) ? [[name, each] as const] : [])),
  })

const nameTable = (name: Members): readonly Markup[] => {
  const rows = Object.entries(name).flatMap(([key, each]): readonly (readonly [string, string])[] => {
    if (isNumber(each)) return [[key, String(numberOf(each['value']))]]
    return isMembers(each) && isList(each['digits']) ? [[key, each['digits'].join(', ')]] : []
  })
  return rows.length === 0
    ? []
    : [
        table<readonly [string, string]>({
          caption: 'From the name',
          isCompact: true,
          columns: [
            { head: 'Number of', cell: ([key]) => sentence(inWords(key)) },
            { head: 'Number', isFigure: true, cell: ([, text]) => text },
          ],
          rows,
        }),
      ]
}

const ageText = ({ from_age: from, to_age: to }: Members): string =>
  numberOf(from) === null ? '' : numberOf(to) === null ? `from ${from}` : `${from} to ${to}`

const lifeTables = (life: Members): readonly Markup[] =>
  Object.entries(life).flatMap(([name, list]) => {
    const rows = objectsIn(list)
    if (rows.length === 0) return []
    const hasAges = rows.some((row) => ageText(row) !== '')
    return [
      table<Members>({
        caption: sentence(inWords(name)),
        isCompact: true,
        columns: [
          { head: 'No.', cell: ({ ordinal }) => numberOf(ordinal) },
          ...(hasAges ? [{ head: 'Age', cell: ageText }] : []),
          { head: 'Number', isFigure: true, cell: ({ value }) => html`<b>${numberOf(value)}</b>` },
          {
            head: 'Notes',
            cell: (row) => [row['is_main'] === true ? 'main' : '', noteOf(row)].filter(Boolean).join(', '),
          },
        ],
        rows,
      }),
    ]
  })

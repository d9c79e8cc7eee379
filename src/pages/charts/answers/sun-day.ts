import type { Markup } from '../../../platform/markup.ts'
import { table } from '../../elements/table.ts'
import type { Around } from '../answer-owners.ts'
import { type Found, isMembers, type Members, objectsIn, textOf } from '../answer-values.ts'
import { bodyCell, clockText, sentence } from './cells.ts'

/** The Sun, the Moon and twilight of a day, and its planetary hours. */
export const views = (value: Members, path: readonly string[], _around: Around): Found =>
  path.length > 0 ? {} : sunOf(value)

const within = (value: Members, name: string): Members => {
  const each = value[name]
  return isMembers(each) ? each : {}
}

/** When the Sun and the Moon rise, culminate and set, on the clock of the place. */
export const riseTable = (value: Members): readonly Markup[] =>
  isMembers(value['moon'])
    ? [
        table<readonly [string, Members]>({
          caption: 'Rising and setting',
          isCompact: true,
          columns: [
            { head: 'Body', cell: ([name]) => bodyCell(name) },
            { head: 'Rises', cell: ([, each]) => clockText(each['rise']) || '–' },
            { head: 'Culminates', cell: ([, each]) => clockText(each['culmination']) || '–' },
            { head: 'Sets', cell: ([, each]) => clockText(each['set']) || '–' },
          ],
          rows: (['sun', 'moon'] as const).map((name) => [name, within(value, name)] as const),
        }),
      ]
    : []

function sunOf(value: Members): Found {
  const hours = within(value, 'planetary_hours')
  if (!isMembers(value['sun']) || !isMembers(value['twilight'])) return {}
  return {
    sun: [
      ...riseTable(value),
      table<readonly [string, Members]>({
        caption: 'Twilight',
        isCompact: true,
        columns: [
          { head: 'Twilight', cell: ([name]) => sentence(name) },
          { head: 'Begins', cell: ([, each]) => clockText(each['begin']) || 'does not begin' },
          { head: 'Ends', cell: ([, each]) => clockText(each['end']) || 'does not end' },
        ],
        rows: Object.entries(within(value, 'twilight')).flatMap(([name, each]) =>
          isMembers(each) ? [[name, each] as const] : [],
        ),
      }),
      ...hoursTable(objectsIn(hours['hours'])),
    ],
    ...{ moon: null, twilight: null, planetary_hours: null, timezone: null, precision: null },
  }
}

const hoursTable = (rows: readonly Members[]): readonly Markup[] =>
  rows.length === 0
    ? []
    : [
        table<Members>({
          caption: 'Planetary hours',
          isCompact: true,
          columns: [
            { head: 'Hour', cell: ({ number, part }) => `${number}, ${textOf(part)}` },
            { head: 'Ruler', cell: ({ ruler }) => bodyCell(ruler) },
            { head: 'Begins', cell: ({ start }) => clockText(start) },
            { head: 'Ends', cell: ({ end }) => clockText(end) },
          ],
          rows,
        }),
      ]

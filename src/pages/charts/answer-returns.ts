import { POINT_NAMES } from '../../astro/body-names.ts'
import { READINGS } from '../../languages/en/readings.ts'
import { html, type Markup } from '../../platform/markup.ts'
import { table } from '../elements/table.ts'
import { type Found, isMembers, type Members, numberOf, objectsIn, textOf } from './answer-values.ts'
import { pointNamed } from './aspects.ts'
import { momentText } from './dates.ts'
import { angleText } from './degrees.ts'

/** The objects that name the moment of a return, the more general one first. */
const RETURNS = ['return', 'solar_return', 'lunar_return'] as const

/** The moment of a return in one sentence. */
export function returnView(value: Members): Found {
  const found = RETURNS.flatMap((name) => {
    const each = value[name]
    return isMembers(each) && textOf(each['exact_moment_utc']) !== '' ? [[name, each] as const] : []
  })
  const [first] = found
  if (!first) return {}
  return { ...Object.fromEntries(found.map(([name]) => [name, null])), [first[0]]: momentOf(first[1]) }
}

function momentOf(value: Members): Markup {
  const [utc, local] = [textOf(value['exact_moment_utc']), textOf(value['exact_moment_local'])]
  const body = textOf(value['body']) || 'sun'
  const number = numberOf(value['return_number'] ?? value['returns_since_birth'])
  const within: Readonly<Record<string, string>> = READINGS.within
  const name = within[body] ?? POINT_NAMES[body] ?? body
  return html`<p class="phase">Return of ${name}${number !== null && `, number ${number}`}: <b>${momentText(local || utc)}</b>${
    local !== '' && ` by the clock of the place, ${momentText(utc)} UTC`
  }.</p>`
}

/** The natal houses of planets in another chart, by their ids. */
export function overlayOf(comparison: unknown): ReadonlyMap<string, number> | null {
  const rows = isMembers(comparison) ? objectsIn(comparison['house_overlay']) : []
  const houses = rows.flatMap((row) => {
    const house = numberOf(row['natal_house'])
    return house === null ? [] : [[textOf(row['planet']), house] as const]
  })
  return houses.length > 0 ? new Map(houses) : null
}

/** The planets of a return on its angles. The houses of the overlay stand beside the positions. */
export function comparisonView(value: Members): Found {
  const rows = objectsIn(value['angularity'])
  const isNamed = rows.every((row) => textOf(row['planet']) !== '' && textOf(row['angle']) !== '')
  return {
    ...(overlayOf(value) && { house_overlay: null }),
    ...(rows.length > 0 && isNamed && { angularity: angularityTable(rows) }),
  }
}

const angularityTable = (rows: readonly Members[]): Markup =>
  table<Members>({
    caption: 'Planets on the angles',
    isCompact: true,
    columns: [
      { head: 'Planet', cell: ({ planet }) => pointNamed(textOf(planet)) },
      { head: 'Angle', cell: ({ angle }) => pointNamed(textOf(angle)) },
      { head: 'Orb', isFigure: true, cell: ({ orb }) => angleText(numberOf(orb) ?? 0) },
    ],
    rows,
  })

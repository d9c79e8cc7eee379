import { ASPECTS } from '../../astro/aspect.ts'
import type { Markup } from '../../platform/markup.ts'
import { type Around, natalName, ownerOf } from './answer-owners.ts'
import { type Found, inWords, isMembers, type Members, numberOf, objectsIn, textOf } from './answer-values.ts'
import { aspectList, type CrossAspect, crossAspects } from './aspects.ts'
import { dateText } from './dates.ts'

const TYPES: ReadonlySet<string> = new Set(ASPECTS.map(({ id }) => id))

/** An end of an aspect: a point, and the chart that it is in where a name tells. */
interface End {
  readonly id: string
  readonly chart: string | null
}

/** The names of the ends, as techniques write them, and the charts that they are in. */
const ENDS: readonly (readonly [from: string, to: string, charts?: readonly [string, string]])[] = [
  ['p1_id', 'p2_id'],
  ['p1', 'p2'],
  ['from', 'to'],
  ['point_1', 'point_2'],
  ['progressed_point', 'natal_point', ['progressed', 'natal']],
  ['directed_point', 'natal_point', ['directed', 'natal']],
]

const endOf = (text: string, chart: string | null): End => {
  const [before, after] = text.split('.')
  return after === undefined ? { id: text, chart } : { id: after, chart: before ?? null }
}

function endsOf(value: Members): readonly [End, End] | null {
  const { between } = value
  if (isMembers(between)) {
    const [from, to] = Object.entries(between)
    return from && to ? [endOf(textOf(from[1]), from[0]), endOf(textOf(to[1]), to[0])] : null
  }
  for (const [from, to, charts] of ENDS) {
    const one = textOf(value[from])
    const other = textOf(value[to])
    if (one !== '' && other !== '') return [endOf(one, charts?.[0] ?? null), endOf(other, charts?.[1] ?? null)]
  }
  return null
}

interface Read extends CrossAspect {
  readonly charts: readonly [string | null, string | null]
}

function aspectOf(value: Members): Read | null {
  const ends = endsOf(value)
  const orb = numberOf(value['orb'] ?? value['orb_deg'])
  const type = textOf(value['type'])
  if (!ends || orb === null || !TYPES.has(type)) return null
  const exact = textOf(value['exact_date'] ?? value['exact_at'])
  return {
    p1: ends[0].id,
    p2: ends[1].id,
    type,
    orb,
    is_applying: (value['is_applying'] ?? value['applying']) === true,
    strength: numberOf(value['strength']) ?? undefined,
    exact: exact === '' ? null : dateText(exact, 'short'),
    charts: [ends[0].chart, ends[1].chart],
  }
}

/** The lists of aspects within an object, each as a table of its own. */
export function aspectsView(value: Members, path: readonly string[], around: Around): Found {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, list]) => {
      const listed = objectsIn(list)
      const aspects = listed.flatMap((each) => aspectOf(each) ?? [])
      return aspects.length > 0 && aspects.length === listed.length
        ? [[name, tableOf(aspects, [...path, name], around)]]
        : []
    }),
  )
}

/** Lists between two charts whose items do not name them, by the name of the object that they are in. */
const COMPARED: Readonly<Record<string, readonly [string, string]>> = { natal_comparison: ['return', 'natal'] }

function tableOf(aspects: readonly Read[], path: readonly string[], around: Around): Markup {
  const compared = path.map((name) => COMPARED[name]).find(Boolean)
  const [from, to] = compared ?? aspects[0]?.charts ?? []
  if (from && to && from !== to)
    return crossAspects(aspects, { from: chartName(from, around), to: chartName(to, around) })
  const name = path.at(-1) ?? ''
  return name === 'aspects' ? aspectList(aspects) : aspectList(aspects, `${sentence(inWords(name))}, tightest first`)
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The owner of a chart: the name of a person, or the kind of chart. */
function chartName(chart: string, around: Around): string {
  const wheel = around.whole[chart]
  const owner = isMembers(wheel) ? ownerOf(wheel, around) : null
  return owner ?? (chart === 'natal' ? natalName(around) : sentence(inWords(chart)))
}

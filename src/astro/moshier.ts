import { civilFields, epochMsOf } from './civil.ts'

/** How far longitudes by the Moshier theory may be from those by the files, in seconds of arc. */
export type MoshierDifferences = Readonly<Record<'planets' | 'moon' | 'outer' | 'node' | 'lilith', number>>

/**
 * The largest differences from a year on until the next row, for instants in UT: Sun to Saturn, the Moon, Uranus to Pluto, the
 * true node and the true Lilith. `tools/moshier-differences.ts` measures them for each century (docs/guide/accuracy.md);
 * these are rounded up. Before 1500 BC Mars is by far the worst.
 */
const MEASURED: readonly (readonly [from: number, ...largest: readonly number[]])[] = [
  [-2999, 2800, 170, 80, 150, 600],
  [-2000, 300, 70, 90, 100, 450],
  [-1500, 25, 45, 90, 100, 450],
  [-1000, 20, 30, 90, 100, 450],
  [0, 10, 15, 80, 100, 400],
  [1000, 5, 7, 50, 80, 400],
  [1500, 2, 5, 25, 80, 400],
  [2400, 5, 10, 50, 80, 400],
]

/** The largest differences at an instant, or from it to another one. */
export function moshierDifferences(jd: number, lastJd = jd): MoshierDifferences {
  const [first, last] = [jd, lastJd].map((each) => civilFields(epochMsOf(each)).year) as [number, number]
  const rows = MEASURED.filter(([from], index) => from <= last && (MEASURED[index + 1]?.[0] ?? Infinity) > first)
  const [planets, moon, outer, node, lilith] = [1, 2, 3, 4, 5].map((column) =>
    Math.max(...rows.map((row) => row[column]!)),
  )
  return { planets: planets!, moon: moon!, outer: outer!, node: node!, lilith: lilith! }
}

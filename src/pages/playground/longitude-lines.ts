/**
 * Lines of longitudes over time, from the answer of an ephemeris. The module has no imports, so that browsers load it
 * too.
 */
export interface LongitudeLines {
  /** Unix seconds. */
  readonly times: readonly number[]
  /** The instants as the answer has them. */
  readonly labels: readonly string[]
  /** The number of rows of the answer, of which a plot has the first ones. */
  readonly rowsOfAnswer: number
  readonly bodies: readonly {
    readonly name: string
    readonly values: readonly (number | null)[]
    /** Whether the steps are short enough for a line to follow the body. */
    readonly isLine: boolean
  }[]
}

interface Row {
  readonly timestamp: string
  readonly local_timestamp?: string
  readonly bodies?: Readonly<
    Record<string, { readonly name: string; readonly abs_pos?: number; readonly speed?: number }>
  >
}

/** A plot shows no more points than a screen has, and a browser draws these without delay. */
const ROWS_MAX = 5_000

/** In degrees per day: that of the Moon near its perigee, the highest of any body. For answers without speeds. */
const FASTEST = 15.4
const DAY_SECONDS = 86_400

/** Null for an answer without rows: one instant, or another format. */
export function longitudeLines(answer: unknown): LongitudeLines | null {
  const data = (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) return null
  const rows = (data as readonly Row[]).slice(0, ROWS_MAX)
  if (rows.length < 2 || rows.some(({ timestamp, bodies }) => typeof timestamp !== 'string' || !bodies)) return null
  const names = Object.keys(rows[0]!.bodies!)
  const times = rows.map(({ timestamp }) => Date.parse(timestamp) / 1000)
  const stepDays = Math.max(...times.slice(1).map((time, at) => time - times[at]!)) / DAY_SECONDS
  return {
    times,
    rowsOfAnswer: data.length,
    labels: rows.map(({ local_timestamp, timestamp }) => local_timestamp ?? timestamp),
    bodies: names.map((name) => ({
      name: name.replaceAll('_', ' '),
      values: rows.map(({ bodies }) => bodies![name]?.abs_pos ?? null),
      isLine: Math.max(...rows.map(({ bodies }) => Math.abs(bodies![name]?.speed ?? FASTEST))) * stepDays < 180,
    })),
  }
}

type Point = readonly [time: number, longitude: number]

/** A stroke for each value, where a line would not follow the body. */
export const pointsOf = (times: readonly number[], values: readonly (number | null)[]): readonly (readonly Point[])[] =>
  values.flatMap((value, at) => (value === null ? [] : [[[times[at]!, value] as const]]))

/** The strokes of a line: it ends where the body goes over 0° Aries, and starts again on the other side. */
export function strokesOf(times: readonly number[], values: readonly (number | null)[]): readonly (readonly Point[])[] {
  const strokes: Point[][] = [[]]
  for (const [at, value] of values.entries()) {
    const before = strokes.at(-1)!.at(-1)
    if (value === null) {
      strokes.push([])
      continue
    }
    if (before && Math.abs(value - before[1]) > 180) {
      const [end, begin] = value < before[1] ? [360, 0] : [0, 360]
      const left = Math.abs(end - before[1])
      const right = Math.abs(value - begin)
      const share = left + right === 0 ? 0 : left / (left + right)
      const time = before[0] + (times[at]! - before[0]) * share
      strokes.at(-1)!.push([time, end])
      strokes.push([[time, begin]])
    }
    strokes.at(-1)!.push([times[at]!, value])
  }
  return strokes.filter(({ length }) => length > 0)
}

/** Heights of labels, as close to their lines as the minimum distance between labels allows. */
export function spread(heights: readonly number[], distance: number, bottom: number): readonly number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  for (const [at, index] of order.entries()) {
    const before = order[at - 1]
    if (before !== undefined) placed[index] = Math.max(placed[index]!, placed[before]! + distance)
  }
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const index = order[at]!
    const after = order[at + 1]
    placed[index] = Math.min(placed[index]!, after === undefined ? bottom : placed[after]! - distance)
  }
  return placed
}

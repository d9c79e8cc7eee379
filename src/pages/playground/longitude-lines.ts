/**
 * Lines of longitudes over time, from the answer of an ephemeris. The module has no imports, so that browsers load it too.
 */
export interface LongitudeLines {
  /** Unix seconds. */
  readonly times: readonly number[]
  /** The instants as the answer has them. */
  readonly labels: readonly string[]
  readonly bodies: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
}

interface Row {
  readonly timestamp: string
  readonly local_timestamp?: string
  readonly bodies?: Readonly<
    Record<string, { readonly name: string; readonly abs_pos?: number; readonly variant?: string }>
  >
}

/** A plot shows no more points than a screen has, and a browser draws these at once. */
const ROWS_MAX = 5_000

/** Null for an answer without rows: one instant, or another format. */
export function longitudeLines(answer: unknown): LongitudeLines | null {
  const data = (answer as { data?: unknown } | null)?.data
  if (!Array.isArray(data)) return null
  const rows = (data as readonly Row[]).slice(0, ROWS_MAX)
  if (rows.length < 2 || rows.some(({ timestamp, bodies }) => typeof timestamp !== 'string' || !bodies)) return null
  const names = Object.keys(rows[0]!.bodies!)
  return {
    times: rows.map(({ timestamp }) => Date.parse(timestamp) / 1000),
    labels: rows.map(({ local_timestamp, timestamp }) => local_timestamp ?? timestamp),
    bodies: names.map((name) => ({
      name: name.replaceAll('_', ' '),
      values: rows.map(({ bodies }) => bodies![name]?.abs_pos ?? null),
    })),
  }
}

/** What a plot draws: undefined joins a line over an instant, null breaks it. */
export interface DrawnLines {
  readonly times: readonly number[]
  readonly values: readonly (readonly (number | null | undefined)[])[]
  /** The row of the answer at or nearest before each instant. */
  readonly rows: readonly number[]
}

/** A break takes a thousandth of a step on either side, which no screen shows. */
const BREAK = 0.001

interface Instant {
  readonly time: number
  readonly row: number
  /** Only a crossing has them. */
  readonly body?: number
  readonly value?: number | null
}

/** Lines that end where a body goes over 0° Aries and begin anew on the other side. No body moves half a circle in a step. */
export function drawnLines({ times, bodies }: LongitudeLines): DrawnLines {
  const crossings = bodies.flatMap(({ values }, body) =>
    values.flatMap((value, row): readonly Instant[] => {
      const next = values[row + 1]
      if (value === null || next === null || next === undefined || Math.abs(next - value) <= 180) return []
      const isForward = next < value
      const [end, begin] = isForward ? [360, 0] : [0, 360]
      const share = Math.abs(end - value) / (Math.abs(end - value) + Math.abs(next - begin))
      const step = times[row + 1]! - times[row]!
      const at = times[row]! + step * Math.min(Math.max(share, 2 * BREAK), 1 - 2 * BREAK)
      return [end, null, begin].map((each, part) => ({ time: at + step * BREAK * (part - 1), row, body, value: each }))
    }),
  )
  const instants = [...times.map((time, row): Instant => ({ time, row })), ...crossings].sort((a, b) => a.time - b.time)
  return {
    times: instants.map(({ time }) => time),
    rows: instants.map(({ row }) => row),
    values: bodies.map(({ values }, body) =>
      instants.map((each) => (each.body === undefined ? values[each.row] : each.body === body ? each.value : undefined)),
    ),
  }
}

/** Heights of labels, as near to those of their lines as a distance between any two of them allows. */
export function spread(heights: readonly number[], distance: number, bottom: number): readonly number[] {
  const order = heights.map((_, at) => at).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  for (const [at, index] of order.entries()) {
    const before = order[at - 1]
    if (before !== undefined) placed[index] = Math.max(placed[index]!, placed[before]! + distance)
  }
  for (let at = order.length - 1; at >= 0; at -= 1) {
    const [index, after] = [order[at]!, order[at + 1]]
    placed[index] = Math.min(placed[index]!, after === undefined ? bottom : placed[after]! - distance)
  }
  return placed
}

/**
 * A lookup by name, in any case and with blanks, hyphens and other signs for underscores. It returns null for an unknown
 * name.
 */
export function lookup<Value>(named: Iterable<readonly [name: string, value: Value]>): (text: string) => Value | null {
  const index = new Map([...named].map(([name, value]) => [spelling(name), value]))
  return (text) => index.get(spelling(text)) ?? null
}

const spelling = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')

/**
 * The Levenshtein distance: the fewest insertions, deletions and replacements that turn one text into another. A distance
 * over `most` is not searched for; the result is then `most + 1`. The work grows with the length times `most`.
 */
export function editDistance(from: string, to: string, most: number): number {
  const over = most + 1
  if (Math.abs(from.length - to.length) > most) return over
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row += 1) {
    // A cell farther than `most` from the diagonal needs more edits than that.
    const first = Math.max(1, row - most)
    const last = Math.min(to.length, row + most)
    const current = new Array<number>(to.length + 1).fill(over)
    let least = over
    if (first === 1) least = current[0] = row
    for (let column = first; column <= last; column += 1) {
      const replaced = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1)
      const edits = Math.min(replaced, previous[column]! + 1, current[column - 1]! + 1)
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most) return over
    previous = current
  }
  return Math.min(previous[to.length]!, over)
}

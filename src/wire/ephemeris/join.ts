import { literal } from '../bytes.ts'

const NEWLINE = 10
const COMMA = literal(',')

/**
 * Joins chunks of a table in columns. Each chunk has a line of cells for each column. The answer has all cells of a
 * column together. The work grows with chunks and columns, not with rows.
 */
export function* columnParts(titles: readonly string[], chunks: readonly Uint8Array[]): Generator<Uint8Array> {
  const lines = chunks.map(splitLines)
  for (const [index, title] of titles.entries()) {
    yield literal(`${index === 0 ? '' : ','}${JSON.stringify(title)}:[`)
    for (const [chunk, parts] of lines.entries()) {
      if (chunk > 0) yield COMMA
      yield parts[index]!
    }
    yield literal(']')
  }
}

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}

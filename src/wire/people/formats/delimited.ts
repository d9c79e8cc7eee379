/** A row of a delimited text, with its first line in the file. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Quotes of word processors, which some programs write around texts. */
const CURLY = /[\u201c\u201d\u201e]/g

/** The rows of a text with quoted cells (RFC 4180). Empty rows are skipped. */
export function* rowsOf(text: string, delimiter: string): Generator<Row> {
  const source = text.replace(/^\ufeff/, '')
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let first = 1
  const isEmpty = () => cells.length === 0 && cell.trim() === ''
  for (let at = 0; at <= source.length; at++) {
    const letter = source[at]
    if (isQuoted && letter !== undefined) {
      if (letter === '\n') line++
      if (letter !== '"') cell += letter
      else if (source[at + 1] === '"') {
        cell += letter
        at++
      } else isQuoted = false
    } else if (letter === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (letter === delimiter) {
      cells.push(cell.trim())
      cell = ''
    } else if (letter === '\n' || letter === undefined) {
      if (!isEmpty()) yield { line: first, cells: [...cells, cell.trim()] }
      cells = []
      cell = ''
      line++
      first = line
    } else if (letter !== '\r') cell += letter
  }
}

/** A text with straight quotes. */
export const straightQuotes = (text: string): string => text.replaceAll(CURLY, '"')

/** A cell with quotes where it needs them. */
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

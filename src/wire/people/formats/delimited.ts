/** A row of a delimited text, with its first line in the file. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** Quotes of word processors, which some programs write around texts. */
const CURLY = /[\u201c\u201d\u201e]/g

/**
 * The rows of a text with quoted cells (RFC 4180). Empty rows are skipped. Each letter is looked at once: what a cell has so far
 * is not read again, which would take the square of its length.
 */
export function* rowsOf(text: string, delimiter: string): Generator<Row, undefined> {
  const source = text.replace(/^\ufeff/, '')
  let cells: string[] = []
  let cell = ''
  let isBlank = true
  let isQuoted = false
  let line = 1
  let first = 1
  const add = (letter: string) => {
    cell += letter
    isBlank &&= letter.trim() === ''
  }
  const begin = () => {
    cell = ''
    isBlank = true
  }
  for (let at = 0; at <= source.length; at++) {
    const letter = source[at]
    if (isQuoted && letter !== undefined) {
      if (letter === '\n') line++
      if (letter !== '"') add(letter)
      else if (source[at + 1] === '"') {
        add(letter)
        at++
      } else isQuoted = false
    } else if (letter === '"' && isBlank) {
      begin()
      isQuoted = true
    } else if (letter === delimiter) {
      cells.push(cell.trim())
      begin()
    } else if (letter === '\n' || letter === undefined) {
      if (cells.length > 0 || !isBlank) yield { line: first, cells: [...cells, cell.trim()] }
      cells = []
      begin()
      line++
      first = line
    } else if (letter !== '\r') add(letter)
  }
  return undefined
}

/** A text with straight quotes. */
export const straightQuotes = (text: string): string => text.replaceAll(CURLY, '"')

/** What spreadsheets take for the beginning of a formula (owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^'*[=+\-@\t\r]/

/** A text that a spreadsheet shows and does not calculate: an apostrophe before what would be a formula. */
export const shownText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text that `shownText` was given. */
export const textOfShown = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell)

/** A cell with quotes where it needs them. */
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

import { dateText } from './dates.ts'
import { angleText } from './degrees.ts'

/** What a part of a text becomes: a text with `$1` for its groups, or made from them. */
export type Edit = readonly [part: RegExp, becomes: string | ((all: string, ...groups: string[]) => string)]
export type Edits = readonly Edit[]

/** Dates in words. A refusal that shows how a date is typed keeps its digits. */
export const DATES_IN_WORDS: Edits = [[/(?<![\d-])\d{4}-\d\d-\d\d(?![\dT-])/g, (iso) => dateText(iso)]]

/** What is never shown to people: decimals of degrees, and names of fields. */
const ALWAYS: Edits = [
  [/\b(\d+\.\d+) degrees\b/g, (_, degrees) => angleText(Number(degrees))],
  [/`/g, ''],
  [/\b[a-z]+(?:_[a-z0-9]+)+\b/g, (name) => name.replaceAll('_', ' ')],
]

/** What somebody has typed stands between quotation marks, and stays as it is. */
const TYPED = /("[^"]*")/

const withEdits = (text: string, edits: Edits): string =>
  edits.reduce(
    // A replacement that is text and one that is a function are different overloads.
    (now, [part, becomes]) => (typeof becomes === 'string' ? now.replace(part, becomes) : now.replace(part, becomes)),
    text,
  )

/** A text of the API in words for people, with its own edits before those of every text. */
export function edited(text: string, edits: Edits): string {
  const parts = withEdits(text, edits).split(TYPED)
  const now = parts.map((part) => (part.startsWith('"') ? `“${part.slice(1, -1)}”` : withEdits(part, ALWAYS))).join('')
  return /[.?!]$/.test(now) ? now : `${now}.`
}

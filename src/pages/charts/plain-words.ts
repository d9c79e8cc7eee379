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

/** A text of the API in words for people, with its own edits before those of every text. */
export const edited = (text: string, edits: Edits): string => {
  let now = text
  // A replacement that is text and one that is a function are different overloads.
  for (const [part, becomes] of [...edits, ...ALWAYS])
    now = typeof becomes === 'string' ? now.replace(part, becomes) : now.replace(part, becomes)
  return /[.?!]$/.test(now) ? now : `${now}.`
}

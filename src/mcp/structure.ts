import { z } from 'zod'
import type { Cut } from '../techniques/shown.ts'
import type { Fields } from '../wire/texts/given.ts'

/**
 * Bytes of the JSON of structured content, which some assistants give to the model in place of the text. At about three
 * bytes in a token these are 8,000 tokens, a third of what Claude Code takes from a tool (25,000).
 */
export const STRUCTURE_MAX = 24_000

/** A list is cut to fewer entries only if the shorter lists of an answer are still too long. */
const ENTRIES_MIN = 10

/** What was removed from an answer, because it would be too long. */
export const Omitted = z
  .array(z.object({ field: z.string(), shown: z.int(), of: z.int(), advice: z.string() }))
  .optional()
type Omitted = NonNullable<z.output<typeof Omitted>>

/** An answer whose JSON is within the bound: `cuts` say which lists lose their last entries, and in which order. */
export function boundedStructure(answer: Fields, cuts: readonly Cut[]): Fields {
  let bounded = answer
  for (const least of [ENTRIES_MIN, 0])
    for (const cut of cuts) {
      if (bytesOf(bounded) <= STRUCTURE_MAX) return bounded
      bounded = withCut(bounded, cut, least)
    }
  return bounded
}

/** The answer with as many entries of a list as fit, but at least the minimum. */
function withCut(answer: Fields, { field, advice }: Cut, least: number): Fields {
  const path = field.split('.')
  const list = valueAt(answer, path)
  if (!Array.isArray(list)) return answer
  const said = omittedOf(answer)
  const of = said.find((each) => each.field === field)?.of ?? list.length
  const others = said.filter((each) => each.field !== field)
  const cutTo = (shown: number): Fields => ({
    ...withValueAt(answer, path, list.slice(0, shown)),
    omitted: [...others, { field, shown, of, advice }] satisfies Omitted,
  })
  let excess = bytesOf(cutTo(list.length)) - STRUCTURE_MAX
  let shown = list.length
  while (excess > 0 && shown > least) {
    shown -= 1
    // A comma stands between two entries.
    excess -= bytesOf(list[shown]) + 1
  }
  return shown < list.length ? cutTo(shown) : answer
}

/** What was left out of an answer. */
export const omittedOf = ({ omitted = [] }: Fields): Omitted => omitted as Omitted

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const valueAt = (value: unknown, [first, ...rest]: readonly string[]): unknown =>
  first === undefined ? value : valueAt((value as Fields | undefined)?.[first], rest)

const withValueAt = (fields: Fields, [first, ...rest]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [first!]: rest.length === 0 ? value : withValueAt(fields[first!] as Fields, rest, value),
})

/** The index of the search in half of its bytes. The module has no imports, so that browsers load it too. */

/** An index as the library writes it. */
export interface PlainIndex {
  readonly documentCount: number
  readonly nextId: number
  readonly documentIds: Readonly<Record<string, string>>
  readonly fieldIds: Readonly<Record<string, number>>
  readonly fieldLength: Readonly<Record<string, readonly number[]>>
  readonly averageFieldLength: readonly number[]
  readonly storedFields: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dirtCount: number
  readonly index: readonly PlainTerm[]
  readonly serializationVersion: number
}

/** A term, and how often each field of each document has it. */
type PlainTerm = readonly [term: string, fields: Readonly<Record<string, Readonly<Record<string, number>>>>]

/** The documents in their order. Their numbers are their places in these lists. */
export interface PackedIndex {
  readonly rest: Pick<
    PlainIndex,
    'documentCount' | 'nextId' | 'fieldIds' | 'averageFieldLength' | 'dirtCount' | 'serializationVersion'
  >
  readonly ids: readonly string[]
  readonly lengths: readonly (readonly number[])[]
  readonly guides: readonly string[]
  /** The number of the guide, the heading and the excerpt of each document. */
  readonly stored: readonly (readonly [guide: number, heading: string, excerpt: string])[]
  /** A term for each line: its fields, and for each the steps between the numbers of its documents. */
  readonly terms: string
}

const BASE = 36

/** Packs an index that the library has written. */
export function packed({ documentIds, fieldLength, storedFields, index, ...rest }: PlainIndex): PackedIndex {
  const numbers = Object.keys(documentIds)
  const guides = [...new Set(Object.values(storedFields).map(({ guide = '' }) => guide))]
  return {
    rest,
    ids: Object.values(documentIds),
    lengths: numbers.map((number) => fieldLength[number] ?? []),
    guides,
    stored: numbers.map((number) => {
      const { guide = '', heading = '', excerpt = '' } = storedFields[number] ?? {}
      return [guides.indexOf(guide), heading, excerpt]
    }),
    terms: index.map(packedTerm).join('\n'),
  }
}

const packedTerm = ([term, fields]: PlainTerm): string =>
  [term, ...Object.entries(fields).flatMap(([field, counts]) => [field, packedCounts(counts)])].join(' ')

function packedCounts(counts: Readonly<Record<string, number>>): string {
  let before = 0
  return Object.entries(counts)
    .map(([number, count]) => {
      const step = Number(number) - before
      before = Number(number)
      return count === 1 ? step.toString(BASE) : `${step.toString(BASE)}*${count.toString(BASE)}`
    })
    .join(',')
}

/** The index as the library reads it. */
export function unpacked({ rest, ids, lengths, guides, stored, terms }: PackedIndex): PlainIndex {
  const numbered = <Value>(values: readonly Value[]): Record<string, Value> => Object.fromEntries(values.entries())
  return {
    ...rest,
    documentIds: numbered(ids),
    fieldLength: numbered(lengths),
    storedFields: numbered(
      stored.map(([guide, heading, excerpt]) => ({ guide: guides[guide] ?? '', heading, excerpt })),
    ),
    index: terms.split('\n').map(unpackedTerm),
  }
}

function unpackedTerm(line: string): PlainTerm {
  const [term = '', ...parts] = line.split(' ')
  const fields: Record<string, Record<string, number>> = {}
  for (let at = 0; at + 1 < parts.length; at += 2) fields[parts[at]!] = unpackedCounts(parts[at + 1]!)
  return [term, fields]
}

function unpackedCounts(text: string): Record<string, number> {
  let number = 0
  const counts: Record<string, number> = {}
  for (const part of text.split(',')) {
    const [step = '', count = '1'] = part.split('*')
    number += Number.parseInt(step, BASE)
    counts[number] = Number.parseInt(count, BASE)
  }
  return counts
}

import { spelling } from './spelling.ts'

/** What a field may carry that decides a chart. */
export type Carried = 'date' | 'time' | 'place'

/** Words of names, each with what a field of such a name carries. */
const WORDS: ReadonlyMap<string, Carried> = new Map(
  Object.entries({
    date: `date dates datetime day month year birthday birthdate dob moment instant when epoch jd julian start end from to
      until since week period range`,
    time: 'time times hour hours minute minutes second seconds clock tob timestamp utc gmt tz timezone zone offset',
    place: `city town village place location address country state region nation province county district lat lng coords
      coordinates geo gps birthplace pob hometown residence postcode zip`,
  }).flatMap(([carried, words]) => words.split(/\s+/).map((word) => [word, carried as Carried] as const)),
)

/** Words of names of what programs note for themselves, and of looks. */
const NOTES: ReadonlySet<string> = new Set(
  `created updated modified generated requested request client format style label color colour font size width display
    include show hide locale version api id source title`.split(/\s+/),
)

const ISO_DATE = /^\s*[+-]?\d{4,6}-\d{2}-\d{2}/
/** Members of an object that are looked at. A birth has fewer. */
const MEMBERS_MAX = 30

/** What an unknown field carries, by its name or by what it holds; null for a field that no chart depends on. */
export function carriedBy(name: string, value: unknown): Carried | null {
  const words = spelling(name).split('_')
  if (words.some((word) => NOTES.has(word))) return null
  if (typeof value === 'object' && value !== null) return carriedWithin(value)
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return null
  return carriedByWords(words) ?? (typeof value === 'string' && ISO_DATE.test(value) ? 'date' : null)
}

/** What a field carries by its name alone. */
export const carriedByName = (name: string): Carried | null => carriedByWords(spelling(name).split('_'))

const carriedByWords = (words: readonly string[]): Carried | null =>
  words.map((word) => WORDS.get(word)).findLast((carried) => carried !== undefined) ?? null

/** An object carries what its first telling member does. No member is an object in the bodies that programs send. */
function carriedWithin(value: object): Carried | null {
  const [first] = Array.isArray(value) ? value : [value]
  if (typeof first !== 'object' || first === null) return null
  for (const [name, member] of Object.entries(first).slice(0, MEMBERS_MAX)) {
    const carried = typeof member === 'object' ? null : carriedBy(name, member)
    if (carried) return carried
  }
  return null
}

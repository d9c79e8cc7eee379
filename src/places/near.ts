import type { DatabaseSync } from 'node:sqlite'
import { LAST } from './lookup-keys.ts'
import { allows, query, type Work } from './query.ts'
import { KINDS } from './weight.ts'

/** The letters, with the blank, that can replace a mistyped or missing letter. */
const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz ', 'αβγδεζηθικλμνξοπρστυφχψω ', 'абвгдежзиклмнопрстуфхцчшщъыьэюя ']
/** The length from which two errors are allowed, in characters. */
const TWO_FAULTS_FROM = 6
/** The longest text that can be a place name. */
const LENGTH_MAX = 60
/** The most names of one beginning that are compared, letter by letter. */
const COMPARED_MAX = 500
/** The work of a name, of a letter tried, and of a name compared, in lookups. */
const NAME_WORK = 60
const TRIAL_WORK = 0.1
const COMPARISON_WORK = 0.3

/** Existing names with up to two errors, and the number of errors. */
export type Near = (key: string, work: Work) => Map<string, number>

/**
 * Finds names alike. An error in the first letters of a name, which it shares with many others, is found by trying each
 * letter. All names with the same first letters are compared: there may be two errors in the rest. So the work hardly
 * depends on the name. Two errors in the first letters are not found.
 */
export function nearNames(db: DatabaseSync, mayBeNamed: (key: string) => boolean): Near {
  const exact = query(db, `select 1 from word where start = ? and kind >= ${KINDS.alternate} limit 1`)
  const begin = `from word where start >= ?1 and start < ?1 || '${LAST}'`
  const counted = query<{ names: number }>(
    db,
    `select count(*) as names from (select 1 ${begin} limit ${COMPARED_MAX + 1})`,
  )
  // Without a bound inside, a text of one letter would read all names that begin with it.
  const alike = query<{ start: string }>(
    db,
    `select start from (select start, kind ${begin} limit ${COMPARED_MAX})
     where kind >= ${KINDS.alternate} and length(start) between ?2 and ?3`,
  )
  const exists = (key: string): boolean => mayBeNamed(key) && exact.get(key) !== undefined

  /** The length of the shortest beginning that few enough names share. */
  function sharedLength(key: string): number {
    let low = 1
    let high = key.length
    while (low < high) {
      const middle = (low + high) >> 1
      const { names } = counted.get(key.slice(0, middle))!
      if (names <= COMPARED_MAX) high = middle
      else low = middle + 1
    }
    return low
  }

  return (key, work) => {
    const near = new Map<string, number>()
    if (key === '' || key.length > LENGTH_MAX || !allows(work, NAME_WORK)) return near
    if (exists(key)) near.set(key, 0)
    const shared = sharedLength(key)
    for (const each of withOneFault(key, shared)) {
      if (!allows(work, TRIAL_WORK)) return near
      if (!near.has(each) && exists(each)) near.set(each, 1)
    }
    const most = key.length < TWO_FAULTS_FROM ? 1 : 2
    const rows = alike.all(key.slice(0, shared), key.length - most, key.length + most)
    for (const start of new Set(rows.map((row) => row.start))) {
      if (!allows(work, COMPARISON_WORK)) return near
      const faults = faultsBetween(key, start, most)
      if (faults <= most && faults < (near.get(start) ?? Infinity)) near.set(start, faults)
    }
    return near
  }
}

/** Whether a name is the other with up to two errors, and not that name itself. */
export function isAlmost(name: string, other: string): boolean {
  const most = Math.min(name.length, other.length) < TWO_FAULTS_FROM ? 1 : 2
  if (name === other || name.length > LENGTH_MAX) return false
  return faultsBetween(name, other, most) <= most
}

/** All texts at one edit from a key, up to a place in it: a letter removed, inserted, replaced or swapped with the next. */
function* withOneFault(key: string, upTo: number): Generator<string> {
  const alphabet = ALPHABETS.find((letters) => letters.includes(key[0]!)) ?? ''
  for (let at = 0; at <= upTo; at += 1) {
    const before = key.slice(0, at)
    const after = key.slice(at)
    if (after !== '') yield before + after.slice(1)
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2)
    for (const letter of alphabet) {
      yield before + letter + after
      if (after !== '') yield before + letter + after.slice(1)
    }
  }
}

/**
 * The edit distance in which swapped neighbours are one error, or any number above `most`. What both have at their
 * beginnings and ends is not compared: names alike share most of their letters.
 */
function faultsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let [end, otherEnd] = [one.length, other.length]
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1
    otherEnd -= 1
  }
  return distance(one.slice(from, end), other.slice(from, otherEnd), most)
}

function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      let faults = Math.min(row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1), row[j]! + 1, next[j - 1]! + 1)
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) faults = Math.min(faults, before[j - 2]! + 1)
      next.push(faults)
      if (faults < least) least = faults
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return row[other.length]!
}

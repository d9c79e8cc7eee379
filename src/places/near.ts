import type { DatabaseSync } from 'node:sqlite'
import { LAST } from './records.ts'
import { KINDS } from './weight.ts'

/** The letters, with the blank, that can replace a mistyped or missing letter. */
const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz ', 'αβγδεζηθικλμνξοπρστυφχψω ', 'абвгдежзиклмнопрстуфхцчшщъыьэюя ']
/** The common prefix of names with two errors, and the length from which two errors are allowed, in characters. */
const SHARED = 3
const TWO_FAULTS_FROM = 6
/** The longest text that can be a place name. */
const LENGTH_MAX = 60

/** Existing names with up to two errors, and the number of errors. */
export function nearNames(db: DatabaseSync): (key: string) => Map<string, number> {
  const exists = db.prepare(`select 1 from word where start = ? and kind >= ${KINDS.alternate} limit 1`)
  const alike = db.prepare(
    `select distinct start from word where start >= ?1 and start < ?1 || '${LAST}' and kind >= ${KINDS.alternate}
     and length(start) between ?2 and ?3`,
  )
  return (key) => {
    const near = new Map<string, number>()
    if (key.length > LENGTH_MAX) return near
    if (exists.get(key)) near.set(key, 0)
    for (const each of withOneFault(key)) if (!near.has(each) && exists.get(each)) near.set(each, 1)
    if (key.length < TWO_FAULTS_FROM) return near
    const rows = alike.all(key.slice(0, SHARED), key.length - 2, key.length + 2) as unknown as { start: string }[]
    for (const { start } of rows) if (!near.has(start) && faultsBetween(key, start) === 2) near.set(start, 2)
    return near
  }
}

/** Whether a name is the other with up to two errors, and not that name itself. */
export function isAlmost(name: string, other: string): boolean {
  const most = Math.min(name.length, other.length) < TWO_FAULTS_FROM ? 1 : 2
  if (name === other || Math.abs(name.length - other.length) > most || name.length > LENGTH_MAX) return false
  return faultsBetween(name, other) <= most
}

/** All texts at one edit from a key: a letter removed, inserted, replaced or swapped with the next. */
function* withOneFault(key: string): Generator<string> {
  const alphabet = ALPHABETS.find((letters) => letters.includes(key[0]!)) ?? ''
  for (let at = 0; at <= key.length; at += 1) {
    const [before, after] = [key.slice(0, at), key.slice(at)]
    if (after !== '') yield before + after.slice(1)
    if (after.length > 1) yield before + after[1] + after[0] + after.slice(2)
    for (const letter of alphabet) {
      yield before + letter + after
      if (after !== '') yield before + letter + after.slice(1)
    }
  }
}

/** The Levenshtein distance. */
function faultsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}

import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** A prepared query of the gazetteer. */
export interface Query<Row> {
  get(...values: readonly SQLInputValue[]): Row | undefined
  all(...values: readonly SQLInputValue[]): Row[]
}

/** The work that is left for one text, in lookups of the index, each a few microseconds. Infinite where it has no bound. */
export interface Work {
  left: number
}

/** The work of a row of a list, in lookups. */
const ROW_WORK = 0.5

/**
 * Prepares a query. `Row` states what it selects: the file has the shape that `build.ts` gave it. Its lookups and rows are
 * taken from the work.
 */
export function query<Row>(db: DatabaseSync, sql: string, work?: Work): Query<Row> {
  const statement = db.prepare(sql) as unknown as Query<Row>
  if (!work) return statement
  return {
    get(...values) {
      work.left -= 1
      return statement.get(...values)
    },
    all(...values) {
      const rows = statement.all(...values)
      work.left -= 1 + ROW_WORK * rows.length
      return rows
    },
  }
}

/** The number of rows that may be read, at most `most`. A list that ends there leaves no work. */
export const rowsLeft = (work: Work, most: number): number =>
  Math.max(0, Math.min(most, Math.floor(work.left / ROW_WORK)))

/** Takes some of the work. False when not so much is left. */
export function allows(work: Work, lookups: number): boolean {
  work.left -= lookups
  return work.left >= 0
}

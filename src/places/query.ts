import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

/** A prepared query of the gazetteer. */
export interface Query<Row> {
  get(...values: readonly SQLInputValue[]): Row | undefined
  all(...values: readonly SQLInputValue[]): Row[]
}

/** Prepares a query. `Row` states what it selects: the file has the shape that `build.ts` gave it. */
export const query = <Row>(db: DatabaseSync, sql: string): Query<Row> => db.prepare(sql) as unknown as Query<Row>

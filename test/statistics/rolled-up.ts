import { randomUUID } from 'node:crypto'
import { sql } from 'slonik'
import { z } from 'zod'
import type { Pool } from '../../src/platform/db/pool.ts'
import type { RequestRow } from '../../src/platform/db/request-log.ts'

/** A row of the log, as a front writes it. */
export const row = (accountId: string, given: Partial<RequestRow> = {}): RequestRow => ({
  ...{ id: randomUUID(), atMs: Date.UTC(2028, 1, 29, 12), accountId, keyId: null, mcpClient: null },
  ...{ operation: 'natal_chart', method: 'POST', path: '/api/v1/natal/calculate', status: 200, units: 1 },
  ...{ durationMs: 7, requests: 1, isVedic: false, use: null },
  ...given,
})

/** Numbers for tests that repeat: the same seed gives the same ones, from 0 to below 1. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    // The generator "mulberry32" of Tommy Ettinger, in the public domain.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Somebody who signed up at an instant in Unix milliseconds. */
export const signUp = (db: Pool, atMs: number, isVerified = false): Promise<string> =>
  db.oneFirst(sql.type(z.object({ id: z.string() }))`
    insert into account (name, plan, issuer, subject, email_verified, created_at)
    values ('a person', 'free', 'https://issuer.example', ${randomUUID()}, ${isVerified}, to_timestamp(${atMs / 1000}))
    returning id`)

/** What somebody did first at an instant in Unix milliseconds. */
export const did = async (db: Pool, person: string, name: string, atMs: number): Promise<void> =>
  void (await db.query(sql.type(z.object({}))`
    insert into product_event (person, name, at) values (${person}, ${name}, to_timestamp(${atMs / 1000}))`))

/** Sums by a text of their keys, of one of the tables. */
export async function sumsOf(db: Pool, table: keyof typeof SUMS): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = await db.any(SUMS[table])
  return new Map(found.map(({ key, sums }) => [key, sums.map(Number)]))
}

const Row = z.object({ key: z.string(), sums: z.array(z.bigint()) })
const SUMS = {
  account_usage: sql.type(Row)`select account_id::text as key, array[requests, units] as sums from account_usage`,
  account_day: sql.type(Row)`
    select concat_ws(' ', account_id, day) as key, array[requests, units, errors, vedic_calls] as sums from account_day`,
  usage_day: sql.type(Row)`
    select concat_ws(' ', day, operation, case when is_mcp then 'mcp' else 'http' end) as key,
      array[requests, client_errors, server_errors, units, duration_ms] as sums from usage_day`,
  latency_day: sql.type(Row)`
    select concat_ws(' ', day, operation, case when is_vedic then 'vedic' else 'other' end, bucket) as key,
      array[requests] as sums from latency_day`,
  vedic_hour: sql.type(Row)`
    select concat_ws(' ', to_char(hour at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), account_id, mcp_client) as key,
      array[calls, errors, duration_ms] as sums from vedic_hour`,
  vedic_day: sql.type(Row)`select day::text as key, array[sessions, users, calls, errors] as sums from vedic_day`,
}

import {
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  ConnectionError,
  StatementTimeoutError,
} from 'slonik'
import { Refusal } from '../errors.ts'

const RETRY_AFTER_MS = 1_000

/** The refusal of a request while the database cannot be reached. The cause is for the log. */
export const unavailable = (cause: unknown): Refusal =>
  Object.assign(new Refusal('database_unavailable', { retryAfterMs: RETRY_AFTER_MS }), { cause })

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'database_unavailable'

const BROKEN = [
  ConnectionError,
  BackendTerminatedError,
  BackendTerminatedUnexpectedlyError,
  StatementTimeoutError,
] as const

/** Sockets that break under a running statement, and Postgres starting, stopping or full (classes 08, 53 and 57P). */
const BROKEN_CODE = /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|ENOENT|08...|53...|57P0[123])$/

/** True for errors of slonik and sockets that mean an unavailable database. False for bugs. */
export const isBroken = (error: unknown): boolean =>
  BROKEN.some((kind) => error instanceof kind) ||
  (error instanceof Error && 'code' in error && BROKEN_CODE.test(String(error.code)))

import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Flush at this many bytes, or after this many milliseconds. */
const WRITE_BYTES = 15_000
const WRITE_MS = 200
const WARN = 40

/**
 * Lines of JSON on stdout. A busy front writes a hundred lines at once, at a third of the cost of single writes. Warnings,
 * errors and the end of the process flush at once. kill -9 loses the last 0.2 seconds.
 */
export function createLog(process: 'start' | 'front' | 'renderer', { logLevel }: Pick<Config, 'logLevel'>): Log {
  const stdout = pino.destination({ sync: false, minLength: WRITE_BYTES, periodicFlush: WRITE_MS })
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(given, method, level) {
      method.apply(this, given)
      if (level >= WARN) stdout.flushSync()
    },
  }
  return pino({ level: logLevel, base: { process }, hooks }, stdout)
}

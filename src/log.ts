import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** So many bytes are written at once, and what is there at the latest after so long. */
const WRITE_BYTES = 4_096
const WRITE_MS = 200

/**
 * Lines of JSON on stdout. A busy front writes thirty lines at once, which costs a third of writing each by itself. What
 * ends the process, and a line of level `fatal`, has all written first; by kill -9 the last 0.2 seconds are lost.
 */
export const createLog = (process: 'start' | 'front' | 'renderer', { logLevel }: Pick<Config, 'logLevel'>): Log =>
  pino(
    { level: logLevel, base: { process } },
    pino.destination({ sync: false, minLength: WRITE_BYTES, periodicFlush: WRITE_MS }),
  )

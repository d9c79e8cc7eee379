import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Lines of JSON on stdout. Written at once, so that the last words of a process are not lost. */
export const createLog = (process: 'start' | 'front' | 'renderer', { logLevel }: Pick<Config, 'logLevel'>): Log =>
  pino({ level: logLevel, base: { process } })

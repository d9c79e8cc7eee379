import { createRequire } from 'node:module'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Flush at this many bytes, or after this many milliseconds. */
const WRITE_BYTES = 15_000
const WRITE_MS = 200
const WARN = 40

/** One line for each event on stdout: JSON for programs, or text for a person at a terminal. */
export function createLog(
  process: 'start' | 'front' | 'renderer',
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
): Log {
  const { stream, hooks } = logFormat === 'text' ? texts() : jsonLines()
  return pino({ level: logLevel, base: { process }, ...(hooks && { hooks }) }, stream)
}

interface Output {
  readonly stream: pino.DestinationStream
  readonly hooks?: pino.LoggerOptions['hooks']
}

/**
 * A busy front writes a hundred lines at once, at a third of the cost of single writes. Warnings, errors and the end of the
 * process flush at once. kill -9 loses the last 0.2 seconds.
 */
function jsonLines(): Output {
  const stream = pino.destination({ sync: false, minLength: WRITE_BYTES, periodicFlush: WRITE_MS })
  const hooks: Output['hooks'] = {
    logMethod(given, method, level) {
      method.apply(this, given)
      if (level >= WARN) stream.flushSync()
    },
  }
  return { stream, hooks }
}

/** Lines such as `[08:15:02] INFO: front: the database is ready after 1.2 s`. */
function texts(): Output {
  // Loaded here, because a log in JSON starts without it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty')
  const { stdout } = process
  const text = prettyFactory({
    colorize: stdout.isTTY && stdout.hasColors(),
    ignore: 'process,phase,step,seconds',
    messageFormat: '{process}: {msg}',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
  })
  return { stream: { write: (line) => void stdout.write(text(line)) } }
}

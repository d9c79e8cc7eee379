import { writeSync } from 'node:fs'
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
  name: 'start' | 'front' | 'renderer' | 'exporter',
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
): Log {
  const options = { level: logLevel, base: { process: name } }
  if (logFormat === 'text') return pino(options, unbuffered(readable()))
  if (process.stdout.isTTY) return pino(options, unbuffered(String))
  return bufferedLog(options)
}

/**
 * A busy front writes a hundred lines at once, at a third of the cost of single writes. Warnings, errors and the end of the
 * process flush at once. kill -9 loses the last 0.2 seconds.
 */
function bufferedLog(options: pino.LoggerOptions): Log {
  const stdout = pino.destination({ sync: false, minLength: WRITE_BYTES, periodicFlush: WRITE_MS })
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(given, method, level) {
      method.apply(this, given)
      if (level >= WARN) stdout.flushSync()
    },
  }
  return pino({ ...options, hooks }, stdout)
}

/** Lines such as `[08:15:02] INFO: front: the database is ready after 1.2 s`. */
function readable(): (line: string) => string {
  // Loaded here, because a log in JSON starts without it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty')
  return prettyFactory({
    colorize: process.stdout.isTTY && process.stdout.hasColors(),
    ignore: 'process,phase',
    messageFormat: '{process}: {msg}',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
  })
}

/**
 * A buffer would wait forever to write to a terminal that was closed, and a library throws the errors of `process.stdout`.
 * Here lines to a closed terminal are lost, and its SIGHUP ends the process in order.
 */
function unbuffered(format: (line: string) => string): pino.DestinationStream {
  const { stdout } = process
  if (!stdout.isTTY) return { write: (line) => void stdout.write(format(line)) }
  return {
    write(line) {
      try {
        writeSync(stdout.fd, format(line))
      } catch {
        // Lost, as said above.
      }
    },
  }
}

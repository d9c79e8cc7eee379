import { write, writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Flush at this many bytes, or after this many milliseconds. */
const WRITE_BYTES = 15_000
const WRITE_MS = 200
const WARN = 40
/**
 * A full pipe is tried again after this time. After this many attempts in a row the process goes on, and writes later.
 */
const RETRY_MS = 50
const TRIES_MAX = 20

/** One line for each event on stdout: JSON for programs, or text for a person at a terminal. */
export function createLog(
  name: 'start' | 'front' | 'renderer' | 'exporter',
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
): Log {
  const options = { level: logLevel, base: { process: name } }
  const format = logFormat === 'text' ? readable() : String
  return process.stdout.isTTY ? pino(options, unbuffered(format)) : bufferedLog(options, format)
}

/** Warnings, errors and the end of the process write immediately. kill -9 loses the last 0.2 seconds. */
function bufferedLog(options: pino.LoggerOptions, format: (line: string) => string): Log {
  const stdout = bufferedStdout()
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(given, method, level) {
      method.apply(this, given)
      if (level >= WARN) stdout.flushSync()
    },
  }
  return pino({ ...options, hooks }, { ...stdout, write: (line: string) => stdout.write(format(line)) })
}

interface BufferedStdout extends pino.DestinationStream {
  /** Calls back when everything written before is flushed, or lost. */
  flush(done: () => void): void
  flushSync(): void
}

/**
 * A busy front writes a hundred lines at a time, at a third of the cost of single writes. Lines are lost once stdout
 * has no reader: the destination of pino then waits forever, in `flushSync` of sonic-boom 4.2.1, so that the process
 * never ends. Node's stream does not help either: a library throws its errors, and the line that reports one causes the
 * next.
 */
function bufferedStdout(): BufferedStdout {
  const { fd } = process.stdout
  let lines = ''
  let sent: Buffer = Buffer.alloc(0)
  let isLost = false
  const waiting: (() => void)[] = []

  const settle = () => {
    for (const done of waiting.splice(0)) done()
  }
  const lose = () => {
    isLost = true
    lines = ''
    settle()
  }
  const send = () => {
    if (sent.length > 0) return
    if (lines === '') return settle()
    sent = Buffer.from(lines)
    lines = ''
    proceed()
  }
  const proceed = () => {
    write(fd, sent, (error, bytes) => {
      if (error?.code === 'EAGAIN') return void setTimeout(proceed, RETRY_MS)
      if (error) return lose()
      sent = sent.subarray(bytes)
      if (sent.length > 0) proceed()
      else if (waiting.length > 0 || lines.length >= WRITE_BYTES) send()
    })
  }
  const flushSync = () => {
    let left = Buffer.from(lines)
    lines = ''
    for (let tries = 0; left.length > 0 && tries < TRIES_MAX && !isLost; tries += 1) {
      try {
        left = left.subarray(writeSync(fd, left))
        tries = 0
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return lose()
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
      }
    }
    if (left.length === 0 || isLost) return
    if (sent.length > 0) lines = left.toString() + lines
    else {
      sent = left
      proceed()
    }
  }

  setInterval(send, WRITE_MS).unref()
  process.once('exit', flushSync)
  return {
    write(line) {
      if (isLost) return
      lines += line
      if (lines.length >= WRITE_BYTES) send()
    },
    flush(done) {
      waiting.push(done)
      if (isLost) settle()
      else send()
    },
    flushSync,
  }
}

/** Lines such as `[08:15:02] INFO: front: the database is ready after 1.2 s`. */
function readable(): (line: string) => string {
  // Loaded here, because a JSON log does not need it.
  const { prettyFactory } = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty')
  return prettyFactory({
    colorize: process.stdout.isTTY && process.stdout.hasColors(),
    ignore: 'process,phase',
    messageFormat: '{process}: {msg}',
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
  })
}

/** Lines to a terminal that was closed are lost, and its SIGHUP ends the process in order. */
function unbuffered(format: (line: string) => string): pino.DestinationStream {
  const { stdout } = process
  return {
    write(line) {
      try {
        writeSync(stdout.fd, format(line))
      } catch {
        // Lost, see above.
      }
    },
  }
}

import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/**
 * A preload of the front: appends a line to TURNS_FILE for each long turn of the event loop, with the instant at which it
 * ended and the time that its thread ran. Time in which other processes had the core does not count.
 */
const LISTED_FROM_MS = 10

function watchTurns(file: string): void {
  let before = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(before)
    const ms = (user + system) / 1000
    if (ms >= LISTED_FROM_MS) appendFileSync(file, `${performance.timeOrigin + performance.now()} ${ms}\n`)
    before = process.threadCpuUsage()
    // Runs once in each turn. It does not keep the loop from waiting for the next event.
    setImmediate(turn).unref()
  }
  setImmediate(turn).unref()
}

const file = process.env['TURNS_FILE']
if (isMainThread && file !== undefined) watchTurns(file)

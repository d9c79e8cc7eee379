import type { Turn, WatchedFront } from './watched-front.ts'

/** A turn of the event loop in which the front does nothing else for its callers, on a core like that of `REFERENCE_MS`. */
export const TURN_MS_MAX = 50
const TRIES = 3

export const longestMs = (turns: readonly Turn[]): number => Math.max(0, ...turns.map(({ cpuMs }) => cpuMs))

/**
 * The longest turn while a request is sent again, in the best of three tries. A collection of garbage, or requests of
 * others, may have had its part in the first one. In milliseconds of the reference core.
 */
export async function aloneMs(front: WatchedFront, send: () => Promise<unknown>): Promise<number> {
  const tries: number[] = []
  for (let times = 0; times < TRIES; times += 1) {
    const before = (await front.turns()).length
    await send()
    tries.push(longestMs((await front.turns()).slice(before)))
  }
  return Math.min(...tries) / slowness()
}

/** What the work of `referenceWork` takes on a quiet core of the machine for which the bound was set. */
const REFERENCE_MS = 20

/** How many times slower this core is now than the reference core, and at least 1. */
function slowness(): number {
  const taken = Array.from({ length: TRIES }, () => {
    const before = process.threadCpuUsage()
    referenceWork()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.max(1, Math.min(...taken) / REFERENCE_MS)
}

/** Reading and checking of JSON, as a front does it. */
function referenceWork(): void {
  const text = JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ name: `field_${at}`, value: at / 7 })))
  const read = JSON.parse(text) as readonly { name: string; value: number }[]
  if (read.filter(({ name }) => /_\d+$/.test(name)).length !== read.length) throw new Error('The reference is wrong')
}

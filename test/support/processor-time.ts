import { existsSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The seconds of processor time that a test file took in its worker, and in child processes that have ended. */
    processorSeconds?: number
  }
}

const STATUS = '/proc/self/stat'

/** Hundredths of a second of this process and of its children that have ended. Only Linux tells. */
function hundredths(): number {
  if (!existsSync(STATUS)) return 0
  const [user, system, ofChildren, systemOfChildren] = readFileSync(STATUS, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11)
    .map(Number)
  return user! + system! + ofChildren! + systemOfChildren!
}

const atStart = hundredths()
// biome-ignore lint/correctness/noEmptyPattern: vitest passes the fixtures first, and accepts nothing but a pattern there.
afterAll(({}, suite) => {
  suite.meta.processorSeconds = (hundredths() - atStart) / 100
})

import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Of a test file: processor time of its worker and of processes that have ended, in seconds. */
    processorSeconds?: number
  }
}

/** Hundredths of a second of this process and of its children that have ended, on Linux. */
function hundredths(): number {
  const [user, system, ofChildren, systemOfChildren] = readFileSync('/proc/self/stat', 'utf8')
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

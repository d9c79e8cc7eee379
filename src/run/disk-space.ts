import { statfs } from 'node:fs/promises'
import type { Advice } from '../platform/advice.ts'
import type { RecurringJob } from '../platform/db/repeated.ts'

/** The free space of the disk that holds VAR_DIR, and with it the embedded Postgres. */
export interface DiskSpace {
  /** When it was last measured; NaN before. */
  freeBytes(): number
  readonly measuring: RecurringJob
}

const EVERY_MS = 60_000
/** Warn the operator when free space falls below the smaller of these. */
const FREE_BYTES_MIN = 2 * 1024 ** 3
const FREE_SHARE_MIN = 0.1
const FULL =
  'The disk of VAR_DIR is nearly full: less than 2 GiB, or a tenth of it, is free. When it is full, the embedded Postgres stops writing.'

export function diskSpace(folder: string, advice: Advice, stat: typeof statfs = statfs): DiskSpace {
  let freeBytes = Number.NaN
  return {
    freeBytes: () => freeBytes,
    measuring: {
      name: 'Measuring the disk',
      everyMs: EVERY_MS,
      async work() {
        const { bavail, blocks, bsize } = await stat(folder)
        freeBytes = bavail * bsize
        if (freeBytes < Math.min(FREE_BYTES_MIN, FREE_SHARE_MIN * blocks * bsize)) advice.give('disk', FULL)
        else advice.withdraw('disk')
      },
    },
  }
}

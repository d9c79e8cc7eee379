import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach } from 'vitest'

const DAY_MS = 86_400_000
/** Longer than a test that counts units should take, and shorter than `hookTimeout`. */
const MARGIN_MS = 45_000
const AFTER_MS = 100

// Units are counted per day or month of UTC, report credits per month. A test that runs over midnight would count in two
// periods. A test that is due shortly before midnight therefore starts after it.
beforeEach(async () => {
  const leftMs = DAY_MS - (Date.now() % DAY_MS)
  if (leftMs < MARGIN_MS) await sleep(leftMs + AFTER_MS)
})

import { rebuildStatistics } from '../accounts/statistics/days.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { runCommand } from '../run/stores.ts'

/** A day of a quarter million requests takes six seconds. */
const DAY_DEADLINE_MS = 600_000

await runCommand(
  readConfig(process.env),
  async ({ db }) => {
    const days = await rebuildStatistics(db, { nowMs: now(), say: console.log })
    console.log(`${days} ${days === 1 ? 'day was' : 'days were'} rebuilt.`)
  },
  DAY_DEADLINE_MS,
)

import { setTimeout as sleep } from 'node:timers/promises'
import { startWorker } from '../../src/jobs/queue.ts'
import { openPool } from '../../src/platform/db/pool.ts'
import { claimReport, completeReport, renewReport } from '../../src/platform/db/reports.ts'

/**
 * A render process without a browser, for tests of what surrounds it: it takes reports from the real queue and stores a
 * few bytes as their PDF. `DIE_AT` names the step at which it kills itself, during its first report.
 */
const { DATABASE_URL, REDIS_URL, DIE_AT, WORK_MS = '0' } = process.env
/** Shorter than in production, so that tests do not wait for ten seconds. */
const LEASE_MS = 2_000
const db = await openPool(DATABASE_URL!)
const worker = startWorker(REDIS_URL ? { redisUrl: REDIS_URL } : { databaseUrl: DATABASE_URL! }, {
  ...{ concurrency: 1, log: (message: string) => console.log(message) },
  handlers: {
    async report(_, { report_id: id }) {
      dieAt('taken')
      const claimed = await claimReport(db, id, LEASE_MS)
      if (!claimed) return
      dieAt('claimed')
      await renewReport(db, id, { chapter: 1, chapters: 2 }, LEASE_MS)
      dieAt('renewed')
      await sleep(Number(WORK_MS))
      const isOurs = await completeReport(db, id, claimed.variant, { pdf: Buffer.from(`%PDF ${id}`), pages: 1 })
      console.log(`${isOurs ? 'completed' : 'superseded'} ${id}`)
      dieAt('completed')
    },
  },
})
process.on('SIGTERM', async () => {
  await worker.close()
  await db.end()
  process.exit(0)
})
console.log('ready')

function dieAt(step: string): void {
  if (step === DIE_AT) process.kill(process.pid, 'SIGKILL')
}

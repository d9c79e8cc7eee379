import { randomBytes } from 'node:crypto'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { journey, outboxLink } from '../tools/journey.ts'
import { startFront } from './support/front.ts'
import { createDatabase, runFolder, type TestDatabase } from './support/postgres.ts'
import { redisAvailable, startRedis, type TestRedis } from './support/redis.ts'
import type { Started } from './support/started.ts'
import { testPlaces } from './support/test-data.ts'

/** The steps of a new user, over two front processes that share a database and a secret. */
describe.each(redisAvailable ? ['Postgres', 'Redis'] : ['Postgres'])(
  'a new user of two fronts, counted in %s',
  (counters) => {
    let database: TestDatabase
    let redis: TestRedis | undefined
    let fronts: readonly Started[] = []
    const varDir = mkdtempSync(join(runFolder(), 'journey-'))

    beforeAll(async () => {
      database = await createDatabase()
      symlinkSync(testPlaces(), join(varDir, basename(testPlaces())))
      redis = counters === 'Redis' ? await startRedis() : undefined
      const env = {
        DATABASE_URL: database.url,
        VAR_DIR: varDir,
        AUTH_SECRET: randomBytes(32).toString('hex'),
        ...(redis && { REDIS_URL: redis.url }),
      }
      fronts = [await startFront(env), await startFront(env)]
    })

    afterAll(async () => {
      await Promise.all(fronts.map((front) => front.stop()))
      await redis?.stop()
      await database.drop()
    })

    test('signs up, has a chart, sees it in the log, revokes the key, leaves', async () => {
      const said: string[] = []
      const linkOf = async (email: string): Promise<string> => {
        for (;;) {
          const link = await outboxLink(varDir, email)
          if (link) return link
          await sleep(50)
        }
      }
      await journey({ fronts: fronts.map(({ url }) => url), linkOf, say: (line) => void said.push(line) })
      expect(said.at(-1)).toContain('deleted the account')
      const log = fronts.map((front) => front.said()).join('')
      // The one that the first start prints.
      expect(log.match(/orr_live_[0-9A-Za-z]{49}/g)!.every((key) => key === demoKey(log))).toBe(true)
    })
  },
)

const demoKey = (log: string) => /shown only once.*: (orr_live_\w+)/.exec(log)?.[1]

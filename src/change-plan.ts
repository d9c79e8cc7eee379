import { parseArgs } from 'node:util'
import { openChanges } from './accounts/changes.ts'
import { changePlan } from './accounts/plan.ts'
import { isPlanName, PLAN_NAMES, type PlanName } from './billing/plans.ts'
import { readConfig } from './config.ts'
import { searchAccounts } from './db/accounts.ts'
import { startDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openPool, type Pool } from './db/pool.ts'
import { connectRedis } from './redis.ts'

const USAGE = `Usage: npm run plan -- <id or e-mail address of an account> ${PLAN_NAMES.join('|')}`

const { account, plan } = readArguments()
const config = readConfig(process.env)
const server = await startDatabase(config)
try {
  await migrate(server.url)
  const db = await openPool(server.url)
  try {
    await change(db)
  } finally {
    await db.end()
  }
} finally {
  await server.stop()
}

/** The fronts hear of it by the line that they listen to. */
async function change(db: Pool): Promise<void> {
  const found = await searchAccounts(db, account)
  const [only, another] = found
  if (!only || another) {
    console.error(only ? 'Several accounts have this address. Name one by its id:' : `There is no account ${account}.`)
    for (const { id, name } of only ? found : []) console.error(`  ${id}  ${name}`)
    process.exitCode = 1
    return
  }
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, console.error) : undefined
  const changes = openChanges({ db, databaseUrl: server.url, redis, log: console.error })
  const before = await changePlan(db, changes, { accountId: only.id, plan, actor: 'operator' })
  await changes.close()
  redis?.disconnect()
  console.log(`The plan of "${only.name}" (${only.id}) is ${plan}. It was ${before}.`)
}

function readArguments(): { account: string; plan: PlanName } {
  try {
    const { positionals } = parseArgs({ allowPositionals: true })
    const [account, plan, ...more] = positionals
    if (!account || more.length > 0) throw new Error('Name one account and one plan')
    if (plan === undefined || !isPlanName(plan)) throw new Error(`The plan must be one of ${PLAN_NAMES.join(', ')}`)
    return { account, plan }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

import { parseArgs } from 'node:util'
import { openAccount } from './accounts/account.ts'
import { createKey } from './accounts/keys.ts'
import { isPlanName, PLAN_NAMES } from './billing/plans.ts'
import { readConfig } from './config.ts'
import { startDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openPool } from './db/pool.ts'

const USAGE = `Usage: npm run key -- --plan ${PLAN_NAMES.join('|')} --name "my app"`

const { plan, name } = readArguments()
const server = await startDatabase(readConfig(process.env))
try {
  await migrate(server.url)
  const db = await openPool(server.url)
  const accountId = await openAccount(db, { name, plan })
  const { key } = await createKey(db, { accountId, name })
  await db.end()
  console.error(`A key of plan ${plan} for "${name}". It is shown this once; keep it safe.`)
  console.log(key)
} finally {
  await server.stop()
}

function readArguments() {
  try {
    const { values } = parseArgs({ options: { plan: { type: 'string' }, name: { type: 'string' } } })
    const { plan, name } = values
    if (plan === undefined || !isPlanName(plan)) throw new Error(`--plan must be one of ${PLAN_NAMES.join(', ')}`)
    if (name === undefined || name === '' || name.length > 200) throw new Error('--name must have 1 to 200 characters')
    return { plan, name }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

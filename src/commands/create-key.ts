import { parseArgs } from 'node:util'
import { openAccount } from '../accounts/account.ts'
import { createKey } from '../accounts/keys.ts'
import { AREA_NAMES, type Area, isArea } from '../contract/accounts/keys.ts'
import { isPlanName, PLAN_NAMES } from '../contract/accounts/plans.ts'
import { Origin } from '../contract/text.ts'
import { now } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { startDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import { openPool } from '../platform/db/pool.ts'

const USAGE = `Usage: npm run key -- --plan ${PLAN_NAMES.join('|')} --name "my app"
  [--area ${AREA_NAMES.join('|')}]... [--origin https://app.example]... [--expires YYYY-MM-DDThh:mm:ssZ]`

const { plan, name, areas, allowedOrigins, expiresAtMs } = readArguments()
const server = await startDatabase(readConfig(process.env))
try {
  await migrate(server.url)
  const db = await openPool(server.url)
  const accountId = await openAccount(db, { name, plan })
  const { key } = await createKey(db, { accountId, name, areas, allowedOrigins, expiresAtMs, actor: 'operator' })
  await db.end()
  console.error(`The key for "${name}", with the plan ${plan}. It is shown only once: keep it safe.`)
  if (areas) console.error(`It may be used for: ${areas.join(', ')}.`)
  if (allowedOrigins) console.error(`Only pages from these origins may use it: ${allowedOrigins.join(', ')}.`)
  if (expiresAtMs !== null) console.error(`It stops working at ${new Date(expiresAtMs).toISOString()}.`)
  console.log(key)
} finally {
  await server.stop()
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        plan: { type: 'string' },
        name: { type: 'string' },
        area: { type: 'string', multiple: true },
        origin: { type: 'string', multiple: true },
        expires: { type: 'string' },
      },
    })
    const { plan, name, area, origin, expires } = values
    if (plan === undefined || !isPlanName(plan)) throw new Error(`--plan must be one of ${PLAN_NAMES.join(', ')}`)
    if (name === undefined || name === '' || name.length > 200) throw new Error('--name must have 1 to 200 characters')
    return {
      plan,
      name,
      areas: area ? readAreas(area) : null,
      expiresAtMs: readExpiry(expires),
      allowedOrigins: origin ? readOrigins(origin) : null,
    }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

function readAreas(names: readonly string[]): Area[] {
  const areas = names.flatMap((each) => each.split(','))
  if (!areas.every(isArea)) throw new Error(`--area must be one of ${AREA_NAMES.join(', ')}`)
  return [...new Set(areas)]
}

function readOrigins(texts: readonly string[]): string[] {
  for (const text of texts) {
    const { error } = Origin.safeParse(text)
    if (error) throw new Error(`--origin ${text}: ${error.issues[0]!.message}`)
  }
  return [...new Set(texts)]
}

function readExpiry(text: string | undefined): number | null {
  if (text === undefined) return null
  const atMs = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
  if (!(atMs > now())) throw new Error('--expires must be a future instant with its offset: YYYY-MM-DDThh:mm:ssZ')
  return atMs
}

import { readConfig } from '../platform/config.ts'
import { startDatabase } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'

const server = await startDatabase(readConfig(process.env))
try {
  let refusal: string | undefined
  const applied = await migrate(server.url, { onNewer: (words) => (refusal = words) })
  if (refusal) {
    console.error(`${refusal}\nNothing was migrated.`)
    process.exitCode = 1
  } else console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
} finally {
  await server.stop()
}

import { readConfig } from './config.ts'
import { startDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'

const server = await startDatabase(readConfig(process.env))
try {
  const applied = await migrate(server.url)
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.')
} finally {
  await server.stop()
}

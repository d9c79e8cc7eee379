import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/platform/db/database.ts'

/**
 * A process of its own around the embedded Postgres, for tests that kill it. It writes one row after the other and
 * prints each number once its row is committed: `node embedded-front.ts <dataDir> [write]`.
 */
const [dataDir, write] = process.argv.slice(2)
const postgres = await startEmbeddedPostgres({ dataDir: dataDir! })
process.on('SIGTERM', async () => {
  await postgres.stop()
  process.exit(0)
})
console.log('ready')
if (write) {
  const client = new pg.Client({ connectionString: postgres.url })
  client.on('error', () => {})
  await client.connect()
  await client.query('create table if not exists written (number int primary key)')
  for (let number = 1; ; number += 1) {
    await client.query('insert into written values ($1)', [number])
    console.log(number)
  }
}
setInterval(() => {}, 60_000)

import { parseArgs } from 'node:util'
import { readConfig } from '../platform/config.ts'
import { startDatabase } from '../platform/db/database.ts'
import { makeBackup } from './backup/make-backup.ts'

const USAGE = `Usage: npm run backup -- <folder>
  Creates the folder, with all rows of the database and the files of the service. Fronts may keep running.`

const folder = readArguments()
const config = readConfig(process.env)
const server = await startDatabase(config)
try {
  const exportDir = config.exportBucket ? undefined : config.exportDir
  const { tables, files } = await makeBackup({
    databaseUrl: server.url,
    folder,
    varDir: config.varDir,
    exportDir,
    say: console.log,
    exportDays: config.exportDays,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(`${folder}: ${rows} rows of ${tables.length} tables, ${files.length} files of ${bytes} bytes.`)
  if (config.authSecret) console.log('AUTH_SECRET is not in the backup. Keep it separately.')
  if (config.exportBucket) console.log('The files of exports are in their bucket, not in the backup.')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await server.stop()
}

function readArguments(): string {
  try {
    const [folder, ...more] = parseArgs({ allowPositionals: true }).positionals
    if (!folder || more.length > 0) throw new Error('Expected one folder')
    return folder
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

import { parseArgs } from 'node:util'
import { openPartStore } from '../jobs/exports/folder-store.ts'
import { readConfig } from '../platform/config.ts'
import { startDatabase } from '../platform/db/database.ts'
import { restoreBackup } from './backup/restore-backup.ts'

const USAGE = `Usage: npm run restore -- <folder> [--replace]
  Restores a backup into an empty database. With --replace, everything in the database is dropped first.`

const { folder, mayReplace } = readArguments()
const config = readConfig(process.env)
const server = await startDatabase(config)
try {
  const { remove: removeExport } = await openPartStore(config)
  const exportDir = config.exportBucket ? undefined : config.exportDir
  const { tables, made_at: madeAt } = await restoreBackup({
    databaseUrl: server.url,
    folder,
    mayReplace,
    varDir: config.varDir,
    exportDir,
    removeExport,
    say: console.log,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`The database is now that of ${madeAt}: ${rows} rows of ${tables.length} tables.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await server.stop()
}

function readArguments(): { folder: string; mayReplace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [folder, ...more] = positionals
    if (!folder || more.length > 0) throw new Error('Expected one folder')
    return { folder, mayReplace: values.replace }
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`)
    process.exit(2)
  }
}

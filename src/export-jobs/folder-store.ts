import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PartStore, UNFINISHED_MS_MAX } from './part-store.ts'
import { spool } from './spool.ts'

/** Files in a folder of this machine, or of a disk that all machines share: a folder for each export. */
export function folderStore(folder: string): PartStore {
  const pathOf = (exportId: string, name: string): string => join(folder, exportId, name)
  return {
    async put(exportId, name, bytes) {
      await mkdir(join(folder, exportId), { recursive: true })
      // A name of its own: two workers may make the same part, when one was believed dead.
      const path = pathOf(exportId, `.${name}.${randomUUID()}`)
      const file = await spool(path, bytes)
      await rename(path, pathOf(exportId, name))
      return file
    },
    async read(exportId, name, { first, last }) {
      const path = pathOf(exportId, name)
      const found = await stat(path).catch(() => null)
      return found?.isFile() && found.size > last ? createReadStream(path, { start: first, end: last }) : null
    },
    async sizes(exportId) {
      const names = (await namesIn(join(folder, exportId))).filter((name) => !isUnfinished(name))
      const sizes = names.map(async (name) => [name, (await stat(pathOf(exportId, name))).size] as const)
      return new Map(await Promise.all(sizes))
    },
    remove: (exportId) => rm(join(folder, exportId), { recursive: true, force: true }),
    async sweep() {
      const exportIds = await namesIn(folder)
      if (exportIds.length === 0) return
      const before = (await timeIn(folder)) - UNFINISHED_MS_MAX
      for (const exportId of exportIds) {
        for (const name of (await namesIn(join(folder, exportId))).filter(isUnfinished)) {
          const path = pathOf(exportId, name)
          const changedAtMs = await stat(path).then(
            ({ mtimeMs }) => mtimeMs,
            () => before,
          )
          if (changedAtMs < before) await rm(path, { force: true })
        }
      }
    },
  }
}

/** The time by the clock that sets the times of files: a shared disk may have another one than this machine. */
async function timeIn(folder: string): Promise<number> {
  const path = join(folder, `.time.${randomUUID()}`)
  await writeFile(path, '')
  try {
    return (await stat(path)).mtimeMs
  } finally {
    await rm(path, { force: true })
  }
}

const isUnfinished = (name: string): boolean => name.startsWith('.')

/** The names in a folder. A folder that is not there has none. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })

import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartStore } from './part-store.ts'
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
      return found?.isFile() ? createReadStream(path, { start: first, end: last }) : null
    },
    remove: (exportId) => rm(join(folder, exportId), { recursive: true, force: true }),
  }
}

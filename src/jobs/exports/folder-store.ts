import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket-store.ts'
import { EXPORT_FOLDER, type PartStore, spool, UNFINISHED_MS_MAX } from './part-store.ts'

/** The store of an installation. The library for buckets is loaded only if there is one. */
export async function openPartStore({
  exportDir,
  exportBucket,
}: {
  readonly exportDir: string
  readonly exportBucket: Bucket | undefined
}): Promise<PartStore> {
  if (!exportBucket) return folderStore(exportDir)
  const { bucketStore } = await import('./bucket-store.ts')
  return bucketStore(exportBucket)
}

/** The name of a file until it is complete. It is unique: two workers may make the same part, if one was believed dead. */
const unfinishedName = (name: string): string => `.${name}.${randomUUID()}`

const isUnfinished = (name: string): boolean => name.startsWith('.')

/** Files in a folder of this machine, or of a disk that all machines share: a folder for each export. */
export function folderStore(folder: string): PartStore {
  const pathOf = (exportId: string, name: string): string => join(folder, exportId, name)
  return {
    async put(exportId, name, bytes) {
      await mkdir(join(folder, exportId), { recursive: true })
      const path = pathOf(exportId, unfinishedName(name))
      const file = await spool(path, bytes)
      await rename(path, pathOf(exportId, name))
      return file
    },
    async read(exportId, name, { first, last }) {
      const file = await open(pathOf(exportId, name)).catch(nullIfMissing)
      if (!file) return null
      try {
        const found = await file.stat()
        if (found.isFile() && found.size > last) return file.createReadStream({ start: first, end: last })
      } catch (error) {
        await file.close()
        throw error
      }
      await file.close()
      return null
    },
    async sizes(exportId) {
      const names = (await namesIn(join(folder, exportId))).filter((name) => !isUnfinished(name))
      const sizes = names.map(async (name) => [name, (await stat(pathOf(exportId, name))).size] as const)
      return new Map(await Promise.all(sizes))
    },
    isInUse: async () => (await namesIn(folder)).some((name) => EXPORT_FOLDER.test(name)),
    remove: (exportId) => rm(join(folder, exportId), { recursive: true, force: true }),
    async sweep() {
      const exportIds = await namesIn(folder)
      if (exportIds.length === 0) return
      const before = (await timeIn(folder)) - UNFINISHED_MS_MAX
      for (const exportId of exportIds) {
        if (!EXPORT_FOLDER.test(exportId)) continue
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

/**
 * The time of the clock that sets file times: a shared disk may have a different one from this machine. A process that
 * is killed here leaves an empty file, which no sweep removes.
 */
async function timeIn(folder: string): Promise<number> {
  const path = join(folder, unfinishedName('time'))
  await writeFile(path, '')
  try {
    return (await stat(path)).mtimeMs
  } finally {
    await rm(path, { force: true })
  }
}

/** The names in a folder. A missing folder has none. */
const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(nullIfMissing)) ?? []

/** Only `ENOENT` means that a file is missing. A disk that does not answer or denies access may have it. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

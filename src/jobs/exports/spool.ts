import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { StoredFile } from './part-store.ts'

/**
 * Writes a new file to the disk, and returns its length and hash. Nothing is left of an incomplete one. `mode` has its
 * permissions, as far as the umask allows them.
 */
export async function spool(path: string, bytes: AsyncIterable<Uint8Array>, mode = 0o666): Promise<StoredFile> {
  const file = await open(path, 'wx', mode)
  const hash = createHash('sha256')
  let length = 0
  try {
    for await (const part of bytes) {
      // Unlike `write`, it continues when the disk accepts only part of a block.
      await file.writeFile(part)
      hash.update(part)
      length += part.length
    }
    await file.sync()
    await file.close()
  } catch (error) {
    await file.close().catch(() => {})
    await rm(path, { force: true })
    throw error
  }
  return { bytes: length, sha256: hash.digest() }
}

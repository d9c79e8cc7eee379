import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'

/** Where the files of exports are stored: a folder, or a bucket. */
export interface PartStore {
  /**
   * Stores a file completely or not at all, and returns its length and hash. A file of that name is replaced: it has
   * the same bytes. `exportId` is what `folderOf` makes, here and below.
   */
  put(exportId: string, name: string, bytes: AsyncIterable<Uint8Array>): Promise<StoredFile>
  /**
   * The bytes from `first` to `last`, both included. Null when there is no such file. Throws when the store cannot say.
   */
  read(
    exportId: string,
    name: string,
    range: { readonly first: number; readonly last: number },
  ): Promise<Readable | null>
  /** The files of an export, with their lengths. */
  sizes(exportId: string): Promise<ReadonlyMap<string, number>>
  /**
   * Whether any export has files here. In a store without any, a missing file proves nothing: its volume may not be
   * mounted, or the folder or bucket may be the wrong one.
   */
  isInUse(): Promise<boolean>
  /** Removes all files of an export. */
  remove(exportId: string): Promise<void>
  /** Removes partial files of killed processes. */
  sweep(): Promise<void>
}

/** A file that is being written keeps growing. One without a change for this long belongs to a killed process. */
export const UNFINISHED_MS_MAX = 10 * 60_000

/** The folder of the files of an export. Each of its runs has its own, because their bytes may differ. */
export const folderOf = ({ id, run }: { readonly id: string; readonly run: number }): string =>
  run === 0 ? id : `${id}.${run}`

/** What `folderOf` makes. */
export const EXPORT_FOLDER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\d+)?$/

export interface StoredFile {
  readonly bytes: number
  readonly sha256: Buffer
}

export const MANIFEST = 'manifest.json'

/** The name of a part, counted from 1: `part-00001.parquet`. */
export const partName = (part: number, format: string): string => `part-${String(part + 1).padStart(5, '0')}.${format}`

/** The number of a part by the name of its file, counted from 0. Null for another name. */
export function partNumber(name: string): number | null {
  const counted = /^part-(\d{5})\./.exec(name)?.[1]
  return counted === undefined ? null : Number(counted) - 1
}

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

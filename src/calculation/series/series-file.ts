import { createHash, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { bytesOf, type Period } from './period.ts'

const HASH = 'sha256'
const HASH_BYTES = 32

/** A piece takes a millisecond, so that the event loop can do other work between two. */
const PIECE_BYTES = 1 << 20

/** The series of a period, which a file has before their hash. Null when there is no such file, or it is damaged. */
export async function readSeries(path: string, period: Period): Promise<SharedArrayBuffer | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!file) return null
  try {
    const memory = new SharedArrayBuffer(bytesOf(period))
    const hash = createHash(HASH)
    for (let at = 0; at < memory.byteLength; at += PIECE_BYTES) {
      const piece = new Uint8Array(memory, at, Math.min(PIECE_BYTES, memory.byteLength - at))
      if ((await read(file, piece)) < piece.length) return null
      hash.update(piece)
    }
    // One byte more, so that a longer file is another one.
    const kept = Buffer.alloc(HASH_BYTES + 1)
    if ((await read(file, kept)) !== HASH_BYTES) return null
    return hash.digest().equals(kept.subarray(0, HASH_BYTES)) ? memory : null
  } finally {
    await file.close()
  }
}

/** Whether there is a file of the right length. Its contents are checked when it is read. */
export const hasSeries = (path: string, period: Period): boolean =>
  statSync(path, { throwIfNoEntry: false })?.size === bytesOf(period) + HASH_BYTES

/** Renamed when it is complete on disk, so that a killed process leaves no file that looks complete. */
export function writeSeries(path: string, bytes: Uint8Array): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const file = openSync(part, 'wx')
    for (const block of [bytes, hashOf(bytes)]) write(file, block)
    fsyncSync(file)
    closeSync(file)
    renameSync(part, path)
  } finally {
    rmSync(part, { force: true })
  }
}

/** Reads until the bytes are full or the file ends. Returns the count. */
async function read(file: FileHandle, bytes: Uint8Array): Promise<number> {
  let count = 0
  while (count < bytes.length) {
    const { bytesRead } = await file.read(bytes, { offset: count })
    if (bytesRead === 0) break
    count += bytesRead
  }
  return count
}

function write(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}

const hashOf = (bytes: Uint8Array): Buffer => createHash(HASH).update(bytes).digest()

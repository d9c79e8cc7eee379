import { createHash, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs'
import { bytesOf, type Period } from './period.ts'

const HASH = 'sha256'
const HASH_BYTES = 32

/** The series of a period, which a file has before their hash. Null when there is no such file, or it is damaged. */
export function readSeries(path: string, period: Period): SharedArrayBuffer | null {
  const file = openIfThere(path)
  if (file === null) return null
  try {
    const memory = new SharedArrayBuffer(bytesOf(period))
    const bytes = new Uint8Array(memory)
    // One byte more, so that a longer file is another one.
    const hash = Buffer.alloc(HASH_BYTES + 1)
    if (read(file, bytes) < bytes.length || read(file, hash) !== HASH_BYTES) return null
    return hashOf(bytes).equals(hash.subarray(0, HASH_BYTES)) ? memory : null
  } finally {
    closeSync(file)
  }
}

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

function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Reads until the bytes are full or the file ends. Returns the count. */
function read(file: number, bytes: Uint8Array): number {
  let count = 0
  while (count < bytes.length) {
    const more = readSync(file, bytes, { offset: count })
    if (more === 0) break
    count += more
  }
  return count
}

function write(file: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written)
}

const hashOf = (bytes: Uint8Array): Buffer => createHash(HASH).update(bytes).digest()

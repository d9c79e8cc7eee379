import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOST } from './host.ts'
import type { Owner } from './way.ts'

const SOCKET_NAME = '.s.PGSQL.5432'

const fits = (directory: string, bytesMax: number) => Buffer.byteLength(join(directory, SOCKET_NAME)) <= bytesMax

/**
 * The directory of the socket for `dataDir`. It is next to the data, or, if that path is too long, in the temporary
 * folder under a predictable name.
 */
export function socketDirectory(dataDir: string, bytesMax = HOST.socketPathBytesMax): string {
  const beside = `${dataDir}.socket`
  if (fits(beside, bytesMax)) return beside
  const name = `orrery-${process.getuid?.() ?? 0}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return [tmpdir(), '/tmp'].map((folder) => join(folder, name)).find((each) => fits(each, bytesMax)) ?? beside
}

/** Creates the directory for its owner only. Access depends on this, so a directory of another user is refused. */
export function makePrivate(directory: string, owner: Owner | undefined): void {
  const bytesMax = HOST.socketPathBytesMax
  if (!fits(directory, bytesMax)) {
    throw new Error(
      `The socket directory ${directory} is too long: at most ${bytesMax - SOCKET_NAME.length - 1} bytes.`,
    )
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const found = lstatSync(directory)
  const uid = process.getuid?.()
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== owner?.uid)) {
    throw new Error(
      `${directory} must be a directory that belongs to the user who starts Orrery. Remove it and start again.`,
    )
  }
  chmodSync(directory, 0o700)
  if (owner) chownSync(directory, owner.uid, owner.gid)
}

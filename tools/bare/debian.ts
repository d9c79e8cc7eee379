import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Machine } from './machine.ts'

/** Whose the programs in a bare Debian are: root, or the ordinary user of this id. */
const USER_ID = 1000

export interface Inside {
  readonly user?: 'root' | 'ordinary'
  readonly folder?: string
  readonly env?: Readonly<Record<string, string>>
  readonly stdio?: SpawnOptions['stdio']
  /** The command belongs to the process namespace of this process, as a container to its pod. */
  readonly pod?: boolean
}

/** The folder of a bare Debian, in which commands run as in a container. */
export interface Debian {
  readonly root: string
  path(inside: string): string
  /** Starts a command. Every process that it leaves ends with it, except in a pod. */
  start(command: readonly string[], options?: Inside): ChildProcess
  /** Runs a command. Throws if it fails. */
  run(command: readonly string[], options?: Inside): Promise<void>
  remove(): void
}

/** proc(5) and the devices that Docker gives to a container. They are gone with the last process of the namespace. */
const ENTER = `
  set -e; root=$1; shift
  mount -t proc proc "$root/proc"
  mount -t tmpfs -o mode=755 dev "$root/dev"
  for each in null zero full random urandom tty; do
    : > "$root/dev/$each"; mount --bind "/dev/$each" "$root/dev/$each"
  done
  mkdir "$root/dev/shm" "$root/dev/pts"
  mount -t tmpfs -o mode=1777 shm "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620 pts "$root/dev/pts"
  ln -s pts/ptmx "$root/dev/ptmx"; ln -s /proc/self/fd "$root/dev/fd"
`
/** The shell stays the first process of the namespace, which ends with it. */
const IN_OWN_NAMESPACE = `${ENTER} set +e; chroot "$@"; exit $?`
/** The command gets our signals itself. */
const IN_OUR_NAMESPACE = `${ENTER} exec chroot "$@"`

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Makes the smallest Debian that apt works in, once. */
export async function makeBase(folder: string, release: string, { mirror }: Machine): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await succeed(spawn('debootstrap', ['--variant=minbase', release, unfinished, mirror], QUIET), 'debootstrap')
  renameSync(unfinished, folder)
}

/** Copies the base, with the Node, the npm and the network of this machine, and an ordinary user `node`. */
export async function makeDebian(base: string, root: string, machine: Machine): Promise<Debian> {
  rmSync(root, { recursive: true, force: true })
  await succeed(spawn('cp', ['--archive', '--reflink=auto', base, root], QUIET), 'cp')
  const path = (inside: string) => join(root, inside)
  const take = (from: string, to: string) => {
    mkdirSync(dirname(path(to)), { recursive: true })
    cpSync(from, path(to), { recursive: true, dereference: true })
  }
  take(machine.node, '/usr/local/bin/node')
  take(machine.npm, '/usr/local/lib/node_modules/npm')
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path('/usr/local/bin/npm'))
  for (const each of ['/etc/resolv.conf', '/etc/hosts', ...machine.certificates]) take(each, each)
  mkdirSync(path('/usr/local/etc'), { recursive: true })
  writeFileSync(path('/usr/local/etc/npmrc'), machine.npmrc)

  const debian = openDebian(root, machine.environment)
  await debian.run(['groupadd', `--gid=${USER_ID}`, 'node'])
  await debian.run(['useradd', `--uid=${USER_ID}`, `--gid=${USER_ID}`, '--create-home', 'node'])
  return debian
}

/** The Debian in a folder. `network` are the variables that lead its programs to the network. */
export function openDebian(root: string, network: Readonly<Record<string, string>> = {}): Debian {
  const start: Debian['start'] = (command, options = {}) => {
    const { user = 'root', folder = '/', env = {}, stdio = 'inherit', pod = false } = options
    const id = user === 'root' ? 0 : USER_ID
    const home = user === 'root' ? '/root' : '/home/node'
    const variables = { PATH, HOME: home, TERM: 'dumb', ...network, ...env }
    const all = Object.entries(variables).map(([name, value]) => `${name}=${value}`)
    const inside = ['env', '-i', `--chdir=${folder}`, ...all, ...command]
    const chroot = [`--userspec=${id}:${id}`, '--groups=', root, ...inside]
    const namespaces = pod ? ['--mount'] : ['--mount', '--pid', '--fork', '--kill-child']
    const script = pod ? IN_OUR_NAMESPACE : IN_OWN_NAMESPACE
    return spawn('unshare', [...namespaces, 'sh', '-c', script, 'sh', root, ...chroot], { stdio })
  }
  return {
    root,
    path: (inside) => join(root, inside),
    start,
    run: (command, options) => succeed(start(command, options), command.join(' ')),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

const QUIET: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'] }

export async function succeed(child: ChildProcess, what: string): Promise<void> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`${what} ended with ${code ?? signal}`)
}

/** Installs packages of Debian. No package starts a server of its own. */
export async function aptInstall(debian: Debian, packages: readonly string[]): Promise<void> {
  writeFileSync(debian.path('/usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const options: Inside = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] }
  await debian.run(['apt-get', 'update', '-qq'], options)
  await debian.run(['apt-get', 'install', '-qq', '-y', '--no-install-recommends', ...packages], options)
}

/** Puts a fresh clone of the last commit of this checkout below `folder`. */
export async function cloneInto(debian: Debian, folder: string, owner: 'root' | 'ordinary'): Promise<void> {
  const checkout = new URL('../..', import.meta.url).pathname
  const clone = debian.path(folder)
  await succeed(spawn('git', ['clone', '--quiet', '--no-hardlinks', checkout, clone], QUIET), 'git clone')
  if (owner === 'ordinary') await debian.run(['chown', '-R', `${USER_ID}:${USER_ID}`, folder])
}

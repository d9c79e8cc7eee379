/**
 * Makes sure that the packages of package-lock.json are really installed, and installs them if not. With `--omit=dev`
 * the packages that only developers need may be absent; installed ones stay. It runs before everything else on any Node
 * from version 20 on, so it imports only modules of Node.
 */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './install/lock.mjs'
import { machineNeeds } from './install/machine.mjs'
import { linkNode } from './install/node.mjs'
import { npmInstall } from './install/npm.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const MODULES = join(ROOT, 'node_modules')
/** npm's record of what it installed, with each package's version and group. */
const RECORD = join(MODULES, '.package-lock.json')
const LOCK = join(MODULES, '.orrery-installing')

const OMIT_DEV = process.argv.includes('--omit=dev')
const POLL_MS = 250

const NEEDS = machineNeeds({
  platform: process.platform,
  arch: process.arch,
  nodeVersion: process.versions.node,
  isMusl: isMusl(),
})

process.exitCode = await main()

async function main() {
  const problem = NEEDS.problem ?? (await installMissing())
  if (problem) return complain(problem)
  linkPostgresLibraries()
}

/** Returns the problem, or null. */
async function installMissing() {
  if (missing() === null) return nodeProblem()
  mkdirSync(MODULES, { recursive: true })
  while (!takeLock(LOCK)) sleep(POLL_MS)
  try {
    const reason = missing({ lockedByUs: true })
    return (reason === null ? null : await install(reason)) ?? nodeProblem()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function nodeProblem() {
  return linkNode({ modules: MODULES, packaged: NEEDS.node, majorMin: NEEDS.nodeMajor })
}

/** The report of a Node that was built for musl names no glibc. */
function isMusl() {
  if (process.platform !== 'linux') return false
  // Otherwise the report asks for the names of the addresses of this machine.
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime === undefined
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
  return NEEDS.binaries.map((path) => join(MODULES, path)).find((path) => !readable(path)) ?? null
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
  const problem = await npmInstall({
    root: ROOT,
    paths: pathsForThisMachine(omitDev),
    omitDev,
    // npm survives when this process is killed. No other installation may begin before npm has ended.
    onStart: (pid) => writeFileSync(LOCK, `${process.pid} ${pid}`),
  })
  const left = problem ? null : missing({ lockedByUs: true })
  if (!problem && !left) return null
  // A failed npm restores the earlier state, so the packages installed before can be used without the registry.
  if (record && problem) writeFileSync(RECORD, JSON.stringify(record))
  return (
    `${problem ?? `npm left out ${left}`}.\nThe first start needs the npm registry: check the network and, behind a proxy, npm's ` +
    '"registry" and "https-proxy" settings; then start again. Nothing half-installed is used.'
  )
}

/** The packages that npm installs on this platform. */
function pathsForThisMachine(omitDev) {
  // npm writes a single platform as a text.
  const admits = (list, value) => !list || [list].flat().includes(value)
  return Object.entries(readJson(join(ROOT, 'package-lock.json'))?.packages ?? {})
    .filter(([path, { dev }]) => path !== '' && !(dev && omitDev))
    .filter(
      ([, { os, cpu, libc }]) => admits(os, process.platform) && admits(cpu, process.arch) && admits(libc, 'glibc'),
    )
    .map(([path]) => path)
}

/** Whether npm's record of the last installation has packages that only developers need. */
function hasDevPackages() {
  const installed = readJson(RECORD)
  return Object.values(installed?.packages ?? {}).some(({ dev }) => dev)
}

/** Does the work of the Postgres package's install script: npm packages cannot hold symbolic links. */
function linkPostgresLibraries() {
  const postgres = join(MODULES, NEEDS.postgres)
  const links = readJson(join(postgres, 'native', 'pg-symlinks.json')) ?? []
  for (const { source, target } of links) {
    const path = join(postgres, target)
    if (existsSync(path)) continue
    rmSync(path, { force: true })
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
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

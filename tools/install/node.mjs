import { spawnSync } from 'node:child_process'
import { accessSync, constants, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { nodeRemedy } from './machine.mjs'

/** An apt that gets no answer gives up after this time. */
const APT = ['-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=1']
const LAST_LINES = 5

/**
 * Makes sure that `node` of the npm scripts, a link in `.bin`, leads to a Node that runs. The Node from npm needs
 * libatomic, which machines without a compiler lack: root installs it on Debian and Ubuntu. Else the link leads to the Node
 * that runs this, if it is new enough. `packaged` is a path below `modules`. Returns the problem, or null.
 */
export function linkNode({ modules, packaged, majorMin }) {
  const link = join(modules, '.bin', 'node')
  const target = join('..', packaged)
  if (failure(link) === null) return null
  let problem = failure(join(modules, packaged))
  if (problem !== null && /libatomic/.test(problem) && installLibatomic()) problem = failure(join(modules, packaged))
  if (problem === null) return point(link, target)
  const own = Number(process.versions.node.split('.')[0])
  if (own >= majorMin && problem !== NO_LOADER) {
    console.error(
      `The Node from npm does not run here (${problem}). Using Node ${process.versions.node} of this machine.`,
    )
    return point(link, process.execPath)
  }
  // A Node that does not run would hide the one of this machine from the next start.
  rmSync(link, { force: true })
  return `The Node ${majorMin} from npm does not run here: ${problem}.\n${nodeRemedy(process.platform)}`
}

const NO_LOADER = 'this system has no glibc'

/** Why a Node does not run, in a few words, or null. */
function failure(node) {
  const { status, error, stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (status === 0) return null
  // The kernel says the same of a missing file and of a missing loader.
  if (error?.code === 'ENOENT' && isFile(node)) return NO_LOADER
  if (error) return error.message
  return (
    stderr
      .trim()
      .split('\n')[0]
      .replace(/^.*error while loading shared libraries: /, '') || `it ended with ${status}`
  )
}

/** True when apt has installed it. */
function installLibatomic() {
  if (process.getuid() !== 0 || !isOnPath('apt-get')) return false
  console.error('The Node from npm needs libatomic.so.1. Installing the package libatomic1 with apt-get, as root.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'libatomic1']]) {
    const { status, error, stderr } = spawnSync('apt-get', [...APT, ...args], { env, encoding: 'utf8' })
    if (status === 0) continue
    const said = error?.message ?? stderr.trim().split('\n').slice(-LAST_LINES).join('\n')
    console.error(`apt-get ${args[0]} failed:\n${said}`)
    return false
  }
  return true
}

const isOnPath = (name) => (process.env.PATH ?? '').split(delimiter).some((folder) => isFile(join(folder, name)))

function isFile(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function point(link, target) {
  if (linked(link) !== target) {
    mkdirSync(dirname(link), { recursive: true })
    rmSync(link, { force: true })
    symlinkSync(target, link)
  }
  return null
}

function linked(link) {
  try {
    return readlinkSync(link)
  } catch {
    return null
  }
}

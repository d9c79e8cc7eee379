import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A registry answers the first of some 300 requests within a second. */
const FIRST_ANSWER_MS_MAX = 20_000
const SHOW_MS = 250

const ARGUMENTS = [
  'install',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-save',
  '--include=optional',
  // At this level npm prints a line for each answer of the registry.
  '--loglevel=http',
  '--no-color',
  '--no-progress',
]

/**
 * Runs npm install. Shows on a terminal how many of the packages at `paths` are there. Returns the failure, or null. A
 * registry that gives no answer is a failure after 20 seconds: npm itself would try each package several times, for
 * hours.
 */
export async function npmInstall({ root, paths, omitDev, onStart }) {
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const args = [...npm.slice(1), ...ARGUMENTS, omitDev ? '--omit=dev' : '--include=dev']
  const child = spawn(npm[0], args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  if (child.pid) onStart(child.pid)
  const progress = showProgress(root, paths)
  const registry = { answered: false, failure: '', isSilent: false }
  const silence = setTimeout(() => {
    if (registry.answered) return
    registry.isSilent = true
    child.kill('SIGKILL')
  }, FIRST_ANSWER_MS_MAX)
  createInterface({ input: child.stderr }).on('line', (line) => {
    const said = reading(line)
    if (said.answered) registry.answered = true
    if (said.failure) registry.failure = said.failure
    if (said.text) progress.print(said.text)
  })
  const { status, error } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ error })).once('close', (status) => resolve({ status }))
  })
  clearTimeout(silence)
  progress.end()
  if (error) return `npm could not be run: ${error.message}`
  if (registry.isSilent) {
    const seconds = FIRST_ANSWER_MS_MAX / 1000
    return `The npm registry did not answer within ${seconds} seconds${registry.failure && ` (${registry.failure})`}`
  }
  if (status !== 0) return `npm install failed (${status})`
  console.error(`Packages installed in ${progress.seconds()} s.`)
  return null
}

/** What a line of npm says. Its warnings are about the settings of this machine and are left out. */
function reading(line) {
  const request = /^npm http fetch \w+ (?:(\d{3}) |.* attempt \d+ failed with (\S+))/i.exec(line)
  if (request) return { answered: request[1] !== undefined, failure: request[2] }
  return { text: /^npm (?!err)/i.test(line) ? '' : line }
}

/** One line on a terminal, written anew four times a second. Elsewhere nothing. */
function showProgress(root, paths) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  const { stderr } = process
  const absent = new Set(paths)
  const show = () => {
    for (const path of absent) if (existsSync(join(root, path, 'package.json'))) absent.delete(path)
    stderr.write(`\r\x1b[KInstalling packages: ${paths.length - absent.size} of ${paths.length}, ${seconds()} s`)
  }
  const timer = stderr.isTTY ? setInterval(show, SHOW_MS) : undefined
  const clear = () => timer && stderr.write('\r\x1b[K')
  return {
    print(text) {
      clear()
      console.error(text)
    },
    end() {
      clearInterval(timer)
      clear()
    },
    seconds,
  }
}

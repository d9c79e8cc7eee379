import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** What a bare Debian takes over from the machine that makes it. */
export interface Machine {
  /** The address of a Debian mirror, from the sources of apt. */
  readonly mirror: string
  /** The executable of Node. */
  readonly node: string
  /** The folder of the package npm. */
  readonly npm: string
  /** Lines of a npmrc that lead to the registry. */
  readonly npmrc: string
  /** Certificates that npm and Node trust here, at the same paths there. */
  readonly certificates: readonly string[]
  /** Variables that lead to the network. */
  readonly environment: Readonly<Record<string, string>>
}

const NPM_SETTINGS = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl']
const VARIABLES = [
  'NODE_EXTRA_CA_CERTS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
]

export function thisMachine(): Machine {
  const settings = NPM_SETTINGS.map((name) => [name, npmSetting(name)] as const).filter(([, value]) => value !== '')
  const environment = Object.fromEntries(
    VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]] as const] : [])),
  )
  const cafile = settings.find(([name]) => name === 'cafile')?.[1]
  return {
    mirror: debianMirror(),
    node: onPath('node'),
    npm: dirname(dirname(onPath('npm'))),
    npmrc: settings.map(([name, value]) => `${name}=${value}\n`).join(''),
    certificates: [cafile ?? '', environment['NODE_EXTRA_CA_CERTS'] ?? ''].filter(existsSync),
    environment,
  }
}

/** A program of the machine, not of the checkout, whose folder npm puts first in PATH. */
function onPath(name: string): string {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name)
    if (!folder.includes('node_modules') && existsSync(path)) return realpathSync(path)
  }
  throw new Error(`There is no ${name} in PATH.`)
}

function npmSetting(name: string): string {
  const value = said('npm', ['config', 'get', name]).trim()
  return value === 'null' || value === 'undefined' ? '' : value
}

function debianMirror(): string {
  const lists = said('apt-get', ['indextargets', '--format', '$(LABEL) $(COMPONENT) $(REPO_URI)'])
  const mirror = /^Debian main (\S+)$/m.exec(lists)?.[1]
  if (!mirror) throw new Error('The sources of apt name no Debian mirror: run "apt-get update" on a Debian.')
  return mirror
}

const said = (file: string, args: readonly string[]) =>
  execFileSync(file, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

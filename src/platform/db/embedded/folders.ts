import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorFault } from '../../errors.ts'
import { HOST, hint, type Owner, type PostgresProgram } from './host.ts'

/**
 * It takes a few seconds, but minutes with a twentieth of a core, on which the front loads its modules at the same
 * time.
 */
const INITDB_TIMEOUT_MS = 600_000

/** UTF-8 everywhere, ordered by code point: the same on every machine, regardless of its C library or ICU. */
const INITDB = [
  '--username=orrery',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
  // Syncing a thousand files one by one takes as long as the rest of initdb, or longer on a busy disk.
  ...(HOST.hasSyncfs ? ['--sync-method=syncfs'] : []),
]

/**
 * Makes a database cluster at `dataDir` unless there is one. It is made under another name and renamed at the end, so
 * that a killed start leaves nothing that looks complete.
 */
export async function makeCluster(dataDir: string, program: PostgresProgram): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return
  mkdirSync(dirname(dataDir), { recursive: true, mode: 0o700 })
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new OperatorFault(
      `${dataDir} holds files but no Postgres database. Move them away, or set VAR_DIR to another folder.`,
    )
  }
  const unfinished = `${basename(dataDir)}.unfinished`
  const temporary = join(dirname(dataDir), unfinished)
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary, { mode: 0o700 })
  if (program.owner) chownSync(temporary, program.owner.uid, program.owner.gid)
  const [file, args, user] = program.command('initdb', [`--pgdata=${temporary}`, ...INITDB])
  try {
    await promisify(execFile)(file, [...args], { ...user, env: POSTGRES_ENV, timeout: INITDB_TIMEOUT_MS })
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim()
    throw new Error(
      `initdb could not create the database at ${dataDir}: ${said || (error as Error).message}${hint(program, dataDir)}`,
    )
  }
  renameSync(temporary, dataDir)
}

/** The environment of Postgres. Excludes ours: PGPORT, PGDATA, secrets. */
export const POSTGRES_ENV = { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const SOCKET_NAME = '.s.PGSQL.5432'

const fits = (directory: string, bytesMax: number) => Buffer.byteLength(join(directory, SOCKET_NAME)) <= bytesMax

/**
 * The directory of the socket for `dataDir`. It is next to the data, or, if that path is too long, in the temporary
 * folder under a predictable name.
 */
export function socketDirectory(dataDir: string, bytesMax = HOST.socketPathBytesMax): string {
  const beside = `${dataDir}.socket`
  if (fits(beside, bytesMax)) return beside
  const name = `orrery-${process.getuid?.() ?? 0}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
  return [tmpdir(), '/tmp'].map((folder) => join(folder, name)).find((each) => fits(each, bytesMax)) ?? beside
}

/** Creates the directory for its owner only. Access depends on this, so a directory of another user is refused. */
export function makePrivate(directory: string, owner: Owner | undefined): void {
  const bytesMax = HOST.socketPathBytesMax
  if (!fits(directory, bytesMax)) {
    throw new Error(
      `The socket directory ${directory} is too long: at most ${bytesMax - SOCKET_NAME.length - 1} bytes.`,
    )
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const found = lstatSync(directory)
  const uid = process.getuid?.()
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== owner?.uid)) {
    throw new Error(
      `${directory} must be a directory that belongs to the user who starts Orrery. Remove it and start again.`,
    )
  }
  chmodSync(directory, 0o700)
  if (owner) chownSync(directory, owner.uid, owner.gid)
}

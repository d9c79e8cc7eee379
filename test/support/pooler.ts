import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseDsn } from 'slonik'

const PGBOUNCER = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0)
/** Tests of a pooler are skipped where it is missing. */
export const hasPooler = PGBOUNCER !== undefined
const START_TRIES = 500

/** PgBouncer in session mode before the database of a URL. */
export interface TestPooler {
  readonly url: string
  stop(): Promise<void>
}

export async function startPooler(databaseUrl: string): Promise<TestPooler> {
  const { host = '127.0.0.1', port = 5432, username, password, databaseName } = parseDsn(databaseUrl)
  // PgBouncer does not run as root, and another user does not reach the socket of a test's Postgres.
  const bridge = createServer((socket) => {
    const server = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    const end = () => {
      socket.destroy()
      server.destroy()
    }
    for (const each of [socket, server]) each.on('error', end).on('close', end)
    socket.pipe(server).pipe(socket)
  })
  const bridgePort = await listening(bridge)
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pooler-'))
  chmodSync(folder, 0o777)
  const own = await freePort()
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
pooled = host=127.0.0.1 port=${bridgePort} dbname=${databaseName} user=${username}${password ? ` password=${password}` : ''}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 100
logfile = ${folder}/log
`,
  )
  const user = userInfo().uid === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PGBOUNCER!, [...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const exited = once(child, 'exit')
  for (let tries = 0; tries < START_TRIES && !(await answers(own)); tries += 1) await sleep(20)
  return {
    url: `postgresql://caller@127.0.0.1:${own}/pooled`,
    async stop() {
      child.kill('SIGKILL')
      await exited
      process.off('exit', killWithUs)
      bridge.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  server.close()
  await once(server, 'close')
  return port
}

import type { ChildProcess } from 'node:child_process'
import { appendFileSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'
import { ask } from './ask.ts'
import { aptInstall, type Debian, type Inside, succeed } from './debian.ts'
import type { Image } from './image.ts'

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly command?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
}

const COMPOSE = new URL('../../docker-compose.yml', import.meta.url).pathname
const PASSWORD = 'only-in-this-folder'
const SECRET = 'only in this folder, and long enough'
const HEALTHY_MS_MAX = 120_000
const POLL_MS = 1_000

/** Installs the servers that compose runs beside the image, as Debian has them, and `ip` for the network of the pod. */
export const installServers = (debian: Debian) => aptInstall(debian, ['postgresql', 'redis-server', 'iproute2'])

/**
 * Starts the services of compose in the network of this process, which has only a loopback device. Fetches charts and a
 * report from the front, and stops the processes of the image. Returns what was fetched.
 */
export async function runCompose(image: Image, servers: Debian): Promise<string[]> {
  const { services } = interpolated(readFileSync(COMPOSE, 'utf8'))
  await servers.run(['ip', 'link', 'set', 'lo', 'up'], { pod: true })
  appendFileSync(image.debian.path('/etc/hosts'), '127.0.0.1 postgres redis\n')
  await startPostgres(servers, services['postgres']!)
  startRedis(servers, services['redis']!)
  const ours = ['front', 'renderer', 'exporter'].map((name) => startOurs(name, services[name]!, image))
  for (const each of ours) await healthy(each, image)
  const fetched = await ask(ours[0]!.log)
  for (const { name, child } of ours) {
    child.kill('SIGTERM')
    await succeed(child, `${name} after SIGTERM`)
  }
  return fetched
}

function interpolated(text: string): { services: Record<string, Service> } {
  const variables: Record<string, string> = { POSTGRES_PASSWORD: PASSWORD, AUTH_SECRET: SECRET }
  const written = JSON.stringify(parse(text))
  return JSON.parse(written.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_, name, other) => variables[name] ?? other))
}

/** Debian's Postgres may be older than the one of compose, and then lacks the builtin locale provider. */
async function startPostgres(servers: Debian, { environment = {} }: Service): Promise<void> {
  const [version] = readdirSync(servers.path('/usr/lib/postgresql'))
  const programs = `/usr/lib/postgresql/${version}/bin`
  const args = environment['POSTGRES_INITDB_ARGS']!.split(' ').filter((each) => !/builtin/.test(each))
  writeFileSync(servers.path('/tmp/password'), PASSWORD, { mode: 0o644 })
  const asPostgres = (command: string) => [
    'setpriv',
    '--reuid=postgres',
    '--regid=postgres',
    '--init-groups',
    'sh',
    '-c',
    command,
  ]
  const inside: Inside = { pod: true, stdio: ['ignore', 'ignore', 'inherit'] }
  await servers.run(['install', '-d', '-o', 'postgres', '/srv/postgres', '/run/postgresql'], inside)
  const init = `initdb --pgdata=/srv/postgres --username=${environment['POSTGRES_USER']} --pwfile=/tmp/password --auth=scram-sha-256`
  await servers.run(asPostgres(`${programs}/${init} ${args.join(' ')}`), inside)
  servers.start(asPostgres(`exec ${programs}/postgres -D /srv/postgres`), { ...inside, stdio: 'ignore' })
  const url = `postgresql://${environment['POSTGRES_USER']}:${PASSWORD}@127.0.0.1`
  const client = (command: string) =>
    servers.run(['sh', '-c', `${programs}/${command}`], { pod: true, stdio: 'ignore' })
  await until('Postgres', () => client(`pg_isready --dbname=${url}/postgres`))
  await client(`createdb --maintenance-db=${url}/postgres ${environment['POSTGRES_DB']}`)
}

function startRedis(servers: Debian, { command = [] }: Service): void {
  mkdirSync(servers.path('/srv/redis'))
  servers.start([...command, '--dir', '/srv/redis'], { pod: true, stdio: 'ignore' })
}

interface Ours {
  readonly name: string
  readonly child: ChildProcess
  readonly log: string
  readonly healthcheck: readonly string[]
}

function startOurs(name: string, { environment = {}, command, healthcheck }: Service, image: Image): Ours {
  const log = join(image.debian.root, `${name}.log`)
  const output = openSync(log, 'w')
  const child = image.debian.start(command ?? image.command, {
    ...image,
    env: { ...image.env, ...environment },
    stdio: ['ignore', output, output],
    pod: true,
  })
  closeSync(output)
  return { name, child, log, healthcheck: healthcheck?.test.slice(1) ?? image.healthcheck }
}

const healthy = ({ name, child, log, healthcheck }: Ours, image: Image) =>
  until(
    name,
    () => image.debian.run(healthcheck, { ...image, pod: true, stdio: 'ignore' }),
    () => (child.exitCode === null ? '' : readFileSync(log, 'utf8')),
  )

/** Tries again until it succeeds. Throws when there is a `reason` to give up. */
async function until(name: string, work: () => Promise<void>, reason = () => ''): Promise<void> {
  const deadline = performance.now() + HEALTHY_MS_MAX
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const why = reason() || (performance.now() > deadline ? (error as Error).message : '')
      if (why) throw new Error(`${name} is not ready: ${why}`)
      await sleep(POLL_MS)
    }
  }
}

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runFolder } from './postgres.ts'

/** A reverse proxy on this machine. */
export interface TestProxy {
  readonly url: string
  stop(): Promise<void>
}

const NGINX = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)
/** Tests of nginx itself are skipped where it is missing. */
export const hasNginx = NGINX !== undefined

/** nginx where it is installed, else a proxy of Node. Both append the address of the caller to X-Forwarded-For. */
export const startProxy = (target: string): Promise<TestProxy> =>
  NGINX
    ? startNginx(
        (port) => `server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${target};
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }`,
      )
    : startNodeProxy(target)

/** nginx with what `httpFor` puts into its block `http` for a port. */
export async function startNginx(httpFor: (port: number) => string): Promise<TestProxy> {
  const folder = mkdtempSync(join(runFolder(), 'nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  access_log off; ${temporary.join(' ')}
  ${httpFor(port)}
}`,
  )
  const child = spawn(NGINX!, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  const exited = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 250 && !(await isListening(port)); tries += 1) await sleep(20)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      process.off('exit', killWithUs)
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

async function startNodeProxy(target: string): Promise<TestProxy> {
  const server = createServer((asked, answer) => {
    const { remoteAddress = '' } = asked.socket
    const before = asked.headers['x-forwarded-for']
    const headers = {
      ...asked.headers,
      'x-forwarded-for': before ? `${String(before)}, ${remoteAddress}` : remoteAddress,
    }
    const passed = request(`${target}${asked.url}`, { method: asked.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

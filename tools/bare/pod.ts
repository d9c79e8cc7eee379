import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { runCompose } from './compose.ts'
import { type Debian, openDebian, succeed } from './debian.ts'
import type { Image } from './image.ts'

const OWN_FILE = new URL(import.meta.url).pathname

/** Runs compose in namespaces of its own: its processes end with it, and its network is a loopback device alone. */
export async function runPod(image: Image, servers: Debian): Promise<void> {
  const file = `${servers.root}.json`
  writeFileSync(file, JSON.stringify({ image, servers }))
  const namespaces = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  await succeed(spawn('unshare', [...namespaces, process.execPath, OWN_FILE, file], { stdio: 'inherit' }), 'the pod')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as { image: Image; servers: Debian }
  const image = { ...given.image, debian: openDebian(given.image.debian.root) }
  const fetched = await runCompose(image, openDebian(given.servers.root))
  console.log(`The front, the renderer, the exporter, Postgres and Redis of compose gave: ${fetched.join(', ')}.`)
  process.exit(0)
}

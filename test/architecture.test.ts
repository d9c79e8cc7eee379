import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAY_IMPORT, UPWARD_TYPES } from './support/import-rules.ts'

/** The only importers of these. */
const ONLY: Record<string, readonly string[]> = {
  'src/platform/config.ts': [
    'src/commands/start.ts',
    'src/commands/main.ts',
    'src/commands/migrate.ts',
    'src/commands/make-backup.ts',
    'src/commands/restore-backup.ts',
    'src/commands/create-key.ts',
    'src/commands/change-plan.ts',
    'src/commands/offer-pack.ts',
    'src/commands/rebuild-statistics.ts',
    'src/commands/reconcile.ts',
    'src/commands/admin-reset.ts',
    'src/commands/outbox.ts',
    'src/commands/prepare-data.ts',
    'renderer/main.ts',
  ],
  'better-auth': ['src/accounts/identity'],
  kysely: ['src/accounts/identity'],
  nodemailer: ['src/platform/mail'],
  koffi: ['workers'],
  'node:sqlite': ['src/places', 'src/platform/db/embedded/sharing.ts'],
  slonik: ['src/platform/db'],
  'pg-copy-streams': ['src/commands/backup'],
  fastify: ['src/run', 'src/http'],
  stripe: ['src/payments/stripe.ts'],
  bullmq: ['src/jobs/queue.ts'],
  'ipaddr.js': ['src/platform/outbound'],
  'puppeteer-core': ['renderer'],
  harfbuzzjs: ['src/wheel/fonts'],
  piscina: ['src/calculation/threads', 'workers'],
  // The front makes its caches with the constructor there, which allocates nothing before it is used.
  'lru-cache': ['src/platform/lru-cache.ts', 'src/wheel/fonts', 'workers'],
  'safe-stable-stringify': ['src/platform/canonical-json.ts'],
}

/** What reads the clock of the machine, and why that is right there. */
const MACHINE_CLOCK: Record<string, string> = {
  'src/platform/clock.ts': 'It compares it with the clock of the database.',
  'src/platform/db/database.ts': 'It waits for a process of this machine.',
  'src/platform/db/embedded/sharing.ts': 'It waits for a process of this machine.',
  'src/platform/db/embedded/server.ts': 'It waits for a process of this machine.',
  'src/places/kept-files.ts': 'The kernel of this machine has set the times of the files.',
  'src/commands/ephemeris-download.ts': 'The kernel of this machine has set the times of the folders.',
  'src/jobs/exports/bucket-store.ts': 'The kernel of this machine has set the times of its temporary folders.',
  'renderer/chromium.ts': 'The kernel of this machine has set the times of the folders.',
  'src/operations/natal-shown.ts': 'It is an example for receivers of callbacks.',
}

const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

const within = (path: string, folder: string) =>
  path === folder || path.startsWith(folder.endsWith(':') ? folder : `${folder}/`)

/** Run-time imports of a file: project paths, package names, and `node:` names. */
function imports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .filter(([statement]) => !/^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(statement))
    .map(([, from, effect, dynamic]) => (from ?? effect ?? dynamic)!)
    .map((target) => (target.startsWith('.') ? join(dirname(file), target) : target))
}

/** The project files that a file names in its imports, types included. */
const linked = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\b(?:from|import\()? ?'(\.[^']+\.ts)'/g)].map(([, target]) =>
    join(dirname(file), target!),
  )

const ROOMS = Object.keys(MAY_IMPORT)
/** The folder whose rule holds for a file: the innermost one. */
const roomOf = (path: string): string | undefined =>
  ROOMS.filter((room) => within(path, room)).sort((one, other) => other.length - one.length)[0]

const files = globSync(['src/**/*.ts', 'workers/**/*.ts', 'renderer/**/*.ts'])

test('only these files read the clock of the machine: all others ask src/platform/clock.ts for that of the database', () => {
  const readers = globSync(['src/**/*.ts', 'workers/**/*.ts', 'renderer/**/*.ts', 'exporter/**/*.ts']).filter((file) =>
    /\bDate\.now\b|\bnew Date\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.sort()).toEqual(Object.keys(MACHINE_CLOCK).sort())
})

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  test('imports only what it may', () => {
    const may = (target: string) =>
      [folder, 'src/platform/errors.ts', ...allowed].some((each) =>
        ROOMS.includes(each) ? roomOf(target) === each : within(target, each),
      )
    const wrong = files
      .filter((file) => roomOf(file) === folder)
      .flatMap((file) => imports(file).map((target) => [file, target] as const))
      .filter(([, target]) => !may(target))
    expect(wrong.map(([file, target]) => `${file} imports ${target}`)).toEqual([])
  })
})

test('what hooks put on a request is declared in two files: how it is counted, and all else', () => {
  const declaring = files.filter((file) => readFileSync(file, 'utf8').includes("declare module 'fastify'"))
  expect(declaring.sort()).toEqual(['src/http/limits/accounting.ts', 'src/http/mount.ts'])
})

/** Techniques that still import another one. The list may only become shorter: see `src/techniques/families`. */
const OF_SISTERS: readonly string[] = [
  'horoscope-bulk → horoscope-sign',
  'horoscope-personal → horoscope-sign',
  'progression-events → progressions',
  'solar-arc → progressions',
]

test('a technique imports no other technique: what sisters share is in src/techniques/families', () => {
  const folderOf = (path: string) => /^src\/techniques\/([^/]+)\/.+/.exec(path)?.[1]
  const crossing = files.flatMap((file) =>
    linked(file).flatMap((target) => {
      const [from, to] = [folderOf(file), folderOf(target)]
      return from && to && from !== to && to !== 'families' ? [`${from} → ${to}`] : []
    }),
  )
  expect([...new Set(crossing)].filter((each) => !OF_SISTERS.includes(each))).toEqual([])
})

test('no folder imports one that stands above it in the list of layers', () => {
  const layerOf = (target: string) => ROOMS.indexOf(roomOf(target) ?? '')
  const upward = Object.entries(MAY_IMPORT).flatMap(([folder, targets]) =>
    targets.filter((target) => layerOf(target) >= ROOMS.indexOf(folder)).map((target) => `${folder} → ${target}`),
  )
  expect(upward).toEqual([])
})

test('types point down the list of layers too, but for those that are listed', () => {
  const layerOf = (file: string) => ROOMS.indexOf(roomOf(file) ?? '')
  const upward = globSync(['{src,workers,renderer,exporter}/**/*.ts']).flatMap((file) =>
    linked(file)
      .filter((target) => layerOf(file) >= 0 && layerOf(target) > layerOf(file))
      .map((target) => `${file} imports ${target}`),
  )
  expect(upward.sort()).toEqual(UPWARD_TYPES)
})

test.each(Object.entries(ONLY))('%s is imported only where it may be', (target, importers) => {
  const wrong = files
    .filter((file) => !importers.some((each) => within(file, each)) && file !== target)
    .filter((file) => imports(file).some((each) => within(each, target)))
  expect(wrong).toEqual([])
})

test('no files import each other in a circle, not even by their types', () => {
  const circles: string[][] = []
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file])
    if (finished.has(file) || path.includes(file)) return
    for (const target of linked(file)) if (files.includes(target)) visit(target, [...path, file])
    finished.add(file)
  }
  for (const file of files) visit(file, [])
  expect(circles.map((circle) => circle.join(' → '))).toEqual([])
})

/** Folders of pure functions: they keep nothing between two calls, and read neither the process nor a clock. */
const PURE = ['src/astro', 'src/languages', 'src/wheel', 'src/numerology', 'src/interpretation']
const IMPURE: Record<string, RegExp> = {
  'the process': /\bprocess\.\w|\bfrom 'node:process'/,
  'a clock': /\bDate\.now\b|\bnew Date\(\)|\bTemporal\.Now\b|\bperformance\.now\b/,
  'a variable of the module': /^(?:export )?(?:let|var) /m,
  'an empty collection of the module, to be filled later':
    /^(?:export )?const \w+[^=\n]*= (?:new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)|new LRUCache\b|\[\]|\{\})/m,
}

test.each(Object.entries(IMPURE))('pure folders do not use %s', (_, pattern) => {
  const pure = files.filter((file) => PURE.some((folder) => within(file, folder)))
  expect(pure.length).toBeGreaterThan(100)
  expect(pure.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no answer asks the runtime for civil time, since its tz database is another one', () => {
  // Words for a day and a month, which are known already, in a given calendar and in UTC.
  const words = 'src/languages/dates.ts'
  expect(readFileSync(words, 'utf8')).toContain("calendar: 'gregory', timeZone: 'UTC'")
  const asks = /\bTemporal\b|\bDateTimeFormat\b|\btoLocale(?:Date|Time)?String\b|\bgetTimezoneOffset\b/
  expect(files.filter((file) => file !== words && asks.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('Node’s own modules are imported by their node: names, so that the rules above see them', () => {
  const bare = files.flatMap((file) =>
    imports(file).filter((target) => isBuiltin(target) && !target.startsWith('node:')),
  )
  expect(bare).toEqual([])
})

test('nothing that runs imports tests or benches', () => {
  const wrong = files.filter((file) =>
    imports(file).some((target) => within(target, 'test') || within(target, 'bench')),
  )
  expect(wrong).toEqual([])
})

test('code that writes answers about births uses neither the sky nor the atlas', () => {
  const writers = files.filter((file) => /^src\/wire\/(time-and-place\.ts|(natal|charts|reports)\/)/.test(file))
  expect(writers.length).toBeGreaterThan(4)
  expect(writers.filter((file) => /\b(Sky|Atlas)\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no file is longer than 250 lines, tables of data apart', () => {
  const tables =
    /^src\/(astro\/(star|(zone|zone-city|zone-history|clock-region)-table|clock-regions-of-|ayanamsa|house|body)|numerology\/(registry\/sources|texts\/))/
  const long = files.filter((file) => !tables.test(file) && readFileSync(file, 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})

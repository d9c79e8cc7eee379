import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/**
 * What each folder may import at run time besides itself and `src/errors.ts`: folders, files, packages, and of Node's
 * own modules those that are named. Types may cross anywhere, since they are gone when the code runs.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'src/astro': [],
  'src/numerology': [],
  'src/interpretation': ['src/astro'],
  'src/wheel': ['src/astro'],
  'src/contract': [
    'src/interpretation',
    'src/accounts/areas.ts',
    'src/accounts/audit-action.ts',
    'src/astro',
    'src/numerology',
    'src/wheel',
    'src/places/country.ts',
    'zod',
  ],
  'src/places': ['node:'],
  'src/wire': ['src/contract', 'src/astro', 'src/interpretation', 'src/wheel', 'src/numerology', 'ical-generator'],
  workers: [
    'lru-cache',
    'src/wire',
    'src/contract',
    'src/wheel',
    'src/interpretation',
    'src/astro',
    'src/places',
    'piscina',
    'koffi',
    'geo-tz',
    'node:',
  ],
  'src/db': ['src/contract/report-status.ts', 'src/breaker.ts', 'slonik', 'pg', 'zod', 'node:'],
  'src/billing': ['src/db', 'src/contract'],
  'src/identity': [
    'src/db',
    'src/mail',
    'src/contract',
    'src/turns.ts',
    'better-auth',
    'kysely',
    'jose',
    'pg',
    'node:',
  ],
  'src/mail': ['src/db', 'nodemailer', 'node:'],
  'src/accounts': ['src/db', 'src/billing', 'src/identity', 'src/mail', 'src/turns.ts', 'lru-cache', 'sharp', 'node:'],
  'src/limits': [
    'src/db',
    'src/accounts',
    'src/billing',
    'src/breaker.ts',
    'rate-limiter-flexible',
    'lru-cache',
    'node:',
  ],
  'src/renders': ['src/db', 'src/contract', 'src/queue.ts', 'node:'],
  'src/idempotency': ['src/db', 'node:'],
  'src/requests': ['src/db', 'node:'],
  'src/reports': [
    'src/db',
    'src/accounts',
    'src/billing',
    'src/contract/report-status.ts',
    'src/queue.ts',
    'ipaddr.js',
    'standardwebhooks',
    'node:',
  ],
  'src/operations': [
    'src/operation.ts',
    'src/accounts',
    'src/reports',
    'src/billing',
    'src/contract',
    'src/wire',
    'src/astro',
    'src/numerology',
    'src/compute.ts',
    'zod',
    'node:',
  ],
  'src/http': [
    'src/operation.ts',
    'src/accounts',
    'src/identity',
    'src/mail',
    'src/limits',
    'src/idempotency',
    'src/contract',
    'src/metrics.ts',
    'fastify',
    '@fastify',
    'zod',
    'node:',
  ],
  renderer: [
    'src/config.ts',
    'src/log.ts',
    'src/shutdown.ts',
    'src/contract',
    'src/db',
    'src/queue.ts',
    'src/redis.ts',
    'src/renders',
    'src/wheel',
    'src/astro',
    'puppeteer-core',
    'pdf-lib',
    'tar-fs',
    'prom-client',
    'node:',
  ],
}

/** Who alone may import these. */
const ONLY: Record<string, readonly string[]> = {
  'src/config.ts': [
    'src/start.ts',
    'src/main.ts',
    'src/migrate.ts',
    'src/create-key.ts',
    'src/prepare-places.ts',
    'renderer/main.ts',
  ],
  'better-auth': ['src/identity'],
  kysely: ['src/identity'],
  nodemailer: ['src/mail'],
  koffi: ['workers'],
  'node:sqlite': ['src/places'],
  slonik: ['src/db'],
  fastify: ['src/app.ts', 'src/http'],
  bullmq: ['src/queue.ts'],
  'ipaddr.js': ['src/reports'],
  'puppeteer-core': ['renderer'],
  piscina: ['src/compute.ts', 'workers'],
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

const files = globSync(['src/**/*.ts', 'workers/**/*.ts', 'renderer/**/*.ts'])

describe.each(Object.entries(MAY_IMPORT))('%s', (folder, allowed) => {
  test('imports only what it may', () => {
    const wrong = files
      .filter((file) => within(file, folder))
      .flatMap((file) => imports(file).map((target) => [file, target] as const))
      .filter(([, target]) => ![folder, 'src/errors.ts', ...allowed].some((each) => within(target, each)))
    expect(wrong.map(([file, target]) => `${file} imports ${target}`)).toEqual([])
  })
})

test.each(Object.entries(ONLY))('%s is imported only where it may be', (target, importers) => {
  const wrong = files
    .filter((file) => !importers.some((each) => within(file, each)) && file !== target)
    .filter((file) => imports(file).some((each) => within(each, target)))
  expect(wrong).toEqual([])
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

test('no file is longer than 250 lines, tables of data apart', () => {
  const tables =
    /^src\/(astro\/(star|zone-history|zone-name-table|ayanamsa|house|dignity|body)|numerology\/(registry\/sources|texts\/))/
  const long = files.filter((file) => !tables.test(file) && readFileSync(file, 'utf8').split('\n').length > 251)
  expect(long).toEqual([])
})

import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimReport, completeReport } from '../../src/platform/db/reports.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { CHILD_ENV } from '../support/child-env.ts'
import { exportWorker } from '../support/export-worker.ts'
import { runFolder } from '../support/postgres.ts'
import { type Consumer, installedClient } from './consumer.ts'
import { hasPython, PYTHON_ENV } from './python-client.ts'

const PYTHON_EXAMPLES = fileURLToPath(new URL('../../clients/python/examples', import.meta.url))
const TYPESCRIPT_EXAMPLES = fileURLToPath(new URL('../../clients/typescript/examples', import.meta.url))

let service: TestApp
let url: string
let consumer: Consumer
beforeAll(async () => {
  service = await startTestApp()
  url = await service.listen()
  consumer = await installedClient()
})
afterAll(() => service.stop())

/** Calls of a program of each line that it prints, as it prints it. */
type OnLine = (line: string) => Promise<void> | void

/** Runs a program to its end in a folder of its own, and gives what it printed. */
async function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv, onLine: OnLine = () => {}) {
  const folder = mkdtempSync(join(runFolder(), 'example-'))
  const child = spawn(file, args, { cwd: folder, env: { ...env, ORRERY_URL: url, ORRERY_KEY: service.key } })
  let failure = ''
  child.stderr.on('data', (chunk) => {
    failure += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    await onLine(line)
  }
  const status = await ended
  if (status !== 0) throw new Error(`${args.at(-1)} ended with ${status}: ${failure}`)
  return { lines, folder }
}

type Run = (example: string, onLine?: OnLine) => ReturnType<typeof run>

const LANGUAGES: Record<string, Run> = {
  TypeScript: (example, onLine) =>
    run(process.execPath, [join(consumer.folder, 'out', `${example}.js`)], CHILD_ENV, onLine),
  Python: (example, onLine) =>
    run('python3', [join(PYTHON_EXAMPLES, `${example.replaceAll('-', '_')}.py`)], PYTHON_ENV, onLine),
}

test('the package has what is built and nothing else', () => {
  const others = consumer.files.filter((path) => !/^dist\/[\w/-]+\.(js|d\.ts)$/.test(path))
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'dist/cjs/package.json', 'package.json'])
})

test('a program in CommonJS requires the package, and its types compile strictly', async () => {
  const typed = `import { OrreryError, orrery } from '@orrery/client'
import { folder } from '@orrery/client/node'
const client = orrery({ baseUrl: process.env['ORRERY_URL']!, key: process.env['ORRERY_KEY']! })
client.natal
  .calculate({ year: 1981, month: 1, day: 1, hour: 23, minute: 30, city: 'Athens' })
  .then(({ planets }) => console.log(planets[0]?.name, typeof folder, OrreryError.name))
`
  const program = typed.replaceAll(/import (.*) from (.*)/g, 'const $1 = require($2)').replaceAll(']!', ']')
  writeFileSync(join(consumer.folder, 'program.cjs'), program)
  expect((await run(process.execPath, [join(consumer.folder, 'program.cjs')], CHILD_ENV)).lines).toEqual([
    'Sun function OrreryError',
  ])
  writeFileSync(join(consumer.folder, 'typed.cts'), typed)
  expect(await consumer.compile({}, 'typed.cts')).toBe('')
})

test('the examples compile strictly with the published package', async () => {
  expect(await consumer.compile()).toBe('')
})

test('both clients have the same examples', () => {
  const names = (folder: string) => readdirSync(folder).map((file) => basename(file).replace(/\.\w+$/, ''))
  const inPython = names(PYTHON_EXAMPLES).map((name) => name.replaceAll('_', '-'))
  expect(inPython.sort()).toEqual(names(TYPESCRIPT_EXAMPLES).sort())
})

describe.for(Object.entries(LANGUAGES))('in %s', ([language, runExample]) => {
  const only = test.skipIf(language === 'Python' && !hasPython)

  // The positions are those of the published chart of 1 January 1981 in Athens: Sun 11°24' Capricorn, Moon 20°50' Scorpio.
  only('a first call gives a chart, and others a picture and the place of a fault', async () => {
    expect((await runExample('first-call')).lines).toEqual(['Sun 11.4 Cap', 'Moon 20.8 Sco'])
    const { folder } = await runExample('picture')
    expect(readFileSync(join(folder, 'chart.svg'), 'utf8')).toMatch(/^<svg/)
    expect((await runExample('faults')).lines).toEqual(['422 body.month Must be at most 12'])
  })

  only('each kind of calculation is a method', async () => {
    const { lines } = await runExample('calculations')
    const counted = lines.filter((line) => line === 'units left: true')
    expect(counted.length).toBe(6)
    // A total eclipse of the Moon fell on 3 March 2026.
    const others = lines.filter((line) => !line.startsWith('units'))
    expect(others).toEqual(['PL Europe/Warsaw', 'Pis', '2', 'true', 'chaldean', 'true'])
  })

  only('rows, lines and batches are read while they arrive', async () => {
    const { lines } = await runExample('rows')
    expect(lines).toEqual(['2026-01-01T00:00:00Z Gemini', '365 rows', 'timestamp'])
    expect((await runExample('batch')).lines).toEqual([
      ...['0 Cap', '1 Must be at most 12', '2 Cap'],
      ...['0 mercury', '1 venus'],
    ])
  })

  only('a report is ordered, awaited and fetched', async () => {
    const pdf = Buffer.from('%PDF-1.7 of a test')
    const { lines, folder } = await runExample('report', async (line) => {
      const job = /^ordered (\S+)$/.exec(line)?.[1]
      if (!job) return
      const claimed = await claimReport(service.services.db, job)
      await completeReport(service.services.db, job, claimed!.variant, { pdf, pages: 31 })
    })
    expect(lines.at(-1)).toBe('completed')
    expect(readFileSync(join(folder, 'report.pdf')).equals(pdf)).toBe(true)
  })

  only('an export is ordered, awaited and brought into a folder', async () => {
    const worker = exportWorker(service)
    const { lines, folder } = await runExample('export', async (line) => {
      if (line.startsWith('ordered ')) await worker.work()
    })
    const files = readdirSync(join(folder, 'table')).sort()
    expect(files).toEqual(['part-00001.csv', 'part-00002.csv'])
    expect(lines.slice(1).map((line) => line.split(' ')[0])).toEqual(files)
    const rows = files.map(
      (file) =>
        readFileSync(join(folder, 'table', file), 'utf8')
          .trimEnd()
          .split('\n').length - 1,
    )
    // 30 days of 24 hours, and both ends.
    expect(rows.reduce((sum, each) => sum + each)).toBe(30 * 24 + 1)
    expect(worker.failures).toEqual([])
  })
})

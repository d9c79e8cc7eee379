import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const DOCUMENT = new URL('../../tools/openapi.ts', import.meta.url)

/** Runs the tool and then tells what the process still has open, which native code it has loaded, and its environment. */
const PROBE = `
const written = []
process.stdout.write = (text) => written.push(text) > 0
const before = new Set(process.getActiveResourcesInfo())
await import(${JSON.stringify(DOCUMENT.href)})
const opened = process.getActiveResourcesInfo().filter((name) => !before.has(name))
const natives = process.report.getReport().sharedObjects.filter((file) => file.endsWith('.node'))
process.stderr.write(JSON.stringify({ document: JSON.parse(written.join('')), opened, natives }))
`

test('printing the OpenAPI document starts no thread, database, timer or native code', () => {
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROBE], {
    // A part that connects finds nothing there.
    env: { DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL: 'redis://127.0.0.1:1' },
    encoding: 'utf8',
    maxBuffer: 16_000_000,
    timeout: 50_000,
  })
  expect([status, stderr.slice(0, 2_000)]).toEqual([0, expect.stringMatching(/^\{/)])
  const { document, opened, natives } = JSON.parse(stderr)
  expect(opened).toEqual([])
  expect(natives).toEqual([])
  expect(Object.keys(document.paths).length).toBeGreaterThan(30)
})

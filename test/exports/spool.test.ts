import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const SPOOL = new URL('../../src/jobs/exports/part-store.ts', import.meta.url)

test('a file for which the disk has no more room fails, and nothing is left of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-spool-'))
  const script = `
    import { spool } from '${SPOOL}'
    async function* block() { yield Buffer.alloc(30_000) }
    spool('${join(folder, 'part')}', block()).then(({ bytes }) => console.log(bytes), ({ code }) => console.log(code))`
  // A limit of some kilobytes ends a write in its middle, as a full disk does.
  const limited = ['-c', 'ulimit -f 8 && exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)('sh', limited, { env: { PATH: process.env['PATH'] } })
  expect([stdout.trim(), readdirSync(folder)]).toEqual(['EFBIG', []])
})

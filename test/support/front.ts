import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Started, startProcess } from './started.ts'
import { testPlaces } from './test-data.ts'

const MAIN = new URL('../../src/commands/main.ts', import.meta.url)

/** A front as a process of its own, with a folder of its own that goes with it. */
export async function startFront(env: NodeJS.ProcessEnv, flags: readonly string[] = []): Promise<Started> {
  const varDir = mkdtempSync(join(tmpdir(), 'orrery-front-'))
  symlinkSync(testPlaces(), join(varDir, basename(testPlaces())))
  const clean = () => rmSync(varDir, { recursive: true, force: true })
  const { pid, url, said, kill, stop } = await startProcess(
    MAIN,
    { PORT: '0', THREADS: '1', VAR_DIR: varDir, ...env },
    (text) => text.match(/listens on (\S+)/)?.[1],
    flags,
  )
  return { pid, url, said, kill: () => kill().finally(clean), stop: () => stop().finally(clean) }
}

import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from './folders.ts'

const PREFIX = 'orrery-chromium-'
const NAME = new RegExp(`^${PREFIX}(\\d+)-`)

/** An empty profile folder for a browser. Removes those of killed processes first. */
export function makeProfile(): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) removeFolder(join(tmpdir(), name))
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

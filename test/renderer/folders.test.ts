import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweepBrowsers } from '../../renderer/chromium.ts'

const HOUR_S = 3_600

test('old browsers go after a day without use, unfinished ones after minutes, and nothing else', () => {
  const varDir = mkdtempSync(join(tmpdir(), 'orrery-sweep-'))
  const now = Date.now() / 1000
  const aged = (name: string, ageS: number) => {
    mkdirSync(join(varDir, name))
    writeFileSync(join(varDir, name, 'chromium'), '')
    utimesSync(join(varDir, name), now - ageS, now - ageS)
  }
  aged('chromium-3.0.0', 48 * HOUR_S)
  aged('chromium-2.0.0', 23 * HOUR_S)
  aged('chromium-1.0.0', 25 * HOUR_S)
  aged('chromium-3.0.0.aaaa.unfinished', HOUR_S)
  aged('chromium-3.0.0.bbbb.unfinished', 60)
  aged('postgres', 48 * HOUR_S)
  sweepBrowsers(varDir, 'chromium-3.0.0')
  expect(readdirSync(varDir).sort()).toEqual([
    'chromium-2.0.0',
    'chromium-3.0.0',
    'chromium-3.0.0.bbbb.unfinished',
    'postgres',
  ])
  // The next sweep sees that this one is in use.
  expect(statSync(join(varDir, 'chromium-3.0.0')).mtimeMs / 1000).toBeGreaterThan(now - 60)
  rmSync(varDir, { recursive: true })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALLOCATOR, EXPORTER_FLAGS, HEAP_FLAGS } from '../../src/run/supervise.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('each way to start a front has the settings that keep it small', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const [script, image, document] = [scripts['serve:front']!, read('Dockerfile'), read('docs/operations.md')]
  for (const text of [script, image, document]) for (const flag of HEAP_FLAGS) expect(text).toContain(flag)
  for (const [name, value] of Object.entries(ALLOCATOR)) {
    expect(script).toContain(`${name}=\${${name}:-${value}}`)
    for (const text of [image, document]) expect(text).toContain(`${name}=${value}`)
  }
})

test('each way to start an export worker has its flags', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const text of [scripts['serve:exporter']!, read('docker-compose.yml'), read('docs/operations.md')])
    for (const flag of EXPORTER_FLAGS) expect(text).toContain(flag)
})

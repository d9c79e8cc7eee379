import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm
const isOfTypes = (statement: string): boolean => /^(?:import|export) \{(?:\s*type [^,}]+,?)+\s*\}/.test(statement)

/** The files that run when a file is loaded. */
function reached(from: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(from) || !from.endsWith('.ts')) return seen
  seen.add(from)
  for (const [statement, ...targets] of readFileSync(from, 'utf8').matchAll(IMPORT))
    if (!isOfTypes(statement)) reached(join(dirname(from), targets.find(Boolean)!), seen)
  return seen
}

/** `src/techniques/transits/schema.ts`, and not the files that all techniques share. */
const isOfTechnique = (file: string): boolean => /^src\/techniques\/[^/]+\//.test(file)

test('the front and the threads load no file of a technique in common, and the front loads no calculation', () => {
  const front = reached('src/commands/main.ts')
  const threads = reached('src/techniques/work.ts')
  expect([...front].filter(isOfTechnique).length).toBeGreaterThan(5)
  expect([...threads].filter(isOfTechnique).length).toBeGreaterThan(5)
  expect([...front].filter((file) => isOfTechnique(file) && threads.has(file))).toEqual([])
  expect([...front].filter((file) => /^(?:src\/calculation\/charting|workers)\//.test(file))).toEqual([])
})

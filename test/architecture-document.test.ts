import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { expectSection, table } from './support/document-section.ts'
import { document } from './support/documents.ts'
import { MAY_IMPORT } from './support/import-rules.ts'

const PROJECT = /^(?:src|workers|renderer)(?:\/|$)/

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
/** `node:` alone stands for all of Node's own modules. */
const named = (target: string) => (target === 'node:' ? 'node:*' : target)

test('ARCHITECTURE.md shows who may import whom as the rules have it', () => {
  const rows = Object.entries(MAY_IMPORT).map(([folder, targets]) => [
    code([folder]),
    code(targets.filter((target) => PROJECT.test(target)).map((target) => target.replace(/^src\//, ''))),
    code(targets.filter((target) => !PROJECT.test(target)).map(named)),
  ])
  const head = ['Folder', 'Imports of the project, in `src`', 'Packages']
  expectSection('ARCHITECTURE.md', 'imports', table([head, ...rows]))
})

test('ARCHITECTURE.md describes each folder that has rules', () => {
  const tree = /^```\nsrc\/\n([\s\S]*?)^```/m.exec(document('ARCHITECTURE.md').text)![1]!
  for (const folder of Object.keys(MAY_IMPORT)) expect(tree).toMatch(new RegExp(`^ *${basename(folder)}/`, 'm'))
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { droppedConditions } from './mutations/dropped-conditions.ts'

/**
 * Tells which conditions of the statements in sql/queries no test needs. Run it in a checkout of its own, because it changes
 * the files while it works:
 *
 *   node tools/mutate-sql.ts --record             runs all tests once and notes which statements each file sends
 *   node tools/mutate-sql.ts [name ...]           drops each condition in turn and runs the tests of its statement
 *   --files 4     test files for a mutant at most, those with the fewest statements first
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const QUERIES = join(ROOT, 'sql/queries')
const FOLDER = join(ROOT, 'var/mutations')
const USED = join(FOLDER, 'statements-used.tsv')
const OUTCOMES = join(FOLDER, 'sql.json')
const TEST_MS_MAX = 300_000

const { values, positionals } = parseArgs({
  options: { record: { type: 'boolean', default: false }, files: { type: 'string', default: '4' } },
  allowPositionals: true,
})

interface Outcome {
  readonly statement: string
  readonly dropped: string
  readonly outcome: 'noticed' | 'survived' | 'no test'
}

const vitest = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...args], {
    ...{ cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8', timeout: TEST_MS_MAX },
  })

function record(): void {
  rmSync(USED, { force: true })
  const args = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tools/mutations/vitest.config.ts']
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STATEMENTS_USED: USED } })
}

function all(): string[] {
  return readdirSync(QUERIES).map((file) => basename(file, '.sql'))
}

async function mutate(names: readonly string[]): Promise<void> {
  if (!existsSync(USED)) throw new Error('Run it with --record first')
  const filesOf = testsOfStatements()
  const outcomes: Outcome[] = []
  for (const name of names) {
    const file = join(QUERIES, `${name}.sql`)
    const original = readFileSync(file, 'utf8')
    const files = (filesOf.get(name) ?? []).slice(0, Number(values.files))
    for (const { dropped, sql } of await droppedConditions(original)) {
      const outcome = files.length === 0 ? 'no test' : outcomeWith(file, { original, sql }, files)
      outcomes.push({ statement: name, dropped, outcome })
      if (outcome !== 'noticed') console.log(`${outcome}: ${name}: ${dropped}`)
    }
    writeFileSync(OUTCOMES, `${JSON.stringify(outcomes, null, 2)}\n`)
  }
  const noticed = outcomes.filter(({ outcome }) => outcome === 'noticed').length
  console.log(`${noticed} of ${outcomes.length} dropped conditions were noticed`)
}

/** The tests of a statement while its file has the mutant. */
function outcomeWith(
  file: string,
  { original, sql }: { readonly original: string; readonly sql: string },
  files: readonly string[],
): Outcome['outcome'] {
  writeFileSync(file, `${sql}\n`)
  try {
    return vitest(['--bail=1', '--maxWorkers=1', ...files]).status === 0 ? 'survived' : 'noticed'
  } finally {
    writeFileSync(file, original)
  }
}

/** The test files of each statement. Those that send few statements come first: they are quick, and close to it. */
function testsOfStatements(): ReadonlyMap<string, readonly string[]> {
  const notes = readFileSync(USED, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [name: string, file: string])
  const counts = Map.groupBy(notes, ([, file]) => file)
  const byName = Map.groupBy(notes, ([name]) => name)
  return new Map(
    [...byName].map(([name, of]) => [
      name,
      [...new Set(of.map(([, file]) => file))].sort((a, b) => counts.get(a)!.length - counts.get(b)!.length),
    ]),
  )
}

mkdirSync(FOLDER, { recursive: true })
if (values.record) record()
else await mutate(positionals.length > 0 ? positionals : all())

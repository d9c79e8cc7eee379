import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { droppedConditions } from './mutations/dropped-conditions.ts'
import { inSampleOrder } from './mutations/sample.ts'
import { closestTests } from './mutations/test-choice.ts'
import { TestRun, type Verdict } from './mutations/test-run.ts'

/**
 * Tells which conditions of the statements in sql/queries no test needs. It drops each condition in turn and runs tests of its
 * statement. Run it in a checkout of its own, because it changes the files while it works:
 *
 *   node tools/mutate-sql.ts [name ...]
 *   --containing account_id  only the conditions that contain a text
 *   --sample 120 --seed 1    a random sample of the conditions, and another one
 *   --files 6                test files for a condition at most
 *   --also test/stripe       more test files, by a part of their path
 *   --survivors              tries again those that were not noticed the last time
 *
 * It notes which test files send a statement, in var/mutations, and runs these next time. Of a statement without notes it tries
 * the files that are closest to the source that names it.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const QUERIES = join(ROOT, 'sql/queries')
const FOLDER = join(ROOT, 'var/mutations')
const USED = join(FOLDER, 'statements-used.tsv')
const OUTCOMES = join(FOLDER, 'sql.json')

const { values, positionals } = parseArgs({
  options: {
    containing: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '6' },
    also: { type: 'string', multiple: true, default: [] },
    survivors: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

interface Condition {
  readonly statement: string
  readonly dropped: string
  readonly sql: string
}

interface Outcome {
  readonly statement: string
  readonly dropped: string
  /** `not sent`: no test file that was tried sends the statement. */
  readonly outcome: Verdict['outcome'] | 'not sent'
  readonly by?: string
}

async function mutate(conditions: readonly Condition[], run: TestRun): Promise<void> {
  const testsOf = testChoice(await run.tests())
  const outcomes: Outcome[] = []
  for (const condition of conditions) {
    const { statement, dropped } = condition
    const verdict = await verdictWith(condition, testsOf(statement), run)
    const outcome = verdict.outcome === 'survived' && !senders().has(statement) ? 'not sent' : verdict.outcome
    outcomes.push({ statement, dropped, ...verdict, outcome })
    if (outcome !== 'noticed') console.log(`${outcome}: ${statement}: ${dropped}`)
    writeFileSync(OUTCOMES, `${JSON.stringify(outcomes, null, 2)}\n`)
  }
  const noticed = outcomes.filter(({ outcome }) => outcome === 'noticed').length
  console.log(`${noticed} of ${outcomes.length} dropped conditions were noticed`)
}

async function conditionsOf(names: readonly string[]): Promise<readonly Condition[]> {
  const conditions: Condition[] = []
  for (const statement of names) {
    const original = readFileSync(join(QUERIES, `${statement}.sql`), 'utf8')
    for (const { dropped, sql } of await droppedConditions(original)) {
      if (dropped.includes(values.containing)) conditions.push({ statement, dropped, sql })
    }
  }
  if (values.survivors) {
    const survived = new Set(outcomesBefore().map(nameOf))
    return conditions.filter((each) => survived.has(nameOf(each)))
  }
  if (!values.sample) return conditions
  return inSampleOrder(conditions, values.seed, nameOf).slice(0, Number(values.sample))
}

const nameOf = ({ statement, dropped }: Pick<Condition, 'statement' | 'dropped'>): string => `${statement} ${dropped}`

function outcomesBefore(): readonly Outcome[] {
  if (!existsSync(OUTCOMES)) throw new Error(`${OUTCOMES} is missing: run it without --survivors first`)
  const outcomes = JSON.parse(readFileSync(OUTCOMES, 'utf8')) as Outcome[]
  return outcomes.filter(({ outcome }) => outcome !== 'noticed')
}

/** What tests say while the file of a statement lacks the condition. */
async function verdictWith({ statement, sql }: Condition, tests: readonly string[], run: TestRun): Promise<Verdict> {
  const file = join(QUERIES, `${statement}.sql`)
  const original = readFileSync(file, 'utf8')
  const restore = (): void => writeFileSync(file, original)
  process.once('exit', restore)
  writeFileSync(file, `${sql}\n`)
  try {
    return await run.verdict(tests)
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function testChoice(all: readonly string[]): (statement: string) => readonly string[] {
  const sources = globSync(join(ROOT, 'src/**/*.ts')).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const closest = closestTests(all)
  const also = all.filter((test) => values.also.some((part) => test.includes(part)))
  return (statement) => {
    const known = senders().get(statement)
    const naming = sources.filter(({ text }) => text.includes(`'${statement}'`))
    const tests = known ?? naming.flatMap(({ file }) => closest(file).slice(0, Number(values.files)))
    return [...new Set([...tests.slice(0, Number(values.files)), ...also])]
  }
}

/** The test files that are known to send each statement. Those that send few statements come first: they are close to it. */
function senders(): ReadonlyMap<string, readonly string[]> {
  if (!existsSync(USED)) return new Map()
  const notes = [...new Set(readFileSync(USED, 'utf8').trim().split('\n'))].map((line) => line.split('\t'))
  const counts = Map.groupBy(notes, ([, file]) => file)
  return new Map(
    [...Map.groupBy(notes, ([name]) => name!)].map(([name, of]) => [
      name,
      of
        .map(([, file]) => file!)
        .sort((one, other) => counts.get(one)!.length - counts.get(other)!.length)
        .map((file) => join(ROOT, file)),
    ]),
  )
}

mkdirSync(FOLDER, { recursive: true })
process.on('SIGINT', () => process.exit(1)).on('SIGTERM', () => process.exit(1))
process.env['STATEMENTS_USED'] = USED
const all = readdirSync(QUERIES).map((file) => basename(file, '.sql'))
const run = await TestRun.start({ config: join(ROOT, 'tools/mutations/vitest.config.ts') })
try {
  await mutate(await conditionsOf(positionals.length > 0 ? positionals : all), run)
} finally {
  await run.close()
}

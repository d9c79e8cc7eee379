import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { inSampleOrder } from './mutations/sample.ts'
import { closestTests } from './mutations/test-choice.ts'
import { TestRun, type Verdict } from './mutations/test-run.ts'

/**
 * Tells which changes of the sources no test notices. Stryker makes the mutants; a random sample of them is tried. Run it in
 * a checkout of its own, because it changes the files while it works. It needs `npm ci --prefix tools/mutations` once.
 *
 *   node tools/mutate.ts accounts/billing    tries 60 mutants of src/accounts/billing
 *   --sample 100 --seed 2    the size of the sample, and another sample
 *   --files 8                test files for a mutant at most, those that are closest to its file
 *   --also test/stripe       more test files, by a part of their path, after the closest
 *   --survivors              tries again those that survived the last time
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(ROOT, 'var/mutations')

const { values, positionals } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '8' },
    also: { type: 'string', multiple: true, default: [] },
    survivors: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

/** As Stryker writes it: lines and columns from 0. */
interface Mutant {
  readonly fileName: string
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
}

interface Position {
  readonly line: number
  readonly column: number
}

interface Outcome extends Verdict {
  readonly mutant: Mutant
}

async function mutate(folder: string, run: TestRun): Promise<void> {
  const outcomesFile = join(FOLDER, `${folder.replaceAll('/', '-')}.json`)
  const closest = closestTests(await run.tests())
  const also = (await run.tests()).filter((test) => values.also.some((part) => test.includes(part)))
  const mutants = values.survivors
    ? survivorsIn(outcomesFile)
    : inSampleOrder(mutantsOf(folder), values.seed, nameOf).slice(0, Number(values.sample))
  const outcomes: Outcome[] = []
  for (const mutant of mutants) {
    const tests = [...new Set([...closest(mutant.fileName).slice(0, Number(values.files)), ...also])]
    const outcome = await verdictWith(mutant, () => run.verdict(tests))
    outcomes.push({ mutant, ...outcome })
    if (outcome.outcome !== 'noticed') console.log(`${outcome.outcome}: ${described(mutant)}`)
    writeFileSync(outcomesFile, `${JSON.stringify(outcomes, null, 2)}\n`)
  }
  const noticed = outcomes.filter(({ outcome }) => outcome === 'noticed').length
  console.log(`${folder}: ${noticed} of ${outcomes.length} mutants were noticed`)
}

function mutantsOf(folder: string): readonly Mutant[] {
  const files = globSync(join(ROOT, 'src', folder, '**/*.ts')).sort()
  const args = [join(ROOT, 'tools/mutations/list-mutants.mjs'), ...files]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 28 })) as Mutant[]
}

function survivorsIn(outcomesFile: string): readonly Mutant[] {
  if (!existsSync(outcomesFile)) throw new Error(`${outcomesFile} is missing: run it without --survivors first`)
  const outcomes = JSON.parse(readFileSync(outcomesFile, 'utf8')) as Outcome[]
  return outcomes.filter(({ outcome }) => outcome !== 'noticed').map(({ mutant }) => mutant)
}

/** What tests say while a file has its mutant. */
async function verdictWith(
  { fileName, location: { start, end }, replacement }: Mutant,
  verdict: () => Promise<Verdict>,
): Promise<Verdict> {
  const original = readFileSync(fileName, 'utf8')
  const restore = (): void => writeFileSync(fileName, original)
  process.once('exit', restore)
  writeFileSync(
    fileName,
    original.slice(0, offset(original, start)) + replacement + original.slice(offset(original, end)),
  )
  try {
    return await verdict()
  } finally {
    restore()
    process.off('exit', restore)
  }
}

function offset(text: string, { line, column }: Position): number {
  const before = text.split('\n').slice(0, line)
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column
}

const nameOf = (mutant: Mutant): string => `${described(mutant)} ${mutant.replacement}`

function described({ fileName, mutatorName, location: { start, end }, replacement }: Mutant): string {
  const text = readFileSync(fileName, 'utf8')
  const original = text.slice(offset(text, start), offset(text, end))
  const short = (code: string): string => code.replace(/\s+/g, ' ').slice(0, 120)
  const place = `${relative(ROOT, fileName)}:${start.line + 1}:${start.column + 1}`
  return `${place} ${mutatorName}: ${short(original)} -> ${short(replacement)}`
}

mkdirSync(FOLDER, { recursive: true })
process.on('SIGINT', () => process.exit(1)).on('SIGTERM', () => process.exit(1))
const run = await TestRun.start()
try {
  for (const folder of positionals) await mutate(folder, run)
} finally {
  await run.close()
}

import { globSync, readFileSync } from 'node:fs'
import { readCorpus } from '../src/interpretation/corpus.ts'
import { allKeys } from '../src/interpretation/keys.ts'
import { problemsOf } from './corpus-check.ts'

/** `npm run corpus -- planets-in-signs/sun.md ...`: the faults of these files, or of all, and the missing passages. */
const FOLDER = 'src/interpretation/corpus/en'
const chosen = process.argv.slice(2)
const paths = globSync(`${FOLDER}/**/*.md`)
const corpus = readCorpus(paths.map((path) => readFileSync(path, 'utf8')))
const own = readCorpus(
  paths
    .filter((path) => chosen.length === 0 || chosen.some((name) => path.endsWith(name)))
    .map((path) => readFileSync(path, 'utf8')),
)
const problems = problemsOf(corpus, own.keys())
const expected = new Set(allKeys())
const unknown = [...own.keys()].filter((key) => !expected.has(key))
const missing = [...expected].filter((key) => !corpus.has(key))

for (const problem of problems) console.log(problem)
for (const key of unknown) console.log(`${key} is a key that no chart needs`)
console.log(
  `${own.size} passages checked, ${problems.length + unknown.length} problems; ${missing.length} of ${expected.size} missing`,
)
if (chosen.length === 0) for (const key of missing.slice(0, 20)) console.log(`  missing: ${key}`)
process.exitCode = problems.length + unknown.length > 0 ? 1 : 0

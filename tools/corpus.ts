import { globSync, readFileSync } from 'node:fs'
import { allBookKeys, allKeys, allTransitKeys } from '../src/interpretation/keys.ts'
import { readCorpus } from '../src/interpretation/reading.ts'
import { problemsOf } from './corpus-check.ts'
import { habitsOf } from './corpus-habits.ts'
import { readingEase } from './corpus-sentences.ts'

/**
 * `npm run corpus -- planets-in-signs/sun.md ...`: the faults of these files, or of all, the ease of reading, the habits
 * of style and the missing passages.
 */
const FOLDER = 'src/interpretation/corpus/en'
const chosen = process.argv.slice(2)
const isChosen = (path: string): boolean => chosen.length === 0 || chosen.some((name) => path.endsWith(name))
const paths = globSync(`${FOLDER}/**/*.md`)
const corpus = readCorpus(paths.map((path) => readFileSync(path, 'utf8')))
const own = readCorpus(paths.filter((path) => isChosen(path)).map((path) => readFileSync(path, 'utf8')))
const problems = problemsOf(corpus, own.keys())
const expected = new Set([...allKeys(), ...allTransitKeys(), ...allBookKeys()])
const EASE = { min: 55, max: 75 }
/** Files of single questions, whose sentences are short. */
const EASY = /questions\.md$/
for (const path of paths.filter(isChosen)) {
  const bodies = [...readCorpus([readFileSync(path, 'utf8')]).values()].map(({ body }) => body)
  const ease = readingEase(bodies.join(' '))
  if (ease < EASE.min || (ease > EASE.max && !EASY.test(path)))
    problems.push(`${path} has a reading ease of ${ease.toFixed(1)}; 55 to 75 is allowed`)
}
const unknown = [...own.keys()].filter((key) => !expected.has(key))
const missing = [...expected].filter((key) => !corpus.has(key))

for (const problem of problems) console.log(problem)
for (const key of unknown) console.log(`${key} is a key that no chart needs`)
console.log(
  `Passages with a habit: ${Object.entries(habitsOf(corpus, own.keys()))
    .map(([habit, count]) => `${habit} ${count}`)
    .join(', ')}`,
)
console.log(
  `${own.size} passages checked, ${problems.length + unknown.length} problems; ${missing.length} of ${expected.size} missing`,
)
if (chosen.length === 0) for (const key of missing.slice(0, 20)) console.log(`  missing: ${key}`)
process.exitCode = problems.length + unknown.length > 0 ? 1 : 0

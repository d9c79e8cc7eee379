import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** How many imports lead from a test file to a source, and how many files it imports in all. */
interface Route {
  readonly test: string
  readonly imports: number
  readonly reach: number
}

/** Static and dynamic imports, and files named by a URL: workers and processes that a module starts. */
const IMPORTED = /(?:from|import|import\(|new URL\()\s*'(\.{1,2}\/[^']+\.(?:ts|mjs))'/g

/**
 * The test files that are closest to a source: those that import it, then those of the folder of the same name or named like
 * it, then those with the fewest imports between. Of equals, those that import least come first: they are quick.
 */
export function closestTests(tests: readonly string[]): (source: string) => readonly string[] {
  const importsOf = cached((file: string) => importsIn(file))
  const routes = tests.map((test) => ({ test, distances: distancesFrom(test, importsOf) }))
  return (source) => {
    const names = /src\/(.+)\.ts$/.exec(source)![1]!.split('/')
    const folder = names.at(-2)
    const rank = ({ test, imports }: Route): number => {
      if (imports === 1) return 0
      const name = basename(test, '.test.ts')
      const isNamedAlike = names.some(
        (each) => name === each || name.startsWith(`${each}-`) || each.startsWith(`${name}-`),
      )
      return isNamedAlike || test.includes(`test/${folder}/`) ? 1 : imports
    }
    return routes
      .filter(({ distances }) => distances.has(source))
      .map(({ test, distances }) => ({ test, imports: distances.get(source)!, reach: distances.size }))
      .sort((one, other) => rank(one) - rank(other) || one.reach - other.reach)
      .map(({ test }) => test)
  }
}

function distancesFrom(test: string, importsOf: (file: string) => readonly string[]): ReadonlyMap<string, number> {
  const distances = new Map([[test, 0]])
  for (const [file, distance] of distances) {
    for (const each of importsOf(file)) if (!distances.has(each)) distances.set(each, distance + 1)
  }
  return distances
}

function importsIn(file: string): readonly string[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  return [...text.matchAll(IMPORTED)].map(([, name]) => join(dirname(file), name!))
}

function cached<T>(of: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    if (!known.has(key)) known.set(key, of(key))
    return known.get(key)!
  }
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** One pass of the plain loop, measured by the program itself. */
export interface PlainPass {
  readonly ms: number
  /** The sum of all results, in degrees. */
  readonly sum: number
}

export interface PlainLoop {
  pass(): Promise<PlainPass>
  end(): Promise<void>
}

/**
 * Builds a plain loop from its C file here and the sources that the package ships, and starts it with these arguments,
 * the first of them where the data files are. Null where there is no C compiler; throws when there is one that fails.
 */
export function startPlainLoop(name: 'plain-loop' | 'plain-chart', ...given: string[]): PlainLoop | null {
  const program = build(name)
  if (!program) return null
  const child = spawn(program, given, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async pass() {
      child.stdin.write('\n')
      const { value, done } = await lines.next()
      if (done) throw new Error('The plain loop ended early.')
      const [ms, sum] = value.split(' ').map(Number)
      return { ms: ms!, sum: sum! }
    },
    async end() {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

function build(name: string): string | null {
  const sources = join(dirname(createRequire(import.meta.url).resolve('sweph')), 'swisseph')
  const loop = join(import.meta.dirname, `${name}.c`)
  const program = resolve('var/bench', name)
  mkdirSync(dirname(program), { recursive: true })
  const library = readdirSync(sources)
    .filter((name) => name.endsWith('.c'))
    .map((name) => join(sources, name))
  try {
    execFileSync('cc', ['-O2', '-w', '-o', program, loop, ...library, `-I${sources}`, '-lm', '-ldl'])
    return program
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { BaseSequencer, createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'

const RUN_MS_MAX = 300_000
/** How vitest names a test, a hook or a worker that did not end in its time. */
const OUT_OF_TIME = /timed out|Worker forks emitted error/

export interface Verdict {
  readonly outcome: 'noticed' | 'survived' | 'out of time'
  /** The test that failed, and how. */
  readonly by?: string
}

/** The runner of the tests. It stays, with its Postgres; each run has a new worker, which reads the sources anew. */
export class TestRun {
  readonly #vitest: Vitest
  readonly #durations = new Map<string, number>()

  private constructor(vitest: Vitest) {
    this.#vitest = vitest
  }

  static async start({ config }: { readonly config?: string } = {}): Promise<TestRun> {
    const vitest = await createVitest('test', {
      ...(config && { config }),
      ...{ watch: false, bail: 1, maxWorkers: 1, reporters: [{}] },
      // A mutant that never answers is noticed sooner. A busy machine still has time.
      ...{ testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } },
      sequence: { sequencer: AsGiven },
    })
    await vitest.standalone()
    return new TestRun(vitest)
  }

  async tests(): Promise<readonly string[]> {
    const specifications = await this.#vitest.globTestSpecifications()
    return specifications.map(({ moduleId }) => moduleId)
  }

  /**
   * Runs the files, the quickest of the earlier runs first, until a test fails. Who runs out of time may have met a mutant
   * that never ends, or a busy machine.
   */
  async verdict(files: readonly string[]): Promise<Verdict> {
    const by = await this.#failure(files)
    if (by === null) return { outcome: 'survived' }
    return { outcome: OUT_OF_TIME.test(by) ? 'out of time' : 'noticed', by }
  }

  async #failure(files: readonly string[]): Promise<string | null> {
    // `bail` counts the failures of earlier runs too.
    this.#vitest.state.filesMap.clear()
    const sorted = files.toSorted((one, other) => this.#duration(one) - this.#duration(other))
    const specifications = sorted.flatMap((file) => this.#vitest.getModuleSpecifications(file))
    const timer = setTimeout(endWorkers, RUN_MS_MAX)
    try {
      const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications)
      for (const each of testModules) if (each.ok()) this.#durations.set(each.moduleId, each.diagnostic().duration)
      const failed = testModules.find((each) => !each.ok())
      if (failed) return `${failed.relativeModuleId}: ${reasonOf(failed)}`
      return unhandledErrors.length > 0 ? lineOf(unhandledErrors[0]) : null
    } finally {
      clearTimeout(timer)
      // Failed tests set it.
      process.exitCode = 0
    }
  }

  #duration(file: string): number {
    return this.#durations.get(file) ?? 0
  }

  close(): Promise<void> {
    return this.#vitest.close()
  }
}

/** The first test that failed, or why the file could not run. */
function reasonOf(module: TestModule): string {
  const [test] = module.children.allTests('failed')
  const [error] = test?.result().errors ?? module.errors()
  return `${test?.fullName ?? 'the file'}: ${lineOf(error)}`
}

const lineOf = (error: unknown): string => String((error as Error | undefined)?.message ?? error).split('\n')[0]!

class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

/** A mutant may turn for ever and hear no message. */
function endWorkers(): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      if (Number(parent) === process.pid && command.includes('vitest')) process.kill(Number(pid), 'SIGKILL')
    } catch {} // It ended meanwhile.
  }
}

import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

/** Prints, after the summary of vitest, which test files took longest and the slowest test of each. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map(timing).toSorted((one, other) => other.ms - one.ms)
    console.log(`The ${SHOWN} slowest test files, in seconds with imports and hooks, and the slowest test of each:`)
    for (const { ms, path, slowest } of files.slice(0, SHOWN)) console.log(`${seconds(ms)}  ${path}${slowest}`)
  }
}

function timing(module: TestModule): { ms: number; path: string; slowest: string } {
  const { collectDuration, duration } = module.diagnostic()
  const [test] = [...module.children.allTests()]
    .map((each) => ({ name: each.fullName, ms: each.diagnostic()?.duration ?? 0 }))
    .toSorted((one, other) => other.ms - one.ms)
  return {
    ms: collectDuration + duration,
    path: module.relativeModuleId,
    slowest: test ? `  (${seconds(test.ms).trim()} ${test.name})` : '',
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(6)

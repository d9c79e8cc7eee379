import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 20

/** Prints, after the summary of vitest, which test files took longest, and which took most processor time. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timings = modules.map(timing)
    const files = timings.toSorted((one, other) => other.ms - one.ms)
    console.log(`The ${SHOWN} slowest test files, in seconds with imports and hooks, and the slowest test of each:`)
    for (const { ms, path, slowest } of files.slice(0, SHOWN)) console.log(`${seconds(ms)}  ${path}${slowest}`)
    const busiest = timings.toSorted((one, other) => other.processorMs - one.processorMs)
    const sum = timings.reduce((all, { processorMs }) => all + processorMs, 0)
    console.log(`The ${SHOWN} test files with most processor time, of ${seconds(sum).trim()} seconds in all:`)
    for (const { processorMs, path } of busiest.slice(0, SHOWN)) console.log(`${seconds(processorMs)}  ${path}`)
  }
}

interface Timing {
  readonly ms: number
  readonly processorMs: number
  readonly path: string
  readonly slowest: string
}

function timing(module: TestModule): Timing {
  const { collectDuration, duration } = module.diagnostic()
  const [test] = [...module.children.allTests()]
    .map((each) => ({ name: each.fullName, ms: each.diagnostic()?.duration ?? 0 }))
    .toSorted((one, other) => other.ms - one.ms)
  return {
    ms: collectDuration + duration,
    processorMs: 1_000 * (module.meta().processorSeconds ?? 0),
    path: module.relativeModuleId,
    slowest: test ? `  (${seconds(test.ms).trim()} ${test.name})` : '',
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(6)

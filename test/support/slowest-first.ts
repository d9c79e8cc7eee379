import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take 15 seconds and more, most of them waiting. `.ci/run` prints the slowest ones. */
const SLOWEST = [
  ...['house/main', 'limits/seconds', 'renders/renders', 'operations/charts-faults', 'operations/faults'],
  ...['renderer/report', 'operations/idempotency', 'db/embedded', 'reports/faults', 'identity/embedded'],
  ...['places/prepare', 'operations/branding', 'limits/memory-processes', 'reports/whole', 'house/start'],
  ...['renderer/report-jobs', 'limits/limits', 'limits/memory', 'renders/outage', 'db/pool'],
]

/** Starts the slowest files first, so that no worker is left with one of them at the end. */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = SLOWEST.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`))
  return at === -1 ? SLOWEST.length : at
}

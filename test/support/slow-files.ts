import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { FULL } from './full-form.ts'

/**
 * Test files that take 20 seconds and more on two busy cores, or 13 on two quiet ones, the slowest first: most start processes, browsers or
 * databases of their own. `.ci/run` prints the slowest ones.
 */
const SLOW: readonly string[] = [
  ...['house/main', 'backup/commands', 'house/start', 'pages/account-reports', 'drill/drill'],
  ...['generated/hard-texts', 'pages/playground-spends', 'renders/renders', 'house/reverse-proxy'],
  ...['renderer/report', 'renderer/report-names', 'pages/account', 'house/document-examples', 'db/embedded'],
  ...['reports/whole', 'renderer/report-jobs', 'oauth/assistants-page', 'pages/account-ways-in'],
  ...['operations/charts-faults', 'renderer/report-layout', 'admin/sign-in', 'operations/branding'],
  ...['oauth/consent', 'pages/admin-browser', 'operations/idempotency', 'payments/stripe-away'],
  ...['interpretation/corpus', 'pages/playground', 'access-matrix', 'pages/account-plan', 'openapi/examples'],
  ...['identity/cookies', 'pages/account-browser', 'journey', 'places/prepare', 'clients/examples'],
  ...['operations/faults', 'reports/no-browser', 'identity/embedded', 'mcp/tasks', 'mcp/protocol'],
  ...['exports/workers', 'identity/changed-secret', 'generated/any-request', 'reports/faults', 'pages/reference'],
  ...['payments/reconcile', 'payments/kills', 'pages/whole-way', 'truth/order', 'identity/outbox'],
  ...['house/renderer', 'house/start-order', 'mcp/texts', 'operations/sessions', 'db/wrong-clock'],
  ...['pages/account-settings', 'operations/chart-pictures', 'renderer/chart', 'operations/ephemeris-columnar'],
  ...['renderer/names', 'house/ensure', 'limits/limits', 'operations/zone-histories', 'pages/accessibility'],
  ...['payments/storm', 'accounts/changes', 'admin/actions', 'house/ensure-progress', 'payments/abuse'],
  ...['identity/crowd', 'payments/buyers', 'backup/releases', 'db/pool', 'backup/upgrade', 'limits/memory'],
  ...['http/browser-keys', 'limits/seconds', 'generated/largest', 'accounts/deletion', 'limits/memory-processes'],
  ...['http/silent-postgres', 'renders/outage', 'house/first-key', 'http/idempotency', 'limits/redis-loss'],
]

const fileOf = (name: string): string => `test/${name}.test.ts`

/**
 * The files that a run leaves out, and says so: the slow ones, unless it is a full run or names paths under `test/`. `args`
 * are those of the command line of vitest. Other commands and programs have all files. Throws for a name in the list that
 * has no file.
 */
export function leftOut([command, ...args]: readonly string[]): string[] {
  const files = SLOW.map(fileOf)
  const gone = files.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`test/support/slow-files.ts names files that are gone: ${gone.join(', ')}`)
  if (FULL || command !== 'run' || args.some((arg) => /^(?:\.\/)?test\//.test(arg))) return []
  console.log(`${files.length} slow test files are left out. TESTS=full runs them, and so does a run that names them.`)
  return files
}

/** Starts the slowest files first, so that no worker is left with one of them at the end. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = SLOW.findIndex((name) => moduleId.endsWith(`/${fileOf(name)}`))
  return at === -1 ? SLOW.length : at
}

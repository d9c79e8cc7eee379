import type { Advice } from '../platform/advice.ts'
import type { Database } from '../platform/db/pool.ts'
import { renderersLackBrowser } from '../platform/db/processes.ts'
import type { RecurringJob } from '../platform/db/repeated.ts'

/** As often as renderers send a heartbeat. */
const EVERY_MS = 10_000
const NO_BROWSER =
  'No renderer has a browser, so charts as PNG or PDF and reports are refused. Install Chrome or Chromium on the machine of the renderer, or set CHROMIUM_PATH there; its log says what is missing.'

/** Warns the operator while renderers run and none of them has a browser. */
export const browserWatch = (db: Database, advice: Advice): RecurringJob => ({
  name: 'Checking for a browser',
  everyMs: EVERY_MS,
  async work() {
    if (await renderersLackBrowser(db)) advice.give('browser', NO_BROWSER)
    else advice.withdraw('browser')
  },
})

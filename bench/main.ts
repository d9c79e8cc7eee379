import { benchAdmin } from './admin.ts'
import { benchAlternatives } from './alternatives.ts'
import { benchBatch } from './batch.ts'
import { benchBooks } from './books.ts'
import { benchCharts } from './charts.ts'
import { benchCosts } from './costs.ts'
import { benchEphemeris } from './ephemeris.ts'
import { benchExport } from './export.ts'
import { benchExports } from './exports.ts'
import { benchFairness } from './fairness.ts'
import { benchMemory } from './front-memory.ts'
import { circumstances } from './harness.ts'
import { benchHttp } from './http.ts'
import { benchLimits } from './limits.ts'
import { benchMcp } from './mcp.ts'
import { benchNatal } from './natal.ts'
import { benchNumerology } from './numerology.ts'
import { benchPages } from './pages.ts'
import { benchPassages } from './passages.ts'
import { benchRender } from './render.ts'
import { benchReports } from './reports.ts'
import { benchReturns } from './returns.ts'
import { benchSearches } from './searches.ts'
import { benchSkyEvents } from './sky-events.ts'
import { benchStart } from './start.ts'
import { benchVedic } from './vedic.ts'

/** `npm run bench` answers all questions, `npm run bench -- ephemeris` one. */
const BENCHES = {
  ephemeris: benchEphemeris,
  alternatives: benchAlternatives,
  http: benchHttp,
  export: benchExport,
  exports: benchExports,
  memory: benchMemory,
  limits: benchLimits,
  fairness: benchFairness,
  mcp: benchMcp,
  costs: benchCosts,
  natal: benchNatal,
  batch: benchBatch,
  charts: benchCharts,
  numerology: benchNumerology,
  'sky-events': benchSkyEvents,
  searches: benchSearches,
  vedic: benchVedic,
  passages: benchPassages,
  returns: benchReturns,
  render: benchRender,
  books: benchBooks,
  reports: benchReports,
  admin: benchAdmin,
  pages: benchPages,
  start: benchStart,
} as const

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (!Object.hasOwn(BENCHES, name)) throw new Error(`No bench is called ${name}: ${Object.keys(BENCHES).join(', ')}`)
}
console.log(circumstances())
for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await run()
}

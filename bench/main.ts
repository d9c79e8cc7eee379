import { benchEphemeris } from './ephemeris.ts'
import { benchExport } from './export.ts'
import { benchHttp } from './http.ts'

/** `npm run bench` answers all questions, `npm run bench -- ephemeris` one. */
const BENCHES = { ephemeris: benchEphemeris, http: benchHttp, export: benchExport } as const

const wanted = process.argv.slice(2)
for (const name of wanted) {
  if (!Object.hasOwn(BENCHES, name)) throw new Error(`No bench is called ${name}: ${Object.keys(BENCHES).join(', ')}`)
}
for (const [name, run] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) await run()
}

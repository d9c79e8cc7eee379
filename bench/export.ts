import { report, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const FIRST_BYTE_MS_MAX = 300
const GROWTH_MB_MAX = 80
const SAMPLE_MS = 100
const NEWLINE = 10

const EXPORTS = {
  '100 years of days, CSV': 'start=1926-01-01&end=2025-12-31&step=1d&format=csv',
  '100,000 rows, NDJSON': 'start=2010-01-01&end=2021-05-29T15:00&step=1h&format=ndjson',
  '1,000,000 rows, CSV': 'start=1900-01-01&end=2014-01-29T15:00&step=1h&format=csv',
} as const

/** Long exports over real HTTP: their speed, the wait for the first byte, and how much memory they take. */
export const benchExport = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  // What a fresh process grows by on its first export is the size of the service, not that of the export.
  await download(server, 'start=1990-01-01&end=2025-12-31&step=1d&format=csv')
  const rows = []
  for (const [name, query] of Object.entries(EXPORTS)) {
    const { lines, firstByteMs, seconds, growthMb, megabytes } = await download(server, query)
    rows.push({
      what: name,
      rows: lines,
      MB: Math.round(megabytes),
      seconds: Number(seconds.toFixed(1)),
      'rows/s': Math.round(lines / seconds),
      'first byte ms': Math.round(firstByteMs),
      'peak growth MB': Math.round(growthMb),
      result: verdict(firstByteMs <= FIRST_BYTE_MS_MAX && growthMb <= GROWTH_MB_MAX),
    })
  }
  report(`long exports (bounds: first byte ${FIRST_BYTE_MS_MAX} ms, growth ${GROWTH_MB_MAX} MB)`, rows)
}

async function download({ url, key, memoryMb }: BenchServer, query: string) {
  const before = await memoryMb()
  let peak = before
  let going = true
  const sampling = (async () => {
    while (going) {
      peak = Math.max(peak, await memoryMb())
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    }
  })()
  const startedAt = performance.now()
  const answer = await fetch(`${url}/api/v1/ephemeris?${query}`, {
    headers: { 'x-api-key': key, 'accept-encoding': 'identity' },
  })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let [firstByteMs, lines, bytes] = [0, 0, 0]
  for await (const chunk of answer.body) {
    if (bytes === 0) firstByteMs = performance.now() - startedAt
    bytes += chunk.length
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1
  }
  const seconds = (performance.now() - startedAt) / 1000
  going = false
  await sampling
  return { lines, firstByteMs, seconds, growthMb: peak - before, megabytes: bytes / 1e6 }
}

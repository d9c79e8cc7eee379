import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { report, rounded, verdict } from './harness.ts'
import { type BenchServer, withServer } from './server.ts'

const FIRST_BYTE_MS_MAX = 300
const GROWTH_MB_MAX = 80
const SAMPLE_MS = 50
const NEWLINE = 10

/** Of the time of the same rows by precision=library. */
const SHARE_MAX = 0.4
/** Of the bytes of the same rows as CSV. */
const PARQUET_SHARE_MAX = 0.2
/** The rows of the comparison, which the library takes a minute for. */
const COMPARED = 'start=1900-01-01&end=2014-01-29T15:00&step=1h&format=csv'

/** Exports, each with its expected number of lines. The first line of CSV is the header. */
const EXPORTS = [
  {
    what: '100 years of days, CSV',
    query: 'start=1926-01-01&end=2025-12-31&step=1d&format=csv',
    rows: 36_525,
    headers: 1,
  },
  {
    what: '100,000 rows, NDJSON',
    query: 'start=2010-01-01&end=2021-05-29T15:00&step=1h&format=ndjson',
    rows: 100_000,
    headers: 0,
  },
  {
    what: '1,000,000 rows, CSV',
    query: 'start=1900-01-01&end=2014-01-29T15:00&step=1h&format=csv',
    rows: 1_000_000,
    headers: 1,
  },
] as const
/** The growth of a new process during its first export is the size of the service, not of the export. */
const WARM_UP = 'start=1990-01-01&end=2025-12-31&step=1d&format=csv'

/** Long exports over real HTTP: their speed, the wait for the first byte, and how much memory they take. */
export const benchExport = (): Promise<void> => withServer(compare)

async function compare(server: BenchServer): Promise<void> {
  await download(server, WARM_UP)
  const table = []
  for (const { what, query, rows, headers } of EXPORTS) {
    const { lines, bytes, firstByteMs, seconds, growthMb } = await measured(server, query)
    if (lines !== rows + headers) throw new Error(`${what}: ${lines} lines instead of ${rows + headers}`)
    table.push({
      what,
      MB: Math.round(bytes / 1e6),
      seconds: rounded(seconds, 1),
      'rows/s': Math.round(rows / seconds),
      'first byte ms': Math.round(firstByteMs),
      [`at most ${FIRST_BYTE_MS_MAX}`]: verdict(firstByteMs <= FIRST_BYTE_MS_MAX),
      'peak growth MB': Math.round(growthMb),
      [`at most ${GROWTH_MB_MAX}`]: verdict(growthMb <= GROWTH_MB_MAX),
    })
  }
  report('export: long answers over HTTP, 13 bodies, to a reader that counts bytes', table)
  await compareSources(server)
  await compareFormats(server)
}

/** The bytes of the same rows in each format. */
async function compareFormats(server: BenchServer): Promise<void> {
  const rows = []
  let csvBytes = 0
  for (const format of ['csv', 'parquet', 'arrow']) {
    const { bytes, seconds, growthMb } = await measured(server, COMPARED.replace('csv', format))
    if (format === 'csv') csvBytes = bytes
    const share = bytes / csvBytes
    rows.push({
      format,
      MB: Math.round(bytes / 1e6),
      seconds: rounded(seconds, 1),
      'peak growth MB': Math.round(growthMb),
      'bytes, of CSV': rounded(share, 2),
      result: format === 'parquet' ? verdict(share < PARQUET_SHARE_MAX && growthMb <= GROWTH_MB_MAX) : '',
    })
  }
  report('export: 1,000,000 rows in formats of rows alone', rows)
}

/** A million rows from series, then from the library. */
async function compareSources(server: BenchServer): Promise<void> {
  const series = await download(server, COMPARED)
  const library = await download(server, `${COMPARED}&precision=library`)
  const share = series.seconds / library.seconds
  report('export: 1,000,000 rows of CSV from series and from the library, one after the other', [
    {
      what: 'series',
      seconds: rounded(series.seconds, 1),
      share: rounded(share, 2),
      result: verdict(share <= SHARE_MAX),
    },
    { what: 'library', seconds: rounded(library.seconds, 1), share: 1, result: '' },
  ])
}

/** A download with the growth of the server's memory over what it was before, at its highest. */
async function measured(server: BenchServer, query: string) {
  const beforeMb = await server.memoryMb()
  const downloading = { going: true }
  const sampling = (async () => {
    let peakMb = beforeMb
    while (downloading.going) {
      peakMb = Math.max(peakMb, await server.memoryMb())
      await sleep(SAMPLE_MS)
    }
    return peakMb
  })()
  try {
    const result = await download(server, query)
    downloading.going = false
    return { ...result, growthMb: (await sampling) - beforeMb }
  } finally {
    downloading.going = false
    await sampling
  }
}

async function download({ url, key }: BenchServer, query: string) {
  const startedAt = performance.now()
  const request = get(`${url}/api/v1/ephemeris?${query}`, { headers: { 'x-api-key': key } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${query}: answer ${answer.statusCode}`)
  let [firstByteMs, lines, bytes] = [0, 0, 0]
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (bytes === 0) firstByteMs = performance.now() - startedAt
    bytes += chunk.length
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1
  }
  return { lines, bytes, firstByteMs, seconds: (performance.now() - startedAt) / 1000 }
}

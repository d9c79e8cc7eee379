import { OrreryError } from './error.ts'

/** The formats of streamed answers. */
export type StreamFormat = 'csv' | 'ndjson' | 'parquet' | 'arrow'

/** Lines before the rows. */
const HEADINGS = { csv: 1, ndjson: 0 } as const
/** The last bytes of a whole file: the magic number of Parquet, the end-of-stream marker of Arrow IPC. */
const ENDS = { parquet: [0x50, 0x41, 0x52, 0x31], arrow: [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0] } as const
const NEWLINE = 0x0a

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Passes the bytes of a streamed answer on, and throws at their end if some are missing: a proxy can close a cut answer as if
 * it were whole. The service announces the number of rows in `X-Orrery-Rows`. Without that header text is not checked.
 */
export async function* whole(
  chunks: AsyncIterable<Bytes>,
  format: StreamFormat,
  headers: Headers,
): AsyncGenerator<Bytes, void, undefined> {
  const announced = headers.get('x-orrery-rows')
  let lines = 0
  let tail: readonly number[] = []
  for await (const chunk of chunks) {
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1
    tail = [...tail, ...chunk.subarray(-8)].slice(-8)
    yield chunk
  }
  if (format === 'parquet' || format === 'arrow') {
    const end = ENDS[format]
    if (end.join() !== tail.slice(-end.length).join())
      throw cut(`The answer ended before the end of the ${format} file`)
    return
  }
  const rows = Math.max(0, lines - HEADINGS[format])
  if (announced !== null && rows !== Number(announced)) throw cut(`The answer ended after ${rows} of ${announced} rows`)
}

const cut = (message: string): OrreryError => new OrreryError({ code: 'broken_stream', message })

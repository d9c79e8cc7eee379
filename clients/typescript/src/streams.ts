import type { Call } from './call.ts'
import { OrreryError } from './error.ts'
import { failureOf, parsed, send } from './send.ts'
import type { Settings } from './settings.ts'
import type { Watch } from './watch.ts'
import { type StreamFormat, whole } from './whole.ts'

/** The longest line that is put together, in characters. A chart with every text has less than one million. */
const LINE_MAX = 16 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>
type Stream<Item> = AsyncGenerator<Item, void, undefined>

/**
 * Opens a streamed answer: its status, its headers, and its bytes as the reader asks for them. The service waits for a slow reader.
 * Leaving the loop over the bytes ends the request. Retries happen before the first byte.
 */
export const open = (settings: Settings, call: Call): Promise<Opened> =>
  send(settings, call, async ({ status, headers, body }, life) => {
    life.rest()
    return { status, headers, chunks: chunksOf(body, call, life) }
  })

interface Opened {
  readonly status: number
  readonly headers: Headers
  readonly chunks: Stream<Bytes>
}

async function* chunksOf(body: ReadableStream<Bytes> | null, { options }: Call, life: Watch): Stream<Bytes> {
  const reader = body?.getReader()
  try {
    while (reader) {
      life.wait()
      const { done, value } = await reader.read()
      life.rest()
      if (done) return
      yield value
    }
  } catch (error) {
    options?.signal?.throwIfAborted()
    throw failureOf(error, life, 'broken_stream')
  } finally {
    life.end()
  }
}

/** The bytes of a streamed answer. Throws at their end if the answer is not whole. */
export async function* chunks(settings: Settings, call: Call, format: StreamFormat): Stream<Bytes> {
  const opened = await open(settings, call)
  yield* whole(opened.chunks, format, opened.headers)
}

/** The lines of a streamed answer, without their ends. */
export async function* lines(settings: Settings, call: Call, format: 'csv' | 'ndjson'): Stream<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks(settings, call, format)) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = parts.pop()!
    if (rest.length > LINE_MAX) throw tooLong()
    for (const line of parts) yield line.endsWith('\r') ? line.slice(0, -1) : line
  }
  rest += decoder.decode()
  if (rest !== '') yield rest
}

const tooLong = (): OrreryError =>
  new OrreryError({ code: 'unexpected_answer', message: `A line of the answer has more than ${LINE_MAX} characters` })

/** The objects of a streamed answer, one a line. */
export async function* rows<Row>(settings: Settings, call: Call): Stream<Row> {
  for await (const line of lines(settings, { ...call, accept: 'application/x-ndjson' }, 'ndjson')) {
    if (line !== '') yield parsed(line) as Row
  }
}

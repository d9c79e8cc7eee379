import type { Call } from './call.ts'
import { OrreryError } from './error.ts'
import { failureOf, parsed, send } from './send.ts'
import type { Settings } from './settings.ts'
import type { Watch } from './watch.ts'

/** The longest line that is put together, in characters. A chart with every text has less than one million. */
const LINE_MAX = 16 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>
type Stream<Item> = AsyncGenerator<Item, void, undefined>

/**
 * Opens a streamed answer: its status, and its bytes as the reader asks for them. The service waits for a slow reader.
 * Leaving the loop over the bytes ends the request. Retries happen before the first byte.
 */
export const open = (settings: Settings, call: Call): Promise<{ status: number; chunks: Stream<Bytes> }> =>
  send(settings, call, async ({ status, body }, life) => {
    life.rest()
    return { status, chunks: chunksOf(body, call, life) }
  })

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

/** The bytes of a streamed answer. */
export async function* chunks(settings: Settings, call: Call): Stream<Bytes> {
  const opened = await open(settings, call)
  yield* opened.chunks
}

/** The lines of a streamed answer, without their ends. */
export async function* lines(settings: Settings, call: Call): Stream<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks(settings, call)) {
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
  for await (const line of lines(settings, { ...call, accept: 'application/x-ndjson' })) {
    if (line !== '') yield parsed(line) as Row
  }
}

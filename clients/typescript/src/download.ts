import type { CallOptions } from './call.ts'
import { OrreryError } from './error.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { ExportManifestReply } from './generated/schema.ts'
import { isPassing, waitMs } from './retry.ts'
import type { Settings } from './settings.ts'
import { sha256 } from './sha256.ts'
import { open } from './streams.ts'

/** A file of an export, as its manifest describes it. */
export type ExportPart = ExportManifestReply['parts'][number]

/** Where a file goes. `folder()` of `@orrery/client/node` makes one for each file of an export. */
export interface Sink {
  /** What an earlier download has left. The new one goes on behind it. */
  existing?(): AsyncIterable<Uint8Array<ArrayBuffer>>
  write(chunk: Uint8Array<ArrayBuffer>): void | Promise<void>
  /**
   * `whole`: the bytes have the hash of the manifest. `broken`: the download ended early, and may go on another time.
   * `wrong`: the bytes are not those of the file, so they are of no use.
   */
  end(outcome: 'whole' | 'broken' | 'wrong'): void | Promise<void>
}

export type SinkFor = (part: ExportPart) => Sink | Promise<Sink>

export interface Progress {
  readonly file: string
  /** Bytes of this file that are there. */
  readonly bytes: number
  readonly bytesOfFile: number
}

export interface DownloadOptions extends CallOptions {
  readonly onProgress?: (progress: Progress) => void
}

/** Brings one file into its sink, going on where a connection broke, and compares its hash. */
export async function download(
  settings: Settings,
  exportId: string,
  part: ExportPart,
  sink: Sink,
  options: DownloadOptions,
): Promise<void> {
  let outcome: Parameters<Sink['end']>[0] = 'broken'
  try {
    const hash = sha256()
    let bytes = 0
    for await (const chunk of sink.existing?.() ?? []) {
      hash.update(chunk)
      bytes += chunk.length
    }
    for await (const chunk of missing(settings, exportId, part, bytes, options)) {
      hash.update(chunk)
      bytes += chunk.length
      await sink.write(chunk)
      options.onProgress?.({ file: part.file, bytes, bytesOfFile: part.bytes })
    }
    outcome = bytes === part.bytes && (await hash.hex()) === part.sha256 ? 'whole' : 'wrong'
  } finally {
    await sink.end(outcome)
  }
  if (outcome === 'whole') return
  const message = `The bytes of ${part.file} are not those of the manifest. They were discarded`
  throw new OrreryError({ code: 'hash_mismatch', message })
}

/** The bytes of a file from a place on. Each connection that brings some is followed by another, as the settings allow. */
async function* missing(
  settings: Settings,
  exportId: string,
  { file, bytes }: ExportPart,
  from: number,
  options: CallOptions,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let [place, failures] = [from, 0]
  while (place < bytes) {
    const before = place
    try {
      const headers: Record<string, string> = place > 0 ? { range: `bytes=${place}-` } : {}
      const path = { export_id: exportId, file }
      const { status, chunks } = await open(settings, { operation: OPERATIONS.export_file, path, headers, options })
      // Status 200 is the file from its beginning: a proxy has lost the range.
      let skip = status === 206 ? 0 : place
      for await (const chunk of chunks) {
        const fresh = chunk.subarray(Math.min(skip, chunk.length))
        skip -= chunk.length - fresh.length
        if (fresh.length === 0) continue
        place += fresh.length
        yield fresh
      }
      if (place < bytes) throw new OrreryError({ code: 'broken_stream', message: `${file} ended too early` })
    } catch (error) {
      if (!(error instanceof OrreryError) || !(error.code === 'broken_stream' || isPassing(error))) throw error
      failures = place > before ? 1 : failures + 1
      if (failures > settings.retries) throw error
      await settings.clock.sleep(waitMs(error, failures, settings.clock.random), options.signal)
    }
  }
}

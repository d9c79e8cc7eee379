import { Readable } from 'node:stream'
import type { EphemerisInput } from '../../calculation/almanac/ephemeris-input.ts'
import type { Compute } from '../../calculation/threads/compute.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { Refusal } from '../../platform/errors.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { type EphemerisStream, ephemerisStream } from './ephemeris-stream.ts'
import { type NatalBatch, type NatalBatchOptions, natalBatchLines } from './natal-batch.ts'

/** Long answers that threads calculate while the caller reads. */
export interface Exports {
  /**
   * The bytes of a long ephemeris, its notes and the count of its rows. Resolves when a refusal is no longer possible.
   * Refuses with `export_limit_exceeded` when the caller has as many streams open as its plan allows, and with
   * `compute_busy` when it has as many open as are still free for all callers together.
   */
  ephemeris(
    input: EphemerisInput,
    caller: ExportCaller,
  ): Promise<Pick<EphemerisStream, 'notes' | 'rows'> & { readonly body: Readable }>
  /** The lines of a batch of births. Refuses as a long ephemeris does. */
  natalBatch(batch: NatalBatch, caller: ExportCaller, told: Omit<NatalBatchOptions, 'compute' | 'lane'>): Readable
}

export interface ExportCaller {
  readonly lane: Lane
  /** Streams that the caller may have open at a time. */
  readonly exportsMax: number
}

export interface ExportsOptions {
  readonly compute: Compute
  readonly metrics: Metrics
  /** A reader that takes no chunk for this time is disconnected. */
  readonly slowMs?: number
}

/** Streams open at a time. Each holds a few chunks in memory. */
const EXPORTS_MAX = 64
const RETRY_AFTER_MS = 5_000
/** A chunk is at most a megabyte, which a slow line takes in half of this. */
const SLOW_MS = 60_000

export function openExports({ compute, metrics, slowMs = SLOW_MS }: ExportsOptions): Exports {
  const underWay = new Map<string, number>()
  let total = 0
  metrics.watchStreams(() => total)

  function begin({ lane, exportsMax }: ExportCaller): void {
    const own = underWay.get(lane.id) ?? 0
    if (own >= exportsMax) {
      throw new Refusal('export_limit_exceeded', {
        retryAfterMs: RETRY_AFTER_MS,
        message: `Your plan allows ${exportsMax} ${exportsMax === 1 ? 'stream' : 'streams'} at a time. Finish reading one first`,
      })
    }
    // An account may have at most as many as are still free, so that accounts which never read theirs cannot take all.
    if (own >= EXPORTS_MAX - total) {
      throw new Refusal('compute_busy', {
        retryAfterMs: RETRY_AFTER_MS,
        ...(own > 0 && { message: `Few streams are free, and you have ${own} open. Finish reading one first` }),
      })
    }
    total += 1
    underWay.set(lane.id, own + 1)
  }

  function end({ lane }: ExportCaller): void {
    total -= 1
    const own = underWay.get(lane.id)! - 1
    if (own > 0) underWay.set(lane.id, own)
    else underWay.delete(lane.id)
  }

  function readable(bytes: AsyncGenerator<Uint8Array>, caller: ExportCaller): Readable {
    const body = Readable.from(
      paced(bytes, slowMs, () => body.destroy()),
      { objectMode: false },
    )
    return body.once('close', () => end(caller))
  }
  return {
    async ephemeris(input, caller) {
      begin(caller)
      try {
        const counted = (rows: number) => metrics.rows.inc({ format: input.layout.format }, rows)
        const { bytes, ...facts } = await ephemerisStream({ compute, input, lane: caller.lane, counted })
        return { body: readable(bytes, caller), ...facts }
      } catch (error) {
        end(caller)
        throw error
      }
    },
    natalBatch(batch, caller, told) {
      begin(caller)
      return readable(natalBatchLines(batch, { compute, lane: caller.lane, ...told }), caller)
    },
  }
}

/** Calls `tooSlow` when the next chunk is not requested in time. */
async function* paced(
  chunks: AsyncGenerator<Uint8Array>,
  slowMs: number,
  tooSlow: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const timer = setTimeout(tooSlow, slowMs)
    timer.unref()
    try {
      yield chunk
    } finally {
      clearTimeout(timer)
    }
  }
}

import type { EphemerisPlan } from '../../calculation/almanac/ephemeris-plan.ts'
import type { Compute } from '../../calculation/threads/compute.ts'
import type { Lane } from '../../calculation/threads/lanes.ts'
import { type EphemerisOutline, readOutline } from '../../wire/ephemeris/answer.ts'
import { assembled, chunkRows } from './assembly.ts'
import { inOrder, patiently } from './in-order.ts'

export interface StreamOptions {
  readonly compute: Compute
  readonly plan: EphemerisPlan
  readonly lane: Lane
  /** Receives the count of rows of each chunk. */
  readonly counted: (rows: number) => void
}

export interface EphemerisStream extends Pick<EphemerisOutline, 'notes' | 'rows'> {
  readonly parts: AsyncGenerator<Uint8Array>
}

/**
 * A long answer. All threads calculate its chunks, and the reader receives them in order. Refusals come before this
 * resolves. The work keeps the pace of the reader, and ends with the current chunks when the reader disconnects.
 */
export async function ephemerisStream(options: StreamOptions): Promise<EphemerisStream> {
  const { compute, plan, lane } = options
  const outline = readOutline(await compute.run('ephemeris_outline', plan, lane))
  return { parts: assembled(outline, chunks(options, outline)), notes: outline.notes, rows: outline.rows }
}

async function* chunks(
  { compute, plan, lane, counted }: StreamOptions,
  { rows, placed }: EphemerisOutline,
): AsyncGenerator<Uint8Array> {
  const step = chunkRows(plan)
  const starts = Array.from({ length: Math.ceil(rows / step) }, (_, index) => index * step)
  let given = 0
  const calculated = inOrder(compute, starts, (from) =>
    patiently(() => compute.run('ephemeris_chunk', { plan, placed, from, to: from + step }, lane)),
  )
  for await (const chunk of calculated) {
    const count = Math.min(step, rows - given)
    given += count
    counted(count)
    yield chunk
  }
}

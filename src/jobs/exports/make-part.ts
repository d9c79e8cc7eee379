import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EphemerisPlan } from '../../calculation/almanac/ephemeris-plan.ts'
import type { PlacedTimes } from '../../calculation/almanac/ephemeris-table.ts'
import type { ClaimedPart } from '../../platform/db/export-parts.ts'
import type { EphemerisOutline } from '../../wire/ephemeris/answer.ts'
import { assembled, chunkRows } from '../streams/assembly.ts'
import { folderOf, type PartStore, partName, type StoredFile } from './part-store.ts'

/** Calculates rows in this process. */
export interface RowSource {
  outline(plan: EphemerisPlan): Promise<EphemerisOutline>
  chunk(piece: {
    readonly plan: EphemerisPlan
    readonly placed: PlacedTimes
    readonly from: number
    readonly to: number
  }): Promise<Uint8Array>
}

/** Makes the file of a part. `made` receives the count of rows, and its refusal ends the work. */
export async function makePart(
  { source, store }: { readonly source: RowSource; readonly store: PartStore },
  { export_id: id, run, part, plan, first_row: from, row_count }: ClaimedPart,
  made: (rows: number) => void,
): Promise<StoredFile> {
  const outline = await source.outline(plan)
  const to = from + row_count

  async function* chunks(): AsyncGenerator<Uint8Array> {
    const step = chunkRows(plan)
    for (let at = from; at < to; at += step) {
      const end = Math.min(at + step, to)
      // Claims are renewed between two chunks.
      await nextTurn()
      yield await source.chunk({ plan, placed: outline.placed, from: at, to: end })
      made(end - from)
    }
  }

  return store.put(folderOf({ id, run }), partName(part, plan.layout.format), assembled(outline, chunks()))
}

import { julianDayOf } from '../src/astro/civil.ts'
import { type EphemerisRow, ephemeris } from '../src/astro/ephemeris.ts'
import type { Place, Sky } from '../src/astro/sky.ts'
import type { EphemerisRequest } from '../src/contract/ephemeris.ts'
import { type ByteWriter, byteWriter } from '../src/wire/bytes.ts'
import { documentOf, type TimedRow } from '../src/wire/ephemeris-document.ts'
import { columnParts } from '../src/wire/ephemeris-join.ts'
import { type EphemerisPlan, planOf } from '../src/wire/ephemeris-plan.ts'

export interface EphemerisChunk {
  readonly input: EphemerisRequest
  /** Rows `from` up to, but without, `to`; rows that do not exist are left out. */
  readonly from: number
  readonly to: number
}

/** How a long answer begins and ends, and how many rows it has. */
export interface EphemerisOutline {
  readonly rows: number
  readonly head: string
  readonly separator: string
  readonly tail: string
  readonly columns: readonly string[] | null
}

/** The calculations of ephemeris tables over one sky, each giving the bytes of an answer or of a part of one. */
export function ephemerisTasks(sky: Sky, zoneAt: (place: Place) => string) {
  const out = byteWriter()

  return {
    /** A whole answer that is small enough for one thread. */
    whole(input: EphemerisRequest): Uint8Array<ArrayBuffer> {
      const plan = planOf(input, zoneAt)
      const document = documentOf(plan, input)
      const rows = rowsBetween(sky, plan, 0, plan.times.count)
      return collect(out, () => {
        if (document.columns) {
          document.write(out, rows)
          const lines = out.take()
          out.text(document.head)
          for (const part of columnParts(document.columns, [lines])) out.bytes(part)
        } else {
          out.text(document.head)
          document.write(out, rows)
        }
        out.text(document.tail)
      })
    },

    /** Checks everything that could be refused about a long answer, before its first byte is sent. */
    outline(input: EphemerisRequest): Uint8Array<ArrayBuffer> {
      const plan = planOf(input, zoneAt)
      const { count, at } = plan.times
      const calculate = ephemeris(sky, plan.core)
      for (const index of [0, count - 1]) calculate(julianDayOf(at(index)))
      const { head, separator, tail, columns } = documentOf(plan, input)
      const outline: EphemerisOutline = { rows: count, head, separator, tail, columns }
      return collect(out, () => out.text(JSON.stringify(outline)))
    },

    chunk({ input, from, to }: EphemerisChunk): Uint8Array<ArrayBuffer> {
      const plan = planOf(input, zoneAt)
      return collect(out, () =>
        documentOf(plan, input).write(out, rowsBetween(sky, plan, from, Math.min(to, plan.times.count))),
      )
    },
  }
}

/** A refusal in the middle leaves nothing behind in the writer for the next task of the thread. */
function collect(out: ByteWriter, write: () => void): Uint8Array<ArrayBuffer> {
  try {
    write()
  } catch (error) {
    out.take()
    throw error
  }
  return out.take()
}

function* rowsBetween(sky: Sky, { core, times }: EphemerisPlan, from: number, to: number): Generator<TimedRow> {
  const calculate: (jd: number) => EphemerisRow = ephemeris(sky, core)
  for (let index = from; index < to; index += 1) {
    const epochMs = times.at(index)
    yield [calculate(julianDayOf(epochMs)), epochMs]
  }
}

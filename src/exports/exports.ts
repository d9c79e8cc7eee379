import { Readable } from 'node:stream'
import type { EphemerisPlan } from '../almanac/ephemeris-plan.ts'
import type { Compute } from '../compute.ts'
import { Refusal } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { type EphemerisStream, ephemerisStream } from './ephemeris-stream.ts'

/** Long answers that threads calculate while the caller reads. */
export interface Exports {
  /**
   * The bytes of a long ephemeris, and its warnings. Resolves when a refusal is no longer possible. Refuses with
   * `compute_busy` when too many exports are under way.
   */
  ephemeris(plan: EphemerisPlan): Promise<Pick<EphemerisStream, 'warnings'> & { readonly body: Readable }>
}

/** Exports under way at once. Each holds a few chunks in memory. */
const EXPORTS_MAX = 64
const RETRY_AFTER_MS = 5_000

export function openExports({ compute, metrics }: { compute: Compute; metrics: Metrics }): Exports {
  let underWay = 0
  metrics.watchStreams(() => underWay)

  return {
    async ephemeris(plan) {
      if (underWay >= EXPORTS_MAX) throw new Refusal('compute_busy', { retryAfterMs: RETRY_AFTER_MS })
      underWay += 1
      try {
        const counted = (rows: number) => metrics.rows.inc({ format: plan.layout.format }, rows)
        const { parts, warnings } = await ephemerisStream({ compute, plan, counted })
        const body = Readable.from(parts, { objectMode: false })
        body.once('close', () => {
          underWay -= 1
        })
        return { body, warnings }
      } catch (error) {
        underWay -= 1
        throw error
      }
    },
  }
}

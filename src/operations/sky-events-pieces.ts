import type { SkyEventsPlan } from '../calculation/almanac/sky-events-plan.ts'
import type { Compute } from '../calculation/threads/compute.ts'
import type { Lane } from '../calculation/threads/lanes.ts'
import { runPieces } from './pieces.ts'

/** All events of this many days take a thread about 8 ms. */
const PIECE_DAYS = 30

/** The bytes of an answer. Many days are searched in pieces, so that other callers get their turn between them. */
export async function skyEventsBytes(compute: Compute, plan: SkyEventsPlan, lane: Lane): Promise<Uint8Array> {
  if (plan.days <= PIECE_DAYS) return compute.run('sky_events', plan, lane)
  const pieces = Array.from({ length: Math.ceil(plan.days / PIECE_DAYS) }, (_, index) => ({
    plan,
    fromDay: index * PIECE_DAYS,
    toDay: Math.min(plan.days, (index + 1) * PIECE_DAYS),
  }))
  const found = await runPieces(compute, pieces, (piece) => compute.run('sky_events_piece', piece, lane))
  return compute.run('sky_events_joined', { plan, pieces: found }, lane)
}

import type { FoundPassages, PassageSearch } from '../charting/transits.ts'
import type { Compute } from '../compute/compute.ts'
import type { Lane } from '../compute/lanes.ts'
import type { TransitPlan } from '../contract/transits.ts'
import { runPieces } from './pieces.ts'

/** The bytes of an answer. Exact times are searched body by body, so that other callers get their turn between them. */
export async function transitBytes(compute: Compute, asked: TransitPlan, lane: Lane): Promise<Uint8Array> {
  // Settled once, so that all bodies have one source.
  const plan: TransitPlan = compute.hasSeries() ? asked : { ...asked, precision: 'library' }
  if (!plan.include_exact_times) return compute.run('transits', { plan, found: null }, lane)
  const searches = read<PassageSearch[]>(await compute.run('transit_searches', plan, lane))
  const found = await runPieces(compute, searches, (search) => compute.run('transit_passages', search, lane))
  const passages: FoundPassages = Object.assign({}, ...found.map((bytes) => read<FoundPassages>(bytes)))
  return compute.run('transits', { plan, found: passages }, lane)
}

const read = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes)) as Value

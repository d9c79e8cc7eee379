import type { Compute } from '../calculation/threads/compute.ts'
import type { PositionSource } from '../contract/precision.ts'

/**
 * A plan with the source that answers it now: the library until series are there. The plan is settled once for a request, so
 * that an answer has one source from its first row to its last, and an ETag that names it.
 */
export const settled = <Plan extends { readonly source: PositionSource }>(
  plan: Plan,
  { hasSeries }: Pick<Compute, 'hasSeries'>,
): Plan => (plan.source === 'library' || hasSeries() ? plan : { ...plan, source: 'library' })

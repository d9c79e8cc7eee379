import { type EphemerisPlan, ephemerisPlan } from '../../calculation/almanac/ephemeris-plan.ts'
import { ExportRequest } from '../../contract/exports.ts'
import { type LeftExport, listLeftExports, restartExport } from '../../platform/db/exports-left.ts'
import type { Database } from '../../platform/db/pool.ts'
import type { RowSource } from './make-part.ts'
import { partsFor } from './part-count.ts'
import { folderOf, type PartStore } from './part-store.ts'
import type { WorkerData } from './version.ts'

export interface AnewOptions {
  readonly db: Database
  readonly store: PartStore
  readonly source: Pick<RowSource, 'outline'>
  readonly data: WorkerData
  /** False while live workers may lack a heartbeat, as after an outage of the database. */
  readonly haveOthersBeaten: () => boolean
  readonly tell: (message: string) => void
}

/**
 * Starts over an export whose data no worker has any more, after an upgrade or when files of the ephemeris have
 * changed: all parts again, from its order, without a charge. Reports each export that waits for another worker, or
 * cannot be calculated here. True when one was started.
 */
export async function beginAnew({ db, store, source, data, haveOthersBeaten, tell }: AnewOptions): Promise<boolean> {
  // Series may become complete meanwhile.
  const [versions, isComplete] = [[...data.versions()], data.isComplete()]
  const mayJudge = haveOthersBeaten()
  for (const left of await listLeftExports(db, versions)) {
    if (!left.is_left || !mayJudge) {
      tell(
        `The export ${left.id} is waiting for a worker with the data "${left.version}"; this one has "${versions.join('", "')}"`,
      )
      continue
    }
    const [library, series = library] = versions
    try {
      const asked = planOf(left)
      if (asked.source === 'series' && !isComplete) {
        tell(`The export ${left.id} is waiting for the series of positions of this worker, which are not built yet`)
        continue
      }
      // Without series the library answers, as in a front.
      const plan: EphemerisPlan = versions.length > 1 ? asked : { ...asked, source: 'library' }
      const version = (plan.source === 'series' ? series : library)!
      const { rows, notes } = await source.outline(plan)
      const outline = { notes, written: plan.written }
      const parts = partsFor(plan, rows, left.part_count)
      if (!(await restartExport(db, left, { version, plan, outline, rows, parts }))) continue
      tell(`The export ${left.id} starts over: no worker has its data "${left.version}" any more; now "${version}"`)
      await store.remove(folderOf(left))
      return true
    } catch (error) {
      tell(
        `The export ${left.id} cannot be calculated with the data "${versions.join('", "')}": ${(error as Error).message}`,
      )
    }
  }
  return false
}

const planOf = ({ request, plan: stored }: LeftExport): EphemerisPlan =>
  request === null ? stored : ephemerisPlan(ExportRequest.parse(request))

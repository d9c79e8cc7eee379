import type { AnalyticsFunnelPayload, AnalyticsFunnelResponse } from '../../contract/admin-funnels.ts'
import {
  countFunnel,
  deleteFunnel,
  type FunnelRow,
  findFunnel,
  findFunnelByName,
  insertFunnel,
  listFunnels,
  updateFunnel,
} from '../../platform/db/funnels.ts'
import type { Database } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../wire/instant.ts'
import type { Remembered } from './remembered.ts'

/** Stored funnels, with the people of each step. */
export interface Funnels {
  list(): Promise<AnalyticsFunnelResponse[]>
  /** Throws `funnel_name_taken` and `too_many_funnels`. */
  create(funnel: AnalyticsFunnelPayload): Promise<AnalyticsFunnelResponse>
  /** Throws `not_found` and `funnel_name_taken`. */
  replace(id: string, funnel: AnalyticsFunnelPayload): Promise<AnalyticsFunnelResponse>
  /** Throws `not_found`. */
  remove(id: string): Promise<void>
}

const FUNNELS_MAX = 100

export function funnels(db: Database, answers: Remembered): Funnels {
  const counted = async (row: FunnelRow): Promise<AnalyticsFunnelResponse> => {
    // Another front may have changed the funnel, so what is counted is the key.
    const key = `funnel ${row.window_days} ${row.steps.join(' ')}`
    const counts = await answers.get(key, () => countFunnel(db, row))
    const first = counts[0]!.people
    return {
      ...{ id: row.id, name: row.name, steps: row.steps, window_days: row.window_days },
      ...{ created_at: instant(row.created_at), updated_at: instant(row.updated_at) },
      counts: counts.map(({ event, people }, at) => ({
        event,
        people,
        conversion_from_previous: at === 0 ? null : shareOf(people, counts[at - 1]!.people),
        conversion_from_first: shareOf(people, first),
      })),
    }
  }
  return {
    async list() {
      const made: AnalyticsFunnelResponse[] = []
      // One after the other, so that other requests keep their connections.
      for (const row of await listFunnels(db)) made.push(await counted(row))
      return made
    },
    async create(funnel) {
      const row = await insertFunnel(db, valuesOf(funnel), FUNNELS_MAX)
      if (row) return counted(row)
      throw (await findFunnelByName(db, funnel.name)) ? taken(funnel) : new Refusal('too_many_funnels')
    },
    async replace(id, funnel) {
      const row = await updateFunnel(db, id, valuesOf(funnel))
      if (row) return counted(row)
      throw (await findFunnel(db, id)) ? taken(funnel) : new Refusal('not_found')
    },
    async remove(id) {
      if (!(await deleteFunnel(db, id))) throw new Refusal('not_found')
    },
  }
}

const valuesOf = ({ name, steps, window_days }: AnalyticsFunnelPayload) => ({ name, steps, windowDays: window_days })

const taken = ({ name }: AnalyticsFunnelPayload) =>
  new Refusal('funnel_name_taken', {
    message: `Another funnel has the name "${name}": choose another name, or edit that funnel`,
  })

const shareOf = (people: number, of: number): number | null =>
  of === 0 ? null : Math.round((people / of) * 10_000) / 10_000

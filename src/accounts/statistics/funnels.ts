import {
  type AnalyticsFunnelPayload,
  type AnalyticsFunnelResponse,
  MATURED_EVENTS,
  type MaturedSignupFunnelResponse,
} from '../../contract/admin/funnels.ts'
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
import { listSignUpsByWeek, type WeekEvent } from '../../platform/db/statistics.ts'
import { Refusal } from '../../platform/errors.ts'
import { instant } from '../../platform/instant.ts'
import type { Remembered } from './cache.ts'
import { DAY_MS, dayOf } from './days.ts'

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
      id: row.id,
      name: row.name,
      steps: row.steps,
      window_days: row.window_days,
      created_at: instant(row.created_at),
      updated_at: instant(row.updated_at),
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

type Cohort = MaturedSignupFunnelResponse['cohorts'][number]
type Reached = NonNullable<Cohort['within_7_days']>

const WEEK_DAYS = 7
const WINDOWS = { within_7_days: 7, within_30_days: 30 } as const
type Window = keyof typeof WINDOWS

/** What people did within 7 and 30 days of their sign-up, for the weeks in which everyone has had that long. */
export async function maturedSignUps(
  db: Database,
  { nowMs, cohortDays }: { readonly nowMs: number; readonly cohortDays: number },
): Promise<MaturedSignupFunnelResponse> {
  const days = cohortDays + WINDOWS.within_30_days
  const rows = await listSignUpsByWeek(db, { nowMs, days, events: MATURED_EVENTS })
  const cohorts = [...Map.groupBy(rows, ({ week_ms }) => week_ms)].map(([weekMs, events]): Cohort => {
    const within = (window: Window) => (isMature(weekMs, window, nowMs) ? reachedIn(events, window) : null)
    return {
      week: dayOf(weekMs),
      people: events[0]!.people,
      within_7_days: within('within_7_days'),
      within_30_days: within('within_30_days'),
    }
  })
  const immature = (window: Window) => cohorts.filter((each) => each[window] === null).map(({ week }) => week)
  return {
    cohorts,
    totals: { within_7_days: together(cohorts, 'within_7_days'), within_30_days: together(cohorts, 'within_30_days') },
    immature: { for_7_days: immature('within_7_days'), for_30_days: immature('within_30_days') },
  }
}

/** The last member signs up at the end of the week. */
const isMature = (weekMs: number, window: Window, nowMs: number): boolean =>
  weekMs + (WEEK_DAYS + WINDOWS[window]) * DAY_MS <= nowMs

const reachedIn = (events: readonly WeekEvent[], window: Window): Reached =>
  Object.fromEntries(events.map((each) => [each.event, each[window]])) as Reached

function together(cohorts: readonly Cohort[], window: Window) {
  const counted = cohorts.filter((each) => each[window] !== null)
  const sum = (countOf: (cohort: Cohort) => number) => counted.reduce((all, each) => all + countOf(each), 0)
  return {
    people: sum(({ people }) => people),
    reached: Object.fromEntries(MATURED_EVENTS.map((event) => [event, sum((each) => each[window]![event])])) as Reached,
  }
}

import { MATURED_EVENTS, type MaturedSignupFunnelResponse } from '../../contract/admin-funnels.ts'
import type { Database } from '../../platform/db/pool.ts'
import { listSignUpsByWeek, type WeekEvent } from '../../platform/db/statistics.ts'
import { DAY_MS, dayOf } from './days.ts'

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

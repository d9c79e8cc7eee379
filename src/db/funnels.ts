import { z } from 'zod'
import type { Database } from './pool.ts'
import { arrayText, statement } from './statement.ts'

const Instant = z.number()
const Funnel = z.object({
  id: z.uuid(),
  name: z.string(),
  steps: z.array(z.string()),
  window_days: z.number(),
  created_at: Instant,
  updated_at: Instant,
})
export type FunnelRow = z.output<typeof Funnel>

export interface NewFunnel {
  readonly name: string
  /** Names of events. */
  readonly steps: readonly string[]
  readonly windowDays: number
}

const StepCount = z.object({ event: z.string(), people: z.number() })

const count = statement('funnel_count', StepCount)
const list = statement('funnel_list', Funnel)
const find = statement('funnel_find', Funnel)
const insert = statement('funnel_insert', Funnel)
const update = statement('funnel_update', Funnel)
const remove = statement('funnel_delete', z.object({ id: z.uuid() }))

const valuesOf = ({ name, steps, windowDays }: NewFunnel) => ({
  ...{ name, steps: arrayText(steps, (step) => step), window_days: windowDays },
})

/** The people of each step. */
export const countFunnel = (db: Database, { steps, window_days }: Pick<FunnelRow, 'steps' | 'window_days'>) =>
  db.any(count({ steps: arrayText(steps, (step) => step), window_days }))

export const listFunnels = (db: Database): Promise<readonly FunnelRow[]> => db.any(list({}))

export const findFunnel = (db: Database, id: string): Promise<FunnelRow | null> => db.maybeOne(find({ id, name: null }))

export const findFunnelByName = (db: Database, name: string): Promise<FunnelRow | null> =>
  db.maybeOne(find({ id: null, name }))

/** Null when the name is taken, or when there are `most`. */
export const insertFunnel = (db: Database, funnel: NewFunnel, most: number): Promise<FunnelRow | null> =>
  db.maybeOne(insert({ ...valuesOf(funnel), most }))

/** Null when there is none, or when another has the name. */
export const updateFunnel = (db: Database, id: string, funnel: NewFunnel): Promise<FunnelRow | null> =>
  db.maybeOne(update({ ...valuesOf(funnel), id }))

/** False when there is none. */
export const deleteFunnel = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(remove({ id }))) !== null

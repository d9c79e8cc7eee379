import type Stripe from 'stripe'
import type { z } from 'zod'
import { invalid } from '../failure.ts'
import { integer, range, text } from './route.ts'

/** The parameters of every list. */
export const paging = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}

export const created = { created: range.optional() }

interface Paging {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
}

const LIMIT = 10
const LIMIT_MAX = 100

/** A page of objects that come with the oldest first. Stripe lists the newest first. */
export function page<T extends { id: string }>(url: string, oldestFirst: readonly T[], of: Paging): Stripe.ApiList<T> {
  const limit = of.limit ?? LIMIT
  if (limit < 1 || limit > LIMIT_MAX) throw invalid(`The limit is 1 to ${LIMIT_MAX}.`, { param: 'limit' })
  const all = oldestFirst.toReversed()
  const at = (id: string, param: string): number => {
    const found = all.findIndex((object) => object.id === id)
    if (found < 0) throw invalid(`No such object: '${id}'`, { code: 'resource_missing', param })
    return found
  }
  const to = of.ending_before === undefined ? all.length : at(of.ending_before, 'ending_before')
  const from = of.starting_after === undefined ? 0 : at(of.starting_after, 'starting_after') + 1
  const isBackward = of.ending_before !== undefined
  const data = isBackward ? all.slice(Math.max(from, to - limit), to) : all.slice(from, from + limit)
  return { object: 'list', data, has_more: isBackward ? to - limit > from : from + limit < all.length, url }
}

/** Whether an object was created in a range. */
export function isWithin(at: number, of: z.output<typeof range> | undefined): boolean {
  if (of === undefined) return true
  if (typeof of === 'number') return at === of
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = of
  return at > gt && at >= gte && at < lt && at <= lte
}

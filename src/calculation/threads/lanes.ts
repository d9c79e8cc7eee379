/** Whose work it is. Lanes of equal weight get equal time of the threads, and one of weight two gets twice as much. */
export interface Lane {
  readonly id: string
  readonly weight: number
  /**
   * The network of a caller without a credential. All such callers share one lane, in which their networks take turns.
   */
  readonly network?: string
}

export interface Waiting<Item> {
  readonly lane: Lane
  readonly item: Item
}

/** Whether a call may start now. */
export type MayStart<Item> = (waiting: Waiting<Item>) => boolean

/** A queue that serves its lanes in turn, by the time that each has used. */
export interface Lanes<Item> {
  /**
   * Adds an item behind those of its lane. Returns the item that has to leave a full queue: the last one of the lane
   * that waits with most, which may be the new item itself. For an item of a network, it is always one of a network.
   * Null while there is room.
   */
  add(lane: Lane, item: Item): Item | null
  /** The first item of the lane that has used least, among lanes whose first item may start; null when none may. */
  peek(mayStart?: MayStart<Item>): Item | null
  take(mayStart?: MayStart<Item>): Waiting<Item> | null
  /** Adds to the time that a lane has used; a negative time corrects an estimate. */
  charge(lane: Lane, ms: number): void
  readonly size: number
}

interface Queued<Item> extends Waiting<Item> {
  /** The networks of a lane have one item in each round. */
  readonly round: number
}

interface Account<Item> {
  readonly lane: Lane
  /** By rounds. */
  readonly items: Queued<Item>[]
  /** The round of the item served last. */
  served: number
  /** Milliseconds of a thread by weight, counted from the clock at which the lane joined. */
  used: number
}

/** Lanes without work whose use is still remembered. */
const IDLE_MAX = 1_024

/**
 * Fair queueing by time (start-time fair queueing: Goyal, Vin and Cheng, 1996). A lane that joins starts at the clock,
 * the use of the lane served last, so that time which it did not use is not saved up.
 */
export function createLanes<Item>(limit: number): Lanes<Item> {
  const active = new Map<string, Account<Item>>()
  const idle = new Map<string, Account<Item>>()
  let clock = 0
  let size = 0

  function join(lane: Lane): Account<Item> {
    const known = idle.get(lane.id)
    idle.delete(lane.id)
    const account = { lane, items: [], served: 0, used: Math.max(known?.used ?? 0, clock) }
    active.set(lane.id, account)
    return account
  }

  function leave(account: Account<Item>): void {
    active.delete(account.lane.id)
    idle.set(account.lane.id, account)
    if (idle.size > IDLE_MAX) idle.delete(idle.keys().next().value!)
  }

  function first(mayStart: MayStart<Item> = () => true): Account<Item> | null {
    const ready = active.values().filter(({ items }) => mayStart(items[0]!))
    return lowest(ready, ({ used }) => used)
  }

  function dropLast(account: Account<Item>): Item {
    const { item } = account.items.pop()!
    if (account.items.length === 0) leave(account)
    size -= 1
    return item
  }

  return {
    add(lane, item) {
      const account = active.get(lane.id) ?? join(lane)
      queue(account, lane, item)
      size += 1
      if (size <= limit) return null
      const fullest = () => lowest(active.values(), ({ lane, items }) => -items.length / lane.weight)!
      return dropLast(lane.network === undefined ? fullest() : account)
    },
    peek: (mayStart) => first(mayStart)?.items[0]?.item ?? null,
    take(mayStart) {
      const account = first(mayStart)
      if (!account) return null
      clock = account.used
      const { lane, item, round } = account.items.shift()!
      account.served = round
      if (account.items.length === 0) leave(account)
      size -= 1
      return { lane, item }
    },
    charge({ id, weight }, ms) {
      const account = active.get(id) ?? idle.get(id)
      if (account) account.used += ms / weight
    },
    get size() {
      return size
    },
  }
}

/** Adds an item behind those of its network, and behind one of each other network for each of these. */
function queue<Item>({ items, served }: Account<Item>, lane: Lane, item: Item): void {
  const before = items.findLast((each) => each.lane.network === lane.network)
  const round = (before?.round ?? served) + 1
  items.splice(items.findLastIndex((each) => each.round <= round) + 1, 0, { lane, item, round })
}

/** The element with the lowest value, the earliest of equal ones; null of nothing. */
function lowest<Element>(elements: Iterable<Element>, value: (element: Element) => number): Element | null {
  let best: Element | null = null
  let least = Number.POSITIVE_INFINITY
  for (const element of elements) {
    const own = value(element)
    if (own < least) {
      best = element
      least = own
    }
  }
  return best
}

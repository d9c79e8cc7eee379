import Stripe from 'stripe'
import { snapshot } from './kinds.ts'
import type { World } from './world.ts'

type EventType = Stripe.Event['type']
type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object']

/** The version of the API whose shapes the SDK declares. */
export const API_VERSION = Stripe.API_VERSION

/** Records an event with its object as it is now. The types of the SDK say which object an event has. */
export function emit<T extends EventType>(world: World, type: T, object: ObjectOf<T>, previous?: object): void {
  const event = {
    id: world.newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.now,
    data: { object: snapshot(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { ...world.request },
    type,
  } satisfies Omit<Stripe.EventBase, 'data'> & { data: object }
  world.events.push(event as unknown as Stripe.Event)
}

/** Changes an object, and records an event with the values that its changed fields had before. No change, no event. */
export function change<T extends EventType>(world: World, type: T, object: ObjectOf<T>, mutate: () => void): void {
  const before = snapshot(object)
  mutate()
  const previous = changedFrom(fieldsOf(before), fieldsOf(snapshot(object)))
  if (previous) emit(world, type, object, previous)
}

interface Fields {
  [key: string]: unknown
}

/** The fields of `before` that differ in `after`: of inner objects only what differs, of lists the whole. */
function changedFrom(before: Fields, after: Fields): Fields | null {
  const changed: Fields = {}
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key] ?? null, after[key] ?? null]
    if (JSON.stringify(old) === JSON.stringify(now)) continue
    changed[key] = isFields(old) && isFields(now) ? changedFrom(old, now) : old
  }
  return Object.keys(changed).length > 0 ? changed : null
}

const fieldsOf = (object: object): Fields => Object.fromEntries(Object.entries(object))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

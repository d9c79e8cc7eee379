import { AREAS, type Area, isArea } from '../contract/accounts/keys.ts'
import { isPlanName, type PlanName } from '../contract/accounts/plans.ts'
import { findLiveKey, type LiveKey } from '../platform/db/api-keys.ts'
import type { LiveGrant } from '../platform/db/oauth.ts'
import type { Database } from '../platform/db/pool.ts'
import { Refusal } from '../platform/errors.ts'
import { type BoughtUnits, boughtOf } from './billing/units.ts'
import { CREDENTIALS_MAX, type CredentialCacheOptions, credentialCache } from './credential-cache.ts'
import { keyHasher } from './key-text.ts'

/** Who pays for a request. */
export interface Caller {
  /** Null for an assistant, which has a grant of the account's owner instead. */
  readonly keyId: string | null
  readonly grantId?: string
  readonly accountId: string
  readonly plan: PlanName
  readonly bought: BoughtUnits
  readonly subscribed: boolean
  /** The areas that the key or the grant may be used for. Absent: all. */
  readonly areas?: readonly string[]
  /** The only origins whose pages may use the key. Absent: the key is not for pages. */
  readonly allowedOrigins?: readonly string[]
  /** What the key may spend in a month, beside the limits of its plan. Absent: nothing else bounds it. */
  readonly budget?: KeyBudget
  /** The key gets fixed samples, which cost nothing. */
  readonly isTest?: true
  /** What its refused and failed requests send is kept for its owner. */
  readonly keepsErrors?: true
}

/** The units that a key may spend in a calendar month in UTC. */
export interface KeyBudget {
  readonly keyId: string
  readonly unitsPerMonth: number
}

export type FindCaller = (key: string) => Promise<Caller>

/**
 * Finds the caller of a key, from a cache where possible. The result throws `invalid_api_key`, or
 * `database_unavailable` for a key that is not in the cache while Postgres is unavailable.
 */
export function callerFinder(db: Database, options: CredentialCacheOptions = {}): FindCaller {
  const hashed = keyHasher(CREDENTIALS_MAX)
  const find = credentialCache<LiveKey>(options)
  return async (key) => {
    const { id, hash } = hashed(key)
    const live = await find(id, () => findLiveKey(db, hash))
    if (!live) throw new Refusal('invalid_api_key')
    const { id: keyId, areas, allowed_origins: allowedOrigins, units_per_month: unitsPerMonth } = live
    return {
      keyId,
      ...payerOf(live),
      ...(areas && { areas }),
      ...(allowedOrigins && { allowedOrigins }),
      ...(unitsPerMonth !== null && { budget: { keyId, unitsPerMonth } }),
      ...(live.is_test && { isTest: true }),
      ...(live.keeps_errors && { keepsErrors: true }),
    }
  }
}

/** The account that pays, from the row of its key or grant. */
export function payerOf(live: LiveKey | LiveGrant): Pick<Caller, 'accountId' | 'plan' | 'bought' | 'subscribed'> {
  const { account_id: accountId, plan, subscribed } = live
  if (!isPlanName(plan)) throw new Error(`Account ${accountId} has the unknown plan ${plan}`)
  return { accountId, plan, bought: boughtOf(live), subscribed }
}

/** Throws `subscription_required`, or `key_area_denied` when the key may not be used for an area. */
export function requireAccess(caller: Pick<Caller, 'subscribed' | 'areas' | 'grantId'>, area?: Area): void {
  if (!caller.subscribed) throw new Refusal('subscription_required')
  if (area) requireArea(caller, area)
}

/** Throws `key_area_denied` when the key may not be used for a further area of an operation. */
export function requireArea({ areas, grantId }: Pick<Caller, 'areas' | 'grantId'>, area: Area): void {
  if (areas && !areas.includes(area)) throw areaDenied(area, areas, grantId !== undefined)
}

/** Throws `origin_denied` when a key for pages comes from another page, or from none. */
export function requireOrigin({ allowedOrigins }: Pick<Caller, 'allowedOrigins'>, origin: string | undefined): void {
  if (!allowedOrigins || (origin !== undefined && allowedOrigins.includes(origin))) return
  const from = origin === undefined ? 'This request has no Origin header' : `This request comes from ${origin}`
  throw new Refusal('origin_denied', {
    message: `This API key works only for pages from ${allowedOrigins.join(', ')}. ${from}. Its owner may change allowed_origins (PATCH /api/v1/auth/keys/{key_id})`,
  })
}

function areaDenied(area: Area, allowed: readonly string[], isGrant: boolean): Refusal {
  const areas = allowed
    .filter(isArea)
    .map((each) => `${each} (${AREAS[each]})`)
    .join(', ')
  return new Refusal('key_area_denied', {
    message: isGrant
      ? `The user has not granted ${area} (${AREAS[area]}). Connect again, and allow it on the page. Allowed: ${areas}`
      : `This API key does not cover ${area} (${AREAS[area]}). It covers: ${areas}`,
  })
}

import { isPlanName } from '../../contract/plan-names.ts'
import { findLiveGrant, type LiveGrant } from '../../platform/db/oauth-grants.ts'
import type { Database } from '../../platform/db/pool.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { boughtOf } from '../billing/units.ts'
import type { Caller } from '../caller.ts'
import { KEY_FRESH_UNHEARD_MS, KEY_GRACE_MS } from '../caller.ts'
import { type Changes, KEY_FRESH_MS } from '../changes.ts'
import { keyMemory, type SeenKey } from '../key-memory.ts'
import { endedGrant, verifyAccessToken } from './access-token.ts'
import type { TokenKeys } from './token-keys.ts'

/**
 * Finds the caller of an access token for a resource, the address of an MCP endpoint. Throws `invalid_token` or
 * `database_unavailable`.
 */
export type FindAssistant = (token: string, resource: string) => Promise<Caller>

export interface AssistantOptions {
  readonly keys: TokenKeys
  readonly changes: Pick<Changes, 'attach' | 'isHearing'>
  /** Milliseconds. */
  readonly now?: () => number
}

/** About 300 bytes each. */
const GRANTS_MAX = 10_000

/**
 * Grants are remembered as keys are: an end is announced to all fronts, and a front that is cut off trusts its memory
 * for less than a second.
 */
export function assistantFinder(
  db: Database,
  { keys, changes, now = () => performance.now() }: AssistantOptions,
): FindAssistant {
  const { memory, seen, wrongAt, isSure, ask } = keyMemory<LiveGrant>(GRANTS_MAX, now)
  changes.attach(memory)

  const isFresh = (confirmedAt: number) =>
    isSure(confirmedAt) && now() - confirmedAt < (changes.isHearing() ? KEY_FRESH_MS : KEY_FRESH_UNHEARD_MS)
  const hasEnded = ({ live, confirmedAt }: SeenKey<LiveGrant>) => now() - confirmedAt >= live.ends_in_ms

  const find = async (grantId: string): Promise<LiveGrant | null> => {
    const known = seen(grantId)
    if (known && isFresh(known.confirmedAt) && !hasEnded(known)) return known.live
    if (isFresh(wrongAt(grantId))) return null
    try {
      return await ask(grantId, () => findLiveGrant(db, grantId))
    } catch (error) {
      if (!known || !isUnavailable(error) || now() - known.confirmedAt >= KEY_GRACE_MS) throw error
      return hasEnded(known) ? null : known.live
    }
  }

  return async (token, resource) => {
    const { grantId, scopes } = await verifyAccessToken(keys, token, resource)
    const live = await find(grantId)
    if (!live) throw endedGrant()
    const { account_id: accountId, plan, subscribed } = live
    if (!isPlanName(plan)) throw new Error(`Account ${accountId} has the unknown plan ${plan}`)
    const areas = scopes.filter((scope) => live.scopes.includes(scope))
    return { keyId: null, grantId, accountId, plan, bought: boughtOf(live), subscribed, areas }
  }
}

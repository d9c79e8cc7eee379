// The key by which pages of this service call it for the account that is signed in.
import { FailedRequest, outcomeOfReply, reached } from './refusals.js'

const KEPT = 'orrery-browser-key'
const root = new URL('../../', import.meta.url)

/** A key that was made in this tab before. A tab that is closed forgets it. */
const kept = () => {
  const found = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
  return found && Date.parse(found.expires_at) > Date.now() + 60_000 ? found.key : null
}

/**
 * The key of the account that is signed in, or null if the visitor is not signed in. Throws a `FailedRequest` if the service
 * refuses a key, or cannot be reached.
 * @param {{ isNew?: boolean }} [options] `isNew`: not the key of before, which may have ended with its session.
 * @returns {Promise<string | null>}
 */
export async function browserKey({ isNew = false } = {}) {
  const earlier = isNew ? null : kept()
  if (earlier) return earlier
  sessionStorage.removeItem(KEPT)
  const reply = await reached(fetch(new URL('account/browser-key', root), { method: 'POST' }))
  if (reply.status === 401 || reply.status === 404) return null
  if (!reply.ok) throw new FailedRequest(outcomeOfReply(reply, await reply.json().catch(() => null)))
  const made = await reached(reply.json())
  sessionStorage.setItem(KEPT, JSON.stringify(made))
  return made.key
}

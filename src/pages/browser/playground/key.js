// The key of the calls: one that was pasted into this tab, else the one of the account that is signed in.
import { browserKey } from '../browser-key.js'

const PASTED = 'orrery-playground-key'
const LENGTH_MAX = 200

export const pastedKey = () => sessionStorage.getItem(PASTED)

/** Keeps a key until the tab is closed. */
export const pasteKey = (key) => sessionStorage.setItem(PASTED, key.trim().slice(0, LENGTH_MAX))

export const forgetKey = () => sessionStorage.removeItem(PASTED)

/**
 * Sends a call with a key. A key that is refused is forgotten, and the account may have made another one.
 * @returns {Promise<{ outcome: object | null, key: string | null }>} no outcome if there is no key
 */
export const withKey = async (send, { isOpen }) => {
  if (isOpen) return { outcome: await send(null), key: null }
  const pasted = pastedKey()
  const key = pasted ?? (await browserKey())
  if (key === null) return { outcome: null, key }
  const outcome = await send(key)
  if (outcome.status !== 401) return { outcome, key }
  if (pasted !== null) {
    forgetKey()
    return { outcome, key: null }
  }
  const next = await browserKey({ isNew: true })
  return next === null ? { outcome: null, key: null } : { outcome: await send(next), key: next }
}

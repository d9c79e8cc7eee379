// The key of the calls: one that was pasted into this tab, else the one of the account that is signed in.
import { browserKey } from '../browser-key.js'

const PASTED = 'orrery-playground-key'
const LENGTH_MAX = 200

export const pastedKey = () => sessionStorage.getItem(PASTED)

/** Keeps a key until the tab is closed. */
export const pasteKey = (key) => sessionStorage.setItem(PASTED, key.trim().slice(0, LENGTH_MAX))

export const forgetKey = () => sessionStorage.removeItem(PASTED)

/** A key, or null if nobody is signed in and none was pasted. */
export const findKey = async (options) => pastedKey() ?? (await browserKey(options))

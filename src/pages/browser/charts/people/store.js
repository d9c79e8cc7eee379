// Where the people of a person are: in the account if somebody is signed in, otherwise in this browser.
import { accountStore } from './account-store.js'
import { browserStore } from './browser-store.js'

export const openStore = async () => (await accountStore()) ?? browserStore()

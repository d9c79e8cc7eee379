import type { Operation } from '../../operation.ts'
import { BROWSER_KEY_OPERATIONS } from './browser-key.ts'
import { KEY_PAGES } from './keys.ts'
import { MESSAGE_PAGES } from './messages.ts'
import { OVERVIEW_PAGES } from './overview.ts'
import { REQUEST_PAGES } from './requests.ts'
import { SESSION_PAGES } from './sessions.ts'
import { SIGN_IN_PAGES } from './sign-in.ts'

/** The pages of an account, and what their scripts ask. */
export const ACCOUNT_PAGES: readonly Operation[] = [
  ...SIGN_IN_PAGES,
  ...MESSAGE_PAGES,
  ...OVERVIEW_PAGES,
  ...KEY_PAGES,
  ...REQUEST_PAGES,
  ...SESSION_PAGES,
  ...BROWSER_KEY_OPERATIONS,
]

import type { Operation } from '../../operation.ts'
import { BROWSER_KEY_OPERATIONS } from './browser-key.ts'

/** The pages of an account, and what their scripts ask. */
export const ACCOUNT_PAGES: readonly Operation[] = [...BROWSER_KEY_OPERATIONS]

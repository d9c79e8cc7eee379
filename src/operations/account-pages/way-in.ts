import { z } from 'zod'
import { PUBLIC } from '../access.ts'

/** The provider allows far fewer attempts. */
const ATTEMPTS = { most: 60, seconds: 60 } as const
const AT_FAULT = 'The page says what is wrong'

const shared = {
  tag: 'Sign-in',
  access: PUBLIC,
  builtInIdentity: true,
  isPage: true,
  confidential: true,
  reply: z.string(),
} as const

/** What the pages for people without a session have in common. */
export const WAY_IN = {
  ...shared,
  method: 'GET',
  answer: { types: { 'text/html': 'html' }, statuses: { 303: 'Already signed in: the browser is redirected' } },
} as const

/** A form of such a page. A form that sends an e-mail also has `mails`. */
export const WAY_IN_FORM = {
  ...shared,
  method: 'POST',
  consumes: 'application/x-www-form-urlencoded',
  ownForm: true,
  addressLimit: ATTEMPTS,
  refuses: ['origin_refused'],
  answer: {
    types: { 'text/html': 'html' },
    statuses: {
      303: 'The browser is redirected to the next page',
      ...{ 401: AT_FAULT, 403: AT_FAULT, 422: AT_FAULT, 429: AT_FAULT, 503: AT_FAULT },
    },
  },
} as const

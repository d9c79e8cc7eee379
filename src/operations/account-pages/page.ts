import type { z } from 'zod'
import { issueOf } from '../../contract/input/faults.ts'
import type { FieldFaults } from '../../pages/elements/field.ts'
import { rootOf } from '../../pages/frame.ts'
import { accountNameOf, type Holder } from '../../pages/site.ts'
import type { Issue } from '../../platform/errors.ts'
import { ACCOUNT_PAGE } from '../access.ts'
import type { AccountRequest } from '../operation.ts'
import { SIGNED_IN_FORM, SIGNED_IN_PAGE } from '../signed-in-pages.ts'

const shared = { tag: 'Account pages', access: ACCOUNT_PAGE, builtInIdentity: true } as const

/** What all pages of an account have in common. Limits by provider and by account apply. */
export const PAGE = { ...SIGNED_IN_PAGE, ...shared } as const

/** A form of a page. */
export const FORM = { ...SIGNED_IN_FORM, ...shared } as const

/** What every form says in the document. */
export const OWN_FORM = 'The form has to come from a page of this service.'

/** Who looks at a page. */
export const holderOf = (request: Pick<AccountRequest, 'account' | 'url'>): Holder => ({
  account: accountNameOf(request.account),
  root: rootOf(request.url),
})

/** The first fault of each field of a body, in the words of the API. */
export const fieldFaults = ({ issues }: z.core.$ZodError): FieldFaults =>
  faultsByField(issues.map((issue) => issueOf(issue, 'body')))

/** The first fault of each field. */
export const faultsByField = (issues: readonly Issue[]): FieldFaults =>
  Object.fromEntries(issues.map(({ loc, msg }) => [String(loc[1]), /[.?!]$/.test(msg) ? msg : `${msg}.`]).toReversed())

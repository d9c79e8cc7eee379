import { rootOf } from '../../pages/frame.ts'
import type { Viewer } from '../../pages/site.ts'
import { ADMIN_PAGE } from '../access.ts'
import type { OperatorRequest } from '../operation.ts'
import { SIGNED_IN_FORM, SIGNED_IN_PAGE } from '../signed-in-pages.ts'

const shared = { tag: 'Administration', access: ADMIN_PAGE, isForOperators: true } as const

/** What all pages of the administration have in common. */
export const PAGE = { ...SIGNED_IN_PAGE, ...shared } as const

/** A form of a page. */
export const FORM = { ...SIGNED_IN_FORM, ...shared } as const

/** Who views a page, known from the access check. */
export const viewerOf = ({ operator, url }: Pick<OperatorRequest, 'operator' | 'url'>): Viewer => ({
  operator: operator.name,
  root: rootOf(url),
})

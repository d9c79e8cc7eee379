import { z } from 'zod'

/** The entries that a page of the request log filters and pages through: the same number that the API lists. */
export const LISTED_MAX = 500
export const PER_PAGE = 50

export const OUTCOMES = ['succeeded', 'refused', 'failed'] as const
export type Outcome = (typeof OUTCOMES)[number]

const KEY_ID_LENGTH = 36

const FILTERS = {
  key: z.string().max(KEY_ID_LENGTH).optional().describe('The id of a key, or `none` for requests without a key.'),
  outcome: z.enum(OUTCOMES).optional().describe('Refused: a status of 400 to 499. Failed: from 500.'),
}

export const RequestsCsvQuery = z.strictObject(FILTERS)

export const RequestsPageQuery = z.strictObject({
  ...FILTERS,
  page: z
    .int()
    .min(1)
    .max(LISTED_MAX / PER_PAGE)
    .default(1),
})
export type RequestsPageQuery = z.output<typeof RequestsPageQuery>

export const SessionsPageQuery = z.strictObject({ done: z.enum(['ended']).optional() })

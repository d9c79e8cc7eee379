import { z } from 'zod'

/**
 * Lists whose unknown names are left out with a warning instead of refused, each with the code of the warning. Programs
 * send names of other lists with them, such as names of the answer's sections.
 */
export const forgivingLists = z.registry<{ readonly code: IgnoredCode }>()

/** What may be left out of a request, and why. */
export const IGNORED_REASONS = {
  unknown_field: 'Ignored, because these fields do not exist',
  unknown_feature: 'Ignored, because include_features has no such names',
} as const

export type IgnoredCode = keyof typeof IGNORED_REASONS

import { z } from 'zod'

/**
 * Lists whose unknown names are left out with a warning instead of refused, each with the code of the warning. Programs
 * send names of other lists with them, such as names of the answer's sections.
 */
export const forgivingLists = z.registry<{ readonly code: IgnoredCode }>()

/** Names that stand for every unknown one, with a warning: programs send names of other services. */
export const forgivingNames = z.registry<ForgivingName>()

export interface ForgivingName {
  readonly code: IgnoredCode
  /** The name that is used instead. */
  readonly nearest: string
}

/** What may be left out of a request, and why. */
export const IGNORED_REASONS = {
  unknown_field: 'Ignored, because these fields do not exist',
  unknown_feature: 'Ignored, because include_features has no such names',
  unknown_style: 'Texts have the style improved, because there is none of these names',
} as const

export type IgnoredCode = keyof typeof IGNORED_REASONS

import { z } from 'zod'

/**
 * Lists whose unknown names are ignored with a warning instead of refused, each with the code of the warning. Programs
 * mix in names of other lists, such as names of the answer's sections.
 */
export const forgivingLists = z.registry<{ readonly code: IgnoredCode }>()

/** Defaults that replace unknown names, with a warning: programs send names of other services. */
export const forgivingNames = z.registry<ForgivingName>()

export interface ForgivingName {
  readonly code: IgnoredCode
  /** The name that is used instead. */
  readonly nearest: string
}

/** What may be ignored in a request, and why. */
export const IGNORED_REASONS = {
  unknown_field: 'Ignored, because these fields do not exist',
  unknown_feature: 'Ignored, because include_features has no such names',
  unknown_style: 'Texts have the style improved, because no style has these names',
} as const

export type IgnoredCode = keyof typeof IGNORED_REASONS

/** The lists of jobs that fronts and renderers work through. */
export const JOB_KINDS = ['reports', 'callbacks', 'letters', 'stripe_events'] as const
export type JobKind = (typeof JOB_KINDS)[number]

/** The jobs that can be retried. A letter that was given up has lost its content. */
export const RETRIED_KINDS = ['reports', 'callbacks', 'stripe_events'] as const satisfies readonly JobKind[]
export type RetriedKind = (typeof RETRIED_KINDS)[number]

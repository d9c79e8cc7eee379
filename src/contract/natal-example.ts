export const COMPACT_EXAMPLE = {} as const

/** The points whose sign may give the first year. */
export const STARTS = ['ascendant', 'midheaven', 'sun', 'moon', 'part_of_fortune'] as const

/** The rules by which years and months of life begin. */
export const PERIODS = ['birthday', 'solar_return'] as const

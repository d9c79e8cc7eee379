/** The points whose sign may be that of the first year. */
export const STARTS = ['ascendant', 'midheaven', 'sun', 'moon', 'part_of_fortune'] as const

/** When years and months of life begin. */
export const PERIODS = ['birthday', 'solar_return'] as const

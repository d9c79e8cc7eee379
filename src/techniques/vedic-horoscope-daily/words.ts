import type { Graha } from '../../astro/vedic/names.ts'

/** A graha within a sentence: `the Sun`, `Mars`. */
export const objectOf = (graha: Graha): string => (graha === 'Sun' || graha === 'Moon' ? `the ${graha}` : graha)

/** A graha as the subject of a sentence: `The Sun`, `Mars`. */
export const subjectOf = (graha: Graha): string => (graha === 'Sun' || graha === 'Moon' ? `The ${graha}` : graha)

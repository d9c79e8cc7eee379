import type { Chapter } from './technique.ts'

/** The chapter of both techniques of eclipses. */
export const ECLIPSES_CHAPTER: Chapter = {
  name: 'Eclipses',
  about: 'Eclipses of Sun and Moon from a place, and the path of an eclipse of the Sun.',
}

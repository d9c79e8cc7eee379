import type { AspectId } from '../../astro/aspect.ts'

/** The symbols of the aspects as strokes in a square of 24 units. */
export const ASPECT_GLYPHS: Readonly<Record<AspectId, string>> = {
  conjunction: 'M4.4 14.8A4.8 4.8 0 1 1 14 14.8A4.8 4.8 0 1 1 4.4 14.8ZM12.6 11.4L19.6 4.4',
  opposition:
    'M3 17.2A3.8 3.8 0 1 1 10.6 17.2A3.8 3.8 0 1 1 3 17.2ZM13.4 6.8A3.8 3.8 0 1 1 21 6.8A3.8 3.8 0 1 1 13.4 6.8ZM9.5 14.5L14.5 9.5',
  trine: 'M12 4L20.8 19.2L3.2 19.2Z',
  square: 'M4.6 4.6L19.4 4.6L19.4 19.4L4.6 19.4Z',
  sextile: 'M12 3L12 21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5',
  quincunx: 'M3.6 6L20.4 6M12 6L5.6 19M12 6L18.4 19',
  semi_sextile: 'M3.6 18L20.4 18M12 18L5.6 5M12 18L18.4 5',
  semi_square: 'M18.4 4.4L4.6 18.8L19.8 18.8',
  sesquiquadrate: 'M3.8 3.8L14.2 3.8L14.2 14.2L3.8 14.2ZM19.8 8.6L14.2 20.2L21 20.2',
  quintile: 'M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12ZM14.4 14.8L20.6 21',
}

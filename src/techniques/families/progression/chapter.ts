/** The chapter of all progressions. */
export const PROGRESSIONS_CHAPTER = {
  name: 'Progressions',
  about: 'A birth chart moved on by days of the ephemeris that stand for years of life.',
}
